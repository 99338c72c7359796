"""A strength between two levels: so many of a hundred choices as the upper one makes them, the others as the lower."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from regno.players.budget import Budget
from regno.players.player import Player
from regno.proelio.chance import Rng, below, make_rng, next_word
from regno.proelio.info.view import View
from regno.proelio.jit.records import copy_of

HUNDRED = 100
COIN = 0x5EED  # sets the generator of who chooses apart from that of the choice


class Between:
    """Chooses by turns of chance as one of two players.

    Who chooses is drawn from a generator of its own, so that a choice is the one that its player would have made alone.
    """

    def __init__(self, rng: Rng, lower: Callable[[Rng], Player], upper: Callable[[Rng], Player], percent: int) -> None:
        self.coin = make_rng(next_word(copy_of(rng)) ^ COIN)
        self.lower, self.upper, self.percent = lower(rng), upper(rng), percent
        self.simulations = 0  # of the last choice

    def choose(self, view: View, legal: Sequence[int], budget: Budget) -> int:
        """Return the move of whoever is drawn."""
        player = self.upper if below(self.coin, HUNDRED) < self.percent else self.lower
        move = player.choose(view, legal, budget)
        self.simulations = getattr(player, "simulations", 0)
        return move
