"""How much one client may ask: a bucket that fills with time."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from regno.table.denied import Denied

MOST_ADDRESSES = 10_000


class Bucket:
    """So many requests a second, a few more at once; ``wait`` says for how long there is nothing left."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.level, self.at = float(burst), clock()

    def take(self) -> float:
        """Take one: nought if there was one, else the seconds until there is."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level >= 1:
            self.level -= 1
            return 0.0
        return (1 - self.level) / self.rate

    def is_full(self) -> bool:
        return self.level + (self.clock() - self.at) * self.rate >= self.burst


class Doors:
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> float:
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets = {each: bucket for each, bucket in self.buckets.items() if not bucket.is_full()}
        return self.buckets.setdefault(address, Bucket(self.rate, self.burst)).take()


def refuse_too_many(doors: Doors, address: str) -> None:
    """Let one more new table in from an address, or say for how long to wait."""
    wait = doors.take(address)
    if wait:
        raise Denied("too-many-tables", seconds=math.ceil(wait))
