"""Rate limits by token bucket (one for each address) and limits on open connections."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv4Address, ip_address, ip_network

from starlette.requests import HTTPConnection

from regno.table.errors import TableError

MAX_ADDRESSES = 10_000


class Bucket:
    """A token bucket: ``rate`` tokens a second, at most ``burst`` at once."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.level, self.at = float(burst), clock()

    def take(self) -> float:
        """Take a token and return 0, or return the seconds until there is one."""
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
    """Return the address that limits count: an IPv4 address, or the /64 network of an IPv6 one."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    return str(address.ipv4_mapped or ip_network((int(address) >> 64 << 64, 64)))


class ConnectionLimit:
    """Limits the open connections of each address. Loopback addresses, such as a proxy's, have no limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more connection, unless the address has reached the limit; return whether it was counted."""
        if self.open[address] >= self.most and not is_own(address):
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


def is_own(address: str) -> bool:
    """Whether an address is a loopback address."""
    try:
        return ip_network(address).is_loopback
    except ValueError:
        return False


class RateLimiter:
    """A token bucket for each address; full ones are dropped when there are too many."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> float:
        if len(self.buckets) > MAX_ADDRESSES and address not in self.buckets:
            self.buckets = {each: bucket for each, bucket in self.buckets.items() if not bucket.is_full()}
        return self.buckets.setdefault(address, Bucket(self.rate, self.burst)).take()


def limit_new_tables(limiter: RateLimiter, address: str) -> None:
    """Count a new table of an address; raise TableError if there are too many."""
    wait = limiter.take(address)
    if wait:
        raise TableError("too-many-tables", seconds=math.ceil(wait))


def limit_requests(limiter: RateLimiter, connection: HTTPConnection) -> None:
    """Count a request of an address; raise TableError if there are too many."""
    wait = limiter.take(address_of(connection))
    if wait:
        raise TableError("too-many", seconds=math.ceil(wait))
