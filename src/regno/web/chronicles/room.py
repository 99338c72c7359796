"""The live chronicle: a journal in memory, and the clients that watch it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from datetime import UTC, datetime
from typing import TypeVar

import msgspec

from regno.chronicles.journal import Record, command_record
from regno.chronicles.messages import Refusal
from regno.chronicles.steps import Step
from regno.chronicles.store import StoredChronicle
from regno.web.chronicles.errors import ChronicleError
from regno.web.chronicles.messages import AnyChange, DoCommand, RedoSteps, UndoSteps
from regno.web.chronicles.serialize import serialize
from regno.web.chronicles.store import ChronicleDocumentStore
from regno.web.fair_thread import FairThread
from regno.web.live.client import LiveClient
from regno.web.live.document import LiveDocument
from regno.web.live.protocol import await_write
from regno.web.rate_limit import ADDRESS

NO_VERSION = -1
T = TypeVar("T")


class Watcher(LiveClient):
    """A client that is sent the whole chronicle whenever it differs from the version it has."""

    version = NO_VERSION


class ChronicleRoom(LiveDocument[AnyChange, list[Record], Watcher]):
    """One live chronicle. What it decides are records of the journal, none if the request was done before."""

    def __init__(
        self, opened: StoredChronicle, store: ChronicleDocumentStore, revision: Hashable, thread: FairThread
    ) -> None:
        """``thread`` replays, decides and serializes: long journals take long."""
        super().__init__(opened.id)
        self.thread = thread
        self.opened, self.store, self.revision = opened, store, revision
        self.serialized: dict[str, bytes] = {}  # at this version, by language
        self.reasons: dict[int, Step] = {}  # why each of the latest steps was to be done, by its number in the log

    async def persist(self, records: list[Record]) -> bool:
        if records and not await await_write(self.store.append(self.opened, self.opened.version, records)):
            return False
        self.revision = await asyncio.to_thread(self.store.revision, self.id)
        self.serialized.clear()
        return True

    async def refresh(self) -> None:
        if self.is_stale or await asyncio.to_thread(self.store.revision, self.id) != self.revision:
            await self.reload()

    async def load(self) -> None:
        revision = await asyncio.to_thread(self.store.revision, self.id)
        fetched = await asyncio.to_thread(self.store.fetch, self.id)
        if fetched is None:
            raise ChronicleError("unknown-chronicle")
        self.opened, self.revision = await self.thread.run(ADDRESS.get(), fetched), revision
        self.serialized.clear()

    def has(self, records: list[Record]) -> bool:
        return bool(records) and records[-1] in self.opened.journal.records

    # ------------------------------------------------------------ clients

    def broadcast(self, records: list[Record]) -> None:
        for watcher in self.clients:
            if watcher.version != self.opened.version:
                watcher.send_queue.resync()

    async def snapshot(self, client: Watcher) -> bytes:
        client.version = self.opened.version
        return await self.serialize(client.language)

    async def join(self, client: Watcher, have: int) -> None:
        """Add a client; send it the chronicle if it has another version."""
        async with self.lock:
            await super().refresh()  # a change may have failed since it was opened
            client.version = have
            if have != self.opened.version:
                client.send_queue.answer(await self.snapshot(client))
            self.clients.add(client)
        self.touch()

    async def read(self, reading: Callable[[StoredChronicle], T]) -> T:
        """Return what ``reading`` returns for the chronicle, while nothing changes it."""
        async with self.lock:
            await super().refresh()
            return await self.thread.run(ADDRESS.get(), reading, self.opened)

    async def serialize(self, language: str) -> bytes:
        """Return the chronicle as JSON, cached by language until the next change. The caller holds the lock."""
        await super().refresh()
        if language not in self.serialized:
            page = await self.thread.run(ADDRESS.get(), serialize, self.opened, language, self.reasons)
            self.serialized[language] = msgspec.json.encode(page)
        return self.serialized[language]

    # ------------------------------------------------------------ deciding

    async def make_decision(self, change: AnyChange) -> list[Record]:
        return await self.thread.run(ADDRESS.get(), self.decide, change)

    def decide(self, change: AnyChange) -> list[Record]:
        """Apply a change and return its record, none if it is there already; raise Refusal or ChronicleError.

        A command in place of earlier ones is one record with their undo: a file holds both or neither.
        """
        if self.is_known(change):
            return []
        chronicle, at = self.opened.chronicle, timestamp()
        if isinstance(change, UndoSteps):
            chronicle.undo(change.count)
            return [{"undo": change.count, "at": at, "request": change.request}]
        if isinstance(change, RedoSteps):
            chronicle.redo(change.count)
            return [{"redo": change.count, "at": at, "request": change.request}]
        if change.instead:
            chronicle.undo(change.instead)
        steps = chronicle.scenario.now(chronicle.state)
        step = next((step for step in steps if step.command == change.command), None)
        try:
            entry = chronicle.do(change.command, change.arguments, earlier(change.at, at), change.drawn or ())
        except Refusal:
            if change.instead:
                chronicle.redo(change.instead)
            raise
        self.reasons = {len(chronicle.entries): step} if step else {}
        undone: Record = {"undo": change.instead} if change.instead else {}
        return [{**undone, **command_record(entry.command), "request": change.request}]

    def is_known(self, change: AnyChange) -> bool:
        """Whether the journal holds a change; raise ChronicleError if the chronicle is not what its client saw.

        One that is there with other draws than its client saw has moved on too: what the client did after it followed
        from something else.
        """
        opened = self.opened
        known = next((each for each in opened.journal.records[1:] if each.get("request") == change.request), None)
        if known is None and change.version == opened.version:
            return False
        seen = change.drawn if isinstance(change, DoCommand) else None
        if known is None or (seen is not None and seen != known.get("drawn", [])):
            raise ChronicleError("moved-on", version=str(opened.version))
        return True


def earlier(given: str, now: str) -> str:
    """Return the time that a client gave, if it is one and has passed, in the form of the log; else the present."""
    try:
        when = datetime.fromisoformat(given).astimezone(UTC).isoformat(timespec="seconds")
    except (ValueError, OverflowError):
        return now
    return min(when, now)


def timestamp() -> str:
    """Return the current time as the log stores it."""
    return datetime.now(UTC).isoformat(timespec="seconds")
