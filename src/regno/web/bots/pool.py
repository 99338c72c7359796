"""Bots in processes of their own. One that crashes or falls silent is replaced, and the question is put again."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from regno.table.live_game import Play
from regno.web.bots.worker import (
    ADVICE,
    HEAD,
    PREPARE,
    Answer,
    AnyAnswer,
    AnyQuestion,
    Consult,
    Counsel,
    NotReady,
    Question,
    framed,
    seen_in,
)
from regno.web.processes import ended

WORKERS = 2
MOST_THOUGHT, LEAST_THOUGHT = 500.0, 20.0  # milliseconds
ADVICE_THOUGHT = 2_000.0
SILENCE = 20.0  # seconds a worker may take; its first question may have to load the engine
SILENCE_THINKING = 60.0  # those who think have machine code to load besides, and the machine may be busy
TRIES = 3
THINKERS = ("warlord", "sovereign")  # levels that search, and need it compiled

log = logging.getLogger("regno.web.bots.pool")


class NoAnswer(Exception):
    """No worker could be brought to answer."""


def patience_for(question: AnyQuestion) -> float:
    """Seconds after which a worker that was asked this is taken for lost."""
    return SILENCE_THINKING if isinstance(question, Consult) or question.level in THINKERS else SILENCE


class Worker:
    """One process, asked one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: AnyQuestion) -> AnyAnswer:
        """Start the process if there is none; a fault ends it, so that the next question finds a fresh one."""
        try:
            async with asyncio.timeout(patience_for(question)):
                return await self.asked(question)
        except BaseException:
            await self.end()
            raise

    async def asked(self, question: AnyQuestion) -> AnyAnswer:
        process = self.process
        if process is None:
            pipe = asyncio.subprocess.PIPE
            process = self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "regno.web.bots.worker", stdin=pipe, stdout=pipe
            )
        assert process.stdin and process.stdout
        process.stdin.write(framed(question))
        await process.stdin.drain()
        head = await process.stdout.readexactly(HEAD)
        body = await process.stdout.readexactly(int.from_bytes(head, "big"))
        answer: AnyAnswer = msgspec.msgpack.decode(body, type=AnyAnswer)
        return answer

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            await ended(process)


class Bots:
    """The workers; whoever is free takes the next question. Advice has one of its own: no game waits for it."""

    def __init__(self, workers: int = WORKERS) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # a warm one first
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.adviser, self.advising = Worker(), asyncio.Lock()
        self.preparing: asyncio.subprocess.Process | None = None
        self.starting = asyncio.Lock()

    async def prepare(self, wanted: str) -> None:
        """Have every thinker compiled beside the game, the one that is wanted first; until then, bots that think answer
        by rule of thumb. A process that failed at it is started again.
        """
        async with self.starting:
            if self.preparing is None or self.preparing.returncode:
                command = (sys.executable, "-m", "regno.web.bots.worker", PREPARE, wanted)
                self.preparing = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.DEVNULL)

    @property
    def is_preparing(self) -> bool:
        return self.preparing is not None and self.preparing.returncode is None

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
            await self.prepare(question.level)
        for number in range(1, TRIES + 1):
            async with self.one() as worker:
                answer = await tried(worker, question, question.level, number)
            if isinstance(answer, Answer) and answer.move in question.seen.legal:
                return answer.move
            if answer is not None:
                log.error("bot chose what was not offered", extra={"level_of_bot": question.level})
        raise NoAnswer(question.level)

    async def advise(self, question: Consult) -> Counsel | None:
        """What the moves of a choice are worth; None while that is still being compiled."""
        await self.prepare(ADVICE)
        for number in range(1, TRIES + 1):
            async with self.advising:
                answer = await tried(self.adviser, question, ADVICE, number)
            if isinstance(answer, Counsel):
                return answer
            if isinstance(answer, NotReady) and self.is_preparing:
                return None
        raise NoAnswer(ADVICE)

    async def close(self) -> None:
        await asyncio.gather(*(worker.end() for worker in [*self.workers, self.adviser]))
        if self.preparing is not None:
            await ended(self.preparing)


async def tried(worker: Worker, question: AnyQuestion, level: str, number: int) -> AnyAnswer | None:
    """One try; None if the worker was lost, which shows in many ways, and none of them may stop the table."""
    try:
        return await worker.ask(question)
    except Exception as fault:
        log.warning("bot lost", extra={"level_of_bot": level, "fault": repr(fault), "number": number})
        return None


def question_for(play: Play, level: str, pace: float) -> Question:
    """What the seat that must choose knows, and nothing else. Thought ends well before the table's pace is over:
    how long a bot took must tell nothing.
    """
    return Question(level, seen_in(play.game.view(play.who)), max(LEAST_THOUGHT, min(MOST_THOUGHT, 0.7 * pace)))


def consult_for(play: Play, language: str) -> Consult:
    """The same for advice to the person who must choose."""
    return Consult(seen_in(play.game.view(play.who)), ADVICE_THOUGHT, language or "en", play.edition.id)
