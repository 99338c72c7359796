"""Jobs as rows of PostgreSQL: any process adds them, each takes the next one, and all see how far each is.

Addresses take turns over all processes. A job whose process gave no sign of life for a while is taken by another, from
its beginning; what a process that lost its job still has to say is not heard.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Literal

from regno.database import Database
from regno.web.live.protocol import await_write
from regno.web.tables.leases import own_name
from regno.web.turns import Crowded

STALE = timedelta(seconds=30)  # without a sign of life, after which a job is taken by another process
BEAT = 5.0  # seconds between two signs of life
AGAIN = 2.0  # seconds until what other processes have queued is looked for, should their news be lost
LOCK = 7_302_020  # the advisory lock under which a queue is counted
SCHEMA = (
    """
drop table if exists review_jobs, review_turns;
create table jobs (
    kind text not null, id text not null, address text not null, task bytea not null, asked timestamptz not null,
    owner text not null default '', beat timestamptz not null default '-infinity', result bytea not null default '',
    state text not null default 'open', primary key (kind, id)
);
create table job_turns (
    kind text not null, address text not null, taken timestamptz not null, primary key (kind, address)
);
""",
)
COUNT = """select count(*) filter (where address = $2), count(*) filter (where owner = ''),
    count(*) filter (where id = $3) from jobs where kind = $1 and state = 'open'"""
ADD = """insert into jobs (kind, id, address, task, asked) values ($1, $2, $3, $4, clock_timestamp())
    on conflict (kind, id) do update set address = $3, task = $4, asked = clock_timestamp(), owner = '',
        beat = '-infinity', result = '', state = 'open'"""
WAITING = "select count(*) from jobs where kind = $1 and owner = '' and state = 'open'"
TAKE = """
with next as (
    select j.id, j.address from jobs j left join job_turns t on t.kind = j.kind and t.address = j.address
    where j.kind = $1 and j.state = 'open' and j.beat < clock_timestamp() - $3::interval
    order by coalesce(t.taken, '-infinity'), j.asked limit 1 for update of j skip locked),
turn as (
    insert into job_turns select $1, address, clock_timestamp() from next
    on conflict (kind, address) do update set taken = excluded.taken)
