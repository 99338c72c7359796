"""Calibration: from the mean of simulations to a chance that comes true as often as it says.

The judge is too sure of itself: of moments that it gives 70 %, fewer are won. A rising curve, fitted on games that were
played to their end (``bench/calibration.py``), corrects what is shown. It keeps the order of moves and changes no
comparison: whether a move is surely worse, and the proof of a puzzle, are decided before it.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import msgspec

LEAST_STEP = 1e-4  # between the values of two knots, so that the order of moves is kept
NAME = "calibration.json"


@dataclass(frozen=True)
class Curve:
    """A continuous, strictly rising curve through knots from 0 to 1."""

    knots: tuple[float, ...]
    values: tuple[float, ...]
    games: int  # that it was fitted on
    judge: str  # a hash of the models that it was fitted to

    def __call__(self, chance: float) -> float:
        """Return the chance to show."""
        after = min(bisect_right(self.knots, chance), len(self.knots) - 1)
        (left, low), (right, high) = ((self.knots[place], self.values[place]) for place in (after - 1, after))
        return min(1.0, max(0.0, low + (chance - left) * (high - low) / (right - left)))

    def slope(self, one: float, other: float) -> float:
        """Return by what a difference between two chances is multiplied."""
        if one == other:
            one, other = max(0.0, one - LEAST_STEP), min(1.0, one + LEAST_STEP)
        return (self(one) - self(other)) / (one - other)


IDENTITY = Curve((0.0, 1.0), (0.0, 1.0), 0, "")


@cache
def bundled_curve() -> Curve:
    """Return the curve that comes with the program."""
    text = files("regno.players.models").joinpath(NAME).read_text(encoding="utf-8")
    return msgspec.json.decode(text, type=Curve)
