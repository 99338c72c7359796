"""The application: pages, the HTTP part of the API, and the websocket of each table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from regno.table.errors import TableError
from regno.table.settings import TableSettings
from regno.web import api_schema
from regno.web.bots.pool import BotPool
from regno.web.bots.proofs import ProofQueue
from regno.web.chronicles import routes as chronicle_routes
from regno.web.chronicles.errors import ChronicleError
from regno.web.chronicles.import_queue import ImportQueue
from regno.web.chronicles.registry import ChronicleRegistry
from regno.web.chronicles.retention import Retention
from regno.web.coach import routes as coach_routes
from regno.web.daily import routes as daily_routes
from regno.web.daily.rates import BotShares
from regno.web.edge import Edge, EdgeSettings
from regno.web.history import routes as history_routes
from regno.web.history.routes import HistoryCache
from regno.web.http import Json, json_errors, language_of, read, registry_of
from regno.web.learn import routes as learn_routes
from regno.web.live.protocol import write_done
from regno.web.live.registry import CLOSING
from regno.web.messages import Forget, Made, Mine, Tables, Trouble
from regno.web.metrics import METRICS
from regno.web.people import routes as people_routes
from regno.web.people.deps import people_of
from regno.web.people.people import People
from regno.web.preview import routes as preview_routes
from regno.web.printing import routes as print_routes
from regno.web.printing.queue import PrintQueue
from regno.web.rate_limit import ConnectionLimit, RateLimiter, SharedLimits
from regno.web.replay import routes as replay_routes
from regno.web.review import routes as review_routes
from regno.web.review.queue import ReviewQueue
from regno.web.routes import about, bot_proof, monitoring, pages, reveal, trust
from regno.web.routes.table_options import offer
from regno.web.rulebook import routes as rulebook_routes
from regno.web.stores import open_stores
from regno.web.tables.registry import MAX_TOKENS, TableRegistry, new_token_pair
from regno.web.tables.serialize import row_seen
from regno.web.tables.socket import table_socket
from regno.web.tutorial import routes as tutorial_routes
from regno.web.whatif import routes as whatif_routes
from regno.web.whatif.thinking import WhatIfBots

MAX_SOCKETS = 256  # from one address, which may be that of a whole school
TABLES_A_SECOND, TABLES_AT_ONCE = 0.5, 30  # new tables from one address
NEW_A_SECOND, NEW_AT_ONCE = 0.5, 60  # new chronicles and packs from one address
ENTRIES_A_SECOND, ENTRIES_AT_ONCE = 5.0, 100  # entries in the log of a table, besides moves, by one person
CHANGES_A_SECOND, CHANGES_AT_ONCE = 10.0, 200  # changes of chronicles and packs from one address
LISTS_A_SECOND, LISTS_AT_ONCE = 10.0, 100  # lists, asked for from one address
PEOPLE_A_SECOND, PEOPLE_AT_ONCE = 2.0, 60  # requests about passports from one address
RECORDS_A_SECOND, RECORDS_AT_ONCE = 2.0, 40  # Records sent by one address
NODES_A_SECOND, NODES_AT_ONCE = 5.0, 120  # nodes of what-if boards, asked for from one address


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
    holders = await asyncio.to_thread(people_of(request).placed_hashes, asked.tokens[:MAX_TOKENS])
    return Json(Tables(await registry_of(request).tables_of(dict(holders))))


@json_errors
async def forget(request: Request) -> Response:
    """``POST /api/tables/{table}/forget``: erase the data of a token's person from the table."""
    asked, registry, people = await read(request, Forget), registry_of(request), people_of(request)
    room = await registry.find(request.path_params["table"])
    holder = await asyncio.to_thread(people.holder_at, asked.token, room.table)
    await registry.forget(room.id, holder)
    if person := await asyncio.to_thread(people.owner, holder):
        await write_done(people.store.let_go(person, [holder]))
    return Json({})


@json_errors
async def not_found(request: Request) -> Response:
    """Return a page to a browser, a JSON error to a program."""
    if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return await pages.not_found_page(request)
    trouble = TableError("unknown-page")
    return Json(Trouble(trouble.key, trouble.on_page(language_of(request))), 404)


