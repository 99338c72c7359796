"""Lists of tables read rows: nothing is replayed for them, and a damaged table closes no list."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from regno.table.errors import Denied
from regno.table.seats import hashed
from regno.table.settings import Terms
from regno.table.store.sqlite import Store
from regno.table.table import Table
from regno.web.bots.pool import Bots
from regno.web.tables import registry as halls
from regno.web.tables.registry import Hall, facts
from regno.web.tables.room import NotKept, now


def in_hall(folder: Path, doing: Callable[[Hall], Awaitable[None]]) -> None:
    """Do something in a hall of its own, without its chores."""

    async def whole() -> None:
        hall = Hall(Store(folder), Bots())
        try:
            await doing(hall)
        finally:
            await hall.close()

    asyncio.run(whole())


def keep(hall: Hall, id: str, people: int = 3, *, begun: bool = True, listed: bool = False) -> Table:
    table = Table(id, Terms(houses=3, listed=listed), "00" * 16, hashed("maker"), now())
    for seat in range(people):
        table.sit(seat, f"Person {seat}", hashed(str(seat)), "11" * 16, now())
    if begun:
        table.begin(table.maker, now())
    hall.store.create(table).result()
    hall.store.add(table, list(table.told)).result()
    return table


def no_replay(*_: object) -> None:
    raise AssertionError("a list must not replay a game")


def test_lists_replay_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(hall: Hall) -> None:
        table = keep(hall, "played")
        keep(hall, "gathering", 1, begun=False, listed=True)
        assert table.play
        monkeypatch.setattr(halls, "revive", no_replay)
        monkeypatch.setattr(halls, "summarise", no_replay)
        mine = await hall.tables_of(["0", "unknown"])
        assert {each.table: each.yours for each in mine} == {"played": [0], "gathering": [0]}
        chooser = next(each for each in mine if each.table == "played").chooser
        assert chooser == table.play.who
        [again] = [each for each in await hall.tables_of([str(chooser)]) if each.table == "played"]
        assert again.your_choice and again.touched == table.told[-1].entry.at and again.opened_by == 0
        assert [each.table for each in await hall.lobby()] == ["gathering"]
        assert (await hall.row("played")).commitment == table.shuffle.commitment
        assert not hall.sittings
        with pytest.raises(Denied):
            await hall.row("unknown")

    in_hall(tmp_path, ask)


def test_rows_of_an_earlier_form_get_their_summary_when_they_are_asked_for(tmp_path: Path) -> None:
    async def ask(hall: Hall) -> None:
        keep(hall, "old")
        before = await hall.tables_of(["0"])
        hall.store.writer.put(lambda connection: connection.execute("update tables set summary = ''")).result()
        assert await hall.tables_of(["0"]) == before
        hall.store.writer.put(lambda connection: connection.execute("update tables set summary = ''")).result()
        await hall.summarise_all()
        assert hall.store.unsummarised() == [] and await hall.tables_of(["0"]) == before

    in_hall(tmp_path, ask)


def test_a_table_that_several_join_at_once_comes_to_life_once(tmp_path: Path) -> None:
    async def ask(hall: Hall) -> None:
        keep(hall, "played")
        found = await asyncio.gather(*(hall.find("played") for _ in range(5)))
        assert len(set(map(id, found))) == 1 and hall.sittings == {"played": found[0]} and not hall.coming

    in_hall(tmp_path, ask)


def test_a_full_disk_is_told_and_shows_in_the_health_of_the_server(tmp_path: Path) -> None:
    async def ask(hall: Hall) -> None:
        await hall.expire()
        assert facts(hall)["ok"]

        def fill(connection: sqlite3.Connection) -> None:
            connection.execute("create trigger full before insert on tables begin select raise(abort, 'no room'); end")

        hall.store.writer.put(fill).result()
        with pytest.raises(NotKept):
            await hall.make(Terms(), hashed("maker"))
        assert not hall.sittings
        hall.store.writer.put(lambda connection: connection.execute("pragma query_only = on")).result()
        await hall.expire()
        assert not facts(hall)["ok"]
        hall.store.writer.connection.execute("pragma query_only = off")
        await hall.expire()
        assert facts(hall)["ok"]

    in_hall(tmp_path, ask)


def test_a_damaged_table_is_told_as_such(tmp_path: Path) -> None:
    async def ask(hall: Hall) -> None:
        keep(hall, "played")
        hall.store.writer.put(lambda connection: connection.execute("update log set entry = 'x'")).result()
        with pytest.raises(Denied) as fault:
            await hall.find("played")
        assert fault.value.key == "table-damaged"

    in_hall(tmp_path, ask)
