"""Whole games played at random: the unit in which Python talks to the compiled engine."""

from __future__ import annotations

from typing import Annotated

from regno.proelio import engine
from regno.proelio.chance import Rng, below, pick, sow
from regno.proelio.info.knowledge import Knowledge, watch
from regno.proelio.jit.records import Row, jit_entry, rule
from regno.proelio.rules.victory import part_won
from regno.proelio.state import CHANCE, SEATS, Events, Options, State
from regno.proelio.steps import OVER

ENDINGS = 6


class Tally:
    """What a run of games adds up to."""

    games: Annotated[int, (), "i8"]
    decisions: Annotated[int, (), "i8"]  # choices of a House among two or more moves
    moves: Annotated[int, (), "i8"]  # every answer, chance's included
    turns: Annotated[int, (), "i8"]
    wins: Annotated[Row, (SEATS,), "i8"]  # in sixtieths, so that a shared victory is shared exactly
    endings: Annotated[Row, (ENDINGS,), "i8"]


@rule
def random_move(s: State, o: Options, rng: Rng, space: Row, tally: Tally) -> int:
    """Chance by card, a House uniformly among its legal moves."""
    if s.who == CHANCE:
        return pick(s, o, rng)
    count = engine.legal(s, o, space)
    tally.decisions += 1 if count > 1 else 0
    return space[below(rng, count)] if count > 1 else space[0]


@rule
def play_out(s: State, o: Options, e: Events, k: Knowledge, watched: bool, rng: Rng, space: Row, tally: Tally) -> None:
    """From here to the end at random, with everybody's knowledge kept or not."""
    while s.step != OVER:
        move = random_move(s, o, rng, space, tally)
        e.count = 0
        engine.apply(s, move, o, e)
        if watched:
            watch(k, e)
        tally.moves += 1


@rule
def count_game(s: State, tally: Tally) -> None:
    """Add a finished game to the tally."""
    tally.games += 1
    tally.endings[s.ending] += 1
    for seat in range(s.houses):
        tally.turns += s.turns[seat]
        tally.wins[seat] += part_won(s, seat)


@jit_entry
def random_games(
    start: State,
    known: Knowledge,
    o: Options,
    table: list[State],
    minds: list[Knowledge],
    e: Events,
    rng: Rng,
    tally: Tally,
    space: Row,
    first_seed: int,
    games: int,
    watched: bool,
) -> None:
    """Play so many games, each from its own seed and from a copy of the same position."""
    for game in range(games):
        sow(rng, first_seed + game)
        table[0] = start
        if watched:
            minds[0] = known
        play_out(table[0], o, e, minds[0], watched, rng, space, tally)
        count_game(table[0], tally)
