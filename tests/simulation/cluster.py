"""A whole cluster with its people in one world: processes, a database, bots, faults; and what must hold afterwards."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from network import Person, Server
from outcome import Outcome, run_world
from store import Row, SharedDatabase, SimulatedTables, Weather
from world import EPOCH, Process, World

from regno.proelio.info.visibility import PUBLIC
from regno.proelio.state import Observer
from regno.table.clock import Limit
from regno.table.log import Moved, Said
from regno.table.seats import hash_token
from regno.table.settings import TableSettings
from regno.table.store.codec import ENTRY
from regno.table.table import Table
from regno.table.verify import verify
from regno.web.bots.pool import BotUnavailable
from regno.web.bots.protocol import MoveResponse
from regno.web.live.gossip import Gossip
from regno.web.tables.registry import TableRegistry
from regno.web.tables.serialize import TableSerializer

TROUBLE = 60.0  # seconds in which things go wrong; then a game must come to its end
PEACE = 600.0
THINK = 0.1


class SimulatedBots:
    """Bots that choose by chance, take their time, and sometimes fail or hang."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def choose(self, request: Any) -> MoveResponse:
        await asyncio.sleep(self.world.delay(THINK))
        if self.world.chance(0.02):
            await asyncio.sleep(20)
        if self.world.chance(0.03):
            raise BotUnavailable(request.level)
        return MoveResponse(self.world.random.choice(request.view.legal))

    async def close(self) -> None:
        pass


