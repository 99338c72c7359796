"""``regno train`` as a person meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from speaking import Regno


@pytest.mark.long
@pytest.mark.parametrize(("language", "word"), [("en", "Learnt"), ("it", "Imparato")])
def test_weights_are_learnt_and_written(regno: Regno, tmp_path: Path, language: str, word: str) -> None:
    said = regno("train", str(tmp_path / "w.json"), "--positions", "500", "--lang", language)
    assert said.status == 0 and said.out.startswith(word)
    assert len(json.loads((tmp_path / "w.json").read_text())) == 3


@pytest.mark.long
@pytest.mark.parametrize(("what", "word"), [("instinct", "Practised 1 steps"), ("judgement", "Learnt")])
def test_instinct_and_judgement_are_learnt_and_written(regno: Regno, tmp_path: Path, what: str, word: str) -> None:
    amount = ["--steps", "1"] if what == "instinct" else ["--positions", "5000"]
    said = regno("train", str(tmp_path / "w"), "--what", what, *amount)
    assert said.status == 0 and said.out.startswith(word) and (tmp_path / "w").stat().st_size > 1000


@pytest.mark.parametrize(
    ("words", "named"), [(["--positions", "5"], "100"), (["--seed", "x"], '"x"'), (["--what", "luck"], '"luck"')]
)
def test_a_wrong_number_is_one_clear_line(regno: Regno, tmp_path: Path, words: list[str], named: str) -> None:
    assert named in regno("train", str(tmp_path / "w.json"), *words).trouble
