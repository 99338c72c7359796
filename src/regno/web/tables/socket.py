"""The websocket of a table: requests in, answers and events out. Every request gets a typed answer or a clean close."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from regno.errors import RegnoError
from regno.table.errors import TableError
from regno.table.seats import hash_token
from regno.table.table import AppliedEntry, Table
from regno.web import messages
from regno.web.messages import ENCODER, NO_SEAT, REQUEST, Accepted, AnyRequest, Refused
from regno.web.rate_limit import Bucket, address_of, limit_new_tables
from regno.web.tables.client import Client
from regno.web.tables.registry import TableRegistry, new_token_pair
from regno.web.tables.room import NotPersisted, Room, now
from regno.web.tables.send_queue import TooSlow

HELLO_WITHIN = 10.0  # seconds
RATE, BURST = 50.0, 100  # requests a second, and at once
BREATH = 0.01  # seconds of pause for a client that exceeds its rate
MAX_ABUSE = 100  # unreadable or too frequent requests, before the socket is closed

# Codes of a close, as RFC 6455 and its registry have them; those from 4000 on are our own.
POLICY, TRY_LATER, UNKNOWN_TABLE, NO_HELLO = 1008, 1013, 4404, 4408

log = logging.getLogger("regno.web.tables.socket")


class CloseSocket(Exception):
    """Close the socket with this code."""

    def __init__(self, code: int, reason: str) -> None:
        self.code, self.reason = code, reason


class Connection:
    """The connection of one client to one room."""

    def __init__(self, registry: TableRegistry, room: Room, socket: WebSocket) -> None:
        self.registry, self.room, self.socket = registry, room, socket
        self.client = Client()
        self.bucket, self.abuse = Bucket(RATE, BURST), 0
        self.advising: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ life cycle

    async def serve(self) -> None:
        """Handle requests until the client disconnects. Another task sends, so that a slow client delays nobody."""
        sender = asyncio.create_task(self.send())
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                await self.greet()
            while True:
                await self.handle(await self.receive())
        except TimeoutError:
            await self.close(NO_HELLO, "hello")
        except TooSlow:
            await self.close(TRY_LATER, "slow")
        except CloseSocket as closing:
            await self.close(closing.code, closing.reason)
        except WebSocketDisconnect:
            pass
        finally:
            self.room.leave(self.client)
            for task in (sender, self.advising):
                if task is not None:
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError, Exception):
                        await task

    async def greet(self) -> None:
        """Wait for a valid hello, then join the room; refuse all other requests."""
        while not isinstance(request := await self.receive(), messages.Hello) or not self.is_known(request):
            if request is not None:
                self.refuse(request.id, TableError(self.why_not_greeted(request)))
        self.client.language = request.language
        self.client.holder = hash_token(request.token) if request.token else ""
        await self.room.join(self.client, request.have)
        self.accept(request.id, self.room.table.version)

    def is_known(self, request: messages.Hello) -> bool:
        """Whether the client is a spectator or a person of this table."""
        return not request.token or self.room.table.is_known(hash_token(request.token))

    def why_not_greeted(self, request: AnyRequest) -> str:
        return "unknown-token" if isinstance(request, messages.Hello) else "hello-first"

    async def send(self) -> None:
        """Send queued messages in order, or a snapshot to a client that fell behind."""
        while True:
            message = await self.client.send_queue.next()
            if message is None:
                async with self.room.lock:
                    self.client.send_queue.drop_events()
                    message = self.room.snapshot(self.client)
            try:
                await self.socket.send({"type": "websocket.send", "text": bytes(message).decode()})
            except (WebSocketDisconnect, RuntimeError, OSError):
                return  # the receiving side will notice

    async def close(self, code: int, reason: str) -> None:
        if self.socket.client_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
                await self.socket.close(code, reason)

    async def receive(self) -> AnyRequest | None:
        """Return the next request; None for one that was refused as unreadable or too frequent."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        wait = self.bucket.take()
        data = message.get("text") or message.get("bytes") or b""
        try:
            request = REQUEST.decode(data)
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

    def count_abuse(self) -> None:
        self.abuse += 1
        if self.abuse > MAX_ABUSE:
            raise CloseSocket(POLICY, "patience")

    # ------------------------------------------------------------ answers

    def accept(self, id: int, version: int, **more: Any) -> None:
        log.debug("accepted", extra={"table": self.room.table.id[:4], "version": version})
        self.client.send_queue.answer(ENCODER.encode(Accepted(id=id, version=version, **more)))

    def refuse(self, id: int, fault: RegnoError, seconds: int = 0) -> None:
        log.debug("refused", extra={"table": self.room.table.id[:4], "reason": fault.key})
        text = self.sentence(fault)
        self.client.send_queue.answer(ENCODER.encode(Refused(id=id, reason=fault.key, text=text, seconds=seconds)))

    def sentence(self, fault: RegnoError) -> str:
        """Return the text of an error in the client's language, or its key if the catalogue fails."""
        try:
            return fault.on_page(self.client.language or "en")
        except Exception:
            log.exception("no sentence", extra={"reason": fault.key})
            return fault.key

    async def handle(self, request: AnyRequest | None) -> None:
        """Handle a request."""
        if request is not None:
            await self.respond(request, HANDLERS[type(request)](self, request))

    async def respond(self, request: AnyRequest, response: Awaitable[None]) -> None:
        """Await the handler of a request and refuse the request for whatever it raises."""
        try:
            await response
        except RegnoError as fault:
            self.refuse(request.id, fault, int(fault.arguments.get("seconds", 0)))
        except NotPersisted:
            self.refuse(request.id, TableError("not-kept"), seconds=5)
        except (TooSlow, CloseSocket, WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("fault", extra={"table": self.room.table.id[:4], "request": type(request).__name__})
            self.refuse(request.id, TableError("own-fault"))

    async def apply(self, id: int, action: Callable[[Table], AppliedEntry]) -> None:
        """Submit an action to the room and accept the request."""
        applied = await self.room.submit(action)
        self.accept(id, applied.version)

    def own_seat(self, seat: int) -> int:
        """Return the seat if it is one of the person's; raise TableError otherwise."""
        if seat not in self.room.table.seats_of(self.client.holder):
            self.room.table.seat_at(seat)
            raise TableError("not-your-seat", house=seat)
        return seat

    # ------------------------------------------------------------ handlers of requests

    async def hello(self, request: messages.Hello) -> None:
        raise TableError("hello-again")

    async def ping(self, request: messages.Ping) -> None:
        self.accept(request.id, self.room.table.version)

    async def sit(self, request: messages.Sit) -> None:
        """Sit down; a spectator gets a token and becomes that person."""
        token, holder = ("", self.client.holder) if self.client.holder else new_token_pair()
        seat, name, nonce = request.seat, request.name, request.nonce
        applied = await self.room.submit(lambda table: table.sit(seat, name, holder, nonce, now()))
        self.accept(request.id, applied.version, token=token)
        self.room.identify(self.client, holder)

    async def fill(self, request: messages.Fill) -> None:
        await self.apply(request.id, lambda table: table.fill(self.client.holder, request.seat, request.bot, now()))

    async def empty(self, request: messages.Empty) -> None:
        await self.apply(request.id, lambda table: table.empty(self.client.holder, request.seat, now()))

    async def begin(self, request: messages.Begin) -> None:
        await self.apply(request.id, lambda table: table.begin(self.client.holder, now()))

    async def submit(self, request: messages.Submit) -> None:
        seat = self.own_seat(request.seat)
        if self.room.table.seats[seat].kind == "stand_in":
            raise TableError("already-left")
        await self.apply(
            request.id,
            lambda table: table.submit(seat, request.moves, request.version, now(), note=request.note),
        )

    async def undo(self, request: messages.Undo) -> None:
        await self.apply(request.id, lambda table: table.undo(self.own_seat(request.seat), now()))

    async def hint(self, request: messages.Hint) -> None:
        """Start a task for the advice, so that the person may choose meanwhile."""
        if self.advising is not None and not self.advising.done():
            raise TableError("hint-under-way", seconds=2)
        self.advising = asyncio.create_task(self.respond(request, self.advise(request)))

    async def advise(self, request: messages.Hint) -> None:
        version, advice = await self.room.advise(self.own_seat(request.seat), self.client.language)
        self.accept(request.id, version, advice=advice)

    async def leave(self, request: messages.Leave) -> None:
        by, seat = self.client.holder, request.seat

        def leave(table: Table) -> AppliedEntry:
            if by == table.maker:
                self.room.refuse_if_present(seat, by)
            return table.leave(by, seat, now())

        await self.apply(request.id, leave)

    async def come_back(self, request: messages.Return) -> None:
        await self.apply(request.id, lambda table: table.come_back(self.own_seat(request.seat), now()))

    async def agree(self, request: messages.Agree) -> None:
        await self.apply(request.id, lambda table: table.agree(self.own_seat(request.seat), request.stop, now()))

    async def say(self, request: messages.Say) -> None:
        await self.apply(request.id, lambda table: table.say(self.own_seat(request.seat), request.text, now()))

    async def look(self, request: messages.Look) -> None:
        """Show the hand of one seat, or none, on a shared screen."""
        self.client.looking = None if request.seat == NO_SEAT else self.own_seat(request.seat)
        self.accept(request.id, self.room.table.version)
        self.client.send_queue.resync()

    async def rematch(self, request: messages.Rematch) -> None:
        if not self.room.table.is_known(self.client.holder):
            raise TableError("not-at-table")
        id = await self.registry.rematch(self.room, self.client.holder, self.admit)
        self.accept(request.id, self.room.table.version, table=id)

    def admit(self) -> None:
        """Count a rematch as a new table of this address."""
        limit_new_tables(self.socket.app.state.table_limiter, address_of(self.socket))

    async def clear(self, request: messages.Close) -> None:
        await self.apply(request.id, lambda table: table.close(self.client.holder, now()))


HANDLERS: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
    messages.Hello: Connection.hello, messages.Ping: Connection.ping, messages.Sit: Connection.sit,
    messages.Fill: Connection.fill, messages.Empty: Connection.empty, messages.Begin: Connection.begin,
    messages.Submit: Connection.submit, messages.Undo: Connection.undo, messages.Hint: Connection.hint,
    messages.Leave: Connection.leave, messages.Return: Connection.come_back, messages.Agree: Connection.agree,
    messages.Say: Connection.say, messages.Look: Connection.look, messages.Rematch: Connection.rematch,
    messages.Close: Connection.clear,
}  # fmt: skip


def id_of(data: str | bytes) -> int:
    """Return the id of an unreadable message, 0 if it has none."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return 0
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, int) and not isinstance(id, bool) and abs(id) < 2**53 else 0


async def refuse_table(socket: WebSocket, fault: RegnoError) -> None:
    """Send why the table is refused, then close."""
    await socket.send_text(ENCODER.encode(Refused(id=0, reason=fault.key, text=fault.on_page("en"))).decode())
    await socket.close(UNKNOWN_TABLE, fault.key)


async def table_socket(socket: WebSocket) -> None:
    """``/ws/{table}``"""
    registry: TableRegistry = socket.app.state.registry
    connections, address = socket.app.state.connections, address_of(socket)
    await socket.accept()
    if not connections.enter(address):
        await socket.close(TRY_LATER, "crowd")
        return
    try:
        await serve(registry, socket)
    finally:
        connections.leave(address)


async def serve(registry: TableRegistry, socket: WebSocket) -> None:
    try:
        room = await registry.find(socket.path_params["table"])
    except RegnoError as fault:
        await refuse_table(socket, fault)
        return
    await Connection(registry, room, socket).serve()
