"""Many games between players who answer at once, at either speed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from regno.players import quick
from regno.players.heuristic_weights import STEWARD, Habits
from regno.proelio.edition import Edition
from regno.proelio.simulate.playout import Tally
from regno.proelio.simulate.random_games import RandomGames
from regno.proelio.state import SEATS, Options


class QuickMatch(RandomGames):
    """A table where each seat plays by habits of its own, or at random without any."""

    def __init__(
        self,
        edition: Edition,
        options: Options,
        seats: Sequence[Habits | None],
        units: Mapping[str, ModuleType] | None = None,
    ) -> None:
        super().__init__(edition, options, units)
        self.habits = self.records([habits or STEWARD for habits in seats])
        self.thinks = self.numbers([int(habits is not None) for habits in seats] + [0] * (SEATS - len(seats)))

    def records(self, habits: list[Habits]) -> Any:
        """Habits by seat as the unit takes them."""
        if self.engine is None:
            return habits
        from regno.proelio.jit.compile import batch, packed

        made = batch(Habits, len(habits))
        for seat, each in enumerate(habits):
            made[seat] = packed(each)[0]
        return made

    def play(self, first_seed: int, games: int, knowledge: bool = False) -> Tally:
        """Play games of consecutive seeds; nobody keeps knowledge here. The tally goes on counting."""
        unit: Any = self.engine["quick"] if self.engine else quick
        (start, _, options), (table, _) = self.start, self.table
        unit.quick_games(start, options, table, *self.run, self.habits, self.thinks, first_seed, games)
        return self.result()
