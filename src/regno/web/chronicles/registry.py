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
from regno.chronicles.journal import Record, doing, written
from regno.chronicles.messages import Refusal
from regno.chronicles.scenario import kind
from regno.chronicles.steps import Step
from regno.chronicles.store import Opened, Store
from regno.errors import Refused, RegnoError
from regno.text import say
from regno.web.chronicles.access import Keys, Right
from regno.web.chronicles.messages import AnyChange, Begin, Do, Undo
from regno.web.chronicles.packs import PackRoom
from regno.web.chronicles.serialize import shown

MOST_LINES = 5_000
IDLE = 600.0  # seconds after which a chronicle that nobody looks at leaves the memory
T = TypeVar("T")

log = logging.getLogger("regno.web.chronicles.registry")


class Barred(RegnoError):
    """What the server does not allow with a chronicle or a pack; its key is the reason that programs read."""

    subject = "desk"


class Held:
    """A chronicle in memory. Its version is the number of its journal's records, so it only ever grows."""

    def __init__(self, opened: Opened, path: Path) -> None:
        self.opened, self.path = opened, path
        self.stamp = stamped(path)
        self.lock = asyncio.Lock()
        self.moved = asyncio.Event()  # replaced by a fresh one at every change, so that each watcher wakes once
        self.watchers = 0
        self.touched = time.monotonic()
        self.told: dict[str, bytes] = {}  # as shown at this version, by language
        self.reasons: dict[int, Step] = {}  # why each of the latest steps was to be done, by its number in the log

    @property
    def version(self) -> int:
        return len(self.opened.journal.records) - 1

    def reread(self, store: Store) -> None:
        """Read the file again, after somebody else wrote to it or a change could not be kept."""
        self.opened = store.open(self.opened.id)
        self.stamp = stamped(self.path)
        self.told.clear()

    def shown(self, language: str) -> bytes:
        """The chronicle for a page, made once for a version and a language."""
        if language not in self.told:
            self.told[language] = msgspec.json.encode(shown(self.opened, self.version, language, self.reasons))
        return self.told[language]

    def has_made(self, request: str) -> bool:
        """Whether a change of this name is in the journal already."""
        return any(record.get("request") == request for record in self.opened.journal.records[1:])

    def change(self, store: Store, change: AnyChange) -> bool:
        """Make a change and keep it; one that is in the journal already is not made again."""
        if stamped(self.path) != self.stamp:
            self.reread(store)
        if self.has_made(change.request):
            return False
        if change.version != self.version:
            raise Barred("moved-on", version=str(self.version))
        *before, last = self.made(change)
        try:
            for record in (*before, {**last, "request": change.request}):
                store.append(self.opened, record)
        except Exception:
            self.reread(store)
            raise
        self.stamp = stamped(self.path)
        self.told.clear()
        return True

    def made(self, change: AnyChange) -> list[Record]:
        """Change the state, or leave it as it was and refuse; the records are still to be kept."""
        chronicle, at = self.opened.chronicle, stamp()
        if isinstance(change, Do):
            if change.instead:
                chronicle.undo(change.instead)
            asked = next((step for step in chronicle.kind.now(chronicle.state) if step.command == change.command), None)
            try:
                done = doing(chronicle.do(change.command, change.arguments, at).command)
            except Refused:
                if change.instead:
                    chronicle.redo(change.instead)
                raise
            self.reasons = {len(chronicle.entries): asked} if asked else {}
            return [{"undo": change.instead, "at": at}, done] if change.instead else [done]
        if isinstance(change, Undo):
            chronicle.undo(change.count)
            return [{"undo": change.count, "at": at}]
        chronicle.redo(change.count)
        return [{"redo": change.count, "at": at}]


