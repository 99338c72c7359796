"""A game by correspondence in one world: somebody is away, and plays on whenever a message comes.

The outbox is the server's own, in one SQLite that all processes share; what is simulated is the way to it and the way
out: a message may not arrive, arrive without the server's learning of it, or be on its way when the process dies.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import weakref
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import copy_context
from types import SimpleNamespace
from typing import Any

from cluster import TROUBLE, Cluster
from network import BACK, CUT, Person, Server
from outcome import Outcome, run_world
from store import Shared, SimulatedStore, Weather
from world import EPOCH, Process, World

from regno.table.seats import hash_token
from regno.web.calls.caller import Caller
from regno.web.calls.message import CallMessage
from regno.web.calls.reach import Unreachable
from regno.web.calls.senders import Take
from regno.web.calls.store import SCHEMA, Call, CallStore, Channel
from regno.web.calls.watch import NOTE_EVERY, TableWatch
from regno.web.statements import Rows, Statement
from regno.web.tables.registry import TableRegistry

PERSON = "anna"
STAYS = (0.3, 1.0, 6.0)  # seconds without anything to do, after which somebody leaves
COMES = (0.0, 0.0, 200.0)  # seconds after a call until somebody is there
PATIENCE = 600.0  # seconds after which somebody comes without having been called
LINE = 0.5  # seconds on the way out, in the mean
DEATHS_OF_THE_YOUNG = 8  # how many times as often before the first note
SUDDEN = 0.3  # how often a process dies in one of the moments for which notes are taken


class Outbox(Shared):
    """The database of calls, and what has arrived."""

    def __init__(self, world: World, weather: Weather) -> None:
        super().__init__(world, weather)
        self.sql = sqlite3.connect(":memory:", isolation_level=None)
        weakref.finalize(self, self.sql.close)  # when the world is gone
        self.sql.executescript(SCHEMA)
        for kind in ("push", "mail"):
            target = json.dumps({"address": f"https://{kind}.example/"})
            row = (kind, PERSON, "", kind, target, "", "en", "https://regno.example", EPOCH, "on", 0, "", 0, 0, 0)
            self.sql.execute(f"insert into channels values ({', '.join('?' * len(row))})", row)
        self.sql.execute("insert into preferences values (?, ?)", (PERSON, '{"ended": true}'))
        self.arrived: dict[tuple[str, str], list[str]] = defaultdict(list)  # messages by channel and key of a call
        self.failures = 0
        self.is_sudden = world.random.random() < 0.8  # processes die while they send, and the way out is sound
        self.on_push: list[Any] = []

    def arrive(self, channel: Channel, message: CallMessage) -> None:
        keys = self.sql.execute(
            "select call from deliveries where message = ? and channel = ?", (message.id, channel.id)
        )
        for (key,) in keys.fetchall():
            self.arrived[channel.id, key].append(message.id)
        self.world.note("arrived", channel.id)
        if channel.kind == "push":
            for call in self.on_push:
                call()


class SimulatedStatements(SimulatedStore):
    """One process's way to the outbox."""

    def __init__(self, outbox: Outbox, process: Process) -> None:
        super().__init__(outbox, process)
        self.outbox = outbox

    def read(self, query: str, *values: Any) -> Rows:
        self.require_up()
        return self.outbox.sql.execute(query, values).fetchall()

    def close(self) -> None:
        pass

    def write(self, *statements: Statement) -> Any:  # type: ignore[override]
        def work() -> Rows:
            rows: Rows = []
            self.outbox.sql.execute("begin")
            for query, *values in statements:
                rows = self.outbox.sql.execute(query, values).fetchall()
            self.outbox.sql.execute("commit")
            return rows

        return super().write(work)


class Calls(CallStore):
    """The outbox without the server's secrets: nobody here stops a channel."""

    def secret(self, name: str, otherwise: str) -> str:
        return "secret"


class SimulatedSender:
    """A way out. Push can be repeated, mail cannot."""

    def __init__(self, outbox: Outbox, process: Process, die: Callable[[Process], Awaitable[None]]) -> None:
        self.outbox, self.process, self.world, self.die = outbox, process, outbox.world, die

    def is_repeatable(self, channel: Channel) -> bool:
        return channel.kind == "push"

    async def send(self, channel: Channel, take: Take) -> None:
        await asyncio.sleep(self.world.delay(LINE))
        self.fail_sometimes()
        message = await take()
        if message is None:
            return
        await asyncio.sleep(self.world.delay(LINE))
        self.fail_sometimes()  # it never arrived
        await self.die(self.process)
        self.outbox.arrive(channel, message)
        await self.die(self.process)
        await asyncio.sleep(self.world.delay(LINE))
        self.fail_sometimes()  # it arrived, and nobody says so

    def fail_sometimes(self) -> None:
        if not self.outbox.is_sudden and self.world.chance(self.outbox.weather.lost_before / 2):
            self.outbox.failures += 1
            raise Unreachable("no-answer")


class SimulatedGossip:
    """What processes tell each other, which may be lost."""

    def __init__(self, cluster: CallingCluster, process: Process) -> None:
        self.cluster, self.process = cluster, process
        self.heard: dict[str, Any] = {}

    def send(self, topic: str, text: str) -> None:
        for other in self.cluster.gossips:
            if other is not self and other.process.alive and not self.cluster.world.chance(0.05):
                delay = self.cluster.world.delay(0.003)
                self.cluster.world.call_later(delay, other.arrive, topic, text)

    def arrive(self, topic: str, text: str) -> None:
        if self.process.alive and topic in self.heard:
            self.process.context.copy().run(self.heard[topic], text)

    def listen(self, topic: str, call: Any) -> None:
        self.heard[topic] = call


