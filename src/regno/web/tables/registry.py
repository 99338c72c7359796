"""The registry of tables: rooms in memory while they are in use, all tables in the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from regno.proelio.formats.record import can_replay
from regno.table.dump import Archive, restore
from regno.table.errors import TableError
from regno.table.fair_shuffle import new_secret
from regno.table.rematch import rematch_of
from regno.table.seats import hash_token, new_token
from regno.table.settings import TableSettings
from regno.table.store.sqlite import TableStore
from regno.table.summary import TableRow, summarise
from regno.table.table import AppliedEntry, Table
from regno.web.bots.pool import BotPool
from regno.web.messages import NO_SEAT, TableSeen
from regno.web.tables.room import NotPersisted, Room, now, write_done
from regno.web.tables.serialize import row_seen

ID_BYTES = 9
IDLE = 600.0  # seconds after which a room without clients is dropped from memory
SWEEP = 60.0
BREATH = 0.02  # seconds between two tables in background tasks, so that people come first
MAX_LISTED = 50
MAX_OF_MINE, MAX_TOKENS = 200, 200  # tables in a person's list, and tokens in one request for it
CLOSING = 10.0  # seconds for the disk when the server ends
THREADS = 2  # that read and replay tables beside the event loop

T = TypeVar("T")
log = logging.getLogger("regno.web.tables.registry")


class TableRegistry:
    """All tables of a server: a Room for each in memory, the others in the store."""

    def __init__(self, store: TableStore, bots: BotPool, on_failure: Callable[[], None] = lambda: None) -> None:
        self.store, self.bots = store, bots
        store.writer.on_failure = on_failure
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}  # rooms that are being loaded
        self.pool = ThreadPoolExecutor(THREADS, "regno-reader")
        self.writes = True  # whether the last test write succeeded
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        tasks = (self.wake_restless(), self.sweep(), self.summarise_all())
        self.tasks = [asyncio.create_task(task) for task in tasks]

    async def close(self) -> None:
        """Close all rooms, the bots and the store, within the time that the disk has."""
        for task in self.tasks:
            task.cancel()
        closing = [asyncio.create_task(self.close_room(room)) for room in self.rooms.values()]
        if closing and (await asyncio.wait(closing, timeout=CLOSING))[1]:
            log.error("not closed", extra={"fault": "the disk is too slow"})
        await self.bots.close()
        self.pool.shutdown(wait=False, cancel_futures=True)
        if not await asyncio.to_thread(self.store.close, CLOSING):
            log.error("store not closed", extra={"fault": "the disk is too slow"})

    async def close_room(self, room: Room) -> None:
        try:
            await room.close()
        except Exception as fault:
            log.error("not closed", extra={"fault": repr(fault)})

    # ------------------------------------------------------------ tables

    async def create(self, settings: TableSettings, maker: str) -> str:
        """Create a table for a maker, known by the hash of a token, and return its id."""
        table = Table(secrets.token_urlsafe(ID_BYTES), settings, new_secret(), maker, now())
        await self.persist(self.store.create(table))
        self.rooms[table.id] = Room(table, self.store, self.bots)
        log.info("table made", extra={"table": table.id[:4], "edition": settings.edition, "houses": settings.houses})
        return table.id

    async def persist(self, future: Future[None]) -> None:
        """Wait for a write to the store; raise NotPersisted if it fails."""
        try:
            await write_done(future)
        except Exception as fault:
            log.error("not persisted", extra={"fault": repr(fault)})
            raise NotPersisted from fault

    async def find(self, id: str) -> Room:
        """Return the room of a table, loading it from the store if needed; raise TableError."""
        room = self.rooms.get(id)
        if room is None:
            loading = self.loading.get(id)
            if loading is None:
                loading = self.loading[id] = asyncio.create_task(self.load(id))
                loading.add_done_callback(lambda _: self.loading.pop(id, None))
            room = await asyncio.shield(loading)
        room.touched = time.monotonic()
        return room

    async def load(self, id: str) -> Room:
        """Load a table into a new room; ``find`` shares one load among all who ask."""
        try:
            archive, table, added = await self.run_in_thread(partial(self.read, id))
        except TableError:
            raise
        except Exception as fault:
            log.error("table not read", extra={"table": id[:4], "fault": repr(fault)})
            raise TableError("table-damaged", table=id) from None
        room = self.rooms[id] = self.open_room(archive, table, added)
        return room

    def read(self, id: str) -> tuple[Archive, Table, list[AppliedEntry]]:
        """Read a table from the store and restore it."""
        archive = self.store.archive(id)
        if archive is None:
            raise TableError("unknown-table", table=id)
        return archive, *restore(archive, now())

    async def run_in_thread(self, work: Callable[[], T]) -> T:
        """Run slow work in the thread pool."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    def open_room(self, archive: Archive, table: Table, added: list[AppliedEntry]) -> Room:
        """Return the room of a restored table, writing what its restoration added to the log.

        A game whose rules are no longer known gets a position under the present ones. Where a clock for the whole game
        runs, the log records that it was resumed.
        """
        position = None
        if not can_replay(archive.rules) and table.live:
            log.info("brought over", extra={"table": table.id[:4], "rules": archive.rules, "dropped": len(added)})
            position = table.live.position()
        if table.clock.uses_up:
            added = [*added, table.resume_clock(now())]
        if added or position:
            self.store.add(table, added, position)
        saved_moves = archive.positions[-1].position.moves if archive.positions else 0
        return Room(table, self.store, self.bots, saved_moves)

    def has(self, id: str) -> bool:
        """Whether there is such a table; it is not loaded."""
        return id in self.rooms or self.store.has(id)

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
            table = rematch_of(old, secrets.token_urlsafe(ID_BYTES), new_secret(), holder, now())
            for write in (self.store.create(table), self.store.add(table, list(table.recent))):
                await self.persist(write)
            self.rooms[table.id] = Room(table, self.store, self.bots)
            seat = next(iter(old.seats_of(holder)), NO_SEAT)
            await room.submit(lambda old: old.set_rematch(table.id, seat, now(), before))
            return table.id

    async def stands(self, id: str) -> bool:
        """Whether a table exists and was not closed, by its row."""
        row = await self.run_in_thread(partial(self.store.row, id))
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
        return [row_seen(row) for row in await self.rows(partial(self.store.listed, MAX_LISTED))]

    async def tables_of(self, tokens: list[str]) -> list[TableSeen]:
        """Return the tables of the person with these tokens, the latest first."""
        holders = [hash_token(token) for token in tokens[:MAX_TOKENS]]
        rows = await self.rows(partial(self.store.tables_of, holders, MAX_OF_MINE))
        return [row_seen(row, holders) for row in rows]

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
            await self.run_in_thread(partial(self.summarise, id))
        return await self.run_in_thread(query) if lacking else rows

    def summarise(self, id: str) -> None:
        """Restore a table whose row has no summary and store it; a damaged table stays without."""
        try:
            archive = self.store.archive(id)
            if archive:
                self.store.summarise(id, *summarise(archive, now())).result(CLOSING)
        except Exception as fault:
            log.error("no summary", extra={"table": id[:4], "fault": repr(fault)})

    # ------------------------------------------------------------ background tasks

    async def wake_restless(self) -> None:
        """After a restart, load the tables at which a bot must choose or a clock runs."""
        for id in self.store.restless():
            try:
                (await self.find(id)).wake()
            except Exception as fault:  # one damaged table must not stop the others
                log.error("not woken", extra={"table": id[:4], "fault": repr(fault)})
            await asyncio.sleep(BREATH)

    async def summarise_all(self) -> None:
        """Store the summaries of migrated tables."""
        for id in await self.run_in_thread(self.store.unsummarised):
            await self.run_in_thread(partial(self.summarise, id))
            await asyncio.sleep(BREATH)

    async def sweep(self) -> None:
        """Drop idle rooms from memory and expired tables from the store, every SWEEP seconds."""
        while True:
            await self.expire()
            for id in [id for id, room in self.rooms.items() if self.is_idle(room)]:
                del self.rooms[id]
            await asyncio.sleep(SWEEP)

    async def expire(self) -> None:
        """Delete expired tables, and note whether the store can be written to."""
        try:
            await write_done(self.store.probe())
            spared = frozenset(self.rooms) | frozenset(self.loading)
            deleted = await write_done(self.store.expire(int(time.time() * 1000), spared))
        except Exception as fault:
            self.writes = False
            log.error("cannot write", extra={"fault": repr(fault)})
            return
        self.writes = True
        if deleted:
            log.info("expired", extra={"tables": deleted})

    def is_idle(self, room: Room) -> bool:
        busy = room.clients or room.lock.locked() or (room.runner and not room.runner.done())
        return not busy and time.monotonic() - room.touched > IDLE


def new_token_pair() -> tuple[str, str]:
    """Return a new token and its hash."""
    token = new_token()
    return token, hash_token(token)


def health(registry: TableRegistry) -> dict[str, Any]:
    """Return the health of the server for monitoring."""
    clients = sum(len(room.clients) for room in registry.rooms.values())
    return {
        "ok": registry.store.writer.is_alive() and registry.writes,
        "tables": len(registry.rooms),
        "readers": clients,
    }
