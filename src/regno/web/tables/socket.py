"""One websocket: requests in, answers and events out. Whatever comes in, it gets a typed answer or a clean close."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from regno.errors import RegnoError
from regno.table.errors import Denied
from regno.table.seats import hashed
from regno.table.table import Table, Told
from regno.web import messages
from regno.web.messages import ENCODER, NO_SEAT, REQUEST, Accepted, AnyRequest, Refused
from regno.web.rate_limit import Bucket, address_of, refuse_too_many
from regno.web.tables.client import Reader
from regno.web.tables.registry import Hall, new_person
from regno.web.tables.room import NotKept, Sitting, now
from regno.web.tables.send_queue import TooSlow

HELLO_WITHIN = 10.0  # seconds
RATE, BURST = 50.0, 100  # requests a second, and at once
BREATH = 0.01  # seconds for others, and for the answer to go out, when one asks too much
PATIENCE = 100  # unreadable or refused for haste, before the socket is closed

# Codes of a close, as RFC 6455 and its registry have them; those from 4000 on are our own.
POLICY, TRY_LATER, UNKNOWN_TABLE, NO_HELLO = 1008, 1013, 4404, 4408

log = logging.getLogger("regno.web.tables.socket")


class Leaving(Exception):
    """The socket is to be closed with a code."""

    def __init__(self, code: int, reason: str) -> None:
        self.code, self.reason = code, reason


class Connection:
    """A client at one table."""

    def __init__(self, hall: Hall, sitting: Sitting, socket: WebSocket) -> None:
        self.hall, self.sitting, self.socket = hall, sitting, socket
        self.reader = Reader()
        self.bucket, self.patience = Bucket(RATE, BURST), PATIENCE
        self.advising: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ the course of a connection

    async def serve(self) -> None:
        """Read until the client leaves; a task of its own sends, so that a slow client holds up nobody."""
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
        except Leaving as leaving:
            await self.close(leaving.code, leaving.reason)
        except WebSocketDisconnect:
            pass
        finally:
            self.sitting.depart(self.reader)
            for task in (sender, self.advising):
                if task is not None:
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError, Exception):
                        await task

    async def greet(self) -> None:
        """Nothing is done before the client has said who it is."""
        while not isinstance(request := await self.receive(), messages.Hello) or not self.is_known(request):
            if request is not None:
                self.refuse(request.id, Denied(self.why_not_greeted(request)))
        self.reader.language = request.language
        self.reader.holder = hashed(request.token) if request.token else ""
        await self.sitting.welcome(self.reader, request.have)
        self.accept(request.id, self.sitting.table.version)

    def is_known(self, request: messages.Hello) -> bool:
        """A spectator, or a person of this table; a wrong token is nobody's."""
        return not request.token or self.sitting.table.is_known(hashed(request.token))

    def why_not_greeted(self, request: AnyRequest) -> str:
        return "unknown-token" if isinstance(request, messages.Hello) else "hello-first"

    async def send(self) -> None:
        """Everything in its order; a reader who fell behind gets how it stands."""
        while True:
            message = await self.reader.outbox.next()
            if message is None:
                async with self.sitting.lock:
                    self.reader.outbox.drop_events()
                    message = self.sitting.snapshot(self.reader)
            try:
                await self.socket.send({"type": "websocket.send", "text": bytes(message).decode()})
            except (WebSocketDisconnect, RuntimeError, OSError):
                return  # the reading side will notice

    async def close(self, code: int, reason: str) -> None:
        if self.socket.client_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
                await self.socket.close(code, reason)

    async def receive(self) -> AnyRequest | None:
        """The next request; None for one that could not be read, which has been answered."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        wait = self.bucket.take()
        data = message.get("text") or message.get("bytes") or b""
        try:
            request = REQUEST.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
            self.lose_patience()
            self.refuse(id_of(data), Denied("unreadable", fault=str(fault)[:200]))
            return None
        if wait:
            self.lose_patience()
            self.refuse(request.id, Denied("too-many", seconds=1), seconds=1)
            await asyncio.sleep(BREATH)
            return None
        return request

    def lose_patience(self) -> None:
        self.patience -= 1
        if self.patience < 0:
            raise Leaving(POLICY, "patience")

    # ------------------------------------------------------------ answers

    def accept(self, id: int, version: int, **more: Any) -> None:
        log.debug("accepted", extra={"table": self.sitting.table.id[:4], "version": version})
        self.reader.outbox.answer(ENCODER.encode(Accepted(id=id, version=version, **more)))

    def refuse(self, id: int, fault: RegnoError, seconds: int = 0) -> None:
        log.debug("refused", extra={"table": self.sitting.table.id[:4], "reason": fault.key})
        text = self.sentence(fault)
        self.reader.outbox.answer(ENCODER.encode(Refused(id=id, reason=fault.key, text=text, seconds=seconds)))

    def sentence(self, fault: RegnoError) -> str:
        """What is wrong in words; a sentence that cannot be said is a mistake of ours, and the reason must do."""
        try:
            return fault.on_page(self.reader.language or "en")
        except Exception:
            log.exception("no sentence", extra={"reason": fault.key})
            return fault.key

    async def handle(self, request: AnyRequest | None) -> None:
        """Do what is asked, or say why not."""
        if request is not None:
            await self.answered(request, DOING[type(request)](self, request))

    async def answered(self, request: AnyRequest, doing: Awaitable[None]) -> None:
        try:
            await doing
        except RegnoError as fault:
            self.refuse(request.id, fault, int(fault.arguments.get("seconds", 0)))
        except NotKept:
            self.refuse(request.id, Denied("not-kept"), seconds=5)
        except (TooSlow, Leaving, WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("fault", extra={"table": self.sitting.table.id[:4], "request": type(request).__name__})
            self.refuse(request.id, Denied("own-fault"))

    async def perform(self, id: int, action: Callable[[Table], Told]) -> None:
        told = await self.sitting.perform(action)
        self.accept(id, told.version)

    def own(self, seat: int) -> int:
        """One of the person's seats."""
        if seat not in self.sitting.table.seats_of(self.reader.holder):
            self.sitting.table.seat_at(seat)
            raise Denied("not-your-seat", house=seat)
        return seat

    # ------------------------------------------------------------ what is asked

    async def hello(self, request: messages.Hello) -> None:
        raise Denied("hello-again")

    async def ping(self, request: messages.Ping) -> None:
        self.accept(request.id, self.sitting.table.version)

    async def sit(self, request: messages.Sit) -> None:
        """A newcomer gets a token; from here on the socket is that person's."""
        token, holder = ("", self.reader.holder) if self.reader.holder else new_person()
        seat, name, nonce = request.seat, request.name, request.nonce
        told = await self.sitting.perform(lambda table: table.sit(seat, name, holder, nonce, now()))
        self.accept(request.id, told.version, token=token)
        self.sitting.recognise(self.reader, holder)

    async def fill(self, request: messages.Fill) -> None:
        await self.perform(request.id, lambda table: table.fill(self.reader.holder, request.seat, request.bot, now()))

    async def empty(self, request: messages.Empty) -> None:
        await self.perform(request.id, lambda table: table.empty(self.reader.holder, request.seat, now()))

    async def begin(self, request: messages.Begin) -> None:
        await self.perform(request.id, lambda table: table.begin(self.reader.holder, now()))

    async def submit(self, request: messages.Submit) -> None:
        seat = self.own(request.seat)
        if self.sitting.table.seats[seat].kind == "stand_in":
            raise Denied("already-left")
        await self.perform(
            request.id,
            lambda table: table.submit(seat, request.moves, request.version, now(), note=request.note),
        )

    async def undo(self, request: messages.Undo) -> None:
        await self.perform(request.id, lambda table: table.undo(self.own(request.seat), now()))

    async def hint(self, request: messages.Hint) -> None:
        """Thought about beside the connection: whoever waits for advice may choose all the same."""
        if self.advising is not None and not self.advising.done():
            raise Denied("hint-under-way", seconds=2)
        self.advising = asyncio.create_task(self.answered(request, self.advise(request)))

    async def advise(self, request: messages.Hint) -> None:
        version, advice = await self.sitting.advise(self.own(request.seat), self.reader.language)
        self.accept(request.id, version, advice=advice)

    async def leave(self, request: messages.Leave) -> None:
        by, seat = self.reader.holder, request.seat

        def leave(table: Table) -> Told:
            if by == table.maker:
                self.sitting.refuse_if_present(seat, by)
            return table.leave(by, seat, now())

        await self.perform(request.id, leave)

    async def come_back(self, request: messages.Return) -> None:
        await self.perform(request.id, lambda table: table.come_back(self.own(request.seat), now()))

    async def agree(self, request: messages.Agree) -> None:
        await self.perform(request.id, lambda table: table.agree(self.own(request.seat), request.stop, now()))

    async def say(self, request: messages.Say) -> None:
        await self.perform(request.id, lambda table: table.say(self.own(request.seat), request.text, now()))

    async def look(self, request: messages.Look) -> None:
        """Lift or drop the curtain between people who share a screen."""
        self.reader.looking = None if request.seat == NO_SEAT else self.own(request.seat)
        self.accept(request.id, self.sitting.table.version)
        self.reader.outbox.resync()

    async def rematch(self, request: messages.Rematch) -> None:
        if not self.sitting.table.is_known(self.reader.holder):
            raise Denied("not-at-table")
        id = await self.hall.rematch(self.sitting, self.reader.holder, self.admit)
        self.accept(request.id, self.sitting.table.version, table=id)

    def admit(self) -> None:
        """A rematch is a new table, and counts as one."""
        refuse_too_many(self.socket.app.state.doors, address_of(self.socket))

    async def clear(self, request: messages.Close) -> None:
        await self.perform(request.id, lambda table: table.close(self.reader.holder, now()))


