"""Where tables are kept: one SQLite file. What it has acknowledged is on the disk, whatever happens next."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from concurrent.futures import Future
from pathlib import Path

import msgspec

from regno.errors import RegnoError, SystemFault
from regno.table.archive import Archive, Kept
from regno.table.entries import AnyEntry
from regno.table.play import Position
from regno.table.seats import FORGOTTEN as NOBODY
from regno.table.table import Table, Told
from regno.table.terms import Terms
from regno.table.writer import Writer, connect

FILE = "tables.sqlite"
FORM = 2  # of the file
DAY = 86_400_000
# How long a table that nobody touches is kept: while people gather, while they play, and afterwards.
RETENTION = {"open": 7 * DAY, "playing": 90 * DAY, "over": 365 * DAY, "stopped": 365 * DAY, "closed": DAY}

SCHEMA = """
create table tables (
    id text primary key, rules integer not null, terms text not null, secret text not null, maker text not null,
    made integer not null, touched integer not null, phase text not null, listed integer not null,
    restless integer not null default 1
) without rowid;
create table log (
    id text not null, version integer not null, entry text not null, primary key (id, version)
) without rowid;
create table positions (
    id text not null, version integer not null, position text not null, primary key (id, version)
) without rowid;
create table holders (holder text not null, id text not null, primary key (holder, id)) without rowid;
create index touched on tables (touched);
create index restless on tables (id) where restless;
"""
# What makes a file of an earlier form one of the next. Whether a table of then is restless shows when it is looked at.
UPGRADES = {
    1: """alter table tables add column restless integer not null default 1;
          create index restless on tables (id) where restless;""",
}
WHOLE = ("tables", "log", "positions", "holders")
ENTRY: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


class StoreFault(RegnoError):
    """The file cannot be opened or written."""

    subject = "table"


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


class Store:
    """The tables of one file."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.path.touch(mode=0o600)  # it holds the secrets of games under way
            connection = connect(self.path)
            self.reader = connect(self.path)
            prepare(connection, self.path)
        except OSError as trouble:
            raise StoreFault("no-store", file=str(self.path), fault=SystemFault.of(trouble)) from None
        except sqlite3.Error as trouble:
            raise StoreFault("no-store", file=str(self.path), fault=str(trouble)) from None
        self.writer = Writer(connection)
        self.writer.start()

    def close(self) -> None:
        """What was handed over is written before the file is let go."""
        self.writer.stop()
        self.writer.connection.close()
        self.reader.close()

    # ------------------------------------------------------------ writing

    def create(self, table: Table) -> Future[None]:
        """A new table, before anybody hears of it."""
        row = Archive(id=table.id, terms=table.terms, secret=table.shuffle.secret, maker=table.maker, made=table.made)
        return self.writer.put(lambda connection: insert(connection, row, "open", table.made))

    def add(self, table: Table, told: Sequence[Told], position: Position | None = None) -> Future[None]:
        """What happened at a table, as one; a position may go with it."""
        news = [(table.id, each.version, text(each.entry)) for each in told]
        touched = max((each.entry.at for each in told), default=0)
        id, phase, holders = table.id, table.phase, {seat.holder for seat in table.seats if seat.holder}
        restless = table.is_restless
        kept = (table.version, text(position)) if position else None

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany("insert into log values (?, ?, ?)", news)
            if kept:
                connection.execute("insert or replace into positions values (?, ?, ?)", (id, *kept))
            if news:
                changed = "update tables set touched = ?, phase = ?, restless = ? where id = ?"
                connection.execute(changed, (touched, phase, restless, id))
            connection.executemany("insert or ignore into holders values (?, ?)", [(each, id) for each in holders])

        return self.writer.put(work)

    def delete(self, id: str) -> Future[None]:
        """A table and everything about it."""
        return self.writer.put(lambda connection: erase(connection, id))

    def forget(self, id: str, holder: str) -> Future[None]:
        """What a person told the table: the name, the token and every word, from the first entry on."""
        return self.writer.put(lambda connection: scrub(connection, id, holder))

    def put_in(self, archive: Archive, phase: str, now: int) -> Future[None]:
        """A table that was kept elsewhere."""

        def work(connection: sqlite3.Connection) -> None:
            insert(connection, archive, phase, now)
            rows = [(archive.id, version, text(entry)) for version, entry in enumerate(archive.log, 1)]
            connection.executemany("insert into log values (?, ?, ?)", rows)
            kept = [(archive.id, each.version, text(each.position)) for each in archive.positions]
            connection.executemany("insert into positions values (?, ?, ?)", kept)
            holders = {(entry.holder, archive.id) for entry in archive.log if hasattr(entry, "holder")}
            connection.executemany("insert or ignore into holders values (?, ?)", holders)

        return self.writer.put(work)

    def expire(self, now: int, spared: Collection[str] = ()) -> Future[int]:
        """Tables that nobody has touched for long are forgotten, but for those that are spared; how many they were."""

        def work(connection: sqlite3.Connection) -> int:
            old = [
                id
                for phase, kept in RETENTION.items()
                for (id,) in connection.execute(
                    "select id from tables where phase = ? and touched < ?", (phase, now - kept)
                )
                if id not in spared
            ]
            for id in old:
                erase(connection, id)
            return len(old)

        return self.writer.put(work)

    # ------------------------------------------------------------ reading

    def has(self, id: str) -> bool:
        """Whether there is a table of that name."""
        return self.reader.execute("select 1 from tables where id = ?", (id,)).fetchone() is not None

    def archive(self, id: str) -> Archive | None:
        """Everything there is of a table."""
        row = self.reader.execute("select rules, terms, secret, maker, made from tables where id = ?", (id,)).fetchone()
        if row is None:
            return None
        log = self.reader.execute("select entry from log where id = ? order by version", (id,))
        positions = self.reader.execute("select version, position from positions where id = ? order by version", (id,))
        return Archive(
            id=id,
            rules=row[0],
            terms=msgspec.json.decode(row[1], type=Terms),
            secret=row[2],
            maker=row[3],
            made=row[4],
            log=[ENTRY.decode(entry) for (entry,) in log],
            positions=[Kept(version, msgspec.json.decode(body, type=Position)) for version, body in positions],
        )

    def listed(self, most: int) -> list[str]:
        """Open tables that want to be found, the latest first."""
        query = "select id from tables where listed and phase = 'open' order by touched desc limit ?"
        return [id for (id,) in self.reader.execute(query, (most,))]

    def tables_of(self, holder: str) -> list[str]:
        """The tables of a person, the latest first, by the hash of the token."""
        query = "select id from tables join holders using (id) where holder = ? order by touched desc limit 100"
        return [id for (id,) in self.reader.execute(query, (holder,))]

    def restless(self) -> list[str]:
        """Tables at which a bot must choose or a clock runs."""
        return [id for (id,) in self.reader.execute("select id from tables where restless and phase = 'playing'")]

    def ids(self) -> list[tuple[str, str, int]]:
        """Every table with its phase and when it was last touched."""
        return list(self.reader.execute("select id, phase, touched from tables order by touched desc"))


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """A new file gets its tables, an earlier one what it lacks; one of a later form than ours is left alone."""
    (form,) = connection.execute("pragma user_version").fetchone()
    if form > FORM:
        raise StoreFault("store-form", file=str(path), found=form, expected=FORM)
    if form < FORM:
        steps = [UPGRADES[each] for each in range(form, FORM)] if form else [SCHEMA]
        connection.executescript(f"begin immediate; {' '.join(steps)} pragma user_version = {FORM}; commit;")


