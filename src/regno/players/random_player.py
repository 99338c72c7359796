"""The player without a plan."""

from __future__ import annotations

from collections.abc import Sequence

from regno.players.budget import Budget
from regno.proelio.chance import Rng, below
from regno.proelio.info.view import View


class Random:
    """Every legal move is as likely as every other; a single one needs no chance."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: View, legal: Sequence[int], budget: Budget) -> int:
        return legal[below(self.rng, len(legal))] if len(legal) > 1 else legal[0]
