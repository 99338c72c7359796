"""The registry of open chronicles: loads, changes, persists and evicts them, one change at a time for each."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from regno.chronicles.creation import begin
from regno.chronicles.journal import Record, command_record, journal_text
from regno.chronicles.messages import Refusal
from regno.chronicles.scenario import load_scenario
from regno.chronicles.steps import Step
from regno.chronicles.store import ChronicleStore, StoredChronicle
from regno.errors import Refused
from regno.text import say
from regno.web.chronicles.access import AccessKeys, Right
from regno.web.chronicles.errors import ChronicleError
from regno.web.chronicles.messages import AnyChange, BeginChronicle, RedoSteps, UndoSteps
from regno.web.chronicles.packs import PackService
from regno.web.chronicles.serialize import serialize

MOST_LINES = 5_000
IDLE = 600.0  # seconds after which a chronicle that nobody looks at leaves the memory
NEVER_READ = -1, -1  # the stamp of no file
T = TypeVar("T")

log = logging.getLogger("regno.web.chronicles.registry")


class OpenChronicle:
    """A chronicle in memory, with its watchers. Its version is the number of journal records, so it only grows."""

    def __init__(self, opened: StoredChronicle, path: Path) -> None:
        self.opened, self.path = opened, path
        self.file_stamp = file_stamp(path)
        self.lock = asyncio.Lock()
        self.moved = asyncio.Event()  # replaced by a fresh one at every change, so that each watcher wakes once
        self.watchers = 0
        self.touched = time.monotonic()
        self.serialized: dict[str, bytes] = {}  # as shown at this version, by language
        self.reasons: dict[int, Step] = {}  # why each of the latest steps was to be done, by its number in the log

    @property
    def version(self) -> int:
        return len(self.opened.journal.records) - 1

    def reload(self, store: ChronicleStore) -> None:
        """Read the file again, after another process wrote to it or a change failed.

        When this raises, the next use of the chronicle tries again.
        """
        self.file_stamp = NEVER_READ
        self.opened = store.open(self.opened.id)
        self.file_stamp = file_stamp(self.path)
        self.serialized.clear()

    def serialize(self, language: str) -> bytes:
        """Return the chronicle as JSON for a page; cached by language until the next change."""
        if language not in self.serialized:
            self.serialized[language] = msgspec.json.encode(
                serialize(self.opened, self.version, language, self.reasons)
            )
        return self.serialized[language]

    def has_applied(self, request: str) -> bool:
        """Return whether the journal holds a change with this request id."""
        return any(record.get("request") == request for record in self.opened.journal.records[1:])

    def change(self, store: ChronicleStore, change: AnyChange) -> bool:
        """Apply a change and persist it; return whether it was new.

        A request that the journal holds already is not applied again. Whatever is raised, memory and file agree
        afterwards.
        """
        if file_stamp(self.path) != self.file_stamp:
            self.reload(store)
        if self.has_applied(change.request):
            return False
        if change.version != self.version:
            raise ChronicleError("moved-on", version=str(self.version))
        try:
            *before, last = self.apply(change)
        except Refused:  # the chronicle is as it was
            raise
        except Exception:
            self.reload(store)
            raise
        try:
            for record in (*before, {**last, "request": change.request}):
                store.append(self.opened, record)
        except Exception:
            self.reload(store)
            raise
        self.file_stamp = file_stamp(self.path)
        self.serialized.clear()
        return True

    def apply(self, change: AnyChange) -> list[Record]:
        """Change the chronicle in memory and return the records to persist.

        Raises Refused when the change is not possible; the chronicle is then as it was.
        """
        chronicle, at = self.opened.chronicle, timestamp()
        if isinstance(change, UndoSteps):
            chronicle.undo(change.count)
            return [{"undo": change.count, "at": at}]
        if isinstance(change, RedoSteps):
            chronicle.redo(change.count)
            return [{"redo": change.count, "at": at}]
        records: list[Record] = []
        if change.instead:
            chronicle.undo(change.instead)
            records.append({"undo": change.instead, "at": at})
        steps = chronicle.scenario.now(chronicle.state)
        step = next((step for step in steps if step.command == change.command), None)
        try:
            records.append(command_record(chronicle.do(change.command, change.arguments, at).command))
        except Refused:
            if change.instead:
                chronicle.redo(change.instead)
            raise
        self.reasons = {len(chronicle.entries): step} if step else {}
        return records


def timestamp() -> str:
    """Return the current time as the log stores it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def file_stamp(path: Path) -> tuple[int, int]:
    """Return what changes whenever a file is written: its modification time and size."""
    found = path.stat()
    return found.st_mtime_ns, found.st_size


