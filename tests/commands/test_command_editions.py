"""``regno editions``: the list, one rulebook, a file of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from speaking import Regno

import regno.proelio
from regno.proelio.cards import NAMES
from regno.proelio.edition import BUILT_IN, built_in
from regno.proelio.options import RULINGS

FOLDER = Path(regno.proelio.__file__).parent / "editions"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A file of one's own that is as good as the usual rulebook."""
    path = tmp_path / "mine.toml"
    path.write_text((FOLDER / "en111.toml").read_text(encoding="utf-8"), encoding="utf-8")
    return path


def changed(path: Path, old: str, new: str) -> str:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return str(path)


def test_the_list(regno: Regno) -> None:
    lines = regno("editions").out.splitlines()
    assert [line.split()[0] for line in lines] == list(BUILT_IN)
    assert lines[3] == "en111  en  English rulebook, 111 cards  (the usual one)"
    assert "Regolamento italiano, 111 carte" in regno("--lang", "it", "editions").out


def test_the_list_as_json(regno: Regno) -> None:
    listed = json.loads(regno("editions", "--json").out)["editions"]
    assert [book["id"] for book in listed if book["default"]] == ["en111"]
    assert [(book["id"], book["language"]) for book in listed] == [
        ("v082", "en"), ("ga", "it"), ("it111", "it"), ("en111", "en"),
    ]  # fmt: skip


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("language", ["en", "it"])
def test_one_rulebook_with_its_sources_cards_and_options(regno: Regno, name: str, language: str) -> None:
    said = regno("--lang", language, "editions", name)
    book = built_in(name)
    assert book.title[language] in said.out and book.source[language] in said.out
    for option, spec in RULINGS.items():
        assert f"  {option}={spec.write(book.rulings[option])}  [{spec.expected}]" in said.out
    assert max(map(len, said.out.splitlines())) <= 120


def test_how_each_count_is_known_is_said(regno: Regno) -> None:
    said = regno("editions", "v082").out
    assert "13  Soldiers              read" in said
    assert "13  Shields               reconstructed" in said


def test_a_rulebooks_own_names_1_15(regno: Regno) -> None:
    assert "Patrol Round" in regno("editions", "v082").out
    assert "Protezione Imperiale" in regno("--lang", "it", "editions", "it111").out
    assert "Imperial Protection" in regno("editions", "it111").out
    assert "Editto Imperiale" in regno("--lang", "it", "editions", "ga").out


@pytest.mark.parametrize("name", BUILT_IN)
def test_one_rulebook_as_json(regno: Regno, name: str) -> None:
    book = json.loads(regno("editions", name, "--json").out)
    assert book["id"] == name and list(book["cards"]) == list(NAMES) and list(book["options"]) == list(RULINGS)
    assert {card["basis"] for card in book["cards"].values()} <= {"read", "reconstructed"}
    assert all(entry["about"] and entry["means"] for entry in book["options"].values())


def test_a_file_that_is_whole(regno: Regno, own: Path) -> None:
    said = regno("editions", str(own))
    assert said.status == 0 and f"{own} is whole: English rulebook, 111 cards." in said.out
    assert json.loads(regno("editions", str(own), "--json").out)["id"] == "en111"
    assert f"{own} è in ordine" in regno("--lang", "it", "editions", str(own)).out


FAULTS = [
    ("soldiers = { count = 13", "soldiers = { count = -1", "mine.toml: cards.soldiers.count is -1, expected 0 .. 100"),
    ('equitas = "deck_or_pile"', 'equitas = "pile"', "options.equitas is 'pile', expected off / deck / deck_or_pile"),
    ("plague_stacking", "plague_heaping", "unknown key options.plague_heaping"),
    ("cards = 111", "cards = 112", "box.cards says 112, but the cards add up to 111"),
    ('id = "en111"', "id = 7", "id is 7"),
    ("[modes]", "[modes", "mine.toml is not TOML"),
]


@pytest.mark.parametrize(("old", "new", "told"), FAULTS)
def test_a_file_with_a_fault(regno: Regno, own: Path, old: str, new: str, told: str) -> None:
    assert told in regno("editions", changed(own, old, new)).trouble


@pytest.mark.parametrize(
    ("name", "told"), [("en112", 'unknown edition "en112"'), ("none.toml", "cannot read none.toml")]
)
def test_a_rulebook_that_is_not_there(regno: Regno, name: str, told: str) -> None:
    assert told in regno("editions", name).trouble
    assert name in regno("--lang", "it", "editions", name).trouble
