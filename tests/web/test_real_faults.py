"""A thousand faults while people play on two server processes and one PostgreSQL: nothing acknowledged is lost.

Processes are killed with SIGKILL: a server, both at once, PostgreSQL, everything at once, the workers of the bots.
Connections are cut without a word: those of people, those to the database. Faults of the disk below SQLite, of power
and of memory are in test_failing_disk.py. ``REGNO_FAULTS=50`` injects about so many.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from asyncpg import InterfaceError, InternalClientError, PostgresError
from postgres import Cluster, cluster
from test_many_processes import BROKEN, Wanderer, check, gather
from wire import Server, children, come_anew, run

from regno.database import DatabaseFault

pytestmark = pytest.mark.long

FAULTS = int(os.environ.get("REGNO_FAULTS", "1000"))
SHARES = {  # of a thousand
    "connection of a person cut": 560,
    "connections to the database cut": 240,
    "bot workers killed": 160,
    "server killed": 24,
    "PostgreSQL killed": 9,
    "both servers killed": 4,
    "everything killed": 3,
}
TABLES, PEOPLE, HOUSES = 4, 2, 4
PATIENCE = 600.0  # seconds for anybody to be served again, on however busy a machine
Told = Callable[[str, object], None]


class Siege:
    """Two servers, a PostgreSQL, people who play, and somebody who breaks things."""

    def __init__(self, servers: list[Server], database: Cluster, address: str) -> None:
        self.servers, self.database, self.address = servers, database, address
        self.random, self.faults = Random(1), Counter[str]()
        self.present: list[Wanderer] = []
        self.supervising = threading.Lock()
        self.is_over = False
        self.games = self.entries = self.acknowledged = self.cuts = 0

    # ------------------------------------------------------------ the people

    async def play(self, number: int) -> None:
        """Play one game after the other until the siege is over, and check each."""
        while not self.is_over or not self.games:
            clients = await self.begin()
            for each in clients:
                each.patience = PATIENCE
            self.present += clients
            await asyncio.gather(*(each.play(seat, Random(number + seat), 10_000) for seat, each in enumerate(clients)))
            self.present = [each for each in self.present if each not in clients]
            self.entries += await self.check(clients)
            self.games += 1
            self.acknowledged += sum(len(each.acknowledged) for each in clients)
            self.cuts += sum(each.cuts for each in clients)

    async def begin(self) -> list[Wanderer]:
        """Lay a table and begin; from the beginning again if somebody breaks something meanwhile."""
        while True:
            come_anew()
            with suppress(AssertionError, *BROKEN):
                return await gather(self.random.sample(self.servers, 2), PEOPLE, HOUSES)
            await asyncio.sleep(1)

    async def check(self, clients: list[Wanderer]) -> int:
        """Check a finished game, once the database can be asked."""
        while True:
            try:
                return await asyncio.to_thread(check, self.address, clients)
            except (OSError, DatabaseFault, PostgresError, InterfaceError, InternalClientError):  # it is away
                await asyncio.sleep(0.5)

    # ------------------------------------------------------------ the faults

    async def besiege(self) -> None:
        """Inject every fault while people play; one that finds nothing to break is tried again."""
        self.loop = asyncio.get_running_loop()
        todo = [name for name, share in SHARES.items() for _ in range(max(1, round(share * FAULTS / 1000)))]
        self.random.shuffle(todo)
        actions: dict[str, Callable[[], bool]] = {
            "connection of a person cut": self.cut_person,
            "connections to the database cut": self.cut_database,
            "bot workers killed": self.kill_bots,
            "server killed": lambda: self.kill(self.random.choice(self.servers)),
            "PostgreSQL killed": lambda: self.kill(self.database),
            "both servers killed": lambda: self.kill(*self.servers),
            "everything killed": lambda: self.kill(self.database, *self.servers),
        }
        for name in todo:
            await asyncio.sleep(self.random.uniform(0, 0.4))
            while not self.present or not await asyncio.to_thread(actions[name]):  # while people play, and not before
                await asyncio.sleep(0.1)
            self.faults[name] += 1
        self.is_over = True

    def cut_person(self) -> bool:
        if not self.present:
            return False
        self.loop.call_soon_threadsafe(self.random.choice(self.present).cut)
        return True

    def cut_database(self) -> bool:
        self.database.ask(
            "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'regno' and pid <> pg_backend_pid()"
        )
        return True

    def kill_bots(self) -> bool:
        """Kill all workers of one server, of bots and whatever else; return whether there were any."""
        server = self.random.choice(self.servers)
        found = children(server.process.pid) if server.process else []
        for pid in found:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        return bool(found)

    def kill(self, *victims: Server | Cluster) -> bool:
        with self.supervising:
            for victim in victims:
                victim.kill()
            for victim in victims:  # the database first
                start(victim)
        return True

    async def supervise(self) -> None:
        """Start a server again that ended by itself, as one does whose database goes away while it starts."""
        while True:
            await asyncio.sleep(0.5)
            await asyncio.to_thread(self.start_ended)

    def start_ended(self) -> None:
        with self.supervising:
            for server in self.servers:
                if server.process and server.process.poll() is not None:
                    server.finish()
                    start(server)


def start(victim: Server | Cluster) -> None:
    """Start something, again if it does not come up."""
    for _ in range(20):
        try:
            victim.start()
            return
        except AssertionError:  # it ended before it listened
            assert isinstance(victim, Server)
            victim.finish()
    raise AssertionError("a server does not start")


@pytest.fixture
def siege(tmp_path: Path) -> Iterator[Siege]:
    with cluster(durable=True) as database:
        address = database.address
        servers = [Server(tmp_path / name / "data", "--store", address) for name in ("one", "two")]
        for server in servers:
            server.data.mkdir(parents=True)
            server.start()
        yield Siege(servers, database, address)
        for server in servers:
            if server.process:
                server.kill()


def test_a_thousand_faults_cost_no_acknowledged_move(siege: Siege, record_property: Told) -> None:
    async def play() -> None:
        supervising = asyncio.create_task(siege.supervise())
        await asyncio.gather(siege.besiege(), *(siege.play(number) for number in range(TABLES)))
        supervising.cancel()

    began = time.monotonic()
    run(play())
    told = ", ".join(f"{name} {count}" for name, count in siege.faults.most_common())
    record_property(
        "told",
        f"{siege.faults.total()} faults in {time.monotonic() - began:.0f} s ({told}): {siege.games} games, "
        f"{siege.entries} entries, {siege.acknowledged} moves acknowledged to people, none lost, none twice; "
        f"people came back {siege.cuts} times; every Record verified",
    )
    assert set(siege.faults) == set(SHARES)
    assert siege.games >= TABLES and siege.acknowledged > 10 * siege.games
    assert siege.cuts >= siege.faults["connection of a person cut"] / 2
