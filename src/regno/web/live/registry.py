"""The documents in memory: found or loaded once for all who ask, evicted when idle, closed with the server."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Generic, TypeVar

from regno.table.errors import TableError
from regno.web.clock import monotonic
from regno.web.fair_thread import FairThread
from regno.web.live.document import LiveDocument
from regno.web.live.protocol import NotPersisted, await_write

SWEEP = 60.0  # seconds between two evictions
CLOSING = 10.0  # seconds for the disk when the server ends
IDLE = 600.0  # seconds after which a document without clients is dropped from memory
SOON = 5.0  # seconds without use after which a document leaves the memory where others need its room
LATER = 10  # seconds after which somebody may ask again for what has no room
HEAVY = 256  # so many documents of this weight, or fewer, fill the memory: only such ones are refused
THREADS = 2  # that read documents and lists beside the event loop
MOST_OF_ONE, MOST_WAITING = 1_000, 10_000  # replays that wait: for one address, and for all

Document = TypeVar("Document", bound=LiveDocument[Any, Any, Any])
T = TypeVar("T")
log = logging.getLogger("regno.web.live")


class LiveRegistry(ABC, Generic[Document]):
    """The live documents of one kind, by id."""

    most = 5_000  # that documents in memory weigh together, but for those in use

    def __init__(self, name: str) -> None:
        self.documents: dict[str, Document] = {}
        self.loading: dict[str, asyncio.Task[Document]] = {}
        self.changed: set[str] = set()  # that other processes changed while they were loaded here
        self.thread = FairThread(MOST_OF_ONE, MOST_WAITING)  # for what takes long to replay
        self.pool = ThreadPoolExecutor(THREADS, f"regno-{name}")
        self.tasks: list[asyncio.Task[None]] = []

    @abstractmethod
    async def load(self, id: str) -> Document:
        """Return a document read from the store; raise RegnoError. ``find`` shares one load among all who ask."""

    async def open(self) -> None:
        """Start the background tasks."""
        self.tasks.append(asyncio.create_task(self.sweep()))

    async def find(self, id: str) -> Document:
        """Return a live document, loading it if needed; raise RegnoError."""
        document = self.documents.get(id)
        if document is None:
            loading = self.loading.get(id)
            if loading is None:
                loading = self.loading[id] = asyncio.create_task(self.load_into_memory(id))
                loading.add_done_callback(lambda _: self.end_loading(id))
            document = await asyncio.shield(loading)
        document.touched = monotonic()
        return document

    def end_loading(self, id: str) -> None:
        self.loading.pop(id, None)
        self.changed.discard(id)

    async def load_into_memory(self, id: str) -> Document:
        """Load a document; one that another process has changed in the meantime is followed at once."""
        document = await self.load(id)
        self.make_room(document)
        self.documents[id] = document
        if id in self.changed:
            document.notice()
        return document

    def hang_up(self, devices: Collection[str]) -> None:
        """End the connections of devices, by the hashes of their keys."""
        for document in self.documents.values():
            for client in tuple(document.clients):
                if client.device in devices:
                    client.hang_up()

    async def run_in_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run slow work, such as a read of the store, in the thread pool."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, work, *arguments)

    async def persist(self, future: Future[T]) -> T:
        """Return the result of a write to the store; raise NotPersisted if it fails."""
        try:
            return await await_write(future)
        except Exception as fault:
            log.error("not persisted", extra={"fault": repr(fault)})
            raise NotPersisted from fault

    # ------------------------------------------------------------ eviction and the end

    def weigh(self, document: Document) -> int:
        """Return how much of ``most`` a document takes."""
        return 1

    def make_room(self, document: Document) -> None:
        """Let documents without clients leave the memory where one more would be too much, the longest unused first.

        Raise TableError for a heavy one that finds no room.
        """
        weight = self.weigh(document)
        total = weight + sum(map(self.weigh, self.documents.values()))
        if total <= self.most:
            return
        for unused in sorted(self.documents.values(), key=lambda each: each.touched):
            if not unused.is_idle(SOON):
                continue
            if total <= self.most:
                return
            total -= self.weigh(self.documents.pop(unused.id))
        if total > self.most and weight * HEAVY >= self.most:
            raise TableError("too-many", seconds=LATER)

    async def sweep(self) -> None:
        """Clean the store and evict idle documents, every SWEEP seconds."""
        while True:
            await self.clean()
            self.evict_idle()
            await asyncio.sleep(SWEEP)

    async def clean(self) -> None:
        """Remove from the store what has expired."""

    def evict_idle(self) -> list[str]:
        """Drop idle documents from memory, where the store has them, and return their ids."""
        idle = [id for id, document in self.documents.items() if document.is_idle(IDLE)]
        for id in idle:
            del self.documents[id]
        return idle

    def hear(self, id: str, version: int, news: str = "") -> None:
        """Notice that another process has changed a document, and what it appended if that came with the news.

        All may have been changed if no id is given.
        """
        self.changed.update(each for each in self.loading if not id or each == id)
        for document in [*self.documents.values()] if not id else [self.documents[id]] if id in self.documents else []:
            document.notice(version if id and version else None, news)

    async def close(self) -> None:
        """Stop the background tasks and close all documents, within the time that the disk has."""
        for task in self.tasks:
            task.cancel()
        closing = [asyncio.create_task(self.close_document(document)) for document in self.documents.values()]
        if closing and (await asyncio.wait(closing, timeout=CLOSING))[1]:
            log.error("not closed", extra={"fault": "the disk is too slow"})
        self.thread.close()
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def close_document(self, document: Document) -> None:
        try:
            await document.close()
        except Exception as fault:
            log.error("not closed", extra={"fault": repr(fault)})


def call_in(
    loop: asyncio.AbstractEventLoop, call: Callable[[str, int, str], None], id: str, version: int, news: str = ""
) -> None:
    """Call a function in an event loop, unless that has ended."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(call, id, version, news)
