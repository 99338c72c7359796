"""The command line itself: help and complaints in two languages, a quick start, any alphabet."""

from __future__ import annotations

import argparse
import io
import re
import subprocess
import sys

import pytest
from speaking import Regno

from regno.cli import COMMANDS, main

ACTIONS = (
    "new", "list", "show", "score", "link", "do", "undo", "redo", "export", "import", "packs", "simulate",
)  # fmt: skip
HELPED = ["", *COMMANDS, "lab balance", "lab rules", *(f"chronicle {action}" for action in ACTIONS)]

# What argparse says by itself, and must not.
ENGLISH = ("usage:", "options:", "positional arguments", "show this help", "exit", "expected", "invalid", "required")
# Words of ours that stand for a value, which a help must translate too.
PLACEHOLDERS = ("ACTION", "COMMAND", "EDITION", "FOLDER", "KIND", "MOVES", "NAME", "NUMBER", "PACK", "TEXT", "VALUE")


@pytest.mark.parametrize("command", HELPED)
def test_help_is_wholly_italian(regno: Regno, command: str) -> None:
    said = regno("--lang", "it", *command.split(), "--help")
    assert said.status == 0 and said.err == ""
    assert said.out.startswith("uso: regno") and "mostra questo aiuto ed esce" in said.out
    assert not [word for word in ENGLISH if word in said.out]
    assert not set(PLACEHOLDERS) & set(re.findall(r"[A-Z]+", said.out))


@pytest.mark.parametrize("command", HELPED)
def test_help_in_english(regno: Regno, command: str) -> None:
    said = regno(*command.split(), "--help")
    assert said.out.startswith("usage: regno") and "show this help and leave" in said.out


def test_without_words_the_help_is_shown(regno: Regno) -> None:
    said = regno()
    assert said.status == 0 and all(command in said.out for command in COMMANDS)


def test_version(regno: Regno) -> None:
    assert regno("--version").out.startswith("regno 0.")


BAD_WORDS = [
    (("conquer",), "'conquer' is none of", "'conquer' non è tra"),
    (("sim", "--sparkle"), "unknown words: --sparkle", "parole sconosciute: --sparkle"),
    (("replay",), "missing: FILE", "manca: FILE"),
    (("bench",), "missing: SUBJECT", "manca: SOGGETTO"),
    (("bench", "luck"), "'luck' is none of 'engine'", "'luck' non è tra 'engine'"),
    (("sim", "--seed"), "--seed: a value must follow", "--seed: deve seguire un valore"),
    (("sim", "--json=yes"), "it takes no value, but was given 'yes'", "non vuole un valore, ma ha ricevuto 'yes'"),
    (("sim", "--g"), "--g may mean", "--g può voler dire"),
    (("position", "h0=soldiers", "--seed", "one"), "'one' is not a whole number", "'one' non è un numero intero"),
]


@pytest.mark.parametrize(("words", "english", "italian"), BAD_WORDS)
def test_a_wrong_word_is_one_line(regno: Regno, words: tuple[str, ...], english: str, italian: str) -> None:
    assert english in regno(*words).trouble
    assert italian in regno("--lang", "it", *words).trouble


def test_words_of_a_list_may_stand_on_both_sides_of_an_option(regno: Regno) -> None:
    players = ("chronicle", "new", "paladins", "--players", "Anna,Bruno,Carla")
    assert regno(*players, "level=hard", "--json").status == 0
    assert regno("arena", "random", "--games", "4", "steward", "--workers", "1").out.count("%") == 4
    assert "--sparkle" in regno(*players, "level=hard", "--sparkle").trouble


def test_an_unknown_language(regno: Regno) -> None:
    assert regno("--lang", "la", "editions").trouble == 'unknown language "la": expected one of en, it'


def test_help_reads_no_rules_and_no_arrays() -> None:
    """A help that must wait for the whole game to load is no help."""
    code = "import sys; from regno.cli import main; main([]); print(*sorted(sys.modules), file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert "regno.cli" in loaded
    assert not loaded & {"numpy", "numba", "regno.proelio", "regno.players", "regno.chronicles", "regno.terminal"}


def test_letters_that_a_screen_lacks_are_spelt_out(monkeypatch: pytest.MonkeyPatch) -> None:
    narrow = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", narrow)
    assert main(["--lang", "it", "editions", "it111"]) == 0
    narrow.flush()
    text = narrow.buffer.getvalue().decode("ascii")
    assert "l'unica carta non puo' andare all'attacco." in text.replace("\n      ", " ")


def test_argparse_speaks_its_own_words_afterwards(regno: Regno) -> None:
    before = vars(argparse)["_"]
    assert regno("--lang", "it", "--help").out.startswith("uso:") and regno("--lang", "it", "dance").status == 2
    assert vars(argparse)["_"] is before
