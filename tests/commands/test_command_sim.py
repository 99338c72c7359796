"""``regno sim``: many games, counted."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from speaking import Regno

from regno.commands import sim
from regno.commands.sim import play_games
from regno.env.dataset import read_games
from regno.lab.batches import BATCH, ParallelRandomGames
from regno.proelio.edition import built_in
from regno.proelio.jit import compile
from regno.proelio.jit.records import values_of

ENDINGS = {"conquest", "winter", "alliance", "cap", "draw"}
KEYS = {"games", "decisions", "seconds", "wins_by_seat", "endings", "mean_turns", "mean_moves", "engine"}


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
    options = book.options(4)
    at_a_table = play_games(book, options, ["random"] * 4, 7 << 32, 5)
    assert values_of(at_a_table) == values_of(ParallelRandomGames(book, options).play(7 << 32, 5))


def test_a_steward_among_random_players_wins_most_games(regno: Regno) -> None:
    found = counted(regno, "--players", "steward,random,random,random", "--games", "60")
    assert found["wins_by_seat"][0] > 30


# ---------------------------------------------------------------- which engine


def counts(found: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on the clock or the engine."""
    return {key: value for key, value in found.items() if key not in ("seconds", "engine")}


@pytest.mark.parametrize("table", TABLES)
def test_compiled_and_plain_games_are_the_same(regno: Regno, table: tuple[str, ...]) -> None:
    many = str(sim.SOONER_THAN_LOADED + 1)
    compile.engine()  # waits for whoever prepares it just now; the command itself would play plain meanwhile
    fast, plain = (counted(regno, *table, "--games", many, *words) for words in ((), ("--plain",)))
    assert (fast["engine"], plain["engine"]) == ("compiled", "plain") and counts(fast) == counts(plain)


def test_few_games_are_played_plain(regno: Regno) -> None:
    assert counted(regno, "--games", "20")["engine"] == "plain"


def test_players_who_look_at_their_cards_are_played_plain(regno: Regno) -> None:
    assert counted(regno, "--players", "steward,random,random,random", "--games", "2")["engine"] == "plain"


def test_counts_do_not_depend_on_the_number_of_workers() -> None:
    book = built_in("en111")
    games = ParallelRandomGames(book, book.options(4, guilds=True), compile.engine())
    whole, again, shared = (values_of(games.play(9, 2 * BATCH + 11, workers)) for workers in (1, 2, 5))
    assert whole == again == shared and whole["games"] == 2 * BATCH + 11


class Unprepared:
    """An engine that nobody has compiled yet; it tells what it is asked for, and gives none."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, busy: bool) -> None:
        self.asked = 0
        monkeypatch.setattr(compile, "is_ready", lambda: False)
        monkeypatch.setattr(compile, "is_being_prepared", lambda: busy)
        monkeypatch.setattr(compile, "engine", self.engine)

    def engine(self, tell: Callable[[], None]) -> None:
        self.asked += 1
        tell()


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Preparing the engine, once: this takes"), ("it", "Preparo il motore, una volta sola: ci vuole")],
)
def test_preparing_the_engine_is_told_once(
    regno: Regno, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    Unprepared(monkeypatch, busy=False)
    said = regno("--lang", language, "sim", "--games", "201", "--option", "turn_cap=1", "--json")
    assert said.status == 0 and said.err.count(told) == 1 and json.loads(said.out)["games"] == 201


def test_while_another_process_prepares_it_plain_games_serve_if_they_are_over_sooner(
    regno: Regno, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = Unprepared(monkeypatch, busy=True)
    short = ("--option", "turn_cap=1")
    assert counted(regno, *short, "--games", "300")["engine"] == "plain" and engine.asked == 0
    monkeypatch.setattr(sim, "SOONER_THAN_COMPILED", 250)
    said = regno("sim", *short, "--games", "300")
    assert engine.asked == 1 and "Another command is preparing the engine: waiting for it." in said.err
    assert "Un altro comando sta preparando il motore" in regno("--lang", "it", "sim", *short, "--games", "300").err


def test_plain_is_plain_even_where_there_is_no_engine(regno: Regno, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Unprepared(monkeypatch, busy=False)
    found = counted(regno, "--option", "turn_cap=1", "--games", "300", "--plain")
    assert found["engine"] == "plain" and engine.asked == 0


def test_for_people(regno: Regno) -> None:
    said = regno("sim", "--games", "3").out
    assert said.startswith("3 games, ") and "Wins by House: Aquila" in said and "Endings: conquest" in said
    italian = regno("--lang", "it", "sim", "--games", "3").out
    assert italian.startswith("3 partite, ") and "Vittorie per Casata: Aquila" in italian


BAD = [
    (("--players", "wizard"), 'option --players cannot be "wizard": expected random / steward'),
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


# ---------------------------------------------------------------- games as data


def test_games_are_written_as_data(regno: Regno, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    words = ("sim", "--write", str(file), "--players", "steward", "--games", "3", "--seed", "5", "--guilds")
    found = json.loads(regno(*words, "--json").out)
    rows = read_games(file)
    assert found["games"] == 3 and found["decisions"] == len(rows["seed"]) and found["file"] == str(file)
    assert set(rows["seed"]) == {5, 6, 7}
    assert str(file) in regno(*words).out


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--players", "nobody"], "nobody"),
        (["--players", "steward,random"], "expected 4"),
        (["--players", "warlord"], "warlord"),
        (["--games", "0"], "--games"),
        (["--option", "turn_cap=none"], "turn_cap"),
    ],
)
def test_games_that_cannot_be_written_are_told(regno: Regno, tmp_path: Path, words: list[str], named: str) -> None:
    assert named in regno("sim", "--write", str(tmp_path / "games.parquet"), *words).trouble
    assert not list(tmp_path.iterdir())


def test_a_place_that_cannot_be_written_is_told(regno: Regno, tmp_path: Path) -> None:
    assert "cannot" in regno("sim", "--write", str(tmp_path / "none" / "games.parquet")).trouble
