"""``regno sim``: many games, counted."""

from __future__ import annotations

import json
from typing import Any

import pytest
from speaking import Regno

from regno.commands.sim import play_game, played
from regno.proelio.edition import built_in
from regno.proelio.layout import blank, values_of
from regno.proelio.playout import Tally

ENDINGS = {"conquest", "winter", "alliance", "cap", "draw"}
KEYS = {"games", "decisions", "seconds", "wins_by_seat", "endings", "mean_turns", "mean_moves"}


def counted(regno: Regno, *words: str) -> dict[str, Any]:
    said = regno("sim", *words, "--json")
    assert said.status == 0 and said.err == "", said
    found: dict[str, Any] = json.loads(said.out)
    assert set(found) == KEYS and set(found["endings"]) == ENDINGS
    assert sum(found["endings"].values()) == found["games"]
    without_winner = found["endings"]["cap"] + found["endings"]["draw"]
    assert sum(found["wins_by_seat"]) == pytest.approx(found["games"] - without_winner, abs=0.01)
    return found


TABLES = [
    ("--edition", "v082", "--houses", "3"),
    ("--edition", "ga", "--houses", "6"),
    ("--edition", "it111", "--houses", "5", "--guilds"),
    ("--edition", "en111", "--guilds", "--merchant"),
    ("--edition", "en111", "--allied", "--guilds"),
    ("--option", "turn_cap=9", "--option", "first_turn_attack=yes"),
]


@pytest.mark.parametrize("players", ["random", "steward"])
@pytest.mark.parametrize("table", TABLES)
def test_the_counts_agree(regno: Regno, table: tuple[str, ...], players: str) -> None:
    found = counted(regno, *table, "--players", players, "--games", "6", "--seed", "4")
    assert found["games"] == 6 and found["decisions"] > 0
    assert found["mean_moves"] > found["mean_turns"] > 0
    houses = table[table.index("--houses") + 1] if "--houses" in table else "4"
    assert len(found["wins_by_seat"]) == int(houses)


def test_a_cap_ends_games_without_a_winner_9(regno: Regno) -> None:
    found = counted(regno, "--option", "turn_cap=4", "--games", "5")
    assert found["endings"]["cap"] == 5 and sum(found["wins_by_seat"]) == 0 and found["mean_turns"] == 4


def test_the_same_seed_plays_the_same_games(regno: Regno) -> None:
    def run(seed: str) -> dict[str, Any]:
        return {**counted(regno, "--games", "8", "--seed", seed), "seconds": None}

    assert run("3") == run("3") != run("4")


@pytest.mark.parametrize("edition", ["v082", "en111"])
def test_random_players_at_a_table_play_the_games_of_the_engines_own_loop(edition: str) -> None:
    book = built_in(edition)
    options, slow = book.options(4), blank(Tally)
    for game in range(5):
        play_game(book, options, ["random"] * 4, (7 << 32) + game, slow)
    assert values_of(slow) == values_of(played(book, options, ["random"] * 4, 5, 7))


def test_a_steward_among_random_players_wins_most_games(regno: Regno) -> None:
    found = counted(regno, "--players", "steward,random,random,random", "--games", "60")
    assert found["wins_by_seat"][0] > 30


def test_for_people(regno: Regno) -> None:
    said = regno("sim", "--games", "3").out
    assert said.startswith("3 games, ") and "Wins by House: Aquila" in said and "Endings: conquest" in said
    italian = regno("--lang", "it", "sim", "--games", "3").out
    assert italian.startswith("3 partite, ") and "Vittorie per Casata: Aquila" in italian


BAD = [
    (("--players", "warlord"), 'option --players cannot be "warlord": expected random / steward'),
    (("--players", "random,steward"), "--players gives 2 names, but 4 are needed"),
    (("--games", "-3"), 'option --games cannot be "-3": expected 1 .. '),
    (("--games", "0"), 'option --games cannot be "0"'),
    (("--games", "many"), 'option --games cannot be "many"'),
    (("--seed", "-1"), 'option --seed cannot be "-1"'),
    (("--houses", "2"), "2 Houses cannot play: expected 3 to 6"),
    (("--houses", "four"), "four Houses cannot play: expected 3 to 6"),
    (("--edition", "en112"), 'unknown edition "en112"'),
    (("--edition", "v082", "--guilds"), "edition v082 has no Guilds"),
    (("--allied", "--houses", "5"), "Allied Houses are played by 4 Houses, not by 5"),
    (("--allied", "--merchant"), "the Merchant does not visit Allied Houses"),
    (("--option", "equitas"), 'option "equitas" has no value'),
    (("--option", "equitas=maybe"), 'option equitas cannot be "maybe"'),
    (("--option", "luck=yes"), 'unknown option "luck"'),
]


@pytest.mark.parametrize(("words", "told"), BAD)
def test_bad_words(regno: Regno, words: tuple[str, ...], told: str) -> None:
    assert told in regno("sim", *words, "--json").trouble
    assert told not in regno("--lang", "it", "sim", *words).trouble
