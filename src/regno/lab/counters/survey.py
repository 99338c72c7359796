"""Whole games between quick players, played and counted in compiled code.

The number of a game gives its deal and seating: ``repeat`` consecutive games share a deal, and players rotate by one
seat from game to game. With ``apart`` the games of one deal differ after it.
"""

from __future__ import annotations

from regno.lab.counters.counts import (
    Counters,
    GameTrace,
    count_move,
    count_result,
    count_winter,
    split_victory,
    start_trace,
)
from regno.lab.counters.injected_bias import InjectedBias, break_tie, give_extra_card, shuffle_all, shuffle_level
from regno.players.heuristic import attack_back, heuristic_move
from regno.players.heuristic_weights import HeuristicWeights
from regno.proelio import engine
from regno.proelio.chance import Rng, below, pick, sow
from regno.proelio.jit.records import Row, jit_entry
from regno.proelio.rules.setup import begin
from regno.proelio.rules.victory import BY_WINTER
from regno.proelio.state import CHANCE, SEATS, Events, Options, State
from regno.proelio.steps import DEAL, OVER

APART = 1 << 31  # offset of the seeds used after the deal


def choose_move(
    s: State,
    o: Options,
    c: Counters,
    heuristics: list[HeuristicWeights],
    is_heuristic: Row,
    rng: Rng,
    space: Row,
    turn: int,
) -> int:
    """Return the move of chance or of the player on the acting seat."""
    if s.who == CHANCE:
        return pick(s, o, rng)
    count = engine.legal(s, o, space)
    c.decisions += 1 if count > 1 else 0
    player = (s.who - turn) % s.houses
    if is_heuristic[player] == 1:
        return heuristic_move(s, heuristics[player], attack_back(s, s.who), rng, space, count)
    return space[below(rng, count)] if count > 1 else space[0]


def finish_game(
    s: State, o: Options, c: Counters, d: GameTrace, p: InjectedBias, rng: Rng, number: int, repeat: int
) -> None:
    """Count a finished game, after applying the injected bias."""
    break_tie(s, p)
    split_victory(s, d)
    if p.shuffled == 1 and s.ending == BY_WINTER:
        shuffle_level(s, o, d, rng)
    count_winter(s, o, c, d)
    if p.shuffled == 1:
        shuffle_all(s, d, rng)
    count_result(s, c, d, number)
    if number % repeat == 1:
        for seat in range(SEATS):
            c.twin_product += d.share[seat] * d.twin[seat]


@jit_entry
def survey_games(
    s: State,
    o: Options,
    e: Events,
    rng: Rng,
    c: Counters,
    d: GameTrace,
    p: InjectedBias,
    space: Row,
    cards: Row,
    heuristics: list[HeuristicWeights],
    is_heuristic: Row,
    seed: int,
    repeat: int,
    apart: int,
    first: int,
    games: int,
) -> None:
    """Deal, play and count the games from number ``first`` on."""
    for number in range(first, first + games):
        sow(rng, seed + number // repeat)
        begin(s, o, cards)
        start_trace(d)
        dealing = True
        while s.step != OVER:
            dealing = dealing and s.step <= DEAL
            move = choose_move(s, o, c, heuristics, is_heuristic, rng, space, number)
            e.count = 0
            engine.apply(s, move, o, e)
            if dealing and s.step > DEAL:
                give_extra_card(s, p, rng)
                if apart == 1:
                    sow(rng, seed + APART + number)
            count_move(s, e, c, d)
        finish_game(s, o, c, d, p, rng, number, repeat)
