"""Somebody plays while others attack: nobody's request waits long because of another person's.

Each attack of the first report runs for some seconds from addresses of its own. A bystander goes on choosing at a
table, reading a chronicle and asking for the lobby. What is judged is the processor's share: on a machine that is busy
anyway the bystander's worst wait before the attack counts too.
"""

from __future__ import annotations

import asyncio
import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count

import pytest
from websockets.asyncio.client import connect
from wire import PATIENCE, Client, Refusal, Server, run

pytestmark = pytest.mark.long

CALM, SECONDS = 3.0, 5.0  # before the attack, and under it
MOST = 1.0  # seconds that a bystander waits
AT_ONCE = 8
Told = Callable[[str, object], None]
numbers = count(1)


class Bystander:
    """Somebody whose every wait is measured, by a thread of their own."""

    def __init__(self, server: Server) -> None:
        self.server, self.waits, self.is_over = server, list[float](), False

    def ask(self, path: str, body: object = None) -> None:
        began = time.perf_counter()
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.server.address}{path}", data, {"X-Forwarded-For": "198.51.100.7"})
        with suppress(urllib.error.HTTPError), urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            answer.read()
        self.waits.append(time.perf_counter() - began)

    def live(self, chronicle: str, token: str) -> None:
        paths = ["/api/tables", "/livez", f"/api/chronicles/{chronicle}?token={token}", "/api/offer"]
        while not self.is_over:
            for path in paths:
                self.ask(path)
                time.sleep(0.03)

    async def play(self, client: Client) -> None:
        """Say something every now and then; the answer comes after it is on the disk."""
        while not self.is_over:
            began = time.perf_counter()
            with suppress(Refusal):
                await client.ask("ping")
            self.waits.append(time.perf_counter() - began)
            await asyncio.sleep(0.03)


def post(server: Server, path: str, body: object) -> None:
    """Ask as somebody from another address; whatever is answered."""
    headers = {"X-Forwarded-For": f"203.0.113.{next(numbers) % 250 + 1}"}
    request = urllib.request.Request(f"{server.address}{path}", json.dumps(body).encode(), headers)
    with suppress(OSError), urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        answer.read()


def import_bomb(server: Server) -> None:
    post(server, "/api/packs/import", {"toml": "a." * 40_000 + "a = 1"})


def many_tokens(server: Server) -> None:
    post(server, "/api/chronicles/mine", {"tokens": [f"{n:016}" for n in range(200)]})


def many_games(server: Server) -> None:
    post(server, "/api/mine", {"tokens": [f"{n:022}" for n in range(100)]})


def long_words(server: Server) -> None:
    post(server, "/api/tables", {"edition": "x" * 15_000})
    post(server, "/api/tables", {"pace": 10**27})


def many_tables(server: Server) -> None:
    post(server, "/api/tables", {"houses": 4})


def long_records(server: Server) -> None:
    post(server, "/api/review", {"record": "regno record 1\n" + "0 draw\n" * 30_000})


def flood(server: Server) -> None:
    """Pings, empty pieces and chat, all unread."""

    async def rush() -> None:
        table, token = await asyncio.to_thread(server.make, houses=3)
        address = f"{server.address.replace('http', 'ws', 1)}/ws/{table}"
        headers = {"X-Forwarded-For": f"203.0.113.{next(numbers) % 250 + 1}"}
        async with connect(address, compression=None, additional_headers=headers) as socket:
            await socket.send(json.dumps({"type": "hello", "id": 1, "token": token}))
            for number in range(2_000):
                await socket.ping()
                await socket.send(json.dumps({"type": "say", "id": number, "text": "x" * 200}))

    with suppress(Exception):
        asyncio.run(asyncio.wait_for(rush(), SECONDS))


ATTACKS = (import_bomb, many_tokens, many_games, long_words, many_tables, long_records, flood)


@pytest.fixture
def attacked(lone: Server) -> Iterator[Server]:
    lone.start()
    yield lone
    assert lone.http("/healthz")[0] == 200


def attack_for(server: Server, attack: Callable[[Server], None], seconds: float) -> int:
    """Attack on several connections at once; return how often."""
    until, done = time.monotonic() + seconds, count()

    def go_on() -> None:
        while time.monotonic() < until:
            attack(server)
            next(done)

    with ThreadPoolExecutor(AT_ONCE) as pool:
        for each in [pool.submit(go_on) for _ in range(AT_ONCE)]:
            each.result()
    return next(done)


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
def test_nobody_waits_because_of_an_attack(
    attack: Callable[[Server], None], attacked: Server, record_property: Told
) -> None:
    _, made = attacked.http("/api/chronicles", {"kind": "campaign", "title": "Oak", "players": ["Ada", "Bo"]})
    calm, under = Bystander(attacked), Bystander(attacked)
    times = 0

    async def stand_by(bystander: Bystander, meanwhile: Callable[[], int]) -> int:
        table, token = await asyncio.to_thread(attacked.make, houses=3)
        client = await Client(attacked, table, token).open()
        playing = asyncio.create_task(bystander.play(client))
        thread = threading.Thread(target=bystander.live, args=(made.get("id", "x"), made.get("token", "x")))
        thread.start()
        found = await asyncio.to_thread(meanwhile)
        bystander.is_over = True
        await asyncio.to_thread(thread.join)
        await playing
        return found

    def wait() -> int:
        time.sleep(CALM)
        return 0

    run(stand_by(calm, wait))
    times = run(stand_by(under, lambda: attack_for(attacked, attack, SECONDS)))
    told = (
        f"{attack.__name__}: {times} times from {AT_ONCE} connections; worst wait of {len(under.waits)} of a bystander "
        f"{max(under.waits) * 1000:.0f} ms, before the attack {max(calm.waits) * 1000:.0f} ms"
    )
    record_property("told", told)
    assert len(under.waits) > 10 and max(under.waits) < MOST + 2 * max(calm.waits), told
