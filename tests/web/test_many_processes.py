"""Several server processes on one PostgreSQL: any serves anybody, and each may be killed while people play."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from contextvars import copy_context
from http.client import HTTPException
from pathlib import Path
from random import Random

import pytest
from devices import passport
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from wire import Client, Refusal, Server, children, run

import regno
from regno.database import Database
from regno.table.dump import restore
from regno.table.log import Moved
from regno.table.store.postgres import PostgresTables
from regno.table.verify import verify
from regno.web.clock import CLOCK
from regno.web.limits import set_limits
from regno.web.live.gossip import PostgresGossip
from regno.web.rate_limit import RateLimiter, SharedLimits

BROKEN = (OSError, HTTPException, ConnectionClosed, InvalidHandshake, TimeoutError, Refusal)  # while a process is away
CHOICE_WITHIN = 60.0  # seconds for anybody to see the next state of the game, with a process dead


@pytest.fixture
def pair(tmp_path: Path, postgres: str) -> Iterator[list[Server]]:
    servers = [Server(tmp_path / name / "data", "--store", postgres) for name in ("one", "two")]
    for server in servers:
        server.data.mkdir(parents=True)
        server.start()
    yield servers
    for server in servers:
        if server.process:
            server.kill()


class Wanderer(Client):
    """A person who comes back through another server when the connection is cut."""

    def __init__(self, servers: list[Server], at: int, table: str, token: str = "") -> None:
        super().__init__(servers[at], table, token)
        self.servers, self.at, self.cuts = servers, at, 0
        self.acknowledged: list[int] = []
        self.patience = 60.0  # seconds in which some server answers

    async def come_back(self) -> None:
        """Open a connection through the next server that answers."""
        self.cut()
        self.cuts += 1
        until = time.monotonic() + self.patience
        while time.monotonic() < until:
            self.at = (self.at + 1) % len(self.servers)
            self.server = self.servers[self.at]
            self.answers.clear()
            with suppress(*BROKEN):
                await self.open()
                return
            await asyncio.sleep(0.1)
        raise AssertionError("nobody listens")

    def cut(self) -> None:
        """Cut the connection without a word."""
        if self.socket:
            self.socket.transport.abort()

    async def play(self, seat: int, chosen: Random, until_version: int) -> None:
        """Choose whenever it is this seat's turn, until the log has some length or the game is over."""
        while not self.over and self.version < until_version:
            try:
                if self.standing["own"] and self.legal:
                    answer = await self.move(chosen)
                    self.acknowledged.append(answer["version"])
                    await self.until(answer["version"])
                else:
                    await asyncio.wait_for(self.hear(), CHOICE_WITHIN)
            except Refusal:
                await asyncio.sleep(0.02)  # somebody was first, or the store was away
            except (ConnectionClosed, TimeoutError, OSError):
                await self.come_back()


async def gather(servers: list[Server], people: int, houses: int, turns: str = "12") -> list[Wanderer]:
    """A table begun through the first server, with its people spread over all."""
    table, token = await asyncio.to_thread(servers[0].make, houses=houses, rulings={"turn_cap": turns})
    clients = []
    for seat in range(people):
        client = Wanderer(servers, seat % len(servers), table, token if seat == 0 else "")
        await client.open()
        await client.sit(seat)
        clients.append(client)
    for seat in range(people, houses):
        await clients[0].ask("fill", seat=seat, bot="steward")
    begun = (await clients[0].ask("begin"))["version"]
    for client in clients:
        await client.until(begun)
    return clients


def check(address: str, clients: list[Wanderer]) -> int:
    """Check that the log is whole and has every acknowledged move, and that the Record is true; return its length."""
    database = Database(address)
    try:
        archive = PostgresTables(database).load(clients[0].table)
    finally:
        database.close(10)
    assert archive
    table, _ = restore(archive, 0)
    for seat, client in enumerate(clients):
        moves = [
            version for version, entry in enumerate(archive.log, 1) if isinstance(entry, Moved) and entry.seat == seat
        ]
        assert len(set(client.acknowledged)) == len(client.acknowledged) and set(client.acknowledged) <= set(moves)
    assert table.phase == "over" and verify(table.record())
    return len(archive.log)


def test_people_on_two_servers_see_the_same_and_a_bot_plays_once(pair: list[Server], postgres: str) -> None:
    async def play() -> list[Wanderer]:
        clients = await gather(pair, 2, 4)
        await asyncio.gather(*(client.play(seat, Random(seat), 10_000) for seat, client in enumerate(clients)))
        latest = max(client.version for client in clients)
        for client in clients:
            await client.until(latest)
        assert clients[0].standing["phase"] == clients[1].standing["phase"] == "over"
        assert not any(client.cuts for client in clients)
        events = [sum('"type":"event"' in text for text in client.heard) for client in clients]
        assert min(events) > 10, "those on the other server see moves as they happen, not only snapshots"
        return clients

    assert check(postgres, run(play())) > 10


@pytest.mark.long
def test_a_table_survives_both_processes_being_killed_in_turn(pair: list[Server], postgres: str) -> None:
    async def play() -> list[Wanderer]:
        clients = await gather(pair, 2, 4, turns="40")

        async def kill(server: Server) -> None:
            await asyncio.sleep(0.05)
            await asyncio.to_thread(server.kill)

        for number, length in ((0, 18), (1, 32), (0, 46), (1, 10_000)):
            playing = [client.play(seat, Random(length + seat), length) for seat, client in enumerate(clients)]
            await asyncio.gather(kill(pair[number]), *playing)
            await asyncio.to_thread(pair[number].start)
        return clients

    clients = run(play())
    assert check(postgres, clients) > 20 and sum(client.cuts for client in clients) >= 2


