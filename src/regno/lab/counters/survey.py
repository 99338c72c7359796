"""Whole games between players who answer at once, played and counted: one unit of compiled code.

A game's number gives its deal and its chairs: ``repeat`` games in a row share a deal, and the players move one chair to
the right from each game to the next. Games of one deal go their own ways after it where ``apart`` says so.
"""

from __future__ import annotations

from regno.lab.counters.counts import Census, Diary, count_result, count_winter, new_page, share_out, watch_move
from regno.lab.counters.injected_bias import Plant, break_tie, give_extra_card, shuffle_all, shuffle_level
from regno.players.heuristic import attack_back, steward_move
from regno.players.heuristic_weights import Habits
from regno.proelio import engine
from regno.proelio.chance import Rng, below, pick, sow
from regno.proelio.jit.records import Row, jit_entry, rule
from regno.proelio.rules.setup import begin
from regno.proelio.rules.victory import BY_WINTER
from regno.proelio.state import CHANCE, SEATS, Events, Options, State
from regno.proelio.steps import DEAL, OVER

APART = 1 << 31  # between the seeds of deals and those of what follows


@rule
def answered(
    s: State, o: Options, c: Census, habits: list[Habits], thinks: Row, rng: Rng, space: Row, turn: int
) -> int:
    """The answer of chance, or of the player on that chair in this game."""
    if s.who == CHANCE:
        return pick(s, o, rng)
    count = engine.legal(s, o, space)
    c.decisions += 1 if count > 1 else 0
    player = (s.who - turn) % s.houses
    if thinks[player] == 1:
        return steward_move(s, habits[player], attack_back(s, s.who), rng, space, count)
    return space[below(rng, count)] if count > 1 else space[0]


@rule
def end_survey(s: State, o: Options, c: Census, d: Diary, p: Plant, rng: Rng, number: int, repeat: int) -> None:
    """Count a finished game, with what was planted in it."""
    break_tie(s, p)
    share_out(s, d)
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
    c: Census,
    d: Diary,
    p: Plant,
    space: Row,
    cards: Row,
    habits: list[Habits],
    thinks: Row,
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
        new_page(d)
        dealing = True
        while s.step != OVER:
            dealing = dealing and s.step <= DEAL
            move = answered(s, o, c, habits, thinks, rng, space, number)
            e.count = 0
            engine.apply(s, move, o, e)
            if dealing and s.step > DEAL:
                give_extra_card(s, p, rng)
                if apart == 1:
                    sow(rng, seed + APART + number)
            watch_move(s, e, c, d)
        end_survey(s, o, c, d, p, rng, number, repeat)
