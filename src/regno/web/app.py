"""The application: pages, the HTTP part of the API, and the websocket of each table."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from regno.errors import RegnoError
from regno.table.denied import Denied
from regno.table.seats import hashed
from regno.table.store import Store
from regno.table.terms import Terms
from regno.text import LANGUAGES
from regno.web import page
from regno.web.bots import Bots
from regno.web.hall import Hall, facts, new_person
from regno.web.limits import Doors
from regno.web.messages import Forget, Made, Mine, Tables, Trouble
from regno.web.socket import table_socket
from regno.web.telling import table_seen

MOST_BODY = 16_384
TABLES_A_SECOND, TABLES_AT_ONCE = 0.5, 30  # new tables from one address
STATUS = {"unknown-table": 404, "record-later": 409, "not-at-table": 403, "too-many-tables": 429}
Handler = Callable[[Request], Awaitable[Response]]


class Json(Response):
    media_type = "application/json"

    def render(self, content: object) -> bytes:
        return msgspec.json.encode(content)


def language_of(request: Request) -> str:
    """``?lang=it``, else the browser's first choice that we speak."""
    asked = [request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")]
    return next((each.strip()[:2] for each in asked if each.strip()[:2] in LANGUAGES), "en")


async def read(request: Request, kind: type[msgspec.Struct]) -> msgspec.Struct:
    """The body of a request, checked."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MOST_BODY:
            raise Denied("unreadable", fault=f"> {MOST_BODY} bytes")
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise Denied("unreadable", fault=str(fault)[:200]) from None


def answering(handler: Handler) -> Handler:
    """What is wrong becomes a typed answer with a fitting status."""

    async def answered(request: Request) -> Response:
        try:
            return await handler(request)
        except RegnoError as fault:
            seconds = int(fault.arguments.get("seconds", 0))
            trouble = Trouble(fault.key, fault.text(language_of(request)), seconds)
            headers = {"Retry-After": str(seconds)} if seconds else {}
            return Json(trouble, STATUS.get(fault.key, 400), headers)

    return answered


def hall_of(request: Request) -> Hall:
    return request.app.state.hall  # type: ignore[no-any-return]


# ---------------------------------------------------------------- the API


@answering
async def make_table(request: Request) -> Response:
    """``POST /api/tables``: the terms in, the table's name and the maker's token out."""
    wait = request.app.state.doors.take(request.client.host if request.client else "")
    if wait:
        raise Denied("too-many-tables", seconds=math.ceil(wait))
    terms = await read(request, Terms)
    assert isinstance(terms, Terms)
    token, holder = new_person()
    return Json(Made(await hall_of(request).make(terms, holder), token), 201)


@answering
async def lobby(request: Request) -> Response:
    """``GET /api/tables``: open tables that want to be found."""
    return Json(Tables(hall_of(request).lobby()))


@answering
async def one_table(request: Request) -> Response:
    """``GET /api/tables/{table}``"""
    return Json(table_seen(hall_of(request).find(request.path_params["table"]).table))


@answering
async def record(request: Request) -> Response:
    """``GET /api/tables/{table}/record``: the whole game, once it is over."""
    return PlainTextResponse(hall_of(request).find(request.path_params["table"]).table.record())


@answering
async def mine(request: Request) -> Response:
    """``POST /api/mine``: the tables of a person's tokens."""
    asked = await read(request, Mine)
    assert isinstance(asked, Mine)
    return Json(Tables(hall_of(request).tables_of(asked.tokens)))


@answering
async def forget(request: Request) -> Response:
    """``POST /api/tables/{table}/forget``: delete what the holder of a token told the table."""
    asked = await read(request, Forget)
    assert isinstance(asked, Forget)
    await hall_of(request).forget(request.path_params["table"], hashed(asked.token))
    return Json({})


async def healthz(request: Request) -> Response:
    """``GET /healthz``: whether the server can do its work."""
    found = facts(hall_of(request))
    return Json(found, 200 if found["ok"] else 503)


@answering
async def nothing_here(request: Request) -> Response:
    trouble = Denied("unknown-page", path=request.url.path[:80])
    return Json(Trouble(trouble.key, trouble.text(language_of(request))), 404)


def application(folder: Path) -> Starlette:
    """The server's application, with its tables kept in a folder."""

    @asynccontextmanager
    async def open_for_guests(app: Starlette) -> AsyncIterator[None]:
        hall = app.state.hall = Hall(Store(folder), Bots())
        app.state.doors = Doors(TABLES_A_SECOND, TABLES_AT_ONCE)
        await hall.open()
        yield
        await hall.close()

    return Starlette(
        routes=[
            Route("/", page.index),
            Route("/t/{table}", page.index),
            Route("/page/{file}", page.asset),
            Route("/text/{language}", page.words),
            Route("/healthz", healthz),
            Route("/api/tables", lobby),
            Route("/api/tables", make_table, methods=["POST"]),
            Route("/api/tables/{table}", one_table),
            Route("/api/tables/{table}/record", record),
            Route("/api/tables/{table}/forget", forget, methods=["POST"]),
            Route("/api/mine", mine, methods=["POST"]),
            Route("/{path:path}", nothing_here, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
            WebSocketRoute("/ws/{table}", table_socket),
        ],
        lifespan=open_for_guests,
    )
