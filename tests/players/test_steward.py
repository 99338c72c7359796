"""The rule of thumb: legal everywhere, blind to what is hidden, the same at both speeds, and far above chance."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from chairs import TABLES, at, chosen, wandering

from regno.arena.ratings import wilson_interval
from regno.players.budget import AT_ONCE
from regno.players.heuristic import Steward, attack_back, heuristic_move
from regno.players.heuristic_weights import HAND_TUNED
from regno.players.prepare import prepare_quick
from regno.players.quick_match import QuickGames
from regno.proelio.chance import make_rng
from regno.proelio.edition import built_in
from regno.proelio.info.determinize import determinize
from regno.proelio.jit.records import values_of

BOOK = built_in("en111")


@pytest.mark.parametrize(("edition", "modes", "rulings"), TABLES)
def test_he_chooses_alike_from_a_view_and_from_any_state_that_gives_it(
    edition: str, modes: dict[str, int], rulings: dict[str, str]
) -> None:
    """Rollouts hand him whole States: he must read no more of them than a View would show."""
    asked = 0
    for game in wandering(edition, modes, rulings, seed=3):
        seat, legal = game.state.who, game.legal_moves()
        from_view = Steward(make_rng(asked)).choose(game.view(seat), legal, AT_ONCE)
        assert from_view in legal
        for world in (game.state, determinize(game.view(seat), make_rng(asked))):
            whole = heuristic_move(
                world, HAND_TUNED, attack_back(world, seat), make_rng(asked), list(legal), len(legal)
            )
            assert whole == from_view
        asked += 1
    assert asked > 20


@pytest.mark.parametrize("edition", ["v082", "ga", "it111", "en111"])
def test_he_keeps_the_last_card_of_a_house_without_walls(edition: str) -> None:
    """Deploying it is defeat in any case; against a bluff keeping it is not (vector 04)."""
    game = at("at=defence h0=shields h1=soldiers,manure h2=soldiers*2 a0=manure@0", edition)
    assert chosen(Steward(make_rng(1)), game, AT_ONCE) == "stop"


@pytest.mark.parametrize("edition", ["v082", "ga", "it111", "en111"])
def test_he_gives_up_a_wall_that_loot_would_take_anyway(edition: str) -> None:
    """Three are missing, he holds two: conceding costs hand and wall, the sacrifice one card."""
    position = "at=defence f0=palisades h0=manure*2 f1=palisades h1=soldiers h2=soldiers*2 a0=trebuchets@2"
    assert chosen(Steward(make_rng(1)), at(position, edition, "stop"), AT_ONCE) == "sacrifice"


def test_both_speeds_play_the_same_games() -> None:
    options = BOOK.options(4, guilds=True, merchant=True)
    seats = [HAND_TUNED, None, HAND_TUNED, None]
    plain = QuickGames(BOOK, options, seats).play(first_seed=5, games=12)
    quick = QuickGames(BOOK, options, seats, prepare_quick()).play(first_seed=5, games=12)
    assert values_of(plain) == values_of(quick)


def test_one_steward_against_three_random_players(record_property: Callable[[str, object], None]) -> None:
    """Par is 25 %; the lower end of the 95 % interval over 2,000 games is to be 70 % at least."""
    wins, games = 0, 500
    for seat in range(4):
        seats = [HAND_TUNED if each == seat else None for each in range(4)]
        match = QuickGames(BOOK, BOOK.options(4, guilds=True), seats, prepare_quick())
        wins += match.play(first_seed=seat << 32, games=games).wins[seat]
    low, high = wilson_interval(wins / 60, 4 * games)
    record_property("told", f"steward against three random: {wins / 60 / 20:.1f} % [{100 * low:.1f}, {100 * high:.1f}]")
    assert low >= 0.70
