"""What the routes share: the registry, the import queue, the token of a request, rate limits."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from typing import Any, TypeVar

from starlette.requests import HTTPConnection, Request

from regno.web.chronicles.errors import ChronicleError
from regno.web.chronicles.import_queue import ImportQueue
from regno.web.chronicles.registry import ChronicleRegistry
from regno.web.rate_limit import RateLimiter, address_of

NEW_A_SECOND, NEW_AT_ONCE = 0.5, 60  # chronicles and packs from one address
LISTS_A_SECOND, LISTS_AT_ONCE = 10.0, 100  # lists of one's own, asked for from one address
READERS = 2  # threads for lists and packs, so that they keep nobody from a chronicle
T = TypeVar("T")


def registry_of(connection: HTTPConnection) -> ChronicleRegistry:
    return connection.app.state.chronicles  # type: ignore[no-any-return]


def import_queue_of(connection: HTTPConnection) -> ImportQueue:
    return connection.app.state.import_queue  # type: ignore[no-any-return]


def token_of(request: Request) -> str:
    """Return the bearer token of a request, or an empty string."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def run_in_readers(request: Request, work: Callable[..., T], *arguments: Any) -> T:
    """Run ``work`` in the threads for lists and packs and return its result."""
    return await asyncio.get_running_loop().run_in_executor(request.app.state.chronicle_threads, work, *arguments)


def limit_creation(request: Request) -> None:
    """Count one creation; raises ChronicleError when this address has made too many."""
    take(request, request.app.state.creation_limiter)


def limit_lists(request: Request) -> None:
    """Count one list; raises ChronicleError when this address asks too often."""
    take(request, request.app.state.list_limiter)


def take(request: Request, doors: RateLimiter) -> None:
    wait = doors.take(address_of(request))
    if wait:
        raise ChronicleError("too-many", seconds=math.ceil(wait))
