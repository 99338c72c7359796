"""A live table: a Table in memory and its clients.

All changes go through ``submit``: under the lock the request is decided, the entry persisted, and then broadcast. If it
cannot be persisted, the table is reloaded from the store and nothing is broadcast.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from regno.errors import RegnoError
from regno.proelio.formats.move_text import move_text
from regno.proelio.narrator import Narrator
from regno.table import log as table_log
from regno.table.dump import MOVES_BETWEEN_POSITIONS, restore
from regno.table.errors import TableError
from regno.table.live_game import SavedPosition
from regno.table.seats import STAND_IN
from regno.table.store.sqlite import TableStore
from regno.table.table import AppliedEntry, Table
from regno.web import messages
from regno.web.bots.pool import BotPool, BotUnavailable, advice_request, move_request
from regno.web.messages import ENCODER, AdviceSeen
from regno.web.tables.client import Client
from regno.web.tables.presence import AWAY, GRACE, PresenceTracker
from regno.web.tables.serialize import TableSerializer, advice_seen

ADVICE_LATER = 10  # seconds until a client should ask again for advice that is being compiled
RETRY = 5.0  # seconds until a failed move of a bot is retried

T = TypeVar("T")
log = logging.getLogger("regno.web.tables.room")


def uptime() -> float:
    """Return monotonic seconds, which include the time the machine sleeps where the system counts it."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


STARTED = time.time() - uptime()


def now() -> int:
    """Return milliseconds since 1970, monotonic since the server started: clocks of games do not jump."""
    return int((STARTED + uptime()) * 1000)


async def write_done(future: Future[T]) -> T:
    """Return the result of a write. Cancelling the wait does not cancel the write."""
    return await asyncio.shield(asyncio.wrap_future(future))


class NotPersisted(Exception):
    """A change could not be written to the store, and was not made."""


