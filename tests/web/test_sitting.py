"""A table in memory and what waits for its readers, without a socket."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from regno.proelio.formats.move_text import move_text
from regno.table.seats import hashed
from regno.table.settings import Terms
from regno.table.store.sqlite import Store
from regno.table.table import Table, Told
from regno.web.bots.pool import Bots
from regno.web.rate_limit import Bucket, Doors
from regno.web.tables.client import Reader
from regno.web.tables.room import NotKept, Sitting, now
from regno.web.tables.send_queue import MOST_ANSWERS, MOST_EVENTS, Outbox, TooSlow


def dealt(store: Store) -> Table:
    table = Table("abc", Terms(houses=3), "00" * 16, hashed("0"), now())
    for seat in range(3):
        table.sit(seat, f"Person {seat}", hashed(str(seat)), "11" * 16, now())
    table.begin(table.maker, now())
    store.create(table).result()
    store.add(table, list(table.told)).result()
    return table


def first_move(table: Table) -> Told:
    assert table.play
    return table.submit(table.play.who, [move_text(table.play.state, table.play.legal()[0])], table.version, now())


def test_what_cannot_be_written_is_not_done_and_nobody_hears_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(tmp_path)
        sitting, reader = Sitting(dealt(store), store, Bots()), Reader(hashed("1"))
        await sitting.welcome(reader, have=-1)
        assert await reader.outbox.next()
        before = sitting.table.play.game.position if sitting.table.play else ""
        version = sitting.table.version
        full = "create trigger full before insert on log begin select raise(abort, 'no room'); end"
        store.writer.put(lambda connection: connection.execute(full)).result()
        with pytest.raises(NotKept):
            await sitting.perform(first_move)
        assert sitting.table.version == version and sitting.table.play
        assert sitting.table.play.game.position == before
        assert await reader.outbox.next() is None, "a snapshot is due, and no event"
        store.close()

    asyncio.run(play())


def test_a_fault_of_our_own_leaves_the_table_as_it_is_in_the_store(tmp_path: Path) -> None:
    def broken(table: Table) -> Told:
        first_move(table)
        raise ZeroDivisionError

    async def play() -> None:
        store = Store(tmp_path)
        sitting = Sitting(dealt(store), store, Bots())
        version = sitting.table.version
        with pytest.raises(ZeroDivisionError):
            await sitting.perform(broken)
        assert sitting.table.version == version
        await sitting.perform(first_move)
        assert sitting.table.version == version + 1
        store.close()

    asyncio.run(play())


def test_what_was_begun_is_finished_though_the_one_who_asked_has_gone(tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(tmp_path)
        sitting, reader = Sitting(dealt(store), store, Bots()), Reader()
        await sitting.welcome(reader, have=-1)
        version = sitting.table.version
        asking = asyncio.create_task(sitting.perform(first_move))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        async with asyncio.timeout(5):
            while len(reader.outbox.waiting) < 2:
                await asyncio.sleep(0.01)
        assert sitting.table.version == version + 1
        assert store.archive("abc").log[version:]  # type: ignore[union-attr]
        store.close()

    asyncio.run(play())


def test_events_beyond_a_number_give_way_to_a_snapshot_and_answers_stay() -> None:
    async def fill() -> None:
        outbox = Outbox()
        for number in range(MOST_EVENTS + 1):
            outbox.event(b"event %d" % number)
            if number == 3:
                outbox.answer(b"answer")
        outbox.event(b"later")
        assert [await outbox.next(), await outbox.next()] == [b"answer", None]
        outbox.event(b"afterwards")
        assert await outbox.next() == b"afterwards"

    asyncio.run(fill())


def test_one_who_asks_and_does_not_read_is_shown_out() -> None:
    async def fill() -> None:
        outbox = Outbox()
        for _ in range(MOST_ANSWERS):
            outbox.answer(b"answer")
        with pytest.raises(TooSlow):
            outbox.answer(b"one more")

    asyncio.run(fill())


def test_a_bucket_fills_with_time() -> None:
    time = [0.0]
    bucket = Bucket(rate=2, burst=3, clock=lambda: time[0])
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    time[0] = 0.5
    assert bucket.take() == 0 and bucket.take() == 0.5
    time[0] = 100.0
    assert bucket.is_full()


def test_each_address_has_its_own_bucket() -> None:
    doors = Doors(rate=0.001, burst=1)
    assert doors.take("a") == 0 and doors.take("a") > 0 and doors.take("b") == 0


def test_the_store_file_is_wal_fully_synchronous_and_for_its_owner_alone(tmp_path: Path) -> None:
    store = Store(tmp_path)
    dealt(store)
    ask = store.writer.connection.execute
    asked = [ask(f"pragma {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    store.close()
    assert asked == ["wal", 2]
    assert set(modes.values()) == {0o600}, modes
