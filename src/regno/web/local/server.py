"""The local application as a worker of the browser calls it: requests, and sockets whose messages are texts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, MutableMapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.types import Scope

from regno.web.local.app import local_application

NORMAL, ABNORMAL = 1000, 1006  # codes of a close
Message = MutableMapping[str, Any]


class LocalResponse(msgspec.Struct, frozen=True):
    """The response to a request."""

    status: int
    kind: str  # its content type
    body: bytes


class LocalSocket:
    """One socket of a page: what the page sends goes in by ``receive``, what the server says out by ``hear``."""

    def __init__(self, hear: Callable[[str], object], closed: Callable[[int], object]) -> None:
        self.hear, self.closed = hear, closed
        self.incoming: asyncio.Queue[Message] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.is_closed = False
        self.task: asyncio.Task[None] | None = None

    def receive(self, text: str) -> None:
        """Take a message of the page."""
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Take the page's farewell."""
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": NORMAL})

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.hear(message["text"])
        elif message["type"] == "websocket.close":
            self.end(message.get("code", NORMAL))

    def end(self, code: int) -> None:
        """Tell the page once that the socket is closed."""
        if not self.is_closed:
            self.is_closed = True
            self.closed(code)


class LocalServer:
    """An application with its data in a folder, by default that of one person."""

    def __init__(self, folder: str, make: Callable[[Path], Starlette] = local_application) -> None:
        Path(folder).mkdir(parents=True, exist_ok=True)
        self.app, self.life = make(Path(folder)), AsyncExitStack()

    async def open(self) -> None:
        await self.life.enter_async_context(self.app.router.lifespan_context(self.app))

    async def close(self) -> None:
        await self.life.aclose()

    async def fetch(self, method: str, address: str, body: str = "", token: str = "") -> LocalResponse:
        """Return the response to a request; ``token`` is the bearer of its header."""
        headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
        data = body.encode()
        headers.append((b"content-length", str(len(data)).encode()))
        parts: list[Message] = []
        waiting: list[Message] = [{"type": "http.request", "body": data, "more_body": False}]

        async def receive() -> Message:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            parts.append(message)

        await self.app(scope_of("http", address, headers, method=method), receive, send)
        kinds = (value.decode() for name, value in parts[0]["headers"] if name == b"content-type")
        return LocalResponse(parts[0]["status"], next(kinds, ""), b"".join(part.get("body", b"") for part in parts[1:]))

    def connect(self, address: str, hear: Callable[[str], object], closed: Callable[[int], object]) -> LocalSocket:
        """Open a socket; it serves until one of both sides closes it."""
        socket = LocalSocket(hear, closed)
        scope = scope_of("websocket", address, [], subprotocols=[])

        async def serve() -> None:
            try:
                await self.app(scope, socket.incoming.get, socket.send)
            finally:
                socket.end(ABNORMAL)

        socket.task = asyncio.ensure_future(serve())
        return socket


def scope_of(type: str, address: str, headers: list[tuple[bytes, bytes]], **more: Any) -> Scope:
    """Return the scope of a request of this very machine."""
    path, _, query = address.partition("?")
    return {
        "type": type,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 0),
        "server": ("127.0.0.1", 0),
        **more,
    }
