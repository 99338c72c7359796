"""Answers of a puzzle or a mistake as they are shown: their chances calibrated, their order and proof as they are."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor

from regno.learn.puzzle import PuzzleAnswer
from regno.players.analysis.calibration import bundled_curve


@dataclass(frozen=True)
class ShownChance:
    """A chance to win, with its interval."""

    chance: float
    low: float
    high: float


def shown_chance(answer: PuzzleAnswer) -> ShownChance:
    """Return the calibrated chance of an answer."""
    return ShownChance(*(round(bundled_curve()(each), 4) for each in (answer.chance, answer.low, answer.high)))


def shown_loss(best: PuzzleAnswer, other: PuzzleAnswer) -> float:
    """Return what an answer loses against the best one, calibrated."""
    return shown_lead(best, other, other.behind)


def shown_lead(best: PuzzleAnswer, other: PuzzleAnswer, lead: float) -> float:
    """Return a lead of the best answer over another, calibrated."""
    return round(bundled_curve().slope(best.chance, other.chance) * lead, 4)


def reached_points(lead: float) -> float:
    """Return a lead that is surely reached in points, never more than it is: whole ones, below one in hundredths."""
    return floor(100 * lead) if lead >= 0.01 else floor(10_000 * lead) / 100