DOING: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
    messages.Hello: Connection.hello, messages.Ping: Connection.ping, messages.Sit: Connection.sit,
    messages.Fill: Connection.fill, messages.Empty: Connection.empty, messages.Begin: Connection.begin,
    messages.Submit: Connection.submit, messages.Undo: Connection.undo, messages.Hint: Connection.hint,
    messages.Leave: Connection.leave, messages.Return: Connection.come_back, messages.Agree: Connection.agree,
    messages.Say: Connection.say, messages.Look: Connection.look, messages.Rematch: Connection.rematch,
    messages.Close: Connection.clear,
}  # fmt: skip


def id_of(data: str | bytes) -> int:
    """The id in a message that could not be read, nought where there is none."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return 0
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, int) and not isinstance(id, bool) and abs(id) < 2**53 else 0


async def refuse_table(socket: WebSocket, fault: RegnoError) -> None:
    """A table that is not there: said, then closed."""
    await socket.send_text(ENCODER.encode(Refused(id=0, reason=fault.key, text=fault.on_page("en"))).decode())
    await socket.close(UNKNOWN_TABLE, fault.key)


async def table_socket(socket: WebSocket) -> None:
    """``/ws/{table}``"""
    hall: Hall = socket.app.state.hall
    crowd, address = socket.app.state.crowd, address_of(socket)
    await socket.accept()
    if not crowd.enter(address):
        await socket.close(TRY_LATER, "crowd")
        return
    try:
        await serve(hall, socket)
    finally:
        crowd.leave(address)


async def serve(hall: Hall, socket: WebSocket) -> None:
    try:
        sitting = await hall.find(socket.path_params["table"])
    except RegnoError as fault:
        await refuse_table(socket, fault)
        return
    await Connection(hall, sitting, socket).serve()
