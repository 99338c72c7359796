"""A pool of processes that run bots. One that crashes or hangs is replaced, and its request is retried."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from regno.players import PLAYERS
from regno.table.live_game import LiveGame
from regno.web.bots.protocol import (
    HEAD,
    AdviceRequest,
    AdviceResponse,
    AnyBotRequest,
    AnyBotResponse,
    MoveRequest,
    MoveResponse,
    NotReady,
    frame_message,
    view_data,
)
from regno.web.processes import end_process

WORKERS = 2
MAX_THINKING, MIN_THINKING = 500.0, 20.0  # milliseconds
ADVICE_THINKING = 2_000.0
TIMEOUT = 20.0  # seconds for a response; the first request of a process loads the engine
THINKING_TIMEOUT = 60.0  # levels that think load machine code as well, and the machine may be busy
TRIES = 3
ADVICE = "advice"  # what is compiled for hints, beside the levels that think

log = logging.getLogger("regno.web.bots.pool")


class BotUnavailable(Exception):
    """No worker gave a valid response."""


def thinks(level: str) -> bool:
    """Return whether a level needs compiled code; one that a later version no longer has needs none."""
    return level in PLAYERS and PLAYERS[level].thinks


def timeout_for(request: AnyBotRequest) -> float:
    """Return the seconds after which a worker with this request is taken for dead."""
    return THINKING_TIMEOUT if isinstance(request, AdviceRequest) or thinks(request.level) else TIMEOUT


class Worker:
    """One process, which gets one request at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, request: AnyBotRequest) -> AnyBotResponse:
        """Send a request, starting the process if there is none. Any exception ends the process."""
        try:
            async with asyncio.timeout(timeout_for(request)):
                return await self.exchange(request)
        except BaseException:
            await self.end()
            raise

    async def exchange(self, request: AnyBotRequest) -> AnyBotResponse:
        process = self.process
        if process is None:
            pipe = asyncio.subprocess.PIPE
            process = self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "regno.web.bots.worker", stdin=pipe, stdout=pipe
            )
        assert process.stdin and process.stdout
        process.stdin.write(frame_message(request))
        await process.stdin.drain()
        head = await process.stdout.readexactly(HEAD)
        body = await process.stdout.readexactly(int.from_bytes(head, "big"))
        response: AnyBotResponse = msgspec.msgpack.decode(body, type=AnyBotResponse)
        return response

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            await end_process(process)


class BotPool:
    """The workers; a free one takes the next request. Advice has its own worker, so that no game waits for it."""

    def __init__(self, workers: int = WORKERS) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # a warm one first
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.adviser, self.advising = Worker(), asyncio.Lock()
        self.preparing: asyncio.subprocess.Process | None = None
        self.starting = asyncio.Lock()

    async def prepare(self, wanted: str) -> None:
        """Start compiling for advice and all levels that think, ``wanted`` first; restart a process that failed.

        Until it is done, they play as the Steward.
        """
        async with self.starting:
            if self.preparing is None or self.preparing.returncode:
                thinking = [name for name, spec in PLAYERS.items() if spec.thinks]
                names = dict.fromkeys([wanted, *thinking, ADVICE])
                command = (sys.executable, "-m", "regno.players.prepare", *names)
                self.preparing = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.DEVNULL)

    @property
    def is_preparing(self) -> bool:
        return self.preparing is not None and self.preparing.returncode is None

    @asynccontextmanager
    async def free_worker(self) -> AsyncIterator[Worker]:
        worker = await self.free.get()
        try:
            yield worker
        finally:
            self.free.put_nowait(worker)

    async def choose(self, request: MoveRequest) -> int:
        """Return the move of a bot, one of the legal ones; raise BotUnavailable."""
        if thinks(request.level):
            await self.prepare(request.level)
        for number in range(1, TRIES + 1):
            async with self.free_worker() as worker:
                response = await try_request(worker, request, request.level, number)
            if isinstance(response, MoveResponse) and response.move in request.view.legal:
                return response.move
            if response is not None:
                log.error("illegal move of a bot", extra={"level_of_bot": request.level})
        raise BotUnavailable(request.level)

    async def advise(self, request: AdviceRequest) -> AdviceResponse | None:
        """Return rated moves, None while the code for it is being compiled; raise BotUnavailable."""
        await self.prepare(ADVICE)
        for number in range(1, TRIES + 1):
            async with self.advising:
                response = await try_request(self.adviser, request, ADVICE, number)
            if isinstance(response, AdviceResponse):
                return response
            if isinstance(response, NotReady) and self.is_preparing:
                return None
        raise BotUnavailable(ADVICE)

    async def close(self) -> None:
        await asyncio.gather(*(worker.end() for worker in [*self.workers, self.adviser]))
        if self.preparing is not None:
            await end_process(self.preparing)


async def try_request(worker: Worker, request: AnyBotRequest, level: str, number: int) -> AnyBotResponse | None:
    """Send a request once; return None if the worker failed, in whatever way."""
    try:
        return await worker.ask(request)
    except Exception as fault:
        log.warning("bot lost", extra={"level_of_bot": level, "fault": repr(fault), "number": number})
        return None


def move_request(live: LiveGame, level: str, pace: float) -> MoveRequest:
    """Return the request for a move, with the View of the seat to choose only.

    Thinking ends well before the pace of the table is over: how long a bot thought must reveal nothing.
    """
    return MoveRequest(level, view_data(live.game.view(live.who)), max(MIN_THINKING, min(MAX_THINKING, 0.7 * pace)))


def advice_request(live: LiveGame, language: str) -> AdviceRequest:
    """Return the request for advice to the person who must choose."""
    return AdviceRequest(view_data(live.game.view(live.who)), ADVICE_THINKING, language or "en", live.edition.id)
