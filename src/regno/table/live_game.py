"""The game of a table: a Game whose chance is answered from the key of the table's shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import msgspec

from regno.errors import RegnoError
from regno.proelio.clash import Clash
from regno.proelio.edition import Edition
from regno.proelio.events import Event
from regno.proelio.formats.move_text import read_move
from regno.proelio.formats.position_text import read_position
from regno.proelio.game import Game, undealt
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.info.visibility import REVEALS_NOTHING
from regno.proelio.jit.records import copy_of, fields
from regno.proelio.options import ruling_texts
from regno.proelio.state import CHANCE, NOBODY, Options, State
from regno.table.errors import TableError
from regno.table.fair_shuffle import chance_answer
from regno.table.projection import Projection

MAX_MOVES = 12  # in one submit; no choice of the game needs more


class SavedPosition(msgspec.Struct, frozen=True):
    """A position and what each seat knows of it, in a form that outlives a change of the rules."""

    moves: int  # how many were played before it
    text: str
    knowledge: dict[str, Any]


class LiveGame:
    """A game in progress. ``earlier`` moves were played before the position it starts from."""

    def __init__(self, edition: Edition, options: Options, key: bytes, start: SavedPosition | None = None) -> None:
        self.edition, self.options, self.key = edition, options, key
        self.start, self.earlier = start, start.moves if start else 0
        if start is None:
            self.game = undealt(edition, options)
        else:
            self.game = Game(edition, options, read_position(start.text, edition, ruling_texts(options))[0])
            self.restore_knowledge(start.knowledge)
        self.legal_cache: list[int] | None = None
        self.clash = Clash.of(self.state)  # the attack under way before the latest choice

    def restore_knowledge(self, saved: dict[str, Any]) -> None:
        """Restore saved knowledge, unless its layout has changed since; then only the position is known."""
        layout = {name: shape for name, (shape, _) in fields(Knowledge).items()}
        if {name: shape_of(value) for name, value in saved.items()} == layout:
            vars(self.knowledge).update(deepcopy(saved))

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

    def legal_moves(self) -> list[int]:
        """Return the legal moves of the seat that must choose, computed once for each position."""
        if self.legal_cache is None:
            self.legal_cache = [] if self.game.result else self.game.legal_moves()
        return self.legal_cache

    def projection(self) -> Projection:
        """Return the game as its readers may know it now; it must be read before the next move."""
        return Projection(self.edition.id, self.game.view_builder().view)

    # ------------------------------------------------------------ playing

    def apply(self, move: int | str) -> list[Event]:
        """Play a move, by its number or in words, and return its events; raise UnreadableMove or IllegalMove."""
        number = read_move(self.state, move) if isinstance(move, str) else move
        self.legal_cache = None
        return self.game.apply(number)

    def answer_chance(self) -> list[Event]:
        """Play chance's answers up to the next choice of a House; return their events."""
        events: list[Event] = []
        while self.who == CHANCE:
            events += self.apply(chance_answer(self.state, self.options, self.key, self.count))
        return events

    def choose(self, moves: Sequence[int | str]) -> list[Event]:
        """Play the moves of one choice, all or none, and chance's answers to it; return the events."""
        if not 1 <= len(moves) <= MAX_MOVES:
            raise TableError("bad-moves", count=len(moves), most=MAX_MOVES)
        self.clash = Clash.of(self.state)
        if len(moves) == 1:
            return self.apply(moves[0]) + self.answer_chance()
        before = self.game.copy()
        try:
            return self.apply_all(moves) + self.answer_chance()
        except RegnoError:
            self.game, self.legal_cache = before, None
            raise

    def apply_all(self, moves: Sequence[int | str]) -> list[Event]:
        """Apply moves of one choice; raise TableError if it ends, or anything is revealed, before the last.

        Otherwise a player could see what follows from a move, have the whole submit refused, and choose again.
        """
        seat, events = self.who, list[Event]()
        for place, move in enumerate(moves, 1):
            events += self.apply(move)
            ends_here = self.who != seat or any(event[0] not in REVEALS_NOTHING for event in events)
            if ends_here and place < len(moves):
                raise TableError("choice-ends", text=str(move), more=len(moves) - place)
        return events

    def replay(self, moves: Sequence[int]) -> list[Event]:
        """Play moves of a log, chance's included; return their events."""
        self.clash = Clash.of(self.state)
        return [event for move in moves for event in self.apply(move)]

    # ------------------------------------------------------------ truncating, saving

    def prefix(self, count: int) -> LiveGame:
        """Return the same game with only its first moves."""
        shorter = LiveGame(self.edition, self.options, self.key, self.start)
        shorter.replay(self.game.moves[: count - self.earlier])
        return shorter

    def position(self) -> SavedPosition:
        return SavedPosition(self.count, self.game.position, vars(copy_of(self.knowledge)))


def shape_of(value: Any) -> tuple[int, ...]:
    """Return the lengths of nested lists."""
    return (len(value), *shape_of(value[0])) if isinstance(value, list) and value else ()
