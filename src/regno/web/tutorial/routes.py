"""The first lesson over HTTP."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regno.text.numbers import read_whole
from regno.web.http import answering, language_of, packed, read
from regno.web.tutorial.steps import Pupil, lesson_step


@answering
async def lesson(request: Request) -> Response:
    """``POST /api/lesson/{step}``: the pupil's moves in, the table and a verdict out."""
    pupil = await read(request, Pupil)
    step = read_whole(request.path_params["step"]) or 0
    told = await asyncio.to_thread(lesson_step, step, pupil.moves, language_of(request))
    return packed(request, msgspec.json.encode(told))


ROUTES = [Route("/api/lesson/{step}", lesson, methods=["POST"])]
