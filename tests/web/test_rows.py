"""Lists of tables read rows: nothing is replayed for them, and a damaged table closes no list."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from regno.table.errors import TableError
from regno.table.seats import hash_token
from regno.table.settings import TableSettings
from regno.table.store.sqlite import TableStore
from regno.table.table import Table
from regno.web.bots.pool import BotPool
from regno.web.clock import now
from regno.web.live.protocol import NotPersisted
from regno.web.tables import registry as registry_module
from regno.web.tables.registry import TableRegistry, health


def in_registry(folder: Path, doing: Callable[[TableRegistry], Awaitable[None]]) -> None:
    """Do something in a registry without its background tasks."""

    async def whole() -> None:
        registry = TableRegistry(TableStore(folder), BotPool())
        try:
            await doing(registry)
        finally:
            await registry.close()

    asyncio.run(whole())


def store_of(registry: TableRegistry) -> TableStore:
    assert isinstance(registry.store, TableStore)
    return registry.store


def keep(registry: TableRegistry, id: str, people: int = 3, *, begun: bool = True, listed: bool = False) -> Table:
    table = Table(id, TableSettings(houses=3, listed=listed), "00" * 16, hash_token("maker"), now())
    for seat in range(people):
        table.sit(seat, f"Person {seat}", hash_token(str(seat)), "11" * 16, now())
    if begun:
        table.begin(table.maker, now())
    registry.store.create(table).result()
    registry.store.append(table, 0, list(table.recent)).result()
    return table


def held(*tokens: str) -> dict[str, int]:
    """The hashes of some tokens, each with its place."""
    return {hash_token(token): place for place, token in enumerate(tokens)}


def no_replay(*_: object) -> None:
    raise AssertionError("a list must not replay a game")


def test_lists_replay_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(registry: TableRegistry) -> None:
        table = keep(registry, "played")
        keep(registry, "gathering", 1, begun=False, listed=True)
        assert table.live
        monkeypatch.setattr(registry_module, "restore", no_replay)
        monkeypatch.setattr(registry_module, "summarise", no_replay)
        mine = await registry.tables_of(held("0", "unknown"))
        assert {each.table: each.yours for each in mine} == {"played": [0], "gathering": [0]}
        chooser = next(each for each in mine if each.table == "played").chooser
        assert chooser == table.live.who
        [again] = [each for each in await registry.tables_of(held(str(chooser))) if each.table == "played"]
        assert again.your_choice and again.touched == table.recent[-1].entry.at and again.opened_by == 0
        assert [each.table for each in await registry.lobby()] == ["gathering"]
        assert (await registry.row("played")).commitment == table.shuffle.commitment
        assert not registry.documents
        with pytest.raises(TableError):
            await registry.row("unknown")

    in_registry(tmp_path, ask)


def test_rows_of_an_earlier_form_get_their_summary_when_they_are_asked_for(tmp_path: Path) -> None:
    async def ask(registry: TableRegistry) -> None:
        keep(registry, "old")
        before = await registry.tables_of(held("0"))
        store_of(registry).writer.put(lambda connection: connection.execute("update tables set summary = ''")).result()
        assert await registry.tables_of(held("0")) == before
        store_of(registry).writer.put(lambda connection: connection.execute("update tables set summary = ''")).result()
        await registry.summarise_all()
        assert registry.store.list_unsummarised() == [] and await registry.tables_of(held("0")) == before

    in_registry(tmp_path, ask)


def test_a_table_that_several_join_at_once_comes_to_life_once(tmp_path: Path) -> None:
    async def ask(registry: TableRegistry) -> None:
        keep(registry, "played")
        found = await asyncio.gather(*(registry.find("played") for _ in range(5)))
        assert len(set(map(id, found))) == 1 and registry.documents == {"played": found[0]} and not registry.loading

    in_registry(tmp_path, ask)


def test_a_full_disk_is_told_and_shows_in_the_health_of_the_server(tmp_path: Path) -> None:
    async def ask(registry: TableRegistry) -> None:
        await registry.clean()
        assert health(registry)["ok"]

        def fill(connection: sqlite3.Connection) -> None:
            connection.execute("create trigger full before insert on tables begin select raise(abort, 'no room'); end")

        store_of(registry).writer.put(fill).result()
        with pytest.raises(NotPersisted):
            await registry.create(TableSettings(), hash_token("maker"))
        assert not registry.documents
        store_of(registry).writer.put(lambda connection: connection.execute("pragma query_only = on")).result()
        await registry.clean()
        assert not health(registry)["ok"]
        store_of(registry).writer.connection.execute("pragma query_only = off")
        await registry.clean()
        assert health(registry)["ok"]

    in_registry(tmp_path, ask)


def test_a_damaged_table_is_told_as_such(tmp_path: Path) -> None:
    async def ask(registry: TableRegistry) -> None:
        keep(registry, "played")
        store_of(registry).writer.put(lambda connection: connection.execute("update log set entry = 'x'")).result()
        with pytest.raises(TableError) as fault:
            await registry.find("played")
        assert fault.value.key == "table-damaged"

    in_registry(tmp_path, ask)
