"""Many games between random players, at either speed and on all cores: what ``regno sim`` and the benchmarks run."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any

from regno.proelio.edition import Edition
from regno.proelio.game import new_state
from regno.proelio.info.knowledge import Knowledge, know_position
from regno.proelio.jit.records import Pages, blank
from regno.proelio.simulate import playout
from regno.proelio.simulate.playout import Tally
from regno.proelio.simulate.workspace import Workspace
from regno.proelio.state import Options, State


class RandomGames:
    """Games from one position, the table before the deal if no other is named; plain without an engine."""

    def __init__(
        self,
        edition: Edition,
        options: Options,
        engine: Mapping[str, ModuleType] | None = None,
        start: State | None = None,
    ) -> None:
        self.engine = engine
        position, known = start or new_state(edition, options), blank(Knowledge)
        know_position(known, position, edition.deck(options))
        self.start = (self.record(position), self.record(known), self.record(options))
        self.table = (self.page(State), self.page(Knowledge))
        self.tally = self.record(blank(Tally))
        self.run = (self.record(blank(Workspace)), self.tally)

    def record(self, value: object) -> Any:
        """Return a plain object as the unit takes it."""
        if self.engine is None:
            return value
        from regno.proelio.jit.compile import to_records

        return to_records(value)[0]

    def page(self, cls: type) -> Any:
        """Return a place that something can be copied to."""
        if self.engine is None:
            return Pages([None])
        from regno.proelio.jit.compile import batch

        return batch(cls, 1)

    def numbers(self, values: list[int]) -> Any:
        if self.engine is None:
            return values
        import numpy as np

        return np.array(values, dtype=np.int64)

    def play(self, first_seed: int, games: int, knowledge: bool = False) -> Tally:
        """Play games of consecutive seeds, with everybody's knowledge kept or not; the tally goes on counting."""
        unit: Any = self.engine["simulate.playout"] if self.engine else playout
        unit.random_games(*self.start, *self.table, *self.run, first_seed, games, knowledge)
        return self.result()

    def result(self) -> Tally:
        """Return the tally as a plain object."""
        if self.engine is None:
            return self.tally  # type: ignore[no-any-return]
        from regno.proelio.jit.compile import from_record

        return from_record(self.tally, Tally)
