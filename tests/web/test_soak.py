"""Games one after the other, with people who come and go: memory, descriptors and files stay flat.

Two minutes of it are in `make test`, an hour in `make test-long`; ``REGNO_SOAK=600`` is another number of seconds for
that. People think a little before each move, so that it does not take a whole core. Tables leave the memory ten minutes
after their end, and a few games fill files by steps: memory and files are judged only in a soak of half an hour or
more, by the last third against the third before. Memory is that of the server and of the processes it started.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

import pytest
import wire
from websockets.exceptions import ConnectionClosed
from wire import Client, Refusal, Server, children, come_anew, run

SHORT, MINUTES, LONG = 8.0, 120.0, float(os.environ.get("REGNO_SOAK", "3600"))
TABLES = 12  # at once
THOUGHT = 2.0  # seconds before a move, at most
SAMPLES = 60
JUDGED = 1_800.0  # seconds from which memory and files are judged
MORE_MEMORY, MORE_DESCRIPTORS, MORE_DISK = 1.1, 8, 1.25  # at most, against the third before
PAGE = os.sysconf("SC_PAGE_SIZE")
MOST_LOG = 16e6  # bytes of SQLite's write-ahead log at any moment
Told = Callable[[str, object], None]


@dataclass(frozen=True)
class Sample:
    """The server at one moment."""

    games: int
    megabytes: float
    descriptors: int
    disk: int  # bytes besides the write-ahead log
    log: int  # bytes of the write-ahead log


class Soak:
    """One server and those who play."""

    def __init__(self, server: Server, seconds: float, thought: float) -> None:
        self.server, self.until, self.thought = server, time.monotonic() + seconds, thought
        self.pause = seconds / SAMPLES
        self.games, self.cuts, self.samples = 0, 0, list[Sample]()

    @property
    def is_over(self) -> bool:
        return time.monotonic() > self.until

    def look(self) -> Sample:
        assert self.server.process
        pid = self.server.process.pid
        pages = sum(resident(each) for each in (pid, *children(pid)))
        sizes = {file: file.stat().st_size for file in self.server.data.rglob("*") if file.is_file()}
        log = sum(size for file, size in sizes.items() if file.name.endswith(("-wal", "-shm")))
        descriptors = len(list(Path(f"/proc/{pid}/fd").iterdir()))
        return Sample(self.games, pages * PAGE / 1e6, descriptors, sum(sizes.values()) - log, log)

    async def watch(self) -> None:
        while not self.is_over:
            await asyncio.sleep(self.pause)
            self.samples.append(self.look())

    async def play(self, number: int) -> None:
        """Play one game after the other; a person who was silent for too long is taken for gone by the server."""
        chosen = Random(number)
        while not self.is_over:
            try:
                self.games += await self.play_one(chosen)
            except ConnectionClosed:
                self.cuts += 1

    async def play_one(self, chosen: Random) -> bool:
        """Play against bots; leave in the middle and come back now and then. Return whether the game was finished."""
        come_anew()
        table, token = self.server.make(houses=3, rulings={"turn_cap": "4"})
        client = await Client(self.server, table, token).open()
        await client.sit(0)
        for seat in (1, 2):
            await client.ask("fill", seat=seat, bot="steward")
        await client.ask("begin")
        while not client.over and not self.is_over:
            with suppress(Refusal):
                if client.legal:
                    await asyncio.sleep(chosen.uniform(0, self.thought))
                    await client.move(chosen)
                else:
                    await client.hear()
            if chosen.random() < 0.05:
                await client.close()
                await client.open()
        await client.close()
        return client.over


def resident(pid: int) -> int:
    """Return the pages of memory that a process holds; none if it has ended."""
    with suppress(OSError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return 0


def soak(server: Server, seconds: float, thought: float) -> Soak:
    made = Soak(server, seconds, thought)

    async def play() -> None:
        await asyncio.gather(made.watch(), *(made.play(number) for number in range(TABLES)))

    run(play())
    return made


def test_descriptors_are_given_back(lone: Server) -> None:
    lone.start()
    soak(lone, 1.0, 0)  # workers start, files are opened
    before = Soak(lone, 0, 0).look().descriptors
    made = soak(lone, SHORT, 0)
    for _ in range(100):
        if made.look().descriptors <= before + MORE_DESCRIPTORS:
            break
        time.sleep(0.1)
    assert made.games > 0 and made.look().descriptors <= before + MORE_DESCRIPTORS


@pytest.mark.parametrize("seconds", [MINUTES, pytest.param(LONG, marks=pytest.mark.long)])
def test_time_changes_nothing(
    seconds: float, lone: Server, record_property: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "PATIENCE", 300.0)  # seconds for any answer, on however busy a machine
    lone.start()
    made = soak(lone, seconds, THOUGHT)
    third = len(made.samples) // 3
    before, after = made.samples[third : 2 * third], made.samples[2 * third :]
    memory = [median(each.megabytes for each in part) for part in (before, after)]
    descriptors = [max(each.descriptors for each in part) for part in (before, after)]
    disk = [part[-1].disk / max(1, part[-1].games) for part in (before, after)]
    log = max(each.log for each in made.samples)
    told = (
        f"{seconds:.0f} s, {made.games} games; second third and last: {memory[0]:.0f} and {memory[1]:.0f} MB, "
        f"{descriptors[0]} and {descriptors[1]} descriptors, {disk[0] / 1000:.1f} and {disk[1] / 1000:.1f} kB a game; "
        f"write-ahead log {log / 1e6:.1f} MB at most; {made.cuts} connections lost"
    )
    record_property("told", told)
    assert made.games > TABLES and made.cuts < made.games / 10, told
    assert descriptors[1] <= descriptors[0] + MORE_DESCRIPTORS, told
    assert log <= MOST_LOG, told
    assert seconds < JUDGED or (memory[1] <= memory[0] * MORE_MEMORY and disk[1] <= disk[0] * MORE_DISK), told
