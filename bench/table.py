"""How the table server does: start, memory, the way from a submit to all four seats, and durable moves a second.

    python bench/table.py [--seconds 10] [--tables 100]

The server runs as ``regno serve``; the client is this process, on the same machine and the same cores. Tables are set
straight into the store, so that the client need not ask for hundreds of them over HTTP. A move is *acknowledged* when
the answer to its submit has come back: then it is on the disk, and all four seats have been told. boardgame.io is
measured in the same run where npm can install it. What was found goes to ``results.md``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import cast

import msgspec
import uvloop
from boardgame import Boardgame, Rates, boardgame
from results import progress, table, where, write

from regno.table.fair_shuffle import new_secret
from regno.table.seats import hash_token
from regno.table.settings import TableSettings
from regno.table.store.protocol import TableDocumentStore
from regno.table.store.sqlite import TableStore
from regno.table.table import Table

HOUSES = 4
NONCE = "0" * 32
JOINING = 120  # seconds at most until all have joined


# ---------------------------------------------------------------- a quick client


class Own(msgspec.Struct):
    legal: list[str]


class Shared(msgspec.Struct):
    who: int


class Standing(msgspec.Struct):
    phase: str
    shared: Shared | None
    own: Own | None


class Heard(msgspec.Struct):
    """Of each message only what a client must know to go on."""

    type: str
    version: int = -1
    id: int = -1
    reason: str = ""
    standing: Standing | None = None


HEARD = msgspec.json.Decoder(Heard)


class Seat(asyncio.Protocol):
    """A websocket client with no more than this needs: text frames, no fragments."""

    def __init__(self, party: Party, table: str, token: str) -> None:
        self.party, self.table, self.token = party, table, token
        self.buffer = bytearray()
        self.greeted = self.joined = False  # whether the socket is one, and whether the table has been seen

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(
            f"GET /ws/{self.table} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, message: dict[str, object]) -> None:
        body = json.dumps(message).encode()
        size = len(body)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        self.transport.write(head + b"\0\0\0\0" + body)  # masked with noughts

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.greeted:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self.buffer[: end + 4]
            self.greeted = True
            self.send({"type": "hello", "id": 0, "token": self.token})
        for body in self.frames():
            self.party.hear(self, HEARD.decode(body))

    def frames(self) -> Iterator[bytes]:
        while len(self.buffer) >= 2:
            size, start = self.buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + size:
                return
            kind, body = self.buffer[0] & 15, bytes(self.buffer[start : start + size])
            del self.buffer[: start + size]
            if kind == 9:  # a ping must be answered
                self.transport.write(b"\x8a" + bytes([0x80 | len(body)]) + b"\0\0\0\0" + body)
            elif kind == 1:
                yield body


# ---------------------------------------------------------------- playing


@dataclass
class Tally:
    """What was seen."""

    acknowledged: int = 0
    refused: int = 0
    finished: int = 0
    busy: float = 0.0  # the server's processor time, in seconds
    begun: bool = False  # whether everybody has joined, and people choose
    to_all: list[float] = field(default_factory=list)  # seconds from a submit to the last of four seats


class Party:
    """Four seats of one table; whoever must choose does, at once or at a pace."""

    def __init__(self, tally: Tally, waiting: deque[str], pace: float, port: int, seed: int) -> None:
        self.tally, self.waiting, self.pace, self.port = tally, waiting, pace, port
        self.chosen = Random(seed)
        self.seats: list[Seat] = []
        self.sent_at, self.sent_version, self.reached = 0.0, -1, 0
        self.first: tuple[Seat, Heard] | None = None

    async def sit(self) -> None:
        table = self.waiting.popleft()
        loop = asyncio.get_running_loop()
        self.seats = []
        for seat in range(HOUSES):
            made = Seat(self, table, f"{table}-{seat}")
            await loop.create_connection(lambda made=made: made, "127.0.0.1", self.port)  # type: ignore[misc]
            self.seats.append(made)

    def hear(self, seat: Seat, heard: Heard) -> None:
        if heard.type == "accepted" and heard.id > 0:
            self.tally.acknowledged += 1
        elif heard.type == "refused":
            self.tally.refused += 1
        if heard.standing is None:
            return
        seat.joined = True
        if heard.type == "event" and heard.version == self.sent_version + 1:
            self.reached += 1
            if self.reached == HOUSES:
                self.tally.to_all.append(time.perf_counter() - self.sent_at)
        if heard.standing.phase != "playing":
            if seat is self.seats[0]:
                self.next_table()
        elif heard.standing.own and heard.standing.own.legal:
            if self.tally.begun:
                self.think(seat, heard)
            else:
                self.first = seat, heard

    def begin(self) -> None:
        """Make the first choice, which waited until everybody had joined."""
        if self.first is not None:
            self.think(*self.first)

    def think(self, seat: Seat, heard: Heard) -> None:
        assert heard.standing and heard.standing.own
        move = self.chosen.choice(heard.standing.own.legal)
        if self.pace:
            delay = self.pace if heard.type == "event" else self.pace * self.chosen.random()
            asyncio.get_running_loop().call_later(delay, self.choose, seat, heard, move)
        else:
            self.choose(seat, heard, move)

    def choose(self, seat: Seat, heard: Heard, move: str) -> None:
        assert heard.standing and heard.standing.shared
        if seat.transport.is_closing():
            return
        self.sent_at, self.sent_version, self.reached = time.perf_counter(), heard.version, 0
        who = heard.standing.shared.who
        seat.send({"type": "submit", "id": 1, "seat": who, "moves": [move], "version": heard.version})

    def next_table(self) -> None:
        self.tally.finished += 1
        self.close()
        if self.waiting:
            self.task = asyncio.ensure_future(self.sit())

    def close(self) -> None:
        for seat in self.seats:
            seat.transport.close()


# ---------------------------------------------------------------- the server


def set_tables(folder: Path, count: int) -> deque[str]:
    """Tables with four people each, dealt, in a folder."""
    store = TableStore(folder)
    ids = fill_store(store, count)
    store.close()
    return ids


def fill_store(store: TableDocumentStore, count: int) -> deque[str]:
    """Tables with four people each, dealt, in any store."""
    ids = deque[str]()
    for number in range(count):
        id = f"bench-{number}"
        table = Table(id, TableSettings(), new_secret(), hash_token(f"{id}-0"), int(time.time() * 1000))
        for seat in range(HOUSES):
            table.sit(seat, f"Seat {seat}", hash_token(f"{id}-{seat}"), NONCE, table.made)
        table.begin(table.maker, table.made)
        store.create(table).result()
        store.append(table, 0, list(table.recent)).result()
        ids.append(id)
    return ids


class Server:
    """``regno serve`` in a process of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        began = time.perf_counter()
        settings = ("--port", "0", "--data", str(folder), "--log", "error", *words)
        command = [sys.executable, "-m", "regno", "serve", *settings]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        found = re.search(r":(\d+)", self.process.stdout.readline().split("//")[1])
        assert found
        self.port = int(found[1])
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz") as answer:
            assert answer.status == 200
        self.seconds_to_answer = time.perf_counter() - began

    @property
    def megabytes(self) -> float:
        """What the server holds in memory now; bots have processes of their own, and none is seated here."""
        texts = [Path(f"/proc/{process}/status").read_text() for process in self.processes]
        return sum(int(re.findall(r"VmRSS:\s+(\d+)", text)[0]) for text in texts) / 1024

    @property
    def processes(self) -> list[int]:
        """The server, and the workers that it may have started."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [self.process.pid, *map(int, children.split())]

    @property
    def busy(self) -> float:
        """Seconds of processor time used so far."""
        stats = [Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split() for process in self.processes]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(120)


# ---------------------------------------------------------------- measuring


def at(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] * 1000


async def idle_sockets(server: Server, table: str, count: int) -> float:
    """Kilobytes a connected socket of a spectator who is told nothing."""
    tally, loop = Tally(), asyncio.get_running_loop()
    party = Party(tally, deque(), 0, server.port, 0)
    before = server.megabytes
    watchers = []
    for _ in range(count):
        watcher = Seat(party, table, "")
        party.seats = [watcher]
        await loop.create_connection(lambda watcher=watcher: watcher, "127.0.0.1", server.port)  # type: ignore[misc]
        watchers.append(watcher)
    await asyncio.sleep(1)
    kilobytes = (server.megabytes - before) * 1024 / count
    for watcher in watchers:
        watcher.transport.close()
    await asyncio.sleep(1)
    return kilobytes


async def play(server: Server, waiting: deque[str], tables: int, pace: float, seconds: float) -> tuple[Tally, float]:
    """So many tables at once for so long, from when everybody has seen their table."""
    tally = Tally()
    parties = [Party(tally, waiting, pace, server.port, seed) for seed in range(tables)]
    for party in parties:
        await party.sit()
    async with asyncio.timeout(JOINING):
        while not all(seat.joined for party in parties for seat in party.seats):
            await asyncio.sleep(0.1)
    tally.begun = True
    for party in parties:
        party.begin()
    await asyncio.sleep(1)
    tally.acknowledged = 0
    tally.to_all.clear()
    began, busy = time.perf_counter(), server.busy
    await asyncio.sleep(seconds)
    spent, counted, tally.busy = time.perf_counter() - began, tally.acknowledged, server.busy - busy
    for party in parties:
        party.waiting = deque()
        party.close()
    await asyncio.sleep(0.5)
    tally.acknowledged = counted
    return tally, spent


@dataclass
class Found:
    """What one run measured."""

    seconds_to_answer: float
    idle_megabytes: float
    kilobytes_a_socket: float
    paced: Tally
    paced_rate: float
    flat: Tally
    flat_rate: float

    @property
    def flat_busy_rate(self) -> float:
        return self.flat.acknowledged / self.flat.busy


async def measure(seconds: float, tables: int) -> Found:
    with tempfile.TemporaryDirectory() as folder:
        waiting = set_tables(Path(folder), 10 * tables)
        server = Server(Path(folder))
        try:
            idle = server.megabytes
            progress(f"answers after {server.seconds_to_answer:.2f} s; idle {idle:.0f} MB")
            socket = await idle_sockets(server, waiting.popleft(), 1_000)
            paced, paced_spent = await play(server, waiting, tables, 1.0, 2 * seconds)
            progress(f"p99 {at(paced.to_all, 0.99):.1f} ms")
            flat, flat_spent = await play(server, waiting, tables, 0.0, seconds)
        finally:
            server.stop()
    paced_rate, flat_rate = paced.acknowledged / paced_spent, flat.acknowledged / flat_spent
    return Found(server.seconds_to_answer, idle, socket, paced, paced_rate, flat, flat_rate)


def rows(found: Found, tables: int) -> list[tuple[object, ...]]:
    paced, flat = found.paced, found.flat
    refused = paced.refused + flat.refused
    return [
        ("up and answering, s", f"{found.seconds_to_answer:.2f}", "under 1.5"),
        ("idle, MB", f"{found.idle_megabytes:.0f}", "under 80"),
        ("a connected socket, kB", f"{found.kilobytes_a_socket:.0f}", "at most 60"),
        (f"{tables} tables, a move a second each: moves/s", f"{found.paced_rate:.0f}", ""),
        ("submit to all four seats, p50, ms", f"{at(paced.to_all, 0.5):.1f}", ""),
        ("submit to all four seats, p99, ms", f"{at(paced.to_all, 0.99):.1f}", "under 50"),
        ("flat out: acknowledged durable moves/s", f"{found.flat_rate:.0f}", "at least 1,000"),
        ("the same for a second of the server's processor time", f"{found.flat_busy_rate:.0f}", ""),
        ("refused", refused, "0"),
    ]


def beside(found: Found, peer: Boardgame) -> str:
    """Our moves and boardgame.io's, by the clock and by the processor."""
    ours = Rates(found.flat_rate, found.flat_busy_rate)
    named = {
        "regno: durable, over the network, to four seats": ours,
        f"boardgame.io {peer.version}: in memory, one client for all seats": peer.alone,
        f"boardgame.io {peer.version}: in memory, four clients in one process": peer.together,
    }
    return table(
        ("four-seat card game", "moves/s", "moves for a second of processor time", "regno / it, by the processor"),
        [
            (name, f"{rates.wall:.0f}", f"{rates.busy:.0f}", f"{ours.busy / rates.busy:.2f}")
            for name, rates in named.items()
        ],
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=100)
    words = parser.parse_args()
    place = where()
    found = uvloop.run(measure(words.seconds, words.tables))
    peer = boardgame(words.seconds)
    after = f"Client and server on the same cores; load after the run {os.getloadavg()[0]:.2f}."
    figures = table(("what", "found", "wanted"), rows(found, words.tables))
    compared = beside(found, peer) if isinstance(peer, Boardgame) else f"boardgame.io was not measured: {peer}."
    write("The table", place, after, figures, compared)


if __name__ == "__main__":
    main()
