"""``regno arena`` as a person meets it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from speaking import Regno

from regno.env import NetPolicy
from regno.env.net import INPUTS
from regno.players import PLAYERS
from regno.players.budget import AT_ONCE
from regno.players.spec import learnt_file
from regno.proelio.chance import make_rng
from regno.proelio.game import deal
from regno.proelio.moves import MOVES


@pytest.mark.parametrize(("language", "name"), [("en", "Warlord"), ("it", "Condottiero")])
def test_the_players_are_named_in_both_languages(regno: Regno, language: str, name: str) -> None:
    said = regno("arena", "--list", "--lang", language)
    assert said.status == 0 and name in said.out
    assert [line.split()[0] for line in said.out.splitlines()] == list(PLAYERS)


def test_a_match_as_data(regno: Regno) -> None:
    said = regno("arena", "steward", "random", "--games", "8", "--guilds", "--workers", "1", "--json")
    found = json.loads(said.out)
    assert found["games"] == 8 and found["entrants"] == ["steward", "random", "random", "random"]
    best = found["standings"][0]
    assert best["entrant"] == "steward" and best["low"] <= best["share"] <= best["high"] and best["par"] == 0.25
    assert found["crashes"] == found["overruns"] == 0


@pytest.mark.parametrize(("language", "word"), [("en", "victories"), ("it", "vittorie")])
def test_a_match_in_words(regno: Regno, language: str, word: str) -> None:
    said = regno("arena", "steward", "random", "--games", "4", "--workers", "1", "--lang", language)
    assert said.status == 0 and said.out.count(word) == 2


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ([], "arena --list"),
        (["nobody"], '"nobody"'),
        (["steward:soon"], '"soon"'),
        (["steward"] * 5, "at most 4"),
        (["steward", "--games", "0"], "--games"),
        (["steward", "--houses", "7"], "7"),
        (["steward", "--workers", "0"], "--workers"),
    ],
)
def test_a_wrong_word_is_one_clear_line(regno: Regno, words: list[str], named: str) -> None:
    said = regno("arena", *words)
    assert said.status == 2 and said.out == "" and named in said.err and said.err.count("\n") == 1


@pytest.fixture
def learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A network that always makes the last legal move, as the player ``mine`` of this process and those it starts."""
    path = tmp_path / "mine.npz"
    NetPolicy([(np.zeros((INPUTS, MOVES)), np.arange(MOVES))]).save(path)
    monkeypatch.setenv("REGNO_PLAYERS", f"mine={path}")
    return path


@pytest.mark.parametrize(
    "workers",
    [pytest.param("1"), pytest.param("2", marks=pytest.mark.long)],  # starts two processes
)
def test_a_learnt_file_plays_a_match(regno: Regno, learnt: Path, workers: str) -> None:
    games = "4" if workers == "1" else "40"
    said = regno("arena", "mine", "steward", "--games", games, "--workers", workers, "--json")
    found = json.loads(said.out)
    assert found["entrants"][:2] == ["mine", "steward"] and found["crashes"] == 0
    assert "mine" in PLAYERS and "mine" not in list(PLAYERS)
    view = deal(seed=1).view(deal(seed=1).state.who)
    assert PLAYERS["mine"](make_rng(1)).choose(view, view.legal, AT_ONCE) == view.legal[-1]


def test_a_learnt_file_that_is_none_is_told(regno: Regno, learnt: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learnt_file.cache_clear()
    learnt.write_bytes(b"nothing")
    assert "is no checkpoint" in regno("arena", "mine", "steward", "--games", "1").trouble
    for wrong in ("mine", "mine=", "steward=a.npz", "Mine=a.npz", "mine=a.txt"):
        monkeypatch.setenv("REGNO_PLAYERS", wrong)
        for who in ("mine", "steward"):
            assert wrong in regno("arena", who, "steward", "--games", "1").trouble
        assert wrong in regno("sim", "--players", "steward", "--games", "1").trouble
