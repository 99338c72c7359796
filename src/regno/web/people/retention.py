"""Passports that hold nothing end when nobody has used them for long, and so does what is known of signed-out devices.

As for tables, only days count on which a server ran, so that a clock that is set wrong ends nothing.
"""

from __future__ import annotations

import asyncio
import logging

from regno.web.live.protocol import await_write
from regno.web.people.people import People, now
from regno.web.people.sql import DAY
from regno.web.stores import Stores

IDLE_DAYS = 90  # days without use after which a passport that holds nothing ends
CALLED_DAYS = 365  # the same, if its person asked to be called
REVOKED_DAYS = 90  # for which a device that was signed out is told so
LOOK = 3_600.0  # seconds between two looks whether a day has begun
PAGE = 200  # people looked at together
BREATH = 0.05  # seconds between two pages

log = logging.getLogger("regno.web.people.retention")


class PeopleRetention:
    """Looks through all people once on each day; of several processes, the one that notes the day first."""

    def __init__(self, people: People, stores: Stores) -> None:
        self.people, self.stores = people, stores

    async def run(self) -> None:
        while True:
            try:
                await self.clean()
            except Exception as fault:
                log.error("people not cleaned", extra={"fault": repr(fault)})
            await asyncio.sleep(LOOK)

    async def clean(self) -> int:
        """Forget what has ended, if a day has begun; return how many people."""
        store, after, count = self.people.store, "", 0
        if not await await_write(store.start_day(now() // DAY)):
            return 0
        await await_write(store.expire(REVOKED_DAYS))
        while page := await asyncio.to_thread(store.idle, IDLE_DAYS, after, PAGE):
            after = page[-1][0]
            for person in (id for id, is_idle in page if is_idle):
                if days := await asyncio.to_thread(self.days_of, person):
                    count += await self.people.forget_idle(person, days)
            await asyncio.sleep(BREATH)
        if count:
            log.info("expired", extra={"people": count})
        return count

    def days_of(self, person: str) -> int:
        """Return after how many days without use a person ends, 0 for one who holds something that is still there."""
        held, stores = self.people.store.holdings(person), self.stores
        hashes = list(held)
        if hashes and (
            stores.tables.tables_of(hashes, 1) or stores.chronicles.rights(hashes) or stores.packs.rights(hashes)
        ):
            return 0
        return CALLED_DAYS if stores.calls.channels(person) else IDLE_DAYS