class ChronicleRegistry:
    """Finds, creates, changes and deletes the chronicles of one data folder, and notifies their watchers."""

    def __init__(self, folder: Path) -> None:
        self.store, self.packs = ChronicleStore(folder), PackService(folder)
        self.keys = AccessKeys(self.store.folder)
        self.held: dict[str, OpenChronicle] = {}
        self.opening = asyncio.Lock()
        self.lines: dict[tuple[str, str, tuple[int, int]], dict[str, Any]] = {}  # of the list, by file and its stamp

    async def find(self, id: str, token: str, *, to_write: bool = False) -> tuple[OpenChronicle, Right]:
        """Return a chronicle and what the token allows; raises ChronicleError if it does not allow that much."""
        right = await asyncio.to_thread(self.right, id, token)
        if not right:
            raise ChronicleError("unknown-chronicle")
        if to_write and right != "write":
            raise ChronicleError("read-only")
        return await self.load(id), right

    def right(self, id: str, token: str) -> Right:
        return self.keys.right(id, token) if self.store.has(id) else ""

    async def load(self, id: str) -> OpenChronicle:
        """Return a chronicle in memory, read again if another process wrote to its file."""
        async with self.opening:
            held = self.held.get(id)
            if held is None:
                opened = await asyncio.to_thread(self.store.open, id)
                held = self.held[id] = OpenChronicle(opened, self.store.path(id))
                self.evict_idle()
        held.touched = time.monotonic()
        async with held.lock:
            if await asyncio.to_thread(file_stamp, held.path) != held.file_stamp:
                await asyncio.to_thread(held.reload, self.store)
                notify_watchers(held)
        return held

    def evict_idle(self) -> None:
        """Remove chronicles without watchers from memory after ``IDLE`` seconds; their files stay."""
        now = time.monotonic()
        for id, held in list(self.held.items()):
            if not held.watchers and not held.lock.locked() and now - held.touched > IDLE:
                del self.held[id]

    async def change(self, held: OpenChronicle, change: AnyChange) -> None:
        """Apply and persist one change, then notify the watchers."""
        async with held.lock:
            apply = await asyncio.to_thread(held.change, self.store, change)
        if apply:
            notify_watchers(held)

    async def read(self, held: OpenChronicle, reading: Callable[[StoredChronicle], T]) -> T:
        """Return what ``reading`` returns for a chronicle, while nothing changes it."""
        async with held.lock:
            return await asyncio.to_thread(reading, held.opened)

    async def serialize(self, held: OpenChronicle, language: str) -> bytes:
        """Return the chronicle as JSON for a page."""
        async with held.lock:
            return await asyncio.to_thread(held.serialize, language)

    # ------------------------------------------------------------ beginning and importing

    def begin(self, asked: BeginChronicle, language: str) -> tuple[str, str]:
        """Create a chronicle; return its id and its owner's token."""
        load_scenario(asked.kind)  # an unknown one is refused before it is spoken of
        title = asked.title.strip() or say(language, "chronicles", f"kind-{asked.kind}")
        pack = self.packs.playable(asked.pack, asked.pack_token)
        facts = {**asked.facts, "players": asked.players}
        header = begin(
            asked.kind, pack, title=title, facts=facts, rules=asked.rules, seed=asked.seed, begun=timestamp()
        )
        return self.keep(header.title, journal_text(header, []))

    def keep(self, title: str, text: str) -> tuple[str, str]:
        """Store a journal as a new chronicle; return its id and its owner's token, the only one that opens it."""
        id = self.store.keep(title, text)
        self.keys.forget(id)
        return id, self.keys.new(id)

    async def delete(self, held: OpenChronicle) -> None:
        """Delete a chronicle and its keys."""
        async with held.lock:
            await asyncio.to_thread(self.delete_files, held.opened.id)
            self.held.pop(held.opened.id, None)

    def delete_files(self, id: str) -> None:
        """Delete the files of a chronicle."""
        self.store.path(id).unlink(missing_ok=True)
        self.keys.forget(id)

    def heads(self, tokens: list[str], language: str) -> list[dict[str, Any]]:
        """Return the list entries of the chronicles that some tokens open, the latest first."""
        opened = self.keys.accessible(tokens)
        found = [self.head(id, right, language) for id, right in opened.items() if self.store.has(id)]
        return sorted(found, key=lambda head: head["touched"], reverse=True)

    def head(self, id: str, right: Right, language: str) -> dict[str, Any]:
        """Return the list entry of a chronicle; one whose file cannot be read says why."""
        written = file_stamp(self.store.path(id))
        touched = datetime.fromtimestamp(written[0] / 1e9, UTC).isoformat(timespec="seconds")
        mine: dict[str, Any] = {"id": id, "touched": touched, "may_write": right == "write"}
        key = id, language, written
        if key not in self.lines:
            while len(self.lines) >= MOST_LINES:
                self.lines.pop(next(iter(self.lines)), None)
            self.lines[key] = self.line(id, language)
        return {**mine, **self.lines[key]}

    def line(self, id: str, language: str) -> dict[str, Any]:
        """Return the part of a list entry that needs a replay; ``head`` caches it for each version of the file."""
        try:
            opened = self.store.open(id)
            chronicle = opened.chronicle
            header = chronicle.header
            fields = {"kind": header.kind, "title": header.title, "begun": header.begun}
            stage = getattr(chronicle.state, "stage", "")
            where = chronicle.scenario.where(chronicle.state).text(language)
            more = {"players": header.facts["players"], "over": stage == "over", "steps": len(chronicle.entries)}
            return {**fields, **more, "where": where}
        except Refusal as trouble:
            return {"trouble": trouble.text(language)}
        except Exception:  # one that never opens, kept by an earlier version, hides no other
            log.exception("chronicle not read")
            return {"trouble": ChronicleError("never-opens").text(language)}


def notify_watchers(held: OpenChronicle) -> None:
    """Wake every watcher that waits for a change."""
    held.moved.set()
    held.moved = asyncio.Event()


def export_text(opened: StoredChronicle) -> str:
    """Return a chronicle as the text of one file."""
    return journal_text(opened.chronicle.header, without_request_ids(opened.journal.records[1:]))


def without_request_ids(records: list[Record]) -> list[Record]:
    """Return the records without the request ids that clients gave them."""
    return [{key: value for key, value in record.items() if key != "request"} for record in records]
