"""Where tables are kept: one SQLite file. What it has acknowledged is on the disk, whatever happens next."""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Collection, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec

from regno.errors import RegnoError, SystemFault
from regno.files import FolderLock
from regno.table.dump import Archive, Kept
from regno.table.errors import Denied
from regno.table.live_game import Position
from regno.table.log import AnyEntry
from regno.table.seats import FORGOTTEN as NOBODY
from regno.table.settings import Terms
from regno.table.store.writer import Writer, connect
from regno.table.summary import Summary, TableRow, end_in, summary_of
from regno.table.table import Table, Told

FILE = "tables.sqlite"
FORM = 3  # of the file
DAY = 86_400_000
# How long a table that nobody touches is kept: while people gather, while they play, and afterwards.
RETENTION = {"open": 7 * DAY, "playing": 90 * DAY, "over": 365 * DAY, "stopped": 365 * DAY, "closed": DAY}

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
# What makes a file of an earlier form one of the next. Whether a table of then is restless shows when it is looked at;
# one without a summary gets it when the server has time.
UPGRADES = {
    1: """alter table tables add column restless integer not null default 1;
          create index restless on tables (id) where restless;""",
    2: """alter table tables add column summary text not null default '';
          alter table tables add column ended integer not null default 0;
          alter table tables add column day integer not null default 0;
          create index unsummarised on tables (id) where summary = '';
          create table days (day integer primary key);""",
}
WHOLE = ("tables", "log", "positions", "holders")
ROW = "id, phase, terms, secret, maker, made, touched, ended, summary"
# Decoders are made here, while there is one thread: msgspec prepares a type at its first use, and two threads that do
# so at once bring the process down.
ENTRY: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
TERMS = msgspec.json.Decoder(Terms)
POSITION = msgspec.json.Decoder(Position)
SUMMARY = msgspec.json.Decoder(Summary)

log = logging.getLogger("regno.table.store.sqlite")


class StoreFault(RegnoError):
    """The file cannot be opened or written."""

    subject = "table"


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


