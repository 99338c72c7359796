"""Many games between random players, at either speed and on all cores: what ``regno sim`` and the benchmarks run."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any

from regno.proelio import playout
from regno.proelio.chance import Rng
from regno.proelio.edition import Edition
from regno.proelio.knowledge import Knowledge
from regno.proelio.layout import blank
from regno.proelio.moves import MOVES
from regno.proelio.playout import Tally
from regno.proelio.state import Events, Options, State


class Match:
    """A table cleared after every game; plain without an engine, compiled with one."""

    def __init__(self, edition: Edition, options: Options, engine: Mapping[str, ModuleType] | None = None) -> None:
        self.engine = engine
        self.tally: Any = self.record(Tally)
        records = (self.record(State), self.options(options), self.record(Events), self.record(Knowledge))
        self.table = (*records, self.record(Rng), self.tally, self.numbers([0] * (MOVES + 1)))
        self.cards = self.numbers(edition.deck(options))

    def record(self, cls: type) -> Any:
        if self.engine is None:
            return blank(cls)
        from regno.proelio.compiled import batch

        return batch(cls, 1)[0]

    def options(self, options: Options) -> Any:
        if self.engine is None:
            return options
        from regno.proelio.compiled import packed

        return packed(options)[0]

    def numbers(self, values: list[int]) -> Any:
        if self.engine is None:
            return values
        import numpy as np

        return np.array(values, dtype=np.int64)

    def play(self, first_seed: int, games: int, knowledge: bool = False) -> Tally:
        """Play games of consecutive seeds, with everybody's knowledge kept or not; the tally goes on counting."""
        unit: Any = self.engine["playout"] if self.engine else playout
        unit.random_games(*self.table, self.cards, first_seed, games, knowledge)
        return self.result()

    def result(self) -> Tally:
        """The tally as a plain object."""
        if self.engine is None:
            return self.tally  # type: ignore[no-any-return]
        from regno.proelio.compiled import unpacked

        return unpacked(self.tally, Tally)
