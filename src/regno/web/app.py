"""The application: pages, the HTTP part of the API, and the websocket of each table."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from regno.table.errors import Denied
from regno.table.seats import hashed
from regno.table.settings import Terms
from regno.table.store.sqlite import Store
from regno.web.bots.pool import Bots
from regno.web.chronicles import routes as chronicles
from regno.web.chronicles.deps import LISTS_A_SECOND, LISTS_AT_ONCE, NEW_A_SECOND, NEW_AT_ONCE, READERS
from regno.web.chronicles.import_queue import ImportQueue
from regno.web.chronicles.registry import ChronicleRegistry
from regno.web.http import Json, answering, hall_of, language_of, read
from regno.web.messages import Forget, Made, Mine, Tables, Trouble
from regno.web.rate_limit import Crowd, Doors, address_of, refuse_too_many
from regno.web.replay import routes as replay_routes
from regno.web.review import routes as review_routes
from regno.web.review.queue import Reviews
from regno.web.routes import about, pages, reveal
from regno.web.routes.table_options import offer
from regno.web.rulebook import routes as rulebook_routes
from regno.web.tables.registry import Hall, facts, new_person
from regno.web.tables.serialize import row_seen
from regno.web.tables.socket import table_socket
from regno.web.tutorial import routes as tutorial_routes

MOST_SOCKETS = 256  # from one address, be it a whole school
TABLES_A_SECOND, TABLES_AT_ONCE = 0.5, 30  # new tables from one address


# ---------------------------------------------------------------- the API


@answering
async def make_table(request: Request) -> Response:
    """``POST /api/tables``: the terms in, the table's name and the maker's token out."""
    refuse_too_many(request.app.state.doors, address_of(request))
    terms = await read(request, Terms)
    token, holder = new_person()
    return Json(Made(await hall_of(request).make(terms, holder), token), 201)


@answering
async def lobby(request: Request) -> Response:
    """``GET /api/tables``: open tables that want to be found."""
    refuse_haste(request)
    return Json(Tables(await hall_of(request).lobby()))


@answering
async def one_table(request: Request) -> Response:
    """``GET /api/tables/{table}``"""
    return Json(row_seen(await hall_of(request).row(request.path_params["table"])))


@answering
async def mine(request: Request) -> Response:
    """``POST /api/mine``: the tables of a person's tokens."""
    refuse_haste(request)
    asked = await read(request, Mine)
    return Json(Tables(await hall_of(request).tables_of(asked.tokens)))


def refuse_haste(request: Request) -> None:
    """Lists are read from the disk: an address may ask for so many."""
    wait = request.app.state.list_limiter.take(address_of(request))
    if wait:
        raise Denied("too-many", seconds=math.ceil(wait))


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


def application(folder: Path, when_lost: Callable[[], None] = lambda: None) -> Starlette:
    """The server's application, with its tables kept in a folder; what to do when nothing can be written any more."""

    @asynccontextmanager
    async def open_for_guests(app: Starlette) -> AsyncIterator[None]:
        hall = app.state.hall = Hall(Store(folder), Bots(), when_lost)
        app.state.doors = Doors(TABLES_A_SECOND, TABLES_AT_ONCE)
        app.state.chronicles = ChronicleRegistry(folder)
        app.state.creation_limiter = Doors(NEW_A_SECOND, NEW_AT_ONCE)
        app.state.crowd = Crowd(MOST_SOCKETS)
        app.state.list_limiter = Doors(LISTS_A_SECOND, LISTS_AT_ONCE)
        app.state.chronicle_threads, app.state.import_queue = ThreadPoolExecutor(READERS, "regno-desk"), ImportQueue()
        app.state.reviews = Reviews(folder / "reviews")
        await hall.open()
        yield
        await app.state.import_queue.close()
        app.state.chronicle_threads.shutdown(wait=False, cancel_futures=True)
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
            *reveal.ROUTES,
            *replay_routes.ROUTES,
            *review_routes.ROUTES,
            *rulebook_routes.ROUTES,
            *chronicles.ROUTES,
            *tutorial_routes.ROUTES,
            Route("/{path:path}", nothing_here, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
            WebSocketRoute("/ws/{table}", table_socket),
        ],
        lifespan=open_for_guests,
    )
