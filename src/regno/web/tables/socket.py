"""The websocket of a table: its requests and their handlers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from starlette.websockets import WebSocket

from regno.errors import RegnoError
from regno.table.errors import TableError
from regno.table.seats import hash_token
from regno.table.table import AppliedEntry, Table
from regno.web import messages
from regno.web.clock import now
from regno.web.live.connection import LiveConnection, live_socket
from regno.web.messages import NO_SEAT, REQUEST, AnyRequest
from regno.web.people.company import companion
from regno.web.people.people import People, is_key
from regno.web.rate_limit import address_of
from regno.web.tables.client import Client
from regno.web.tables.presence import GRACE
from regno.web.tables.registry import TableRegistry, new_token_pair
from regno.web.tables.room import Room

# What adds entries to the log that are no moves: limited by person, on however many sockets.
LIMITED = (
    messages.Sit, messages.InvitePerson, messages.Fill, messages.Empty, messages.Undo, messages.AskBack,
    messages.Consent, messages.Leave, messages.Return, messages.TakeOver, messages.GiveOrder, messages.Agree,
    messages.Say,
)  # fmt: skip
BLOCK = 1_024  # bytes; TLS hides what a message says and not how long it is, which would tell the card in it


class TableConnection(LiveConnection[Room, Client]):
    """The connection of one client to one room."""

    block = BLOCK

    def __init__(self, socket: WebSocket) -> None:
        super().__init__(socket, Client())
        self.registry: TableRegistry = socket.app.state.registry
        self.people: People = socket.app.state.people
        self.advising: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.room = await self.find(self.registry.find(self.socket.path_params["table"]))
        hello = await self.first(self.greet())
        self.client.device = hash_token(hello.token) if is_key(hello.token) else ""
        await self.room.join(self.client, hello.have)
        self.accept(hello.id, self.room.table.version)

    def decode(self, data: str | bytes) -> AnyRequest:
        return REQUEST.decode(data)

    async def handle(self, request: AnyRequest) -> None:
        if isinstance(request, LIMITED):
            self.socket.app.state.entry_limiter.admit_key(self.client.holder or address_of(self.socket))
        if action := ACTIONS.get(type(request)):
            await self.room.submit(
                partial(action, self, request), lambda applied: self.accept(request.id, applied.version)
            )
        else:
            await HANDLERS[type(request)](self, request)

    async def greet(self) -> messages.Hello:
        """Wait for a valid hello and return it; refuse all other requests."""
        while True:
            request = await self.receive()
            if isinstance(request, messages.Hello):
                self.client.language = request.language  # a refusal is read by people too
                try:
                    self.client.holder = await asyncio.to_thread(self.people.holder_at, request.token, self.room.table)
                except RegnoError as fault:
                    self.refuse(request.id, fault)
                else:
                    return request
            elif request is not None:
                self.refuse(request.id, TableError("hello-first"))

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
        seat, name, nonce, seal = request.seat, request.name, request.nonce, request.seal
        applied = await self.room.submit(lambda table: table.sit(seat, name, holder, nonce, now(), seal))
        self.accept(request.id, applied.version, token=token)
        self.room.identify(self.client, holder)

    async def invite(self, request: messages.InvitePerson) -> None:
        """Keep a seat for somebody whom the client's person has played with, and who is called for it."""
        held = await asyncio.to_thread(self.holdings)
        row = await self.registry.row(request.table)
        whom = companion(row, request.of, held)
        self.room.table.require_maker(self.client.holder)
        self.socket.app.state.invite_limiter.admit_key(self.client.holder)
        by, seat = self.client.holder, request.seat
        applied = await self.room.submit(
            lambda table: table.reserve(by, seat, whom.holder, whom.name, now(), invited=True)
        )
        self.accept(request.id, applied.version)

    def holdings(self) -> set[str]:
        """Return the hashes of all that the client's person holds. Reads the store of people."""
        person = self.people.owner(self.client.holder)
        return {self.client.holder, *(self.people.store.holdings(person) if person else ())}

    async def hint(self, request: messages.Hint) -> None:
        """Start a task for the advice, so that the person may choose meanwhile."""
        if self.advising is not None and not self.advising.done():
            raise TableError("hint-under-way", seconds=2)
        self.advising = asyncio.create_task(self.respond(request, self.advise(request)))
        self.tasks[1:] = [self.advising]

    async def advise(self, request: messages.Hint) -> None:
        seat, language = self.own_seat(request.seat), self.client.language
        version, advice = await self.room.advise(seat, language, address_of(self.socket), request.quick)
        self.accept(request.id, version, advice=advice)

    def leave(self, request: messages.Leave, table: Table) -> AppliedEntry:
        by = self.client.holder
        if by == table.maker:
            self.room.refuse_if_present(request.seat, by)
        return table.leave(by, request.seat, now())

    async def take_over(self, request: messages.TakeOver) -> None:
        """Take the seat of somebody who left and is away; a spectator gets a token and becomes that person."""
        token, holder = ("", self.client.holder) if self.client.holder else new_token_pair()

        def take(table: Table) -> AppliedEntry:
            self.room.refuse_if_present(request.seat, holder, GRACE)  # a bot plays it already
            return table.take_over(request.seat, request.name, holder, now())

        applied = await self.room.submit(take)
        self.accept(request.id, applied.version, token=token)
        self.room.identify(self.client, holder)

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
        self.socket.app.state.table_limiter.admit(self.socket)


# Requests that only change the table: each is decided under its lock.
ACTIONS: dict[type, Callable[[TableConnection, Any, Table], AppliedEntry]] = {
    messages.Fill: lambda on, asked, table: table.fill(on.client.holder, asked.seat, asked.bot, now()),
    messages.Empty: lambda on, asked, table: table.empty(on.client.holder, asked.seat, now()),
    messages.Begin: lambda on, asked, table: table.begin(on.client.holder, now(), asked.without),
    messages.RevealNonce: lambda on, asked, table: table.reveal(on.own_seat(asked.seat), asked.nonce, now()),
    messages.Submit: lambda on, asked, table: table.submit(
        on.own_seat(asked.seat), asked.moves, asked.version, now(), note=asked.note
    ),
    messages.Undo: lambda on, asked, table: table.undo(on.own_seat(asked.seat), now()),
    messages.AskBack: lambda on, asked, table: table.ask_back(on.own_seat(asked.seat), now()),
    messages.Consent: lambda on, asked, table: table.consent(on.own_seat(asked.seat), asked.yes, now()),
    messages.Leave: TableConnection.leave,
    messages.Return: lambda on, asked, table: table.come_back(on.own_seat(asked.seat), now()),
    messages.GiveOrder: lambda on, asked, table: table.order(on.own_seat(asked.seat), asked.order, asked.on, now()),
    messages.Agree: lambda on, asked, table: table.agree(on.own_seat(asked.seat), asked.stop, now()),
    messages.Say: lambda on, asked, table: table.say(on.own_seat(asked.seat), asked.text, now()),
    messages.Close: lambda on, asked, table: table.close(on.client.holder, now()),
}
HANDLERS: dict[type, Callable[[TableConnection, Any], Awaitable[None]]] = {
    messages.Hello: TableConnection.hello,
    messages.Ping: TableConnection.ping,
    messages.Sit: TableConnection.sit,
    messages.InvitePerson: TableConnection.invite,
    messages.Hint: TableConnection.hint,
    messages.TakeOver: TableConnection.take_over,
    messages.Look: TableConnection.look,
    messages.Rematch: TableConnection.rematch,
}

table_socket = live_socket(TableConnection)
