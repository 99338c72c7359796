"""The application: pages, the HTTP part of the API, and the websocket of each table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from regno.table.errors import TableError
from regno.table.seats import hash_token
from regno.table.settings import TableSettings
from regno.table.store.sqlite import TableStore
from regno.web.bots.pool import BotPool
from regno.web.chronicles import routes as chronicles
from regno.web.chronicles.errors import ChronicleError
from regno.web.chronicles.import_queue import ImportQueue
from regno.web.chronicles.registry import ChronicleRegistry
from regno.web.http import Json, json_errors, language_of, read, registry_of
from regno.web.messages import Forget, Made, Mine, Tables, Trouble
from regno.web.preview import routes as preview_routes
from regno.web.printing import routes as print_routes
from regno.web.printing.queue import PrintQueue
from regno.web.rate_limit import ConnectionLimit, RateLimiter
from regno.web.replay import routes as replay_routes
from regno.web.review import routes as review_routes
from regno.web.review.queue import ReviewQueue
from regno.web.routes import about, pages, reveal, trust
from regno.web.routes.table_options import offer
from regno.web.rulebook import routes as rulebook_routes
from regno.web.tables.registry import TableRegistry, health, new_token_pair
from regno.web.tables.serialize import row_seen
from regno.web.tables.socket import table_socket
from regno.web.tutorial import routes as tutorial_routes

MAX_SOCKETS = 256  # from one address, which may be that of a whole school
TABLES_A_SECOND, TABLES_AT_ONCE = 0.5, 30  # new tables from one address
NEW_A_SECOND, NEW_AT_ONCE = 0.5, 60  # new chronicles and packs from one address
LISTS_A_SECOND, LISTS_AT_ONCE = 10.0, 100  # lists, asked for from one address
RECORDS_A_SECOND, RECORDS_AT_ONCE = 2.0, 40  # Records sent by one address


# ---------------------------------------------------------------- the API


@json_errors
async def make_table(request: Request) -> Response:
    """``POST /api/tables``: take settings, return the id of the new table and the maker's token."""
    request.app.state.table_limiter.admit(request)
    settings = await read(request, TableSettings)
    token, holder = new_token_pair()
    return Json(Made(await registry_of(request).create(settings, holder), token), 201)


@json_errors
async def lobby(request: Request) -> Response:
    """``GET /api/tables``: the open tables that are listed."""
    request.app.state.list_limiter.admit(request)
    return Json(Tables(await registry_of(request).lobby()))


@json_errors
async def one_table(request: Request) -> Response:
    """``GET /api/tables/{table}``"""
    return Json(row_seen(await registry_of(request).row(request.path_params["table"])))


@json_errors
async def mine(request: Request) -> Response:
    """``POST /api/mine``: the tables of a person's tokens."""
    request.app.state.list_limiter.admit(request)
    asked = await read(request, Mine)
    return Json(Tables(await registry_of(request).tables_of(asked.tokens)))


@json_errors
async def forget(request: Request) -> Response:
    """``POST /api/tables/{table}/forget``: erase the data of a token's person from the table."""
    asked = await read(request, Forget)
    await registry_of(request).forget(request.path_params["table"], hash_token(asked.token))
    return Json({})


async def healthz(request: Request) -> Response:
    """``GET /healthz``: 200 while the server can write to its store, 503 otherwise."""
    found = health(registry_of(request))
    return Json(found, 200 if found["ok"] else 503)


@json_errors
async def not_found(request: Request) -> Response:
    """Return a page to a browser, a JSON error to a program."""
    if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return await pages.not_found_page(request)
    trouble = TableError("unknown-page")
    return Json(Trouble(trouble.key, trouble.on_page(language_of(request))), 404)


def application(
    folder: Path,
    on_failure: Callable[[], None] = lambda: None,
    reach: trust.ReachSettings = trust.ReachSettings(),  # noqa: B008 (it is frozen)
) -> Starlette:
    """Return the application with its data in a folder; ``on_failure`` is called when the store fails."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        registry = app.state.registry = TableRegistry(TableStore(folder), BotPool(), on_failure)
        app.state.table_limiter = RateLimiter(TABLES_A_SECOND, TABLES_AT_ONCE, reason="too-many-tables")
        app.state.chronicles = ChronicleRegistry(folder)
        app.state.creation_limiter = RateLimiter(NEW_A_SECOND, NEW_AT_ONCE, ChronicleError)
        app.state.connections = ConnectionLimit(MAX_SOCKETS)
        app.state.record_limiter = RateLimiter(RECORDS_A_SECOND, RECORDS_AT_ONCE)
        app.state.list_limiter = RateLimiter(LISTS_A_SECOND, LISTS_AT_ONCE)
        app.state.import_queue = ImportQueue()
        app.state.reviews, app.state.prints = ReviewQueue(folder / "reviews"), PrintQueue()
        app.state.reach = reach
        app.state.pictures = preview_routes.Pictures()
        await registry.open()
        await app.state.chronicles.open()
        yield
        await app.state.import_queue.close()
        await app.state.reviews.close()
        await app.state.chronicles.close()
        await registry.close()

    return Starlette(
        routes=[
            *preview_routes.ROUTES,
            *pages.ROUTES,
            Route("/healthz", healthz),
            Route("/api/tables", lobby),
            Route("/api/tables", make_table, methods=["POST"]),
            Route("/api/tables/{table}", one_table),
            Route("/api/tables/{table}/forget", forget, methods=["POST"]),
            Route("/api/mine", mine, methods=["POST"]),
            Route("/api/offer", offer),
            *about.ROUTES,
            *trust.ROUTES,
            *reveal.ROUTES,
            *replay_routes.ROUTES,
            *review_routes.ROUTES,
            *rulebook_routes.ROUTES,
            *print_routes.ROUTES,
            *chronicles.ROUTES,
            *tutorial_routes.ROUTES,
            Route("/{path:path}", not_found, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
            WebSocketRoute("/ws/{table}", table_socket),
        ],
        lifespan=lifespan,
    )
