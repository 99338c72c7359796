"""The route of the versions, for the About page and for reports of faults."""

from __future__ import annotations

from importlib.metadata import version

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regno.proelio.formats.record import RULES_VERSION
from regno.web.http import Json, Route


class About(msgspec.Struct, frozen=True):
    """The versions of the program and of the rules."""

    version: str
    rules: int


async def about(request: Request) -> Response:
    """``GET /api/about``"""
    return Json(About(version("regno"), RULES_VERSION))


ROUTES = [Route("/api/about", about)]
