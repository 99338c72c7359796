"""A live document without a store or a socket: who is first, what fails, and who hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, MutableMapping
from concurrent.futures import Future
from typing import Any

import pytest
from starlette.websockets import WebSocket
from wire import PATIENCE

from regno.table.errors import TableError
from regno.web.live import document as document_module
from regno.web.live import registry as registry_module
from regno.web.live.client import LiveClient
from regno.web.live.connection import LiveConnection
from regno.web.live.document import MAX_TRIES, LiveDocument
from regno.web.live.protocol import POLICY, CloseSocket, FateUnknown, NotPersisted, await_write
from regno.web.live.registry import LiveRegistry
from regno.web.live.send_queue import TooSlow
from regno.web.messages import Ping


class Notes(LiveDocument[Callable[[list[str]], str], str, LiveClient]):
    """Lines of text. ``stored`` is what all processes share."""

    def __init__(self, stored: list[str]) -> None:
        super().__init__("notes")
        self.stored, self.lines = stored, list(stored)
        self.overtaken = 0  # how often another process is first
        self.faults: list[Exception] = []  # to raise, one for each write or load

    def decide(self, request: Callable[[list[str]], str]) -> str:
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

    def has(self, change: str) -> bool:
        return change in self.lines

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


def test_a_thread_that_has_done_much_wakes_all_who_wait_at_once() -> None:
    async def wait() -> tuple[list[int], int]:
        loop, futures, calls = asyncio.get_running_loop(), [Future[int]() for _ in range(50)], 0
        waiting = [asyncio.create_task(await_write(future)) for future in futures]
        await asyncio.sleep(0)
        call = loop.call_soon_threadsafe

        def count(*arguments: Any, **named: Any) -> Any:
            nonlocal calls
            calls += 1
            return call(*arguments, **named)

        loop.call_soon_threadsafe = count  # type: ignore[method-assign, assignment]
        for number, future in enumerate(futures):  # no turn of the loop between them
            future.set_result(number)
        return await asyncio.gather(*waiting), calls

    assert asyncio.run(wait()) == (list(range(50)), 1)


def test_a_write_goes_on_when_nobody_waits_and_its_fault_reaches_who_does() -> None:
    async def wait() -> None:
        future = Future[int]()
        impatient, patient = asyncio.create_task(await_write(future)), asyncio.create_task(await_write(future))
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.sleep(0)
        assert not future.cancelled()
        future.set_exception(OSError("full"))
        with pytest.raises(OSError, match="full"):
            await patient
        with pytest.raises(OSError, match="full"):
            await await_write(future)

    asyncio.run(wait())


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
        with pytest.raises(FateUnknown):
            await notes.submit(write("lost"))
        assert notes.is_stale and notes.lines == ["one", "lost"]
        await notes.submit(write("kept"))
        assert notes.stored == notes.lines == ["one", "kept"] and not notes.is_stale

    asyncio.run(play())


def test_a_change_whose_write_failed_and_that_is_there_all_the_same_is_done() -> None:
    """As after a commit whose answer was lost: to say that it was not kept would have the person do it twice."""

    async def play() -> None:
        notes, client = Notes(["one"]), LiveClient()
        notes.clients.add(client)
        written = notes.persist

        async def lose_the_answer(change: str) -> bool:
            assert await written(change)
            raise ConnectionError

        notes.persist = lose_the_answer  # type: ignore[method-assign]
        assert await notes.submit(write("two")) == "two" and notes.lines == ["one", "two"]
        assert await heard(client) == [None], "a snapshot, and the change not once more beside it"

    asyncio.run(play())


def test_news_of_another_process_bring_a_document_up_to_date_once() -> None:
    async def play() -> None:
        notes, client = Notes(["one"]), LiveClient()
        notes.clients.add(client)
        notes.stored.append("theirs")
        async with notes.lock:
            notes.notice()
            notes.notice()
            await asyncio.sleep(0)
            assert notes.lines == ["one"], "not while a request is decided"
        assert notes.following
        await notes.following
        assert notes.lines == ["one", "theirs"] and await heard(client) == [None]

    asyncio.run(play())


class Shelf(LiveRegistry[Notes]):
    loads = 0

    async def load(self, id: str) -> Notes:
        self.loads += 1
        await asyncio.sleep(0)
        return Notes([id])


def test_what_cannot_be_read_is_read_again_after_growing_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses, sleep = list[float](), asyncio.sleep

    async def note_pause(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    async def play() -> None:
        notes, client = Notes(["one"]), LiveClient()
        notes.clients.add(client)
        notes.faults += [OSError("away")] * 9
        monkeypatch.setattr(asyncio, "sleep", note_pause)
        await notes.follow()
        assert pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60] and not notes.is_stale
        notes.faults += [OSError("away")] * 9
        notes.leave(client)
        await notes.follow()
        assert pauses[9:] == [1], "nobody looks any more"

    asyncio.run(play())


def test_a_document_is_loaded_once_and_evicted_when_nobody_uses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "IDLE", 0.0)

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


class NamedShelf(Shelf):
    async def load(self, id: str) -> Notes:
        notes = await super().load(id)
        notes.id = id
        return notes


def test_what_nobody_uses_leaves_the_memory_when_others_need_its_room(monkeypatch: pytest.MonkeyPatch) -> None:
    weights = {"heavy": 60, "other": 60, "light": 0}
    monkeypatch.setattr(NamedShelf, "most", 100)
    monkeypatch.setattr(NamedShelf, "weigh", lambda self, notes: weights[notes.lines[0]])
    clock = {"now": 1000.0}
    for module in (document_module, registry_module):
        monkeypatch.setattr(module, "monotonic", lambda: clock["now"])

    async def play() -> None:
        shelf = NamedShelf("notes")
        heavy = await shelf.find("heavy")
        with pytest.raises(TableError, match="too many"):
            await shelf.find("other")
        assert list(shelf.documents) == ["heavy"], "it was asked for just now"
        await shelf.find("light")
        clock["now"] += registry_module.SOON + 1
        client = LiveClient()
        heavy.clients.add(client)
        with pytest.raises(TableError):
            await shelf.find("other")
        assert list(shelf.documents) == ["heavy"], "somebody looks at it"
        heavy.leave(client)
        await shelf.find("other")
        assert list(shelf.documents) == ["other"]
        await shelf.close()

    asyncio.run(play())


def test_the_sweep_evicts_what_nobody_uses_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "IDLE", 0.0)
    monkeypatch.setattr(registry_module, "SWEEP", 0.0)

    async def play() -> None:
        shelf = Shelf("notes")
        await shelf.open()
        for id in ("a", "b"):
            await shelf.find(id)
            async with asyncio.timeout(PATIENCE):
                while shelf.documents:
                    await asyncio.sleep(0)
        await shelf.close()

    asyncio.run(play())


# ---------------------------------------------------------------- the end of a connection


class Line(LiveConnection[Notes, LiveClient]):
    """A connection whose requests raise what ``fault`` is."""

    fault: Exception | None = None

    def __init__(self, socket: WebSocket, notes: Notes) -> None:
        super().__init__(socket, LiveClient())
        self.notes = notes

    async def open(self) -> None:
        self.document = self.notes
        self.notes.clients.add(self.client)

    def decode(self, data: str | bytes) -> Ping:
        return Ping(id=1)

    async def handle(self, request: Ping) -> None:
        if self.fault:
            raise self.fault


@pytest.mark.parametrize("end", ["disconnect", "slow", "closed", "cancelled"])
def test_a_connection_that_ends_leaves_the_document_however_it_ends(end: str) -> None:
    async def play() -> None:
        incoming: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()

        async def send(message: MutableMapping[str, Any]) -> None:
            pass

        socket, notes = WebSocket({"type": "websocket"}, incoming.get, send), Notes(["one"])
        incoming.put_nowait({"type": "websocket.connect"})
        await socket.accept()
        line = Line(socket, notes)
        line.fault = {"slow": TooSlow(), "closed": CloseSocket(POLICY, "patience")}.get(end)
        serving = asyncio.create_task(line.serve())
        async with asyncio.timeout(PATIENCE):
            while not notes.clients:
                await asyncio.sleep(0)
            if end == "cancelled":
                serving.cancel()
            elif end == "disconnect":
                incoming.put_nowait({"type": "websocket.disconnect", "code": 1006})
            else:
                incoming.put_nowait({"type": "websocket.receive", "text": "ping"})
            await asyncio.gather(serving, return_exceptions=True)
        assert not notes.clients and all(task.done() for task in line.tasks)

    asyncio.run(play())
