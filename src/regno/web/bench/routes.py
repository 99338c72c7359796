"""The bench's part of the API. Whoever knows the id of a study may look at it; only its person may change it."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from regno.players.models.trained import file_of
from regno.proelio.cards import NAMES
from regno.proelio.draft import remarks
from regno.proelio.edition import BUILT_IN, DEFAULT, built_in
from regno.proelio.options import RULINGS
from regno.text import say
from regno.text.numbers import read_whole
from regno.web.bench import messages
from regno.web.bench.deps import person_of, runner_of, store_of
from regno.web.bench.errors import BenchError
from regno.web.bench.games import MOST_DEALS, GamesTask, write_games
from regno.web.bench.runner import AT_ONCE, now
from regno.web.bench.store import StudyRow, head_of
from regno.web.fair_thread import work_out
from regno.web.http import Json, Route, gzip_json, language_of, read
from regno.web.live.protocol import await_write
from regno.web.people.routes import take_key
from regno.web.rate_limit import address_of
from regno.web.routes.table_options import house_rule

MOST_KEPT = 20  # studies of one person
ID_BYTES = 12


@cache
def bench_offer() -> messages.BenchOffer:
    editions = []
    for id in BUILT_IN:
        book = built_in(id)
        printed = {name: spec.write(book.rulings[name]) for name, spec in RULINGS.items()}
        cards = dict(zip(NAMES, book.cards, strict=True))
        editions.append(messages.BenchEdition(id, dict(book.title), cards, printed, dict(book.modes)))
    rules = []
    for name, spec in RULINGS.items():
        rule = house_rule(spec)
        rules.append(messages.BenchRule(name, rule.words, rule.least, rule.most, name in messages.SEARCHED))
    return messages.BenchOffer(editions, rules, DEFAULT, AT_ONCE, MOST_KEPT)


async def offer(request: Request) -> Response:
    """``GET /api/bench``: what may be changed. A process is loaded for the study that will follow."""
    await runner_of(request).warm_up()
    return gzip_json(request, bench_offer())


async def check(request: Request) -> Response:
    """``POST /api/bench/check``: whether a draft can be dealt."""
    draft, language = await read(request, messages.EditionDraft), language_of(request)
    found = remarks(draft.base_edition(), draft.cards)
    fits = all(each.level != "bad" for each in found)
    if fits:
        draft.edition()
    levels: dict[str, str] = {"bad": "bad", "unusual": "unusual"}
    said = [
        messages.DraftRemark(levels.get(each.level, "good"), say(language, "bench", each.key, **each.arguments))  # type: ignore[arg-type]
        for each in found
    ]
    return Json(messages.DraftChecked(fits, said))


async def make(request: Request) -> Response:
    """``POST /api/studies``: begin a study; another one of the same person pauses."""
    asked = await read(request, messages.StudyWanted)
    settings = asked.settings
    settings.check()  # refused now rather than by its process
    request.app.state.draft_limiter.admit(request)
    device = await take_key(request)
    store = store_of(request)
    mine = await asyncio.to_thread(store.studies, device.person)
    row = StudyRow(secrets.token_urlsafe(ID_BYTES), device.person, now(), settings, "waiting", 0, messages.Found())
    await runner_of(request).queue(row, address_of(request), store.insert)
    for old in {asked.instead, *(row.id for row in mine[MOST_KEPT - 1 :])} & {row.id for row in mine}:
        await forget_study(request, old, device.person)
    return Json(messages.StudyMade(row.id), 201)


async def mine(request: Request) -> Response:
    """``GET /api/studies``: the studies of the person who asks."""
    person = await person_of(request)
    rows = await asyncio.to_thread(store_of(request).studies, person) if person else []
    return Json(messages.StudyHeads([head_of(row, now()) for row in rows]))


async def find(request: Request) -> StudyRow:
    """Return the study of the address; raise BenchError if there is none."""
    row = await asyncio.to_thread(store_of(request).study, request.path_params["study"])
    if row is None:
        raise BenchError("unknown-study")
    return row


async def one(request: Request) -> Response:
    """``GET /api/studies/{study}``: how far it is, and what it found so far."""
    row, person = await find(request), await person_of(request)
    state = row.state_at(now())
    waiting = await asyncio.to_thread(store_of(request).waiting) if state == "waiting" else []
    if state == "waiting":
        runner_of(request).wake()
    found, left = row.found, -1
    if state == "running" and found.rate:
        left = round((found.all_games - found.games) / found.rate)
    ahead = waiting.index(row.id) + AT_ONCE if row.id in waiting else 0
    seen = messages.StudySeen(
        row.id, state, row.settings, row.made, bool(person) and person == row.person, ahead, left, found,
        found.fault.get(language_of(request), ""),
    )  # fmt: skip
    return gzip_json(request, seen)


async def change(request: Request) -> Response:
    """``POST /api/studies/{study}``: pause it, let it go on, or forget it."""
    asked, row, person = await read(request, messages.StudyChange), await find(request), await person_of(request)
    if not person or row.person != person:
        raise BenchError("not-your-study")
    store = store_of(request)
    if asked.to == "forgotten":
        await forget_study(request, row.id, person)
    elif asked.to == "paused":
        await await_write(store.change(row.id, person, ("waiting", "running"), "paused"))
    elif row.state_at(now()) in ("paused", "stopped", "failed"):
        await runner_of(request).queue(row, address_of(request), store.resume)
    return Json({})


async def forget_study(request: Request, id: str, person: str) -> None:
    await await_write(store_of(request).forget(id, person))
    await runner_of(request).forget(id)


async def record(request: Request) -> Response:
    """``GET /api/studies/{study}/games/{number}?table=``: one of its changed games as a Record, at either table."""
    row, number = await find(request), read_whole(request.path_params["number"])
    if number not in {each.number for each in row.found.changed}:
        raise BenchError("unknown-game")
    is_base = request.query_params.get("table") == "base"

    def play_again() -> str:
        from regno.web.bench.studies import changed_record  # numpy, which a server need not load to start

        return changed_record(row.settings, number or 0, is_base)

    return PlainTextResponse(await work_out(request, play_again))


async def report(request: Request) -> Response:
    """``GET /api/studies/{study}/report?as=``: a finished study as a file: ``html``, ``json``, ``csv``, ``parquet``."""
    row, kind, language = await find(request), request.query_params.get("as", "html"), language_of(request)
    if kind not in messages.REPORTS:
        raise BenchError("report-kind", value=kind, known=", ".join(messages.REPORTS))
    if row.settings.train:
        raise BenchError("report-training")
    if row.state != "done":
        raise BenchError("report-later")

    def write() -> tuple[bytes, str]:
        from regno.web.bench import reports  # the lab, which a server need not load to start

        return reports.report_file(row, kind, language), reports.MEDIA[kind]

    body, media = await work_out(request, write)
    headers = {
        "Content-Disposition": f'attachment; filename="study-{row.id[:8]}.{kind}"',
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
        "X-Content-Type-Options": "nosniff",
    }
    return Response(body, media_type=media, headers=headers)


async def games(request: Request) -> Response:
    """``GET /api/studies/{study}/games.parquet``: single games of a study, at both tables."""
    row = await find(request)

    def make_task() -> GamesTask:
        from regno.web.bench import reports  # the lab, which a server need not load to start

        return GamesTask(reports.games_command(row.settings, MOST_DEALS), reports.toml_of(row.settings))

    task = await work_out(request, make_task)
    body = await write_games(request.app.state.games, row.settings, task, address_of(request))
    headers = {"Content-Disposition": f'attachment; filename="games-{row.id[:8]}.parquet"'}
    return Response(body, media_type="application/vnd.apache.parquet", headers=headers)


async def model(request: Request) -> Response:
    """``GET /api/studies/{study}/model``: what bots have learnt, as the file that ``regno verify --models`` takes."""
    row = await find(request)
    name = row.found.training.model if row.found.training else ""
    file = file_of(runner_of(request).models, name)
    if not file or not await asyncio.to_thread(Path(file).is_file):
        raise BenchError("no-model")
    return FileResponse(file, media_type="application/octet-stream", filename=Path(file).name)


ROUTES = [
    Route("/api/bench", offer, limit="list"),
    Route("/api/bench/check", check, methods=["POST"], limit="list"),
    Route("/api/studies", mine, limit="list"),
    Route("/api/studies", make, methods=["POST"], limit="person"),
    Route("/api/studies/{study}", one, limit="list"),
    Route("/api/studies/{study}", change, methods=["POST"], limit="person"),
    Route("/api/studies/{study}/games/{number}", record, limit="record"),
    Route("/api/studies/{study}/report", report, limit="record"),
    Route("/api/studies/{study}/games.parquet", games, limit="record"),
    Route("/api/studies/{study}/model", model, limit="record"),
]
