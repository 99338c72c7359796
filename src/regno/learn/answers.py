"""Answers to a decision: one move, or the several that name the cards of one choice, as people name them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regno.proelio import engine
from regno.proelio.candidates import asks_several
from regno.proelio.chance import make_rng
from regno.proelio.formats.move_text import move_text, read_move
from regno.proelio.info.determinize import determinize
from regno.proelio.info.view import View
from regno.proelio.jit.records import blank, copy_of
from regno.proelio.moves import MOVES
from regno.proelio.state import Events, Options, State

Line = tuple[int, ...]
MOST_LINES = 40  # answers to one decision; a choice with more is not judged


def world_of(view: View) -> State:
    """Return some State that fits a View: what the seat may choose is the same in all of them."""
    return determinize(view, make_rng(1))


def lines_of(view: View) -> list[Line]:
    """Return every answer to the decision of a View, at most one more than MOST_LINES."""
    found = []
    for line in walk(world_of(view), view.options):
        found.append(line)
        if len(found) > MOST_LINES:
            break
    return found


def walk(s: State, o: Options) -> Iterator[Line]:
    """Yield the lines from a State on."""
    for move in legal_moves(s, o):
        after = next_choice(s, o, move)
        if after is None:
            yield (move,)
        else:
            for rest in walk(after, o):
                yield (move, *rest)


def legal_moves(s: State, o: Options) -> list[int]:
    space = [0] * MOVES
    return space[: engine.legal(s, o, space)]


def next_choice(s: State, o: Options, move: int) -> State | None:
    """Return the State in which more cards of the same choice are named, None where the move ends the choice."""
    if not asks_several(s):
        return None
    after = copy_of(s)
    engine.apply(after, move, o, blank(Events))
    return after if (after.step, after.who) == (s.step, s.who) and is_same_choice(s, after) else None


def is_same_choice(s: State, after: State) -> bool:
    """Return whether a choice of several cards goes on: one card fewer is needed, or one more is deployed."""
    return after.need == s.need - 1 > 0 if s.need else sum(after.deployed) == sum(s.deployed) + 1


def line_words(view: View, line: Sequence[int]) -> list[str]:
    """Return the moves of a line as Records write them."""
    s, words = world_of(view), []
    for place, move in enumerate(line):
        words.append(move_text(s, move))
        after = next_choice(s, view.options, move) if place + 1 < len(line) else None
        s = after or s
    return words


def read_line(view: View, words: Sequence[str]) -> Line:
    """Return the line that words name, raising UnreadableMove; whether it is an answer, ``lines_of`` tells."""
    s, line = world_of(view), list[int]()
    for text in words:
        line.append(read_move(s, text))
        legal = line[-1] in legal_moves(s, view.options)
        s = (next_choice(s, view.options, line[-1]) if legal else None) or s
    return tuple(line)
