"""Whole games kept move by move, at either speed: the same unit of trace.py, plain and compiled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
from filelock import FileLock
from tables import Table

from regno.proelio.chance import make_rng
from regno.proelio.info.determinize import CardPool
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.info.view import Bounds
from regno.proelio.jit import compile, trace
from regno.proelio.jit.cache import cache_folder
from regno.proelio.jit.compile import Records, batch, to_records
from regno.proelio.jit.records import Pages, blank
from regno.proelio.moves import MOVES
from regno.proelio.simulate.playout import Tally
from regno.proelio.state import Events, State

LONGEST = 400  # moves kept of a game


@dataclass
class Reel:
    """What followed each move of one game: plain objects, or records."""

    count: int  # of moves
    moves: Any
    states: Any
    told: Any
    known: Any


@dataclass(frozen=True)
class Sights:
    """What one onlooker sees and knows at each moment of a Reel, and a world it imagines."""

    seen: Any
    bounds: Any
    worlds: Any
    found: int


class Plain:
    """The reference: ordinary objects and lists."""

    unit: Any = trace

    def one(self, value: Any) -> Any:
        return value

    def blanks(self, cls: type, count: int) -> Any:
        """To be written on."""
        return [blank(cls) for _ in range(count)]

    def pages(self, cls: type, count: int) -> Any:
        """To be copied to."""
        return Pages([None] * count)

    def numbers(self, values: list[int]) -> Any:
        return list(values)


class Compiled(Plain):
    """Records and arrays."""

    def __init__(self, engine: Mapping[str, ModuleType]) -> None:
        self.unit = engine["jit.trace"]

    def one(self, value: Any) -> Any:
        return to_records(value)[0]

    def blanks(self, cls: type, count: int) -> Any:
        return batch(cls, count)

    pages = blanks

    def numbers(self, values: list[int]) -> Any:
        return np.array(values, dtype=np.int64)


def filmed(speed: Plain, table: Table, seed: int, longest: int = LONGEST) -> Reel:
    """A random game at a table, kept move by move."""
    game = table.new_game()
    table_and_chance = (game.state, table.options, blank(Events), blank(Knowledge), make_rng(seed), blank(Tally))
    cards = speed.numbers(game.cards)
    moves, pages = speed.numbers([0] * longest), [speed.pages(cls, longest) for cls in (State, Events, Knowledge)]
    count = speed.unit.play_on(*map(speed.one, table_and_chance), cards, moves, *pages)
    return Reel(count, moves[:count], *(page[:count] for page in pages))


def wrong_legal(speed: Plain, table: Table, reel: Reel) -> int:
    """The first moment at which the legal moves are others than those without a reason against them, -1 if none."""
    space = speed.numbers([0] * MOVES)
    return int(speed.unit.first_wrong_legal(reel.states, reel.count, speed.one(table.options), space))


def looked(speed: Plain, table: Table, reel: Reel, seed: int) -> Sights:
    """The onlookers of a Reel, another one at each moment."""
    seen, bounds = speed.blanks(State, reel.count), speed.blanks(Bounds, reel.count)
    worlds, cards = speed.pages(State, reel.count), speed.numbers(table.new_game().cards)
    options, pool, chance = map(speed.one, (table.options, blank(CardPool), make_rng(seed)))
    given = (reel.states, reel.known, reel.count, options, cards, pool, chance)
    return Sights(seen, bounds, worlds, speed.unit.look_and_determinize(*given, seen, bounds, worlds))


def as_records(pages: Any, cls: type) -> Records:
    """Plain objects laid out as records, for comparing."""
    made = batch(cls, len(pages))
    for name in made.dtype.names or ():
        made[name] = np.array([getattr(page, name) for page in pages]).reshape(made[name].shape)
    return made


@cache
def swift() -> Compiled:
    """The compiled engine with the units of trace.py, which only tests need; one process compiles, the others wait."""
    speed = Compiled(compile.engine())
    table = Table("en111", 3, False, False, False, {}, deck="whole", late=False, seed=0)
    with FileLock(cache_folder() / "trace.lock"):
        looked(speed, table, filmed(speed, table, seed=0, longest=1), seed=0)
    return speed
