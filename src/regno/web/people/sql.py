"""The store of people in SQL that SQLite and PostgreSQL both understand. It holds hashes of keys, never a key."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec

from regno.database import Database
from regno.web.people.store import Device, Holding, Person, Revocation, TransferCode
from regno.web.statements import PostgresStatements, Rows, SqliteStatements, Statement, Statements

DAY = 86_400_000
FILE, CHANNEL = "people.sqlite", "regno_people"
KEPT = 3 * DAY  # milliseconds for which a code is remembered after it ended, to say why it opens nothing

SCHEMA = """
create table people (id text primary key, made bigint not null, settings text not null);
create table devices (
    hash text primary key, person text not null, number integer not null, kind text not null, browser text not null,
    system text not null, made bigint not null, seen bigint not null, unique (person, number)
);
create table holdings (
    person text not null, hash text not null, kind text not null, primary key (person, hash)
);
create index holdings_by_hash on holdings (hash);
create table codes (
    hash text primary key, person text not null, device integer not null, until bigint not null, used bigint not null
);
create table revoked (
    hash text primary key, at bigint not null, kind text not null, browser text not null, system text not null
);
create table united (old text primary key, new text not null);
"""
# What people made at the bench: editions of their own, draft by draft, and studies.
BENCH = """
create table editions (
    id text not null, draft integer not null, person text not null, title text not null, content text not null,
    made bigint not null, primary key (id, draft)
);
create index editions_by_person on editions (person);
create table studies (
    id text primary key, person text not null, made bigint not null, settings text not null, state text not null,
    beat bigint not null, found text not null
);
create index studies_by_person on studies (person);
create index studies_by_state on studies (state);
"""
# The mistakes of a person's games, as cards of a deck.
MISTAKES = """
create table mistakes (
    person text not null, id text not null, card text not null, primary key (person, id)
);
"""
# Which process runs a study, and when its person's turn last came.
OWNERS = """
alter table studies add column owner text not null default '';
alter table studies add column taken bigint not null default 0;
"""
# The days on which a server ran, and after how many of them each of these was used or made.
DAYS = """
create table people_days (day bigint primary key);
alter table devices add column day integer not null default 0;
alter table revoked add column day integer not null default 0;
alter table united add column day integer not null default 0;
"""
STEPS = (SCHEMA, BENCH, MISTAKES, OWNERS, DAYS)  # from each version of the schema to the next
DEVICE = "hash, person, number, kind, browser, system, made, seen"
TODAY = "(select count(*) from people_days)"
SIGN_OUT = f"""insert into revoked (hash, at, kind, browser, system, day) values (?, ?, ?, ?, ?, {TODAY})
               on conflict do nothing"""
IS_IDLE = f"""not exists (select 1 from devices where person = people.id and day > {TODAY} - ?)
              and not exists (select 1 from editions where person = people.id)
              and not exists (select 1 from studies where person = people.id)
              and not exists (select 1 from mistakes where person = people.id)"""


class SqlPeople(Statements):
    """People, their devices, and the hashes of what they hold. Reads block and may come from any thread."""

    def listen(self, call: Callable[[Collection[str]], None]) -> None:
        """Have a function called, in any thread, with the hashes of keys that another process has ended, if any can."""

    # ------------------------------------------------------------ reading

    def device(self, hash: str) -> Device | None:
        """Return the device with a key of this hash."""
        return next((Device(*row) for row in self.read(f"select {DEVICE} from devices where hash = ?", hash)), None)

    def revocation(self, hash: str) -> Revocation | None:
        """Return how a device lost its rights, None if it never did."""
        rows = self.read("select at, kind, browser, system from revoked where hash = ?", hash)
        return next((Revocation(*row) for row in rows), None)

    def person(self, id: str) -> Person | None:
        """Return a person, also by an id from before they were united with another."""
        query = "select id, made, settings from people where id = coalesce((select new from united where old = ?), ?)"
        return next((Person(id, made, msgspec.json.decode(text)) for id, made, text in self.read(query, id, id)), None)

    def devices(self, person: str) -> list[Device]:
        """Return the devices of a person, the first one first."""
        rows = self.read(f"select {DEVICE} from devices where person = ? order by number", person)
        return [Device(*row) for row in rows]

    def holdings(self, person: str) -> dict[str, Holding]:
        """Return the hashes of the tokens that a person holds, with what each is for."""
        rows: list[tuple[Any, Any]] = [(row[0], row[1]) for row in self.read(
            "select hash, kind from holdings where person = ?", person
        )]  # fmt: skip
        return dict(rows)

    def owner(self, hash: str) -> str:
        """Return the person who holds the seats of a token, empty if it is nobody's."""
        rows = self.read("select person from holdings where hash = ? and kind = 'table'", hash)
        return rows[0][0] if rows else ""

    def code(self, hash: str) -> TransferCode | None:
        """Return a transfer code, also one that is used or too old, for some days."""
        rows = self.read("select person, device, until, used from codes where hash = ?", hash)
        return next((TransferCode(*row) for row in rows), None)

    def cards(self, person: str) -> dict[str, str]:
        """Return the mistakes of a person's deck by their ids, as JSON."""
        rows: list[tuple[str, str]] = [(row[0], row[1]) for row in self.read(
            "select id, card from mistakes where person = ?", person
        )]  # fmt: skip
        return dict(rows)

    def card(self, person: str, id: str) -> str | None:
        """Return one mistake of a person's deck, None if it is not there."""
        rows = self.read("select card from mistakes where person = ? and id = ?", person, id)
        return rows[0][0] if rows else None

    # ------------------------------------------------------------ writing

    def create(self, person: Person, device: Device) -> Future[Rows]:
        """Insert a person with a first device; nothing happens if the device is known already."""
        insert = f"""insert into devices ({DEVICE}, day) values (?, ?, ?, ?, ?, ?, ?, ?, {TODAY})
                     on conflict do nothing"""
        then = "insert into people (id, made, settings) select person, made, '{}' from devices where person = ?"
        return self.write((insert, *vars(device).values()), (then, person.id))

    def hold(self, person: str, hashes: Mapping[str, Holding]) -> Future[Rows]:
        """Add to what a person holds, if there is such a person."""
        query = """insert into holdings (person, hash, kind) select id, ?, ? from people where id = ?
                   on conflict do nothing"""
        return self.write(*((query, hash, kind, person) for hash, kind in hashes.items()))

    def let_go(self, person: str, hashes: Collection[str]) -> Future[Rows]:
        """Take something from what a person holds."""
        return self.write(*(("delete from holdings where person = ? and hash = ?", person, hash) for hash in hashes))

    def settle(self, person: str, settings: dict[str, Any]) -> Future[Rows]:
        """Replace the settings of a person."""
        text = msgspec.json.encode(settings).decode()
        return self.write(("update people set settings = ? where id = ?", text, person))

    def add_cards(self, person: str, cards: Mapping[str, str]) -> Future[Rows]:
        """Insert mistakes into a deck; those that are there stay as they are."""
        query = "insert into mistakes (person, id, card) values (?, ?, ?) on conflict do nothing"
        return self.write(*((query, person, id, card) for id, card in cards.items()))

    def change_card(self, person: str, id: str, card: str) -> Future[Rows]:
        """Replace a mistake of a deck, if it is there."""
        return self.write(("update mistakes set card = ? where person = ? and id = ?", card, person, id))

    def drop_card(self, person: str, id: str) -> Future[Rows]:
        """Take a mistake out of a deck."""
        return self.write(("delete from mistakes where person = ? and id = ?", person, id))

    def add_code(self, hash: str, code: TransferCode) -> Future[Rows]:
        """Insert a transfer code, and delete old ones."""
        insert = "insert into codes (hash, person, device, until, used) values (?, ?, ?, ?, ?)"
        old = ("delete from codes where until < ?", code.until - KEPT)
        return self.write(old, (insert, hash, *vars(code).values()))

    def use_code(self, hash: str, now: int) -> Future[Rows]:
        """Mark a code as used; return a row if it was good until now, else none."""
        query = "update codes set used = ? where hash = ? and used = 0 and until >= ? returning hash"
        return self.write((query, now, hash, now))

    def add_device(self, device: Device) -> Future[Rows]:
        """Insert a device under the next number of its person."""
        number = "select coalesce(max(number), 0) + 1 from devices where person = ?"
        values = (device.hash, device.person, device.person, *list(vars(device).values())[3:])
        insert = f"insert into devices ({DEVICE}, day) values (?, ?, ({number}), ?, ?, ?, ?, ?, {TODAY})"
        return self.write((insert, *values))

    def notice(self, hash: str, now: int) -> Future[Rows]:
        """Note that a device was in use."""
        return self.write((f"update devices set seen = ?, day = {TODAY} where hash = ?", now, hash))

    def unite(self, person: str, into: str) -> Future[Rows]:
        """Give all devices, holdings and mistakes of a person to another, and let the old id lead there."""
        last = "select coalesce(max(number), 0) from devices where person = ?"
        copied = """insert into holdings (person, hash, kind)
                    select into_person.id, hash, kind from holdings, people as into_person
                    where into_person.id = ? and person = ? on conflict do nothing"""
        mistakes = """insert into mistakes (person, id, card)
                      select into_person.id, mistakes.id, card from mistakes, people as into_person
                      where into_person.id = ? and person = ? on conflict do nothing"""
        return self.write(
            (f"update devices set person = ?, number = number + ({last}) where person = ?", into, into, person),
            (copied, into, person),
            (mistakes, into, person),
            ("delete from mistakes where person = ?", person),
            ("delete from holdings where person = ?", person),
            ("delete from codes where person = ?", person),
            *((f"update {name} set person = ? where person = ?", into, person) for name in ("editions", "studies")),
            ("update united set new = ? where new = ?", into, person),
            (f"insert into united (old, new, day) values (?, ?, {TODAY})", person, into),
            ("delete from people where id = ?", person),
        )

    def revoke(self, hashes: Collection[str], revocation: Revocation) -> Future[Rows]:
        """Sign devices out."""
        return self.write(*(each for hash in hashes for each in self.signing_out(hash, revocation)))

    def signing_out(self, hash: str, revocation: Revocation) -> list[Statement]:
        """Return what deletes a device and remembers why its key opens nothing."""
        return [("delete from devices where hash = ?", hash), (SIGN_OUT, hash, *vars(revocation).values())]

    def rekey(self, old: str, new: str, revocation: Revocation) -> Future[Rows]:
        """Give a device a new key; the old one and all codes of its person open nothing any more."""
        return self.write(
            ("delete from codes where person in (select person from devices where hash = ?)", old),
            ("update devices set hash = ? where hash = ?", new, old),
            *self.signing_out(old, revocation),
        )

    def forget(self, person: str) -> Future[Rows]:
        """Delete a person with devices, holdings, codes and mistakes."""
        names = ("devices", "holdings", "codes", "editions", "studies", "mistakes")
        return self.write(
            *((f"delete from {name} where person = ?", person) for name in names),
            ("delete from people where id = ?", person),
            ("delete from united where new = ?", person),
        )

    # ------------------------------------------------------------ the end of what nobody uses

    def start_day(self, day: int) -> Future[Rows]:
        """Note a day, since 1970, on which the server runs; return a row if it is a new one."""
        return self.write(("insert into people_days (day) values (?) on conflict do nothing returning day", day))

    def idle(self, days: int, after: str, most: int) -> list[tuple[str, bool]]:
        """Return the next people after an id, each with whether they were away for so many days and made nothing.

        Only days count on which the server ran. What they hold is not looked at.
        """
        query = f"select id, {IS_IDLE} from people where id > ? order by id limit ?"
        return [(id, bool(is_idle)) for id, is_idle in self.read(query, days, after, most)]

    def forget_idle(self, person: str, days: int) -> Future[Rows]:
        """Delete a person who is still idle, with what they held; return the hashes of their keys as rows."""
        is_gone = "not exists (select 1 from people where id = ?)"
        return self.write(
            (f"delete from people where id = ? and {IS_IDLE}", person, days),
            *((f"delete from {name} where person = ? and {is_gone}", person, person) for name in ("holdings", "codes")),
            (f"delete from united where new = ? and {is_gone}", person, person),
            (f"delete from devices where person = ? and {is_gone} returning hash", person, person),
        )

    def expire(self, days: int) -> Future[Rows]:
        """Forget which devices were signed out, and who was united with whom, before so many days."""
        names = ("revoked", "united")
        return self.write(*((f"delete from {name} where day <= {TODAY} - ?", days) for name in names))


class SqlitePeople(SqliteStatements, SqlPeople):
    """The people of one data folder, as one SQLite file beside the tables."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / FILE, STEPS)


class PostgresPeople(PostgresStatements, SqlPeople):
    """The people of one PostgreSQL. Processes tell each other which keys have ended."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, "people", STEPS)

    def signing_out(self, hash: str, revocation: Revocation) -> list[Statement]:
        return [*super().signing_out(hash, revocation), ("select pg_notify(?, ?)", CHANNEL, hash)]

    def listen(self, call: Callable[[Collection[str]], None]) -> None:
        self.database.listen(CHANNEL, lambda hash: call([hash]) if hash else None)
