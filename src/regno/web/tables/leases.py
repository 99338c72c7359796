"""The leases that this process holds: it plays the bots of these tables and enforces their clocks.

A lease that is not renewed in time may pass to another process, which gets a higher epoch. What a bot chose is appended
with the epoch, so that a process that slept over its lease can do no harm, only be late.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Collection

from regno.table.store.protocol import TableDocumentStore
from regno.web.live.protocol import await_write

LEASE = 5.0  # seconds after which the tables of a process that died pass to others
RENEW = 1.0  # seconds between two renewals, and two looks for tables that nobody holds
PORTION = 10  # tables taken at once, so that the first process to start does not take all
NO_EPOCH = -1

log = logging.getLogger("regno.web.tables.leases")


def own_name(pid: int | None = None) -> str:
    """Return the name of a process of this machine among all that share a store."""
    return f"{socket.gethostname()}-{pid or os.getpid()}"


class LeaseKeeper:
    """The leases of one process, by the id of the table, each with its epoch."""

    def __init__(self, store: TableDocumentStore, owner: str = "") -> None:
        self.store, self.owner = store, owner or own_name()
        self.held: dict[str, int] = {}

    def epoch(self, id: str) -> int:
        """Return the epoch of a table's lease; one that no append succeeds with, if it is not held."""
        return self.held.get(id, NO_EPOCH)

    async def hold(self, id: str) -> bool:
        """Return whether this process holds the lease of a table, taking it if it is free."""
        if id not in self.held:
            epoch = await await_write(self.store.take_lease(self.owner, id, LEASE))
            if epoch is not None:
                self.held[id] = epoch
        return id in self.held

    def forget(self, id: str) -> None:
        """Look again, at the next use, whether the lease is still held."""
        self.held.pop(id, None)

    async def release(self, ids: Collection[str]) -> None:
        """Let go of some leases; others may take them at once."""
        mine = [id for id in ids if self.held.pop(id, None) is not None]
        if mine:
            await await_write(self.store.release(self.owner, mine))

    async def renew(self) -> None:
        """Renew all leases, and forget those that have passed to others."""
        asked = dict(self.held)
        if asked:
            kept = await await_write(self.store.renew(self.owner, asked, LEASE))
            for id in asked.keys() - kept:
                log.warning("lease lost", extra={"table": id[:4]})
                self.held.pop(id, None)

    async def take_due(self) -> list[str]:
        """Take the leases of tables that need somebody and have nobody; return their ids."""
        taken = await await_write(self.store.take_due(self.owner, LEASE, PORTION))
        self.held.update(taken)
        return list(taken)
