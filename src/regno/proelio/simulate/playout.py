"""Whole games played at random: the unit in which Python talks to the compiled engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from regno.proelio import engine
from regno.proelio.bits import count_bits, lowest, nth
from regno.proelio.chance import Rng, below, pick, sow
from regno.proelio.info.knowledge import Knowledge, watch
from regno.proelio.jit.records import Row, jit_entry
from regno.proelio.rules.victory import part_won
from regno.proelio.simulate.workspace import Workspace
from regno.proelio.state import CHANCE, SEATS, Options, State
from regno.proelio.steps import OVER

ENDINGS = 6
Choose = Callable[[State, Options, Any, Any], int]  # ... player, workspace -> move of the House that must choose


class Tally:
    """What a run of games adds up to."""

    games: Annotated[int, (), "i8"]
    decisions: Annotated[int, (), "i8"]  # choices of a House among two or more moves
    moves: Annotated[int, (), "i8"]  # every answer, chance's included
    turns: Annotated[int, (), "i8"]
    wins: Annotated[Row, (SEATS,), "i8"]  # in sixtieths, so that a shared victory is shared exactly
    endings: Annotated[Row, (ENDINGS,), "i8"]


def play_game(s: State, o: Options, player: Any, ws: Workspace, choose: Choose) -> int:
    """Play to the end of a game, chance by card and every House by ``choose``; return the number of moves."""
    count = 0
    while s.step != OVER:
        move = pick(s, o, ws.rng) if s.who == CHANCE else choose(s, o, player, ws)
        ws.events.count = 0
        engine.apply(s, move, o, ws.events)
        count += 1
    return count


def random_move(s: State, o: Options, rng: Rng, tally: Tally) -> int:
    """Chance by card, a House uniformly among its legal moves."""
    if s.who == CHANCE:
        return pick(s, o, rng)
    legal = engine.legal_set(s, o)
    count = count_bits(legal)
    tally.decisions += 1 if count > 1 else 0
    return nth(legal, below(rng, count)) if count > 1 else lowest(legal)


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
    ws: Workspace,
    tally: Tally,
    first_seed: int,
    games: int,
    watched: bool,
) -> None:
    """Play so many games, each from its own seed and from a copy of the same position; keep knowledge or not."""
    for game in range(games):
        sow(ws.rng, first_seed + game)
        table[0] = start
        if watched:
            minds[0] = known
        s = table[0]
        while s.step != OVER:
            move = random_move(s, o, ws.rng, tally)
            ws.events.count = 0
            engine.apply(s, move, o, ws.events)
            if watched:
                watch(minds[0], ws.events)
            tally.moves += 1
        count_game(s, tally)
