"""A game with the observation history of every seat; can be copied at any time."""

from __future__ import annotations

from typing import Any

from regno.proelio import engine
from regno.proelio.cards import KINDS
from regno.proelio.chance import Rng
from regno.proelio.events import Event
from regno.proelio.formats.redacted import event_text, redacted_move, redacted_position
from regno.proelio.game import Game
from regno.proelio.info.determinize import determinize
from regno.proelio.info.knowledge import Knowledge, know_position
from regno.proelio.info.view import View
from regno.proelio.info.visibility import OBSERVERS, PUBLIC, redact_event, sees_choice
from regno.proelio.jit.records import Row, blank
from regno.proelio.state import State

# The text of a move for each observer, and its events.
Seen = tuple[tuple[str, ...], tuple[Event, ...]]

Moved = tuple[int, int, tuple[int, ...] | None]  # who moved, the move, and the seats that saw its card (None: all)


class ObservedGame:
    """A game, and what each observer has seen of it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.before: tuple[str, ...] = ("",) * OBSERVERS  # what each observer saw before ``memory`` begins
        self.memory: list[Seen] = []
        self.moved: list[Moved] = []

    def __deepcopy__(self, memo: dict[int, Any]) -> ObservedGame:
        made = ObservedGame(self.game.copy())
        made.before, made.memory, made.moved = self.before, self.memory[:], self.moved[:]
        return made

    @property
    def state(self) -> State:
        return self.game.state

    def weights(self) -> dict[int, int]:
        """Return the outcomes of chance with the number of cards behind each."""
        found = {answer: engine.weight(self.state, answer, self.game.options) for answer in range(KINDS)}
        return {answer: weight for answer, weight in found.items() if weight}

    def play(self, move: int) -> None:
        """Apply a move of a House or of chance."""
        s = self.state
        words = tuple(redacted_move(s, move, observer) for observer in range(OBSERVERS))
        self.moved.append((s.who, move, witnesses(s, move)))
        self.memory.append((words, tuple(self.game.apply(move))))

    def recent(self, most: int) -> list[Moved]:
        """Return the last moves, the newest first."""
        return self.moved[: -most - 1 : -1]

    def past(self, seat: int) -> str:
        """Return all that an observer has seen, one line per move."""
        lines = [entry_text(each, seat) for each in self.memory]
        return "\n".join([f"seat {seat}", *([self.before[seat]] if self.before[seat] else []), *lines])

    def position(self, seat: int) -> str:
        """Return the position as an observer sees it, in one line."""
        return redacted_position(self.game.view(seat))

    def determinize_game(self, seat: int, rng: Rng) -> ObservedGame:
        """Return a determinization: the seat has seen the same, the others what they see in it."""
        made, view = ObservedGame(self.game.copy()), self.game.view(seat)
        made.game.state = determinize(view, rng)
        learn_only_own(made.game.knowledge, made.state, view, self.game.cards)
        mine = "\n".join(self.past(seat).split("\n")[1:])
        before = [mine if each == seat else made.position(each) for each in range(made.state.houses)]
        made.before = (*before, *made.before[len(before) :])
        made.moved = [hide_from(seat, each) for each in self.moved]
        return made


def witnesses(s: State, move: int) -> tuple[int, ...] | None:
    """Return the seats that see which card a move of the present choice names; None if everybody does."""
    if sees_choice(s, move, PUBLIC):
        return None
    return tuple(seat for seat in range(s.houses) if sees_choice(s, move, seat))


def hide_from(seat: int, moved: Moved) -> Moved:
    """Return a past move as a determinization keeps it: what the seat did not see is seen by nobody."""
    who, move, seats = moved
    return moved if seats is None or seat in seats else (who, move, ())


def learn_only_own(k: Knowledge, s: State, view: View, cards: Row) -> None:
    """Reset the others' knowledge in a determinization to their own cards and public knowledge."""
    own = blank(Knowledge)
    know_position(own, s, cards)
    for observer in range(s.houses):
        if observer == view.seat:
            continue
        for house in range(s.houses):
            k.apart[house] = as_everybody(k.apart[house], observer)
        for kind in range(KINDS):
            k.blurred[kind] = as_everybody(k.blurred[kind], observer)
            k.most[observer][kind] = k.most[PUBLIC][kind]
            for house in range(s.houses):
                k.least[observer][house][kind] = k.least[PUBLIC][house][kind]
            k.least[observer][view.seat][kind] = view.known_of_me[observer - (observer > view.seat)][kind]
            k.least[observer][observer][kind] = own.least[observer][observer][kind]


def as_everybody(marks: int, observer: int) -> int:
    """Return marks by observer, with this one's set to the public one."""
    return marks & ~(1 << observer) | (marks >> PUBLIC & 1) << observer


def entry_text(entry: Seen, seat: int) -> str:
    """Return a move and its events as a seat saw them."""
    words, rows = entry
    return "; ".join([words[seat], *(event_text(redact_event(row, seat)) for row in rows)])
