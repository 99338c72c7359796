"""Rate limits by token bucket (one for each address) and limits on open connections."""

from __future__ import annotations

import asyncio
import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from ipaddress import IPv4Address, ip_address, ip_network
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection

from regno.errors import RegnoError
from regno.table.errors import TableError
from regno.web.clock import monotonic
from regno.web.live.gossip import LONGEST, Gossip

ADDRESS: ContextVar[str] = ContextVar("address", default="")  # from where whoever asks comes, as limits count it
MAX_ADDRESSES = 10_000
MAX_TEXT = LONGEST - 100  # letters of one message between processes
TOPIC, TELL = "limits", 0.25  # seconds between two messages


class Bucket:
    """A token bucket: ``rate`` tokens a second, at most ``burst`` at once."""

    __slots__ = ("at", "burst", "clock", "level", "rate")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
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

    def drain(self, tokens: int) -> None:
        """Take tokens that were given away elsewhere; the level may fall below nothing, by as much as a burst."""
        self.level = max(-float(self.burst), self.level - tokens)


class SharedLimits:
    """Rate limits of all processes together: each reports to the others what it has admitted."""

    def __init__(self, gossip: Gossip, limiters: Mapping[str, RateLimiter]) -> None:
        self.gossip, self.limiters = gossip, limiters
        gossip.listen(TOPIC, self.hear)

    def hear(self, text: str) -> None:
        """Take the tokens that another process has given away."""
        name, *told = text.split(" ")
        limiter = self.limiters.get(name)
        for address, number in zip(told[::2], told[1::2], strict=False):
            if limiter and number.isascii() and number.isdigit():
                limiter.bucket(unquote(address)).drain(int(number))

    def tell(self) -> None:
        """Tell the others what was let through since the last time."""
        for name, limiter in self.limiters.items():
            taken, limiter.taken = limiter.taken, Counter()
            text = name
            for key, number in taken.items():
                word = f" {quote(key, safe='')} {number}"
                if len(text) + len(word) > MAX_TEXT:
                    self.gossip.send(TOPIC, text)
                    text = name
                text += word
            if text != name:
                self.gossip.send(TOPIC, text)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(TELL)
            self.tell()


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
    """A token bucket for each address.

    Each request costs the same, however many addresses there are: the buckets are in the order of their last use, and
    beyond MAX_ADDRESSES the one used longest ago is dropped.
    """

    def __init__(self, rate: float, burst: int, error: type[RegnoError] = TableError, reason: str = "too-many") -> None:
        self.rate, self.burst, self.error, self.reason = rate, burst, error, reason
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.taken: Counter[str] = Counter()  # tokens since other processes were told

    def bucket(self, address: str) -> Bucket:
        """Return the bucket of an address, a full one for a newcomer."""
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst)
            if len(self.buckets) > MAX_ADDRESSES:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(address)
        return bucket

    def take(self, address: str) -> float:
        """Take a token of an address and return 0, or return the seconds until there is one."""
        wait = self.bucket(address).take()
        if not wait and len(self.taken) < MAX_ADDRESSES:
            self.taken[address] += 1
        return wait

    def admit(self, connection: HTTPConnection) -> None:
        """Count a request of a connection's address; raise the limiter's error if there are too many."""
        self.admit_key(address_of(connection))

    def admit_key(self, key: str) -> None:
        """Count a request of an address, a person or whoever else has a bucket; raise the limiter's error."""
        wait = self.take(key)
        if wait:
            raise self.error(self.reason, seconds=math.ceil(wait))