def application(
    folder: Path,
    store: str = "",
    on_failure: Callable[[], None] = lambda: None,
    reach: trust.ReachSettings = trust.ReachSettings(),  # noqa: B008 (it is frozen)
    edge: EdgeSettings = EdgeSettings(),  # noqa: B008 (it is frozen)
    retention: Retention | None = None,
) -> Starlette:
    """Return the application with its data in a folder, or in the PostgreSQL that ``store`` is the address of.

    ``on_failure`` is called when the store fails.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        stores = await asyncio.to_thread(open_stores, folder, store)
        registry = app.state.registry = TableRegistry(stores.tables, BotPool(), on_failure, gossip=stores.gossip)
        app.state.table_limiter = RateLimiter(TABLES_A_SECOND, TABLES_AT_ONCE, reason="too-many-tables")
        people = app.state.people = People(stores.people)
        chronicles = app.state.chronicles = ChronicleRegistry(folder, stores.chronicles, stores.packs, people.hashes)
        if retention:
            chronicles.retention = retention
        app.state.folder = folder
        loop = asyncio.get_running_loop()

        def hear(ended: Collection[str]) -> None:
            loop.call_soon_threadsafe(people.announce, ended)

        people.store.listen(hear)
        people.on_revoked += [registry.hang_up, chronicles.hang_up]
        app.state.history = HistoryCache()
        app.state.person_limiter = RateLimiter(PEOPLE_A_SECOND, PEOPLE_AT_ONCE)
        app.state.creation_limiter = RateLimiter(NEW_A_SECOND, NEW_AT_ONCE, ChronicleError)
        app.state.connections = ConnectionLimit(MAX_SOCKETS)
        app.state.record_limiter = RateLimiter(RECORDS_A_SECOND, RECORDS_AT_ONCE)
        app.state.entry_limiter = RateLimiter(ENTRIES_A_SECOND, ENTRIES_AT_ONCE)
        app.state.change_limiter = RateLimiter(CHANGES_A_SECOND, CHANGES_AT_ONCE, ChronicleError)
        app.state.list_limiter = RateLimiter(LISTS_A_SECOND, LISTS_AT_ONCE)
        app.state.coach = coach_routes.CoachQueue()
        app.state.daily, app.state.daily_shares = stores.daily, BotShares(folder / "daily")
        app.state.whatif_limiter = RateLimiter(NODES_A_SECOND, NODES_AT_ONCE)
        app.state.whatif_bots = WhatIfBots(registry.bots)
        app.state.import_queue = ImportQueue()
        app.state.reviews, app.state.prints = ReviewQueue(stores.reviews), PrintQueue()
        app.state.proofs = ProofQueue()
        app.state.reach = reach
        app.state.pictures = preview_routes.Pictures()
        limiters = {"tables": app.state.table_limiter, "creation": app.state.creation_limiter,
                    "records": app.state.record_limiter, "lists": app.state.list_limiter,
                    "nodes": app.state.whatif_limiter}  # fmt: skip
        sharing = asyncio.create_task(SharedLimits(stores.gossip, limiters).run())
        await registry.open()
        await chronicles.open()
        yield
        sharing.cancel()
        await app.state.import_queue.close()
        await app.state.reviews.close()
        await app.state.daily_shares.close()
        await chronicles.close()
        await registry.close()
        await asyncio.to_thread(people.store.close)
        await asyncio.to_thread(stores.close, CLOSING)

    return Starlette(
        routes=[
            *preview_routes.ROUTES,
            *pages.ROUTES,
            *monitoring.ROUTES,
            *api_schema.ROUTES,
            Route("/api/tables", lobby),
            Route("/api/tables", make_table, methods=["POST"]),
            Route("/api/tables/{table}", one_table),
            Route("/api/tables/{table}/forget", forget, methods=["POST"]),
            Route("/api/mine", mine, methods=["POST"]),
            Route("/api/offer", offer),
            *people_routes.ROUTES,
            *history_routes.ROUTES,
            *about.ROUTES,
            *trust.ROUTES,
            *reveal.ROUTES,
            *bot_proof.ROUTES,
            *replay_routes.ROUTES,
            *review_routes.ROUTES,
            *rulebook_routes.ROUTES,
            *print_routes.ROUTES,
            *chronicle_routes.ROUTES,
            *tutorial_routes.ROUTES,
            *learn_routes.ROUTES,
            *whatif_routes.ROUTES,
            *daily_routes.ROUTES,
            *coach_routes.ROUTES,
            Route("/{path:path}", not_found, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
            WebSocketRoute("/ws/{table}", table_socket),
        ],
        lifespan=lifespan,
        middleware=[Middleware(Edge, edge, METRICS)],
    )
