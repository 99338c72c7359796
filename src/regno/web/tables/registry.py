"""The registry of tables: rooms in memory while they are in use, all tables in the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from regno.proelio.formats.record import can_replay
from regno.table.dump import Archive, restore
from regno.table.errors import TableError
from regno.table.fair_shuffle import new_secret
from regno.table.rematch import rematch_of
from regno.table.seats import hash_token, new_token
from regno.table.settings import TableSettings
from regno.table.store.protocol import TableDocumentStore
from regno.table.summary import TableRow, summarise
from regno.table.table import AppliedEntry, Table
from regno.web.bots.pool import BotPool
from regno.web.clock import now
from regno.web.live.gossip import LONGEST, Gossip, NoGossip
from regno.web.live.protocol import NotPersisted, StoreAway, await_write
from regno.web.live.registry import CLOSING, LiveRegistry, call_in
from regno.web.messages import NO_SEAT, TableSeen
from regno.web.metrics import METRICS
from regno.web.rate_limit import ADDRESS
from regno.web.tables.leases import RENEW, LeaseKeeper
from regno.web.tables.room import Room, RoomWatcher
from regno.web.tables.serialize import serialize_row

ID_BYTES = 9
PRESENCE, TELL, MAX_TOLD = "presence", 3.0, 64  # the topic, seconds until it is told again, people in one message
BREATH = 0.02  # seconds between two tables in background tasks, so that people come first
MAX_LISTED = 50
MAX_OF_MINE, MAX_TOKENS = 200, 200  # tables in a person's list, and tokens in one request for it

log = logging.getLogger("regno.web.tables.registry")


class TableRegistry(LiveRegistry[Room]):
    """All tables of a server: a Room for each in memory, the others in the store."""

    def __init__(
        self,
        store: TableDocumentStore,
        bots: BotPool,
        on_failure: Callable[[], None] = lambda: None,
        owner: str = "",
        gossip: Gossip | None = None,
        mark: str = "",
    ) -> None:
        """``owner`` is the name of this process among those that share the store; ids begin with ``mark``."""
        super().__init__("tables")
        self.store, self.bots, self.leases = store, bots, LeaseKeeper(store, owner)
        self.gossip, self.mark = gossip or NoGossip(), mark
        store.on_failure(on_failure)
        store.on_commit(partial(METRICS.observe, "regno_fsync_seconds"))
        self.watcher: RoomWatcher | None = None
        self.due: dict[str, bool] = {}  # tables taken because nobody had them, until they are loaded
        self.writes = True  # whether the last test write succeeded

    async def open(self) -> None:
        await super().open()
        loop = asyncio.get_running_loop()
        self.store.listen(lambda id, version, news: call_in(loop, self.hear, id, version, news))
        self.gossip.listen(PRESENCE, self.hear_presence)
        background = [self.keep_leases(), self.summarise_all()]
        if not isinstance(self.gossip, NoGossip):
            background.append(self.tell_presence())
        self.tasks += [asyncio.create_task(task) for task in background]

    async def close(self) -> None:
        """Close all rooms, the bots and the store, within the time that the disk has."""
        await super().close()
        await self.bots.close()
        if not await asyncio.to_thread(self.store.close, CLOSING):
            log.error("store not closed", extra={"fault": "the disk is too slow"})

    # ------------------------------------------------------------ tables

    async def create(self, settings: TableSettings, maker: str) -> str:
        """Create a table for a maker, known by the hash of a token, and return its id."""
        table = Table(self.new_id(), settings, new_secret(), maker, now())
        await self.persist(self.store.create(table))
        self.documents[table.id] = self.new_room(table)
        log.info("table made", extra={"table": table.id[:4], "edition": settings.edition, "houses": settings.houses})
        return table.id

    async def keep(self, table: Table, entries: list[AppliedEntry]) -> None:
        """Store a table that was played elsewhere, with its log."""
        await self.persist(self.store.create(table))
        if not await self.persist(self.store.append(table, 0, entries)):
            raise NotPersisted

    def new_id(self) -> str:
        return self.mark + secrets.token_urlsafe(ID_BYTES)

    async def load(self, id: str) -> Room:
        try:
            archive = await self.run_in_thread(self.store.load, id)
            if archive is None:
                raise TableError("unknown-table", table=id)
            table, added = await self.thread.run(ADDRESS.get(), restore, archive, now(), was_down=False)
        except TableError:
            raise
        except OSError as fault:  # the database is away, which says nothing about the table
            raise StoreAway from fault
        except Exception as fault:
            log.error("table not read", extra={"table": id[:4], "fault": repr(fault)})
            raise TableError("table-damaged", table=id) from None
        return await self.open_room(archive, table, added)

    async def open_room(self, archive: Archive, table: Table, added: list[AppliedEntry]) -> Room:
        """Return the room of a restored table, writing what its restoration added to the log.

        A game whose rules are no longer known gets a position under the present ones. If no process had the table, its
        clock counts from now on; where it is one for the whole game, the log records that it was resumed.
        """
        was_down = table.is_restless and table.id not in self.leases.held and await self.leases.hold(table.id)
        was_down = was_down or self.due.pop(table.id, False)
        position = None
        if not can_replay(archive.rules) and table.live:
            log.info("brought over", extra={"table": table.id[:4], "rules": archive.rules, "dropped": len(added)})
            position = table.live.position()
        if was_down:
            table.clock.resume(now())
        if was_down and table.clock.uses_up:
            added = [*added, table.resume_clock(now())]
        if added or position:
            self.store.append(table, table.version - len(added), added, position)
        saved_moves = archive.positions[-1].position.moves if archive.positions else 0
        return self.new_room(table, saved_moves)

    def new_room(self, table: Table, saved_moves: int = 0) -> Room:
        return Room(table, self.store, self.bots, saved_moves, self.leases, self.watcher)

    async def has(self, id: str) -> bool:
        """Whether there is such a table; it is not loaded."""
        return id in self.documents or await self.run_in_thread(self.store.has, id)

    async def rematch(self, room: Room, holder: str, admit: Callable[[], None]) -> str:
        """Return the id of the rematch; the first request creates it, unless ``admit`` raises.

        Concurrent requests get the same table. It is persisted before it is announced.
        """
        async with room.rematch_lock:
            old, before = room.table, room.table.rematch
            if before and await self.stands(before):
                return before
            old.require_finished()
            admit()
            table = rematch_of(old, self.new_id(), new_secret(), holder, now())
            await self.persist(self.store.create(table))
            await self.persist(self.store.append(table, 0, list(table.recent)))
            self.documents[table.id] = self.new_room(table)
            if self.watcher:
                self.watcher.notice_rematch(table)
            seat = next(iter(old.seats_of(holder)), NO_SEAT)
            await room.submit(lambda old: old.set_rematch(table.id, seat, now(), before))
            return table.id

    async def stands(self, id: str) -> bool:
        """Whether a table exists and was not closed, by its row."""
        row = await self.run_in_thread(self.store.row, id)
        return row is not None and row.phase != "closed"

    async def forget(self, id: str, holder: str) -> None:
        """Erase a person's data from a table; a bot takes the seat. Raise TableError if they are not of the table."""
        room = await self.find(id)
        seats = room.table.seats_of(holder)
        if not seats and room.table.maker != holder:
            raise TableError("not-at-table")
        for seat in seats:
            if room.table.phase == "playing" and room.table.seats[seat].is_person:
                await room.submit(partial(Table.leave, by=holder, seat=seat, now=now()))
            elif room.table.phase == "open":
                await room.submit(partial(Table.empty, by=holder, seat=seat, now=now()))
        async with room.lock:
            await self.persist(self.store.forget(id, holder))
            await room.reload()

    # ------------------------------------------------------------ lists

    async def lobby(self) -> list[TableSeen]:
        """Return the open tables that are listed."""
        return [serialize_row(row) for row in await self.rows(partial(self.store.list_open, MAX_LISTED))]

    async def tables_of(self, holders: Mapping[str, int], most: int = MAX_OF_MINE) -> list[TableSeen]:
        """Return the tables of a person, the latest first.

        ``holders`` are the hashes of what the person has, each with the place of the token that opens it.
        """
        rows = await self.rows(partial(self.store.tables_of, list(holders), most))
        return [serialize_row(row, holders) for row in rows]

    async def row(self, id: str) -> TableRow:
        """Return the row of a table; raise TableError if there is none."""
        rows = await self.rows(lambda: [row for row in [self.store.row(id)] if row])
        if not rows:
            raise TableError("unknown-table", table=id)
        return rows[0]

    async def rows(self, query: Callable[[], list[TableRow]]) -> list[TableRow]:
        """Return rows of the store; those without a summary get it first."""
        rows = await self.run_in_thread(query)
        lacking = [row.id for row in rows if not row.summary.seats]
        for id in lacking:
            await self.run_in_thread(self.summarise, id)
        return await self.run_in_thread(query) if lacking else rows

    def summarise(self, id: str) -> None:
        """Restore a table whose row has no summary and store it; a damaged table stays without."""
        try:
            archive = self.store.load(id)
            if archive:
                self.store.summarise(id, *summarise(archive, now())).result(CLOSING)
        except Exception as fault:
            log.error("no summary", extra={"table": id[:4], "fault": repr(fault)})

    # ------------------------------------------------------------ background tasks

    async def tell_presence(self) -> None:
        """Tell the other processes who is connected here, again and again.

        A message tells of as many rooms as have room in it, and the messages are spread over the time until they are
        repeated: hundreds at once would keep everybody's moves waiting.
        """
        while True:
            messages = self.presence_messages([room for room in self.documents.values() if room.clients])
            for rooms, text in messages:
                if text:
                    self.gossip.send(PRESENCE, text)
                for room in rooms:
                    room.broadcast_presence()
                await asyncio.sleep(TELL / len(messages))
            if not messages:
                await asyncio.sleep(TELL)

    def presence_messages(self, rooms: list[Room]) -> list[tuple[list[Room], str]]:
        """Return messages that tell who is connected in some rooms: a line for each room, and its people."""
        messages, told, lines = list[tuple[list[Room], str]](), list[Room](), list[str]()
        for room in rooms:
            people = room.presence.here()[:MAX_TOLD]
            line = " ".join([room.id, *people])
            if told and sum(map(len, lines)) + len(lines) + len(line) > LONGEST:
                messages.append((told, "\n".join(lines)))
                told, lines = [], []
            told.append(room)
            lines += [line] if people else []
        return [*messages, (told, "\n".join(lines))] if told else messages

    def hear_presence(self, text: str) -> None:
        for line in text.split("\n"):
            id, *people = line.split(" ")
            if room := self.documents.get(id):
                room.presence.hear(people)
                room.broadcast_presence()

    async def keep_leases(self) -> None:
        """Renew our leases, and look after tables at which a bot must choose or a clock runs and that nobody has."""
        while True:
            pause = RENEW
            try:
                await self.leases.renew()
                await self.leases.release([id for id in self.leases.held if self.is_done_with(id)])
                if taken := await self.leases.take_due():
                    self.due.update(dict.fromkeys(taken, True))
                    await self.wake(taken)
                    pause = BREATH
            except Exception as fault:  # the database is away: its rows tell who holds what
                log.error("leases not kept", extra={"fault": repr(fault)})
            await asyncio.sleep(pause)

    def is_done_with(self, id: str) -> bool:
        """Whether a table whose lease we hold is neither in memory nor about to be."""
        room = self.documents.get(id)
        return id not in self.loading and (room is None or room.table.phase != "playing")

    async def wake(self, ids: list[str]) -> None:
        """Load tables and have their bots played and their clocks enforced."""
        for id in ids:
            try:
                (await self.find(id)).wake()
            except Exception as fault:  # one damaged table must not stop the others
                log.error("not woken", extra={"table": id[:4], "fault": repr(fault)})
            self.due.pop(id, None)
            await asyncio.sleep(BREATH)

    async def summarise_all(self) -> None:
        """Store the summaries of migrated tables."""
        for id in await self.run_in_thread(self.store.list_unsummarised):
            await self.run_in_thread(self.summarise, id)
            await asyncio.sleep(BREATH)

    async def clean(self) -> None:
        """Delete expired tables, and note whether the store can be written to."""
        try:
            await await_write(self.store.probe())
            spared = frozenset(self.documents) | frozenset(self.loading)
            deleted = await await_write(self.store.expire(now(), spared))
        except Exception as fault:
            self.writes = False
            log.error("cannot write", extra={"fault": repr(fault)})
            return
        self.writes = True
        if deleted:
            log.info("expired", extra={"tables": deleted})


def new_token_pair() -> tuple[str, str]:
    """Return a new token and its hash."""
    token = new_token()
    return token, hash_token(token)


def health(registry: TableRegistry) -> dict[str, Any]:
    """Return the health of the server for monitoring."""
    clients = sum(len(room.clients) for room in registry.documents.values())
    return {
        "ok": registry.store.is_alive() and registry.writes,
        "tables": len(registry.documents),
        "readers": clients,
    }
