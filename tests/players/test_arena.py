"""The arena: fair seats, paired deals, games that can be resumed, players that may fail, honest intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from regno.arena.entrant import Entrant, read_entrant, seating
from regno.arena.game import TimedPlayer
from regno.arena.match import Match, MatchLog, play_games, play_match
from regno.arena.ratings import ratings, standings, wilson_interval
from regno.players import PLAYERS
from regno.players.budget import BadPlayer, Budget
from regno.players.heuristic import Steward
from regno.proelio.chance import Rng, make_rng
from regno.proelio.edition import built_in
from regno.proelio.game import deal
from regno.proelio.info.view import View

BOOK = built_in("en111")
STEWARD, RANDOM = Entrant("steward"), Entrant("random")


def match(games: int = 8, allied: bool = False) -> Match:
    options = BOOK.options(4, guilds=True, allied=allied)
    return Match(BOOK, options, tuple(seating([STEWARD, RANDOM], 4, allied)), games, seed=3)


def silent(done: int) -> None:
    """Nobody watches."""


def test_every_deal_is_played_from_every_seat() -> None:
    games = [(match().deal(number), match().seats(number).index(STEWARD)) for number in range(8)]
    assert [seat for _, seat in games] == [0, 1, 2, 3] * 2
    assert Counter(deal for deal, _ in games) == {match().deal(0): 4, match().deal(4): 4}


def test_the_last_one_named_fills_the_table_and_alliances_sit_crosswise() -> None:
    assert seating([STEWARD, RANDOM], 4, allied=False) == [STEWARD, RANDOM, RANDOM, RANDOM]
    assert seating([STEWARD, RANDOM], 4, allied=True) == [STEWARD, RANDOM, STEWARD, RANDOM]
    assert seating([STEWARD], 3, allied=False) == [STEWARD] * 3


def test_a_match_is_the_same_on_any_number_of_cores() -> None:
    """Times differ; what happened does not."""
    alone, together = (play_match(match(), MatchLog(None, {}), workers, silent) for workers in (1, 2))
    assert [result.shares for result in alone] == [result.shares for result in together]
    assert [result.choices for result in alone] == [result.choices for result in together]


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    play_match(match(games=4), MatchLog(path, match().header()), 1, silent)
    path.write_text(path.read_text() + '{"number": 4, "sha', encoding="utf-8")  # the fifth game was cut short
    kept = MatchLog(path, match().header())
    assert sorted(kept.results) == [0, 1, 2, 3]
    told: list[int] = []
    resumed = play_match(match(games=6), kept, 1, told.append)
    assert told == [4, 5, 6]
    whole = play_match(match(games=6), MatchLog(None, {}), 1, silent)
    assert [result.shares for result in resumed] == [result.shares for result in whole]
    assert sorted(MatchLog(path, match().header()).results) == [0, 1, 2, 3, 4, 5]


def test_another_match_is_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    MatchLog(path, match().header())
    with pytest.raises(BadPlayer, match="another match"):
        MatchLog(path, replace(match(), seed=4).header())


class Fool:
    """A player that fails in turn in every way."""

    def __init__(self, rng: Rng) -> None:
        self.asked = 0

    def choose(self, view: View, legal: Sequence[int], budget: Budget) -> int:
        self.asked += 1
        if self.asked % 2:
            raise ZeroDivisionError
        return 999


def test_a_player_that_fails_is_helped_out_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "fool", Fool)
    chair, game = TimedPlayer(Entrant("fool"), seed=1), deal("en111", 4, seed=2)
    view = game.view(game.state.who)
    assert chair.choose(view) in view.legal and chair.choose(view) in view.legal
    assert (chair.crashes, chair.choices) == (2, 2)


@pytest.mark.parametrize(
    ("milliseconds", "seconds", "worked", "late"),
    [
        (50, 0.05, 0.05, False),
        (50, 0.0565, 0.0565, False),
        (50, 0.06, 0.06, True),
        (50, 0.9, 0.04, False),
        (50, 1.1, 0.01, True),
        (5, 0.9, 0.004, False),
        (500, 4.9, 0.3, False),
        (500, 5.1, 0.3, True),
    ],
)
def test_a_choice_over_its_budget_and_a_tenth_is_late(
    milliseconds: float, seconds: float, worked: float, late: bool
) -> None:
    """By the work it took; by the clock on the wall only where no busy machine would explain it."""
    assert TimedPlayer(Entrant("random", Budget(milliseconds=milliseconds)), seed=1).is_late(seconds, worked) is late
    assert not TimedPlayer(Entrant("random", Budget(simulations=5)), seed=1).is_late(seconds, worked)


def test_a_late_answer_is_replaced_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stand-in answers as a Steward of its seed would, whatever the late player wanted."""
    game = deal("en111", 4, seed=2)
    view, seated = game.view(game.state.who), Entrant("random", Budget(milliseconds=50))
    monkeypatch.setattr(TimedPlayer, "is_late", lambda chair, seconds, worked: True)
    chair = TimedPlayer(seated, seed=1)
    expected = Steward(make_rng(1)).choose(view, view.legal, seated.budget)
    assert (chair.choose(view), chair.overruns, chair.crashes) == (expected, 1, 0)