class Store:
    """The tables of one file."""

    def __init__(self, folder: Path, *, alone: bool = True) -> None:
        """Open the file, as the one who may write to it; who only reads need not be ``alone``."""
        self.path = folder / FILE
        self.lock = FolderLock(folder)
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if alone and not self.lock.take():
                raise StoreFault("store-busy", folder=str(folder))
            self.path.touch(mode=0o600)  # it holds the secrets of games under way
            connection = connect(self.path)
            self.reader = connect(self.path)
            self.prepare(connection)
        except (OSError, sqlite3.Error, StoreFault) as trouble:
            self.lock.release()
            if isinstance(trouble, StoreFault):
                raise
            fault = SystemFault.of(trouble) if isinstance(trouble, OSError) else str(trouble)
            raise StoreFault("no-store", file=str(self.path), fault=fault) from None
        self.reading = threading.Lock()  # reads come from several threads
        self.writer = Writer(connection)
        self.writer.start()

    def prepare(self, connection: sqlite3.Connection) -> None:
        """Bring a file of an earlier form up to date, which nobody may do while another writes to it."""
        if form_of(connection) < FORM and not self.lock.take():
            raise StoreFault("store-busy", folder=str(self.path.parent))
        prepare(connection, self.path)

    def close(self, within: float | None = None) -> bool:
        """Write what was handed over, then let the file go; whether that was done within so many seconds."""
        done = self.writer.stop(within)
        if done:
            self.writer.connection.close()
            self.reader.close()
            self.lock.release()
        return done

    # ------------------------------------------------------------ writing

    def create(self, table: Table) -> Future[None]:
        """A new table, before anybody hears of it."""
        row = Archive(id=table.id, terms=table.terms, secret=table.shuffle.secret, maker=table.maker, made=table.made)
        summary = summary_of(table)
        return self.writer.put(lambda connection: insert(connection, row, "open", table.made, summary))

    def add(self, table: Table, told: Sequence[Told], position: Position | None = None) -> Future[None]:
        """What happened at a table, as one; a position may go with it."""
        news = [(table.id, each.version, text(each.entry)) for each in told]
        touched = max((each.entry.at for each in told), default=0)
        id, phase, holders = table.id, table.phase, {seat.holder for seat in table.seats if seat.holder}
        restless, summary = table.is_restless, text(summary_of(table))
        ended = end_in([each.entry for each in told], table.phase) or None  # None: as it was
        kept = (table.version, text(position)) if position else None

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany("insert into log values (?, ?, ?)", news)
            if kept:
                connection.execute("insert or replace into positions values (?, ?, ?)", (id, *kept))
            if news:
                changed = """update tables set touched = ?, phase = ?, restless = ?, summary = ?,
                             ended = coalesce(?, ended), day = (select count(*) from days) where id = ?"""
                connection.execute(changed, (touched, phase, restless, summary, ended, id))
            connection.executemany("insert or ignore into holders values (?, ?)", [(each, id) for each in holders])

        return self.writer.put(work)

    def delete(self, id: str) -> Future[None]:
        """A table and everything about it."""
        return self.writer.put(lambda connection: erase(connection, id))

    def forget(self, id: str, holder: str) -> Future[None]:
        """What a person told the table: the name, the token and every word, from the first entry on."""
        return self.writer.put(lambda connection: scrub(connection, id, holder))

    def summarise(self, id: str, summary: Summary, ended: int) -> Future[None]:
        """Give a row its summary, unless an entry has brought one meanwhile."""
        changed = "update tables set summary = ?, ended = ? where id = ? and summary = ''"
        return self.writer.put(lambda connection: connection.execute(changed, (text(summary), ended, id)).close())

    def put_in(self, archive: Archive, table: Table, now: int) -> Future[None]:
        """A table that was kept elsewhere, with what it is when it has come to life again."""
        phase, summary, ended = table.phase, summary_of(table), end_in(archive.log, table.phase)

        def work(connection: sqlite3.Connection) -> None:
            insert(connection, archive, phase, now, summary, ended)
            rows = [(archive.id, version, text(entry)) for version, entry in enumerate(archive.log, 1)]
            connection.executemany("insert into log values (?, ?, ?)", rows)
            kept = [(archive.id, each.version, text(each.position)) for each in archive.positions]
            connection.executemany("insert into positions values (?, ?, ?)", kept)
            holders = {(entry.holder, archive.id) for entry in archive.log if hasattr(entry, "holder")}
            connection.executemany("insert or ignore into holders values (?, ?)", holders)

        return self.writer.put(work)

    def expire(self, now: int, spared: Collection[str] = ()) -> Future[int]:
        """Tables that nobody has touched for long are forgotten, but for those that are spared; how many they were.

        Long is what the clock says and what the server has seen: so many different days on which it was running. A
        clock that is set wrong for once deletes nothing.
        """

        def work(connection: sqlite3.Connection) -> int:
            connection.execute("insert or ignore into days values (?)", (now // DAY,))
            (days,) = connection.execute("select count(*) from days").fetchone()
            query = "select id from tables where phase = ? and touched < ? and day <= ?"
            old = [
                id
                for phase, kept in RETENTION.items()
                for (id,) in connection.execute(query, (phase, now - kept, days - kept // DAY))
                if id not in spared
            ]
            for id in old:
                erase(connection, id)
            return len(old)

        return self.writer.put(work)

    def probe(self) -> Future[None]:
        """Write something that changes nothing, to see whether writing is possible."""
        return self.writer.put(lambda connection: connection.execute(f"pragma user_version = {FORM}").close())

    # ------------------------------------------------------------ reading

    def read(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """All rows of a query; from any thread."""
        with self.reading:
            return self.reader.execute(query, values).fetchall()

    def archive(self, id: str) -> Archive | None:
        """Everything there is of a table, None if it is not here; Denied if it cannot be read."""
        rows = self.read("select rules, terms, secret, maker, made from tables where id = ?", id)
        if not rows:
            return None
        rules, terms, secret, maker, made = rows[0]
        found = self.read("select version, entry from log where id = ? order by version", id)
        positions = self.read("select version, position from positions where id = ? order by version", id)
        if [version for version, _ in found] != list(range(1, len(found) + 1)):
            raise Denied("table-damaged", table=id)
        try:
            return Archive(
                id=id,
                rules=rules,
                terms=TERMS.decode(terms),
                secret=secret,
                maker=maker,
                made=made,
                log=[ENTRY.decode(entry) for _, entry in found],
                positions=[Kept(version, POSITION.decode(body)) for version, body in positions],
            )
        except (msgspec.MsgspecError, TypeError, UnicodeDecodeError):
            raise Denied("table-damaged", table=id) from None

    def has(self, id: str) -> bool:
        """Whether there is such a table, damaged or not."""
        return bool(self.read("select 1 from tables where id = ?", id))

    def row(self, id: str) -> TableRow | None:
        """A table as a list tells it, None if it is not here or its row cannot be read."""
        return next(iter(rows_of(self.read(f"select {ROW} from tables where id = ?", id))), None)

    def listed(self, most: int) -> list[TableRow]:
        """Open tables that want to be found, the latest first."""
        query = f"select {ROW} from tables where listed and phase = 'open' order by touched desc limit ?"
        return rows_of(self.read(query, most))

    def tables_of(self, holders: Collection[str], most: int) -> list[TableRow]:
        """The tables of a person, the latest first, by the hashes of the person's tokens."""
        marks = ", ".join("?" * len(holders))
        query = f"""select {ROW} from tables where id in (select id from holders where holder in ({marks}))
                    order by touched desc limit ?"""
        return rows_of(self.read(query, *holders, most))

    def unsummarised(self) -> list[str]:
        """Tables of an earlier form of the file, which have no summary yet; the latest first."""
        return [id for (id,) in self.read("select id from tables where summary = '' order by touched desc")]

    def restless(self) -> list[str]:
        """Tables at which a bot must choose or a clock runs."""
        return [id for (id,) in self.read("select id from tables where restless and phase = 'playing'")]

    def ids(self) -> list[tuple[str, str, int]]:
        """Every table with its phase and when it was last touched."""
        return [(id, phase, touched) for id, phase, touched in self.read(
            "select id, phase, touched from tables order by touched desc"
        )]  # fmt: skip


def rows_of(found: list[tuple[Any, ...]]) -> list[TableRow]:
    """Rows as they are told; one that cannot be read is left out, and hides no other."""
    rows = []
    for id, phase, terms, secret, maker, made, touched, ended, summary in found:
        try:
            read_terms = TERMS.decode(terms)
            told = SUMMARY.decode(summary) if summary else Summary([])
            rows.append(TableRow(id, phase, read_terms, secret, maker, made, touched, ended, told))
        except (msgspec.MsgspecError, TypeError, UnicodeDecodeError) as fault:
            log.error("row not read", extra={"table": str(id)[:4], "fault": repr(fault)})
    return rows


def form_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("pragma user_version").fetchone()[0])


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """A new file gets its tables, an earlier one what it lacks; one of a later form than ours is left alone."""
    form = form_of(connection)
    if form > FORM:
        raise StoreFault("store-form", file=str(path), found=form, expected=FORM)
    if form < FORM:
        steps = [UPGRADES[each] for each in range(form, FORM)] if form else [SCHEMA]
        connection.executescript(f"begin immediate; {' '.join(steps)} pragma user_version = {FORM}; commit;")


def insert(
    connection: sqlite3.Connection, archive: Archive, phase: str, touched: int, summary: Summary, ended: int = 0
) -> None:
    """The row of a table; its maker is one of its people."""
    connection.execute(
        "insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (select count(*) from days))",
        (archive.id, archive.rules, text(archive.terms), archive.secret, archive.maker, archive.made, touched, phase,
         archive.terms.listed, phase == "playing", text(summary), ended),
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
    for (summary,) in connection.execute("select summary from tables where id = ? and summary != ''", (id,)).fetchall():
        connection.execute("update tables set summary = ? where id = ?", (text(without(summary, holder)), id))
    connection.execute("delete from holders where holder = ? and id = ?", (holder, id))
    connection.execute("update tables set maker = ? where id = ? and maker = ?", (NOBODY, id, holder))


def without(summary: str, holder: str) -> Summary:
    """A summary that names a person no longer."""
    read = SUMMARY.decode(summary)
    for seat in read.seats:
        if seat.holder == holder:
            seat.name, seat.holder = FORGOTTEN["name"], FORGOTTEN["holder"]
    return read


# Fields that a person filled in, by entry, and what stands there once they are forgotten: no token has such a hash.
PERSONAL = {"sat": ("name", "holder"), "reserved": ("name", "holder"), "said": ("text",), "moved": ("note",)}
FORGOTTEN = {"name": "—", "holder": NOBODY, "text": "—", "note": ""}
