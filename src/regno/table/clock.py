"""Clocks of people: no limit, a limit for each move, or one for the whole game. The caller gives the time."""

from __future__ import annotations

from typing import Literal

import msgspec

Milliseconds = int


class Limit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time each person has, in seconds."""

    per: Literal["none", "move", "game"] = "none"
    seconds: int = 0


class Clock:
    """The clock of the person who must choose; bots and chance have none."""

    def __init__(self, limit: Limit, seats: int) -> None:
        self.limit = limit
        self.left: list[Milliseconds] = [limit.seconds * 1000] * seats
        self.seat: int | None = None  # whose time runs
        self.since: Milliseconds = 0

    def switch(self, seat: int | None, now: Milliseconds) -> None:
        """Stop the running clock and start that of a seat, or none."""
        self.charge(now)
        self.seat = seat if self.limit.per != "none" else None
        self.since = now

    def charge(self, now: Milliseconds) -> None:
        """Deduct the time used since the last call, if the limit is for the whole game."""
        if self.seat is not None and self.uses_up:
            self.left[self.seat] = max(0, self.left[self.seat] - max(0, now - self.since))  # ``now`` may jump back
        self.since = now

    def resume(self, now: Milliseconds) -> None:
        """Count from now on; the time in which the table was not in memory is not charged."""
        self.since = now

    @property
    def uses_up(self) -> bool:
        """Whether the running clock is one for the whole game."""
        return self.seat is not None and self.limit.per == "game"

    @property
    def deadline(self) -> Milliseconds | None:
        """When the running clock will be over, None if none runs."""
        return None if self.seat is None else self.since + self.left[self.seat]

    def is_over(self, now: Milliseconds) -> bool:
        return self.deadline is not None and now >= self.deadline
