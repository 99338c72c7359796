"""Searches compared by single choices: the same from the same seed, and what one gains the other loses."""

from __future__ import annotations

import pytest

from regno.matches.match import Variant
from regno.matches.regret import Moments
from regno.players.models.net_checkpoint import models_for
from regno.proelio import engine
from regno.proelio.edition import built_in
from regno.proelio.jit.compile import from_record
from regno.proelio.moves import MOVES
from regno.proelio.state import Options, State

pytestmark = pytest.mark.long  # in compiled code, whose preparation takes minutes
BOOK = built_in("en111")
OPTIONS = BOOK.options(4, guilds=True)


def test_searches_meet_the_same_moments_and_one_gains_what_the_other_loses() -> None:
    models = models_for(OPTIONS)
    one, other = (Moments(BOOK, OPTIONS, models, 40, seed=3) for _ in range(2))
    assert (one.states == other.states).all() and len({state.tobytes() for state in one.states}) == 40
    searched, alone = Variant(60, models=models, horizon=0, exploration=0.05), Variant(models=models)
    chosen, likeliest = one.choices(searched), one.choices(alone)
    assert chosen == other.choices(searched) and chosen != likeliest
    for state, *moves in zip(one.states, chosen, likeliest, strict=True):
        space = [0] * (MOVES + 1)
        legal = space[: engine.legal(from_record(state, State), from_record(one.roots[0]["options"], Options), space)]
        assert set(moves) <= set(legal)
    gain, loss = one.gain(chosen, likeliest, 20), other.gain(likeliest, chosen, 20)
    assert gain.mean == pytest.approx(-loss.mean) and gain.doubt == pytest.approx(loss.doubt) and 0 < gain.differ < 1
    assert one.gain(chosen, chosen, 20).mean == 0


def test_the_best_move_by_playouts_gains_over_the_worst_and_not_by_luck() -> None:
    moments = Moments(BOOK, OPTIONS, models_for(OPTIONS), 40, seed=3)
    legal = [moments.legal_moves(place) for place in range(40)]
    judged = [moments.judge_moves(place, moves, 60, 2) for place, moves in enumerate(legal)]
    worst, best = ([choice(each, key=each.__getitem__) for each in judged] for choice in (min, max))
    low, high = moments.ceiling(worst, 60), moments.ceiling(best, 60)
    assert low.mean > low.doubt and low.mean > high.mean and low.differ > high.differ
