"""What every live connection shares: the codes of a close, the limits of a socket, and how writes are awaited.

A client greets with ``hello``: its token, the version it has (``have``), its language. Every request with an ``id`` is
answered by ``accepted`` or ``refused`` with that id (``regno.web.messages``).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from typing import Any, TypeVar

HELLO_WITHIN = 10.0  # seconds
RATE, BURST = 50.0, 100  # requests a second, and at once
BREATH = 0.01  # seconds of pause for a client that exceeds its rate
MAX_ABUSE = 100  # unreadable or too frequent requests, before the socket is closed

# Codes of a close, as RFC 6455 and its registry have them; those from 4000 on are our own.
POLICY, TRY_LATER, UNREADABLE, UNKNOWN, NO_HELLO = 1008, 1013, 4400, 4404, 4408

WRITE_NOW = "regno.write_now"  # the extension of a websocket's scope by which a text message goes at once

T = TypeVar("T")


class CloseSocket(Exception):
    """Close the socket with this code."""

    def __init__(self, code: int, reason: str) -> None:
        self.code, self.reason = code, reason


class NotPersisted(Exception):
    """A change could not be written to the store, and was not made."""


class StoreAway(Exception):
    """The store cannot be read at present."""


class FateUnknown(Exception):
    """A change may have been written or not, and the store cannot be asked."""


async def await_write(future: Future[T]) -> T:
    """Return the result of a write. Cancelling the wait does not cancel the write."""
    return await asyncio.shield(asyncio.wrap_future(future))


def writer_of(scope: Mapping[str, Any]) -> Callable[[bytes], bool] | None:
    """Return what sends a text message on a websocket at once, None where the server cannot do that."""
    found: Callable[[bytes], bool] | None = scope.get("extensions", {}).get(WRITE_NOW, {}).get("write")
    return found
