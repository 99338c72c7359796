"""``regno play`` with bots that think: the person is told who plays until they are compiled, and then they play."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from speaking import Regno

from regno.players import PLAYERS, compiled
from regno.terminal.preparation import Preparation
from regno.text import Voice


class Process:
    """Stands for the process that compiles."""

    def __init__(self, command: tuple[str, ...], **pipes: Any) -> None:
        self.command, self.waited, self.ended = command, False, False
        self.code: int | None = None

    def poll(self) -> int | None:
        return self.code

    def wait(self) -> int:
        self.waited, self.code = True, 0
        return 0

    def terminate(self) -> None:
        self.ended = True


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The stages that are compiled; none at first."""
    stages: set[str] = set()
    monkeypatch.setattr(compiled, "is_ready", stages.__contains__)
    monkeypatch.setattr("subprocess.Popen", Process)
    return stages


SAID = {
    "en": ("The Sovereign is getting ready", "a Steward plays", "The Sovereign is ready and plays from now on."),
    "it": ("Il Sovrano si sta preparando", "gioca un Castaldo", "Il Sovrano è pronto e gioca da adesso in poi."),
}


@pytest.mark.parametrize("language", SAID)
def test_a_person_is_told_who_plays_until_the_bot_is_ready(
    language: str, ready: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    preparation = Preparation(["sovereign", "steward", "sovereign"], Voice(language, "play"))
    begun, meanwhile, done = SAID[language]
    (sentence,) = preparation.start()
    process: Any = preparation.process
    assert begun in sentence and meanwhile in sentence
    assert process.command[1:] == ("-m", "regno.players.prepare", "sovereign") and not process.waited
    assert preparation.news() == []
    ready.add(compiled.PUCT)
    assert (preparation.news(), preparation.news()) == ([done], [])
    preparation.end()
    assert process.ended


def test_a_bot_that_cannot_be_compiled_is_told_once(ready: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    preparation = Preparation(["warlord", "sovereign"], Voice("en", "play"))
    assert len(list(preparation.start())) == 2
    process: Any = preparation.process
    process.code = 1
    ready.add(compiled.ISMCTS)
    assert [sentence.partition(" is ready")[0].partition(" could")[0] for sentence in preparation.news()] == [
        "The Warlord",
        "The Sovereign",
    ]
    assert preparation.news() == []


def test_whoever_needs_no_compiler_starts_none(ready: set[str]) -> None:
    preparation = Preparation((name for name, spec in PLAYERS.items() if not spec.thinks), Voice("en", "play"))
    assert (list(preparation.start()), preparation.process) == ([], None)


def test_a_game_from_a_script_waits_for_the_bots(ready: set[str], regno: Regno) -> None:
    """Its answers come at once: a Steward would have played it all."""
    said = regno("play", "--bots", "sovereign", "--seed", "3", typed="quit\n")
    assert (
        said.status == 0 and "Preparing the players" in said.out and "The Sovereign could not be made ready" in said.out
    )


@pytest.mark.long
def test_with_nothing_compiled_the_bot_that_is_asked_for_plays(
    tmp_path: Path, regno: Regno, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Really compiled, in a folder that is empty at first."""
    monkeypatch.setenv("REGNO_CACHE", str(tmp_path / "cache"))
    code = """
import io, sys
from regno.cli import main
sys.stdin = io.StringIO("1\\n" * 4)
main(["play", "--bots", "warlord", "--seed", "3"])
from regno.players import PLAYERS, compiled
print("ready", PLAYERS["warlord"].is_ready(), compiled.units()[compiled.ISMCTS].search.stats.cache_hits)
"""
    done = subprocess.run([sys.executable, "-c", code], env=os.environ, capture_output=True, text=True, check=True)
    assert "The Warlord is ready and plays from now on." in done.stdout
    assert "ready True" in done.stdout and "{}" not in done.stdout.splitlines()[-1], "nobody searched"
