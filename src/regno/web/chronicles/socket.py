"""The websocket of a chronicle: watchers are sent the whole chronicle after each change."""

from __future__ import annotations

import msgspec
from starlette.websockets import WebSocket

from regno.table.seats import hash_token
from regno.web.chronicles.deps import registry_of
from regno.web.chronicles.messages import PING, WATCH, Watch
from regno.web.chronicles.registry import ChronicleRegistry
from regno.web.chronicles.room import ChronicleRoom, Watcher
from regno.web.live.connection import LiveConnection, live_socket
from regno.web.live.protocol import UNREADABLE, CloseSocket
from regno.web.messages import Ping
from regno.web.people.people import is_key

STILL = b'{"type":"still"}'  # the answer to a message that names no id: the line is alive


class ChronicleConnection(LiveConnection[ChronicleRoom, Watcher]):
    """The connection of one watcher to one chronicle. It changes nothing: changes come by ``POST``."""

    def __init__(self, socket: WebSocket) -> None:
        super().__init__(socket, Watcher())
        self.registry: ChronicleRegistry = registry_of(socket)

    async def open(self) -> None:
        watch: Watch = await self.first(self.greeting())
        self.client.language = watch.language
        self.client.device = hash_token(watch.token) if is_key(watch.token) else ""
        await self.find(self.room(watch.token), watch.id, watch.language)
        await self.document.join(self.client, watch.have)
        if watch.id:
            self.accept(watch.id, self.document.opened.version)

    async def greeting(self) -> Watch:
        message = await self.message()
        try:
            return WATCH.decode(message)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise CloseSocket(UNREADABLE, "hello") from None

    async def room(self, token: str) -> ChronicleRoom:
        return (await self.registry.open_for(self.socket.path_params["id"], token))[0]

    def decode(self, data: str | bytes) -> Ping:
        """Return a ping; whatever else is said counts as one without an id."""
        try:
            return PING.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return Ping(id=0)

    async def handle(self, request: Ping) -> None:
        if request.id:
            self.accept(request.id, self.document.opened.version)
        else:
            self.client.send_queue.answer(STILL)


chronicle_socket = live_socket(ChronicleConnection)
