"""The store of tables in PostgreSQL, for several server processes. What it has acknowledged is committed.

A table's row holds its version: an append compares and sets it, so that of several processes one wins. The row holds a
lease too: who plays the table's bots and enforces its clock. Each new holder gets a higher epoch, and an append that
names an epoch fails once there is a later one.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from datetime import timedelta
from typing import Any

from regno.database import Database, can_hold, number_placeholders
from regno.store import Right
from regno.table.dump import Archive
from regno.table.live_game import SavedPosition
from regno.table.seats import FORGOTTEN as NOBODY
from regno.table.store.batch import AppendBatcher
from regno.table.store.codec import (
    DAY,
    HEAD,
    RETENTION,
    ROW,
    PendingAppend,
    decode_archive,
    decode_rows,
    entries_without_person,
    to_json,
    without_person,
)
from regno.table.store.protocol import TableNews
from regno.table.store.sql import SqlTables
from regno.table.summary import TableRow, TableSummary, end_time, summary_of
from regno.table.table import AppliedEntry, Table

CHANNEL = "regno_tables"
SCHEMA = (
    """
create table tables (
    id text primary key, rules integer not null, terms text not null, secret text not null, maker text not null,
    made bigint not null, touched bigint not null, phase text not null, listed boolean not null,
    restless boolean not null, summary text not null, ended bigint not null, day integer not null,
    version integer not null default 0, owner text not null default '', epoch bigint not null default 0,
    until timestamptz not null default '-infinity'
) with (fillfactor = 50);
create table log (id text not null, version integer not null, entry text not null, primary key (id, version));
create table positions (id text not null, version integer not null, position text not null, primary key (id, version));
create table holders (holder text not null, id text not null, primary key (holder, id));
create index holders_of on holders (id);
create index touched on tables (touched);
create index restless on tables (until) where restless and phase = 'playing';
create index listed on tables (touched) where listed and phase = 'open';
create table days (day integer primary key);
""",
)
INSERT = """insert into tables
    (id, rules, terms, secret, maker, made, touched, phase, listed, restless, summary, ended, day)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, (select count(*) from days))"""
HOLDER = "insert into holders values ($1, $2) on conflict do nothing"
LOAD = f"""select {HEAD}, array(select version from log where log.id = tables.id order by version),
    array(select entry from log where log.id = tables.id order by version),
    array(select version from positions where positions.id = tables.id order by version),
    array(select position from positions where positions.id = tables.id order by version)
    from tables where id = $1"""
ERASE = tuple(f"delete from {name} where id = any($1)" for name in ("tables", "log", "positions", "holders"))
TAKE = """update tables set epoch = epoch + (owner <> $1)::int, owner = $1, until = clock_timestamp() + $2
    where id = $3 and (owner = $1 or until < clock_timestamp()) returning epoch"""
TAKE_DUE = """update tables t set owner = $1, epoch = t.epoch + 1, until = clock_timestamp() + $2
    from (select id from tables where restless and phase = 'playing' and until < clock_timestamp()
          order by until limit $3 for update skip locked) due
    where t.id = due.id returning t.id, t.epoch"""
RENEW = """update tables t set until = clock_timestamp() + $2 from unnest($3::text[], $4::bigint[]) as n(id, epoch)
    where t.id = n.id and t.owner = $1 and t.epoch = n.epoch returning t.id"""
RELEASE = "update tables set until = '-infinity' where owner = $1 and id = any($2) and until > '-infinity'"
RELEASE_ALL = "update tables set until = '-infinity' where owner = $1 and until > '-infinity'"


class PostgresTables(SqlTables):
    """The tables of one database. Its methods may come from any thread; writes return futures."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.sender = secrets.token_hex(4)  # by which a process knows its own news
        database.prepare("tables", SCHEMA)
        self.batcher = AppendBatcher(database, CHANNEL, self.sender)

    def close(self, within: float | None = None) -> bool:
        """Finish all writes; return whether that took at most ``within`` seconds. The database stays open."""
        if not self.database.is_alive():
            return True
        try:
            self.database.run(self.batcher.finish()).result(within)
        except TimeoutError:
            return False
        return True

    def on_failure(self, call: Callable[[], None]) -> None:
        """Have a function called if the thread of the database ends by an internal error."""
        self.database.on_failure.append(call)

    def on_commit(self, call: Callable[[float], None]) -> None:
        """Have a function called, in the database's thread, with the seconds of each commit of appends."""
        self.batcher.on_commit = call

    def is_alive(self) -> bool:
        return self.database.is_alive()

    def listen(self, call: TableNews) -> None:
        """Have a function called, in the database's thread, with id, version and entry of what others appended.

        An empty id means that news may have been lost; without the entry it must be read.
        """

        def hear(text: str) -> None:
            id, version, sender, *entry = text.split(" ", 3) if text else ("", "0", "")
            if sender != self.sender:
                call(id, int(version), entry[0] if entry else "")

        self.database.listen(CHANNEL, hear)

    # ------------------------------------------------------------ writing

    def create(self, table: Table) -> Future[None]:
        """Insert a new table."""
        row = Archive(
            id=table.id, terms=table.settings, secret=table.shuffle.secret, maker=table.maker, made=table.made
        )
        return self.database.write(*insert(row, "open", table.made, summary_of(table)))

    def append(
        self,
        document: Table,
        after: int,
        entries: Sequence[AppliedEntry],
        position: SavedPosition | None = None,
        epoch: int | None = None,
    ) -> Future[bool]:
        """Append entries to the log of a table after a version, with a saved position if one is given, or nothing.

        Return whether ``after`` was the stored version, and ``epoch``, if given, that of the lease.
        """
        return self.batcher.put(PendingAppend.of(document, after, entries, position, epoch))

    def grant(self, id: str, keys: Mapping[str, Right]) -> Future[None]:
        """Count more people, known by the hashes of their tokens, as people of a table."""
        return self.database.write(*((HOLDER, each, id) for each in keys))

    def delete(self, id: str) -> Future[None]:
        """Delete a table with all its rows."""
        return self.database.write(*((query, [id]) for query in ERASE if can_hold(id)), self.changed_news(id))

    def forget(self, id: str, holder: str) -> Future[None]:
        """Erase a person from a table: the name, the hash of the token, and all chat and notes."""

        async def work(connection: Any) -> None:
            summary = await connection.fetchval("select summary from tables where id = $1 for update", id)
            found = await connection.fetch("select version, entry from log where id = $1 order by version", id)
            for version, entry in entries_without_person((tuple(row) for row in found), holder):
                await connection.execute("update log set entry = $1 where id = $2 and version = $3", entry, id, version)
            if summary:
                erased = without_person(summary, holder)
                await connection.execute("update tables set summary = $1 where id = $2", erased, id)
            await connection.execute("delete from holders where holder = $1 and id = $2", holder, id)
            await connection.execute("update tables set maker = $1 where id = $2 and maker = $3", NOBODY, id, holder)
            await connection.execute(*self.changed_news(id))

        return self.database.transact(work)

    def changed_news(self, id: str) -> tuple[str, str, str]:
        """Return the statement that tells others to load a table again, for what they have of it was erased."""
        return "select pg_notify($1, $2)", CHANNEL, f"{id if can_hold(id) else ''} 0 {self.sender}"

    def summarise(self, id: str, summary: TableSummary, ended: int) -> Future[None]:
        """Store the summary of a row that has none."""
        update = "update tables set summary = $1, ended = $2 where id = $3 and summary = ''"
        return self.database.write((update, to_json(summary), ended, id))

    def insert_archive(self, archive: Archive, table: Table, now: int) -> Future[None]:
        """Insert an imported table with its log and positions; ``table`` is restored from the archive."""
        id, ended = archive.id, end_time(archive.log, table.phase)
        statements = [
            *insert(archive, table.phase, now, summary_of(table), ended),
            *(
                ("insert into log values ($1, $2, $3)", id, version, to_json(entry))
                for version, entry in enumerate(archive.log, 1)
            ),
            *(
                ("insert into positions values ($1, $2, $3)", id, each.version, to_json(each.position))
                for each in archive.positions
            ),
            *((HOLDER, seat.holder, id) for seat in table.seats if seat.holder),
            ("update tables set version = $1 where id = $2", len(archive.log), id),
        ]
        return self.database.write(*statements)

    def expire(self, now: int, spared: Collection[str] = ()) -> Future[int]:
        """Delete tables past their retention, by the clock and by the days on which a server ran; return how many."""

        async def work(connection: Any) -> int:
            await connection.execute("insert into days values ($1) on conflict do nothing", now // DAY)
            days = await connection.fetchval("select count(*) from days")
            query = """select id from tables where phase = $1 and touched < $2 and day <= $3 and id <> all($4)
                       for update skip locked"""
            old = [
                row[0]
                for phase, retention in RETENTION.items()
                for row in await connection.fetch(query, phase, now - retention, days - retention // DAY, list(spared))
            ]
            for erasing in ERASE if old else ():
                await connection.execute(erasing, old)
            return len(old)

        return self.database.transact(work)

    def probe(self) -> Future[None]:
        """Make a write that changes nothing, to test whether writing is possible."""
        return self.database.write(("delete from days where day < 0",))

    # ------------------------------------------------------------ leases

    def take_lease(self, owner: str, id: str, seconds: float) -> Future[int | None]:
        """Take or renew the lease of a table; return its epoch, None if another process holds it."""

        async def work(connection: Any) -> int | None:
            found: int | None = await connection.fetchval(TAKE, owner, timedelta(seconds=seconds), id)
            return found

        return self.database.transact(work)

    def take_due(self, owner: str, seconds: float, most: int) -> Future[dict[str, int]]:
        """Take the leases of restless tables that nobody holds; return their epochs."""

        async def work(connection: Any) -> dict[str, int]:
            found = await connection.fetch(TAKE_DUE, owner, timedelta(seconds=seconds), most)
            return {row[0]: row[1] for row in found}

        return self.database.transact(work)

    def renew(self, owner: str, held: Mapping[str, int], seconds: float) -> Future[set[str]]:
        """Renew leases, given with their epochs; return the ids of those that are still held."""

        async def work(connection: Any) -> set[str]:
            ids = sorted(held)
            await connection.execute("select 1 from tables where id = any($1) order by id for update", ids)
            epochs = [held[id] for id in ids]
            return {row[0] for row in await connection.fetch(RENEW, owner, timedelta(seconds=seconds), ids, epochs)}

        return self.database.transact(work)

    def release(self, owner: str, ids: Collection[str] | None = None) -> Future[None]:
        """Let go of the leases of some tables, or of all that an owner holds."""
        return self.database.write((RELEASE_ALL, owner) if ids is None else (RELEASE, owner, list(ids)))

    # ------------------------------------------------------------ reading

    def read(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return all rows of a query; none if it asks for what the database cannot hold."""
        if not all(can_hold(each) for each in values if isinstance(each, str)):
            return []
        return self.database.ask(number_placeholders(query), *values)

    def load(self, id: str) -> Archive | None:
        """Return all data of a table, None if there is no such table; raise TableError if it cannot be read."""
        for *head, versions, entries, at, positions in self.read(LOAD, id):
            return decode_archive(
                id, tuple(head), [*zip(versions, entries, strict=True)], zip(at, positions, strict=True)
            )
        return None

    def tables_of(self, holders: Collection[str], most: int) -> list[TableRow]:
        """Return the tables of a person by the hashes of the person's tokens, the latest first."""
        query = f"""select {ROW} from tables where id in (select id from holders where holder = any($1))
                    order by touched desc limit $2"""
        return decode_rows(self.database.ask(query, list(holders), most))

    def revision(self, id: str) -> int | None:
        """Return the stored version of a table, None if there is no such table."""
        return next((version for (version,) in self.read("select version from tables where id = $1", id)), None)

    def rights(self, hashes: Collection[str]) -> dict[str, Right]:
        """Return the ids of the tables of which some tokens are; each may do there what its seats allow."""
        found = self.database.ask("select id from holders where holder = any($1)", list(hashes))
        return {id: "write" for (id,) in found}


def insert(archive: Archive, phase: str, touched: int, summary: TableSummary, ended: int = 0) -> list[tuple[Any, ...]]:
    """Return the statements that insert the row of a table, and its maker as one of its people."""
    row = (archive.id, archive.rules, to_json(archive.terms), archive.secret, archive.maker, archive.made, touched,
           phase, archive.terms.listed, phase == "playing", to_json(summary), ended)  # fmt: skip
    return [(INSERT, *row), (HOLDER, archive.maker, archive.id)]
