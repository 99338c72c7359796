"""The application: pages, the HTTP part of the API, and the websocket of each table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from regno.table.errors import TableError
from regno.web import api_schema
from regno.web.base_path import BasePath
from regno.web.bench import edition_routes, games
from regno.web.bench import routes as bench_routes
from regno.web.bench.runner import MODELS, StudyRunner
from regno.web.bots import proofs
from regno.web.bots.pool import HINT_BOUNDS, MOVE_BOUNDS, AnyAdvice, AnyQuestion, BotPool
from regno.web.bots.proofs import BotProof, ProofTask
from regno.web.bots.protocol import MoveRequest, MoveResponse
from regno.web.calls import routes as call_routes
from regno.web.calls.caller import Caller
from regno.web.calls.settings import CallSettings, make_senders
from regno.web.calls.watch import TableWatch
from regno.web.chronicles import routes as chronicle_routes
from regno.web.chronicles.import_queue import ImportQueue
from regno.web.chronicles.registry import ChronicleRegistry
from regno.web.chronicles.retention import Retention
from regno.web.coach import routes as coach_routes
from regno.web.coach.messages import CoachTask
from regno.web.daily import routes as daily_routes
from regno.web.daily.rates import BotShares
from regno.web.edge import Edge, EdgeSettings
from regno.web.fair_thread import FairThread
from regno.web.history import odds as odds_routes
from regno.web.history import routes as history_routes
from regno.web.history.routes import HistoryCache
from regno.web.http import Json, Route, language_of
from regno.web.jobs.questions import KeptAnswers
from regno.web.jobs.shared import QuestionsFactory
from regno.web.learn import mistake_routes
from regno.web.learn import routes as learn_routes
from regno.web.limits import set_limits
from regno.web.live.protocol import await_write
from regno.web.live.registry import CLOSING
from regno.web.local import routes as local_routes
from regno.web.messages import Trouble
from regno.web.metrics import METRICS
from regno.web.people import company
from regno.web.people import routes as people_routes
from regno.web.people.people import People
from regno.web.people.retention import PeopleRetention
from regno.web.preview import routes as preview_routes
from regno.web.printing import routes as print_routes
from regno.web.printing.queue import PrintQueue
from regno.web.rate_limit import SharedLimits
from regno.web.replay import routes as replay_routes
from regno.web.review import routes as review_routes
from regno.web.review.cache import PostgresReviews
from regno.web.review.queue import ReviewQueue
from regno.web.review.shared import SharedReviewQueue
from regno.web.routes import about, bot_proof, monitoring, pages, reveal, trust
from regno.web.routes import tables as table_routes
from regno.web.routes.table_options import offer
from regno.web.rulebook import routes as rulebook_routes
from regno.web.stores import Stores, open_stores
from regno.web.tables.registry import TableRegistry
from regno.web.tables.socket import table_socket
from regno.web.tutorial import routes as tutorial_routes
from regno.web.whatif import routes as whatif_routes


async def not_found(request: Request) -> Response:
    """Return a page to a browser, a JSON error to a program."""
    if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return await pages.not_found_page(request)
    trouble = TableError("unknown-page")
    return Json(Trouble(trouble.key, trouble.on_page(language_of(request))), 404)


async def open_reviews(stores: Stores) -> ReviewQueue | SharedReviewQueue:
    """Return the queue of reviews: of this process alone, or of all that share a database."""
    if not isinstance(stores.reviews, PostgresReviews):
        return ReviewQueue(stores.reviews)
    queue = await asyncio.to_thread(SharedReviewQueue, stores.reviews)
    queue.open()
    return queue


async def share_questions(app: Starlette, factory: QuestionsFactory) -> None:
    """Open the queues of hints, choices beside tables, reports, proofs and files: here, or of all processes."""
    bots = app.state.registry.bots
    bots.hints = await factory.open("hint", bots.ask_adviser, HINT_BOUNDS, (AnyQuestion, AnyAdvice | None))
    bots.moves = await factory.open("move", bots.choose, MOVE_BOUNDS, (MoveRequest, MoveResponse))
    reports = await factory.open("coach", coach_routes.run_worker, coach_routes.BOUNDS, (CoachTask, bytes))
    app.state.coach = KeptAnswers(reports, coach_routes.MOST_KEPT, "coach-slow")
    app.state.games = await factory.open("games", games.run_command, games.BOUNDS, (games.GamesTask, bytes))
    choices = await factory.open("proof", proofs.run_command, proofs.BOUNDS, (ProofTask, BotProof))
    app.state.proofs = KeptAnswers(choices, proofs.MOST_KEPT, "proof-slow")


def follow_people(people: People, caller: Caller) -> None:
    """Have channels follow their people: a device that is signed out is not called, nor is anybody forgotten."""
    store, loop = caller.store, asyncio.get_running_loop()
    dropping = set[asyncio.Task[None]]()

    async def drop(devices: Collection[str]) -> None:
        if found := await asyncio.to_thread(store.ids_of_devices, devices):
            await await_write(store.drop_channels(found))

    def drop_later(devices: Collection[str]) -> None:
        if devices:
            task = loop.create_task(drop(devices))
            dropping.add(task)
            task.add_done_callback(dropping.discard)

    people.on_revoked.append(drop_later)
    people.on_united.append(lambda old, new: await_write(store.unite(old, new)))
    people.on_forgotten.append(lambda person: await_write(store.forget(person)))


def application(
    folder: Path,
    store: str = "",
    on_failure: Callable[[], None] = lambda: None,
    reach: trust.ReachSettings = trust.ReachSettings(),  # noqa: B008 (it is frozen)
    edge: EdgeSettings = EdgeSettings(),  # noqa: B008 (it is frozen)
    retention: Retention | None = None,
    calls: CallSettings = CallSettings(),  # noqa: B008 (it is frozen)
    daily_bots: bool = True,
    base_path: str = "",
    dask: str = "",
) -> Starlette:
    """Return the application with its data in a folder, or in the PostgreSQL that ``store`` is the address of.

    ``on_failure`` is called when the store fails; ``base_path`` is below what everything is served; ``dask`` is the
    address of a cluster that plays the bench's games.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as opened:  # closes in reverse order, also what a failed start had opened
            await start(app, opened)
            yield

    async def start(app: Starlette, opened: AsyncExitStack) -> None:
        stores = await asyncio.to_thread(open_stores, folder, store)
        for close in (partial(stores.close, CLOSING), stores.calls.close, stores.people.close):
            opened.push_async_callback(asyncio.to_thread, close)
        registry = app.state.registry = TableRegistry(
            stores.tables, BotPool(models=folder / MODELS), on_failure, gossip=stores.gossip
        )
        opened.push_async_callback(registry.close)
        limiters = set_limits(app)
        people = app.state.people = People(stores.people)
        chronicles = app.state.chronicles = ChronicleRegistry(folder, stores.chronicles, stores.packs, people.hashes)
        opened.push_async_callback(chronicles.close)
        if retention:
            chronicles.retention = retention
        app.state.folder = folder
        loop = asyncio.get_running_loop()

        def hear(ended: Collection[str]) -> None:
            loop.call_soon_threadsafe(people.announce, ended)

        people.store.listen(hear)
        people.on_revoked += [registry.hang_up, chronicles.hang_up]
        app.state.fair_thread, app.state.history = FairThread(), HistoryCache()
        opened.callback(app.state.fair_thread.close)
        app.state.daily, app.state.daily_shares = stores.daily, BotShares(folder / "daily", daily_bots)
        app.state.import_queue, app.state.prints = ImportQueue(), PrintQueue()
        app.state.bench = StudyRunner(stores.bench, folder, dask)
        questions = QuestionsFactory(stores.database)
        for part in (app.state.daily_shares, app.state.bench, questions, app.state.import_queue):
            opened.push_async_callback(part.close)
        await share_questions(app, questions)
        app.state.reviews = await open_reviews(stores)
        opened.push_async_callback(app.state.reviews.close)
        app.state.reach = reach
        app.state.pictures = preview_routes.PreviewPictures(app.state.fair_thread)
        senders = await asyncio.to_thread(make_senders, calls, stores.calls)
        caller = app.state.caller = Caller(stores.calls, people, registry, senders, calls.base)
        watch = registry.watcher = TableWatch(caller)
        opened.push_async_callback(caller.close)
        follow_people(people, caller)
        await registry.open()
        await chronicles.open()
        await app.state.bench.open()
        await watch.open()
        opened.push_async_callback(watch.close)
        await caller.open()
        siblings = app.state.siblings = monitoring.open_siblings(app)
        await siblings.open()
        opened.callback(siblings.close)
        for endless in (SharedLimits(stores.gossip, limiters).run(), PeopleRetention(people, stores).run()):
            opened.callback(asyncio.create_task(endless).cancel)

    app = Starlette(
        routes=[
            *preview_routes.ROUTES,
            *pages.ROUTES,
            *monitoring.ROUTES,
            *api_schema.ROUTES,
            *table_routes.ROUTES,
            Route("/api/offer", offer),
            *people_routes.ROUTES,
            *company.ROUTES,
            *call_routes.ROUTES,
            *history_routes.ROUTES,
            *odds_routes.ROUTES,
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
            *local_routes.ROUTES,
            *learn_routes.ROUTES,
            *mistake_routes.ROUTES,
            *bench_routes.ROUTES,
            *edition_routes.ROUTES,
            *whatif_routes.ROUTES,
            *daily_routes.ROUTES,
            *coach_routes.ROUTES,
            Route("/{path:path}", not_found, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
            WebSocketRoute("/ws/{table}", table_socket),
        ],
        lifespan=lifespan,
        middleware=[Middleware(BasePath, base_path), Middleware(Edge, edge, METRICS)],
    )
    app.state.base_path = base_path
    return app
