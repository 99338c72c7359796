"""What every live connection shares: the codes of a close, the limits of a socket, and how writes are awaited.

A client greets with ``hello``: its token, the version it has (``have``), its language. Every request with an ``id`` is
answered by ``accepted`` or ``refused`` with that id (``regno.web.messages``).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakKeyDictionary, ref

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


class Wakener:
    """Wakes those in one event loop who wait for other threads: all that are due at once, by one call."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = ref(loop)
        self.due: deque[asyncio.Future[None]] = deque()
        self.is_called = False  # whether the loop is about to wake those who are due

    def wake(self, waiter: asyncio.Future[None]) -> None:
        """Wake somebody soon; from any thread."""
        self.due.append(waiter)
        loop = self.loop()
        if not self.is_called and loop is not None:
            self.is_called = True
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self.wake_all)

    def wake_all(self) -> None:
        self.is_called = False  # who comes from here on calls again
        while self.due:
            waiter = self.due.popleft()
            if not waiter.done():
                waiter.set_result(None)


WAKENERS: WeakKeyDictionary[asyncio.AbstractEventLoop, Wakener] = WeakKeyDictionary()


async def await_write(future: Future[T]) -> T:
    """Return the result of a write. Cancelling the wait does not cancel the write."""
    if not future.done():
        loop = asyncio.get_running_loop()
        wakener = WAKENERS.get(loop)
        if wakener is None:
            wakener = WAKENERS[loop] = Wakener(loop)
        waiter: asyncio.Future[None] = loop.create_future()
        future.add_done_callback(lambda _: wakener.wake(waiter))
        await waiter
    if future.cancelled():
        raise asyncio.CancelledError
    return future.result()


def writer_of(scope: Mapping[str, Any]) -> Callable[[bytes], bool] | None:
    """Return what sends a text message on a websocket at once, None where the server cannot do that."""
    found: Callable[[bytes], bool] | None = scope.get("extensions", {}).get(WRITE_NOW, {}).get("write")
    return found
