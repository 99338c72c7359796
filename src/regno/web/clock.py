"""The time of day for games, and seconds for timeouts. Both come from a context, so that a simulation has its own."""

from __future__ import annotations

import time
from contextvars import ContextVar
from typing import Protocol


class TimeSource(Protocol):
    """Where the time comes from."""

    def now(self) -> int:
        """Return milliseconds since 1970."""

    def monotonic(self) -> float:
        """Return seconds that never go back."""


def uptime() -> float:
    """Return monotonic seconds, which include the time the machine sleeps where the system counts it."""
    try:
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    except (AttributeError, OSError):  # a browser names that clock and has none
        return time.monotonic()


class SystemClock:
    """The clock of the machine. Its time of day is monotonic since the server started: clocks of games do not jump."""

    def __init__(self) -> None:
        self.started = time.time() - uptime()

    def now(self) -> int:
        return int((self.started + uptime()) * 1000)

    def monotonic(self) -> float:
        return time.monotonic()


SYSTEM = SystemClock()
CLOCK: ContextVar[TimeSource] = ContextVar("clock", default=SYSTEM)


def now() -> int:
    """Return milliseconds since 1970."""
    return CLOCK.get().now()


def monotonic() -> float:
    """Return seconds that never go back."""
    return CLOCK.get().monotonic()
