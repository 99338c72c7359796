"""Time for thinking: none, so much for each move, or so much for the whole game. The moment is told from outside."""

from __future__ import annotations

from typing import Literal

import msgspec

Milliseconds = int


class Limit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time people have."""

    per: Literal["none", "move", "game"] = "none"
    seconds: int = 0


class Clock:
    """Counts the time of the person who must choose; bots and chance are not timed."""

    def __init__(self, limit: Limit, seats: int) -> None:
        self.limit = limit
        self.left: list[Milliseconds] = [limit.seconds * 1000] * seats
        self.seat: int | None = None  # whose time runs
        self.since: Milliseconds = 0

    def ask(self, seat: int | None, now: Milliseconds) -> None:
        """Stop the time that runs, and let that of another run, or nobody's."""
        self.charge(now)
        self.seat = seat if self.limit.per != "none" else None
        self.since = now

    def charge(self, now: Milliseconds) -> None:
        """Only time for the whole game is used up."""
        if self.seat is not None and self.uses_up:
            self.left[self.seat] = max(0, self.left[self.seat] - max(0, now - self.since))  # no clock gives time back
        self.since = now

    def resume(self, now: Milliseconds) -> None:
        """Time in which the table was put away is nobody's."""
        self.since = now

    @property
    def uses_up(self) -> bool:
        """Whether the time that runs is used up for good: that of a whole game."""
        return self.seat is not None and self.limit.per == "game"

    @property
    def deadline(self) -> Milliseconds | None:
        """When the time that runs will be over."""
        return None if self.seat is None else self.since + self.left[self.seat]

    def is_over(self, now: Milliseconds) -> bool:
        return self.deadline is not None and now >= self.deadline
