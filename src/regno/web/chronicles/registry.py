"""The registry of chronicles: who may open which, and the lists of one's own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from regno.chronicles.creation import begin
from regno.chronicles.journal import journal_text
from regno.chronicles.packs.store import PackStore
from regno.chronicles.scenario import load_scenario
from regno.chronicles.store import ChronicleStore, StoredChronicle
from regno.errors import RegnoError
from regno.store import Right
from regno.text import say
from regno.web.chronicles.access import Hashes, hashes_of, new_owner, read_only_token
from regno.web.chronicles.errors import ChronicleError
from regno.web.chronicles.messages import BeginChronicle
from regno.web.chronicles.packs import PackService
from regno.web.chronicles.retention import Retention
from regno.web.chronicles.room import ChronicleRoom, timestamp
from regno.web.chronicles.store import ChronicleDocumentStore
from regno.web.chronicles.views import ChronicleHead
from regno.web.live.registry import CLOSING, LiveRegistry, call_in
from regno.web.rate_limit import ADDRESS

MOST_LINES = 5_000
MOST_KEYS = 400  # hashes of tokens that open one chronicle

log = logging.getLogger("regno.web.chronicles.registry")


class ChronicleRegistry(LiveRegistry[ChronicleRoom]):
    """Finds, creates and deletes the chronicles of one data folder. Its thread pool is for lists and packs."""

    most = 32_000_000  # bytes of journals, which take up to twenty times as much in memory

    def __init__(
        self,
        folder: Path,
        store: ChronicleDocumentStore | None = None,
        packs: PackStore | None = None,
        hashes: Hashes = hashes_of,
    ) -> None:
        super().__init__("chronicles")
        self.store = store or ChronicleStore(folder)
        self.packs = PackService(folder, packs, hashes)
        self.hashes = hashes
        self.retention = Retention(folder)
        self.lines: dict[tuple[str, str, Hashable], dict[str, Any]] = {}  # of the list, by revision and language

    def weigh(self, document: ChronicleRoom) -> int:
        return document.opened.journal.length

    async def open(self) -> None:
        await super().open()
        loop = asyncio.get_running_loop()
        self.store.listen(lambda id, version: call_in(loop, self.hear, id, version))

    async def open_for(self, id: str, token: str, *, to_write: bool = False) -> tuple[ChronicleRoom, Right]:
        """Return a chronicle, up to date, and what the token allows; raise ChronicleError if that is not enough."""
        right = (await asyncio.to_thread(lambda: self.store.rights(self.hashes([token])))).get(id)
        if right is None:
            raise ChronicleError("unknown-chronicle")
        if to_write and right != "write":
            raise ChronicleError("read-only")
        room = await self.find(id)
        async with room.lock:
            await room.refresh()
        return room, right

    async def load(self, id: str) -> ChronicleRoom:
        revision = await asyncio.to_thread(self.store.revision, id)
        fetched = await asyncio.to_thread(self.store.fetch, id)
        if fetched is None:
            raise ChronicleError("unknown-chronicle")
        opened = await self.thread.run(ADDRESS.get(), fetched)
        return ChronicleRoom(opened, self.store, revision, self.thread)

    async def clean(self) -> None:
        """Measure what chronicles and packs take, and delete what is past its retention."""
        try:
            await self.run_in_thread(self.retention.look)
            if self.retention.days:
                for id in await self.run_in_thread(self.expired_ids):
                    await self.persist(self.store.delete(id))
                    log.info("expired", extra={"chronicle": id[:4]})
        except Exception as fault:
            log.error("cannot clean", extra={"fault": repr(fault)})

    def expired_ids(self) -> list[str]:
        """Return the chronicles past their retention, except those in use."""
        touched = [(id, self.store.last_change(id)) for id in self.store.ids() if id not in self.documents]
        return self.retention.expired_ids(touched)

    async def close(self) -> None:
        await super().close()
        self.store.close(CLOSING)

    # ------------------------------------------------------------ beginning and importing

    def begin(self, asked: BeginChronicle, language: str) -> tuple[str, str]:
        """Create a chronicle; return its id and its owner's token."""
        load_scenario(asked.kind)  # an unknown one is refused before it is spoken of
        title = asked.title.strip() or say(language, "chronicles", f"kind-{asked.kind}")
        pack = self.packs.playable(asked.pack, asked.pack_token, len(asked.players) if asked.as_met else None)
        facts = {**asked.facts, "players": asked.players}
        header = begin(
            asked.kind, pack, title=title, facts=facts, rules=asked.rules, seed=asked.seed, begun=timestamp()
        )
        return self.keep(header.title, journal_text(header, []))

    def keep(self, title: str, text: str) -> tuple[str, str]:
        """Store a journal as a new chronicle; return its id and its owner's token, the only one that opens it."""
        self.retention.require_space(len(text))
        token, keys = new_owner()
        return self.store.import_text(title, text, keys).result(), token

    async def new_link(self, id: str, right: Right) -> str:
        """Return a new token that opens a chronicle with a right; raise ChronicleError if there are too many."""
        token, keys = new_owner()
        if right == "read":
            token, keys = read_only_token(token), {hash: right for hash, right in keys.items() if right == "read"}
        if await asyncio.to_thread(self.store.count_keys, id) + len(keys) > MOST_KEYS:
            raise ChronicleError("too-many-links")
        await self.persist(self.store.grant(id, keys))
        return token

    async def delete(self, room: ChronicleRoom) -> None:
        """Delete a chronicle and its keys."""
        async with room.lock:
            await self.persist(self.store.delete(room.id))
            self.documents.pop(room.id, None)

    def grow_pack(self, opened: StoredChronicle, request: str, token: str) -> None:
        """Put the card that a request told into the pack of the chronicle; a pack that cannot take it stays as it is.

        The chronicle has the card in any case. A request that is sent again puts it there again, so none is lost.
        """
        told = next((record for record in opened.journal.records[1:] if record.get("request") == request), None)
        if told is None or not opened.chronicle.header.packs:
            return
        card, pack = told["with"], str(opened.chronicle.header.packs[0]["id"])
        try:
            self.packs.put(pack, token, card["type"], card["table"]["id"], card["table"])
        except RegnoError as fault:
            log.info("the pack %s does not take a card of the chronicle %s: %s", pack, opened.id, fault)

    async def heads(self, tokens: list[str], language: str) -> list[ChronicleHead]:
        """Return the list entries of the chronicles that some tokens open, the latest first."""
        opened = await self.run_in_thread(lambda: self.store.rights(self.hashes(tokens)))
        found = [await self.head(id, right, language) for id, right in opened.items()]
        return sorted(found, key=lambda head: head.touched, reverse=True)

    async def head(self, id: str, right: Right, language: str) -> ChronicleHead:
        """Return the list entry of a chronicle; one whose file cannot be read says why."""
        changed, revision = await self.run_in_thread(lambda: (self.store.last_change(id), self.store.revision(id)))
        touched = datetime.fromtimestamp(changed, UTC).isoformat(timespec="seconds")
        key = id, language, revision
        line = self.lines.get(key)
        if line is None:
            while len(self.lines) >= MOST_LINES:
                self.lines.pop(next(iter(self.lines)), None)
            line = self.lines[key] = await self.line(id, language)
        return ChronicleHead(id=id, touched=touched, may_write=right == "write", **line)

    async def line(self, id: str, language: str) -> dict[str, Any]:
        """Return the part of a list entry that needs a replay; ``head`` caches it for each version of the file."""
        try:
            fetched = await self.run_in_thread(self.store.fetch, id)
            if fetched is None:
                raise ChronicleError("unknown-chronicle")
        except RegnoError as trouble:
            return {"trouble": trouble.text(language)}
        return await self.thread.run(ADDRESS.get(), line_of, fetched, language)


def line_of(restore: Callable[[], StoredChronicle], language: str) -> dict[str, Any]:
    """Restore a chronicle and return what a list tells of it, or why it cannot be read."""
    try:
        chronicle = restore().chronicle
        header = chronicle.header
        fields = {"kind": header.kind, "title": header.title, "begun": header.begun}
        stage = getattr(chronicle.state, "stage", "")
        where = chronicle.scenario.where(chronicle.state).text(language)
        more = {"players": header.facts["players"], "over": stage == "over", "steps": len(chronicle.entries)}
        pack = header.packs[0]["id"] if header.packs else ""
        return {**fields, **more, "where": where, "pack": pack}
    except RegnoError as trouble:
        return {"trouble": trouble.text(language)}
    except Exception:  # one that never opens, kept by an earlier version, hides no other
        log.exception("chronicle not read")
        return {"trouble": ChronicleError("never-opens").text(language)}
