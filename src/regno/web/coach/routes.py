"""The route of the coach, and the queue before its process."""

from __future__ import annotations

import asyncio
import logging
import sys

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regno.proelio.formats.record import record_text
from regno.table.dump import Archive, restore
from regno.table.errors import TableError
from regno.web.coach.messages import CoachGame, CoachQuestion, CoachRecord, CoachReport, CoachTask
from regno.web.fair_thread import work_out
from regno.web.history.facts import attempt
from regno.web.http import Route, gzip_json, gzip_response, language_of, read, registry_of
from regno.web.jobs.questions import KeptAnswers, NoAnswer
from regno.web.messages import TableSeen
from regno.web.people.deps import people_of
from regno.web.processes import run_process
from regno.web.rate_limit import address_of

COMMAND = (sys.executable, "-m", "regno.web.coach.worker")
SECONDS = 300  # for one report; the games of its costs may have to be compiled first
MOST_GAMES = 60  # the latest ones
MOST_KEPT = 64
BOUNDS = 2, 16  # reports that wait: from one address, and from all
NOTHING = CoachReport([], 10, 0, "", 0, 0, [], [])

log = logging.getLogger("regno.web.coach.routes")


async def run_worker(task: CoachTask) -> bytes:
    """Run the process of the coach; raise NoAnswer if it fails, TimeoutError if it takes too long."""
    status, out, _ = await run_process(COMMAND, msgspec.json.encode(task), SECONDS)
    if status:
        log.error("coach broken off", extra={"status": status})
        raise NoAnswer
    return out


async def coach(request: Request) -> Response:
    """``POST /api/coach``: what the moves of a person's game gave away, and habits over all finished games."""
    asked, language = await read(request, CoachQuestion), language_of(request)
    holders = dict(await asyncio.to_thread(people_of(request).placed_hashes, asked.tokens))
    tables = await registry_of(request).tables_of(holders)
    mine = [each for each in tables if each.phase == "over" and len(each.yours) == 1]
    mine.sort(key=lambda each: -each.ended)
    if not mine:
        return gzip_json(request, NOTHING)
    shown = asked.table if any(each.table == asked.table for each in mine) else mine[0].table
    key = " ".join([language, shown, *(each.table for each in mine[:MOST_GAMES])])
    reports: KeptAnswers[CoachTask, bytes] = request.app.state.coach
    if key in reports.kept:
        return gzip_response(request, reports.kept[key])
    task = CoachTask(await records_of(request, mine[:MOST_GAMES]), shown, language)
    return gzip_response(request, await reports.ask(key, task, address_of(request)))


async def records_of(request: Request, tables: list[TableSeen]) -> list[CoachRecord]:
    """Return the whole Records of finished tables, without those that cannot be read."""
    store, found = registry_of(request).store, list[CoachRecord]()
    for each in tables:
        archive = await asyncio.to_thread(attempt, store.load, each.table)
        text = await work_out(request, attempt, whole_record, archive) if archive else None
        if text:
            found.append(CoachRecord(CoachGame(each.table, each.yours[0], each.ended), text))
    if not found:
        raise TableError("coach-slow")
    return found


def whole_record(archive: Archive) -> str:
    """Return the Record of a finished table from the deal on; an empty text of one that starts later."""
    table, _ = restore(archive, 0)
    game = table.require_over().game
    return record_text(game) if game.dealt else ""


ROUTES = [Route("/api/coach", coach, methods=["POST"], limit="list")]
