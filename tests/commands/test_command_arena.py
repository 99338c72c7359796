"""``regno arena`` as a person meets it."""

from __future__ import annotations

import json

import pytest
from speaking import Regno

from regno.players import PLAYERS


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
