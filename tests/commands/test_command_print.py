"""``regno editions print`` and ``regno chronicle packs print``: where the file goes, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from speaking import Regno


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_an_edition_is_written_beside_one(regno: Regno, here: Path) -> None:
    said = regno("editions", "print", "ga", "--paper", "letter", "--language", "it", "--ink-saving", "--no-backs")
    assert said.out == "Written to ga-letter-it.pdf. Print it at 100 %, on one side of the paper.\n"
    assert (here / "ga-letter-it.pdf").read_bytes().startswith(b"%PDF")


def test_the_cards_speak_the_readers_language_and_the_file_is_named(regno: Regno, here: Path) -> None:
    said = regno("--lang", "it", "editions", "print", "v082", "--write", "mio.pdf", "--json")
    assert json.loads(said.out) == {"edition": "v082", "file": "mio.pdf", "paper": "a4", "language": "it"}
    assert b"/Lang (it)" in (here / "mio.pdf").read_bytes()


def test_a_pack_is_written(regno: Regno, here: Path) -> None:
    said = regno("chronicle", "packs", "print", "house", "--language", "it")
    assert said.out.startswith("Written to house-a4-it.pdf.") and (here / "house-a4-it.pdf").exists()
    regno("chronicle", "packs", "print", "house", "cards.pdf", "--no-backs")
    assert (here / "cards.pdf").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["editions", "print"], "print which rulebook? v082, ga, it111, en111"),
        (["editions", "print", "nix"], 'unknown edition "nix"'),
        (["editions", "en111", "ga"], "one rulebook can be shown at a time, not en111 and ga too"),
        (["editions", "print", "ga", "--paper", "a3"], "--paper: 'a3' is none of 'a4', 'letter'"),
        (["editions", "print", "ga", "--write", "none/x.pdf"], "cannot write none/x.pdf"),
        (["chronicle", "packs", "print", "nix"], 'there is no pack "nix"'),
    ],
)
def test_what_is_wrong_is_said_and_nothing_written(regno: Regno, here: Path, words: list[str], sentence: str) -> None:
    assert regno(*words).trouble.startswith(sentence)
    assert not list(here.iterdir())
