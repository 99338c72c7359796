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


def require_space(request: Request) -> None:
    """Raise ChronicleError if chronicles and packs take all they may of the disk."""
    length = request.headers.get("content-length", "")
    registry_of(request).retention.require_space(int(length) if length.isdecimal() and len(length) < 10 else 0)


def token_of(request: Request) -> str:
    """Return the bearer token of a request, or an empty string."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def run_in_thread(request: Request, work: Callable[..., T], *arguments: Any) -> T:
    """Run slow work in the threads for lists and packs, so that it keeps nobody from a chronicle."""
    return await registry_of(request).run_in_thread(work, *arguments)
