"""``regno review`` as a person meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from speaking import Regno

from regno.players.prepare import prepare_advice
from regno.proelio.edition import built_in
from regno.proelio.formats.position_text import read_position
from regno.proelio.formats.seat_record import write_record
from regno.proelio.game import Game
from regno.proelio.info.visibility import PUBLIC

POSITION = "houses=3 h0=soldiers,manure,patrol f0=shields h1=resources*3 f1=shields h2=resources"
QUICK = ("--budget", "2000")


@pytest.fixture(scope="module", autouse=True)
def prepared() -> None:
    prepare_advice()


def short_game() -> Game:
    """House 0 lets a victory go by; House 2 lives on and draws."""
    state, options = read_position(POSITION, built_in("en111"))
    game = Game(built_in("en111"), options, state)
    for words in ("draw", "=plague", "draw", "=manure", "draw", "=manure"):
        game.play(words)
    return game


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "game.txt"
    path.write_text(write_record(short_game()), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Better: attack soldiers", "Victory", "Aquila:", "mistake", "urning points"]),
        ("it", ["Meglio: attack soldiers", "Vittoria", "Aquila:", "errore", "volt"]),
    ],
)
def test_every_decision_and_the_mistakes(regno: Regno, record: str, language: str, words: list[str]) -> None:
    said = regno("review", record, *QUICK, "--lang", language)
    assert said.status == 0 and said.err == ""
    assert all(word in said.out for word in words), said.out
    assert said.out.splitlines()[2].startswith("    1 ! Aquila     100% > ")


def test_the_same_as_data(regno: Regno, record: str) -> None:
    found = json.loads(regno("review", record, *QUICK, "--json").out)
    assert found["mistakes"] == [1] and found["edition"] == "en111"
    first = found["decisions"][0]
    assert (first["number"], first["seat"], first["kind"], first["mistake"]) == (1, 0, "action", True)
    assert first["played"]["move"] == "draw" and first["best"]["move"] == "attack soldiers"
    assert first["before"] > 0.99 and first["loss_low"] <= first["loss"] <= first["loss_high"]
    assert first["facts"][0]["key"] == "won" and first["facts"][0]["sentence"]
    assert {each["seat"] for each in found["decisions"]} == {0, 1, 2}


def test_one_seat_alone_from_the_whole_record_or_from_its_own(regno: Regno, record: str) -> None:
    whole = regno("review", record, *QUICK, "--seat", "1", "--json").out
    assert {each["seat"] for each in json.loads(whole)["decisions"]} == {1}
    assert regno("review", "-", *QUICK, "--json", typed=write_record(short_game(), 1)).out == whole


def test_a_turning_point_tells_what_happened(regno: Regno) -> None:
    """House 0 draws where its Soldiers would have won."""
    record = write_record(short_game())
    found = json.loads(regno("review", "-", *QUICK, "--json", typed=record).out)
    first = found["turning_points"][0]
    assert (first["seat"], first["since"], first["until"]) == (0, 1, 1) and first["before"] > first["after"]
    said = regno("review", "-", *QUICK, typed=record)
    assert all(sentence in " ".join(said.out.split()) for sentence in first["happened"][-2:])


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    ("typed", "words", "named"),
    [
        (write_record(short_game()) + "0 fly\n", [], "fly"),
        ("nonsense\n", [], "nonsense"),
        (write_record(short_game()), ["--seat", "5"], "5"),
        (write_record(short_game()), ["--seat", "public"], "0"),
        (write_record(short_game(), 1), ["--seat", "2"], "2"),
        (write_record(short_game(), PUBLIC), [], ""),
        (write_record(short_game()), ["--budget", "0"], "0"),
    ],
)
def test_bad_input_is_one_clear_line(regno: Regno, language: str, typed: str, words: list[str], named: str) -> None:
    assert named in regno("review", "-", *words, "--lang", language, typed=typed).trouble


def test_a_file_that_is_not_there_is_one_clear_line(regno: Regno) -> None:
    assert "nowhere.txt" in regno("review", "nowhere.txt").trouble
