"""A player that chooses uniformly at random."""

from __future__ import annotations

from collections.abc import Sequence

from regno.players.budget import Budget
from regno.proelio.chance import Rng, below
from regno.proelio.info.view import View


class Random:
    """Chooses uniformly among the legal moves; a forced move takes nothing from the generator."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: View, legal: Sequence[int], budget: Budget) -> int:
        return legal[below(self.rng, len(legal))] if len(legal) > 1 else legal[0]
