"""Questions as rows of PostgreSQL: any process can ask, and any process that is free answers the next one."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Generic

import msgspec

from regno.database import Database
from regno.web.jobs.questions import Answer, LocalQuestions, NoAnswer, Question, Questions, UnderWay
from regno.web.jobs.rows import AGAIN, Job, JobEnd, JobRows, JobRunner

log = logging.getLogger("regno.web.jobs.shared")


class SharedQuestions(Generic[Question, Answer]):
    """The questions of all processes, of which this one answers one at a time."""

    def __init__(self, rows: JobRows, answer: Callable[[Question], Awaitable[Answer]], asked: Any, found: Any) -> None:
        """``asked`` and ``found`` are the types of questions and answers."""
        self.rows, self.answer = rows, answer
        self.asked, self.found = msgspec.msgpack.Decoder(asked), msgspec.msgpack.Decoder(found)
        self.runner = JobRunner(rows, self.work)
        self.runner.on_news.append(self.notice)
        self.waits: dict[str, asyncio.Event] = {}

    def open(self) -> None:
        """Begin to answer."""
        self.runner.open()

    @property
    def waiting(self) -> int:
        return self.rows.length

    async def work(self, job: Job) -> JobEnd:
        found = await self.answer(self.asked.decode(job.task))
        await self.rows.report(job.id, msgspec.msgpack.encode(found))
        return "done"

    def notice(self, id: str) -> None:
        for event in self.waits.values() if not id else filter(None, [self.waits.get(id)]):
            event.set()

    async def ask(self, question: Question, address: str, asker: str = "") -> Answer:
        id = hashlib.sha256(asker.encode()).hexdigest()[:32] if asker else secrets.token_hex(16)
        if id in self.waits:
            raise UnderWay
        self.waits[id] = asyncio.Event()
        try:
            if not await self.keep_trying(self.rows.add(id, address, msgspec.msgpack.encode(question))):
                raise UnderWay
            self.runner.wakes.set()
            return await self.wait(id)
        finally:
            del self.waits[id]

    async def keep_trying(self, write: Awaitable[bool]) -> bool:
        """Return the result of a write; raise NoAnswer if the database is away."""
        try:
            return await write
        except self.rows.database.lost as fault:
            raise NoAnswer from fault

    async def wait(self, id: str) -> Answer:
        """Wait for the answer and delete its row; one that was not begun is withdrawn if nobody waits any more."""
        event = self.waits[id]
        try:
            while True:
                event.clear()
                row = await asyncio.to_thread(self.rows.look, id)
                if row is None or row[1] != "open":
                    break
                with suppress(TimeoutError):
                    async with asyncio.timeout(AGAIN):
                        await event.wait()
        except OSError as fault:
            raise NoAnswer from fault
        except asyncio.CancelledError:
            await asyncio.shield(self.drop(self.rows.withdraw(id)))
            raise
        await self.drop(self.rows.clear(id))
        if row is None or row[1] != "done":
            raise NoAnswer
        answer: Answer = self.found.decode(row[0])
        return answer

    async def drop(self, write: Awaitable[None]) -> None:
        """Delete a row that nobody needs; what stays is deleted after an hour."""
        try:
            await write
        except Exception as fault:
            log.warning("job not deleted", extra={"fault": repr(fault)})

    async def close(self) -> None:
        await self.runner.close()


class QuestionsFactory:
    """Makes queues of questions: of this process, or rows of a database that several share."""

    def __init__(self, database: Database | None) -> None:
        self.database = database
        self.opened: list[Questions[Any, Any]] = []

    async def open(
        self,
        kind: str,
        answer: Callable[[Question], Awaitable[Answer]],
        bounds: tuple[int, int],
        types: tuple[Any, Any],
    ) -> Questions[Question, Answer]:
        """Return a queue by its kind, who answers, how many may wait of one address and in all, and its types."""
        if self.database is None:
            local = LocalQuestions(answer, *bounds)
            self.opened.append(local)
            return local
        rows = await asyncio.to_thread(JobRows, self.database, kind, *bounds)
        shared = SharedQuestions(rows, answer, *types)
        shared.open()
        self.opened.append(shared)
        return shared

    async def close(self) -> None:
        for questions in self.opened:
            await questions.close()