def insert(connection: sqlite3.Connection, archive: Archive, phase: str, touched: int) -> None:
    """The row of a table; its maker is one of its people."""
    connection.execute(
        "insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (archive.id, archive.rules, text(archive.terms), archive.secret, archive.maker, archive.made, touched, phase,
         archive.terms.listed, phase == "playing"),
    )  # fmt: skip
    connection.execute("insert into holders values (?, ?)", (archive.maker, archive.id))


def erase(connection: sqlite3.Connection, id: str) -> None:
    for name in WHOLE:
        connection.execute(f"delete from {name} where id = ?", (id,))


def scrub(connection: sqlite3.Connection, id: str, holder: str) -> None:
    """Rewrite the entries that carry anything of a person; the game itself stays whole."""
    seats: set[int] = set()
    for version, body in connection.execute("select version, entry from log where id = ?", (id,)).fetchall():
        entry = msgspec.json.decode(body)
        if entry["what"] in ("sat", "reserved"):
            (seats.add if entry["holder"] == holder else seats.discard)(entry["seat"])
        if entry.get("seat") in seats and entry["what"] in PERSONAL:
            for field in PERSONAL[entry["what"]]:
                if field in entry:
                    entry[field] = FORGOTTEN[field]
            connection.execute("update log set entry = ? where id = ? and version = ?", (text(entry), id, version))
    connection.execute("delete from holders where holder = ? and id = ?", (holder, id))
    connection.execute("update tables set maker = ? where id = ? and maker = ?", (NOBODY, id, holder))


# Fields that a person filled in, by entry, and what stands there once they are forgotten: no token has such a hash.
PERSONAL = {"sat": ("name", "holder"), "reserved": ("name", "holder"), "said": ("text",), "moved": ("note",)}
FORGOTTEN = {"name": "—", "holder": NOBODY, "text": "—", "note": ""}
