"""Whole games between random and heuristic players in compiled code."""

from __future__ import annotations

from regno.players.heuristic import attack_back, heuristic_move
from regno.players.heuristic_weights import HeuristicWeights
from regno.proelio import engine
from regno.proelio.chance import Rng, below, pick, sow
from regno.proelio.jit.records import Row, jit_entry, rule
from regno.proelio.simulate.playout import Tally, count_game
from regno.proelio.state import CHANCE, Events, Options, State
from regno.proelio.steps import OVER


@rule
def quick_move(
    s: State, heuristics: list[HeuristicWeights], is_heuristic: Row, rng: Rng, space: Row, count: int
) -> int:
    """Return a legal move: by the heuristic where the seat has weights, else uniformly at random."""
    if is_heuristic[s.who] == 1:
        return heuristic_move(s, heuristics[s.who], attack_back(s, s.who), rng, space, count)
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
    heuristics: list[HeuristicWeights],
    is_heuristic: Row,
    first_seed: int,
    games: int,
) -> None:
    """Play games of consecutive seeds from a position and add them to the tally."""
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
                move = quick_move(s, heuristics, is_heuristic, rng, space, count)
            e.count = 0
            engine.apply(s, move, o, e)
            tally.moves += 1
        count_game(s, tally)
