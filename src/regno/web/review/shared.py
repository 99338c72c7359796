"""Reviews as rows of PostgreSQL: any process queues them, each takes the next one, and all see how far each is.

Addresses take turns over all processes. A review whose process gave no sign of life for a while is taken by another,
from its beginning.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import aclosing, suppress
from datetime import timedelta
from typing import Any

from regno.database import Database
from regno.table.errors import TableError
from regno.web.live.protocol import await_write
from regno.web.review.cache import PostgresReviews
from regno.web.review.queue import (
    LINE,
    MAX_CHOICES,
    MAX_OF_ONE,
    MAX_WAITING,
    GameReview,
    ReviewFinished,
    ReviewRequest,
    read_finished,
    read_lines,
    review_lines,
)
from regno.web.tables.leases import own_name

STALE = timedelta(seconds=30)  # without a sign of life, after which a review is taken by another process
BEAT = 5.0  # seconds between two signs of life
AGAIN = 2.0  # seconds until what other processes have queued is looked for
LOCK = 7_302_020  # the advisory lock under which the queue is counted
SCHEMA = (
    """
create table review_jobs (
    id text primary key, address text not null, record text not null, asked timestamptz not null,
    owner text not null default '', beat timestamptz not null default '-infinity', lines bytea not null default '',
    failed boolean not null default false
);
create table review_turns (address text primary key, taken timestamptz not null);
""",
)
COUNT = """select count(*) filter (where address = $1), count(*) filter (where owner = ''),
    count(*) filter (where id = $2) from review_jobs where not failed"""
ADD = """insert into review_jobs (id, address, record, asked) values ($1, $2, $3, clock_timestamp())
    on conflict (id) do update set address = $2, asked = clock_timestamp(), owner = '', beat = '-infinity',
        lines = '', failed = false"""
TAKE = """
with next as (
    select j.id, j.address from review_jobs j left join review_turns t on t.address = j.address
    where not j.failed and j.beat < clock_timestamp() - $2::interval
    order by coalesce(t.taken, '-infinity'), j.asked limit 1 for update of j skip locked),
turn as (
    insert into review_turns select address, clock_timestamp() from next
    on conflict (address) do update set taken = excluded.taken)
