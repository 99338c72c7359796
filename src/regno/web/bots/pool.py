"""A pool of processes that run bots. One that crashes or hangs is replaced, and its request is retried."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from regno.players import PLAYERS
from regno.players.models.trained import file_of, trained_for
from regno.table.bot_proof import bot_seed
from regno.table.errors import TableError
from regno.table.live_game import LiveGame
from regno.table.settings import TableSettings
from regno.table.view_data import view_data
from regno.web.bots.protocol import (
    HEAD,
    AdviceRequest,
    AdviceResponse,
    AnyBotRequest,
    AnyBotResponse,
    MoveRequest,
    MoveResponse,
    NotReady,
    OutlookRequest,
    OutlookResponse,
    frame_message,
)
from regno.web.jobs.questions import LocalQuestions, NoAnswer, Questions, UnderWay
from regno.web.metrics import METRICS
from regno.web.processes import end_process
from regno.web.turns import Crowded

MIN_WORKERS, MAX_WORKERS = 2, 32
MAX_THINKING, MIN_THINKING = 500.0, 20.0  # milliseconds
ADVICE_THINKING, QUICK_ADVICE, MIN_ADVICE = 1_700.0, 200.0, 200.0  # both looks at one choice take two seconds at most
ADVICE_SIMULATIONS, QUICK_SIMULATIONS = 150_000, 20_000  # of them; about half that time of a quiet core
FAST = 100  # milliseconds; at a pace below it a forced move takes as long as one that is thought about
HINT_BOUNDS = 8, 64  # hints that wait: from one address, and from all
MOVE_BOUNDS = 4, 64  # choices of bots beside tables that wait
TIMEOUT = 20.0  # seconds for a response; the first request of a process loads the engine
THINKING_TIMEOUT = 60.0  # levels that think load machine code as well, and the machine may be busy
TRIES = 3
AnyQuestion = AdviceRequest | OutlookRequest
AnyAdvice = AdviceResponse | OutlookResponse
BUSY_LATER, ADVICE_LATER = 5, 10  # seconds until a client should ask again: if too many wait, and while it is compiled
T = TypeVar("T")
ADVICE = "advice"  # what is compiled for hints, beside the levels that think

log = logging.getLogger("regno.web.bots.pool")


class BotUnavailable(Exception):
    """No worker gave a valid response."""


def worker_count() -> int:
    """Return how many processes play bots: one for each core."""
    return max(MIN_WORKERS, min(MAX_WORKERS, os.cpu_count() or MIN_WORKERS))


def thinks(level: str) -> bool:
    """Return whether a level needs compiled code; one that a later version no longer has needs none."""
    return level in PLAYERS and PLAYERS[level].thinks


def timeout_for(request: AnyBotRequest) -> float:
    """Return the seconds after which a worker with this request is taken for dead."""
    return THINKING_TIMEOUT if not isinstance(request, MoveRequest) or thinks(request.level) else TIMEOUT


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
    """The workers; a free one takes the next request. Advice has its own worker, so that no game waits for it.

    A room has one request at a time, so tables take turns. The more of them wait, the shorter each bot thinks. Advice
    and the choices of bots beside tables are ``hints`` and ``moves``, which several processes may share.
    """

    def __init__(self, workers: int = 0, models: Path | None = None) -> None:
        self.models = models  # the folder of checkpoints trained for editions of one's own
        self.workers = [Worker() for _ in range(workers or worker_count())]
        self.free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # a warm one first
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.waiting = 0  # requests without a worker
        self.adviser = Worker()
        self.hints: Questions[AnyQuestion, AnyAdvice | None] = LocalQuestions(self.ask_adviser, *HINT_BOUNDS)
        self.moves: Questions[MoveRequest, MoveResponse] = LocalQuestions(self.choose, *MOVE_BOUNDS)
        self.preparing: asyncio.subprocess.Process | None = None
        self.starting = asyncio.Lock()

    def with_models(self, settings: TableSettings) -> TableSettings:
        """Return the settings of a new table with the checkpoint that was trained for it; raise what they raise."""
        options, book, name = settings.options(), settings.rulebook(), ""
        if self.models and (settings.cards or settings.rulings):
            name = trained_for(self.models, book, options)
        return msgspec.structs.replace(settings, models=name)

    def model_file(self, name: str) -> str:
        """Return the file of a checkpoint by its name, empty without one."""
        return file_of(self.models, name) if self.models and name else ""

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
        self.waiting += 1
        try:
            worker = await self.free.get()
        finally:
            self.waiting -= 1
        try:
            yield worker
        finally:
            self.free.put_nowait(worker)

    async def choose(self, request: MoveRequest) -> MoveResponse:
        """Return the choice of a bot, one of the legal moves; raise BotUnavailable."""
        if thinks(request.level):
            await self.prepare(request.level)
        request = msgspec.structs.replace(request, models=self.model_file(request.models))
        began = time.perf_counter()
        for number in range(1, TRIES + 1):
            async with self.free_worker() as worker:
                share = len(self.workers) / (len(self.workers) + self.waiting)
                shorter = msgspec.structs.replace(request, milliseconds=thinking_time(request.milliseconds, share))
                response = await try_request(worker, shorter, request.level, number)
            if isinstance(response, MoveResponse) and response.move in request.view.legal:
                METRICS.observe("regno_bot_seconds", time.perf_counter() - began, level=request.level)
                return response
            if response is not None:
                log.error("illegal move of a bot", extra={"level_of_bot": request.level})
        raise BotUnavailable(request.level)

    async def advise(self, request: AdviceRequest, person: str = "", address: str = "") -> AdviceResponse | None:
        """Return rated moves, as ``ask`` does."""
        found = await self.ask(request, person, address)
        assert found is None or isinstance(found, AdviceResponse)
        return found

    async def foresee(self, request: OutlookRequest, person: str = "", address: str = "") -> OutlookResponse | None:
        """Return a seat's chance to win, as ``ask`` does."""
        found = await self.ask(request, person, address)
        assert found is None or isinstance(found, OutlookResponse)
        return found

    async def ask(self, request: AnyQuestion, person: str, address: str) -> AnyAdvice | None:
        """Return the answer to a question, None while the code for it is being compiled.

        A person has one question at a time, and addresses take turns. Raise UnderWay, Crowded or NoAnswer.
        """
        return await self.hints.ask(request, address, person)

    async def choose_aside(self, request: MoveRequest, address: str) -> int:
        """Return the choice of a bot that plays at no table, one at a time, addresses in turn; raise TableError."""
        try:
            return (await self.moves.ask(request, address)).move
        except Crowded:
            raise TableError("hints-busy", seconds=BUSY_LATER) from None
        except NoAnswer:
            raise TableError("no-advice") from None

    async def ask_adviser(self, request: AnyQuestion) -> AnyAdvice | None:
        """Ask the worker for advice, again if it fails; None while the code for it is being compiled."""
        await self.prepare(ADVICE)
        shared = max(MIN_ADVICE, request.milliseconds / (1 + self.hints.waiting))
        milliseconds = min(request.milliseconds, shared)
        request = msgspec.structs.replace(request, milliseconds=milliseconds)
        for number in range(1, TRIES + 1):
            response = await try_request(self.adviser, request, ADVICE, number)
            if isinstance(response, AnyAdvice):
                return response
            if isinstance(response, NotReady) and self.is_preparing:
                return None
        raise BotUnavailable(ADVICE)

    async def close(self) -> None:
        await self.hints.close()
        await self.moves.close()
        await asyncio.gather(*(worker.end() for worker in [*self.workers, self.adviser]))
        if self.preparing is not None:
            await end_process(self.preparing)


