"""The store of chronicles in PostgreSQL: the lines of each journal as rows, with the same checks as in a file.

It follows the protocol of ``regno.store`` as the files do (``regno.chronicles.store``). A chronicle's row holds the
number of its lines, which an append compares and sets.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import Any

from regno.chronicles.header import Header
from regno.chronicles.journal import Record, journal_text, parse_journal, restore_chronicle, seal_all
from regno.chronicles.store import MOST_NAME, NO_KEYS, Keys, StoredChronicle, short_name
from regno.database import Database, can_hold
from regno.store import Right

CHANNEL = "regno_chronicles"
SCHEMA = (
    """
create table chronicles (id text primary key, lines integer not null, touched bigint not null);
create table chronicle_lines (id text not null, number integer not null, line text not null, primary key (id, number));
create table chronicle_keys (hash text not null, id text not null, allows text not null, primary key (hash, id));
create index chronicle_keys_of on chronicle_keys (id);
create table chronicles_damaged (id text not null, at bigint not null, text text not null);
""",
)
GRANT = "insert into chronicle_keys values ($1, $2, $3) on conflict (hash, id) do update set allows = excluded.allows"
LINE = "insert into chronicle_lines select $1, * from unnest($2::int[], $3::text[])"
TABLES = ("chronicles", "chronicle_lines", "chronicle_keys", "chronicles_damaged")
LOAD = """select lines, array(select line from chronicle_lines l where l.id = chronicles.id order by number)
    from chronicles where id = $1"""


@dataclass(slots=True)
class PostgresChronicle(StoredChronicle):
    """A chronicle with the number of lines that the store had when it was read."""

    lines: int


def restore_stored(id: str, count: int, lines: list[str]) -> PostgresChronicle:
    """Replay the journal of a chronicle."""
    journal = parse_journal("".join(lines))
    return PostgresChronicle(id, restore_chronicle(journal), journal, count)


def microseconds() -> int:
    return time.time_ns() // 1_000


def is_name(id: str) -> bool:
    """Whether a chronicle can have this id."""
    return 0 < len(id) <= MOST_NAME and can_hold(id)


class PostgresChronicles:
    """The chronicles of one database, and their keys."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.sender = secrets.token_hex(4)  # by which a process knows its own news
        database.prepare("chronicles", SCHEMA)

    def listen(self, call: Callable[[str, int], None]) -> None:
        """Have a function called with the id of a chronicle that another process changed; empty if news may be lost."""

        def hear(text: str) -> None:
            sender, _, id = text.partition(" ")
            if sender != self.sender:
                call(id, 0)

        self.database.listen(CHANNEL, hear)

    def close(self, within: float | None = None) -> bool:
        """Return true: the database finishes what was begun when it is closed."""
        return True

    # ------------------------------------------------------------ reading

    def read(self, query: str, id: str) -> list[tuple[Any, ...]]:
        return self.database.ask(query, id) if is_name(id) else []

    def ids(self) -> list[str]:
        """The chronicles there are."""
        return [id for (id,) in self.database.ask("select id from chronicles order by id")]

    def has(self, id: str) -> bool:
        return bool(self.read("select 1 from chronicles where id = $1", id))

    def load(self, id: str) -> PostgresChronicle | None:
        """Read a chronicle, None if there is none; of a damaged one, what is whole."""
        restore = self.fetch(id)
        return restore() if restore else None

    def fetch(self, id: str) -> Callable[[], PostgresChronicle] | None:
        """Read the lines of a chronicle and return what restores it, None if there is none."""
        return next((partial(restore_stored, id, count, lines) for count, lines in self.read(LOAD, id)), None)

    def revision(self, id: str) -> tuple[int, int] | None:
        """Return what changes whenever a journal is written: the time of that, and the number of lines."""
        found = self.read("select touched, lines from chronicles where id = $1", id)
        return next(((touched, lines) for touched, lines in found), None)

    def last_change(self, id: str) -> float:
        """Return when a chronicle was last written to, in seconds since 1970; 0 if there is none."""
        revision = self.revision(id)
        return revision[0] / 1e6 if revision else 0.0

    def count_keys(self, id: str) -> int:
        """Return how many tokens open a chronicle."""
        return int(self.read("select count(*) from chronicle_keys where id = $1", id)[0][0]) if is_name(id) else 0

    def rights(self, hashes: Collection[str]) -> dict[str, Right]:
        """Return the ids of the chronicles that some tokens open, with the most that one of them allows."""
        query = "select id, max(allows) from chronicle_keys where hash = any($1) group by id"  # read < write
        return {row[0]: row[1] for row in self.database.ask(query, list(hashes))}

    # ------------------------------------------------------------ writing

    def create(self, header: Header, records: Sequence[Record] = (), keys: Keys = NO_KEYS) -> Future[str]:
        """Store a new chronicle with its keys; return its id."""
        return self.import_text(header.title, journal_text(header, records), keys)

    def import_text(self, title: str, text: str, keys: Keys = NO_KEYS) -> Future[str]:
        """Store a new chronicle by the text of its journal; return its id."""

        async def work(connection: Any) -> str:
            lines = text.splitlines(keepends=True)
            id = await take_name(connection, short_name(title), len(lines))
            await connection.execute(LINE, id, list(range(len(lines))), lines)
            for hash, right in keys.items():
                await connection.execute(GRANT, hash, id, right)
            return id

        return self.database.transact(work)

    def append(self, document: StoredChronicle, after: int, entries: Sequence[Record]) -> Future[bool]:
        """Append records to a journal, and to ``document``; return whether it was still at ``after``."""
        assert isinstance(document, PostgresChronicle)
        return self.database.run(self._append(document, after, entries))

    async def _append(self, opened: PostgresChronicle, after: int, records: Sequence[Record]) -> bool:
        if opened.version != after:
            return False
        journal, count = opened.journal, opened.lines
        async with self.database.pool.acquire() as connection, connection.transaction():
            query = "select lines from chronicles where id = $1 for update"
            if await connection.fetchval(query, opened.id) != count:
                return False
            if journal.damage:
                text = journal_text(opened.chronicle.header, journal.records[1:])
                journal, count = parse_journal(text), await mend(connection, opened.id, text)
            lines, check = seal_all(records, journal.check)
            numbers = list(range(count, count + len(lines)))
            await connection.execute(LINE, opened.id, numbers, lines)
            update = "update chronicles set lines = $2, touched = greatest($3, touched + 1) where id = $1"
            await connection.execute(update, opened.id, count + len(lines), microseconds())
            await connection.execute("select pg_notify($1, $2)", CHANNEL, f"{self.sender} {opened.id}")
        journal.records.extend(records)
        journal.check, journal.length = check, journal.length + sum(map(len, lines))
        opened.journal, opened.lines = journal, count + len(lines)
        return True

    def delete(self, id: str) -> Future[None]:
        """Delete a chronicle and its keys."""
        return self.database.write(*((f"delete from {name} where id = $1", id) for name in TABLES if is_name(id)))

    def grant(self, id: str, keys: Keys) -> Future[None]:
        """Let more tokens open a chronicle."""
        return self.database.write(*((GRANT, hash, id, right) for hash, right in keys.items()))


async def take_name(connection: Any, plain: str, lines: int) -> str:
    """Insert the row of a new chronicle under the first free id; return the id."""
    found = await connection.fetch("select id from chronicles where starts_with(id, $1)", plain)
    taken = {row[0] for row in found}
    number = 1
    while True:
        id = plain if number == 1 else f"{plain}-{number}"
        insert = "insert into chronicles values ($1, $2, $3) on conflict do nothing returning id"
        if id not in taken and await connection.fetchval(insert, id, lines, microseconds()):
            return str(id)
        number += 1


async def mend(connection: Any, id: str, text: str) -> int:
    """Before writing to a damaged journal keep it aside, then put back what is whole; return the number of lines."""
    aside = """insert into chronicles_damaged select $1, $2, string_agg(line, '' order by number)
               from chronicle_lines where id = $1"""
    await connection.execute(aside, id, microseconds())
    await connection.execute("delete from chronicle_lines where id = $1", id)
    lines = text.splitlines(keepends=True)
    await connection.execute(LINE, id, list(range(len(lines))), lines)
    return len(lines)
