"""The hall: every table of this server, in memory while somebody is there and in the store always."""

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
from regno.table.dump import Archive, revive
from regno.table.errors import Denied
from regno.table.fair_shuffle import new_secret
from regno.table.rematch import rematch_of
from regno.table.seats import hashed, new_token
from regno.table.settings import Terms
from regno.table.store.sqlite import Store
from regno.table.summary import TableRow, summarise
from regno.table.table import Table, Told
from regno.web.bots.pool import Bots
from regno.web.messages import NO_SEAT, TableSeen
from regno.web.tables.room import NotKept, Sitting, now, written
from regno.web.tables.serialize import row_seen

ID_BYTES = 9
IDLE = 600.0  # seconds after which a table that nobody looks at leaves the memory
SWEEP = 60.0
BREATH = 0.02  # seconds between two tables that are woken after a restart: people come first
MOST_LISTED = 50
MOST_OF_MINE, MOST_TOKENS = 200, 200  # tables in the list of one's own, and tokens that are asked for
CLOSING = 10.0  # seconds that the disk has when the server ends
READERS = 2  # threads that read and replay tables, so that nobody else waits for it

T = TypeVar("T")
log = logging.getLogger("regno.web.tables.registry")


class Hall:
    """Finds tables, makes them, and puts those away that nobody needs."""

    def __init__(self, store: Store, bots: Bots, when_lost: Callable[[], None] = lambda: None) -> None:
        self.store, self.bots = store, bots
        store.writer.when_lost = when_lost
        self.sittings: dict[str, Sitting] = {}
        self.coming: dict[str, asyncio.Task[Sitting]] = {}  # tables that are being read
        self.readers = ThreadPoolExecutor(READERS, "regno-reader")
        self.writes = True  # whether the last try to write something went well
        self.chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        chores = (self.wake_restless(), self.sweep(), self.summarise_all())
        self.chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Everything that runs is put away with its position, as far as the disk lets us within the time there is."""
        for chore in self.chores:
            chore.cancel()
        put_away = [asyncio.create_task(self.put_away(sitting)) for sitting in self.sittings.values()]
        if put_away and (await asyncio.wait(put_away, timeout=CLOSING))[1]:
            log.error("not put away", extra={"fault": "the disk is too slow"})
        await self.bots.close()
        self.readers.shutdown(wait=False, cancel_futures=True)
        if not await asyncio.to_thread(self.store.close, CLOSING):
            log.error("store not closed", extra={"fault": "the disk is too slow"})

    async def put_away(self, sitting: Sitting) -> None:
        try:
            await sitting.put_away()
        except Exception as fault:
            log.error("not put away", extra={"fault": repr(fault)})

    # ------------------------------------------------------------ tables

    async def make(self, terms: Terms, maker: str) -> str:
        """Set a new table for a maker known by the hash of a token."""
        table = Table(secrets.token_urlsafe(ID_BYTES), terms, new_secret(), maker, now())
        await self.kept(self.store.create(table))
        self.sittings[table.id] = Sitting(table, self.store, self.bots)
        log.info("table made", extra={"table": table.id[:4], "edition": terms.edition, "houses": terms.houses})
        return table.id

    async def kept(self, future: Future[None]) -> None:
        """Wait until something is on the disk; NotKept if it cannot be written, and then it was not done."""
        try:
            await written(future)
        except Exception as fault:
            log.error("not kept", extra={"fault": repr(fault)})
            raise NotKept from fault

    async def find(self, id: str) -> Sitting:
        """A table by its name, from memory or from the store; it is read and replayed beside the event loop."""
        sitting = self.sittings.get(id)
        if sitting is None:
            coming = self.coming.get(id)
            if coming is None:
                coming = self.coming[id] = asyncio.create_task(self.bring(id))
                coming.add_done_callback(lambda _: self.coming.pop(id, None))
            sitting = await asyncio.shield(coming)
        sitting.touched = time.monotonic()
        return sitting

    async def bring(self, id: str) -> Sitting:
        """Bring a table to life again; one that several ask for at once is read once."""
        try:
            archive, table, news = await self.beside(partial(self.read, id))
        except Denied:
            raise
        except Exception as fault:
            log.error("table not read", extra={"table": id[:4], "fault": repr(fault)})
            raise Denied("table-damaged", table=id) from None
        sitting = self.sittings[id] = self.revived(archive, table, news)
        return sitting

    def read(self, id: str) -> tuple[Archive, Table, list[Told]]:
        """A table from the store, replayed."""
        archive = self.store.archive(id)
        if archive is None:
            raise Denied("unknown-table", table=id)
        return archive, *revive(archive, now())

    async def beside(self, work: Callable[[], T]) -> T:
        """Do something slow beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, work)

    def revived(self, archive: Archive, table: Table, news: list[Told]) -> Sitting:
        """A game that was dealt under rules no longer known gets a position under these at once.

        Where time for the whole game runs, the log says when it did so again: the server was down, and nobody thought.
        """
        position = None
        if not can_replay(archive.rules) and table.play:
            log.info("brought over", extra={"table": table.id[:4], "rules": archive.rules, "forgotten": len(news)})
            position = table.play.position()
        if table.clock.uses_up:
            news = [*news, table.resume_clock(now())]
        if news or position:
            self.store.add(table, news, position)
        positioned = archive.positions[-1].position.moves if archive.positions else 0
        return Sitting(table, self.store, self.bots, positioned)

    def has(self, id: str) -> bool:
        """Whether there is such a table, without waking it."""
        return id in self.sittings or self.store.has(id)

    async def rematch(self, sitting: Sitting, holder: str, admit: Callable[[], None]) -> str:
        """Return the table at which the same people go on; the first who asks has it set, if ``admit`` lets them.

        However many ask at once, one table is set. It is stored whole before anybody hears of it.
        """
        async with sitting.setting_rematch:
            old, before = sitting.table, sitting.table.rematch
            if before and await self.stands(before):
                return before
            old.refuse_unless_finished()
            admit()
            table = rematch_of(old, secrets.token_urlsafe(ID_BYTES), new_secret(), holder, now())
            for write in (self.store.create(table), self.store.add(table, list(table.told))):
                await self.kept(write)
            self.sittings[table.id] = Sitting(table, self.store, self.bots)
            seat = next(iter(old.seats_of(holder)), NO_SEAT)
            await sitting.perform(lambda old: old.rematch_at(table.id, seat, now(), before))
            return table.id

    async def stands(self, id: str) -> bool:
        """Whether a table is there and was not closed; nothing is replayed."""
        row = await self.beside(partial(self.store.row, id))
        return row is not None and row.phase != "closed"

    async def forget(self, id: str, holder: str) -> None:
        """Delete what a person told a table; the seat goes to a bot, the game goes on."""
        sitting = await self.find(id)
        seats = sitting.table.seats_of(holder)
        if not seats and sitting.table.maker != holder:
            raise Denied("not-at-table")
        for seat in seats:
            if sitting.table.phase == "playing" and sitting.table.seats[seat].is_person:
                await sitting.perform(partial(Table.leave, by=holder, seat=seat, now=now()))
            elif sitting.table.phase == "open":
                await sitting.perform(partial(Table.empty, by=holder, seat=seat, now=now()))
        async with sitting.lock:
            await self.kept(self.store.forget(id, holder))
            await sitting.reload()

    # ------------------------------------------------------------ lists

    async def lobby(self) -> list[TableSeen]:
        """Open tables that want to be found."""
        return [row_seen(row) for row in await self.rows(partial(self.store.listed, MOST_LISTED))]

    async def tables_of(self, tokens: list[str]) -> list[TableSeen]:
        """The tables of a person who holds these tokens, the latest first."""
        holders = [hashed(token) for token in tokens[:MOST_TOKENS]]
        rows = await self.rows(partial(self.store.tables_of, holders, MOST_OF_MINE))
        return [row_seen(row, holders) for row in rows]

    async def row(self, id: str) -> TableRow:
        """A table as a list tells it; nothing is replayed."""
        rows = await self.rows(lambda: [row for row in [self.store.row(id)] if row])
        if not rows:
            raise Denied("unknown-table", table=id)
        return rows[0]

    async def rows(self, query: Callable[[], list[TableRow]]) -> list[TableRow]:
        """Rows of the store; those of an earlier form get their summary first."""
        rows = await self.beside(query)
        lacking = [row.id for row in rows if not row.summary.seats]
        for id in lacking:
            await self.beside(partial(self.summarise, id))
        return await self.beside(query) if lacking else rows

    def summarise(self, id: str) -> None:
        """Replay a table whose row has no summary, and write it there; a damaged one stays without."""
        try:
            archive = self.store.archive(id)
            if archive:
                self.store.summarise(id, *summarise(archive, now())).result(CLOSING)
        except Exception as fault:
            log.error("no summary", extra={"table": id[:4], "fault": repr(fault)})

    # ------------------------------------------------------------ keeping house

    async def wake_restless(self) -> None:
        """After a restart bots play on and clocks run, whether anybody looks or not."""
        for id in self.store.restless():
            try:
                (await self.find(id)).wake()
            except Exception as fault:  # a table that cannot be read keeps no other asleep
                log.error("not woken", extra={"table": id[:4], "fault": repr(fault)})
            await asyncio.sleep(BREATH)

    async def summarise_all(self) -> None:
        """Tables of an earlier form of the file get what lists tell of them."""
        for id in await self.beside(self.store.unsummarised):
            await self.beside(partial(self.summarise, id))
            await asyncio.sleep(BREATH)

    async def sweep(self) -> None:
        """Forget what nobody looks at; delete what nobody has touched for long."""
        while True:
            await self.expire()
            for id in [id for id, sitting in self.sittings.items() if self.is_idle(sitting)]:
                del self.sittings[id]
            await asyncio.sleep(SWEEP)

    async def expire(self) -> None:
        """Delete what is due, and see whether the disk takes what we write."""
        try:
            await written(self.store.probe())
            spared = frozenset(self.sittings) | frozenset(self.coming)
            deleted = await written(self.store.expire(int(time.time() * 1000), spared))
        except Exception as fault:
            self.writes = False
            log.error("cannot write", extra={"fault": repr(fault)})
            return
        self.writes = True
        if deleted:
            log.info("expired", extra={"tables": deleted})

    def is_idle(self, sitting: Sitting) -> bool:
        busy = sitting.readers or sitting.lock.locked() or (sitting.runner and not sitting.runner.done())
        return not busy and time.monotonic() - sitting.touched > IDLE


def new_person() -> tuple[str, str]:
    """A token, and the hash that is kept of it."""
    token = new_token()
    return token, hashed(token)


def facts(hall: Hall) -> dict[str, Any]:
    """How the server is, for those who watch over it."""
    readers = sum(len(sitting.readers) for sitting in hall.sittings.values())
    return {"ok": hall.store.writer.is_alive() and hall.writes, "tables": len(hall.sittings), "readers": readers}
