"""Many games between random and heuristic players, plain or compiled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from regno.players import quick
from regno.players.heuristic_weights import HAND_TUNED, HeuristicWeights
from regno.proelio.edition import Edition
from regno.proelio.simulate.playout import Tally
from regno.proelio.simulate.random_games import RandomGames
from regno.proelio.state import SEATS, Options


class QuickGames(RandomGames):
    """Games in which each seat plays by heuristic weights of its own, or at random without any."""

    def __init__(
        self,
        edition: Edition,
        options: Options,
        seats: Sequence[HeuristicWeights | None],
        units: Mapping[str, ModuleType] | None = None,
    ) -> None:
        super().__init__(edition, options, units)
        self.heuristics = self.records([each or HAND_TUNED for each in seats])
        self.is_heuristic = self.numbers([int(each is not None) for each in seats] + [0] * (SEATS - len(seats)))

    def records(self, heuristics: list[HeuristicWeights]) -> Any:
        """Return the weights by seat in the form that the plain or compiled module takes."""
        if self.engine is None:
            return heuristics
        from regno.proelio.jit.compile import batch, to_records

        made = batch(HeuristicWeights, len(heuristics))
        for seat, each in enumerate(heuristics):
            made[seat] = to_records(each)[0]
        return made

    def play(self, first_seed: int, games: int, knowledge: bool = False) -> Tally:
        """Play games of consecutive seeds without knowledge and return the running tally."""
        unit: Any = self.engine["quick"] if self.engine else quick
        (start, _, options), (table, _) = self.start, self.table
        unit.quick_games(start, options, table, *self.run, self.heuristics, self.is_heuristic, first_seed, games)
        return self.result()
