"""What the routes share: the registry, the import queue, the token of a request."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from starlette.requests import HTTPConnection, Request

from regno.web.chronicles.import_queue import ImportQueue
from regno.web.chronicles.registry import ChronicleRegistry

T = TypeVar("T")


def registry_of(connection: HTTPConnection) -> ChronicleRegistry:
    return connection.app.state.chronicles  # type: ignore[no-any-return]


def import_queue_of(connection: HTTPConnection) -> ImportQueue:
    return connection.app.state.import_queue  # type: ignore[no-any-return]


def token_of(request: Request) -> str:
    """Return the bearer token of a request, or an empty string."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def run_in_thread(request: Request, work: Callable[..., T], *arguments: Any) -> T:
    """Run slow work in the threads for lists and packs, so that it keeps nobody from a chronicle."""
    return await registry_of(request).run_in_thread(work, *arguments)
