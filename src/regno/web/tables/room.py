"""The live table: its clients, who of its people is here, and the task that plays its bots and enforces its clocks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

from regno.proelio.narrator import Narrator
from regno.table import log as table_log
from regno.table.dump import MOVES_BETWEEN_POSITIONS, restore
from regno.table.errors import TableError
from regno.table.live_game import SavedPosition
from regno.table.log import AnyEntry
from regno.table.orders import ordered_move
from regno.table.seats import STAND_IN
from regno.table.store.codec import ENTRY
from regno.table.store.protocol import TableDocumentStore
from regno.table.table import AppliedEntry, Table
from regno.web import messages
from regno.web.bots.pool import BotPool, advice_request, ask_adviser, move_request
from regno.web.clock import now
from regno.web.live.document import LiveDocument
from regno.web.live.protocol import await_write
from regno.web.messages import ENCODER, AdviceSeen
from regno.web.metrics import METRICS
from regno.web.tables.client import Client
from regno.web.tables.leases import LeaseKeeper
from regno.web.tables.presence import AWAY, GRACE, PresenceTracker
from regno.web.tables.serialize import TableSerializer, serialize_advice

RETRY = 5.0  # seconds until a failed move of a bot is retried
ORDER_WAITS = 2.0  # seconds before a standing order is carried out
MIN_PACE = 0.01  # seconds for any move of a bot: more than looking at the moves of a quick one takes

ACTS = (table_log.Sat, table_log.Moved, table_log.Said, table_log.Agreed, table_log.Returned)  # what a person does

log = logging.getLogger("regno.web.tables.room")


class RoomWatcher(Protocol):
    """Somebody who wants to know what happens in rooms."""

    def notice(self, room: Room, applied: AppliedEntry) -> None:
        """Hear of an entry that is on the disk."""

    def notice_rematch(self, table: Table) -> None:
        """Hear of a new table at which seats are kept."""

    def see(self, room: Room, holder: str) -> None:
        """Hear that a person, known by the hash of a token, has opened the table."""

    def miss(self, room: Room, client: Client) -> None:
        """Hear that a connection of a person has ended."""


class Room(LiveDocument[Callable[[Table], AppliedEntry], AppliedEntry, Client]):
    """One live table, its clients, and the task that plays its bots and enforces its clocks."""

    def __init__(
        self,
        table: Table,
        store: TableDocumentStore,
        bots: BotPool,
        saved_moves: int = 0,
        leases: LeaseKeeper | None = None,
        watcher: RoomWatcher | None = None,
    ) -> None:
        super().__init__(table.id)
        self.table, self.store, self.bots, self.watcher = table, store, bots, watcher
        self.leases = leases or LeaseKeeper(store)
        self.saved_moves = saved_moves  # moves of the game at the last saved position
        self.runner: asyncio.Task[None] | None = None  # plays the bots and enforces deadlines
        self.changed = asyncio.Event()
        self.rematch_lock = asyncio.Lock()
        self.presence, self.here = PresenceTracker(), list[int]()

    # ------------------------------------------------------------ changing

    def decide(self, request: Callable[[Table], AppliedEntry]) -> AppliedEntry:
        return request(self.table)

    async def persist(self, applied: AppliedEntry) -> bool:
        position, entry = self.position_due(applied), applied.entry
        is_own = isinstance(entry, table_log.Moved) and bool(entry.by)  # chosen by us, not by a person
        epoch = self.leases.epoch(self.id) if is_own else None
        return await await_write(self.store.append(self.table, applied.version - 1, [applied], position, epoch))

    def position_due(self, applied: AppliedEntry) -> SavedPosition | None:
        """Return the position if it is to be saved: after the deal, then every MOVES_BETWEEN_POSITIONS moves."""
        live = self.table.live
        if live is None or not isinstance(applied.entry, table_log.Begun | table_log.Moved):
            return None
        due = isinstance(applied.entry, table_log.Begun) or live.count - self.saved_moves >= MOVES_BETWEEN_POSITIONS
        self.saved_moves = live.count if due else min(self.saved_moves, live.count)
        return live.position() if due else None

    async def load(self) -> None:
        archive = await asyncio.to_thread(self.store.load, self.id)
        if archive is None:
            raise TableError("unknown-table", table=self.id)
        self.table = (await asyncio.to_thread(restore, archive, now(), was_down=False))[0]

    def has(self, applied: AppliedEntry) -> bool:
        later = self.table.since(applied.version - 1)
        return bool(later) and later[0].entry == applied.entry if later is not None else False

    def is_behind(self, version: int) -> bool:
        return version > self.table.version

    async def catch_up(self) -> None:
        """Apply the entries that other processes appended, and broadcast them as our own."""
        if self.is_stale:
            return await self.reload()
        after, must_read = self.table.version, self.must_read
        entries, has_gap = self.entries_heard(after)
        self.must_read = False
        if must_read or has_gap or not entries:
            entries = await asyncio.to_thread(self.store.entries, self.id, after)
        for entry in entries:
            try:
                applied = self.table.apply(entry)
            except Exception:
                return await self.reload()
            self.broadcast(applied)
        return None

    def entries_heard(self, after: int) -> tuple[list[AnyEntry], bool]:
        """Return the entries after a version that came with the news, up to the first that did not come.

        Return also whether later ones came. They are forgotten here.
        """
        news, self.news, entries = self.news, {}, list[AnyEntry]()
        with contextlib.suppress(msgspec.MsgspecError):
            while (text := news.get(after + len(entries) + 1)) is not None:
                entries.append(ENTRY.decode(text))
        return entries, any(version > after + len(entries) for version in news)

    async def close(self) -> None:
        """Stop the bots and save the position of a game in progress, for a later version of the rules."""
        if self.runner is not None:
            self.runner.cancel()
        async with self.lock:
            if self.table.live and self.table.phase == "playing":
                await await_write(self.store.append(self.table, self.table.version, [], self.table.live.position()))
        await self.leases.release([self.id])

    # ------------------------------------------------------------ clients

    def broadcast(self, applied: AppliedEntry) -> None:
        """Send an entry to every client, or a snapshot to those whose seats changed."""
        METRICS.count("regno_moves_total", kind=type(applied.entry).__name__.lower())
        serializer = TableSerializer(self.table, now())
        for client in self.clients:
            mine = self.table.seats_of(client.holder)
            client.hide_hand(self.table, mine)
            if client.seats != mine:
                client.send_queue.resync()
            else:
                client.send_queue.event(serializer.event(applied, client.viewpoint(self.table)))
        self.broadcast_presence()
        if self.watcher:
            self.watcher.notice(self, applied)

    async def snapshot(self, client: Client) -> bytes:
        client.seats = self.table.seats_of(client.holder)
        serializer, viewpoint = TableSerializer(self.table, now()), client.viewpoint(self.table)
        return serializer.snapshot(viewpoint, client.holder, self.here, self.last_seen())

    async def join(self, client: Client, have: int) -> None:
        """Add a client; send it the entries after version ``have``, then a snapshot."""
        async with self.lock:
            await self.refresh()
            serializer, viewpoint = TableSerializer(self.table, now()), client.viewpoint(self.table)
            for applied in self.table.since(have) or () if have >= 0 else ():
                client.send_queue.answer(serializer.missed_event(applied, viewpoint))
            self.presence.come(client.holder)
            self.broadcast_presence()
            client.send_queue.answer(await self.snapshot(client))
            self.clients.add(client)
        if self.watcher and client.holder:
            self.watcher.see(self, client.holder)
        self.touch()

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
            super().leave(client)
            self.presence.go(client.holder)
            asyncio.get_running_loop().call_later(GRACE + 0.1, self.broadcast_presence)
            if self.watcher and client.holder:
                self.watcher.miss(self, client)

    def broadcast_presence(self) -> None:
        """Send every client the seats whose people are present, if they changed."""
        here = [
            seat for seat, each in enumerate(self.table.seats) if each.holder and self.presence.is_here(each.holder)
        ]
        if here != self.here:
            self.here = here
            message = ENCODER.encode(messages.Presence(here=here, seen=self.last_seen()))
            for client in self.clients:
                client.send_queue.event(message)

    def last_seen(self) -> list[int]:
        """Return when the person of each seat was last here: connected, or else by the latest thing they did."""
        acted = {each.entry.seat: each.entry.at for each in self.table.recent
                 if isinstance(each.entry, ACTS) and not getattr(each.entry, "by", "")}  # fmt: skip
        return [
            0 if not seat.holder else now() - int(self.presence.away(seat.holder) * 1000)
            if self.presence.has_seen(seat.holder) else acted.get(number, 0)
            for number, seat in enumerate(self.table.seats)
        ]  # fmt: skip

    def refuse_if_present(self, seat: int, by: str, within: float = AWAY) -> None:
        """Raise TableError if the seat belongs to another person who is present, or was ``within`` seconds ago."""
        holder = self.table.seat_at(seat).holder
        if holder and holder != by and self.presence.away(holder) < within:
            raise TableError("still-here", name=self.table.seats[seat].name)

    async def advise(self, seat: int, language: str, address: str = "", quick: bool = False) -> tuple[int, AdviceSeen]:
        """Return the version and the rated moves of a person's choice; raise TableError if there is no advice."""
        async with self.lock:
            live, version = self.table.require_advisable(seat), self.table.version
            view, request = live.game.view(seat), advice_request(live, language, quick)
            person = self.table.seats[seat].holder
        advice = await ask_adviser(self.bots.advise(request, person, address))
        return version, serialize_advice(view, advice, Narrator(language, live.edition.id, seat) if language else None)

    # ------------------------------------------------------------ bots and clocks

    def after_change(self) -> None:
        self.wake()

    def is_idle(self, seconds: float) -> bool:
        return super().is_idle(seconds) and (self.runner is None or self.runner.done())

    def wake(self) -> None:
        """Notify the task that plays bots and enforces deadlines, or start it if there is something to do."""
        self.changed.set()
        if self.table.is_restless and (self.runner is None or self.runner.done()):
            self.runner = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Play the bots until a person without a deadline must choose, as long as this process has the lease."""
        while self.table.is_restless and (chooser := self.table.chooser) is not None:
            deadline = self.table.clock.deadline
            try:
                if not await self.leases.hold(self.id):
                    return
                if not chooser.is_person:
                    await self.play_bot(chooser.bot, timed_out=False)
                elif ordered_move(self.table):
                    await self.obey()
                elif deadline is None:
                    return
                elif deadline > now():
                    await self.pause((deadline - now()) / 1000 + 0.005)
                else:
                    await self.play_bot(STAND_IN, timed_out=True)
            except Exception as fault:  # no bot, no disk, or a bug: the game must go on
                log.error("bot not played", extra={"table": self.id[:4], "fault": repr(fault)})
                self.leases.forget(self.id)
                await self.pause(RETRY)

    async def obey(self) -> None:
        """Play what a person has ordered, after a moment in which they may take that back."""
        live, version = self.table.live, self.table.version
        await self.pause(ORDER_WAITS)
        if live is not None and self.table.version == version:
            with contextlib.suppress(TableError):  # the order ended meanwhile
                await self.submit(lambda table: table.obey(live.who, version, now()))

    async def pause(self, seconds: float) -> None:
        """Wait for some seconds, or until the table changes."""
        self.changed.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.changed.wait()

    async def play_bot(self, level: str, timed_out: bool) -> None:
        """Play one choice by a bot. It takes the table's pace, so that its time to think reveals nothing."""
        async with self.lock:
            table, live, version = self.table, self.table.live, self.table.version
            if live is None or table.chooser is None:
                return
            seat, request = live.who, move_request(live, level, table.settings.pace, table.settings.models)
        pace = max(MIN_PACE, 0.0 if timed_out else table.settings.pace / 1000)
        choice, _ = await asyncio.gather(self.bots.choose(request), asyncio.sleep(pace))

        def choose(table: Table) -> AppliedEntry:
            table.require_current(version)
            is_due = table.clock.is_over(now()) if timed_out else not table.seats[seat].is_person
            if not is_due or table.live is None:
                raise TableError("never-left")
            made, unready = choice.simulations, choice.unready
            chosen = [choice.move]
            return table.submit(seat, chosen, version, now(), level, timed_out, simulations=made, unready=unready)

        with contextlib.suppress(TableError):  # the person came back, undid, or chose meanwhile
            await self.submit(choose)
