"""The store of tables: one SQLite file. What it has acknowledged is on the disk."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from regno.errors import SystemFault
from regno.files import FolderLock
from regno.store import Right, completed_future
from regno.table.dump import Archive
from regno.table.live_game import SavedPosition
from regno.table.seats import FORGOTTEN as NOBODY
from regno.table.store.codec import (
    DAY,
    HEAD,
    RETENTION,
    ROW,
    StoreFault,
    decode_archive,
    decode_rows,
    entries_without_person,
    to_json,
    without_person,
)
from regno.table.store.protocol import TableNews
from regno.table.store.sql import SqlTables
from regno.table.store.sqlite_batch import TableAppend
from regno.table.store.writer import StoreWriter, connect
from regno.table.summary import TableRow, TableSummary, end_time, summary_of
from regno.table.table import AppliedEntry, Table

FILE = "tables.sqlite"
SCHEMA_VERSION = 3

SCHEMA = """
create table tables (
    id text primary key, rules integer not null, terms text not null, secret text not null, maker text not null,
    made integer not null, touched integer not null, phase text not null, listed integer not null,
    restless integer not null default 1, summary text not null default '', ended integer not null default 0,
    day integer not null default 0
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
create index unsummarised on tables (id) where summary = '';
create table days (day integer primary key);
"""
# Migrations from each schema version to the next. Old rows count as restless until they are loaded, and get their
# summary in the background.
UPGRADES = {
    1: """alter table tables add column restless integer not null default 1;
          create index restless on tables (id) where restless;""",
    2: """alter table tables add column summary text not null default '';
          alter table tables add column ended integer not null default 0;
          alter table tables add column day integer not null default 0;
          create index unsummarised on tables (id) where summary = '';
          create table days (day integer primary key);""",
}
SQL_TABLES = ("tables", "log", "positions", "holders")
VERSION = "select coalesce(max(version), 0) from tables left join log using (id) where tables.id = ? group by tables.id"
HOLDER = "insert or ignore into holders values (?, ?)"


class TableStore(SqlTables):
    """The tables of one file. Writes go through one thread and return futures; reads may come from any thread."""

    def __init__(self, folder: Path, *, alone: bool = True) -> None:
        """Open the file. ``alone`` takes the lock of the folder, which writers need; raise StoreFault."""
        self.path = folder / FILE
        self.lock = FolderLock(folder)
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if alone and not self.lock.take():
                raise StoreFault("store-busy", folder=str(folder))
            self.path.touch(mode=0o600)  # it holds the secrets of games in progress
            with ExitStack() as opened:  # closes what was opened before a fault
                connection = opened.enter_context(closing(connect(self.path)))
                self.reader = opened.enter_context(closing(connect(self.path)))
                self.prepare(connection)
                opened.pop_all()
        except (OSError, sqlite3.Error, StoreFault) as trouble:
            self.lock.release()
            if isinstance(trouble, StoreFault):
                raise
            fault = SystemFault.of(trouble) if isinstance(trouble, OSError) else str(trouble)
            raise StoreFault("no-store", file=str(self.path), fault=fault) from None
        self.leased: set[str] = set()  # ids of tables whose bots and clocks the server runs
        self.reading = threading.Lock()  # held while the reading connection is in use
        self.writer = StoreWriter(connection)
        self.writer.start()

    def prepare(self, connection: sqlite3.Connection) -> None:
        """Migrate an old file, unless another process has the lock."""
        if schema_version(connection) < SCHEMA_VERSION and not self.lock.take():
            raise StoreFault("store-busy", folder=str(self.path.parent))
        prepare(connection, self.path)

    def close(self, within: float | None = None) -> bool:
        """Finish all writes and close the file; return whether that took at most ``within`` seconds."""
        done = self.writer.stop(within)
        if done:
            self.writer.connection.close()
            self.reader.close()
            self.lock.release()
        return done

    def on_failure(self, call: Callable[[], None]) -> None:
        """Have a function called, in the thread that writes, if that thread ends by an internal error."""
        self.writer.on_failure = call

    def on_commit(self, call: Callable[[float], None]) -> None:
        """Have a function called, in the thread that writes, with the seconds of each flush of the disk."""
        self.writer.on_commit = call

    def is_alive(self) -> bool:
        """Whether the thread that writes runs."""
        return self.writer.is_alive()

    # ------------------------------------------------------------ writing

    def create(self, table: Table) -> Future[None]:
        """Insert a new table."""
        row = Archive(
            id=table.id, terms=table.settings, secret=table.shuffle.secret, maker=table.maker, made=table.made
        )
        summary = summary_of(table)
        return self.writer.put(lambda connection: insert(connection, row, "open", table.made, summary))

    def append(
        self,
        document: Table,
        after: int,
        entries: Sequence[AppliedEntry],
        position: SavedPosition | None = None,
        epoch: int | None = None,
    ) -> Future[bool]:
        """Append entries to the log of a table after a version, with a saved position if one is given, or nothing.

        Return whether ``after`` was the stored version. The one process that has the file holds all leases, so that
        no ``epoch`` is too old.
        """
        return self.writer.put(TableAppend.of(document, after, entries, position))

    def grant(self, id: str, keys: Mapping[str, Right]) -> Future[None]:
        """Count more people, known by the hashes of their tokens, as people of a table."""
        return self.writer.put(lambda connection: connection.executemany(HOLDER, [(each, id) for each in keys]).close())

    def delete(self, id: str) -> Future[None]:
        """Delete a table with all its rows."""
        return self.erasing(lambda connection: erase(connection, id))

    def forget(self, id: str, holder: str) -> Future[None]:
        """Erase a person from a table: the name, the hash of the token, and all chat and notes."""
        return self.erasing(lambda connection: erase_person(connection, id, holder))

    def erasing(self, work: Callable[[sqlite3.Connection], None]) -> Future[None]:
        """Do some work and leave nothing of what it erased in the write-ahead log."""

        def erase_all(connection: sqlite3.Connection) -> None:
            work(connection)
            self.writer.has_erased = True

        return self.writer.put(erase_all)

    def summarise(self, id: str, summary: TableSummary, ended: int) -> Future[None]:
        """Store the summary of a row that has none."""
        update = "update tables set summary = ?, ended = ? where id = ? and summary = ''"
        return self.writer.put(lambda connection: connection.execute(update, (to_json(summary), ended, id)).close())

    def insert_archive(self, archive: Archive, table: Table, now: int) -> Future[None]:
        """Insert an imported table with its log and positions; ``table`` is restored from the archive."""
        phase, summary, ended = table.phase, summary_of(table), end_time(archive.log, table.phase)

        def work(connection: sqlite3.Connection) -> None:
            insert(connection, archive, phase, now, summary, ended)
            rows = [(archive.id, version, to_json(entry)) for version, entry in enumerate(archive.log, 1)]
            connection.executemany("insert into log values (?, ?, ?)", rows)
            positions = [(archive.id, each.version, to_json(each.position)) for each in archive.positions]
            connection.executemany("insert into positions values (?, ?, ?)", positions)
            holders = {(entry.holder, archive.id) for entry in archive.log if hasattr(entry, "holder")}
            connection.executemany(HOLDER, holders)

        return self.writer.put(work)

    def expire(self, now: int, spared: Collection[str] = ()) -> Future[int]:
        """Delete tables past their retention, except those ``spared``; return how many.

        A table is past its retention by the clock and by the number of different days on which the server ran since it
        was touched, so that a clock set wrong once deletes nothing.
        """

        def work(connection: sqlite3.Connection) -> int:
            connection.execute("insert or ignore into days values (?)", (now // DAY,))
            (days,) = connection.execute("select count(*) from days").fetchone()
            query = "select id from tables where phase = ? and touched < ? and day <= ?"
            old = [
                id
                for phase, retention in RETENTION.items()
                for (id,) in connection.execute(query, (phase, now - retention, days - retention // DAY))
                if id not in spared
            ]
            for id in old:
                erase(connection, id)
            return len(old)

        return self.writer.put(work)

    def probe(self) -> Future[None]:
        """Make a write that changes nothing, to test whether writing is possible."""
        return self.writer.put(lambda connection: connection.execute(f"pragma user_version = {SCHEMA_VERSION}").close())

    # ------------------------------------------------------------ leases and news: one process has the file

    def listen(self, call: TableNews) -> None:
        """Do nothing: no other process appends."""

    def take_lease(self, owner: str, id: str, seconds: float) -> Future[int | None]:
        """Take the lease of a table, which is free."""
        self.leased.add(id)
        return completed_future(0)

    def take_due(self, owner: str, seconds: float, most: int) -> Future[dict[str, int]]:
        """Take the leases of restless tables that are not taken yet."""

        def work(connection: sqlite3.Connection) -> dict[str, int]:
            found = connection.execute("select id from tables where restless and phase = 'playing'")
            due = [id for (id,) in found if id not in self.leased][:most]
            self.leased.update(due)
            return dict.fromkeys(due, 0)

        return self.writer.put(work)

    def renew(self, owner: str, held: Mapping[str, int], seconds: float) -> Future[set[str]]:
        """Return all ids: leases of this process do not end."""
        return completed_future(set(held))

    def release(self, owner: str, ids: Collection[str] | None = None) -> Future[None]:
        """Let go of the leases of some tables, or of all."""
        self.leased -= set(self.leased if ids is None else ids)
        return completed_future(None)

    # ------------------------------------------------------------ reading

    def read(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return all rows of a query; safe in any thread."""
        with self.reading:
            return self.reader.execute(query, values).fetchall()

    def load(self, id: str) -> Archive | None:
        """Return all data of a table, None if there is no such table; raise TableError if it cannot be read."""
        rows = self.read(f"select {HEAD} from tables where id = ?", id)
        if not rows:
            return None
        entries = self.read("select version, entry from log where id = ? order by version", id)
        positions = self.read("select version, position from positions where id = ? order by version", id)
        return decode_archive(id, rows[0], [(version, entry) for version, entry in entries], positions)

    def tables_of(self, holders: Collection[str], most: int) -> list[TableRow]:
        """Return the tables of a person by the hashes of the person's tokens, the latest first."""
        query = f"""select {ROW} from tables where id in (select id from holders where holder in ({marks(holders)}))
                    order by touched desc limit ?"""
        return decode_rows(self.read(query, *holders, most))

    def revision(self, id: str) -> int | None:
        """Return the stored version of a table, None if there is no such table."""
        return next((version for (version,) in self.read(VERSION, id)), None)

    def rights(self, hashes: Collection[str]) -> dict[str, Right]:
        """Return the ids of the tables of which some tokens are; each may do there what its seats allow."""
        query = f"select id from holders where holder in ({marks(hashes)})"
        return {id: "write" for (id,) in self.read(query, *hashes)}


def marks(values: Collection[object]) -> str:
    """Return the placeholders of some values."""
    return ", ".join("?" * len(values))


def schema_version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("pragma user_version").fetchone()[0])


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Create the schema of a new file or migrate an old one; raise StoreFault for a newer version than ours."""
    version = schema_version(connection)
    if version > SCHEMA_VERSION:
        raise StoreFault("store-form", file=str(path), found=version, expected=SCHEMA_VERSION)
    if version < SCHEMA_VERSION:
        steps = [UPGRADES[each] for each in range(version, SCHEMA_VERSION)] if version else [SCHEMA]
        connection.executescript(f"begin immediate; {' '.join(steps)} pragma user_version = {SCHEMA_VERSION}; commit;")


def insert(
    connection: sqlite3.Connection, archive: Archive, phase: str, touched: int, summary: TableSummary, ended: int = 0
) -> None:
    """Insert the row of a table, and its maker as one of its people."""
    connection.execute(
        "insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (select count(*) from days))",
        (archive.id, archive.rules, to_json(archive.terms), archive.secret, archive.maker, archive.made, touched, phase,
         archive.terms.listed, phase == "playing", to_json(summary), ended),
    )  # fmt: skip
    connection.execute("insert into holders values (?, ?)", (archive.maker, archive.id))


def erase(connection: sqlite3.Connection, id: str) -> None:
    for name in SQL_TABLES:
        connection.execute(f"delete from {name} where id = ?", (id,))


def erase_person(connection: sqlite3.Connection, id: str, holder: str) -> None:
    """Rewrite the entries and the summary that hold data of a person; the game itself is unchanged."""
    found = connection.execute("select version, entry from log where id = ? order by version", (id,)).fetchall()
    for version, entry in entries_without_person(found, holder):
        connection.execute("update log set entry = ? where id = ? and version = ?", (entry, id, version))
    for (summary,) in connection.execute("select summary from tables where id = ? and summary != ''", (id,)).fetchall():
        connection.execute("update tables set summary = ? where id = ?", (without_person(summary, holder), id))
    connection.execute("delete from holders where holder = ? and id = ?", (holder, id))
    connection.execute("update tables set maker = ? where id = ? and maker = ?", (NOBODY, id, holder))
