"""The routes of the lessons."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from regno.text.numbers import read_whole
from regno.web.fair_thread import work_out
from regno.web.http import Route, gzip_json, gzip_response, language_of, read
from regno.web.tutorial.every_way import encoded_answers
from regno.web.tutorial.steps import TutorialMoves, lesson_step


async def lesson(request: Request) -> Response:
    """``POST /api/lesson/{step}``: take the pupil's moves, return the table after them and a verdict."""
    done = await read(request, TutorialMoves)
    step = read_whole(request.path_params["step"]) or 0
    step_after = await work_out(request, lesson_step, step, done.moves, language_of(request))
    return gzip_json(request, step_after)


async def lessons(request: Request) -> Response:
    """``GET /api/lessons``: the answer to every way through the lesson, by step and moves."""
    return gzip_response(request, await work_out(request, encoded_answers, language_of(request)))


ROUTES = [Route("/api/lesson/{step}", lesson, methods=["POST"]), Route("/api/lessons", lessons, limit="list")]
