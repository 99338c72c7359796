"""Games recorded move by move, with which tests show that plain and compiled rules are the same."""

from __future__ import annotations

from collections.abc import Sequence

from regno.proelio import engine
from regno.proelio.chance import Rng
from regno.proelio.info.determinize import CardPool, determinize_into
from regno.proelio.info.knowledge import Knowledge, know_position, watch
from regno.proelio.info.view import Bounds, bounds_of, look
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.jit.records import Row, jit_entry
from regno.proelio.moves import MOVES
from regno.proelio.reasons import ALLOWED
from regno.proelio.rules.setup import begin
from regno.proelio.simulate.playout import Tally, random_move
from regno.proelio.state import Events, Options, State
from regno.proelio.steps import OVER


@jit_entry
def begin_game(s: State, o: Options, cards: Row) -> None:
    """Reset a table to the moment before the deal."""
    begin(s, o, cards)


@jit_entry
def play_on(
    s: State,
    o: Options,
    e: Events,
    k: Knowledge,
    rng: Rng,
    tally: Tally,
    cards: Row,
    moves: Row,
    states: list[State],
    events: list[Events],
    known: list[Knowledge],
) -> int:
    """Play at random from a position, record what follows each move, and return the number of moves."""
    know_position(k, s, cards)
    count = 0
    while s.step != OVER and count < len(moves):
        moves[count] = random_move(s, o, rng, tally)
        e.count = 0
        engine.apply(s, moves[count], o, e)
        watch(k, e)
        states[count] = s
        events[count] = e
        known[count] = k
        count += 1
    return count


@jit_entry
def first_wrong_legal(states: Sequence[State], count: int, o: Options, space: Row) -> int:
    """Return the first moment whose legal moves are not those that nothing speaks against, -1 if all are right."""
    for place in range(count):
        s, allowed, listed = states[place], 0, 0
        for move in range(MOVES):
            allowed |= 1 << move if engine.why_not(s, move, o) == ALLOWED else 0
        for index in range(engine.legal(s, o, space)):
            listed |= 1 << space[index]
        if allowed != listed or allowed != engine.legal_set(s, o):
            return place
    return -1


def observer_at(s: State, place: int) -> int:
    """Return every House in turn, then the public."""
    observer = place % (s.houses + 1)
    return observer if observer < s.houses else PUBLIC


@jit_entry
def look_and_determinize(
    states: Sequence[State],
    known: Sequence[Knowledge],
    count: int,
    o: Options,
    cards: Row,
    p: CardPool,
    rng: Rng,
    seen: list[State],
    bounds: list[Bounds],
    worlds: list[State],
) -> int:
    """Write what an observer sees and knows at each moment, and a world sampled from it; return how many were found."""
    found = 0
    for place in range(count):
        s = states[place]
        observer = observer_at(s, place)
        look(s, observer, seen[place])
        bounds_of(known[place], s, observer, cards, bounds[place])
        worlds[place] = seen[place]
        if determinize_into(worlds[place], seen[place], bounds[place], o, p, rng):
            found += 1
    return found