def test_what_is_loaded_at_the_first_choice_is_on_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before a match every entrant has chosen once, with all the time it wanted; one that fails then is no matter."""
    asked: list[Budget] = []

    class Loader(Fool):
        def choose(self, view: View, legal: Sequence[int], budget: Budget) -> int:
            asked.append(budget)
            return legal[0]

    monkeypatch.setitem(PLAYERS, "loader", Loader)
    monkeypatch.setitem(PLAYERS, "fool", Fool)
    slow, late = Entrant("loader", Budget(milliseconds=5)), Entrant("fool", Budget(milliseconds=5))
    next(play_games(replace(match(), entrants=(slow, late, slow, late)), [0], workers=1))
    assert asked[0].milliseconds is None
    assert asked.count(asked[0]) == 1 and asked[1:]


def test_the_levels_keep_their_order() -> None:
    """A quick match with wide bounds: the rule of thumb wins far more than its part."""
    found = standings(match(24), play_match(match(24), MatchLog(None, {}), 1, silent))
    assert [each.entrant for each in found] == ["steward", "random"]
    assert found[0].low > found[0].par > found[1].share
    assert found[0].rating > found[1].rating


@pytest.mark.parametrize(
    ("level", "games"), [("warlord", 24), ("sovereign", 24), pytest.param("champion", 96, marks=pytest.mark.long)]
)
def test_those_who_search_are_above_the_steward(search: None, foresight: None, level: str, games: int) -> None:
    """Few games at few simulations: more than their part, though not yet proof of how much more."""
    entrants = tuple(seating([Entrant(level, Budget(simulations=300)), STEWARD], 4, allied=False))
    contest = replace(match(games), entrants=entrants)
    found = standings(contest, play_match(contest, MatchLog(None, {}), 1, silent))
    assert found[0].entrant == f"{level}:300" and found[0].share > found[0].par


def test_allies_win_together_and_par_is_one_half() -> None:
    results = play_match(match(4, allied=True), MatchLog(None, {}), 1, silent)
    assert all(result.shares[0] == result.shares[2] and result.shares[1] == result.shares[3] for result in results)
    assert standings(match(4, allied=True), results)[0].par == 0.5


def test_wilsons_interval() -> None:
    """Figures of Wilson's formula worked out by hand: 10 of 20, and none of 10."""
    assert wilson_interval(10, 20) == pytest.approx((0.2993, 0.7007), abs=1e-4)
    assert wilson_interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_ratings_move_apart_game_by_game() -> None:
    results = play_match(match(8), MatchLog(None, {}), 1, silent)
    few, many = ratings(match(8), results[:4]), ratings(match(8), results)
    assert many["steward"][1] < few["steward"][1]


@pytest.mark.parametrize("text", ["", "nobody", "steward:soon", "warlord:0", ":50ms"])
def test_an_unknown_player_or_budget_is_one_sentence(text: str) -> None:
    with pytest.raises(BadPlayer) as refused:
        read_entrant(text)
    assert all("\n" not in refused.value.text(language) for language in ("en", "it"))


def test_more_players_than_seats_are_refused() -> None:
    with pytest.raises(BadPlayer, match="at most 3"):
        seating([STEWARD] * 4, 3, allied=False)
