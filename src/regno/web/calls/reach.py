"""HTTP requests to addresses that people give us, such that nobody reaches into the network of the server by them.

A name is resolved once, every address it has must be a public one, and the connection goes to that very address.
Redirects are not followed; time and size are bounded.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

import h11

LONGEST = 1_000  # letters of an address
MOST_ANSWER = 65_536  # bytes read of an answer
CONNECT_WITHIN, ANSWER_WITHIN = 5.0, 10.0  # seconds
PORTS = {"http": 80, "https": 443}
GIVEN_OUT = IPv6Network("2000::/3")  # all that is public; elsewhere some stand for IPv4 addresses: mapped ones, NAT64
TRANSLATED = tuple(IPv6Network(each) for each in ("2002::/16", "2001::/32"))  # stand for them as well: 6to4, Teredo
Address = IPv4Address | IPv6Address


class Unreachable(Exception):
    """A request that was not made, or had no good answer. ``key`` names why in the catalogue ``notices``."""

    def __init__(self, key: str, status: int = 0) -> None:
        super().__init__(f"{key} {status}" if status else key)
        self.key, self.status = key, status


@dataclass(frozen=True)
class CallRequest:
    """What is sent once there is a connection."""

    body: bytes
    headers: Mapping[str, str]
    method: str = "POST"
    path: str = ""  # instead of that of the address


def is_public(address: Address) -> bool:
    """Whether an address is one of the public network, and stands for no other."""
    if isinstance(address, IPv6Address) and (address not in GIVEN_OUT or any(address in each for each in TRANSLATED)):
        return False
    return address.is_global and not address.is_multicast


def check_address(address: str) -> None:
    """Raise Unreachable unless an address may be that of a receiver, as far as it can be told without asking."""
    try:
        parts = urlsplit(address)
        good = (
            parts.scheme in PORTS and parts.hostname and not parts.username and not parts.password and parts.port != 0
        )
    except ValueError:
        good = False
    if not good or len(address) > LONGEST or not address.isascii() or not address.isprintable() or " " in address:
        raise Unreachable("bad-address")


class ReachRules:
    """Who may be reached: all public addresses, and the private networks that the operator allows."""

    def __init__(self, networks: tuple[str, ...] = ()) -> None:
        self.networks = tuple(ip_network(each) for each in networks)

    def allows(self, address: Address) -> bool:
        return is_public(address) or any(
            address in network for network in self.networks if network.version == address.version
        )

    async def resolve(self, host: str, port: int) -> str:
        """Return an address of a host; raise Unreachable if there is none, or one of them is not allowed."""
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Unreachable("no-host") from None
        addresses = [str(each[4][0]).partition("%")[0] for each in found]
        if not addresses or not all(self.allows(ip_address(each)) for each in addresses):
            raise Unreachable("private-address")
        return addresses[0]

    async def post(self, address: str, request: Callable[[], Awaitable[CallRequest | None]]) -> int:
        """Connect to an address, and only then ask for the request and send it; return the status, 0 for none.

        Raise Unreachable if nothing was sent, or if no answer came in time.
        """
        check_address(address)
        parts = urlsplit(address)
        host, port = str(parts.hostname), parts.port or PORTS[parts.scheme]
        try:
            async with asyncio.timeout(CONNECT_WITHIN):
                numeric = await self.resolve(host, port)
                tls = {"ssl": tls_context(), "server_hostname": host} if parts.scheme == "https" else {}
                reader, writer = await asyncio.open_connection(numeric, port, limit=MOST_ANSWER, **tls)  # type: ignore[arg-type]
        except TimeoutError:
            raise Unreachable("no-answer") from None
        except ssl.SSLError:
            raise Unreachable("bad-certificate") from None
        except OSError:
            raise Unreachable("no-connection") from None
        try:
            made = await request()
            if made is None:
                return 0
            target = made.path or (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            async with asyncio.timeout(ANSWER_WITHIN):
                return await exchange(reader, writer, parts.netloc.rpartition("@")[2], target, made)
        except TimeoutError:
            raise Unreachable("no-answer") from None
        except (OSError, h11.RemoteProtocolError):
            raise Unreachable("cut-off") from None
        finally:
            writer.transport.abort()


@cache
def tls_context() -> ssl.SSLContext:
    """Return what checks the certificates of others."""
    return ssl.create_default_context()


async def exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str, target: str, request: CallRequest
) -> int:
    """Send one request and return the status of its answer, whose body is not read."""
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_ANSWER)
    headers = [("Host", host), ("Connection", "close"), ("User-Agent", "Regno"), *request.headers.items(),
               ("Content-Length", str(len(request.body)))]  # fmt: skip
    head = connection.send(h11.Request(method=request.method, target=target, headers=headers)) or b""
    writer.write(head + (connection.send(h11.Data(data=request.body)) or b""))
    connection.send(h11.EndOfMessage())
    await writer.drain()
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(MOST_ANSWER))
        elif isinstance(event, h11.Response):
            return event.status_code
        elif not isinstance(event, h11.InformationalResponse):
            raise h11.RemoteProtocolError("no answer")
