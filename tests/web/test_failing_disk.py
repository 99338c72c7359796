"""A disk that fails, fills up or loses power below SQLite, or no memory: no acknowledged move is lost."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from disk import Disk, build
from laid import laid, set_down
from test_killed import SEAT, Witness, acknowledged, check_replayed, kept
from websockets.exceptions import WebSocketException
from wire import Refusal, Server, run

from regno.table.settings import TableSettings

pytestmark = pytest.mark.long  # each life of a server may take a minute
Told = Callable[[str, object], None]
MEAN = 40  # calls for each that fails
STARVING = 4.0  # seconds of a life without memory, in which perhaps nothing can be done
LOAD = 60.0  # seconds until everybody has had a turn, on a slow machine


class Patient(Witness):
    """A person who asks again for what the server could not keep."""

    def __init__(self, server: Server, table: str, seed: int) -> None:
        super().__init__(server, table, seed)
        self.reasons: Counter[str] = Counter()

    @property
    def is_over(self) -> bool:
        return bool(self.client.now) and self.client.over

    async def choose(self) -> None:
        version, move = self.client.version, self.chosen.choice(self.client.legal)
        before = self.tried.get(version)
        self.tried[version] = move
        try:
            answer = await self.client.ask("submit", seat=SEAT, moves=[move], version=version)
            self.acknowledged.add(answer["version"])
        except Refusal as refusal:
            self.reasons[refusal.reason] += 1
            assert refusal.reason in ("stale", "not-kept", "unreadable-table", "damaged"), refusal.reason
            if refusal.reason == "stale" and before is not None:
                self.tried[version] = before  # what was asked for before has been done after all
            await asyncio.sleep(0.01)


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("library"))


@pytest.fixture
def disk(library: Path, lone: Server, tmp_path: Path) -> Disk:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    return Disk(library, lone.data, scratch)


def lay(server: Server, tables: int, first: int = 0) -> list[Patient]:
    names = [f"table-{number}" for number in range(first, first + tables)]
    set_down(server.data, [laid(name, TableSettings(pace=0), [SEAT], seed) for seed, name in enumerate(names)])
    return [Patient(server, name, seed) for seed, name in enumerate(names)]


def nothing() -> None:
    pass


async def live(
    server: Server, people: list[Patient], moves: int, trouble: Callable[[], None] = nothing, within: float = LOAD
) -> None:
    """Play through one life of the server, until so many moves more are acknowledged; then it is killed."""
    server.start()
    wanted = acknowledged(people) + moves
    playing = [asyncio.create_task(come_again(person)) for person in people]
    trouble()
    deadline = asyncio.get_running_loop().time() + within
    while acknowledged(people) < wanted and asyncio.get_running_loop().time() < deadline:
        assert server.process
        if server.process.poll() is not None or all(task.done() for task in playing):
            break
        await asyncio.sleep(0.02)
    await asyncio.to_thread(server.kill)
    await end(playing)


async def end(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks until all have ended: connecting in Python 3.11 can lose a cancellation, and then they play on."""
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=1)
    await asyncio.gather(*tasks, return_exceptions=True)


async def come_again(person: Patient) -> None:
    """Play on; after a torn connection come back, as long as the server is there."""
    while not person.is_over:
        with suppress(Refusal, WebSocketException, OSError, TimeoutError):
            await person.play_on()
        await asyncio.sleep(0.05)


def check(server: Server, people: list[Patient]) -> None:
    """Whatever happened: what was acknowledged is there, once and as it was asked for, and every log replays."""
    archives = kept(server.data)
    for person in people:
        archive = archives[person.client.table]
        person.check(archive.log)
        check_replayed(archive, person)


def fail(server: Server, disk: Disk, people: list[Patient], seed: int, moves: int) -> None:
    """One life on a failing disk."""
    server.environment = disk.environment(seed, MEAN)
    disk.switch.unlink(missing_ok=True)
    run(live(server, people, moves, disk.switch.touch))
    check(server, people)


