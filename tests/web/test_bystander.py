"""Somebody plays while others attack: nobody's request waits long because of another person's.

Each attack of the first report, and one that came later, runs for some seconds, on several connections and from many
addresses. It runs in a process of its own, so that it delays the bystander through the server alone. A bystander goes
on talking at a table, reading a chronicle and asking for the lobby. On a machine that is busy anyway the bystander's
worst wait before the attack counts too.
"""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Self

import pytest
from test_limits import EMPTY_PIECES, PINGS, upgraded
from test_review_worker import random_game
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from wire import PATIENCE, Client, Refusal, Server, run

from regno.proelio.formats.record import record_text

pytestmark = pytest.mark.long

CALM, SECONDS = 3.0, 5.0  # before the attack, and under it
MOST = 1.0  # seconds that a bystander waits
AT_ONCE = 8
GAMES = 200  # of the person whose list is long
RECORD = (Path(__file__).parent.parent / "records" / "rules-1-en111.record").read_text(encoding="utf-8")
Told = Callable[[str, object], None]
GAME = record_text(random_game(1))  # a whole one
numbers = count(1)
held = list[str]()  # tokens of tables that are there


class Bystander:
    """Somebody whose every wait is measured."""

    def __init__(self, server: Server) -> None:
        self.server, self.waits, self.is_over = server, list[float](), False

    def ask(self, path: str) -> None:
        began = time.perf_counter()
        request = urllib.request.Request(f"{self.server.address}{path}", None, {"X-Forwarded-For": "198.51.100.7"})
        with suppress(OSError), urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            answer.read()
        self.waits.append(time.perf_counter() - began)

    def live(self, chronicle: str, token: str) -> None:
        paths = [
            "/api/tables",
            "/api/rules/en111",
            "/livez",
            f"/api/chronicles/{chronicle}?token={token}",
            "/api/offer",
        ]
        while not self.is_over:
            for path in paths:
                self.ask(path)
                time.sleep(0.1)

    async def play(self, client: Client) -> None:
        """Say something every now and then; the answer comes after it is on the disk."""
        while not self.is_over:
            began = time.perf_counter()
            await client.ask("say", seat=0, text="hm")
            self.waits.append(time.perf_counter() - began)
            await asyncio.sleep(0.25)


# ------------------------------------------------------------ the attacks, by the numbers of the report


def headers() -> dict[str, str]:
    """Come from another address each time."""
    number = next(numbers)
    return {"X-Forwarded-For": f"203.0.{number // 250 % 250}.{number % 250 + 1}"}


def post(server: Server, path: str, body: object) -> Any:
    """Ask as somebody from another address; whatever is answered, None if it was refused."""
    request = urllib.request.Request(f"{server.address}{path}", json.dumps(body).encode(), headers())
    with suppress(OSError), urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.loads(answer.read())
    return None


def for_a_while(attack: Coroutine[Any, Any, None]) -> None:
    """Attack until it is over or was refused."""
    with suppress(OSError, TimeoutError, TypeError, ConnectionClosed, InvalidHandshake, Refusal):
        asyncio.run(asyncio.wait_for(attack, SECONDS))


class Stranger(Client):
    """A client from another address, in an event loop of its own."""

    async def open(self, have: int | None = None) -> Self:
        address = f"{self.server.address.replace('http', 'ws', 1)}/ws/{self.table}"
        self.socket = await connect(address, max_size=None, compression=None, additional_headers=headers())
        await self.ask("hello", token=self.token)
        return self


def import_bomb(server: Server) -> None:  # 1
    post(server, "/api/packs/import", {"toml": "a." * 40_000 + "a = 1"})


def long_words(server: Server) -> None:  # 5
    post(server, "/api/tables", {"edition": "x" * 15_000})
    post(server, "/api/tables", {"pace": 10**27})


def unknown_tokens(server: Server) -> None:  # 6
    post(server, "/api/chronicles/mine", {"tokens": [f"{n:016}" for n in range(200)]})


def many_games(server: Server) -> None:  # 7
    post(server, "/api/mine", {"tokens": held})


def long_records(server: Server) -> None:  # 8
    request = urllib.request.Request(f"{server.address}/api/review", RECORD.encode(), headers())
    with suppress(OSError), urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        answer.read()


def many_tables(server: Server) -> None:  # 11
    post(server, "/api/tables", {"houses": 4})


def half_requests(server: Server) -> None:  # 12
    host, port = server.address.removeprefix("http://").split(":")
    with suppress(OSError):
        lines = [socket.create_connection((host, int(port)), timeout=PATIENCE) for _ in range(60)]
        for number, line in enumerate(lines):
            line.sendall((b"", b"GET /heal", b"GET / HTTP/1.1\r\nX: ", b"POST / HTTP/1.1\r\n")[number % 4])
        time.sleep(1)
        for line in lines:
            line.close()


