"""The game of a table, with what everybody knows beside it and chance answered from the table's key."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import msgspec

from regno.errors import RegnoError
from regno.proelio import events
from regno.proelio.edition import Edition
from regno.proelio.events import Event
from regno.proelio.formats.move_text import read_move
from regno.proelio.formats.position_text import read_position
from regno.proelio.game import Game, undealt
from regno.proelio.info.knowledge import PUBLIC, Knowledge
from regno.proelio.info.view import look
from regno.proelio.jit.records import blank, copy_of, fields
from regno.proelio.options import ruling_texts
from regno.proelio.state import CHANCE, NOBODY, Options, State
from regno.table.errors import Denied
from regno.table.fair_shuffle import chance_answer

MOST_MOVES = 12  # in one submit; no choice of the game needs more

# What a move may make happen, if another move of the same submit is to follow: nothing that tells its player anything
# new. Otherwise one could look at what follows from a move, have the whole submit refused, and choose again.
TELLS_NOTHING = frozenset({
    events.TRIM, events.BARDS_DISCARD, events.DEPLOY, events.PENALTY, events.LOOT, events.PLAY, events.PAY,
    events.TAKE, events.TRADE, events.IMPERIAL, events.PERK,
})  # fmt: skip


class Position(msgspec.Struct, frozen=True):
    """A moment of a game in a form that outlives a change of the rules."""

    moves: int  # how many were played before it
    text: str
    knowledge: dict[str, Any]


class Play:
    """A game under way. ``earlier`` moves were played before the position it starts from."""

    def __init__(self, edition: Edition, options: Options, key: bytes, at: Position | None = None) -> None:
        self.edition, self.options, self.key = edition, options, key
        self.at, self.earlier = at, at.moves if at else 0
        if at is None:
            self.game = undealt(edition, options)
        else:
            self.game = Game(edition, options, read_position(at.text, edition, ruling_texts(options))[0])
            self.remember(at.knowledge)
        self.offered: list[int] | None = None
        self.seen = blank(State)

    def remember(self, kept: dict[str, Any]) -> None:
        """Knowledge as it was written down; if its form has changed since, what the position alone tells must do."""
        if {name: shape_of(value) for name, value in kept.items()} == {
            name: shape for name, (shape, _) in fields(Knowledge).items()
        }:
            vars(self.knowledge).update(deepcopy(kept))

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def knowledge(self) -> Knowledge:
        return self.game.knowledge

    @property
    def count(self) -> int:
        """Moves played since the deal, chance's included."""
        return self.earlier + len(self.game.moves)

    @property
    def who(self) -> int:
        """The seat that must choose, NOBODY once the game is over."""
        return NOBODY if self.game.result else self.state.who

    def legal(self) -> list[int]:
        """The moves offered to the seat that must choose; asked for by several readers, worked out once."""
        if self.offered is None:
            self.offered = [] if self.game.result else self.game.legal_moves()
        return self.offered

    def open_table(self) -> State:
        """The State as a spectator may know it. It is written over at the next call: nothing hidden is ever in it."""
        look(self.state, PUBLIC, self.seen)
        return self.seen

    # ------------------------------------------------------------ playing

    def apply(self, move: int) -> list[Event]:
        self.offered = None
        return self.game.apply(move)

    def answer_chance(self) -> list[Event]:
        """Everything that chance must answer before somebody chooses."""
        rows: list[Event] = []
        while self.who == CHANCE:
            rows += self.apply(chance_answer(self.state, self.options, self.key, self.count))
        return rows

    def choose(self, texts: Sequence[str]) -> list[Event]:
        """Play the moves of one choice, all or none of them, and what chance adds to it."""
        if not 1 <= len(texts) <= MOST_MOVES:
            raise Denied("bad-moves", count=len(texts), most=MOST_MOVES)
        if len(texts) == 1:
            return self.apply(read_move(self.state, texts[0])) + self.answer_chance()
        before = self.game.copy()
        try:
            return self.chosen_as_one(texts) + self.answer_chance()
        except RegnoError:
            self.game, self.offered = before, None
            raise

    def chosen_as_one(self, texts: Sequence[str]) -> list[Event]:
        seat, rows = self.who, list[Event]()
        for place, text in enumerate(texts, 1):
            rows += self.apply(read_move(self.state, text))
            ends_here = self.who != seat or any(row[0] not in TELLS_NOTHING for row in rows)
            if ends_here and place < len(texts):
                raise Denied("choice-ends", text=text, more=len(texts) - place)
        return rows

    def repeat(self, moves: Sequence[int]) -> list[Event]:
        """Moves from the log, chance's included."""
        return [row for move in moves for row in self.apply(move)]

    # ------------------------------------------------------------ going back, putting away

    def cut_to(self, count: int) -> Play:
        """The same game with only its first moves."""
        made = Play(self.edition, self.options, self.key, self.at)
        made.repeat(self.game.moves[: count - self.earlier])
        return made

    def position(self) -> Position:
        return Position(self.count, self.game.position, vars(copy_of(self.knowledge)))


def shape_of(value: Any) -> tuple[int, ...]:
    """The lengths of nested lists."""
    return (len(value), *shape_of(value[0])) if isinstance(value, list) and value else ()
