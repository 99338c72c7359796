"""Games one after the other for an hour, with people who come and go: memory, descriptors and files stay flat.

``REGNO_SOAK=600`` is another number of seconds. Tables leave the memory ten minutes after their end, so that memory is
judged only in a soak of half an hour or more, by its last third against the third before.
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
from websockets.exceptions import ConnectionClosed
from wire import Client, Refusal, Server, come_anew, run

SHORT, LONG = 8.0, float(os.environ.get("REGNO_SOAK", "3600"))
TABLES = 12  # at once
SAMPLES = 60
JUDGED = 1_800.0  # seconds from which memory is judged
MORE_MEMORY, MORE_DESCRIPTORS, MORE_DISK = 1.1, 8, 1.25  # at most, against the third before
Told = Callable[[str, object], None]


@dataclass(frozen=True)
class Sample:
    """The server at one moment."""

    games: int
    megabytes: float
    descriptors: int
    disk: int  # bytes


class Soak:
    """One server and those who play."""

    def __init__(self, server: Server, seconds: float) -> None:
        self.server, self.until = server, time.monotonic() + seconds
        self.pause = seconds / SAMPLES
        self.games, self.samples = 0, list[Sample]()

    @property
    def is_over(self) -> bool:
        return time.monotonic() > self.until

    def look(self) -> Sample:
        assert self.server.process
        process = Path(f"/proc/{self.server.process.pid}")
        pages = int((process / "statm").read_text().split()[1])
        files = [file for file in self.server.data.rglob("*") if file.is_file()]
        disk = sum(file.stat().st_size for file in files if not file.name.endswith(("-wal", "-shm")))
        return Sample(self.games, pages * os.sysconf("SC_PAGE_SIZE") / 1e6, len(list((process / "fd").iterdir())), disk)

    async def watch(self) -> None:
        while not self.is_over:
            await asyncio.sleep(self.pause)
            self.samples.append(self.look())

    async def play(self, number: int) -> None:
        """Play one game after the other against bots; leave in the middle and come back now and then."""
        chosen = Random(number)
        while not self.is_over:
            come_anew()
            table, token = self.server.make(houses=3, rulings={"turn_cap": "4"})
            client = await Client(self.server, table, token).open()
            await client.sit(0)
            for seat in (1, 2):
                await client.ask("fill", seat=seat, bot="steward")
            await client.ask("begin")
            while not client.over and not self.is_over:
                with suppress(Refusal):
                    await (client.move(chosen) if client.legal else client.hear())
                if chosen.random() < 0.05:
                    await client.close()
                    with suppress(ConnectionClosed):
                        await client.open()
            await client.close()
            self.games += client.over


def soak(server: Server, seconds: float) -> Soak:
    made = Soak(server, seconds)

    async def play() -> None:
        await asyncio.gather(made.watch(), *(made.play(number) for number in range(TABLES)))

    run(play())
    return made


def test_descriptors_are_given_back(lone: Server) -> None:
    lone.start()
    soak(lone, 1.0)  # workers start, files are opened
    before = Soak(lone, 0).look().descriptors
    made = soak(lone, SHORT)
    for _ in range(100):
        if made.look().descriptors <= before + MORE_DESCRIPTORS:
            break
        time.sleep(0.1)
    assert made.games > 0 and made.look().descriptors <= before + MORE_DESCRIPTORS


@pytest.mark.long
def test_an_hour_changes_nothing(lone: Server, record_property: Told) -> None:
    lone.start()
    made = soak(lone, LONG)
    third = len(made.samples) // 3
    before, after = made.samples[third : 2 * third], made.samples[2 * third :]
    memory = [median(each.megabytes for each in part) for part in (before, after)]
    descriptors = [max(each.descriptors for each in part) for part in (before, after)]
    disk = [part[-1].disk / max(1, part[-1].games) for part in (before, after)]
    told = (
        f"{LONG:.0f} s, {made.games} games; second third and last: {memory[0]:.0f} and {memory[1]:.0f} MB, "
        f"{descriptors[0]} and {descriptors[1]} descriptors, {disk[0] / 1000:.1f} and {disk[1] / 1000:.1f} kB a game"
    )
    record_property("told", told)
    assert made.games > TABLES, told
    assert descriptors[1] <= descriptors[0] + MORE_DESCRIPTORS, told
    assert disk[1] <= disk[0] * MORE_DISK, told
    assert LONG < JUDGED or memory[1] <= memory[0] * MORE_MEMORY, told
