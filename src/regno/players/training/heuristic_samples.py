"""Samples (position, outcome) pairs from games of heuristic players, to train the linear value function."""

from __future__ import annotations

from regno.players.heuristic_weights import HeuristicWeights
from regno.players.models.linear_value import add_features
from regno.players.quick import quick_move
from regno.proelio import engine
from regno.proelio.chance import Rng, below, pick, sow
from regno.proelio.jit.records import Row, Rows, jit_entry, rule
from regno.proelio.rules.setup import begin
from regno.proelio.rules.victory import payoff
from regno.proelio.state import CHANCE, Events, Options, State
from regno.proelio.steps import ACTION, OVER


@rule
def is_sampled(s: State, rng: Rng, sample_every: int) -> bool:
    """Return whether to sample this position: one Action in ``sample_every``."""
    return s.step == ACTION and below(rng, sample_every) == 0


@rule
def write_shares(s: State, shares: Rows, first: int, after: int) -> None:
    """Write each House's payoff in a finished game to the rows sampled from it."""
    for row in range(first, after):
        for seat in range(s.houses):
            shares[row][seat] = payoff(s, seat)


@jit_entry
def sample_heuristic_positions(
    s: State,
    o: Options,
    e: Events,
    rng: Rng,
    space: Row,
    cards: Row,
    heuristics: list[HeuristicWeights],
    is_heuristic: Row,
    seed: int,
    sample_every: int,
    positions: list[Rows],
    shares: Rows,
) -> None:
    """Fill ``positions`` with features and ``shares`` with payoffs; one move in twelve is random, for variety."""
    taken = 0
    while taken < len(positions):
        sow(rng, seed)
        seed += 1
        begin(s, o, cards)
        first = taken
        while s.step != OVER:
            if s.who == CHANCE:
                move = pick(s, o, rng)
            else:
                if taken < len(positions) and is_sampled(s, rng, sample_every):
                    for seat in range(s.houses):
                        add_features(s, seat, o, positions[taken][seat])
                    taken += 1
                count = engine.legal(s, o, space)
                stray = count > 1 and below(rng, 12) == 0
                move = space[below(rng, count)] if stray else quick_move(s, heuristics, is_heuristic, rng, space, count)
            e.count = 0
            engine.apply(s, move, o, e)
        write_shares(s, shares, first, taken)
