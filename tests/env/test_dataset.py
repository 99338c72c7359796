"""Games as Parquet: what is written is what was played, and can be played again from its seed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as arrow
import pyarrow.parquet as parquet
import pytest

from regno.env import VectorEnv, dataset
from regno.env.checks import BadCall
from regno.env.dataset import COLUMNS, TOGETHER, iterate_games, read_games, write_games

PAGE = Path(__file__).parents[2] / "docs" / "dataset.md"
PLAYERS = ["steward", "veteran", "sovereign-policy", "random"]


def test_the_rows_of_a_game_replay_it(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    count = write_games(path, games=6, players=PLAYERS, seed=40, guilds=True)
    found = read_games(path)
    assert len(found["seed"]) == count > 100 and set(found["seed"]) == set(range(40, 46))
    for seed in range(40, 46):
        rows = np.flatnonzero(found["seed"] == seed)
        assert found["step"][rows].tolist() == list(range(len(rows))) and (found["length"][rows] == len(rows)).all()
        game = VectorEnv(1, seed, guilds=True, redeal=False)
        seen = game.reset()
        for row in rows:
            assert np.array_equal(seen.observations[0], found["observation"][row])
            assert np.array_equal(seen.masks[0], found["masks"][row]) and seen.seats[0] == found["seat"][row]
            seen = game.step(found["move"][[row]].astype(np.int64))
        assert seen.outcomes[0] == 1
        winners = int(game.states["winners"][0])
        for row in rows if winners else ():
            assert (found["share"][row] > 0) == bool(winners >> found["seat"][row] & 1)


def test_the_same_call_writes_the_same_rows_in_parts(tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    for path in (one, two):
        write_games(path, games=TOGETHER + 3, players="random", seed=1, houses=3)
    first, second = read_games(one), read_games(two)
    assert all(np.array_equal(first[name], second[name]) for name in first)
    assert len(list(iterate_games(one))) == 2 and not list(tmp_path.glob("*.part"))


def test_nothing_is_left_of_a_file_whose_games_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "TOGETHER", 2)
    batches = iter([dataset.play])

    def play_once(*of: Any) -> dataset.Table:
        return next(batches)(*of)  # no second batch

    monkeypatch.setattr(dataset, "play", play_once)
    with pytest.raises(StopIteration):
        write_games(tmp_path / "x.parquet", games=4, players="random", seed=1, houses=3)
    assert not list(tmp_path.iterdir())


def test_the_page_has_the_columns() -> None:
    named = re.findall(r"^\| `(\w+)` \| (\w+)", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [name for name, _ in named] == list(COLUMNS)
    assert all(COLUMNS[name] == kind for name, kind in named if name != "observation")


def test_what_is_no_such_file_is_told(tmp_path: Path) -> None:
    parquet.write_table(arrow.table({"x": [1]}), tmp_path / "other.parquet")
    with pytest.raises(BadCall, match="holds no games"):
        read_games(tmp_path / "other.parquet")
    with pytest.raises(BadCall, match="2 players are named: expected 4"):
        write_games(tmp_path / "no.parquet", games=2, players=["steward", "random"])
