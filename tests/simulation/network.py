"""Connections of a simulated cluster: messages in order, late, and cut at any time; and the people at their ends."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

from starlette.websockets import WebSocketDisconnect, WebSocketState
from world import Process, World

from regno.web.live.protocol import WRITE_NOW
from regno.web.people.people import People
from regno.web.people.sql import SqlPeople
from regno.web.tables.registry import TableRegistry

DELAY = 0.02  # seconds of a message on its way, in the mean
BACK, AGAIN = 0.3, 1.0  # seconds until a person comes back after a cut, and asks again for what was not kept
APART = 1e-5  # seconds between two messages of a connection: what is due at one moment comes in any order
CUT = None
WRITES_AT_ONCE = (1, 2)  # seeds, modulo 5, of the worlds whose sockets do not leave all messages to a task
SLOW = 5


class Pipe:
    """Both directions of one connection. What is on its way when it is cut is lost."""

    def __init__(self, world: World) -> None:
        self.world, self.is_open = world, True
        self.ends: tuple[asyncio.Queue[Any], asyncio.Queue[Any]] = asyncio.Queue(), asyncio.Queue()
        self.due = [0.0, 0.0]

    def send(self, side: int, message: str) -> None:
        if not self.is_open:
            raise ConnectionResetError
        self.due[side] = max(self.due[side] + APART, self.world.seconds + self.world.delay(DELAY))
        self.world.call_at(self.due[side], self.arrive, 1 - side, message)

    def arrive(self, side: int, message: str) -> None:
        if self.is_open:
            self.ends[side].put_nowait(message)

    def cut(self) -> None:
        if self.is_open:
            self.is_open = False
            for end in self.ends:
                end.put_nowait(CUT)


class SimulatedSocket:
    """The server's end, with what the server uses of Starlette's websocket."""

    client_state = WebSocketState.CONNECTED

    def __init__(self, pipe: Pipe, registry: TableRegistry, table: str) -> None:
        self.pipe, self.path_params = pipe, {"table": table}
        limiter = SimpleNamespace(admit_key=lambda _: None)  # limits have tests of their own
        people = People(cast(SqlPeople, SimpleNamespace(owner=lambda _: "")))  # nobody here has a passport
        self.app = SimpleNamespace(state=SimpleNamespace(registry=registry, entry_limiter=limiter, people=people))
        self.client = SimpleNamespace(host="127.0.0.1")
        self.scope: dict[str, Any] = {}
        self.written = 0
        if pipe.world.seed % 5 in WRITES_AT_ONCE:
            self.scope["extensions"] = {WRITE_NOW: {"write": self.write_now}}

    def write_now(self, text: bytes) -> bool:
        """Send a message, but each SLOW-th goes the slow way."""
        self.written += 1
        if not self.pipe.is_open or self.written % SLOW == 0:
            return False
        self.pipe.send(1, text.decode())
        return True

    async def send(self, message: dict[str, Any]) -> None:
        self.pipe.send(1, message["text"])

    async def send_text(self, text: str) -> None:
        self.pipe.send(1, text)

    async def receive(self) -> dict[str, Any]:
        text = await self.pipe.ends[1].get()
        if text is CUT:
            raise WebSocketDisconnect
        return {"type": "websocket.receive", "text": text}

    async def close(self, code: int, reason: str = "") -> None:
        self.pipe.cut()


@dataclass
class Server:
    """One process of the cluster with its registry, and the connections to it."""

    process: Process
    registry: TableRegistry
    pipes: list[Pipe] = field(default_factory=list)
    drains: bool = False

    @property
    def accepts(self) -> bool:
        return self.process.alive and not self.drains


@dataclass
class Told:
    """A message that a reader got: as whom, at which version, and the text."""

    seat: int | None
    version: int
    text: str


class Person:
    """Somebody at a table, or a spectator. Chooses by chance whenever asked, chats, comes back after each cut."""

    def __init__(self, world: World, servers: list[Server], table: str, seat: int | None, token: str) -> None:
        self.world, self.servers, self.table, self.seat, self.token = world, servers, table, seat, token
        self.pipe = Pipe(world)
        self.legal: list[str] = []
        self.version, self.asked, self.number = -1, 0, 0
        self.told: list[Told] = []
        self.requests: dict[int, dict[str, Any]] = {}  # by number, until they are answered
        self.accepted: list[tuple[int, dict[str, Any]]] = []  # the version, and what was asked
        self.refused: list[tuple[str, dict[str, Any]]] = []
        self.faults: list[str] = []
        self.is_over = False
        self.sleeps = False  # whether this person has gone away from the board

    async def live(self) -> None:
        """Play until the game is over."""
        while not self.is_over:
            await self.connect()
            with suppress(ConnectionResetError):
                while not self.is_over and (message := await self.pipe.ends[0].get()) is not CUT:
                    self.hear(json.loads(message))
            self.pipe.cut()
            await asyncio.sleep(self.world.delay(BACK))

    async def connect(self) -> None:
        """Connect to any process that listens."""
        while True:
            open_servers = [server for server in self.servers if server.accepts]
            if open_servers:
                break
            await asyncio.sleep(BACK)
        server = self.world.random.choice(open_servers)
        self.pipe = Pipe(self.world)
        server.pipes.append(self.pipe)
        accept(server, self.pipe, self.table)
        self.requests.clear()
        have = self.version if self.world.chance(0.5) else -1
        self.version = have  # from here on events must follow, or a snapshot
        self.send({"type": "hello", "token": self.token, "have": have})

    def send(self, request: dict[str, Any]) -> None:
        self.number += 1
        self.requests[self.number] = request
        self.pipe.send(0, json.dumps({**request, "id": self.number}))

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("accepted", "refused"):
            self.hear_answer(message, self.requests.pop(message["id"], None))
        elif kind == "snapshot":
            self.follow(message)
        elif kind == "event":
            if message["version"] != self.version + 1:
                self.faults.append(f"version {message['version']} after {self.version}")
            self.follow(message)

    def hear_answer(self, message: dict[str, Any], request: dict[str, Any] | None) -> None:
        if request is None:
            self.faults.append("an answer to nothing")
        elif message["type"] == "refused":
            self.refused.append((message["reason"], request))
            if message["reason"] == "not-kept":
                self.world.call_later(AGAIN, self.try_again, self.pipe, self.version)
            if message["reason"] == "own-fault":
                self.faults.append("a fault of the server's own")
        elif request["type"] in ("submit", "say"):
            self.accepted.append((message["version"], request))

    def follow(self, message: dict[str, Any]) -> None:
        self.version = message["version"]
        self.told.append(Told(self.seat, self.version, json.dumps(message, sort_keys=True)))
        standing = message["standing"]
        if standing is None:
            return
        self.is_over = standing["phase"] in ("over", "stopped", "closed")
        self.legal = (standing["own"] or {}).get("legal", []) if not self.sleeps else []
        if self.legal:
            self.choose()
        elif self.seat is not None and self.world.chance(0.25):
            self.send({"type": "say", "seat": self.seat, "text": f"{self.seat} says {self.number}"})

    def try_again(self, pipe: Pipe, version: int) -> None:
        """Choose again, if nothing has happened since the server could not write."""
        if pipe is self.pipe and pipe.is_open and version == self.version and self.legal:
            self.choose()

    def choose(self) -> None:
        moves = [self.world.random.choice(self.legal)]
        move = {"type": "submit", "seat": self.seat, "moves": moves, "version": self.version}
        self.send(move)
        if self.world.chance(0.1):  # a finger that trembles
            self.send(move)


def accept(server: Server, pipe: Pipe, table: str) -> None:
    """Serve a connection in a server's process."""
    from regno.web.tables.socket import TableConnection

    socket: Any = SimulatedSocket(pipe, server.registry, table)
    server.process.context.copy().run(lambda: server.process.start(serve(TableConnection, socket)))


async def serve(kind: Any, socket: Any) -> None:
    try:
        await kind(socket).serve()
    finally:
        socket.pipe.cut()
