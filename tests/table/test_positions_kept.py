"""How many positions of a game are stored."""

from __future__ import annotations

from pathlib import Path
from random import Random

from setting import NOW, any_move, begun

from regno.table.store.sqlite import TableStore


def test_few_positions_of_a_game_are_kept_and_one_of_a_finished_game(tmp_path: Path) -> None:
    store, table = TableStore(tmp_path), begun()
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
    agreed = [table.agree(seat, stop=True, now=NOW) for seat in range(4)]
    assert table.phase == "stopped"
    store.append(table, saved[-1], agreed).result()
    assert positions() == [saved[-1]]
    store.close()
