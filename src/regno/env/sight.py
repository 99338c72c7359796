"""A game that remembers what every seat has seen of it, and can be copied at any moment."""

from __future__ import annotations

from typing import Any

from regno.proelio import engine
from regno.proelio.cards import KINDS
from regno.proelio.chance import Rng
from regno.proelio.edition import Edition
from regno.proelio.events import Event, seen_by
from regno.proelio.game import new_state
from regno.proelio.imagine import imagine
from regno.proelio.knowledge import PUBLIC, Knowledge, know_nothing, know_position, watch
from regno.proelio.layout import Row, blank, copy_of
from regno.proelio.moves import MOVES
from regno.proelio.notation import position_text
from regno.proelio.seen import event_text, move_seen, position_seen, witnesses
from regno.proelio.state import SEATS, Events, Options, State
from regno.proelio.steps import OVER
from regno.proelio.view import View, view_of
from regno.proelio.words import move_text

# A move's words, the same for those who did not see its card, who saw it (None: all), and what the move made happen.
Seen = tuple[str, str, tuple[int, ...] | None, tuple[Event, ...]]


class Sight:
    """State, knowledge and memory of one game."""

    def __init__(self, edition: Edition, options: Options) -> None:
        self.edition, self.options = edition, options
        self.state, self.cards = new_state(edition, options), edition.deck(options)
        self.knowledge = blank(Knowledge)
        know_nothing(self.knowledge, self.cards)
        self.before: tuple[str, ...] = ("",) * (SEATS + 1)  # what each observer saw before the memory begins
        self.memory: list[Seen] = []

    def __deepcopy__(self, memo: dict[int, Any]) -> Sight:
        made = Sight.__new__(Sight)
        made.__dict__.update(self.__dict__)
        made.state, made.knowledge = copy_of(self.state), copy_of(self.knowledge)
        made.memory = self.memory[:]
        return made

    @property
    def is_over(self) -> bool:
        return self.state.step == OVER

    def legal(self) -> list[int]:
        """What may be played, by a House or by chance."""
        space = [0] * MOVES
        return space[: engine.legal(self.state, self.options, space)]

    def weights(self) -> dict[int, int]:
        """The answers of chance with the number of cards behind each."""
        found = {answer: engine.weight(self.state, answer, self.options) for answer in range(KINDS)}
        return {answer: weight for answer, weight in found.items() if weight}

    def words(self, move: int) -> str:
        return move_text(self.state, move)

    def play(self, move: int) -> None:
        """One answer, of a House or of chance."""
        s = self.state
        told, hidden, seats = self.words(move), move_seen(s, move, PUBLIC), witnesses(s, move)
        happened = blank(Events)
        engine.apply(s, move, self.options, happened)
        watch(self.knowledge, happened)
        rows = tuple(tuple(row) for row in happened.rows[: happened.count])
        self.memory.append((told, hidden, seats, rows))  # type: ignore[arg-type]

    def view(self, seat: int) -> View:
        legal = tuple(self.legal()) if self.state.who == seat != PUBLIC else ()
        return view_of(self.state, self.knowledge, self.options, self.cards, seat, legal)

    def past(self, seat: int) -> str:
        """All that an observer has seen, a line for each move."""
        lines = [remembered(each, seat) for each in self.memory]
        return "\n".join([f"seat {seat}", *([self.before[seat]] if self.before[seat] else []), *lines])

    def position(self, seat: int | None = None) -> str:
        """How it stands in one line, for an observer or with nothing hidden."""
        return position_text(self.state, self.options) if seat is None else position_seen(self.view(seat))

    def imagined(self, seat: int, rng: Rng) -> Sight:
        """A world that could be true for a seat: it has seen the same there, the others what they see in it."""
        made = Sight.__new__(Sight)
        made.__dict__.update(self.__dict__)
        view = self.view(seat)
        made.state, made.knowledge = imagine(view, rng), copy_of(self.knowledge)
        learn_only_own(made.knowledge, made.state, view, self.cards)
        others = tuple(position_seen(made.view(each)) for each in range(made.state.houses))
        mine = "\n".join(self.past(seat).split("\n")[1:])
        made.before = tuple(mine if each == seat else text for each, text in enumerate(others))
        made.before += ("",) * (SEATS + 1 - len(made.before))
        made.memory = []
        return made


def learn_only_own(k: Knowledge, s: State, view: View, cards: Row) -> None:
    """In an imagined world the others know their own cards there and, besides, what everybody knows."""
    own = blank(Knowledge)
    know_position(own, s, cards)
    for observer in range(s.houses):
        if observer == view.seat:
            continue
        for house in range(s.houses):
            k.apart[house] = as_everybody(k.apart[house], observer)
        for kind in range(KINDS):
            k.blurred[kind] = as_everybody(k.blurred[kind], observer)
            k.most[kind][observer] = k.most[kind][PUBLIC]
            for house in range(s.houses):
                k.least[house][kind][observer] = k.least[house][kind][PUBLIC]
            k.least[view.seat][kind][observer] = view.known_of_me[observer - (observer > view.seat)][kind]
            k.least[observer][kind][observer] = own.least[observer][kind][observer]


def as_everybody(marks: int, observer: int) -> int:
    """Marks by observer, with this one's set to that of the public."""
    return marks & ~(1 << observer) | (marks >> PUBLIC & 1) << observer


def remembered(entry: Seen, seat: int) -> str:
    """A move and what it made happen, as a seat saw it."""
    told, hidden, seats, rows = entry
    words = told if seats is None or seat in seats else hidden
    return "; ".join([words, *(event_text(seen_by(row, seat)) for row in rows)])
