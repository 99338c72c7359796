"""Faults planted into the server, one of each kind: a simulation that does not find them finds nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

from calling import SimulatedSender
from chronicle_world import SimulatedChronicles
from store import SimulatedTables

from regno.proelio.state import Observer
from regno.table.clock import Clock
from regno.table.store.codec import ENTRY
from regno.table.table import Table
from regno.web.calls.caller import Caller
from regno.web.calls.store import CallStore
from regno.web.calls.watch import TableWatch
from regno.web.chronicles.room import ChronicleRoom
from regno.web.live.document import LiveDocument
from regno.web.live.registry import LiveRegistry
from regno.web.live.send_queue import SendQueue
from regno.web.tables.client import Client
from regno.web.tables.leases import LeaseKeeper
from regno.web.tables.room import Room
from regno.web.tables.socket import ACTIONS, HANDLERS, TableConnection


class NoLock(asyncio.Lock):
    """A lock that everybody holds."""

    async def acquire(self) -> bool:  # type: ignore[override]
        return True

    def release(self) -> None:
        pass


async def persist_later(room: Room, applied: Any) -> bool:
    room.store.append(room.table, applied.version - 1, [applied], None, None)
    return True


async def take_for_done(*_: Any) -> bool:
    return True


async def broadcast_first(document: Any, request: Any, then: Any) -> Any:
    async with document.lock:
        await document.refresh()
        for _ in range(5):
            change = document.decide(request)
            document.broadcast(change)
            try:
                is_written = await document.persist(change)
            except Exception as fault:
                is_written = await document.look_for(change, fault)
            if is_written:
                break
            await document.reload()
    document.touch()
    then(change)
    return change


async def nothing(*_: Any, **__: Any) -> None:
    return None


async def load_without_clients(document: Any) -> None:
    """Reload, and leave clients with what they have."""
    await document.load()


async def skip_one(room: Room) -> None:
    entries = await asyncio.to_thread(room.store.entries, room.id, room.table.version)
    for number, entry in enumerate(entries):
        applied = room.table.apply(entry)
        if number or len(entries) == 1:
            room.broadcast(applied)


def all_heard(room: Room, after: int) -> tuple[list[Any], bool]:
    """Take what came with the news for all that there is."""
    news, room.news = room.news, {}
    return [ENTRY.decode(news[version]) for version in sorted(news) if version > after], False


async def run_without_care(room: Room) -> None:
    while room.table.is_restless and (chooser := room.table.chooser) is not None:
        if not await room.leases.hold(room.id):
            return
        if chooser.is_person:
            await room.pause(1)
        else:
            await room.play_bot(chooser.bot, timed_out=False)


async def run_without_lease(room: Room) -> None:
    while room.table.is_restless and (chooser := room.table.chooser) is not None and not chooser.is_person:
        await room.leases.hold(room.id)
        try:
            await room.play_bot(chooser.bot, timed_out=False)
        except Exception:
            await asyncio.sleep(1)


async def answer_first(connection: TableConnection, request: Any) -> None:
    if action := ACTIONS.get(type(request)):
        connection.accept(request.id, connection.room.table.version + 1)
        await connection.room.submit(partial(action, connection, request))
    else:
        await HANDLERS[type(request)](connection, request)


def event_without_resync(queue: SendQueue, message: bytes) -> None:
    if not queue.behind and len(message) % 7:
        queue.events += 1
        queue.waiting.append((True, message))
        queue.ready.set()


def write_past_others(queue: SendQueue, message: bytes) -> bool:
    """Send at once what comes after messages that still wait."""
    return queue.write_now is not None and not queue.behind and queue.write_now(message)


def always_first(client: Client, table: Table) -> tuple[Observer, str]:
    return Observer(0), client.language


def write_anyway(store: SimulatedTables, document: Table, after: int, entries: Any, position: Any = None,
                 epoch: int | None = None) -> Any:  # fmt: skip
    row = store.database.rows[document.id]
    return APPEND(store, document, len(row.log), entries, position, epoch)


def doubled(store: SimulatedTables, *arguments: Any, **more: Any) -> Any:
    """Write again when the answer is late, as a driver that retries does."""
    APPEND(store, *arguments, **more)
    return APPEND(store, *arguments, **more)


def lease_for_all(store: SimulatedTables, owner: str, id: str, seconds: float) -> Any:
    row = store.database.rows[id]
    return store.write(lambda: store.take(row, owner, seconds))


def only_named_news(registry: Any, id: str, version: int, news: str = "") -> None:
    if id in registry.documents:
        registry.documents[id].notice(version, news)


def late_news(registry: Any, id: str, version: int, news: str = "") -> None:
    """Believe news without reading: the version is taken for known."""
    if room := registry.documents.get(id):
        room.table.version = max(room.table.version, version)


def write_behind_all(store: SimulatedChronicles, document: Any, after: int, entries: Any) -> Any:
    document.journal.records += [{}] * (len(store.journal.lines) - len(document.journal.records))
    return WRITE(store, document, document.version, entries)


async def hear_nothing_new(_: ChronicleRoom) -> None:
    return None


async def open_without_note(watch: TableWatch) -> None:
    watch.tasks.append(asyncio.create_task(watch.take_notes()))


def hand_anyway(store: Any, channel: str, calls: Any, message: str, until: int) -> Any:
    """Take calls that another process may have taken already."""
    marks = ", ".join("?" * len(calls))
    query = f"""update deliveries set state = 'handed', message = ?, until = ?
                where channel = ? and call in ({marks}) returning call"""
    return store.write((query, message, until, channel, *calls))


def put_back_as_new(store: Any, channel: str, message: str, due: int, *, same: bool) -> Any:
    return PUT_BACK(store, channel, message, due, same=False)


APPEND, WRITE, PUT_BACK = SimulatedTables.append, SimulatedChronicles.append, CallStore.put_back
PLANTED: dict[str, list[tuple[Any, str, Any]]] = {
    "acknowledged before the commit": [(Room, "persist", persist_later)],
    "unknown fate taken for done": [(LiveDocument, "look_for", take_for_done)],
    "unknown fate taken for failed": [(Room, "has", lambda *_: False)],
    "no fence against a late owner": [
        (SimulatedTables, "is_current", lambda *_: True),
        (LeaseKeeper, "renew", nothing),
    ],
    "no comparison of versions": [(SimulatedTables, "append", write_anyway)],
    "no reload after a lost race": [(LiveDocument, "reload", nothing)],
    "clients not told of a reload": [(LiveDocument, "reload", load_without_clients)],
    "nobody takes over from the dead": [(LeaseKeeper, "take_due", lambda *_: no_ids())],
    "news not heard": [(LiveRegistry, "hear", lambda *_: None)],
    "lost news not made good": [(LiveRegistry, "hear", only_named_news)],
    "a gap in the news not noticed": [(Room, "entries_heard", all_heard)],
    "news believed without reading": [(LiveRegistry, "hear", late_news)],
    "broadcast before the commit": [(LiveDocument, "_submit", broadcast_first)],
    "an entry of another process skipped": [(Room, "catch_up", skip_one)],
    "no lock around a decision": [(asyncio, "Lock", NoLock)],
    "one seat's cards shown to all": [(Client, "viewpoint", always_first)],
    "a choice for an earlier version taken": [(Table, "require_current", lambda *_: None)],
    "clocks that nobody enforces": [(Room, "run", run_without_care)],
    "a clock that is over too early": [(Clock, "is_over", lambda *_: True), (Clock, "deadline", property(lambda _: 0))],
    "events dropped without a snapshot": [(SendQueue, "event", event_without_resync)],
    "messages that overtake each other": [(SendQueue, "send_at_once", write_past_others)],
    "answered before it was decided": [(TableConnection, "handle", answer_first)],
    "a write tried twice": [(SimulatedTables, "append", doubled)],
    "leases given to whoever asks": [
        (SimulatedTables, "take_lease", lease_for_all),
        (SimulatedTables, "is_current", lambda *_: True),
    ],
    "a stale document served": [(LiveDocument, "refresh", nothing)],
    "a bot's failure ends the bots": [(Room, "run", run_without_care)],
}
PLANTED_IN_CHRONICLES: dict[str, list[tuple[Any, str, Any]]] = {
    "names of requests not looked at": [(ChronicleRoom, "is_known", lambda *_: False)],
    "no comparison of journals": [(SimulatedChronicles, "append", write_behind_all)],
    "watchers not told": [(ChronicleRoom, "broadcast", lambda *_: None)],
    "other processes not followed": [(ChronicleRoom, "catch_up", hear_nothing_new)],
    "a lost change taken for done": [(LiveDocument, "look_for", take_for_done)],
}
PLANTED_IN_CALLS: dict[str, list[tuple[Any, str, Any]]] = {
    "nobody takes back what a dead process handed over": [(Caller, "take_back", nothing)],
    "two processes hand over the same": [(CallStore, "hand", hand_anyway)],
    "sent again under another name": [(CallStore, "put_back", put_back_as_new)],
    "mail that may have arrived is sent again": [(SimulatedSender, "is_repeatable", lambda *_: True)],
    "no note before the first calls": [(TableWatch, "open", open_without_note)],
}


async def no_ids() -> list[str]:
    return []


@contextmanager
def planted(name: str) -> Iterator[None]:
    """Plant a fault for a while."""
    with ExitStack() as stack:
        for owner, attribute, instead in {**PLANTED, **PLANTED_IN_CHRONICLES, **PLANTED_IN_CALLS}[name]:
            stack.enter_context(patch.object(owner, attribute, instead))
        yield
