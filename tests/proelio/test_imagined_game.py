"""A game imagined from what one seat knows: it depends on nothing else, and nobody in it knows what is not so."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))
from test_twins import MODES, twins

import regno
from regno.proelio.cards import KINDS
from regno.proelio.chance import make_rng
from regno.proelio.game import Game
from regno.proelio.info.determinize import determinize
from regno.proelio.info.determinize_game import determinize_game
from regno.proelio.info.seat_game import seat_game_of
from regno.proelio.info.visibility import PUBLIC, is_revealed
from regno.proelio.state import CHANCE, Observer, left


def moments(seed: int, every: int, **modes: Any) -> list[Game]:
    """Return a random game at some of its choices."""
    game, rng, found = regno.deal(seed=seed, **modes), Random(seed), list[Game]()
    while not game.result and len(game.moves) < 220:
        if len(game.moves) % every == 0 and game.state.who != CHANCE:
            found.append(game.copy())
        game.play(rng.choice(game.legal()))
    return found


def held(game: Game, house: int, kind: int) -> int:
    """Return the cards of a kind in a hand or face down before its left neighbour."""
    s = game.state
    target = left(s, house)
    waits = not (target == s.turn and is_revealed(s.step))
    return s.hand[house][kind] + (waits and s.attack[target] == kind)


def assert_sound(game: Game) -> None:
    """Nobody's bounds exclude what is so, and a world can be dealt from every View."""
    for view in game.views():
        for kind in range(KINDS):
            assert view.bounds.most[kind] >= game.state.deck[kind]
            for house in range(game.state.houses):
                assert view.bounds.least[house][kind] <= held(game, house, kind)
        determinize(view, make_rng(1))


@pytest.mark.parametrize("mode", MODES)
def test_what_is_imagined_depends_on_the_seat_alone(mode: str) -> None:
    for game, twin, attacker in islice(twins(1, MODES[mode]), 2):
        for observer in (*map(Observer, range(game.state.houses)), PUBLIC):
            one, other = (determinize_game(each, observer, make_rng(9)) for each in (game, twin))
            same = vars(one.state) == vars(other.state) and vars(one.knowledge) == vars(other.knowledge)
            assert same == (observer != attacker)


@pytest.mark.parametrize("mode", MODES)
def test_bounds_hold_in_the_imagined_game_and_as_it_goes_on(mode: str) -> None:
    for place, before in enumerate(moments(5, 17, **MODES[mode])):
        game = determinize_game(before, Observer(place % before.state.houses), make_rng(place))
        game.rng, rng = make_rng(place), Random(place)
        for _ in range(25):
            assert_sound(game)
            if game.result:
                break
            game.play(rng.choice(game.legal()))


def test_the_seat_sees_what_it_saw() -> None:
    for game in moments(8, 13):
        seat = Observer(game.state.who)
        found, seen = determinize_game(game, seat, make_rng(2)).view(seat), game.view(seat)
        assert (vars(found.state), vars(found.bounds), found.legal) == (vars(seen.state), vars(seen.bounds), seen.legal)
        assert found.known_of_me == seen.known_of_me


def test_the_record_of_a_seat_gives_the_same_game() -> None:
    for game in moments(3, 29):
        for seat in map(Observer, range(4)):
            one, other = (
                determinize_game(game, seat, make_rng(4)),
                determinize_game(seat_game_of(game, seat), seat, make_rng(4)),
            )
            assert vars(one.state) == vars(other.state) and vars(one.knowledge) == vars(other.knowledge)


def test_another_seed_imagines_another_world() -> None:
    game = moments(2, 40)[1]
    worlds = {str(determinize_game(game, Observer(game.state.who), make_rng(seed)).state.hand) for seed in range(6)}
    assert len(worlds) > 1
