"""A chronicle of several processes in one world: people write to it and watch it while things go wrong.

Requests come as by HTTP: each may be lost on its way, answered late or never, and sent again under its name.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from network import BACK, CUT, Pipe, SimulatedSocket, serve
from outcome import Outcome, run_world
from store import Shared, SimulatedStore, Weather
from world import Process, World

from regno.chronicles.journal import Record, parse_journal, restore_chronicle, seal_all
from regno.chronicles.store import StoredChronicle
from regno.errors import RegnoError
from regno.web.chronicles import room as chronicle_room
from regno.web.chronicles.messages import AnyChange, DoCommand, RedoSteps, UndoSteps
from regno.web.chronicles.registry import ChronicleRegistry
from regno.web.chronicles.socket import ChronicleConnection
from regno.web.live.protocol import FateUnknown, NotPersisted, StoreAway

ID = "the-chronicle"
SAMPLE = Path(__file__).parents[1] / "chronicles" / "samples" / "campaign.chronicle"
CHANGES = 8  # that each scribe makes
ANSWERED = 5.0  # seconds for an answer, after which it is asked again
TROUBLE, PEACE = 40.0, 300.0


# ---------------------------------------------------------------- the store


class SharedJournal(Shared):
    """The lines that are committed."""

    def __init__(self, world: World, weather: Weather) -> None:
        super().__init__(world, weather)
        self.lines = [SAMPLE.read_text().partition("\n")[0] + "\n"]
        self.touched = 1

    def read(self, count: int | None = None) -> StoredChronicle:
        """Return the chronicle as it stands, or as it stood after so many lines."""
        journal = parse_journal("".join(self.lines[:count]))
        return StoredChronicle(ID, restore_chronicle(journal), journal)


class SimulatedChronicles(SimulatedStore):
    """The store of chronicles as one process has it."""

    def __init__(self, journal: SharedJournal, process: Process) -> None:
        super().__init__(journal, process)
        self.journal = journal

    def append(self, document: StoredChronicle, after: int, entries: list[Record]) -> Any:
        def work() -> bool:
            lines = self.journal.lines
            if document.version != after or len(lines) != len(document.journal.records):
                return False
            added, check = seal_all(entries, document.journal.check)
            lines.extend(added)
            self.journal.touched += 1
            self.world.note("commit", self.process.name, len(lines), [record["request"] for record in entries])
            document.journal.records.extend(entries)
            document.journal.check, document.journal.length = check, sum(map(len, lines))
            self.journal.announce(ID, 0, self.process)
            return True

        return self.write(work)

    def revision(self, id: str) -> tuple[int, int] | None:
        self.require_up()
        return self.journal.touched, sum(map(len, self.journal.lines))

    def load(self, id: str) -> StoredChronicle | None:
        self.require_up()
        return self.journal.read()

    def fetch(self, id: str) -> Callable[[], StoredChronicle]:
        opened = self.load(id)
        assert opened
        return lambda: opened

    def rights(self, hashes: object) -> dict[str, str]:
        self.require_up()
        return {ID: "write"}

    def listen(self, call: Any) -> None:
        self.journal.listeners[self.process] = call

    def close(self, within: float | None = None) -> bool:
        return True


def short_page(opened: StoredChronicle, language: str, reasons: object = None) -> dict[str, Any]:
    """What stands for a page here: the version, and the notes in force."""
    chronicle = opened.chronicle
    notes = [entry.command.arguments["text"] for entry in chronicle.entries]
    return {"type": "chronicle", "version": opened.version, "notes": notes, "undone": len(chronicle.undone)}


# ---------------------------------------------------------------- the people


@dataclass
class Office:
    """One process with its registry, and the connections to it."""

    process: Process
    registry: ChronicleRegistry
    pipes: list[Pipe] = field(default_factory=list)


class Scribe:
    """Somebody who writes: notes, and takes back and gives again. Asks again under the same name until answered."""

    def __init__(self, world: World, offices: list[Office], name: str) -> None:
        self.world, self.offices, self.name = world, offices, name
        self.page: dict[str, Any] = {"version": 0, "notes": [], "undone": 0}
        self.pages: list[dict[str, Any]] = []
        self.accepted: list[AnyChange] = []
        self.gone: list[str] = []  # requests that were asked once and refused
        self.faults: list[str] = []

    async def live(self) -> None:
        number = 0
        while len(self.accepted) < CHANGES:
            number += 1
            await self.make(self.choose(f"{self.name}-{number:04}"))
            await asyncio.sleep(self.world.delay(1))

    def choose(self, request: str) -> AnyChange:
        version, draw = self.page["version"], self.world.random.random()
        if draw < 0.15 and self.page["notes"]:
            return UndoSteps(request=request, version=version, count=1)
        if draw < 0.25 and self.page["undone"]:
            return RedoSteps(request=request, version=version, count=1)
        return DoCommand(request=request, version=version, command="note", arguments={"text": request})

    async def make(self, change: AnyChange) -> None:
        """Ask for a change until it is known what became of it."""
        tries = 0
        while True:
            tries += 1
            asked = [asyncio.ensure_future(self.ask(change)) for _ in range(2 if self.world.chance(0.1) else 1)]
            answers = [await each for each in asked]
            tries += len(asked) - 1
            if "done" in answers:
                self.accepted.append(change)
                return
            if answers[0] == "moved-on":
                if tries == 1:
                    self.gone.append(change.request)
                await self.look()
                return
            if answers[0] == "not-kept" and tries == 1 and self.world.chance(0.3):
                self.gone.append(change.request)
                return
            await asyncio.sleep(self.world.delay(BACK))

    async def look(self) -> None:
        while await self.ask(None) != "done":
            await asyncio.sleep(self.world.delay(BACK))

    async def ask(self, change: AnyChange | None) -> str:
        """Send a request to any process; return what it answers, ``nothing`` if no answer comes."""
        if not self.offices:
            return "nothing"
        office, answer = self.world.random.choice(self.offices), self.world.create_future()
        pipe = Pipe(self.world)
        office.pipes.append(pipe)
        await asyncio.sleep(self.world.delay(0.02))
        if not office.process.alive or not pipe.is_open:
            return "nothing"

        def arrive(text: str) -> None:
            if pipe.is_open and not answer.done():
                answer.set_result(text)

        def send(text: str) -> None:
            self.world.call_later(self.world.delay(0.02), arrive, text)

        office.process.context.copy().run(lambda: office.process.start(handle(office.registry, change, send)))
        try:
            found: str = await asyncio.wait_for(answer, ANSWERED)
        except TimeoutError:
            return "nothing"
        word, _, text = found.partition(" ")
        if word == "broken":
            self.faults.append(text)
        if text and word == "done":
            self.page = json.loads(text)
            self.pages.append(self.page)
        return word


async def handle(registry: ChronicleRegistry, change: AnyChange | None, send: Any) -> None:
    """Answer a request as the routes do."""
    try:
        room, _ = await registry.open_for(ID, "token", to_write=True)
        if change:
            await room.submit(change)
        async with room.lock:
            send("done " + (await room.serialize("en")).decode())
    except NotPersisted:
        send("not-kept")
    except (FateUnknown, StoreAway, OSError):
        send("unknown")
    except RegnoError as refusal:
        send("moved-on" if refusal.key == "moved-on" else f"broken {refusal.key}")
    except Exception as fault:
        send(f"broken {fault!r}")


class Watching:
    """Somebody who has the page open, and comes back after each cut."""

    def __init__(self, world: World, offices: list[Office]) -> None:
        self.world, self.offices = world, offices
        self.pipe = Pipe(world)
        self.version = -1
        self.pages: list[dict[str, Any]] = []
        self.faults: list[str] = []

    async def live(self) -> None:
        while True:
            if not self.offices:
                await asyncio.sleep(BACK)
                continue
            office = self.world.random.choice(self.offices)
            self.pipe = Pipe(self.world)
            office.pipes.append(self.pipe)
            office.process.context.copy().run(self.accept, office)
            with suppress(ConnectionResetError):
                self.pipe.send(0, json.dumps({"type": "hello", "token": "token", "have": self.version}))
                while (message := await self.pipe.ends[0].get()) is not CUT:
                    self.hear(json.loads(message))
            self.pipe.cut()
            await asyncio.sleep(self.world.delay(BACK))

    def accept(self, office: Office) -> None:
        socket: Any = SimulatedSocket(self.pipe, SimpleNamespace(), ID)  # type: ignore[arg-type]
        socket.path_params, socket.app.state.chronicles = {"id": ID}, office.registry
        office.process.start(serve(ChronicleConnection, socket))

    def hear(self, page: dict[str, Any]) -> None:
        if page["type"] != "chronicle":
            return
        if page["version"] < self.version:
            self.faults.append(f"version {page['version']} after {self.version}")
        self.version = page["version"]
        self.pages.append(page)


# ---------------------------------------------------------------- one run


class Ledger:
    """The processes, the journal and the people of one world."""

    def __init__(self, world: World, outcome: Outcome) -> None:
        self.world, self.outcome, random = world, outcome, world.random
        rough = random.choice((0.0, 0.02, 0.06))
        weather = Weather(rough, rough, rough / 2, rough / 2, news_lost=random.choice((0.0, 0.05)))
        self.journal = SharedJournal(world, weather)
        self.offices: list[Office] = []
        self.numbers = 0
        self.scribes = [
            Scribe(world, self.offices, name) for name in ("anna", "bruno", "carla")[: random.choice((2, 3))]
        ]
        self.watching = [Watching(world, self.offices) for _ in range(2)]

    async def start(self) -> None:
        self.numbers += 1
        process = Process(self.world, f"process-{self.numbers}")
        store: Any = SimulatedChronicles(self.journal, process)
        registry = ChronicleRegistry(Path("nowhere"), store)
        await process.start(registry.open())
        self.offices.append(Office(process, registry))

    async def kill(self) -> None:
        dead = self.offices[:] if self.world.chance(0.2) else self.offices[:1]
        for office in dead:
            self.outcome.kills += 1
            office.process.kill()
            self.offices.remove(office)
            for pipe in office.pipes:
                pipe.cut()
        await asyncio.sleep(self.world.delay(1))
        for _ in dead:
            await self.start()

    async def freeze(self) -> None:
        if self.offices:
            self.world.random.choice(self.offices).process.freeze(self.world.random.uniform(0.5, 8))

    async def cut(self) -> None:
        for office in self.offices:
            for pipe in office.pipes:
                if self.world.chance(0.5):
                    pipe.cut()

    async def outage(self) -> None:
        self.journal.is_down = True
        await asyncio.sleep(self.world.random.uniform(0.1, 4))
        self.journal.is_down = False

    async def trouble(self) -> None:
        until = self.world.seconds + TROUBLE
        while self.world.seconds < until:
            await asyncio.sleep(self.world.delay(3))
            await self.world.random.choice((self.kill, self.freeze, self.cut, self.outage))()

    async def run(self) -> None:
        for _ in range(2):
            await self.start()
        watching = [asyncio.ensure_future(each.live()) for each in self.watching]
        writing = [asyncio.ensure_future(each.live()) for each in self.scribes]
        troubling = asyncio.ensure_future(self.trouble())
        await asyncio.wait([*writing, troubling], timeout=TROUBLE * 2)
        self.journal.calm()
        _, late = await asyncio.wait(writing, timeout=PEACE)
        if late:
            self.outcome.faults.append(f"{len(late)} people still wait for an answer")
        for task in writing:
            if task.done():
                task.result()
        await asyncio.sleep(30)
        for task in [*watching, *late, troubling]:
            task.cancel()

    # ------------------------------------------------------------ what must hold

    def check(self) -> None:
        faults, records = self.outcome.faults, self.journal.read().journal.records
        self.outcome.entries = len(records) - 1
        if parse_journal("".join(self.journal.lines)).damage:
            faults.append("the journal is damaged")
        names = [record["request"] for record in records[1:]]
        if len(set(names)) != len(names):
            faults.append("a change was made twice")
        for scribe in self.scribes:
            faults += scribe.faults
            for change in scribe.accepted:
                number = change.version + 1
                if number >= len(records) or records[number]["request"] != change.request:
                    faults.append(f"accepted after version {change.version} and not there: {change.request}")
            faults += [f"refused and there: {name}" for name in scribe.gone if name in names]
        self.check_pages(len(records) - 1)

    def check_pages(self, last: int) -> None:
        """Check that every page that anybody was shown is the chronicle at its version, and all saw the end."""
        right = {version: short_page(self.journal.read(version + 1), "en") for version in range(last + 1)}
        for pages in [*(each.pages for each in self.scribes), *(each.pages for each in self.watching)]:
            if any(page != right.get(page["version"]) for page in pages):
                self.outcome.faults.append("a page shows what the journal does not say")
        for each in self.watching:
            self.outcome.faults += each.faults
            if each.version != last:
                self.outcome.faults.append(f"somebody still looks at version {each.version} of {last}")


def simulate(seed: int) -> Outcome:
    """Run one world of a chronicle to its end and check it."""
    with patch.object(chronicle_room, "serialize", short_page):
        return run_world(seed, Ledger)
