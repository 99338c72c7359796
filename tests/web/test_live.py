"""A live document without a store or a socket: who is first, what fails, and who hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest

from regno.table.errors import TableError
from regno.web.live import document as document_module
from regno.web.live.client import LiveClient
from regno.web.live.document import MAX_TRIES, LiveDocument
from regno.web.live.protocol import NotPersisted
from regno.web.live.registry import LiveRegistry


class Notes(LiveDocument[list[str], str, LiveClient]):
    """Lines of text. ``stored`` is what all processes share."""

    def __init__(self, stored: list[str]) -> None:
        super().__init__("notes")
        self.stored, self.lines = stored, list(stored)
        self.overtaken = 0  # how often another process is first
        self.faults: list[Exception] = []  # to raise, one for each write or load

    async def decide(self, request: Callable[[list[str]], str]) -> str:
        return request(self.lines)

    async def persist(self, change: str) -> bool:
        self.fail()
        if self.overtaken:
            self.overtaken -= 1
            self.stored.append("theirs")
        if len(self.stored) != len(self.lines) - 1:
            return False
        self.stored.append(change)
        return True

    async def load(self) -> None:
        self.fail()
        self.lines = list(self.stored)

    def fail(self) -> None:
        if self.faults:
            raise self.faults.pop(0)

    def broadcast(self, change: str) -> None:
        for client in self.clients:
            client.send_queue.event(change.encode())

    async def snapshot(self, client: LiveClient) -> bytes:
        return " ".join(self.lines).encode()


def write(text: str) -> Callable[[list[str]], str]:
    def request(lines: list[str]) -> str:
        lines.append(text)
        return text

    return request


async def heard(client: LiveClient) -> list[bytes | None]:
    found = []
    while client.send_queue.waiting or client.send_queue.behind:
        found.append(await client.send_queue.next())
    return found


def test_a_request_that_another_process_overtook_is_decided_again() -> None:
    async def play() -> None:
        notes, client = Notes(["one"]), LiveClient()
        notes.clients.add(client)
        notes.overtaken = 2
        assert await notes.submit(write("mine")) == "mine"
        assert notes.stored == notes.lines == ["one", "theirs", "theirs", "mine"]
        assert await heard(client) == [None], "a snapshot, which has their lines too"

    asyncio.run(play())


def test_one_who_is_always_overtaken_is_told_so() -> None:
    async def play() -> None:
        notes = Notes([])
        notes.overtaken = MAX_TRIES
        with pytest.raises(NotPersisted):
            await notes.submit(write("mine"))
        assert notes.stored == notes.lines == ["theirs"] * MAX_TRIES

    asyncio.run(play())


def test_a_refusal_reloads_nothing_and_any_other_fault_does() -> None:
    def refuse(lines: list[str]) -> str:
        raise TableError("bad-name")

    def stumble(lines: list[str]) -> str:
        lines.clear()
        raise ZeroDivisionError

    async def play() -> None:
        notes, client = Notes(["one"]), LiveClient()
        notes.clients.add(client)
        with pytest.raises(TableError):
            await notes.submit(refuse)
        assert await heard(client) == []
        with pytest.raises(ZeroDivisionError):
            await notes.submit(stumble)
        assert notes.lines == ["one"] and await heard(client) == [None]

    asyncio.run(play())


def test_a_reload_that_fails_is_tried_again_before_the_next_change() -> None:
    async def play() -> None:
        notes = Notes(["one"])
        notes.faults = [OSError("no disk"), OSError("still none")]
        with pytest.raises(OSError, match="still none"):
            await notes.submit(write("lost"))
        assert notes.is_stale and notes.lines == ["one", "lost"]
        await notes.submit(write("kept"))
        assert notes.stored == notes.lines == ["one", "kept"] and not notes.is_stale

    asyncio.run(play())


class Shelf(LiveRegistry[Notes]):
    loads = 0

    async def load(self, id: str) -> Notes:
        self.loads += 1
        await asyncio.sleep(0)
        return Notes([id])


def test_a_document_is_loaded_once_and_evicted_when_nobody_uses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(document_module, "IDLE", 0.0)

    async def play() -> None:
        shelf = Shelf("notes")
        found = await asyncio.gather(*(shelf.find("a") for _ in range(5)))
        assert shelf.loads == 1 and set(shelf.documents) == {"a"} and not shelf.loading
        notes, client = found[0], LiveClient()
        await asyncio.sleep(0.001)
        notes.clients.add(client)
        shelf.evict_idle()
        async with notes.lock:
            notes.leave(client)
            shelf.evict_idle()
        assert shelf.documents, "watched, then changed"
        notes.touched = time.monotonic() - 1
        shelf.evict_idle()
        assert not shelf.documents and await shelf.find("a") is not notes
        await shelf.close()

    asyncio.run(play())
