"""Single games as a file: the rows of some deals add up to what a study counts of them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import pyarrow.parquet
import pytest
from studies import study

from regno.cli import main
from regno.lab import games
from regno.lab.games import COLUMNS, write_games
from regno.lab.run_log import LabError
from regno.proelio.rules.victory import ENDINGS, WHOLE

GAMES = 60


def test_rows_add_up_to_the_counts_of_a_study(census: Mapping[str, ModuleType], tmp_path: Path) -> None:
    tables, file = [study(games=GAMES, guilds=True), study(games=GAMES, edition="v082")], tmp_path / "games.parquet"
    parts: list[float] = []
    assert write_games(file, tables, GAMES, parts.append) == 2 * GAMES and parts == [1.0]
    found = pyarrow.parquet.read_table(file)
    assert found.column_names == list(COLUMNS) and b"regno" in found.schema.metadata
    rows = found.to_pylist()
    for table in tables:
        own = [row for row in rows if row["table"] == table.book.id]
        counts = table.play(0, GAMES)
        assert [row["game"] for row in own] == list(range(GAMES))
        assert [row["seed"] for row in own] == [table.seed + number for number in range(GAMES)]
        for name in ("turns", "moves", "decisions"):
            assert sum(row[name] for row in own) == counts[name]
        assert sum(row["lead_changes"] for row in own) == counts["lead_total"]
        for place, ending in enumerate(ENDINGS):
            assert sum(row["ending"] == ending for row in own) == counts["endings"][place]
        for seat in range(4):
            assert sum(row["shares"][seat] for row in own) * WHOLE == pytest.approx(counts["seat_share"][seat])
        assert sum(len(row["decisive"]) for row in own) == sum(counts["decisive"])


def test_the_command_writes_two_editions_on_the_same_deals(
    census: Mapping[str, ModuleType], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "two.parquet"
    assert main(["lab", "games", "en111", "--beside", "v082", "--games", "5", "--seed", "3", "--out", str(file)]) == 0
    assert capsys.readouterr().out == f"10 games written: {file}\n"
    rows = pyarrow.parquet.read_table(file).to_pylist()
    assert [(row["table"], row["game"]) for row in rows[:2]] == [("en111", 0), ("v082", 0)]
    assert {row["seed"] for row in rows} == {(3 << 32) + number for number in range(5)}


def test_what_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "games", "--players", "warlord"]) == 2
    assert main(["lab", "games", "--out", str(tmp_path / "no" / "such" / "folder" / "x.parquet")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2
    with pytest.raises(LabError):
        write_games(tmp_path, [study(games=1)], 1)


def test_nothing_is_left_of_a_file_whose_games_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no game")

    monkeypatch.setattr(games, "rows_of", fail)
    with pytest.raises(RuntimeError, match="no game"):
        write_games(tmp_path / "x.parquet", [study(games=1)], 1)
    assert not list(tmp_path.iterdir())
