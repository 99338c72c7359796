"""Whole games between random and heuristic players in compiled code."""

from __future__ import annotations

from regno.players.heuristic import attack_back, heuristic_move
from regno.players.heuristic_weights import HeuristicWeights
from regno.proelio import engine
from regno.proelio.chance import below, sow
from regno.proelio.jit.records import Row, jit_entry
from regno.proelio.simulate.playout import Tally, count_game, play_game
from regno.proelio.simulate.workspace import Workspace
from regno.proelio.state import Options, State


def quick_move(s: State, o: Options, player: tuple[list[HeuristicWeights], Row, Tally], ws: Workspace) -> int:
    """Return a legal move: by the heuristic where the seat has weights, else uniformly at random; count the choice."""
    heuristics, is_heuristic, tally = player
    count = engine.legal(s, o, ws.space)
    tally.decisions += 1 if count > 1 else 0
    if is_heuristic[s.who] == 1:
        return heuristic_move(s, heuristics[s.who], attack_back(s, s.who), ws.rng, ws.space, count)
    return ws.space[below(ws.rng, count)] if count > 1 else ws.space[0]


@jit_entry
def quick_games(
    start: State,
    o: Options,
    table: list[State],
    ws: Workspace,
    tally: Tally,
    heuristics: list[HeuristicWeights],
    is_heuristic: Row,
    first_seed: int,
    games: int,
) -> None:
    """Play games of consecutive seeds from a position and add them to the tally."""
    for game in range(games):
        sow(ws.rng, first_seed + game)
        table[0] = start
        tally.moves += play_game(table[0], o, (heuristics, is_heuristic, tally), ws, quick_move)
        count_game(table[0], tally)