def stamp() -> str:
    """Now, as the log writes it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def stamped(path: Path) -> tuple[int, int]:
    """What tells that a file was written to."""
    found = path.stat()
    return found.st_mtime_ns, found.st_size


class Desk:
    """Finds chronicles, begins them, changes them, and tells those who look on."""

    def __init__(self, folder: Path) -> None:
        self.store, self.packs = Store(folder), PackRoom(folder)
        self.keys = Keys(self.store.folder)
        self.held: dict[str, Held] = {}
        self.opening = asyncio.Lock()
        self.lines: dict[tuple[str, str, tuple[int, int]], dict[str, Any]] = {}  # of the list, by file and its stamp

    async def find(self, id: str, token: str, *, to_write: bool = False) -> tuple[Held, Right]:
        """A chronicle that a token opens."""
        right = await asyncio.to_thread(self.right, id, token)
        if not right:
            raise Barred("unknown-chronicle")
        if to_write and right != "write":
            raise Barred("read-only")
        return await self.hold(id), right

    def right(self, id: str, token: str) -> Right:
        return self.keys.right(id, token) if self.store.has(id) else ""

    async def hold(self, id: str) -> Held:
        """A chronicle in memory, read again if its file was written to by somebody else."""
        async with self.opening:
            held = self.held.get(id)
            if held is None:
                opened = await asyncio.to_thread(self.store.open, id)
                held = self.held[id] = Held(opened, self.store.path(id))
                self.put_away()
        held.touched = time.monotonic()
        async with held.lock:
            if await asyncio.to_thread(stamped, held.path) != held.stamp:
                await asyncio.to_thread(held.reread, self.store)
                wake(held)
        return held

    def put_away(self) -> None:
        """Chronicles that nobody looks at leave the memory; their files stay."""
        now = time.monotonic()
        for id, held in list(self.held.items()):
            if not held.watchers and not held.lock.locked() and now - held.touched > IDLE:
                del self.held[id]

    async def change(self, held: Held, change: AnyChange) -> None:
        """Make one change; the disk has it before anybody hears of it."""
        async with held.lock:
            made = await asyncio.to_thread(held.change, self.store, change)
        if made:
            wake(held)

    async def read(self, held: Held, reading: Callable[[Opened], T]) -> T:
        """Something told of a chronicle while nobody changes it."""
        async with held.lock:
            return await asyncio.to_thread(reading, held.opened)

    async def shown(self, held: Held, language: str) -> bytes:
        """The chronicle for a page."""
        async with held.lock:
            return await asyncio.to_thread(held.shown, language)

    # ------------------------------------------------------------ beginning and importing

    def begin(self, asked: Begin, language: str) -> tuple[str, str]:
        """A new chronicle and its owner's token."""
        kind(asked.kind)  # an unknown one is refused before it is spoken of
        title = asked.title.strip() or say(language, "chronicles", f"kind-{asked.kind}")
        pack = self.packs.playable(asked.pack, asked.pack_token)
        facts = {**asked.facts, "players": asked.players}
        header = begin(asked.kind, pack, title=title, facts=facts, rules=asked.rules, seed=asked.seed, begun=stamp())
        return self.keep(header.title, written(header, []))

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
        opened = self.keys.opened_by(tokens)
        found = [self.head(id, right, language) for id, right in opened.items() if self.store.has(id)]
        return sorted(found, key=lambda head: head["touched"], reverse=True)

    def head(self, id: str, right: Right, language: str) -> dict[str, Any]:
        """A chronicle's line in the list of all; one whose file cannot be read says why."""
        stamp = stamped(self.store.path(id))
        touched = datetime.fromtimestamp(stamp[0] / 1e9, UTC).isoformat(timespec="seconds")
        mine: dict[str, Any] = {"id": id, "touched": touched, "may_write": right == "write"}
        key = id, language, stamp
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
            told = {"kind": header.kind, "title": header.title, "begun": header.begun}
            stage = getattr(chronicle.state, "stage", "")
            where = chronicle.kind.where(chronicle.state).text(language)
            more = {"players": header.facts["players"], "over": stage == "over", "steps": len(chronicle.entries)}
            return {**told, **more, "where": where}
        except Refusal as trouble:
            return {"trouble": trouble.text(language)}
        except Exception:  # one that never opens, kept by an earlier version, hides no other
            log.exception("chronicle not read")
            return {"trouble": Barred("never-opens").text(language)}


def wake(held: Held) -> None:
    """Everybody who waits for a change looks again."""
    held.moved.set()
    held.moved = asyncio.Event()


def exported(opened: Opened) -> str:
    """A chronicle as one file."""
    return written(opened.chronicle.header, unnamed(opened.journal.records[1:]))


def unnamed(records: list[Record]) -> list[Record]:
    """Records without the names of the requests that made them."""
    return [{key: value for key, value in record.items() if key != "request"} for record in records]