async def try_request(worker: Worker, request: AnyBotRequest, level: str, number: int) -> AnyBotResponse | None:
    """Send a request once; return None if the worker failed, in whatever way."""
    try:
        return await worker.ask(request)
    except Exception as fault:
        METRICS.count("regno_bots_lost_total")
        log.warning("bot lost", extra={"level_of_bot": level, "fault": repr(fault), "number": number})
        return None


def thinking_time(milliseconds: float, share: float) -> float:
    """Return the time to think if a bot has a share of the workers."""
    return max(min(MIN_THINKING, milliseconds), milliseconds * share)


def move_request(live: LiveGame, level: str, pace: float, models: str = "") -> MoveRequest:
    """Return the request for a move, with the View of the seat to choose only.

    Thinking ends well before the pace of the table is over: how long a bot thought must reveal nothing. At a pace that
    does not hide it, a forced move takes the same time. ``models`` names those the table's bots play by.
    """
    view, thinking = view_data(live.game.view(live.who)), max(MIN_THINKING, min(MAX_THINKING, 0.7 * pace))
    return MoveRequest(level, view, thinking, pace < FAST, bot_seed(live.key, live.count), models)


def advice_request(live: LiveGame, language: str, quick: bool = False) -> AdviceRequest:
    """Return the request for advice to the person who must choose, or for a first look at it."""
    thinking = QUICK_ADVICE if quick else ADVICE_THINKING
    simulations = QUICK_SIMULATIONS if quick else ADVICE_SIMULATIONS
    view = view_data(live.game.view(live.who))
    return AdviceRequest(view, thinking, language or "en", live.edition.id, simulations=simulations)


async def ask_adviser(question: Awaitable[T | None]) -> T:
    """Return what the pool advises; raise TableError, which says when to ask again, if it advises nothing."""
    try:
        found = await question
    except UnderWay:
        raise TableError("hint-under-way", seconds=2) from None
    except Crowded:
        raise TableError("hints-busy", seconds=BUSY_LATER) from None
    except NoAnswer:
        raise TableError("no-advice") from None
    if found is None:
        raise TableError("hint-later", seconds=ADVICE_LATER)
    return found
