"""What every request of the Chronicles needs first: the desk, the token, and leave to make something new."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from typing import Any, TypeVar

from starlette.requests import HTTPConnection, Request

from regno.web.chronicles.import_queue import Clerk
from regno.web.chronicles.registry import Barred, Desk
from regno.web.rate_limit import RateLimiter, address_of

NEW_A_SECOND, NEW_AT_ONCE = 0.5, 60  # chronicles and packs from one address
LISTS_A_SECOND, LISTS_AT_ONCE = 10.0, 100  # lists of one's own, asked for from one address
READERS = 2  # threads for lists and packs, so that they keep nobody from a chronicle
T = TypeVar("T")


def desk_of(connection: HTTPConnection) -> Desk:
    return connection.app.state.desk  # type: ignore[no-any-return]


def clerk_of(connection: HTTPConnection) -> Clerk:
    return connection.app.state.clerk  # type: ignore[no-any-return]


def token_of(request: Request) -> str:
    """The token that was sent, or none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def beside(request: Request, work: Callable[..., T], *arguments: Any) -> T:
    """Do something with lists or packs in threads of their own."""
    return await asyncio.get_running_loop().run_in_executor(request.app.state.desk_readers, work, *arguments)


def take_one(request: Request) -> None:
    """Leave for one more new thing, or a word when to come back."""
    take(request, request.app.state.desk_doors)


def look_round(request: Request) -> None:
    """Leave for one more list, or a word when to come back."""
    take(request, request.app.state.list_limiter)


def take(request: Request, doors: RateLimiter) -> None:
    wait = doors.take(address_of(request))
    if wait:
        raise Barred("too-many", seconds=math.ceil(wait))
