"""Advice: the estimated win probability of each legal move, and the facts that separate the best from the next.

Every move is evaluated in the same determinized worlds (see rollouts.py), so each estimate is a plain mean with an
interval, and moves are compared world by world. Intervals cover sampling error only, not opponents who play otherwise
than the model. What is shown is calibrated (calibration.py) after everything was compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import NormalDist
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regno.errors import BadRequest
from regno.players import compiled
from regno.players.analysis import rollouts
from regno.players.analysis.calibration import bundled_curve
from regno.players.analysis.contrasts import Fact, residual_fact, separating_facts
from regno.players.budget import Budget
from regno.players.search.sovereign import ANALYSIS, Sovereign
from regno.proelio.chance import make_rng
from regno.proelio.formats.move_text import move_text
from regno.proelio.info.view import View
from regno.proelio.moves import NOTHING

Chances = NDArray[np.float64]  # by world, then move
Counts = NDArray[np.int16]  # by world, then move, then fact
Line = Sequence[int]  # the moves of one answer: one, or several that name the cards of a choice
ROUNDS = 3  # Actions of every House before the horizon
LEAST_WORLDS = 16  # however small the budget
MOST_WORLDS = 200_000
SLICE = 16  # worlds between two readings of the clock
MEMORY = 100  # megabytes of tree at most
EVALUATION_SEEDS = 1 << 31  # seeds from here on are for evaluation, those below for planning
SEEDS = 1 << 30  # distinct seeds; each has 2**32 worlds
ERROR = 0.05  # of the intervals: they cover 95 %
TWO_SIDED = NormalDist().inv_cdf(1 - ERROR / 2)
PLUS = 4  # pseudo-observations, half victories and half defeats (Agresti and Coull 1998)


class NoAdvice(BadRequest):
    """Raised where there is nothing to advise on or review; the message is in the catalogue ``advice``."""

    subject = "advice"


@dataclass(frozen=True)
class RatedMove:
    """A move with its estimated win probability."""

    move: int
    words: str
    chance: float
    low: float  # of the 95 % interval
    high: float
    behind: float  # difference to the best move's chance
    significantly_worse: bool  # than the best move
    place: int = 0  # among the moves or lines that were evaluated


@dataclass(frozen=True)
class Advice:
    """All moves evaluated, the best first."""

    seat: int
    moves: tuple[RatedMove, ...]
    facts: tuple[Fact, ...]  # what separates the best move from the next
    worlds: int  # evaluated for every move

    @property
    def best(self) -> RatedMove:
        return self.moves[0]


@dataclass(frozen=True)
class MoveTrials:
    """Results of moves, each played once in every one of the same worlds."""

    view: View
    moves: tuple[int, ...]
    chances: Chances
    counts: Counts

    def difference(self, move: int, other: int) -> tuple[float, float]:
        """Return the mean difference of two moves and its standard error."""
        by_world = self.chances[:, move] - self.chances[:, other]
        return float(by_world.mean()), spread(by_world, -1.0, 1.0) / sqrt(len(by_world))

    def shown_scale(self, move: int, other: int) -> float:
        """Return how much of a difference between two moves is shown."""
        one, two = (float(self.chances[:, place].mean()) for place in (move, other))
        return bundled_curve().slope(one, two)

    def order(self) -> list[int]:
        """Return the indices of the moves, the best first."""
        return [int(place) for place in np.argsort(-self.chances.mean(axis=0), kind="stable")]

    def rate(self, place: int, best: int, tests: int) -> RatedMove:
        """Rate one move against the best, with significance corrected for the number of tests."""
        outlook, (behind, error) = outlook_of(self.chances[:, place]), self.difference(best, place)
        return RatedMove(
            move=self.moves[place],
            words=move_text(self.view.state, self.moves[place]),
            chance=outlook.chance,
            low=outlook.low,
            high=outlook.high,
            behind=behind * self.shown_scale(best, place),
            significantly_worse=place != best and behind > critical_value(tests) * error,
            place=place,
        )

    def facts(self, best: int, other: int, sure: bool) -> tuple[Fact, ...]:
        """Return the facts that separate two moves; at least one if the first is significantly better."""
        pair = [best, other]
        chances, counts = self.chances[:, pair], self.counts[:, pair]
        results = separating_facts(self.view, chances, counts)
        if results or not sure:
            return results
        return (residual_fact(self.view, self.moves[best], self.moves[other], chances, counts),)

    def advice(self) -> Advice:
        """Return the moves rated and ordered."""
        order = self.order()
        tests = len(order) * (len(order) - 1)  # the best was chosen in the same worlds, so every pair counts
        moves = tuple(self.rate(place, order[0], tests) for place in order)
        facts = self.facts(order[0], order[1], moves[1].significantly_worse) if len(order) > 1 else ()
        return Advice(self.view.seat, moves, facts, len(self.chances))


def critical_value(tests: int) -> float:
    """Return the one-sided critical z value, Bonferroni-corrected for the number of tests."""
    return NormalDist().inv_cdf(1 - ERROR / max(tests, 1))


def spread(column: NDArray[np.float64], least: float = 0.0, most: float = 1.0) -> float:
    """Return the standard deviation with two pseudo-observations at each extreme."""
    extremes = [least] * (PLUS // 2) + [most] * (PLUS // 2)
    return float(np.concatenate([column, extremes]).std(ddof=1))


def advise(view: View, legal: Sequence[int], budget: Budget, seed: int = 1) -> Advice:
    """Evaluate every move; deterministic for a seed and a number of simulations."""
    return run_trials(view, one_move_lines(legal), budget, seed).advice()


def one_move_lines(moves: Sequence[int]) -> list[Line]:
    """Return each move as an answer of its own."""
    return [(move,) for move in moves]


@dataclass(frozen=True)
class Outlook:
    """A seat's estimated win probability, with its interval."""

    chance: float
    low: float
    high: float
    worlds: int


