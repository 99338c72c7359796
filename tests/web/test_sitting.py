"""A table in memory and what waits for its readers, without a socket."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from types import SimpleNamespace

import pytest

from regno.proelio.formats.move_text import move_text
from regno.proelio.jit.records import values_of
from regno.table.dump import restore
from regno.table.log import AnyEntry
from regno.table.seats import hash_token
from regno.table.settings import TableSettings
from regno.table.store.codec import to_json
from regno.table.store.sqlite import TableStore
from regno.table.table import AppliedEntry, Table
from regno.web.bots.pool import BotPool
from regno.web.clock import now
from regno.web.live.gossip import LONGEST
from regno.web.live.protocol import NotPersisted
from regno.web.live.registry import IDLE
from regno.web.live.send_queue import MAX_ANSWERS, MAX_EVENTS, SendQueue, TooSlow
from regno.web.rate_limit import Bucket, RateLimiter
from regno.web.tables.client import Client
from regno.web.tables.presence import PresenceTracker
from regno.web.tables.registry import TableRegistry
from regno.web.tables.room import Room


def dealt(store: TableStore) -> Table:
    table = Table("abc", TableSettings(houses=3), "00" * 16, hash_token("0"), now())
    for seat in range(3):
        table.sit(seat, f"Person {seat}", hash_token(str(seat)), "11" * 16, now())
    table.begin(table.maker, now())
    store.create(table).result()
    store.append(table, 0, list(table.recent)).result()
    return table


def first_move(table: Table) -> AppliedEntry:
    assert table.live
    return table.submit(
        table.live.who, [move_text(table.live.state, table.live.legal_moves()[0])], table.version, now()
    )


def test_what_cannot_be_written_is_not_done_and_nobody_hears_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        store = TableStore(tmp_path)
        room, client = Room(dealt(store), store, BotPool()), Client(hash_token("1"))
        await room.join(client, have=-1)
        assert await client.send_queue.next()
        before = room.table.live.game.position if room.table.live else ""
        version = room.table.version
        full = "create trigger full before insert on log begin select raise(abort, 'no room'); end"
        store.writer.put(lambda connection: connection.execute(full)).result()
        with pytest.raises(NotPersisted):
            await room.submit(first_move)
        assert room.table.version == version and room.table.live
        assert room.table.live.game.position == before
        assert await client.send_queue.next() is None, "a snapshot is due, and no event"
        store.close()

    asyncio.run(play())


def test_a_fault_of_our_own_leaves_the_table_as_it_is_in_the_store(tmp_path: Path) -> None:
    def broken(table: Table) -> AppliedEntry:
        first_move(table)
        raise ZeroDivisionError

    async def play() -> None:
        store = TableStore(tmp_path)
        room = Room(dealt(store), store, BotPool())
        version = room.table.version
        with pytest.raises(ZeroDivisionError):
            await room.submit(broken)
        assert room.table.version == version
        await room.submit(first_move)
        assert room.table.version == version + 1
        store.close()

    asyncio.run(play())


def test_what_was_begun_is_finished_though_the_one_who_asked_has_gone(tmp_path: Path) -> None:
    async def play() -> None:
        store = TableStore(tmp_path)
        room, client = Room(dealt(store), store, BotPool()), Client()
        await room.join(client, have=-1)
        version = room.table.version
        asking = asyncio.create_task(room.submit(first_move))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        async with asyncio.timeout(5):
            while len(client.send_queue.waiting) < 2:
                await asyncio.sleep(0.01)
        assert room.table.version == version + 1
        assert room.runner is None, "there is neither a bot nor a clock"
        assert store.load("abc").log[version:]  # type: ignore[union-attr]
        store.close()

    asyncio.run(play())


def test_what_comes_with_the_news_is_not_read_and_a_gap_is(tmp_path: Path) -> None:
    async def play() -> None:
        store = TableStore(tmp_path)
        room, other = Room(dealt(store), store, BotPool()), Room(restore(store.load("abc"), now())[0], store, BotPool())  # type: ignore[arg-type]
        reads = list[int]()

        def count_reads(id: str, after: int) -> list[AnyEntry]:
            reads.append(after)
            return TableStore.entries(store, id, after)

        room.store = SimpleNamespace(entries=count_reads)
        news = []
        for _ in range(5):
            applied = await other.submit(first_move)
            news.append((applied.version, to_json(applied.entry)))
        room.notice(*news[1])  # the first was lost
        await wait_for(room, news[4][0])
        assert reads == [news[0][0] - 1]
        for _ in range(3):
            applied = await other.submit(first_move)
            room.notice(applied.version, to_json(applied.entry))
        await wait_for(room, applied.version)
        assert len(reads) == 1 and not room.news
        applied = await other.submit(first_move)
        room.notice(applied.version)
        await wait_for(room, applied.version)
        assert len(reads) == 2
        assert values_of(room.table.live.state) == values_of(other.table.live.state)  # type: ignore[union-attr]
        store.close()

    asyncio.run(play())


def test_messages_of_who_is_here_hold_many_rooms_and_no_more_than_goes(tmp_path: Path) -> None:
    async def tell() -> None:
        store = TableStore(tmp_path)
        registry, table = TableRegistry(store, BotPool()), dealt(store)
        rooms = [Room(table, store, BotPool()) for _ in range(100)]
        for number, room in enumerate(rooms):
            room.id = f"room-{number}"
            for seat in range(number % 4):
                room.presence.come(f"{seat}" * 64)
        messages = registry.presence_messages(rooms)
        assert [room for told, _ in messages for room in told] == rooms
        assert 2 <= len(messages) < 8 and max(len(text) for _, text in messages) <= LONGEST
        here = {room.id: room.presence.here() for room in rooms if room.presence.here()}
        lines = [line.split(" ") for _, text in messages for line in text.split("\n")]
        assert {id: people for id, *people in lines} == here
        for room in rooms:
            room.presence = PresenceTracker()
        registry.documents = {room.id: room for room in rooms}
        for _, text in messages:
            registry.hear_presence(text)
        assert all(room.presence.is_connected("0" * 64) == (room.id in here) for room in rooms)
        await registry.close()

    asyncio.run(tell())


async def wait_for(room: Room, version: int) -> None:
    async with asyncio.timeout(5):
        while room.table.version < version:
            await asyncio.sleep(0.01)


def test_an_idle_table_leaves_the_memory_unless_a_bot_or_a_clock_is_at_work(tmp_path: Path) -> None:
    async def play() -> None:
        store = TableStore(tmp_path)
        registry, version = TableRegistry(store, BotPool()), dealt(store).version
        room = await registry.find("abc")
        room.touched -= IDLE + 1
        room.runner = asyncio.create_task(asyncio.sleep(600))
        registry.evict_idle()
        assert registry.documents == {"abc": room}
        room.runner.cancel()
        await asyncio.gather(room.runner, return_exceptions=True)
        registry.evict_idle()
        assert registry.documents == {}
        again = await registry.find("abc")
        assert again is not room and again.table.version == version
        registry.evict_idle()
        assert registry.documents == {"abc": again}, "somebody has just asked for it"
        await registry.close()

    asyncio.run(play())


def test_events_beyond_a_number_give_way_to_a_snapshot_and_answers_stay() -> None:
    async def fill() -> None:
        send_queue = SendQueue()
        for number in range(MAX_EVENTS + 1):
            send_queue.event(b"event %d" % number)
            if number == 3:
                send_queue.answer(b"answer")
        send_queue.event(b"later")
        assert [await send_queue.next(), await send_queue.next()] == [b"answer", None]
        send_queue.event(b"afterwards")
        assert await send_queue.next() == b"afterwards"

    asyncio.run(fill())


def test_one_who_asks_and_does_not_read_is_shown_out() -> None:
    async def fill() -> None:
        send_queue = SendQueue()
        for _ in range(MAX_ANSWERS):
            send_queue.answer(b"answer")
        with pytest.raises(TooSlow):
            send_queue.answer(b"one more")

    asyncio.run(fill())


def test_what_can_be_sent_at_once_waits_for_no_task_and_nothing_overtakes_what_waits() -> None:
    async def watch() -> None:
        send_queue, sent, keeps_up = SendQueue(), list[bytes](), True

        def write(message: bytes) -> bool:
            if keeps_up:
                sent.append(message)
            return keeps_up

        send_queue.write_now = write
        send_queue.event(b"1")
        send_queue.answer(b"2")
        assert sent == [b"1", b"2"] and not send_queue.waiting and not send_queue.events
        keeps_up = False
        send_queue.event(b"3")
        keeps_up = True
        send_queue.answer(b"4")
        assert [await send_queue.next(), await send_queue.next()] == [b"3", b"4"]
        send_queue.event(b"5")  # the last may still be on its way
        assert sent == [b"1", b"2"] and await send_queue.next() == b"5"
        asyncio.get_running_loop().call_soon(send_queue.resync)
        assert await send_queue.next() is None
        send_queue.event(b"6")  # a snapshot is being made, and events after it follow it
        assert sent == [b"1", b"2"] and await send_queue.next() == b"6"
        asyncio.get_running_loop().call_later(0.01, send_queue.event, b"7")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(send_queue.next(), 0.1)
        assert sent == [b"1", b"2", b"7"]

    asyncio.run(watch())


def test_a_bucket_fills_with_time() -> None:
    time = [0.0]
    bucket = Bucket(rate=2, burst=3, clock=lambda: time[0])
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    time[0] = 0.5
    assert bucket.take() == 0 and bucket.take() == 0.5
    time[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_each_address_has_its_own_bucket() -> None:
    doors = RateLimiter(rate=0.001, burst=1)
    assert doors.take("a") == 0 and doors.take("a") > 0 and doors.take("b") == 0


def test_the_store_file_is_wal_fully_synchronous_and_for_its_owner_alone(tmp_path: Path) -> None:
    store = TableStore(tmp_path)
    dealt(store)
    ask = store.writer.connection.execute
    asked = [ask(f"pragma {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    store.close()
    assert asked == ["wal", 2]
    assert set(modes.values()) == {0o600}, modes
