"""A server in a process of its own, and clients that read every byte they are sent."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Coroutine
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from random import Random
from typing import Any, Self, TypeVar

from websockets.asyncio.client import ClientConnection, connect

NONCE = "0123456789abcdef" * 2
PATIENCE = 20.0
Message = dict[str, Any]
T = TypeVar("T")
opened: list[ClientConnection] = []  # by the test that runs, which closes them all in the end
addresses = ip_network("10.0.0.0/8").hosts()
forwarded: dict[str, str] = {}  # the header by which a server on this machine knows from where the test that runs comes


def run(playing: Coroutine[Any, Any, T]) -> T:
    """Play something out, and leave no connection open however it ends."""

    async def whole() -> T:
        try:
            return await playing
        finally:
            await asyncio.gather(*(each.close() for each in opened))
            opened.clear()

    return asyncio.run(whole())


def come_anew() -> str:
    """Come to every server from an address of one's own from now on, as through a proxy, and return that address.

    Servers limit what one address may ask of them. Tests share a server, and none may use up what another needs.
    """
    forwarded["X-Forwarded-For"] = str(next(addresses))
    opener = urllib.request.build_opener()
    opener.addheaders = [*forwarded.items()]
    urllib.request.install_opener(opener)
    return forwarded["X-Forwarded-For"]


async def connected(server: Server, table: str, **more: Any) -> ClientConnection:
    """A bare websocket, without manners."""
    address = server.address.replace("http", "ws", 1)
    patience = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE, "close_timeout": 1}
    more = {"max_size": None, "compression": None, "additional_headers": forwarded, **patience, **more}
    opened.append(await connect(f"{address}/ws/{table}", **more))
    return opened[-1]


class Server:
    """``regno serve`` on a free port."""

    def __init__(self, data: Path, *words: str) -> None:
        self.data, self.words = data, words
        self.command = [sys.executable, "-m", "regno"]
        self.environment: dict[str, str] = {}  # besides this process's own
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> Self:
        command = [*self.command, "serve", "--port", self.port, "--data", str(self.data), *self.words]
        environment = {"REGNO_DAILY_BOTS": "no", **os.environ, "REGNO_LANG": "en", **self.environment}
        self.log = (self.data.parent / f"{self.data.name}.log").open("a")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True, env=environment)
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r"https?://\S+?:\d+", line)
        assert found, line
        self.address = found[0]
        return self

    @property
    def port(self) -> str:
        """The same after a restart, so that clients find the server again."""
        return self.address.rsplit(":", 1)[1] if self.address else "0"

    def kill(self) -> None:
        """As a loss of power would."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.finish()

    def stop(self) -> int:
        """As a person would."""
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        return self.finish()

    def finish(self) -> int:
        assert self.process and self.process.stdout
        status = self.process.wait(120)  # a busy machine takes its time even over the dead
        self.process.stdout.close()
        self.log.close()
        self.process = None
        return status

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process:
            self.stop()

    @property
    def said(self) -> str:
        return (self.data.parent / f"{self.data.name}.log").read_text()

    # ------------------------------------------------------------ over HTTP

    def http(self, path: str, body: Any = None, raw: bytes | None = None) -> tuple[int, Any]:
        """Status and answer; JSON where it is JSON."""
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}{path}", data)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, decoded(answer.read())
        except urllib.error.HTTPError as fault:
            with fault:
                return fault.code, decoded(fault.read())

    def make(self, **terms: Any) -> tuple[str, str]:
        status, made = self.http("/api/tables", {"pace": 0, **terms})
        assert status == 201, made
        return made["table"], made["token"]


def decoded(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return body.decode()


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    with suppress(OSError):
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


class Refusal(Exception):
    """The server said no."""

    @property
    def reason(self) -> str:
        return str(self.args[0]["reason"])


class Client:
    """One client at one table. Every message is kept as it came, in ``heard``."""

    def __init__(self, server: Server, table: str, token: str = "", language: str = "") -> None:
        self.server, self.table, self.token, self.language = server, table, token, language
        self.socket: ClientConnection | None = None
        self.heard: list[str] = []
        self.now: Message = {}  # the latest snapshot, brought up to date by events
        self.version = -1
        self.asked = 0
        self.answers: dict[int, Message] = {}

    async def open(self, have: int | None = None) -> Self:
        self.socket = await connected(self.server, self.table)
        hello = {"have": have} if have is not None else {}
        await self.ask("hello", token=self.token, language=self.language, **hello)
        return self

    async def close(self) -> None:
        if self.socket:
            await self.socket.close()

    async def hear(self) -> Message:
        """The next message, taken to heart."""
        assert self.socket
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["type"] == "snapshot":
            self.now = message
            self.version = message["version"]
        elif message["type"] == "event":
            assert message["version"] == self.version + 1 or message["standing"] is None, "a hole in the numbering"
            self.version = message["version"]
            if message["standing"]:
                self.now = {**self.now, "standing": message["standing"], "version": message["version"]}
        elif message["type"] == "presence":
            self.now = {**self.now, "here": message["here"]}
        else:
            self.answers[message["id"]] = message
        return message

    async def ask(self, type: str, **more: Any) -> Message:
        """Put a request and hear its answer."""
        id = await self.put(type, **more)
        while id not in self.answers:
            await self.hear()
        answer = self.answers.pop(id)
        if answer["type"] == "refused":
            raise Refusal(answer)
        if answer.get("token"):
            self.token = answer["token"]
        return answer

    async def put(self, type: str, **more: Any) -> int:
        assert self.socket
        self.asked += 1
        await self.socket.send(json.dumps({"type": type, "id": self.asked, **more}))
        return self.asked

    async def until(self, version: int) -> None:
        while self.version < version:
            await self.hear()

    # ------------------------------------------------------------ playing

    @property
    def standing(self) -> Message:
        return self.now["standing"]  # type: ignore[no-any-return]

    @property
    def legal(self) -> list[str]:
        return (self.standing["own"] or {}).get("legal", [])  # type: ignore[no-any-return]

    @property
    def over(self) -> bool:
        return bool(self.standing["phase"] != "playing")

    async def sit(self, seat: int, name: str = "Ada") -> None:
        await self.ask("sit", seat=seat, name=f"{name} {seat}", nonce=NONCE)
        while seat not in self.now["yours"]:
            await self.hear()

    async def move(self, chosen: Random) -> Message:
        """Any legal move of the seat looked at."""
        seat = self.now["looking"]
        return await self.ask("submit", seat=seat, moves=[chosen.choice(self.legal)], version=self.version)


async def seated(server: Server, people: int, **terms: Any) -> list[Client]:
    """A table begun, with people on the first seats and bots on the others; the first client is the maker's."""
    table, token = server.make(**terms)
    clients = [await Client(server, table, token if seat == 0 else "").open() for seat in range(people)]
    for seat, client in enumerate(clients):
        await client.sit(seat)
    for seat in range(people, terms.get("houses", 4)):
        await clients[0].ask("fill", seat=seat, bot="steward")
    await clients[0].ask("begin")
    for client in clients:
        await client.until(clients[0].version)
    return clients


async def play_out(clients: list[Client], seed: int = 1, most: int = 10_000) -> None:
    """Whoever must choose takes a legal move, until the game is over."""
    chosen = Random(seed)
    for _ in range(most):
        latest = max(client.version for client in clients)
        for client in clients:
            await client.until(latest)
        if clients[0].over:
            return
        chooser = next((client for client in clients if client.legal), None)
        if chooser is None:
            await clients[0].hear()  # a bot is at it
        else:
            await chooser.move(chosen)
