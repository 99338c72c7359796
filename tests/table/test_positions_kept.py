"""How many positions of a game are stored, in either store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from setting import NOW, any_move, begun

from regno.database import Database
from regno.table.store.postgres import PostgresTables
from regno.table.store.protocol import TableDocumentStore
from regno.table.store.sqlite import TableStore


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TableDocumentStore]:
    if request.param == "sqlite":
        sqlite = TableStore(tmp_path)
        yield sqlite
        sqlite.close()
    else:
        database = Database(request.getfixturevalue("postgres"))
        yield PostgresTables(database)
        assert database.close(10)


def test_few_positions_of_a_game_are_kept_and_one_of_a_finished_game(store: TableDocumentStore) -> None:
    table = begun()
    store.create(table).result()
    assert table.live
    store.append(table, 0, list(table.recent), table.live.position()).result()
    dealt, saved = table.version, list[int]()
    for number in range(12):
        applied = any_move(table, Random(number))
        store.append(table, applied.version - 1, [applied], table.live.position()).result()
        saved.append(applied.version)

    def positions() -> list[int]:
        archive = store.load(table.id)
        assert archive
        return [each.version for each in archive.positions]

    assert positions() == [dealt, saved[-2], saved[-1]]
    store.append(table, saved[-1], [], table.live.position()).result()
    assert positions() == [dealt, saved[-2], saved[-1]], "a position that is saved once more drops none"
    agreed = [table.agree(seat, stop=True, now=NOW) for seat in range(4)]
    assert table.phase == "stopped"
    store.append(table, saved[-1], agreed).result()
    assert positions() == [saved[-1]]
