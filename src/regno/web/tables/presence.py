"""Which people of a table are connected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from regno.web.clock import monotonic

GRACE = 4.0  # seconds without a connection after which a person is away; a reload takes less
TOLD = 8.0  # seconds for which another process's word counts; it repeats it in less
AWAY = 30.0  # seconds after which the maker may hand the seat of such a person to a bot


class PresenceTracker:
    """The connections of each person, known by the hash of a token."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.began = clock()
        self.connections: Counter[str] = Counter()
        self.left: dict[str, float] = {}  # when the last connection of a person ended
        self.elsewhere: dict[str, float] = {}  # people with a connection to another process, and until when that counts

    def come(self, holder: str) -> None:
        if holder:
            self.connections[holder] += 1

    def go(self, holder: str) -> None:
        if holder:
            self.connections[holder] -= 1
            self.left[holder] = self.clock()

    def hear(self, holders: Iterable[str]) -> None:
        """Count people as present for a while: another process has told that they are connected there."""
        for holder in holders:
            self.elsewhere[holder] = self.clock() + TOLD
            self.left[holder] = self.clock()

    def here(self) -> list[str]:
        """Return the people with a connection to this process."""
        return [holder for holder, number in self.connections.items() if number > 0]

    def is_connected_here(self, holder: str) -> bool:
        """Whether a person has a connection to this process."""
        return self.connections[holder] > 0

    def is_connected(self, holder: str) -> bool:
        """Whether a person has a connection to this process, or to another as far as it has told."""
        return self.is_connected_here(holder) or self.elsewhere.get(holder, 0.0) > self.clock()

    def has_seen(self, holder: str) -> bool:
        """Whether a person was connected since this table is in memory."""
        return self.is_connected(holder) or holder in self.left

    def has_heard(self) -> bool:
        """Whether the other processes have had time to tell who is connected there."""
        return self.clock() - self.began > TOLD

    def away(self, holder: str) -> float:
        """Return for how many seconds a person has had no connection."""
        if self.is_connected(holder):
            return 0.0
        return self.clock() - self.left.get(holder, self.began)

    def is_here(self, holder: str) -> bool:
        """Whether a person has a connection, or had one a moment ago."""
        return self.is_connected(holder) or (holder in self.left and self.away(holder) < GRACE)