class AwayPerson(Person):
    """Somebody who comes when called, chooses, and leaves."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.rings = asyncio.Event()
        self.came_unasked: list[float] = []

    async def live(self) -> None:
        await self.visit()
        while not self.is_over:
            try:
                await asyncio.wait_for(self.rings.wait(), PATIENCE)
            except TimeoutError:
                self.came_unasked.append(self.world.seconds)
            await asyncio.sleep(self.world.random.choice(COMES))
            self.rings.clear()
            await self.visit()

    async def visit(self) -> None:
        """Stay until there is nothing more to do."""
        stays = self.world.random.choice(STAYS)
        while not self.is_over:
            await self.connect()
            has_heard = False
            with suppress(ConnectionResetError):
                while not self.is_over:
                    try:
                        message = await asyncio.wait_for(self.pipe.ends[0].get(), stays)
                    except TimeoutError:
                        if has_heard and not self.legal:
                            self.pipe.cut()
                            return
                        break
                    if message is CUT:
                        break
                    has_heard = True
                    self.hear(json.loads(message))
            self.pipe.cut()
            await asyncio.sleep(self.world.delay(BACK))


class Watch(TableWatch):
    """The server's own, whose process may die when an entry is on the disk and its calls are not."""

    def __init__(self, caller: Caller, process: Process, die: Callable[[Process], Awaitable[None]]) -> None:
        super().__init__(caller, process.name)
        self.process, self.die, self.began = process, die, process.world.seconds

    async def post(self, calls: list[Call], since: int = 0) -> None:
        for _ in range(DEATHS_OF_THE_YOUNG if self.process.world.seconds < self.began + NOTE_EVERY else 1):
            await self.die(self.process)
        await super().post(calls, since)


class CallingCluster(Cluster):
    """A cluster whose processes share an outbox."""

    peace = 12_000.0

    def __init__(self, world: World, outcome: Outcome) -> None:
        self.gossips: list[SimulatedGossip] = []
        self.followers: list[asyncio.Task[None]] = []
        self.context = copy_context()  # in which no process's clock is
        self.outbox = Outbox(world, Weather())
        super().__init__(world, outcome)
        self.outbox.weather = self.weather
        self.callers: dict[Process, tuple[Caller, TableWatch]] = {}
        for person in self.people:
            if isinstance(person, AwayPerson):
                self.outbox.on_push.append(person.rings.set)

    def choose_people(self) -> int:
        return self.world.random.choice((1, 2))

    def seat_person(self, seat: int) -> Person:
        kind = AwayPerson if seat == 0 else Person
        return kind(self.world, self.servers, self.table.id, seat, f"token {seat}")

    async def start(self) -> None:
        """Start a process; one that finds the database away ends, and is started again."""
        while True:
            process = self.new_process()
            gossip = SimulatedGossip(self, process)
            registry = self.new_registry(process, gossip)
            starting = process.start(self.open(process, registry))
            with suppress(OSError):
                await starting
                self.gossips.append(gossip)
                self.servers.append(Server(process, registry))
                return
            process.kill()
            await asyncio.sleep(1)

    async def open(self, process: Process, registry: TableRegistry) -> None:
        anna = hash_token("token 0")
        people: Any = SimpleNamespace(
            owner=lambda holder: PERSON if holder == anna else "", store=SimpleNamespace(devices=lambda _: [])
        )
        sender = SimulatedSender(self.outbox, process, self.die_sometimes)
        store = Calls(SimulatedStatements(self.outbox, process))
        caller = Caller(store, people, registry, {"push": sender, "mail": sender})
        watch = registry.watcher = Watch(caller, process, self.die_sometimes)
        self.callers[process] = caller, watch
        await registry.open()
        await watch.open()
        await caller.open()

    async def close(self, server: Server) -> None:
        caller, watch = self.callers[server.process]
        with suppress(OSError):
            await watch.close()
        await caller.close()
        await super().close(server)

    async def die_sometimes(self, process: Process) -> None:
        """Kill the process in which this is called, in one of the worlds and moments; another one follows later."""
        found = next((server for server in self.living() if server.process is process), None)
        if found and self.outbox.is_sudden and self.world.seconds < TROUBLE and self.world.chance(SUDDEN):
            self.lose(found)
            self.followers.append(self.world.create_task(self.follow(), context=self.context))
            await asyncio.sleep(0)  # from which it does not come back

    async def follow(self) -> None:
        await asyncio.sleep(self.world.delay(2))
        await self.start()

    async def outage(self) -> None:
        self.outbox.is_down = True
        try:
            await super().outage()
        finally:
            self.outbox.is_down = False

    # ------------------------------------------------------------ what must hold

    def check(self) -> None:
        super().check()
        faults, outbox = self.outcome.faults, self.outbox
        self.outcome.calls = sum(map(len, outbox.arrived.values()))
        for (channel, key), messages in outbox.arrived.items():
            if len(set(messages)) > 1 or (channel == "mail" and len(messages) > 1):
                faults.append(f"called {len(messages)} times by {channel}: {key}")
        for person in self.people:
            if isinstance(person, AwayPerson) and person.came_unasked and not outbox.failures:
                faults.append(f"not called for {PATIENCE:.0f} s, at {person.came_unasked}")


def simulate(seed: int) -> Outcome:
    """Run one world with calls to its end and check it."""
    return run_world(seed, CallingCluster)
