"""The websocket of one client of one live document. Every request gets a typed answer or a clean close."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from regno.errors import RegnoError
from regno.table.errors import TableError
from regno.web.live.client import LiveClient
from regno.web.live.document import LiveDocument
from regno.web.live.protocol import (
    BREATH,
    BURST,
    HELLO_WITHIN,
    MAX_ABUSE,
    NO_HELLO,
    POLICY,
    RATE,
    TRY_LATER,
    UNKNOWN,
    CloseSocket,
    FateUnknown,
    NotPersisted,
    StoreAway,
    writer_of,
)  # fmt: skip
from regno.web.live.send_queue import TooSlow
from regno.web.messages import ENCODER, Accepted, Refused, Request
from regno.web.metrics import METRICS
from regno.web.rate_limit import Bucket, address_of

Client = TypeVar("Client", bound=LiveClient)
Document = TypeVar("Document", bound=LiveDocument[Any, Any, Any])
SAID_GOODBYE = (1000, 1001)  # closing codes of clients that left, and of pages that were closed (RFC 6455)

log = logging.getLogger("regno.web.live")


class LiveConnection(ABC, Generic[Document, Client]):
    """Reads requests of a client and handles them in order; another task sends what could not be sent at once, so that
    a slow client delays nobody.
    """

    document: Document  # set by ``find``
    block = 1  # bytes; every message is padded to a multiple of it

    def __init__(self, socket: WebSocket, client: Client) -> None:
        self.socket, self.client = socket, client
        self.bucket, self.abuse = Bucket(RATE, BURST), 0
        self.tasks: list[asyncio.Task[None]] = []  # ended with the connection

    # ------------------------------------------------------------ what each kind of document does in its own way

    @abstractmethod
    async def open(self) -> None:
        """Find the document, wait for a valid hello within HELLO_WITHIN seconds, and join."""

    @abstractmethod
    def decode(self, data: str | bytes) -> Any:
        """Return a request; raise what msgspec raises."""

    @abstractmethod
    async def handle(self, request: Any) -> None:
        """Handle a request and accept it, or raise RegnoError."""

    # ------------------------------------------------------------ life cycle

    async def serve(self) -> None:
        """Handle requests until the client disconnects."""
        self.tasks.append(asyncio.create_task(self.send()))
        self.client.hang_up = self.hang_up
        if write := writer_of(self.socket.scope):
            self.client.send_queue.write_now = lambda message: write(pad(bytes(message), self.block))
        try:
            await self.open()
            while True:
                request = await self.receive()
                if request is not None:
                    await self.respond(request, self.handle(request))
        except TooSlow:
            self.client.was_cut = True  # what waits for it was not read
            await self.close(TRY_LATER, "slow")
        except CloseSocket as closing:
            await self.close(closing.code, closing.reason)
        except WebSocketDisconnect as ended:
            self.client.was_cut = ended.code not in SAID_GOODBYE
        finally:
            if hasattr(self, "document"):
                self.document.leave(self.client)
            for task in self.tasks:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task

    async def first(self, greeting: Awaitable[Any]) -> Any:
        """Return the greeting of the client; close the socket if it does not come in time."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                return await greeting
        except TimeoutError:
            raise CloseSocket(NO_HELLO, "hello") from None

    async def find(self, found: Awaitable[Document], id: int = 0, language: str = "en") -> Document:
        """Return the document; refuse the client and close the socket if there is none that it may see."""
        try:
            self.document = await found
        except RegnoError as fault:
            refused = Refused(id=id, reason=fault.key, text=fault.on_page(language))
            await self.socket.send_text(ENCODER.encode(refused).decode())
            raise CloseSocket(UNKNOWN, fault.key) from None
        except (StoreAway, OSError):
            raise CloseSocket(TRY_LATER, "store") from None
        return self.document

    async def send(self) -> None:
        """Send queued messages in order, or a snapshot to a client that fell behind."""
        while True:
            message = await self.client.send_queue.next()
            if message is None:
                try:
                    message = await self.snapshot()
                except Exception as fault:  # without a snapshot the client must not go on as if it had one
                    log.error("no snapshot", extra={"document": self.document.id[:4], "fault": repr(fault)})
                    return await self.close(TRY_LATER, "snapshot")
            try:
                await self.socket.send({"type": "websocket.send", "text": pad(bytes(message), self.block).decode()})
            except (WebSocketDisconnect, RuntimeError, OSError):
                return None  # the receiving side will notice

    async def snapshot(self) -> bytes:
        """Return the document as the client may see it, in place of the events that wait."""
        async with self.document.lock:
            await self.document.refresh()
            self.client.send_queue.drop_events()
            return await self.document.snapshot(self.client)

    async def close(self, code: int, reason: str) -> None:
        if self.socket.client_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
                await self.socket.close(code, reason)

    def hang_up(self) -> None:
        """End the connection of a device that was signed out; its page greets again and hears why."""
        self.tasks.append(asyncio.create_task(self.close(POLICY, "device")))

    async def receive(self) -> Any:
        """Return the next request; None for one that was refused as unreadable or too frequent."""
        data = await self.message()
        wait = self.bucket.take()
        try:
            request = self.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
            self.count_abuse()
            self.refuse(id_of(data), TableError("unreadable", fault=str(fault)[:200]))
            return None
        if wait:
            self.count_abuse()
            self.refuse(request.id, TableError("too-many", seconds=1), seconds=1)
            await asyncio.sleep(BREATH)
            return None
        return request

    async def message(self) -> str | bytes:
        """Return the next message as it came; raise WebSocketDisconnect."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        return message.get("text") or message.get("bytes") or b""

    def count_abuse(self) -> None:
        self.abuse += 1
        if self.abuse > MAX_ABUSE:
            raise CloseSocket(POLICY, "patience")

    # ------------------------------------------------------------ answers

    def accept(self, id: int, version: int, **more: Any) -> None:
        log.debug("accepted", extra={"document": self.document.id[:4], "version": version})
        self.client.send_queue.answer(ENCODER.encode(Accepted(id=id, version=version, **more)))

    def refuse(self, id: int, fault: RegnoError, seconds: int = 0) -> None:
        log.debug("refused", extra={"document": self.document.id[:4], "reason": fault.key})
        METRICS.count("regno_refused_total", reason=fault.key)
        text = self.sentence(fault)
        self.client.send_queue.answer(ENCODER.encode(Refused(id=id, reason=fault.key, text=text, seconds=seconds)))

    def sentence(self, fault: RegnoError) -> str:
        """Return the text of an error in the client's language, or its key if the catalogue fails."""
        try:
            return fault.on_page(self.client.language or "en")
        except Exception:
            log.exception("no sentence", extra={"reason": fault.key})
            return fault.key

    async def respond(self, request: Request, response: Awaitable[None]) -> None:
        """Await the handler of a request and refuse the request for whatever it raises."""
        try:
            await response
        except RegnoError as fault:
            self.refuse(request.id, fault, int(fault.arguments.get("seconds", 0)))
        except (NotPersisted, StoreAway):
            self.refuse(request.id, TableError("not-kept"), seconds=5)
        except FateUnknown:  # neither yes nor no would be true; who comes back sees what became of it
            raise CloseSocket(TRY_LATER, "store") from None
        except (TooSlow, CloseSocket, WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("fault", extra={"document": self.document.id[:4], "request": type(request).__name__})
            self.refuse(request.id, TableError("own-fault"))


def pad(message: bytes, block: int) -> bytes:
    """Return JSON with blanks behind it, so that its length is a multiple of a block."""
    return message + b" " * (-len(message) % block)


def id_of(data: str | bytes) -> int:
    """Return the id of an unreadable message, 0 if it has none."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return 0
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, int) and not isinstance(id, bool) and abs(id) < 2**53 else 0


def live_socket(connection: Callable[[WebSocket], LiveConnection[Any, Any]]) -> Callable[[WebSocket], Awaitable[None]]:
    """Return the endpoint of a websocket: it limits the open sockets of each address, then serves a connection."""

    async def endpoint(socket: WebSocket) -> None:
        limit, address = socket.app.state.connections, address_of(socket)
        await socket.accept()
        if not limit.enter(address):
            await socket.close(TRY_LATER, "crowd")
            return
        try:
            await connection(socket).serve()
        finally:
            limit.leave(address)

    return endpoint