def foresee(view: View, budget: Budget, seed: int = 1) -> Outlook:
    """Return the chance of a seat from its View, whoever must choose; raise NoAdvice if no world fits it."""
    evaluator = Evaluator(view, [(NOTHING,)], seed)
    worlds = None if budget.simulations is None else budget.simulations // 2
    began = perf_counter()
    evaluator.plan(worlds, deadline(began, budget, 0.5))
    evaluator.evaluate_lines(worlds, deadline(began, budget, 1.0))
    return outlook_of(evaluator.results()[0][:, 0])


def outlook_of(column: NDArray[np.float64]) -> Outlook:
    """Return the chance that is shown for the results of some worlds, with its interval."""
    curve, chance = bundled_curve(), float(column.mean())
    reach = TWO_SIDED * spread(column) / sqrt(len(column))
    return Outlook(curve(chance), curve(max(0.0, chance - reach)), curve(min(1.0, chance + reach)), len(column))


def run_trials(view: View, lines: Sequence[Line], budget: Budget, seed: int = 1) -> MoveTrials:
    """Plan with half of the budget, evaluate with the other half; raise NoAdvice for a forced move.

    What is evaluated are whole answers, one or several moves each; ``moves`` of the result are their first moves.
    """
    if not view.to_choose or len(lines) < 2:
        raise NoAdvice("nothing-to-decide")
    evaluator = Evaluator(view, lines, seed)
    worlds = None if budget.simulations is None else budget.simulations // (2 * len(lines))
    began = perf_counter()
    evaluator.plan(worlds, deadline(began, budget, 0.5))
    evaluator.evaluate_lines(worlds, deadline(began, budget, 1.0))
    chances, counts = evaluator.results()
    return MoveTrials(view, tuple(line[0] for line in lines), chances, counts)


def deadline(began: float, budget: Budget, part: float) -> float | None:
    """Return when a part of the time budget is over, or None without a time budget."""
    return None if budget.milliseconds is None else began + budget.milliseconds * part / 1000


class Evaluator:
    """Plans and evaluates the lines of one decision."""

    def __init__(self, view: View, lines: Sequence[Line], seed: int) -> None:
        searcher = Sovereign(make_rng(seed), replace(ANALYSIS, memory=MEMORY))
        searcher.workspace = rollouts.JudgeWorkspace
        self.unit: Any = compiled.units()["analysis.rollouts"]
        self.records = [*searcher.records(view), pad_lines(lines)]
        self.horizon = ROUNDS * view.options.houses
        self.first_seed, self.lines = seed % SEEDS << 32, lines
        self.chances: list[Chances] = []
        self.counts: list[Counts] = []

    def plan(self, worlds: int | None, until: float | None) -> None:
        """Search from every line."""
        for start, size in slices(worlds, until, 1):
            self.unit.plan(*self.records, self.first_seed + start, size)

    def evaluate_lines(self, worlds: int | None, until: float | None) -> None:
        """Play every line in fresh worlds."""
        self.records[0]["horizon"], self.records[0]["horizon_at_root"] = self.horizon, 1
        for start, size in slices(worlds, until, LEAST_WORLDS):
            chances = np.zeros((size, len(self.lines)))
            counts = np.zeros((size, len(self.lines), rollouts.FACTS), np.int16)
            first_seed = self.first_seed + EVALUATION_SEEDS + start
            found = self.unit.evaluate_lines(*self.records, first_seed, chances, counts)
            self.chances.append(chances[:found])
            self.counts.append(counts[:found])

    def results(self) -> tuple[Chances, Counts]:
        """Return all values and counts; raise NoAdvice if no world could be determinized."""
        chances, counts = np.concatenate(self.chances), np.concatenate(self.counts)
        if not len(chances):
            raise NoAdvice("no-world")
        return chances, counts


def pad_lines(lines: Sequence[Line]) -> NDArray[np.int64]:
    """Return lines as a table, with NOTHING behind those that are shorter than the longest."""
    table = np.full((len(lines), max(map(len, lines))), NOTHING, np.int64)
    for row, line in zip(table, lines, strict=True):
        row[: len(line)] = line
    return table


def slices(worlds: int | None, until: float | None, least: int) -> Iterator[tuple[int, int]]:
    """Yield ranges of worlds (first, size) until there are enough, or the time is over and there are the least."""
    wanted = max(MOST_WORLDS if worlds is None else min(worlds, MOST_WORLDS), least)
    start = 0
    while start < wanted and (until is None or start < least or perf_counter() < until):
        size = min(SLICE if until is not None else wanted, wanted - start)
        yield start, size
        start += size