update review_jobs j set owner = $1, beat = clock_timestamp(), lines = '' from next where j.id = next.id
returning j.id, j.record"""
HEAR = """update review_jobs set beat = clock_timestamp(), lines = lines || $3
    where id = $1 and owner = $2 returning id"""
FAIL = "update review_jobs set failed = true where id = $1 and owner = $2"
DONE = "delete from review_jobs where id = $1 and owner = $2"
LEAVE = "update review_jobs set owner = '', beat = '-infinity', lines = '' where id = $1 and owner = $2"
FORGET = (
    "delete from review_jobs where failed and asked < clock_timestamp() - interval '1 hour'",
    "delete from review_turns where taken < clock_timestamp() - interval '1 hour'",
)

log = logging.getLogger("regno.web.review.shared")


class SharedReviewQueue:
    """The reviews of all processes that share a database, of which this one computes one at a time."""

    def __init__(self, cache: PostgresReviews, owner: str = "") -> None:
        """Prepare the rows; raise DatabaseFault. It blocks."""
        self.cache, self.owner = cache, owner or own_name()
        self.database: Database = cache.database
        self.length = 0  # reviews that waited when this process last looked
        self.wakes = asyncio.Event()
        self.worker: asyncio.Task[None] | None = None
        self.database.prepare("review_jobs", SCHEMA)

    def open(self) -> None:
        """Begin to take reviews."""
        self.worker = asyncio.create_task(self.run_all())

    async def ask(self, request: ReviewRequest, address: str, most: int = MAX_CHOICES) -> GameReview:
        """Return the review of a game, queueing a new one; raise TableError if it is too long or too many wait."""
        known = await asyncio.to_thread(self.peek, request.id)
        if known and not known.failed:
            return known
        if request.choices > most:
            raise TableError("review-too-long", count=request.choices, most=most)
        await await_write(self.database.transact(lambda connection: add(connection, request, address)))
        self.wakes.set()
        return GameReview(request.id)

    async def look(self, id: str) -> GameReview:
        """Return a review that is known; raise TableError."""
        known = await asyncio.to_thread(self.peek, id)
        if known is None:
            raise TableError("unknown-review")
        return known

    def peek(self, id: str) -> GameReview | None:
        """Return a review that is known, None otherwise; nothing is queued. It blocks."""
        for lines, failed in self.database.ask("select lines, failed from review_jobs where id = $1", id):
            review = read_lines(id, lines.splitlines()) or GameReview(id)
            review.failed = failed
            return review
        return read_finished(self.cache, id)  # the row is deleted once the review is there

    # ------------------------------------------------------------ computing

    async def run_all(self) -> None:
        """Take one review after the other, as their turns come."""
        while True:
            self.wakes.clear()
            try:
                taken = await await_write(self.database.transact(self.take))
                if taken:
                    await self.run(*taken)
                    continue
            except Exception as fault:  # the database is away: it is asked again
                log.error("review not taken", extra={"fault": repr(fault)})
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wakes.wait(), AGAIN)

    async def take(self, connection: Any) -> tuple[str, str] | None:
        """Take the next review, of the address whose last turn was longest ago."""
        for query in FORGET:
            await connection.execute(query)
        self.length = await connection.fetchval("select count(*) from review_jobs where owner = '' and not failed")
        found = await connection.fetchrow(TAKE, self.owner, STALE)
        return (found[0], found[1]) if found else None

    async def run(self, id: str, record: str) -> None:
        """Compute one review; a failure is logged and noted in its row."""
        beating = asyncio.create_task(self.beat(id))
        end = FAIL
        try:
            if await self.listen(id, record):
                end = DONE
        except (OSError, ValueError) as fault:  # no process, a broken pipe, an invalid line
            log.error("review broken off", extra={"fault": repr(fault)})
        except asyncio.CancelledError:
            end = LEAVE  # another process may take it at once
            raise
        finally:
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)
            await asyncio.shield(await_write(self.database.write((end, id, self.owner))))

    async def listen(self, id: str, record: str) -> bool:
        """Keep every line of the process; return whether the review was finished, or taken by another process."""
        lines, is_finished = [], False
        async with aclosing(review_lines(record)) as found:
            async for line in found:
                lines.append(line)
                if isinstance(LINE.decode(line), ReviewFinished):  # cached before the row is deleted
                    await asyncio.to_thread(self.cache.write, id, lines)
                    is_finished = True
                elif not await self.hear(id, line):
                    return True
        return is_finished

    async def hear(self, id: str, line: bytes) -> bool:
        """Keep a line, or a sign of life; return whether the review is still this process's."""

        async def work(connection: Any) -> bool:
            return await connection.fetchval(HEAR, id, self.owner, line) is not None

        return await await_write(self.database.transact(work))

    async def beat(self, id: str) -> None:
        """Give signs of life while a long decision is judged."""
        while True:
            await asyncio.sleep(BEAT)
            with suppress(Exception):  # the database is away: the next sign may reach it
                await self.hear(id, b"")

    async def close(self) -> None:
        """Leave the current review to other processes."""
        if self.worker:
            self.worker.cancel()
            await asyncio.gather(self.worker, return_exceptions=True)


async def add(connection: Any, request: ReviewRequest, address: str) -> None:
    """Queue a review, unless it is there; raise TableError if too many wait."""
    await connection.execute("select pg_advisory_xact_lock($1)", LOCK)
    own, waiting, same = await connection.fetchrow(COUNT, address, request.id)
    if same:
        return
    if own >= MAX_OF_ONE:
        raise TableError("reviews-yours", most=MAX_OF_ONE)
    if waiting >= MAX_WAITING:
        raise TableError("reviews-full", waiting=waiting)
    await connection.execute(ADD, request.id, address, request.record)
