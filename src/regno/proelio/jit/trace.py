"""A game kept move by move: how plain and compiled rules are shown to be the same rules."""

from __future__ import annotations

from collections.abc import Sequence

from regno.proelio import engine
from regno.proelio.chance import Rng
from regno.proelio.info.determinize import Pool, determinize_into
from regno.proelio.info.knowledge import PUBLIC, Knowledge, know_position, watch
from regno.proelio.info.view import Bounds, bounds_of, look
from regno.proelio.jit.records import Row, jit_entry, rule
from regno.proelio.rules.setup import begin
from regno.proelio.simulate.playout import Tally, random_move
from regno.proelio.state import Events, Options, State
from regno.proelio.steps import OVER


@jit_entry
def set_out(s: State, o: Options, cards: Row) -> None:
    """The table before the deal, whatever lay on it."""
    begin(s, o, cards)


@jit_entry
def play_on(
    s: State,
    o: Options,
    e: Events,
    k: Knowledge,
    rng: Rng,
    tally: Tally,
    space: Row,
    cards: Row,
    moves: Row,
    states: list[State],
    told: list[Events],
    known: list[Knowledge],
) -> int:
    """Play on at random from a position and keep all that follows each move; gives the number of moves kept."""
    know_position(k, s, cards)
    count = 0
    while s.step != OVER and count < len(moves):
        moves[count] = random_move(s, o, rng, space, tally)
        e.count = 0
        engine.apply(s, moves[count], o, e)
        watch(k, e)
        states[count] = s
        told[count] = e
        known[count] = k
        count += 1
    return count


@rule
def onlooker(s: State, place: int) -> int:
    """Every House in turn, then the public."""
    observer = place % (s.houses + 1)
    return observer if observer < s.houses else PUBLIC


@jit_entry
def look_and_imagine(
    states: Sequence[State],
    known: Sequence[Knowledge],
    count: int,
    o: Options,
    cards: Row,
    p: Pool,
    rng: Rng,
    seen: list[State],
    bounds: list[Bounds],
    worlds: list[State],
) -> int:
    """At each moment kept, what one onlooker sees and knows, and a world it imagines; gives the number of worlds."""
    found = 0
    for place in range(count):
        s = states[place]
        observer = onlooker(s, place)
        look(s, observer, seen[place])
        bounds_of(known[place], s, observer, cards, bounds[place])
        worlds[place] = seen[place]
        if determinize_into(worlds[place], seen[place], bounds[place], o, p, rng):
            found += 1
    return found
