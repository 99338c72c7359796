"""``regno replay``: a Record told move by move, whole or damaged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from finished import finished
from speaking import Regno

from regno.proelio.formats.seat_record import write_record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "a.record"
    path.write_text(write_record(finished("en111", guilds=True, merchant=True)), encoding="utf-8")
    return path


def test_a_record_is_told_to_its_end(regno: Regno, record: Path) -> None:
    said = regno("replay", str(record))
    assert said.status == 0 and said.err == ""
    assert "English rulebook, 111 cards: 4 Houses" in said.out.splitlines()[0]
    assert " deals." in said.out and "plays first." in said.out and ", turn 1\n" in said.out
    assert said.out.splitlines()[-1].strip().startswith(("A House has fallen", "Winter has come"))
    assert max(map(len, said.out.splitlines())) <= 80


def test_in_italian(regno: Regno, record: Path) -> None:
    said = regno("--lang", "it", "replay", str(record))
    assert "Regolamento inglese, 111 carte: 4 Casate" in said.out and " dà le carte." in said.out
    assert " draws " not in said.out and ", turn " not in said.out


@pytest.mark.parametrize("edition", ["v082", "ga", "it111"])
def test_every_edition_is_told(regno: Regno, edition: str) -> None:
    assert regno("replay", "-", typed=write_record(finished(edition, seed=8))).status == 0


def test_chance_is_told_with_the_move_it_answers(regno: Regno, record: Path) -> None:
    """Lines are numbered by the moves of Houses; a draw stands under the move that asked for it."""
    lines = regno("replay", str(record)).out.splitlines()
    numbers = [int(line[:5]) for line in lines if line[:5].strip().isdecimal()]
    told = json.loads(regno("replay", str(record), "--json").out)["moves"]
    by_houses = {move["number"] for move in told if move["who"] != "chance"}
    assert numbers[0] == 1 and set(numbers[1:]) <= by_houses and len(numbers) > 10


def test_as_json(regno: Regno, record: Path) -> None:
    told = json.loads(regno("replay", str(record), "--json").out)
    assert set(told) == {"edition", "moves", "position"} and told["edition"] == "en111"
    moves = record.read_text(encoding="utf-8").split("\n\n")[1].splitlines()
    assert [f"{move['who']} {move['words']}" for move in told["moves"]] == moves
    assert [move["number"] for move in told["moves"]] == list(range(1, len(moves) + 1))
    assert told["position"]["over"]["ending"] in ("conquest", "winter")


def test_at_a_move_the_table_is_shown_with_open_hands(regno: Regno, record: Path) -> None:
    said = regno("replay", str(record), "--at", "40")
    assert "Base deck" in said.out and "hand: " in said.out
    told = json.loads(regno("replay", str(record), "--at", "40", "--json").out)
    assert len(told["moves"]) == 40
    assert "Mazzo Base" in regno("--lang", "it", "replay", str(record), "--at", "40").out


@pytest.mark.parametrize("at", ["0", "1", "24", "25"])
def test_the_table_can_be_shown_at_any_move_the_deal_included(regno: Regno, record: Path, at: str) -> None:
    assert regno("replay", str(record), "--at", at).status == 0
    assert len(json.loads(regno("replay", str(record), "--at", at, "--json").out)["moves"]) == int(at)


@pytest.mark.parametrize("at", ["-1", "99999", "last"])
def test_a_move_that_is_not_there(regno: Regno, record: Path, at: str) -> None:
    assert f'option --at cannot be "{at}": expected 0 .. ' in regno("replay", str(record), "--at", at).trouble
    assert f'--at non può essere "{at}"' in regno("--lang", "it", "replay", str(record), "--at", at).trouble


def test_a_file_that_is_not_there(regno: Regno) -> None:
    assert regno("replay", "nothing.record").trouble == "there is no file nothing.record"
    assert regno("--lang", "it", "replay", "nothing.record").trouble == "non c'è alcun file nothing.record"


def test_a_folder_is_no_record(regno: Regno, tmp_path: Path) -> None:
    assert f"cannot read {tmp_path}" in regno("replay", str(tmp_path)).trouble


def damaged(record: Path, line: int, text: str) -> str:
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[line - 1] = text
    return "\n".join(lines)


DAMAGE = [(60, "9 draw", 'line 60 of the Record: "9" cannot answer here'), (60, "\x00", "line 60 of the Record")]


@pytest.mark.parametrize(("line", "text", "told"), DAMAGE)
def test_of_a_damaged_record_what_could_be_read_is_told(
    regno: Regno, record: Path, line: int, text: str, told: str
) -> None:
    said = regno("replay", "-", typed=damaged(record, line, text))
    assert said.status == 2 and told in said.the_line
    assert " deals." in said.out and ", turn 1\n" in said.out
    italian = regno("--lang", "it", "replay", "-", typed=damaged(record, line, text))
    assert f"riga {line} della registrazione" in italian.the_line


def test_damage_and_json(regno: Regno, record: Path) -> None:
    """One object on the output, the damage on the error stream."""
    said = regno("replay", "-", "--json", typed=damaged(record, 60, "0 fly"))
    assert said.status == 2 and "line 60" in said.the_line
    header = record.read_text(encoding="utf-8").splitlines().index("") + 1
    assert len(json.loads(said.out)["moves"]) == 60 - 1 - header


@pytest.mark.parametrize(("line", "text"), [(1, "a letter"), (2, "rules 99"), (3, "edition en112"), (4, "houses 9")])
def test_a_damaged_header_leaves_nothing_to_tell(regno: Regno, record: Path, line: int, text: str) -> None:
    assert "of the Record" in regno("replay", "-", typed=damaged(record, line, text)).trouble
