"""``regno gauntlet`` as a person meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from speaking import Regno

from regno.commands import gauntlet as command
from regno.gauntlet import figures, run
from regno.gauntlet.course import FOUR, Pairing


@pytest.fixture(autouse=True)
def short_course(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (command, figures, run):
        monkeypatch.setattr(module, "PAIRINGS", (Pairing(FOUR, "steward", 1), Pairing(FOUR, "steward", 1, True)))


@pytest.mark.parametrize(("language", "word"), [("en", "Rating"), ("it", "Punteggio")])
def test_a_run_is_kept_checked_and_put_on_the_board(regno: Regno, tmp_path: Path, language: str, word: str) -> None:
    path = str(tmp_path / "run.jsonl")
    said = regno("gauntlet", "steward", "--file", path, "--workers", "1", "--lang", language)
    assert said.status == 0 and word in said.out and path in said.out
    checked = regno("gauntlet", "--check", path, "--lang", language)
    assert checked.status == 0 and word in checked.out
    assert "`steward`" in regno("gauntlet", "--board", path, "--lang", language).out


def test_the_figures_as_data_are_those_of_the_file(regno: Regno, tmp_path: Path) -> None:
    path = str(tmp_path / "run.jsonl")
    one = json.loads(regno("gauntlet", "steward", "--file", path, "--workers", "1", "--json").out)
    other = json.loads(regno("gauntlet", "--check", path, "--json").out)
    assert other["checked"] == 8 and other["replayed"] == 0
    assert {name: one[name] for name in one} == {name: other[name] for name in one}


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ([], "policy:FILE"),
        (["nobody"], '"nobody"'),
        (["warlord"], "warlord:500"),
        (["steward", "--deals", "0"], "--deals"),
        (["steward", "--seconds", "0"], "--seconds"),
        (["steward", "--respond", "10"], "sovereign-policy"),
        (["sovereign-policy", "--respond", "0"], "--respond"),
        (["--check", "/no/such/file"], "/no/such/file"),
        (["--board", "/no/such/file"], "/no/such/file"),
    ],
)
def test_a_wrong_word_is_one_clear_line(regno: Regno, words: list[str], named: str) -> None:
    assert named in regno("gauntlet", *words).trouble