update jobs j set owner = $2, beat = clock_timestamp(), result = '' from next where j.kind = $1 and j.id = next.id
returning j.id, j.task"""
REPORT = """update jobs set beat = clock_timestamp(), result = result || $4
    where kind = $1 and id = $2 and owner = $3 and state = 'open' returning id"""
END = "update jobs set state = $4 where kind = $1 and id = $2 and owner = $3 and state = 'open'"
DELETE = "delete from jobs where kind = $1 and id = $2 and owner = $3"
LEAVE = """update jobs set owner = '', beat = '-infinity', result = ''
    where kind = $1 and id = $2 and owner = $3 and state = 'open'"""
FORGET = (
    "delete from jobs where kind = $1 and state <> 'open' and asked < clock_timestamp() - interval '1 hour'",
    "delete from job_turns where kind = $1 and taken < clock_timestamp() - interval '1 hour'",
)
NEWS = "select pg_notify($1, $2)"

JobEnd = Literal["done", "failed", "deleted"]

log = logging.getLogger("regno.web.jobs.rows")


@dataclass(frozen=True)
class Job:
    """A job that this process has taken."""

    id: str
    task: bytes


class JobRows:
    """The jobs of one kind, of all processes that share a database."""

    def __init__(self, database: Database, kind: str, most_of_one: int, most: int, owner: str = "") -> None:
        """Prepare the rows; raise DatabaseFault. It blocks."""
        self.database, self.kind, self.owner = database, kind, owner or own_name()
        self.most_of_one, self.most = most_of_one, most  # waiting and taken of one address; waiting of all
        self.length = 0  # jobs that waited when this process last looked
        self.channel = f"regno_jobs_{kind}"
        database.prepare("jobs", SCHEMA)

    async def add(self, id: str, address: str, task: bytes) -> bool:
        """Queue a job; return whether it is new. Raise Crowded if too many wait."""

        async def work(connection: Any) -> bool:
            await connection.execute("select pg_advisory_xact_lock($1)", LOCK)
            own, waiting, same = await connection.fetchrow(COUNT, self.kind, address, id)
            if same:
                return False
            if own >= self.most_of_one or waiting >= self.most:
                raise Crowded(own >= self.most_of_one, waiting)
            await connection.execute(ADD, self.kind, id, address, task)
            await connection.execute(NEWS, self.channel, id)
            return True

        return await await_write(self.database.transact(work))

    def look(self, id: str) -> tuple[bytes, str] | None:
        """Return what was found so far, and the state: ``open``, ``done`` or ``failed``; None if unknown. It blocks."""
        query = "select result, state from jobs where kind = $1 and id = $2"
        return next(((row[0], row[1]) for row in self.database.ask(query, self.kind, id)), None)

    async def take(self) -> Job | None:
        """Take the next job, of the address whose last turn was longest ago."""

        async def work(connection: Any) -> Job | None:
            for query in FORGET:
                await connection.execute(query, self.kind)
            found = await connection.fetchrow(TAKE, self.kind, self.owner, STALE)
            self.length = await connection.fetchval(WAITING, self.kind)
            return Job(found[0], found[1]) if found else None

        return await await_write(self.database.transact(work))

    async def report(self, id: str, piece: bytes = b"") -> bool:
        """Append to the result, or send a heartbeat; return whether the job is still this process's."""

        async def work(connection: Any) -> bool:
            return await connection.fetchval(REPORT, self.kind, id, self.owner, piece) is not None

        return await await_write(self.database.transact(work))

    async def end(self, id: str, end: JobEnd) -> None:
        """Set how a job of this process ended, and notify those who wait for it."""
        query, more = (DELETE, ()) if end == "deleted" else (END, (end,))
        await await_write(self.database.write((query, self.kind, id, self.owner, *more), (NEWS, self.channel, id)))

    async def leave(self, id: str) -> None:
        """Let another process take a job of this one at once."""
        await await_write(self.database.write((LEAVE, self.kind, id, self.owner), (NEWS, self.channel, id)))

    async def withdraw(self, id: str) -> None:
        """Delete a job that nobody has begun."""
        await await_write(self.database.write((DELETE, self.kind, id, "")))

    async def clear(self, id: str) -> None:
        """Delete a job that has ended."""
        query = "delete from jobs where kind = $1 and id = $2 and state <> 'open'"
        await await_write(self.database.write((query, self.kind, id)))


class JobRunner:
    """Takes one job at a time as their turns come, and sends heartbeats while it works."""

    def __init__(self, rows: JobRows, work: Callable[[Job], Awaitable[JobEnd]]) -> None:
        self.rows, self.work = rows, work
        self.wakes = asyncio.Event()
        self.on_news: list[Callable[[str], None]] = []  # called with the id of a job that changed, or "" for any
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to take jobs."""
        loop = asyncio.get_running_loop()

        def hear(id: str) -> None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self.notice, id)

        self.rows.database.listen(self.rows.channel, hear)
        self.task = asyncio.create_task(self.run_all())

    def notice(self, id: str) -> None:
        self.wakes.set()
        for call in self.on_news:
            call(id)

    async def run_all(self) -> None:
        while True:
            self.wakes.clear()
            try:
                if job := await self.rows.take():
                    await self.run(job)
                    continue
            except Exception as fault:  # the database is away: it is asked again
                log.error("job not taken", extra={"kind": self.rows.kind, "fault": repr(fault)})
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN):
                    await self.wakes.wait()

    async def run(self, job: Job) -> None:
        """Do one job; a failure is logged and noted in its row."""
        beating = asyncio.create_task(self.beat(job.id))
        end: JobEnd = "failed"
        try:
            end = await self.work(job)
        except asyncio.CancelledError:
            await asyncio.shield(self.rows.leave(job.id))
            raise
        except Exception as fault:
            log.error("job broken off", extra={"kind": self.rows.kind, "fault": repr(fault)})
        finally:
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)
        await asyncio.shield(self.rows.end(job.id, end))

    async def beat(self, id: str) -> None:
        """Send heartbeats while a job runs."""
        while True:
            await asyncio.sleep(BEAT)
            with suppress(Exception):  # the database is away: the next sign may reach it
                await self.rows.report(id)

    async def close(self) -> None:
        """Leave the current job to other processes."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
