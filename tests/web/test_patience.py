"""Connections that ask for nothing, and too many of them, are let go."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest
from starlette.datastructures import Address
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send
from wire import PATIENCE, Client, Server, run

from regno.table.errors import TableError
from regno.web import http as web_http
from regno.web import rate_limit
from regno.web.edge import Edge, EdgeSettings
from regno.web.metrics import Metrics
from regno.web.rate_limit import Bucket, ConnectionLimit, RateLimiter, address_of

SLOW = """
import sys
from regno.web import timeouts
timeouts.HEAD_WITHIN = 0.5
from regno.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("sent", [b"", b"GET /heal", b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: "])
def test_half_a_request_is_let_go_and_a_whole_one_is_answered(lone: Server, sent: bytes) -> None:
    import sys

    lone.command = [sys.executable, "-c", SLOW]
    with lone:
        host, port = lone.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as half:
            half.sendall(sent)
            assert half.recv(100) == b"", "closed without a word"
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as kept:
            kept.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200 OK" in kept.recv(4_000)
            kept.sendall(sent or b"GET /")
            while kept.recv(4_000):
                pass

        async def play() -> None:
            table, token = lone.make()
            client = await Client(lone, table, token).open()
            await asyncio.sleep(1.0)  # longer than the patience above
            await client.ask("ping")

        run(play())


def test_a_body_that_does_not_come_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_http, "BODY_WITHIN", 0.05)

    class Slow:
        headers = frozenset[str]()

        async def stream(self) -> AsyncIterator[bytes]:
            yield b"{"
            await asyncio.sleep(PATIENCE)

    slow: Any = Slow()
    with pytest.raises(TableError) as fault:
        asyncio.run(web_http.body_of(slow))
    assert fault.value.key == "too-slow" and web_http.STATUS["too-slow"] == 408


def test_one_address_has_so_many_sockets_and_the_machine_itself_any_number() -> None:
    crowd = ConnectionLimit(2)
    assert [crowd.enter("10.0.0.1") for _ in range(3)] == [True, True, False] and crowd.enter("10.0.0.2")
    crowd.leave("10.0.0.1")
    assert crowd.enter("10.0.0.1")
    assert all(crowd.enter("127.0.0.1") for _ in range(5))
    for address, count in (("10.0.0.1", 2), ("10.0.0.2", 1), ("127.0.0.1", 5)):
        for _ in range(count):
            crowd.leave(address)
    assert not crowd.open


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a name", "a name"),
    ],
)
def test_an_address_of_ipv6_counts_by_its_first_half(host: str, address: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": Address(host, 1)})) == address


class CountedBucket(Bucket):
    """A bucket that counts how often any is looked at."""

    looks = 0

    def take(self) -> float:
        CountedBucket.looks += 1
        return super().take()

    def is_full(self) -> bool:
        CountedBucket.looks += 1
        return False


def test_a_request_costs_the_same_and_the_memory_stays_however_many_addresses_ask(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rate_limit, "MAX_ADDRESSES", 100)
    monkeypatch.setattr(rate_limit, "Bucket", CountedBucket)
    limiter = RateLimiter(rate=0.001, burst=1)
    assert limiter.take("busy") == 0
    for number in range(1_000):
        assert limiter.take(f"once {number}") == 0
        assert limiter.take("busy") > 0, "who goes on asking is never forgotten"
    assert len(limiter.buckets) == 100 and CountedBucket.looks == 2_001


def connection_from(host: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "client": Address(host, 1)})


def test_all_of_one_ipv6_network_share_a_limit_which_says_how_long_to_wait() -> None:
    limiter = RateLimiter(rate=0.1, burst=2, reason="too-many-tables")
    for host in ("2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:3::1"):
        limiter.admit(connection_from(host))
    with pytest.raises(TableError) as fault:
        limiter.admit(connection_from("2001:db8:1:2:ffff::3"))
    assert fault.value.key == "too-many-tables" and fault.value.arguments["seconds"] == 10
    limiter.admit(connection_from("2001:db8:1:3::2"))


def test_a_request_that_is_cut_off_at_the_end_is_answered_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    """The server waits for some seconds for what is under way when it is to stop, and then cancels it.

    What runs is cancelled indeed; only the outermost layer answers.
    """
    ends = list[str]()

    @web_http.with_json_errors
    async def endless(_: Request) -> Response:
        try:
            await asyncio.Event().wait()
        finally:
            ends.append("handler")
        return Response()

    async def around(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await (await endless(Request(scope)))(scope, receive, send)
        except asyncio.CancelledError:
            ends.append("cancelled")
            raise

    async def stop() -> list[Message]:
        sent = list[Message]()

        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Message:
            raise AssertionError

        scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "query_string": b"", "scheme": "http"}
        edge = Edge(around, EdgeSettings(), Metrics())
        asked = asyncio.ensure_future(edge(scope, receive, send))
        await asyncio.sleep(0)
        asked.cancel()
        await asked
        return sent

    start, body = asyncio.run(stop())
    assert ends == ["handler", "cancelled"]
    assert start["status"] == 503 and b"fate-unknown" in body["body"] and (b"retry-after", b"5") in start["headers"]
    warned = [each for each in caplog.records if each.levelname == "WARNING"]
    assert [(each.getMessage(), each.exc_info) for each in warned] == [("cut off", None)]
