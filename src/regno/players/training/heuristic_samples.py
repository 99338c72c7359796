"""Lessons: positions of quick games with what became of them, for learning the value of a position."""

from __future__ import annotations

from regno.players.heuristic_weights import Habits
from regno.players.models.linear_value import add_features
from regno.players.quick import quick_move
from regno.players.search.tree import share
from regno.proelio import engine
from regno.proelio.chance import Rng, below, pick, sow
from regno.proelio.jit.records import Row, Rows, jit_entry, rule
from regno.proelio.rules.setup import begin
from regno.proelio.state import CHANCE, Events, Options, State
from regno.proelio.steps import ACTION, OVER


@rule
def is_lesson(s: State, rng: Rng, rarity: int) -> bool:
    """Whether a position is to be learnt from: one Action in so many."""
    return s.step == ACTION and below(rng, rarity) == 0


@rule
def write_shares(s: State, shares: Rows, first: int, after: int) -> None:
    """What a finished game was worth to each House, for every lesson it gave."""
    for lesson in range(first, after):
        for seat in range(s.houses):
            shares[lesson][seat] = share(s, seat)


@jit_entry
def take_lessons(
    s: State,
    o: Options,
    e: Events,
    rng: Rng,
    space: Row,
    cards: Row,
    habits: list[Habits],
    thinks: Row,
    seed: int,
    rarity: int,
    positions: list[Rows],
    shares: Rows,
) -> None:
    """Fill the rows with one Action in ``rarity`` of games between stewards, and each House's share of the victory."""
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
                if taken < len(positions) and is_lesson(s, rng, rarity):
                    for seat in range(s.houses):
                        add_features(s, seat, o, positions[taken][seat])
                    taken += 1
                count = engine.legal(s, o, space)
                stray = count > 1 and below(rng, 12) == 0
                move = space[below(rng, count)] if stray else quick_move(s, habits, thinks, rng, space, count)
            e.count = 0
            engine.apply(s, move, o, e)
        write_shares(s, shares, first, taken)
