"""Whole games between players who answer at once, random or by rule of thumb: one unit of compiled code."""

from __future__ import annotations

from regno.players.heuristic import attack_back, steward_move
from regno.players.heuristic_weights import Habits
from regno.proelio import engine
from regno.proelio.chance import Rng, below, pick, sow
from regno.proelio.jit.records import Row, jit_entry, rule
from regno.proelio.simulate.playout import Tally, count_game
from regno.proelio.state import CHANCE, Events, Options, State
from regno.proelio.steps import OVER


@rule
def quick_move(s: State, habits: list[Habits], thinks: Row, rng: Rng, space: Row, count: int) -> int:
    """One of the first ``count`` moves in the space: by habit where the seat at choice has any, else by lot."""
    if thinks[s.who] == 1:
        return steward_move(s, habits[s.who], attack_back(s, s.who), rng, space, count)
    return space[below(rng, count)] if count > 1 else space[0]


@jit_entry
def quick_games(
    start: State,
    o: Options,
    table: list[State],
    e: Events,
    rng: Rng,
    tally: Tally,
    space: Row,
    habits: list[Habits],
    thinks: Row,
    first_seed: int,
    games: int,
) -> None:
    """Play so many games from a position, each from its own seed, every seat by its habits or at random."""
    for game in range(games):
        sow(rng, first_seed + game)
        table[0] = start
        s = table[0]
        while s.step != OVER:
            if s.who == CHANCE:
                move = pick(s, o, rng)
            else:
                count = engine.legal(s, o, space)
                tally.decisions += 1 if count > 1 else 0
                move = quick_move(s, habits, thinks, rng, space, count)
            e.count = 0
            engine.apply(s, move, o, e)
            tally.moves += 1
        count_game(s, tally)
