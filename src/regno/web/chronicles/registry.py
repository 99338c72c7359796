"""The desk: chronicles that somebody looks at, each with its file. Changes come one at a time, to the disk first."""

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
    """A chronicle in memory. Its version is the number of its journal's records, so it only ever grows."""

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
        """The chronicle for a page, made once for a version and a language."""
        if language not in self.serialized:
            self.serialized[language] = msgspec.json.encode(
                serialize(self.opened, self.version, language, self.reasons)
            )
        return self.serialized[language]

    def has_applied(self, request: str) -> bool:
        """Whether a change of this name is in the journal already."""
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
    """Now, as the log writes it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def file_stamp(path: Path) -> tuple[int, int]:
    """What tells that a file was written to."""
    found = path.stat()
    return found.st_mtime_ns, found.st_size


class ChronicleRegistry:
    """Finds chronicles, begins them, changes them, and tells those who look on."""

    def __init__(self, folder: Path) -> None:
        self.store, self.packs = ChronicleStore(folder), PackService(folder)
        self.keys = AccessKeys(self.store.folder)
        self.held: dict[str, OpenChronicle] = {}
        self.opening = asyncio.Lock()
        self.lines: dict[tuple[str, str, tuple[int, int]], dict[str, Any]] = {}  # of the list, by file and its stamp

    async def find(self, id: str, token: str, *, to_write: bool = False) -> tuple[OpenChronicle, Right]:
        """A chronicle that a token opens."""
        right = await asyncio.to_thread(self.right, id, token)
        if not right:
            raise ChronicleError("unknown-chronicle")
        if to_write and right != "write":
            raise ChronicleError("read-only")
        return await self.load(id), right

    def right(self, id: str, token: str) -> Right:
        return self.keys.right(id, token) if self.store.has(id) else ""

    async def load(self, id: str) -> OpenChronicle:
        """A chronicle in memory, read again if its file was written to by somebody else."""
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
        """Chronicles that nobody looks at leave the memory; their files stay."""
        now = time.monotonic()
        for id, held in list(self.held.items()):
            if not held.watchers and not held.lock.locked() and now - held.touched > IDLE:
                del self.held[id]

    async def change(self, held: OpenChronicle, change: AnyChange) -> None:
        """Make one change; the disk has it before anybody hears of it."""
        async with held.lock:
            apply = await asyncio.to_thread(held.change, self.store, change)
        if apply:
            notify_watchers(held)

    async def read(self, held: OpenChronicle, reading: Callable[[StoredChronicle], T]) -> T:
        """Something told of a chronicle while nobody changes it."""
        async with held.lock:
            return await asyncio.to_thread(reading, held.opened)

    async def serialize(self, held: OpenChronicle, language: str) -> bytes:
        """The chronicle for a page."""
        async with held.lock:
            return await asyncio.to_thread(held.serialize, language)

    # ------------------------------------------------------------ beginning and importing

    def begin(self, asked: BeginChronicle, language: str) -> tuple[str, str]:
        """A new chronicle and its owner's token."""
        load_scenario(asked.kind)  # an unknown one is refused before it is spoken of
        title = asked.title.strip() or say(language, "chronicles", f"kind-{asked.kind}")
        pack = self.packs.playable(asked.pack, asked.pack_token)
        facts = {**asked.facts, "players": asked.players}
        header = begin(
            asked.kind, pack, title=title, facts=facts, rules=asked.rules, seed=asked.seed, begun=timestamp()
        )
        return self.keep(header.title, journal_text(header, []))

    def keep(self, title: str, text: str) -> tuple[str, str]:
        """Keep a journal's text, and make its owner's token; no token of an earlier one of that name opens it."""
        id = self.store.keep(title, text)
        self.keys.forget(id)
        return id, self.keys.new(id)

    def forget(self, id: str) -> None:
        """Delete a chronicle for good."""
        self.store.path(id).unlink(missing_ok=True)
        self.keys.forget(id)

    def heads(self, tokens: list[str], language: str) -> list[dict[str, Any]]:
        """The chronicles that a browser's tokens open, the latest first."""
        opened = self.keys.accessible(tokens)
        found = [self.head(id, right, language) for id, right in opened.items() if self.store.has(id)]
        return sorted(found, key=lambda head: head["touched"], reverse=True)

    def head(self, id: str, right: Right, language: str) -> dict[str, Any]:
        """A chronicle's line in the list of all; one whose file cannot be read says why."""
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
        """What the list tells of a chronicle as its file is now; worked out once, for it is replayed for it."""
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
    """Everybody who waits for a change looks again."""
    held.moved.set()
    held.moved = asyncio.Event()


def export_text(opened: StoredChronicle) -> str:
    """A chronicle as one file."""
    return journal_text(opened.chronicle.header, without_request_ids(opened.journal.records[1:]))


def without_request_ids(records: list[Record]) -> list[Record]:
    """Records without the names of the requests that made them."""
    return [{key: value for key, value in record.items() if key != "request"} for record in records]
