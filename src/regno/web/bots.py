"""Bots in processes of their own. One that crashes or falls silent is replaced, and the question is put again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from regno.table.play import Play
from regno.web.worker import HEAD, PREPARE, Answer, Question, asked, framed

WORKERS = 2
MOST_THOUGHT, LEAST_THOUGHT = 500.0, 20.0  # milliseconds
SILENCE = 20.0  # seconds after which a worker is taken for lost; the first question may have to load the engine
TRIES = 3
THINKERS = ("warlord", "sovereign")  # levels that search, and need it compiled

log = logging.getLogger("regno.web.bots")


class NoAnswer(Exception):
    """No worker could be brought to answer."""


class Worker:
    """One process, asked one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question) -> Answer:
        """Start the process if there is none; a fault ends it, so that the next question finds a fresh one."""
        try:
            async with asyncio.timeout(SILENCE):
                return await self.asked(question)
        except BaseException:
            await self.end()
            raise

    async def asked(self, question: Question) -> Answer:
        process = self.process
        if process is None:
            pipe = asyncio.subprocess.PIPE
            process = self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "regno.web.worker", stdin=pipe, stdout=pipe
            )
        assert process.stdin and process.stdout
        process.stdin.write(framed(question))
        await process.stdin.drain()
        head = await process.stdout.readexactly(HEAD)
        body = await process.stdout.readexactly(int.from_bytes(head, "big"))
        return msgspec.msgpack.decode(body, type=Answer)

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            await ended(process)


class Bots:
    """The workers; whoever is free takes the next question."""

    def __init__(self, workers: int = WORKERS) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # a warm one first
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.preparing: asyncio.subprocess.Process | None = None

    async def prepare(self) -> None:
        """Have the search compiled beside the game; until it is, bots that think answer by rule of thumb."""
        if self.preparing is None:
            command = (sys.executable, "-m", "regno.web.worker", PREPARE)
            self.preparing = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.DEVNULL)

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Worker]:
        worker = await self.free.get()
        try:
            yield worker
        finally:
            self.free.put_nowait(worker)

    async def choose(self, question: Question) -> int:
        """The move of a bot; it is one of those that were offered."""
        if question.level in THINKERS:
            await self.prepare()
        for number in range(1, TRIES + 1):
            try:
                async with self.one() as worker:
                    move = (await worker.ask(question)).move
            except Exception as fault:  # a dead pipe shows in many ways; none of them may stop the table
                log.warning("bot lost", extra={"level_of_bot": question.level, "fault": repr(fault), "number": number})
            else:
                if move in question.legal:
                    return move
                log.error("bot chose what was not offered", extra={"level_of_bot": question.level})
        raise NoAnswer(question.level)

    async def close(self) -> None:
        await asyncio.gather(*(worker.end() for worker in self.workers))
        if self.preparing is not None:
            await ended(self.preparing)


async def ended(process: asyncio.subprocess.Process) -> None:
    """End a process that may have ended already."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()


def question_for(play: Play, level: str, pace: float) -> Question:
    """What the seat that must choose knows, and nothing else. Thought ends well before the table's pace is over:
    how long a bot took must tell nothing.
    """
    return asked(level, play.game.view(play.who), max(LEAST_THOUGHT, min(MOST_THOUGHT, 0.7 * pace)))
