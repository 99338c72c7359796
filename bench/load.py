"""Many tables at once: 50 and 500, four sockets each, on SQLite with one process and on PostgreSQL with two.

    python bench/load.py [--seconds 15] [--tables 500]

Client, server and database share the machine. At a pace of a move in four seconds each, people think; flat out, every
seat answers at once, and what is counted is how many moves a second were on the disk when they were acknowledged. The
times are from a submit until the last of four seats has heard of it. boardgame.io, in memory and in one process, is
measured in the same run where npm can install it. What was found goes to ``results.md``.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import uvloop
from boardgame import Boardgame, boardgame
from results import progress, table, where, write

from regno.database import Database
from regno.table.store.postgres import PostgresTables
from table import HOUSES, Server, Tally, at, fill_store, play, set_tables

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))
from postgres import cluster

PACE = 4.0  # seconds that a person thinks
GAMES = 4  # tables laid for each that is played, since games end
ALLOWED = ("--daily-bots", "no")


@dataclass
class Load:
    """What one store did with so many tables."""

    store: str
    tables: int
    paced: Tally
    paced_rate: float
    flat: Tally
    flat_rate: float
    idle: float  # megabytes before anybody came
    megabytes: float  # while all played

    def cells(self) -> tuple[object, ...]:
        p50, p99 = (f"{at(self.paced.to_all, part):.0f}" if self.paced.to_all else "-" for part in (0.5, 0.99))
        refused = self.paced.refused + self.flat.refused
        busy = self.flat.acknowledged / max(self.flat.busy, 0.01)
        rates = (f"{rate:.0f}" for rate in (self.flat_rate, busy, self.idle, self.megabytes))
        return self.store, self.tables, self.tables * HOUSES, f"{self.paced_rate:.0f}", p50, p99, *rates, refused


HEAD = ("store", "tables", "sockets", "paced: moves/s", "p50, ms", "p99, ms", "flat out: durable moves/s",
        "for a second of the server's processor time", "idle, MB", "playing, MB", "refused")  # fmt: skip


@contextmanager
def sqlite_server(tables: int) -> Iterator[tuple[Server, deque[str]]]:
    with tempfile.TemporaryDirectory() as folder:
        waiting = set_tables(Path(folder), tables)
        server = Server(Path(folder), *ALLOWED)
        try:
            yield server, waiting
        finally:
            server.stop()


@contextmanager
def postgres_server(tables: int) -> Iterator[tuple[Server, deque[str]]]:
    with tempfile.TemporaryDirectory() as folder, cluster(durable=True) as running:
        database = Database(running.address)
        waiting = fill_store(PostgresTables(database), tables)
        database.close(60)
        server = Server(Path(folder), "--store", running.address, "--workers", "2", *ALLOWED)
        try:
            yield server, waiting
        finally:
            server.stop()


STORES = {"SQLite, one process": sqlite_server, "PostgreSQL, two processes": postgres_server}


async def measure(server: Server, waiting: deque[str], name: str, tables: int, seconds: float) -> Load:
    idle = server.megabytes
    paced, spent = await play(server, waiting, tables, PACE, seconds)
    megabytes = server.megabytes
    flat, flat_spent = await play(server, waiting, tables, 0.0, seconds)
    return Load(name, tables, paced, paced.acknowledged / spent, flat, flat.acknowledged / flat_spent, idle, megabytes)


def growth(few: Load, many: Load) -> str:
    """Tell how memory above the idle one, and processor time a move, grow with the tables; 1 is in line with them."""
    times = many.tables / few.tables
    memory = (many.megabytes - many.idle) / max(few.megabytes - few.idle, 0.1) / times
    costs = [each.flat.busy / max(each.flat.acknowledged, 1) for each in (few, many)]
    return (
        f"{few.store}, from {few.tables} tables to {many.tables}: memory above idle grew {memory:.2f} times as fast as "
        f"the tables, and a move took {costs[1] / max(costs[0], 1e-6):.2f} times the processor time."
    )


def beside(peer: Boardgame | str) -> str:
    if isinstance(peer, str):
        return f"boardgame.io was not measured: {peer}."
    rows = {"one client for all seats": peer.alone, "four clients": peer.together}
    return table(
        (f"boardgame.io {peer.version}, in memory, one process", "moves/s", "for a second of processor time"),
        [(name, f"{rates.wall:.0f}", f"{rates.busy:.0f}") for name, rates in rows.items()],
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--tables", type=int, default=500)
    words = parser.parse_args()
    gc.disable()  # what the clients of 2,000 sockets would wait for themselves is not the server's
    place, found = where(), list[Load]()
    for name, serving in STORES.items():
        for tables in (words.tables // 10, words.tables):
            with serving(GAMES * tables) as (server, waiting):
                found.append(uvloop.run(measure(server, waiting, name, tables, words.seconds)))
            progress(" ".join(map(str, found[-1].cells())))
    peer = boardgame(words.seconds)
    after = f"Client, server and database on the same cores; load after the run {os.getloadavg()[0]:.2f}."
    grown = "\n".join(growth(few, many) for few, many in zip(found[::2], found[1::2], strict=True))
    write("Many tables", place, after, table(HEAD, [each.cells() for each in found]), grown, beside(peer))


if __name__ == "__main__":
    main()