def test_workers_share_a_port_are_started_anew_and_replaced_in_turn(tmp_path: Path, postgres: str) -> None:
    server = Server(tmp_path / "data", "--store", postgres, "--workers", "2", "--log", "info")
    server.data.mkdir(parents=True)
    server.start()
    assert server.process

    def workers() -> set[int]:
        return set(children(server.process.pid))  # type: ignore[union-attr]

    def wait_for_other(before: set[int], gone: int) -> set[int]:
        for _ in range(1_200):
            now = workers()
            if len(now) == 2 and len(before - now) >= gone:
                return now
            time.sleep(0.05)
        raise AssertionError((before, workers()))

    async def play() -> list[Wanderer]:
        clients = await gather([server], 2, 4)

        async def disturb() -> None:
            first = workers()
            os.kill(min(first), signal.SIGKILL)
            second = await asyncio.to_thread(wait_for_other, first, 1)
            os.kill(server.process.pid, signal.SIGHUP)  # type: ignore[union-attr]
            await asyncio.to_thread(wait_for_other, second, 2)

        await asyncio.to_thread(any_process_tells_the_figures_of_all, server)
        await asyncio.gather(
            disturb(), *(client.play(seat, Random(seat), 10_000) for seat, client in enumerate(clients))
        )
        return clients

    try:
        clients = run(play())
        assert check(postgres, clients) > 10 and server.http("/healthz")[0] == 200
        any_process_tells_the_figures_of_all(server)
        assert server.stop() == 0
    finally:
        if server.process:
            server.kill()


def any_process_tells_the_figures_of_all(server: Server) -> None:
    """The system chooses which process is asked: a few times, so that each is."""
    for _ in range(6):
        lines = [line.partition(" ")[0] for line in server.http("/metrics")[1].splitlines() if line[0] != "#"]
        assert len(lines) == len(set(lines)), "Prometheus takes no series twice"
        for own in ("regno_up_seconds", "regno_writable", "regno_leases", "regno_memory_bytes"):
            assert {line for line in lines if line.startswith(own)} == {f'{own}{{process="{each}"}}' for each in "01"}
        assert {"regno_hint_queue", "regno_disk_free_bytes"} <= set(lines)


class Frozen:
    """A clock that stands still, so that no bucket fills up again."""

    def now(self) -> int:
        return 0

    def monotonic(self) -> float:
        return 0.0


@pytest.mark.parametrize("name", sorted(set_limits(Starlette())))
def test_what_one_process_lets_through_is_taken_from_the_limits_of_all(name: str, postgres: str) -> None:
    async def take_all() -> None:
        databases = [Database(postgres) for _ in range(2)]
        shared = [SharedLimits(PostgresGossip(database), set_limits(Starlette())) for database in databases]
        here, there = (each.limiters[name] for each in shared)
        keys = ["203.0.113.7", "test somebody", "a+b@example.org é", *("x" * 250 + str(each) for each in range(60))]
        try:
            for key in keys:
                while not here.take(key):
                    pass
            while any(there.bucket(key).level >= 1 for key in keys):  # what is told before the other listens is lost
                for key in keys:
                    here.taken[key] = here.burst
                shared[0].tell()
                await asyncio.sleep(0.05)
            assert there.take(keys[2]) > 0
            assert not there.take("203.0.113.8"), "nobody else has paid for it"
        finally:
            for database in databases:
                assert await asyncio.to_thread(database.close, 10)

    with_clock = copy_context()
    with_clock.run(CLOCK.set, Frozen())
    with_clock.run(asyncio.run, asyncio.wait_for(take_all(), 60))


def test_a_name_that_the_database_cannot_hold_is_nobodys(pair: list[Server]) -> None:
    for path in ("reviews", "studies", "editions", "tables", "chronicles"):
        assert pair[0].http(f"/api/{path}/a%00b")[0] == 404
    mine = passport(pair[0])
    assert mine.ask("/api/calls/remove", {"channel": "a\0b"})[1]["reason"] == "no-channel"
    kept = mine.get("/api/editions", {"draft": {"title": "Oak\0Elm"}})
    assert passport(pair[1]).ask(f"/api/editions/{kept['id']}")[0] == 200


def test_every_limiter_of_a_server_is_one_that_processes_share() -> None:
    app = Starlette()
    limiters = set_limits(app)
    assert limiters == {name: each for name, each in vars(app.state)["_state"].items() if isinstance(each, RateLimiter)}
    source = "".join(file.read_text() for file in (Path(regno.__file__).parent / "web").rglob("*.py"))
    named = re.findall(r"state\.(\w+)_limiter", source) + re.findall(r'limit="(\w+)"', source)
    assert {f"{name}_limiter" for name in named} == set(limiters)


def test_limits_count_what_all_processes_let_through(pair: list[Server]) -> None:
    for path, body, most in (("/api/tables", {"houses": 3}, 30), ("/api/packs/import", {"toml": 1}, 60)):
        statuses = []
        for number in range(most * 8 // 3):
            statuses.append(pair[number % 2].http(path, body)[0])
            if number % 10 == 9:
                time.sleep(0.5)
        refused = statuses.count(429)
        assert refused > most * 2 // 3, "two servers let through no more than one would, and a little"
