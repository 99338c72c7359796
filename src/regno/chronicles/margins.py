"""The chance of a scenario whose simulator has no share of games won: Paladins.

The simulator tells what each level costs a player in VP (``level_costs`` of ``odds.toml``), but not how many VP people
make of the base game. So the chance rests on the points that a group had above or below the target on its own evenings:

    points above the target of a player = strength - weight * (cost of the level - cost of the easiest) + noise

a linear regression with a normal prior for the strength (0, so that the easiest level is even, give or take
``STRENGTH``) and for the weight (1: people pay what the simulated team pays, give or take ``WEIGHT``). The spread of
the noise begins at ``NOISE`` and follows the group's own evenings. Without evenings the chance is a guess, and its
interval says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

STRENGTH = 20.0  # VP a player: standard deviation of groups on the easiest level
WEIGHT = 0.5  # standard deviation of what people pay for a level, as a share of what the simulated team pays
NOISE = 12.0  # VP a player, from evening to evening
HELD = 6.0  # evenings that the first guess of the noise counts for
ROUNDS = 6  # in which noise and strength are fitted to each other
WIDE = 1.96  # standard deviations of a 95 % interval
NORMAL = NormalDist()


@dataclass(frozen=True, slots=True)
class Margin:
    """Points of a player above the target, below it if negative, and what the level costs more than the easiest."""

    cost: float
    points: float


@dataclass(frozen=True, slots=True)
class MarginFit:
    """The posterior of strength and weight: means, variances, covariance, and the noise of one evening."""

    strength: float
    weight: float
    strength_variance: float
    weight_variance: float
    covariance: float
    noise: float
    evenings: float  # that the noise rests on, those of the first guess included

    def expect(self, cost: float) -> tuple[float, float]:
        """Return the points to be expected at a cost, and the variance of that mean."""
        variance = self.strength_variance - 2 * cost * self.covariance + cost * cost * self.weight_variance
        return self.strength - self.weight * cost, max(0.0, variance)

    def chance(self, cost: float) -> tuple[float, float, float]:
        """Return the chance of reaching the target at a cost, and its 95 % interval."""
        mean, variance = self.expect(cost)
        middle = mean / self.noise
        spread = WIDE * sqrt(variance / self.noise**2 + middle**2 / (2 * self.evenings))  # of mean and noise
        low, high = NORMAL.cdf(middle - spread), NORMAL.cdf(middle + spread)
        return NORMAL.cdf(mean / sqrt(variance + self.noise**2)), low, high


def fit_margins(margins: Sequence[Margin]) -> MarginFit:
    """Return what a group's evenings tell of it: posterior and noise in turn, by expectation and maximization."""
    fit = posterior(margins, NOISE)
    for _ in range(ROUNDS):
        missed = 0.0
        for one in margins:
            mean, variance = fit.expect(one.cost)
            missed += (one.points - mean) ** 2 + variance
        fit = posterior(margins, sqrt((HELD * NOISE**2 + missed) / (HELD + len(margins))))
    return fit


def posterior(margins: Sequence[Margin], noise: float) -> MarginFit:
    """Return the posterior for a known spread: the normal equations of two coefficients, solved by Cramer's rule."""
    precision = 1 / noise**2
    a = 1 / STRENGTH**2 + precision * len(margins)
    b = -precision * sum(one.cost for one in margins)
    c = 1 / WEIGHT**2 + precision * sum(one.cost**2 for one in margins)
    strength = precision * sum(one.points for one in margins)
    weight = 1 / WEIGHT**2 - precision * sum(one.cost * one.points for one in margins)
    whole = a * c - b * b
    return MarginFit(
        strength=(c * strength - b * weight) / whole,
        weight=(a * weight - b * strength) / whole,
        strength_variance=c / whole,
        weight_variance=a / whole,
        covariance=-b / whole,
        noise=noise,
        evenings=HELD + len(margins),
    )
