"""The application of one person, without processes, threads or a network: the routes and rooms of the server.

Its ids begin with a mark that no id of a server has, so that a page knows whom to ask.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from regno.chronicles.store import ChronicleStore
from regno.players import PLAYERS
from regno.table.seats import hash_token
from regno.web.bots import worker
from regno.web.bots.pool import AnyAdvice, AnyQuestion, BotPool
from regno.web.bots.protocol import MoveRequest, MoveResponse
from regno.web.chronicles import routes as chronicle_routes
from regno.web.chronicles.import_queue import ImportQueue, ImportRejected
from regno.web.chronicles.import_worker import ImportFailed, ImportPassed, ImportRequest, check
from regno.web.chronicles.registry import ChronicleRegistry
from regno.web.fair_thread import FairThread
from regno.web.http import Json, Route
from regno.web.jobs.questions import NoAnswer
from regno.web.limits import set_limits
from regno.web.local import verify
from regno.web.local.tables import FileTables
from regno.web.people.people import People, is_key
from regno.web.replay import routes as replay_routes
from regno.web.routes import reveal
from regno.web.routes import tables as table_routes
from regno.web.routes.table_options import table_options
from regno.web.rulebook import routes as rulebook_routes
from regno.web.tables.registry import TableRegistry
from regno.web.tables.socket import table_socket
from regno.web.tutorial import routes as tutorial_routes

MARK = "local_"  # before every id
THINKS_AS = "steward"  # in place of a level whose search would have to be compiled


class InlineExecutor(Executor):
    """Does work at once, where it was asked for: there are no threads."""

    def submit(self, work: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(work(*arguments, **named))
        except Exception as fault:
            future.set_exception(fault)
        return future


class LocalBots(BotPool):
    """Bots that choose in this process. A level that needs compiled code plays as the Steward, and says so."""

    def __init__(self) -> None:
        super().__init__(1)

    async def choose(self, request: MoveRequest) -> MoveResponse:
        level = THINKS_AS if PLAYERS[request.level].thinks else request.level
        return worker.choose(msgspec.structs.replace(request, level=level, steady=False))

    async def ask(self, request: AnyQuestion, person: str, address: str) -> AnyAdvice | None:
        """Raise NoAnswer: advice is a search, which would have to be compiled."""
        raise NoAnswer


class LocalImports(ImportQueue):
    """Reads texts in this process: one that is too heavy delays nobody but its own person."""

    async def read(self, question: ImportRequest, address: str) -> ImportPassed:
        answer = check(question)
        if isinstance(answer, ImportFailed):
            raise ImportRejected(answer)
        return answer


class LocalPeople(People):
    """Nobody has a passport here: a token opens what it was given for."""

    def __init__(self) -> None:
        self.on_revoked = []

    def placed_hashes(self, tokens: Iterable[str]) -> list[tuple[str, int]]:
        return [(hash_token(token), place) for place, token in enumerate(tokens) if token and not is_key(token)]

    def owner(self, holder: str) -> str:
        return ""


class LocalChronicles(ChronicleStore):
    """Chronicles whose ids carry the mark."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, InlineExecutor())

    def free_id(self, title: str, mark: str = MARK) -> str:
        return super().free_id(title, mark)

    def close(self, within: float | None = None) -> bool:
        return True  # nothing is under way


async def offer(request: Request) -> Response:
    """``GET /api/offer``: the options for a new table; of the bots, those that need no compiled code."""
    found = table_options()
    bots = [name for name in found.bots if not PLAYERS[name].thinks]
    strengths = [each for each in found.strengths if not PLAYERS[each.bot].thinks]
    return Json(msgspec.structs.replace(found, bots=bots, strengths=strengths))


def local_application(folder: Path) -> Starlette:
    """Return the application with its data in a folder."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        set_limits(app)
        people = app.state.people = LocalPeople()
        registry = app.state.registry = TableRegistry(FileTables(folder), LocalBots(), mark=MARK)
        chronicles = app.state.chronicles = ChronicleRegistry(folder, LocalChronicles(folder), hashes=people.hashes)
        app.state.import_queue = LocalImports()
        app.state.fair_thread = FairThread()
        app.state.folder = folder
        await registry.open()
        await chronicles.open()
        yield
        await chronicles.close()
        await registry.close()

    return Starlette(
        routes=[
            *table_routes.ROUTES,
            Route("/api/offer", offer),
            *reveal.ROUTES,
            *verify.ROUTES,
            *replay_routes.ROUTES,
            *rulebook_routes.ROUTES,
            *chronicle_routes.ROUTES,
            *tutorial_routes.ROUTES,
            WebSocketRoute("/ws/{table}", table_socket),
        ],
        lifespan=lifespan,
    )
