"""A document in memory with its clients. All changes go through ``submit``.

Under the lock a request is decided, what it decides is persisted, and then broadcast. If another process was first,
the document is reloaded and the request decided again; after any fault the document is as the store has it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from regno.errors import RegnoError
from regno.web.clock import monotonic
from regno.web.live.client import ClientSet, LiveClient
from regno.web.live.protocol import FateUnknown, NotPersisted, StoreAway
from regno.web.metrics import METRICS

MAX_TRIES = 5  # decisions on one request, while other processes are first
FOLLOW_AGAIN, FOLLOW_LATEST = 1.0, 60.0  # seconds until what could not be read is read again, at first and at most

Request = TypeVar("Request")
Change = TypeVar("Change")
Client = TypeVar("Client", bound=LiveClient)
log = logging.getLogger("regno.web.live")


def ignore(change: object) -> None:
    """Do nothing about a change."""


class LiveDocument(ABC, Generic[Request, Change, Client]):
    """One document, its clients, and the lock under which it changes."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.clients: ClientSet[Client] = ClientSet()
        self.touched = monotonic()
        self.catching = False  # whether a task is about to read what other processes appended
        self.following: asyncio.Task[None] | None = None
        self.news: dict[int, str] = {}  # entries that other processes appended, by version, until they are applied
        self.must_read = False  # whether others may have appended something that did not come with the news
        self.is_stale = False  # whether memory may differ from the store, because reloading failed

    # ------------------------------------------------------------ what each kind of document does in its own way

    @abstractmethod
    def decide(self, request: Request) -> Change:
        """Apply a request in memory and return the change; a RegnoError leaves the document as it was."""

    @abstractmethod
    async def persist(self, change: Change) -> bool:
        """Append a change to the store; return whether the stored version was the expected one."""

    @abstractmethod
    async def load(self) -> None:
        """Replace what is in memory by what the store has."""

    @abstractmethod
    def broadcast(self, change: Change) -> None:
        """Queue a persisted change for all clients."""

    @abstractmethod
    async def snapshot(self, client: Client) -> bytes:
        """Return the whole document for one client. The caller holds the lock."""

    @abstractmethod
    def has(self, change: Change) -> bool:
        """Whether a change is part of the document as it was loaded last."""

    async def refresh(self) -> None:
        """Bring memory up to date with the store, if it may be behind. The caller holds the lock."""
        if self.is_stale:
            await self.reload()

    def after_change(self) -> None:
        """React to a change or a new client, after the lock was released."""

    # ------------------------------------------------------------ changing

    async def submit(self, request: Request, then: Callable[[Change], None] = ignore) -> Change:
        """Decide, persist and broadcast a request; finish even if the caller is cancelled.

        ``then`` is called with the change in the moment in which it was broadcast. Raise the RegnoError of a refused
        request, NotPersisted or StoreAway if nothing was done, or FateUnknown.
        """
        return await asyncio.shield(asyncio.ensure_future(self._submit(request, then)))

    async def _submit(self, request: Request, then: Callable[[Change], None]) -> Change:
        async with self.lock:
            await self.refresh()
            for _ in range(MAX_TRIES):
                try:
                    change = await self.make_decision(request)
                except RegnoError:
                    raise  # a refusal changes nothing
                except Exception:
                    await self.reload()
                    raise
                began = time.perf_counter()
                try:
                    is_written = await self.persist(change)
                    METRICS.observe("regno_commit_seconds", time.perf_counter() - began, kind=type(self).__name__)
                except Exception as fault:
                    is_written = await self.look_for(change, fault)
                if is_written:
                    break
                await self.reload()  # another process was first
            else:
                raise NotPersisted
            self.broadcast(change)
        self.touch()
        then(change)
        return change

    async def make_decision(self, request: Request) -> Change:
        """Decide on a request; where that may take long, in a thread."""
        return self.decide(request)

    # ------------------------------------------------------------ what other processes changed

    def notice(self, version: int | None = None, news: str = "") -> None:
        """Catch up with the store if it has a later version than memory, or may have (None).

        ``news`` is what was appended as that version, empty if it must be read.
        """
        if version is None or (not news and self.is_behind(version)):
            self.must_read = True
        elif news and self.is_behind(version):
            self.news[version] = news
        if not self.catching and (version is None or self.is_behind(version)):
            self.catching = True
            task = asyncio.create_task(self.follow())
            self.following = task  # kept, or it might be collected before its end

    async def follow(self) -> None:
        """Apply what other processes have appended. While it cannot be read and somebody looks, try again.

        The pause doubles with each try: a store that is away is read soon after it is back, and a document that can
        never be read costs little.
        """
        pause = FOLLOW_AGAIN
        while not await self._try_to_follow():
            await asyncio.sleep(pause)
            pause = min(2 * pause, FOLLOW_LATEST)
            if not (self.is_stale and self.clients):
                return

    async def _try_to_follow(self) -> bool:
        """Catch up once; return whether that succeeded."""
        try:
            async with self.lock:
                self.catching = False
                await self.catch_up()
            self.touch()
        except Exception as fault:
            self.is_stale = True
            log.error("not followed", extra={"document": self.id[:4], "fault": repr(fault)})
            return False
        finally:
            self.catching = False
        return True

    def is_behind(self, version: int) -> bool:
        """Whether memory has an earlier version than this."""
        return True

    async def catch_up(self) -> None:
        """Bring memory up to date and send clients what they missed. The caller holds the lock."""
        await self.reload()

    async def look_for(self, change: Change, fault: Exception) -> bool:
        """Reload the document after a failed write, of which nobody knows whether it was done; return True if it was.

        Raise NotPersisted if it was not, FateUnknown if the store cannot be read either.
        """
        METRICS.count("regno_not_kept_total")
        log.error("not persisted", extra={"document": self.id[:4], "fault": repr(fault)})
        try:
            await self.reload()
        except Exception:
            if self.clients:
                self.notice()  # who looks on learns of it as soon as the store can be read
            raise FateUnknown from fault
        if not self.has(change):
            raise NotPersisted from fault
        return True

    async def reload(self) -> None:
        """Load the document again and resynchronise all clients. If that fails, the next use tries again.

        The caller holds the lock. Raise StoreAway if the store cannot be read.
        """
        self.is_stale = True
        try:
            await self.load()
        except OSError as fault:
            raise StoreAway from fault
        self.is_stale = False
        for client in self.clients:
            client.send_queue.resync()

    # ------------------------------------------------------------ clients

    def touch(self) -> None:
        """Count the document as in use now."""
        self.touched = monotonic()
        self.after_change()

    def leave(self, client: Client) -> None:
        """Remove a client."""
        self.clients.discard(client)

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has used the document for some seconds."""
        return not self.clients and not self.lock.locked() and monotonic() - self.touched > seconds

    async def close(self) -> None:
        """End what runs beside the document; called when the server stops."""
