"""Games on tape: all that was told and what was true after each move, to be followed again by somebody else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from hypothesis import Phase, given, settings
from tables import Table, random_play, tables

from regno.proelio.events import Event
from regno.proelio.formats.move_text import read_move
from regno.proelio.game import Game
from regno.proelio.info.visibility import is_revealed
from regno.proelio.jit.records import copy_of
from regno.proelio.state import Events, State
from vectors import root


@dataclass(frozen=True)
class Moment:
    """What one move told, as the engine writes it and as rows, and the State that followed."""

    told: Events
    rows: Sequence[Event]
    state: State


@dataclass(frozen=True)
class Tape:
    """A game from some start on."""

    start: State
    cards: Sequence[int]
    moments: Sequence[Moment]

    def from_each_reveal(self) -> Iterator[Tape]:
        """The same game, as it goes on from a moment at which an attack lies open."""
        for place, moment in enumerate(self.moments):
            if is_revealed(moment.state.step):
                yield Tape(moment.state, self.cards, self.moments[place + 1 :])


def taped(game: Game, played: Iterable[object]) -> Tape:
    """A game while it is played, move by move."""
    moments = [Moment(copy_of(game.buffer), tuple(game.last), copy_of(game.state)) for _ in played]
    return Tape(game.start, game.cards, moments)


def scripted(position: str, moves: str) -> Tape:
    """A game by ``en111`` from a position, with these moves, chance's included."""
    game = root({"edition": "en111", "position": position})
    return taped(game, (game.apply(read_move(game.state, move)) for move in moves.split("; ")))


@cache
def random_tables(count: int) -> list[Table]:
    """So many random tables, the same ones every time."""
    found: list[Table] = []

    @settings(max_examples=count, phases=(Phase.generate,), derandomize=True, database=None)
    @given(tables())
    def collect(table: Table) -> None:
        found.append(table)

    collect()
    return found


def tapes(count: int) -> list[Tape]:
    """A random game at each of so many tables."""
    games = [(table.new_game(), table.seed) for table in random_tables(count)]
    return [taped(game, random_play(game, seed)) for game, seed in games]
