"""Which people of a table are connected."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

GRACE = 4.0  # seconds without a connection after which a person is away; a reload takes less
AWAY = 30.0  # seconds after which the maker may hand the seat of such a person to a bot


class PresenceTracker:
    """The connections of each person, known by the hash of a token."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.began = clock()
        self.connections: Counter[str] = Counter()
        self.left: dict[str, float] = {}  # when the last connection of a person ended

    def come(self, holder: str) -> None:
        if holder:
            self.connections[holder] += 1

    def go(self, holder: str) -> None:
        if holder:
            self.connections[holder] -= 1
            self.left[holder] = self.clock()

    def away(self, holder: str) -> float:
        """Return for how many seconds a person has had no connection."""
        if self.connections[holder] > 0:
            return 0.0
        return self.clock() - self.left.get(holder, self.began)

    def is_here(self, holder: str) -> bool:
        """Whether a person has a connection, or had one a moment ago."""
        return self.connections[holder] > 0 or (holder in self.left and self.away(holder) < GRACE)