class Cluster:
    """The processes, the database and the people of one world."""

    peace = PEACE

    def __init__(self, world: World, outcome: Outcome) -> None:
        self.world, self.outcome, random = world, outcome, world.random
        rough = random.choice((0.0, 0.01, 0.03))
        self.weather = Weather(
            lost_before=rough, lost_after=rough, slow=rough / 2, full=rough / 2, news_lost=random.choice((0.0, 0.05))
        )
        self.database = SharedDatabase(world, self.weather)
        self.clocked = random.random() < 0.3
        self.servers: list[Server] = []
        self.numbers = 0
        people = self.choose_people()
        self.table = self.lay_table(people)
        self.people = [self.seat_person(seat) for seat in range(people)]
        self.spectator = Person(world, self.servers, self.table.id, None, "")

    def choose_people(self) -> int:
        return self.world.random.choice((0, 1, 2, 2, 3))

    def seat_person(self, seat: int) -> Person:
        return Person(self.world, self.servers, self.table.id, seat, f"token {seat}")

    def lay_table(self, people: int) -> Table:
        """Lay a table with people and bots, begun, in the database."""
        clock = Limit("move", 10) if self.clocked else Limit()
        settings = TableSettings(houses=3, rulings={"turn_cap": "5"}, pace=50, clock=clock)
        secret = f"{self.world.random.getrandbits(128):032x}"
        table = Table("the-table", settings, secret, hash_token("token 0"), EPOCH)
        for seat in range(3):
            if seat < people:
                table.sit(seat, f"Person {seat}", hash_token(f"token {seat}"), f"{seat + 1:032x}", EPOCH)
            else:
                table.fill(table.maker, seat, "steward", EPOCH)
        table.begin(table.maker, EPOCH)
        self.database.insert(table)
        return table

    async def start(self) -> None:
        """Start a process."""
        process = self.new_process()
        registry = self.new_registry(process)
        await process.start(registry.open())
        self.servers.append(Server(process, registry))

    def new_process(self) -> Process:
        self.numbers += 1
        return Process(self.world, f"process-{self.numbers}")

    def new_registry(self, process: Process, gossip: Gossip | None = None) -> TableRegistry:
        store: Any = SimulatedTables(self.database, process)
        bots: Any = SimulatedBots(self.world)
        return TableRegistry(store, bots, owner=process.name, gossip=gossip)

    # ------------------------------------------------------------ what goes wrong

    async def trouble(self) -> None:
        """Have things go wrong for a while."""
        random, until = self.world.random, self.world.seconds + TROUBLE
        while True:
            await asyncio.sleep(self.world.delay(6))
            if self.world.seconds > until or self.row.phase != "playing":
                return
            await random.choice((self.kill, self.kill, self.freeze, self.cut, self.outage, self.jump, self.drain))()

    def living(self) -> list[Server]:
        return [server for server in self.servers if server.accepts]

    async def kill(self) -> None:
        """Kill one process, or all at once, and start as many anew, sooner or later."""
        living = self.living()
        dead = living if self.world.chance(0.2) else living[:1] if living else []
        for server in dead:
            self.lose(server)
        await asyncio.sleep(self.world.delay(2))
        for _ in dead:
            await self.start()

    def lose(self, server: Server) -> None:
        """Kill one process."""
        self.outcome.kills += 1
        server.process.kill()
        self.servers.remove(server)
        for pipe in server.pipes:
            pipe.cut()

    async def freeze(self) -> None:
        if living := self.living():
            self.world.random.choice(living).process.freeze(self.world.random.uniform(0.5, 20))

    async def cut(self) -> None:
        for server in self.living():
            for pipe in server.pipes:
                if self.world.chance(0.5):
                    pipe.cut()

    async def outage(self) -> None:
        """Take the database away for a while."""
        self.database.is_down = True
        await asyncio.sleep(self.world.random.uniform(0.1, 4))
        self.database.is_down = False

    async def jump(self) -> None:
        """Set the clock of one process wrong, by up to a minute."""
        if (living := self.living()) and not self.clocked:
            self.world.random.choice(living).process.clock.offset += self.world.random.randint(-60_000, 60_000)

    async def drain(self) -> None:
        """Replace a process in good order: it stops listening, its people move, it lets go of its tables."""
        if not (living := self.living()):
            return
        await self.start()
        old = living[0]
        if old not in self.servers:
            return  # it has died meanwhile
        old.drains = True
        for pipe in old.pipes:
            pipe.cut()
        closing = old.process.start(self.close(old))
        await asyncio.wait([closing], timeout=30)
        old.process.kill()
        self.servers.remove(old)

    async def close(self, server: Server) -> None:
        await server.registry.close()

    # ------------------------------------------------------------ one run

    async def run(self) -> None:
        for _ in range(2):
            await self.start()
        if self.clocked and len(self.people) > 1:
            self.people[-1].sleeps = True  # the clock must play for somebody who went away
        present = [*self.people, self.spectator] if self.people else []  # bots alone play though nobody looks
        playing = [asyncio.ensure_future(person.live()) for person in present]
        troubling = asyncio.ensure_future(self.trouble())
        await asyncio.wait([troubling], timeout=TROUBLE * 3)
        self.database.calm()
        deadline = self.world.seconds + self.peace
        while self.row.phase == "playing" and self.world.seconds < deadline:
            await asyncio.sleep(1)
        if playing:
            await asyncio.wait(playing, timeout=self.peace / 10)
        for task in playing:
            if task.done():
                task.result()
            else:
                self.outcome.faults.append(f"somebody still waits after {len(self.row.log)} entries")
        if self.row.phase != "over":
            self.outcome.faults.append(f"not over after {len(self.row.log)} entries, lease of {self.row.owner}")

    @property
    def row(self) -> Row:
        return self.database.rows[self.table.id]

    # ------------------------------------------------------------ what must hold

    def check(self) -> None:
        faults, row = self.outcome.faults, self.database.rows[self.table.id]
        log = [ENTRY.decode(entry) for entry in row.log]
        self.outcome.entries = len(log)
        for person in [*self.people, self.spectator]:
            faults += person.faults
        epochs = [epoch for epoch in row.epochs if epoch is not None]
        if epochs != sorted(epochs):
            faults.append(f"a process that had lost its lease went on: {epochs}")
        self.check_answers(log)
        self.check_readers(log)

    def check_answers(self, log: list[Any]) -> None:
        """Check that what was accepted is in the log, once, and what was refused as not kept is not."""
        faults = self.outcome.faults
        texts = [entry.text for entry in log if isinstance(entry, Said)]
        if len(set(texts)) != len(texts):
            faults.append("a line was written twice")
        for person in self.people:
            for version, request in person.accepted:
                entry = log[version - 1] if version <= len(log) else None
                if request["type"] == "say":
                    right = isinstance(entry, Said) and entry.text == request["text"]
                else:
                    right = isinstance(entry, Moved) and entry.seat == person.seat and not entry.by
                if not right:
                    faults.append(f"accepted as {version} and not there: {request}")
            for reason, request in person.refused:
                if reason == "not-kept" and request.get("text") in texts:
                    faults.append(f"refused as not kept and there: {request}")
            chosen = [request["version"] for _, request in person.accepted if request["type"] == "submit"]
            if len(set(chosen)) != len(chosen):
                faults.append("one choice was made twice")

    def check_readers(self, log: list[Any]) -> None:
        """Replay the log, and check that every reader was told what it says, of this moment, for this seat."""
        told: dict[int, list[tuple[int | None, dict[str, Any]]]] = {}
        for person in [*self.people, self.spectator]:
            for each in person.told:
                told.setdefault(each.version, []).append((each.seat, json.loads(each.text)))
        archive = self.database.rows[self.table.id].archive
        table = Table(self.table.id, archive.terms, archive.secret, archive.maker, archive.made)
        for entry in log:
            if isinstance(entry, Moved) and entry.timed_out and not was_over(table, entry.at):
                self.outcome.faults.append("the clock played too early")
            applied = table.apply(entry)
            serializer = TableSerializer(table, entry.at)
            for seat, message in told.pop(table.version, ()):
                viewpoint = (PUBLIC if seat is None else Observer(seat), "")
                if message["type"] == "event":
                    tell = serializer.event if message["standing"] else serializer.missed_event
                    right = json.loads(bytes(tell(applied, viewpoint)))
                else:
                    holder = "" if seat is None else hash_token(f"token {seat}")
                    right = json.loads(serializer.snapshot(viewpoint, holder, message["here"], message["seen"]))
                if without_clock(message) != without_clock(right):
                    self.outcome.faults.append(f"seat {seat} was told something else of version {table.version}")
        if told:
            self.outcome.faults.append(f"versions were told that are not in the log: {sorted(told)}")
        if table.phase == "over":
            verify(table.record())


def was_over(table: Table, now: int) -> bool:
    """Whether the time of the person to choose was over, reckoned here and not by what is tested."""
    clock = table.clock
    return clock.seat is not None and now >= clock.since + clock.left[clock.seat]


def without_clock(message: dict[str, Any]) -> dict[str, Any]:
    """A message without what depends on when it was sent; an earlier event comes without the standing."""
    standing = {**message["standing"], "clock": None} if message.get("standing") else None
    return {**message, "standing": standing}


def simulate(seed: int) -> Outcome:
    """Run one world to its end and check it."""
    return run_world(seed, Cluster)
