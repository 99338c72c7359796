"""How much one client may ask: a bucket that fills with time."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv4Address, ip_address, ip_network

from starlette.requests import HTTPConnection

from regno.table.errors import Denied

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


def address_of(connection: HTTPConnection) -> str:
    """Whom limits count: the address of a client; of IPv6 the first half, for a household has the whole other half."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    return str(address.ipv4_mapped or ip_network((int(address) >> 64 << 64, 64)))


class Crowd:
    """How many connections each address has open. The machine itself, or a proxy on it, may have any number."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more, if there may be one more."""
        if self.open[address] >= self.most and not is_own(address):
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


def is_own(address: str) -> bool:
    """Whether an address is the machine's own."""
    try:
        return ip_network(address).is_loopback
    except ValueError:
        return False


class Doors:
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> float:
        if len(self.buckets) > MOST_ADDRESSES and address not in self.buckets:
            self.buckets = {each: bucket for each, bucket in self.buckets.items() if not bucket.is_full()}
        return self.buckets.setdefault(address, Bucket(self.rate, self.burst)).take()


def refuse_too_many(doors: Doors, address: str) -> None:
    """Let one more new table in from an address, or say for how long to wait."""
    wait = doors.take(address)
    if wait:
        raise Denied("too-many-tables", seconds=math.ceil(wait))
