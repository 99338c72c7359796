"""``regno puzzles`` as a person meets it: planted faults are found, and nothing that was sound is lost."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from speaking import Regno

from regno.learn.puzzle import Puzzle, library, puzzles_text, read_puzzles
from regno.players.prepare import prepare_advice
from regno.players.spec import prepare_players
from regno.text import LANGUAGES

BUDGET = ("--budget", "4000")


@pytest.fixture(scope="module", autouse=True)
def prepared() -> None:
    prepare_players(["sovereign"])
    prepare_advice()


@pytest.fixture
def sound() -> Puzzle:
    """The puzzle whose best answer leads by the most."""
    return max(library(), key=lambda puzzle: puzzle.lead)


def written(folder: Path, *puzzles: Puzzle) -> str:
    file = folder / "some.jsonl"
    file.write_text(puzzles_text(list(puzzles)), encoding="utf-8")
    return str(file)


def turned_round(puzzle: Puzzle) -> Puzzle:
    """The same position with another answer for the best."""
    best, other, *rest = puzzle.answers
    return msgspec.structs.replace(puzzle, id="0" * 10, answers=[other, best, *rest])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_planted_wrong_answer_is_disputed_and_left_out(
    regno: Regno, tmp_path: Path, sound: Puzzle, language: str
) -> None:
    file, out = written(tmp_path, sound, turned_round(sound)), tmp_path / "good.jsonl"
    said = regno("--lang", language, "puzzles", "check", file, *BUDGET, "--out", str(out))
    assert said.status == 1 and "0" * 10 in said.out and sound.id not in said.out
    (kept,) = read_puzzles(out.read_text(encoding="utf-8"), "good.jsonl")
    assert kept.id == sound.id and kept.answers == sound.answers and kept.checked > 0


def test_what_was_solved_before_is_read_from_the_log(regno: Regno, tmp_path: Path, sound: Puzzle) -> None:
    file, log = written(tmp_path, sound), tmp_path / "log"
    first = regno("puzzles", "check", file, *BUDGET, "--log", str(log))
    lines = log.read_text(encoding="utf-8")
    assert first.status == 0 and regno("puzzles", "check", file, *BUDGET, "--log", str(log)).out == first.out
    assert log.read_text(encoding="utf-8") == lines
    assert regno("puzzles", "check", file, "--budget", "5000", "--log", str(log)).status == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_with_an_illegal_move_is_refused_in_a_sentence(
    regno: Regno, tmp_path: Path, sound: Puzzle, language: str
) -> None:
    wrong = msgspec.structs.replace(sound.answers[1], moves=["surrender"])
    bad = msgspec.structs.replace(sound, id="1" * 10, answers=[sound.best, wrong])
    out = tmp_path / "good.jsonl"
    said = regno("--lang", language, "puzzles", "check", written(tmp_path, sound, bad), *BUDGET, "--out", str(out))
    assert said.status == 2 and "surrender" in said.err and "1" * 10 in said.err
    assert len(read_puzzles(out.read_text(encoding="utf-8"), "good.jsonl")) == 1, "what was solved before is kept"


def test_the_library_is_listed_and_shown(regno: Regno) -> None:
    listed = regno("puzzles", "list").out.splitlines()
    assert len(listed) == len(library())
    shown = regno("puzzles", "show", str(len(library()))).out
    assert library()[-1].record.splitlines()[0] in shown
    assert all(", ".join(answer.moves) in shown for answer in library()[-1].answers)
    assert regno("puzzles", "show", str(len(library()) + 1)).status == 2
    assert regno("puzzles", "make", "x", "--themes", "dragons").status == 2