def chatter(server: Server) -> None:  # 18
    async def rush() -> None:
        made = await asyncio.to_thread(post, server, "/api/tables", {"houses": 3})
        client = await Stranger(server, made["table"], made["token"]).open()
        await client.sit(0)
        for _ in range(2_000):
            await client.put("say", seat=0, text="x" * 200)

    for_a_while(rush())


def thinking_bots(server: Server) -> None:  # 19
    async def watch() -> None:
        made = await asyncio.to_thread(post, server, "/api/tables", {"houses": 4, "pace": 0})
        client = await Stranger(server, made["table"], made["token"]).open()
        for seat in range(4):
            await client.ask("fill", seat=seat, bot="sovereign")
        await client.ask("begin")
        while True:
            await client.hear()

    for_a_while(watch())


def hints(server: Server) -> None:  # 20
    async def ask() -> None:
        made = await asyncio.to_thread(post, server, "/api/tables", {"houses": 3, "pace": 0})
        client = await Stranger(server, made["table"], made["token"]).open()
        await client.sit(0)
        for seat in (1, 2):
            await client.ask("fill", seat=seat, bot="steward")
        await client.ask("begin")
        while not client.legal:
            await client.hear()
        lines = [await Stranger(server, made["table"], client.token).open() for _ in range(5)]
        await asyncio.gather(*(line.ask("hint", seat=0) for line in lines), return_exceptions=True)

    for_a_while(ask())


def empty_frames(server: Server) -> None:  # 23
    made = post(server, "/api/tables", {"houses": 3})
    for flood in (PINGS, EMPTY_PIECES):
        with suppress(OSError, TypeError):
            line = upgraded(server, f"/ws/{made['table']}")
            with line:
                line.sendall(flood)


def crumbs(server: Server) -> None:  # 23
    host, port = server.address.removeprefix("http://").split(":")
    with suppress(OSError), socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.sendall(f"POST /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\nTransfer-Encoding: chunked\r\n\r\n".encode())
        for _ in range(30_000):
            line.sendall(b"1\r\n \r\n")


def worked_out(server: Server) -> None:
    """Have one address ask for more than can be worked out at once, on as many connections as it may."""

    def ask(seed: int) -> None:
        path, headers = ("/api/whatif", "/api/replay")[seed % 2], {"X-Forwarded-For": "203.0.113.1"}
        body = json.dumps({"record": GAME, "eyes": "0", "seed": seed}) if path == "/api/whatif" else GAME
        request = urllib.request.Request(f"{server.address}{path}", body.encode(), headers)
        with suppress(OSError), urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            answer.read()

    with ThreadPoolExecutor(12) as pool:
        list(pool.map(ask, range(12)))


ATTACKS = (
    import_bomb, long_words, unknown_tokens, many_games, long_records, many_tables, half_requests, chatter,
    thinking_bots, hints, empty_frames, crumbs, worked_out,
)  # fmt: skip


@pytest.fixture
def attacked(lone: Server) -> Iterator[Server]:
    lone.start()
    yield lone
    assert lone.http("/healthz")[0] == 200


def attack_for(address: str, attack: Callable[[Server], None], tokens: list[str]) -> int:
    """Attack a server on several connections at once; return how often."""
    server, until, done = Server(Path()), time.monotonic() + SECONDS, count()
    server.address, held[:] = address, tokens

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
    if attack is many_games:
        held[:] = [post(attacked, "/api/tables", {"houses": 3})["token"] for _ in range(GAMES)]

    async def stand_by(bystander: Bystander, meanwhile: Callable[[], int]) -> int:
        table, token = await asyncio.to_thread(attacked.make, houses=3)
        client = await Client(attacked, table, token).open()
        await client.sit(0)
        playing = asyncio.create_task(bystander.play(client))
        thread = threading.Thread(target=bystander.live, args=(made["id"], made["token"]))
        thread.start()
        found = await asyncio.to_thread(meanwhile)
        bystander.is_over = True
        await asyncio.to_thread(thread.join)
        await playing
        return found

    def wait() -> int:
        time.sleep(CALM)
        return 0

    calm, under = Bystander(attacked), Bystander(attacked)
    run(stand_by(calm, wait))
    with ProcessPoolExecutor(1, get_context("spawn")) as attacker:
        attacker.submit(time.sleep, 0).result()  # it has started before anything is measured
        times = run(stand_by(under, lambda: attacker.submit(attack_for, attacked.address, attack, list(held)).result()))
    told = (
        f"{attack.__name__}: {times} times from {AT_ONCE} connections; worst wait of {len(under.waits)} of a bystander "
        f"{max(under.waits) * 1000:.0f} ms, before the attack {max(calm.waits) * 1000:.0f} ms"
    )
    record_property("told", told)
    assert times and len(under.waits) > 10 and max(under.waits) < MOST + 2 * max(calm.waits), told
