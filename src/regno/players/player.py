"""The interface of a player: it chooses from a View, never from a State."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from regno.players.budget import Budget
from regno.proelio.info.view import View


class Player(Protocol):
    """Chooses one of the legal moves from a View, within a budget."""

    def choose(self, view: View, legal: Sequence[int], budget: Budget) -> int: ...
