"""The routes of the puzzles."""

from __future__ import annotations

from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import Response

from regno.text.numbers import read_whole
from regno.web.fair_thread import work_out
from regno.web.http import Route, gzip_json, language_of, read
from regno.web.learn.puzzles import PuzzleAttempt, judge, puzzle_list, serialize_puzzle


async def puzzles(request: Request) -> Response:
    """``GET /api/puzzles``: every puzzle of this version by theme and difficulty, and the number of today's."""
    found = await work_out(request, puzzle_list, datetime.now(UTC).date())
    return gzip_json(request, found)


async def one_puzzle(request: Request) -> Response:
    """``GET /api/puzzles/{number}``: a puzzle as its seat sees it, without its answer."""
    found = await work_out(request, serialize_puzzle, number_of(request), language_of(request))
    return gzip_json(request, found)


async def answer_puzzle(request: Request) -> Response:
    """``POST /api/puzzles/{number}``: take the moves of an answer, return the verdict."""
    attempt = await read(request, PuzzleAttempt)
    verdict = await work_out(request, judge, number_of(request), attempt, language_of(request))
    return gzip_json(request, verdict)


def number_of(request: Request) -> int:
    return read_whole(request.path_params["number"]) or 0


ROUTES = [
    Route("/api/puzzles", puzzles, limit="list"),
    Route("/api/puzzles/{number}", one_puzzle, limit="list"),
    Route("/api/puzzles/{number}", answer_puzzle, methods=["POST"], limit="list"),
]