def test_a_disk_that_fails_now_and_then_costs_no_acknowledged_move(lone: Server, disk: Disk) -> None:
    people, seed = lay(lone, 12), 0
    while disk.faults().total() < 10 or acknowledged(people) < 30:
        fail(lone, disk, people, seed, 30)
        seed += 1


def test_a_thousand_faults_of_the_disk(lone: Server, disk: Disk, record_property: Told) -> None:
    people, lives, moves = lay(lone, 60), 0, 0
    while disk.faults().total() < 1_000:
        if sum(person.is_over for person in people) > 40:
            moves += acknowledged(people)
            people = lay(lone, 60, lives * 100)
        fail(lone, disk, people, lives, 200)
        lives += 1
    moves += acknowledged(people)
    told = f"{lives} lives, {disk.faults().total()} faults {dict(disk.faults())}, {moves} moves acknowledged, 0 lost"
    record_property("told", told)
    print(told)


def lose_power_often(server: Server, disk: Disk, tables: int, lives: int, moves: int) -> tuple[int, int]:
    """Return how many bytes were dropped and how many moves acknowledged; new games follow those that are over."""
    people, chosen, lost, done = lay(server, tables), Random(lives), 0, 0
    server.environment = disk.environment(0, 0, undo=True)
    for life in range(1, lives + 1):
        if sum(person.is_over for person in people) > tables // 2:
            done += acknowledged(people)
            people = lay(server, tables, life * 100)
        run(live(server, people, moves))
        lost += disk.lose_power(chosen)
        check(server, people)
    return lost, done + acknowledged(people)


def test_a_loss_of_power_costs_no_acknowledged_move(lone: Server, disk: Disk) -> None:
    lost, moves = lose_power_often(lone, disk, tables=6, lives=3, moves=30)
    assert moves >= 30 and lost >= 0


def test_many_losses_of_power(lone: Server, disk: Disk, record_property: Told) -> None:
    lost, moves = lose_power_often(lone, disk, tables=60, lives=40, moves=150)
    told = f"40 losses of power, {lost} bytes dropped, {moves} moves acknowledged, 0 lost"
    record_property("told", told)
    print(told)
    assert lost and moves > 2_000  # more than the first games have: people play until the last loss


def test_the_tool_is_sharp_enough_to_lose_what_was_not_synced(library: Path, tmp_path: Path) -> None:
    """The same library loses what a careless program has written and not synced."""
    disk = Disk(library, tmp_path / "data", tmp_path)
    disk.under.mkdir()
    write = "os.write(f, b'safe'); os.fsync(f); os.write(f, b'lost'); os._exit(0)"
    program = f"import os, sys; f = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT); {write}"
    file, chosen, left = disk.under / "file", Random(1), set[bytes]()
    for _ in range(20):
        file.unlink(missing_ok=True)
        environment = disk.environment(0, 0, undo=True)
        subprocess.run([sys.executable, "-I", "-S", "-c", program, str(file)], check=True, env=environment)
        disk.lose_power(chosen)
        left.add(file.read_bytes())
    assert left == {b"safe", b"safelost"}


def test_a_server_without_memory_loses_nothing_that_it_acknowledged(lone: Server) -> None:
    people = lay(lone, 6)

    def starve() -> None:
        """Let the process have no more memory than it has, and a little."""
        assert lone.process
        used = next(
            int(line.split()[1]) * 1024
            for line in Path(f"/proc/{lone.process.pid}/status").read_text().splitlines()
            if line.startswith("VmSize")
        )
        limit = used + (1 << 20)
        resource.prlimit(lone.process.pid, resource.RLIMIT_AS, (limit, limit))

    run(live(lone, people, 20, starve, within=STARVING))
    check(lone, people)
    run(live(lone, people, 20))
    check(lone, people)
    assert acknowledged(people) >= 20
