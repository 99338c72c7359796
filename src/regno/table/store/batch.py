"""Appends to tables in PostgreSQL: all that wait share one statement, and so one commit."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from regno.database import Database
from regno.table.store.codec import PendingAppend

MAX_BATCH = 256
MOST_NEWS = 7_000  # bytes of an entry that goes with the news of it; PostgreSQL allows 8000 for both
# Rows are locked in the order of their ids, so that two processes never wait for each other; a row whose version or
# epoch is another one after the wait is not locked, and has lost.
APPEND = """
with n as materialized (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $5::text[], $6::bool[], $7::text[],
        $8::bigint[], $9::bigint[], $20::text[])
        as n(id, after, version, touched, phase, restless, summary, ended, epoch, news)),
won as materialized (
    select n.* from tables t join n on t.id = n.id
    where t.version = n.after and (n.epoch is null or t.epoch = n.epoch) order by t.id for update of t),
updated as (
    update tables t set version = won.version, touched = coalesce(won.touched, t.touched), phase = won.phase,
        restless = won.restless, summary = won.summary, ended = coalesce(won.ended, t.ended),
        day = (select count(*) from days)
    from won where t.id = won.id and t.version = won.after returning t.id, t.version, won.news),
entries as (
    insert into log select l.id, l.version, l.entry
    from unnest($10::text[], $11::int[], $12::text[]) as l(id, version, entry) join updated on l.id = updated.id),
saved as (
    insert into positions select p.id, p.version, p.position
    from unnest($13::text[], $14::int[], $15::text[]) as p(id, version, position) join updated on p.id = updated.id
    on conflict (id, version) do update set position = excluded.position),
pruned as (  -- as in SQLite; what is saved here is not among the rows that this sees
    delete from positions old using updated join n on n.id = updated.id
        left join unnest($13::text[], $14::int[]) as new(id, version) on new.id = n.id
    where old.id = n.id and case
        when n.ended is not null then
            old.version < greatest(new.version, (select max(version) from positions p where p.id = old.id))
        when new.version is not null then
            old.version > (select min(version) from positions p where p.id = old.id) and old.version <
                (select max(version) from positions p where p.id = old.id and p.version < new.version)
        else false end),
people as (
    insert into holders select h.holder, h.id
    from unnest($16::text[], $17::text[]) as h(holder, id) join updated on h.id = updated.id on conflict do nothing)
select id, pg_notify($18, id || ' ' || version || ' ' || $19 || ' ' || news) from updated
"""


def news_of(append: PendingAppend) -> str:
    """Return the entry, for other processes to read without asking; empty if there are several, or it is too long."""
    entry = append.entries[0][2] if len(append.entries) == 1 else ""
    return entry if len(entry.encode()) <= MOST_NEWS else ""


Waiting = tuple[PendingAppend, Future[bool]]
ROW = PendingAppend.__struct_fields__[:9]


class AppendBatcher:
    """Collects appends while a statement is on its way. All but ``put`` runs in the thread of the database."""

    def __init__(self, database: Database, channel: str, sender: str) -> None:
        self.database, self.channel, self.sender = database, channel, sender
        self.pending: deque[Waiting] = deque()
        self.flushing: asyncio.Task[None] | None = None
        self.is_called = False  # whether the thread of the database is about to look
        self.on_commit: Callable[[float], None] = lambda _: None  # called with the seconds of each

    def put(self, append: PendingAppend) -> Future[bool]:
        """Return whether the append has won, or what the database raises; from any thread."""
        future = Future[bool]()
        future.set_running_or_notify_cancel()  # it can no longer be cancelled
        self.pending.append((append, future))
        if not self.is_called:
            self.is_called = True
            self.database.loop.call_soon_threadsafe(self.start)
        return future

    def start(self) -> None:
        self.is_called = False  # what comes from here on calls again
        if self.pending and (self.flushing is None or self.flushing.done()):
            self.flushing = asyncio.create_task(self.flush())

    async def finish(self) -> None:
        """Wait until nothing waits."""
        while self.flushing is not None and not self.flushing.done():
            await asyncio.wait([self.flushing])

    async def flush(self) -> None:
        while self.pending:
            batch = self.next_batch()
            try:
                await self.write(batch)
            except Exception as fault:
                await self.retry(batch, fault)

    def next_batch(self) -> list[Waiting]:
        """Return what waits, in order, with one append for each table; later ones of a table stay."""
        batch, later, ids = list[Waiting](), list[Waiting](), set[str]()
        while self.pending and len(batch) < MAX_BATCH:
            each = self.pending.popleft()
            (later if each[0].id in ids else batch).append(each)
            ids.add(each[0].id)
        self.pending.extendleft(reversed(later))
        return batch

    async def retry(self, batch: list[Waiting], fault: Exception) -> None:
        """Try each alone, so that only those at fault fail.

        If the connection was lost all fail: they may have been committed, and their writers look.
        """
        for each in batch:
            try:
                if len(batch) == 1 or isinstance(fault, self.database.lost):
                    raise fault
                await self.write([each])
            except Exception as own:
                if not each[1].done():
                    each[1].set_exception(own)

    async def write(self, batch: list[Waiting]) -> None:
        """Write appends in one statement and resolve their futures."""
        appends = [append for append, _ in batch]
        columns: list[Any] = [[getattr(append, name) for append in appends] for name in ROW]
        for part, width in (("entries", 3), ("positions", 3), ("holders", 2)):
            rows = [row for append in appends for row in getattr(append, part)]
            columns += [list(column) for column in zip(*rows, strict=True)] if rows else [[]] * width
        news = [news_of(append) for append in appends]
        began = time.perf_counter()
        found = await self.database.pool.fetch(APPEND, *columns, self.channel, self.sender, news)
        self.on_commit(time.perf_counter() - began)
        won = {row[0] for row in found}
        for append, future in batch:
            if not future.done():
                future.set_result(append.id in won)
