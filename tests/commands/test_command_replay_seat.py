"""``regno replay --seat`` and ``--export``: a game as one seat saw it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from finished import finished
from speaking import Regno

from regno.proelio.formats.seat_record import read_seat_record, write_record
from regno.proelio.game import Game
from regno.proelio.info.visibility import PUBLIC

SEATS = ("0", "1", "2", "3", "public")


@pytest.fixture(scope="module")
def game() -> Game:
    return finished("en111", guilds=True, merchant=True)


@pytest.fixture
def record(game: Game, tmp_path: Path) -> str:
    path = tmp_path / "a.record"
    path.write_text(write_record(game), encoding="utf-8")
    return str(path)


def exported(regno: Regno, record: str, seat: str, tmp_path: Path, *words: str) -> Path:
    path = tmp_path / f"seat-{seat}.record"
    said = regno("replay", record, "--seat", seat, "--export", str(path), *words)
    assert said.status == 0 and said.err == ""
    return path


# ---------------------------------------------------------------- telling


def test_a_game_is_told_as_a_seat_saw_it(regno: Regno, record: str) -> None:
    told = regno("replay", record, "--seat", "1").out
    assert told.splitlines()[1] == "As Ursina (seat 1) saw it."
    assert re.search("You are dealt (Shields|[A-Z])", told) and "Your turn 1\n" in told
    hidden = re.findall(r"(?:Aquila|Corvina|Cervara) (?:draws|is dealt) (.*?)\.", told.replace("\n       ", " "))
    assert len(hidden) > 20 and all("card" in words for words in hidden)
    assert max(map(len, told.splitlines())) <= 80


def test_a_spectator_is_nobody_at_the_table(regno: Regno, record: str) -> None:
    told = regno("replay", record, "--seat", "public").out
    assert told.splitlines()[1] == "As a spectator saw it." and "You" not in told
    italian = regno("--lang", "it", "replay", record, "--seat", "public").out
    assert italian.splitlines()[1] == "Come l'ha vista uno spettatore."
    assert "Come l'ha vista Cervara (posto 3)." in regno("--lang", "it", "replay", record, "--seat", "3").out


def test_at_a_move_the_seats_view_is_shown(regno: Regno, record: str) -> None:
    told = regno("replay", record, "--seat", "2", "--at", "60").out
    assert "Corvina (you)" in told and "Your hand: " in told and "What everybody knows" in told
    assert "\n        hand: " not in told  # no open hands
    assert "Che cosa sanno tutti" in regno("--lang", "it", "replay", record, "--seat", "2", "--at", "60").out


@pytest.mark.parametrize("at", ["0", "1", "24", "25", "26"])
def test_the_view_can_be_shown_at_any_move_the_deal_included(regno: Regno, record: str, at: str) -> None:
    assert regno("replay", record, "--seat", "0", "--at", at).status == 0


@pytest.mark.parametrize("seat", SEATS)
def test_as_json(regno: Regno, record: str, game: Game, seat: str) -> None:
    told = json.loads(regno("replay", record, "--seat", seat, "--at", "80", "--json").out)
    whole = json.loads(regno("replay", record, "--at", "80", "--json").out)
    assert set(told) == {"edition", "moves", "view"} and str(told["view"]["seat"]) == seat
    assert [move["who"] for move in told["moves"]] == [move["who"] for move in whole["moves"]]
    words = {(mine["words"], theirs["words"]) for mine, theirs in zip(told["moves"], whole["moves"], strict=True)}
    changed = {mine for mine, theirs in words if mine != theirs}
    assert changed and all(mine.endswith(("base", "imperial")) for mine in changed)
    assert game.options.houses == len(told["view"]["houses"])


# ---------------------------------------------------------------- exporting


@pytest.mark.parametrize("seat", SEATS)
def test_an_exported_record_tells_the_same(regno: Regno, record: str, game: Game, seat: str, tmp_path: Path) -> None:
    path = exported(regno, record, seat, tmp_path)
    assert path.read_text(encoding="utf-8") == write_record(game, PUBLIC if seat == "public" else int(seat))
    for words in ((), ("--json",), ("--at", "70"), ("--at", "70", "--json"), ("--lang", "it")):
        assert regno("replay", str(path), *words) == regno("replay", record, "--seat", seat, *words)


def test_the_first_moves_alone_can_be_exported(regno: Regno, record: str, game: Game, tmp_path: Path) -> None:
    path = exported(regno, record, "1", tmp_path, "--at", "40")
    assert path.read_text(encoding="utf-8") == write_record(game.replay(game.moves[:40]), 1)


def test_a_seats_record_can_be_exported_again(regno: Regno, record: str, tmp_path: Path) -> None:
    path, other = exported(regno, record, "1", tmp_path), tmp_path / "again.record"
    assert regno("replay", str(path), "--export", str(other)).status == 0
    assert other.read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


def test_what_was_exported_is_said(regno: Regno, record: str, game: Game, tmp_path: Path) -> None:
    one, two, three = (str(tmp_path / name) for name in ("one", "two", "three"))
    moves = len(game.moves)
    assert (
        regno("replay", record, "--seat", "1", "--export", one).out
        == f"{one} now holds what seat 1 saw, {moves} moves.\n"
    )
    italian = regno("--lang", "it", "replay", record, "--seat", "public", "--export", two).out
    assert italian == f"{two} ora contiene ciò che ha visto uno spettatore: {moves} mosse.\n"
    said = json.loads(regno("replay", record, "--seat", "1", "--export", three, "--json").out)
    assert said == {"file": three, "seat": "1", "moves": moves}


def test_no_file_is_written_over(regno: Regno, record: str, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.write_text("precious", encoding="utf-8")
    words = ("replay", record, "--seat", "1", "--export", str(mine))
    assert f"{mine} already exists: name another file" in regno(*words).trouble
    assert "esiste già" in regno("--lang", "it", *words).trouble
    assert mine.read_text(encoding="utf-8") == "precious"
    assert f"cannot write {mine / 'x'}" in regno(*words[:-1], str(mine / "x")).trouble


def test_of_a_damaged_record_nothing_is_exported(regno: Regno, game: Game, tmp_path: Path) -> None:
    path = tmp_path / "seat.record"
    said = regno("replay", "-", "--seat", "1", "--export", str(path), typed=write_record(game) + "0 fly\n")
    assert "of the Record" in said.trouble and not path.exists()


def test_of_a_damaged_seats_record_what_could_be_read_is_told(regno: Regno, game: Game) -> None:
    lines = write_record(game, 1).splitlines()
    lines[150] = "0 fly"
    said = regno("replay", "-", typed="\n".join(lines))
    assert said.status == 2 and "of the Record" in said.the_line and "As Ursina (seat 1) saw it." in said.out
    told = json.loads(regno("replay", "-", "--json", typed="\n".join(lines)).out)
    assert 0 < len(told["moves"]) < len(read_seat_record(write_record(game, 1)).moves)


# ---------------------------------------------------------------- bad words


BAD = [
    (("--seat", "4"), 'option --seat cannot be "4": expected 0 .. 3 / public'),
    (("--seat", "me"), 'option --seat cannot be "me"'),
    (("--seat", "1", "--at", "9999"), 'option --at cannot be "9999"'),
    (("--export", "out.record"), "--export writes what one seat saw: add --seat"),
]


@pytest.mark.parametrize(("words", "told"), BAD)
def test_bad_words(regno: Regno, record: str, words: tuple[str, ...], told: str) -> None:
    assert told in regno("replay", record, *words).trouble
    assert told not in regno("--lang", "it", "replay", record, *words).trouble
    assert not Path("out.record").exists()


def test_another_seats_eyes_are_not_in_a_seats_record(regno: Regno, record: str, tmp_path: Path) -> None:
    path = str(exported(regno, record, "1", tmp_path))
    assert regno("replay", path, "--seat", "1").status == 0
    for seat in ("0", "public"):
        assert "holds only what seat 1 saw" in regno("replay", path, "--seat", seat).trouble
        assert "ciò che ha visto il posto 1" in regno("--lang", "it", "replay", path, "--seat", seat).trouble


def test_a_seats_record_is_no_game_to_resume(regno: Regno, record: str, tmp_path: Path) -> None:
    path = exported(regno, record, "1", tmp_path)
    before = path.read_text(encoding="utf-8")
    assert "can be told with regno replay, but not played on" in regno("play", "--resume", str(path)).trouble
    assert path.read_text(encoding="utf-8") == before