class Room:
    """One live table, its clients, and the task that plays its bots and enforces its clocks."""

    def __init__(self, table: Table, store: TableStore, bots: BotPool, saved_moves: int = 0) -> None:
        self.table, self.store, self.bots = table, store, bots
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.saved_moves = saved_moves  # moves of the game at the last saved position
        self.runner: asyncio.Task[None] | None = None  # plays the bots and enforces deadlines
        self.changed = asyncio.Event()
        self.touched = time.monotonic()
        self.rematch_lock = asyncio.Lock()
        self.presence, self.here = PresenceTracker(), list[int]()

    # ------------------------------------------------------------ changing

    async def submit(self, request: Callable[[Table], AppliedEntry]) -> AppliedEntry:
        """Decide, persist and broadcast a request; finish even if the caller is cancelled.

        Raise the RegnoError of a refused request, or NotPersisted.
        """
        return await asyncio.shield(asyncio.ensure_future(self._submit(request)))

    async def _submit(self, request: Callable[[Table], AppliedEntry]) -> AppliedEntry:
        async with self.lock:
            applied = await self._decide(request)
            await self._persist(applied)
            self._broadcast(applied)
        self.touched = time.monotonic()
        self.wake()
        return applied

    async def _decide(self, request: Callable[[Table], AppliedEntry]) -> AppliedEntry:
        """Run a request on the table. A refusal changes nothing; after any other exception the table is reloaded."""
        try:
            return request(self.table)
        except RegnoError:
            raise
        except Exception:
            await self.reload()
            raise

    async def _persist(self, applied: AppliedEntry) -> None:
        """Write an entry to the store; if that fails, reload the table and raise NotPersisted."""
        try:
            await write_done(self.store.add(self.table, [applied], self.position_due(applied)))
        except Exception as fault:
            log.error("not persisted", extra={"table": self.table.id[:4], "fault": repr(fault)})
            await self.reload()
            raise NotPersisted from fault

    def position_due(self, applied: AppliedEntry) -> SavedPosition | None:
        """Return the position if it is to be saved: after the deal, then every MOVES_BETWEEN_POSITIONS moves."""
        live = self.table.live
        if live is None or not isinstance(applied.entry, table_log.Begun | table_log.Moved):
            return None
        due = isinstance(applied.entry, table_log.Begun) or live.count - self.saved_moves >= MOVES_BETWEEN_POSITIONS
        self.saved_moves = live.count if due else min(self.saved_moves, live.count)
        return live.position() if due else None

    async def reload(self) -> None:
        """Reload the table from the store, in a thread, and resynchronise all clients. The caller holds the lock."""
        self.table = await asyncio.to_thread(self.stored_table)
        for client in self.clients:
            client.send_queue.resync()

    def stored_table(self) -> Table:
        """Return the table as the store has it."""
        archive = self.store.archive(self.table.id)
        assert archive is not None
        return restore(archive, now())[0]

    async def close(self) -> None:
        """Stop the bots and save the position of a game in progress, for a later version of the rules."""
        if self.runner is not None:
            self.runner.cancel()
        async with self.lock:
            if self.table.live and self.table.phase == "playing":
                await write_done(self.store.add(self.table, [], self.table.live.position()))

    # ------------------------------------------------------------ serializer

    def _broadcast(self, applied: AppliedEntry) -> None:
        """Send an entry to every client, or a snapshot to those whose seats changed."""
        serializer = TableSerializer(self.table, now())
        for client in self.clients:
            client.hide_hand(self.table)
            if client.seats != self.table.seats_of(client.holder):
                client.send_queue.resync()
            else:
                client.send_queue.event(serializer.event(applied, client.viewpoint(self.table)))
        self.broadcast_presence()

    def snapshot(self, client: Client) -> bytes:
        """Return the snapshot for one client. The caller holds the lock."""
        client.seats = self.table.seats_of(client.holder)
        return TableSerializer(self.table, now()).snapshot(client.viewpoint(self.table), client.holder, self.here)

    async def join(self, client: Client, have: int) -> None:
        """Add a client; send it the entries after version ``have``, then a snapshot."""
        async with self.lock:
            serializer, viewpoint = TableSerializer(self.table, now()), client.viewpoint(self.table)
            for applied in self.table.since(have) or () if have >= 0 else ():
                client.send_queue.answer(serializer.missed(applied, viewpoint))
            self.presence.come(client.holder)
            self.broadcast_presence()
            client.send_queue.answer(self.snapshot(client))
            self.clients.add(client)
        self.touched = time.monotonic()
        self.wake()

    def identify(self, client: Client, holder: str) -> None:
        """Make a spectator's client that of a person, and send it a snapshot."""
        if client.holder != holder:
            client.holder = holder
            self.presence.come(holder)
            self.broadcast_presence()
        client.send_queue.resync()

    def leave(self, client: Client) -> None:
        """Remove a client; its person counts as away after GRACE without another one."""
        if client in self.clients:
            self.clients.discard(client)
            self.presence.go(client.holder)
            asyncio.get_running_loop().call_later(GRACE + 0.1, self.broadcast_presence)

    def broadcast_presence(self) -> None:
        """Send every client the seats whose people are present, if they changed."""
        here = [
            seat for seat, each in enumerate(self.table.seats) if each.holder and self.presence.is_here(each.holder)
        ]
        if here != self.here:
            self.here = here
            message = ENCODER.encode(messages.Presence(here=here))
            for client in self.clients:
                client.send_queue.event(message)

    def refuse_if_present(self, seat: int, by: str) -> None:
        """Raise TableError if the seat belongs to another person who is present."""
        holder = self.table.seat_at(seat).holder
        if holder and holder != by and self.presence.away(holder) < AWAY:
            raise TableError("still-here", name=self.table.seats[seat].name)

    async def advise(self, seat: int, language: str) -> tuple[int, AdviceSeen]:
        """Return the version and the rated moves of a person's choice; raise TableError if there is no advice."""
        async with self.lock:
            live, version = self.table.require_advisable(seat), self.table.version
            view, request = live.game.view(seat), advice_request(live, language)
        try:
            advice = await self.bots.advise(request)
        except BotUnavailable:
            raise TableError("no-advice") from None
        if advice is None:
            raise TableError("hint-later", seconds=ADVICE_LATER)
        return version, advice_seen(view, advice, Narrator(language, live.edition.id, seat) if language else None)

    # ------------------------------------------------------------ bots and clocks

    def wake(self) -> None:
        """Start or notify the task that plays bots and enforces deadlines."""
        self.changed.set()
        if self.runner is None or self.runner.done():
            self.runner = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Play the bots until a person without a deadline must choose."""
        while (chooser := self.table.chooser) is not None:
            deadline = self.table.clock.deadline
            try:
                if not chooser.is_person:
                    await self.play_bot(chooser.bot, timed_out=False)
                elif deadline is None:
                    return
                elif deadline > now():
                    await self.pause((deadline - now()) / 1000 + 0.005)
                else:
                    await self.play_bot(STAND_IN, timed_out=True)
            except Exception as fault:  # no bot, no disk, or a bug: the game must go on
                log.error("bot not played", extra={"table": self.table.id[:4], "fault": repr(fault)})
                await self.pause(RETRY)

    async def pause(self, seconds: float) -> None:
        """Wait for some seconds, or until the table changes."""
        self.changed.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.changed.wait(), seconds)

    async def play_bot(self, level: str, timed_out: bool) -> None:
        """Play one choice by a bot. It takes the table's pace, so that its time to think reveals nothing."""
        async with self.lock:
            table, live, version = self.table, self.table.live, self.table.version
            if live is None or table.chooser is None:
                return
            seat, request = live.who, move_request(live, level, table.settings.pace)
        pace = 0.0 if timed_out else table.settings.pace / 1000
        move, _ = await asyncio.gather(self.bots.choose(request), asyncio.sleep(pace))

        def choose(table: Table) -> AppliedEntry:
            table.require_current(version)
            is_due = table.clock.is_over(now()) if timed_out else not table.seats[seat].is_person
            if not is_due or table.live is None:
                raise TableError("never-left")
            text = move_text(table.live.state, move)
            return table.submit(seat, [text], version, now(), by=level, timed_out=timed_out)

        with contextlib.suppress(TableError):  # the person came back, undid, or chose meanwhile
            await self.submit(choose)
