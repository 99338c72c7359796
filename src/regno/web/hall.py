"""The hall: every table of this server, in memory while somebody is there and in the store always."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from regno.proelio.record import can_replay
from regno.table.archive import Archive, revive
from regno.table.denied import Denied
from regno.table.rematch import rematch_of
from regno.table.seats import hashed, new_token
from regno.table.shuffle import new_secret
from regno.table.store import Store
from regno.table.table import Table
from regno.table.terms import Terms
from regno.web.bots import Bots
from regno.web.messages import NO_SEAT, TableSeen
from regno.web.sitting import NotKept, Sitting, now
from regno.web.telling import table_seen

ID_BYTES = 9
IDLE = 600.0  # seconds after which a table that nobody looks at leaves the memory
SWEEP = 60.0
BREATH = 0.02  # seconds between two tables that are woken after a restart: people come first
MOST_LISTED = 50

log = logging.getLogger("regno.web.hall")


class Hall:
    """Finds tables, makes them, and puts those away that nobody needs."""

    def __init__(self, store: Store, bots: Bots) -> None:
        self.store, self.bots = store, bots
        self.sittings: dict[str, Sitting] = {}
        self.chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.chores = [asyncio.create_task(self.wake_restless()), asyncio.create_task(self.sweep())]

    async def close(self) -> None:
        """Everything that runs is put away with its position."""
        for chore in self.chores:
            chore.cancel()
        put_away = [sitting.put_away() for sitting in self.sittings.values()]
        for fault in await asyncio.gather(*put_away, return_exceptions=True):
            if fault is not None:
                log.error("not put away", extra={"fault": repr(fault)})
        await self.bots.close()
        await asyncio.to_thread(self.store.close)

    # ------------------------------------------------------------ tables

    async def make(self, terms: Terms, maker: str) -> str:
        """Set a new table for a maker known by the hash of a token."""
        table = Table(secrets.token_urlsafe(ID_BYTES), terms, new_secret(), maker, now())
        await asyncio.wrap_future(self.store.create(table))
        self.sittings[table.id] = Sitting(table, self.store, self.bots)
        log.info("table made", extra={"table": table.id[:4], "edition": terms.edition, "houses": terms.houses})
        return table.id

    def find(self, id: str) -> Sitting:
        """A table by its name, from memory or from the store."""
        sitting = self.sittings.get(id)
        if sitting is None:
            archive = self.store.archive(id)
            if archive is None:
                raise Denied("unknown-table")
            sitting = self.sittings[id] = self.revived(archive)
        sitting.touched = time.monotonic()
        return sitting

    def revived(self, archive: Archive) -> Sitting:
        """A game that was dealt under rules no longer known gets a position under these at once."""
        table, news = revive(archive, now())
        if not can_replay(archive.rules) and table.play:
            log.info("brought over", extra={"table": table.id[:4], "rules": archive.rules, "forgotten": len(news)})
            self.store.add(table, news, table.play.position())
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
            old = sitting.table
            if old.rematch:
                return old.rematch
            old.refuse_unless_finished()
            admit()
            table = rematch_of(old, secrets.token_urlsafe(ID_BYTES), new_secret(), holder, now())
            try:
                writes = self.store.create(table), self.store.add(table, list(table.told))
                await asyncio.gather(*map(asyncio.wrap_future, writes))
            except Exception as fault:
                raise NotKept from fault
            self.sittings[table.id] = Sitting(table, self.store, self.bots)
            seat = next(iter(old.seats_of(holder)), NO_SEAT)
            await sitting.perform(lambda old: old.rematch_at(table.id, seat, now()))
            return table.id

    async def forget(self, id: str, holder: str) -> None:
        """Delete what a person told a table; the seat goes to a bot, the game goes on."""
        sitting = self.find(id)
        seats = sitting.table.seats_of(holder)
        if not seats and sitting.table.maker != holder:
            raise Denied("not-at-table")
        for seat in seats:
            if sitting.table.phase == "playing" and sitting.table.seats[seat].is_person:
                await sitting.perform(partial(Table.leave, by=holder, seat=seat, now=now()))
            elif sitting.table.phase == "open":
                await sitting.perform(partial(Table.empty, by=holder, seat=seat, now=now()))
        async with sitting.lock:
            await asyncio.wrap_future(self.store.forget(id, holder))
            sitting.reload()

    # ------------------------------------------------------------ lists

    def lobby(self) -> list[TableSeen]:
        """Open tables that want to be found."""
        return [table_seen(self.find(id).table) for id in self.store.listed(MOST_LISTED)]

    def tables_of(self, tokens: list[str]) -> list[TableSeen]:
        """A person's own tables, each once, with the place of a token that opens it."""
        found: dict[str, TableSeen] = {}
        for place, holder in enumerate(hashed(token) for token in tokens[:MOST_LISTED]):
            for id in self.store.tables_of(holder):
                if id not in found or not found[id].your_choice:
                    found[id] = table_seen(self.find(id).table, holder, place)
        return list(found.values())

    # ------------------------------------------------------------ keeping house

    async def wake_restless(self) -> None:
        """After a restart bots play on and clocks run, whether anybody looks or not."""
        for id in self.store.restless():
            try:
                self.find(id).wake()
            except Exception as fault:  # a table that cannot be read keeps no other asleep
                log.error("not woken", extra={"table": id[:4], "fault": repr(fault)})
            await asyncio.sleep(BREATH)

    async def sweep(self) -> None:
        """Forget what nobody looks at; delete what nobody has touched for long."""
        while True:
            deleted = await asyncio.wrap_future(self.store.expire(now(), frozenset(self.sittings)))
            if deleted:
                log.info("expired", extra={"tables": deleted})
            for id in [id for id, sitting in self.sittings.items() if self.is_idle(sitting)]:
                del self.sittings[id]
            await asyncio.sleep(SWEEP)

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
    return {"ok": hall.store.writer.is_alive(), "tables": len(hall.sittings), "readers": readers}
