"""The application: pages, the HTTP part of the API, and the websocket of each table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from regno.table.denied import Denied
from regno.table.seats import hashed
from regno.table.store import Store
from regno.table.terms import Terms
from regno.web import about, opened, pages, replaying, reviewing, rules, teaching
from regno.web.answering import Json, answering, hall_of, language_of, read
from regno.web.bots import Bots
from regno.web.chronicles import routes as chronicles
from regno.web.chronicles.desk import Desk
from regno.web.chronicles.reached import NEW_A_SECOND, NEW_AT_ONCE
from regno.web.hall import Hall, facts, new_person
from regno.web.limits import Doors, refuse_too_many
from regno.web.messages import Forget, Made, Mine, Tables, Trouble
from regno.web.offer import offer
from regno.web.reviews import Reviews
from regno.web.socket import table_socket
from regno.web.telling import table_seen

TABLES_A_SECOND, TABLES_AT_ONCE = 0.5, 30  # new tables from one address


# ---------------------------------------------------------------- the API


@answering
async def make_table(request: Request) -> Response:
    """``POST /api/tables``: the terms in, the table's name and the maker's token out."""
    refuse_too_many(request.app.state.doors, request.client.host if request.client else "")
    terms = await read(request, Terms)
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
async def mine(request: Request) -> Response:
    """``POST /api/mine``: the tables of a person's tokens."""
    asked = await read(request, Mine)
    return Json(Tables(hall_of(request).tables_of(asked.tokens)))


@answering
async def forget(request: Request) -> Response:
    """``POST /api/tables/{table}/forget``: delete what the holder of a token told the table."""
    asked = await read(request, Forget)
    await hall_of(request).forget(request.path_params["table"], hashed(asked.token))
    return Json({})


async def healthz(request: Request) -> Response:
    """``GET /healthz``: whether the server can do its work."""
    found = facts(hall_of(request))
    return Json(found, 200 if found["ok"] else 503)


@answering
async def nothing_here(request: Request) -> Response:
    """For a browser a page, for a program a typed answer."""
    if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return await pages.nowhere(request)
    trouble = Denied("unknown-page")
    return Json(Trouble(trouble.key, trouble.on_page(language_of(request))), 404)


def application(folder: Path) -> Starlette:
    """The server's application, with its tables kept in a folder."""

    @asynccontextmanager
    async def open_for_guests(app: Starlette) -> AsyncIterator[None]:
        hall = app.state.hall = Hall(Store(folder), Bots())
        app.state.doors = Doors(TABLES_A_SECOND, TABLES_AT_ONCE)
        app.state.desk, app.state.desk_doors = Desk(folder), Doors(NEW_A_SECOND, NEW_AT_ONCE)
        app.state.reviews = Reviews(folder / "reviews")
        await hall.open()
        yield
        await app.state.reviews.close()
        await hall.close()

    return Starlette(
        routes=[
            *pages.ROUTES,
            Route("/healthz", healthz),
            Route("/api/tables", lobby),
            Route("/api/tables", make_table, methods=["POST"]),
            Route("/api/tables/{table}", one_table),
            Route("/api/tables/{table}/forget", forget, methods=["POST"]),
            Route("/api/mine", mine, methods=["POST"]),
            Route("/api/offer", offer),
            *about.ROUTES,
            *opened.ROUTES,
            *replaying.ROUTES,
            *reviewing.ROUTES,
            *rules.ROUTES,
            *chronicles.ROUTES,
            *teaching.ROUTES,
            Route("/{path:path}", nothing_here, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
            WebSocketRoute("/ws/{table}", table_socket),
        ],
        lifespan=open_for_guests,
    )
