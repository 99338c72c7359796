"""Advice: what each allowed move is worth to a seat, by what it knows, and what separates the best from the next.

Every move is judged in the same imagined worlds (see judge.py), so each chance is a plain mean with an honest interval,
and two moves are compared world by world. The interval is that of chance alone: how likely the cards are to lie, and
games to run, as imagined. That people may play otherwise than imagined is in no interval.
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
from regno.players.analysis.contrasts import Fact, remaining, separating
from regno.players.budget import Budget
from regno.players.search.sovereign import THOROUGH, Sovereign
from regno.proelio.chance import seeded
from regno.proelio.formats.move_text import move_text
from regno.proelio.info.view import View

Chances = NDArray[np.float64]  # by world, then move
Counts = NDArray[np.int16]  # by world, then move, then fact
ROUNDS = 3  # a judged game is followed for so many Actions of every House
LEAST_WORLDS = 16  # in which every move is judged, however small the budget
MOST_WORLDS = 200_000
SLICE = 16  # worlds between two looks at the clock
MEMORY = 100  # megabytes of plan, at most
JUDGED = 1 << 31  # seeds from here on are for judging, those below for rehearsing
SEEDS = 1 << 30  # a seed stands for four thousand million worlds; there are so many seeds
ERROR = 0.05  # how often an interval may miss
BOTH_SIDES = NormalDist().inv_cdf(1 - ERROR / 2)
PLUS = 4  # two victories and two defeats are added before a spread is taken: a thousand victories prove no certainty


class NoAdvice(BadRequest):
    """Nothing to be advised or reviewed; the sentence is in the catalogue ``advice``."""

    subject = "advice"


@dataclass(frozen=True)
class Rated:
    """One move, with the chance of winning after it."""

    move: int
    words: str
    chance: float
    low: float  # the 95 % interval of the chance
    high: float
    behind: float  # how much less than the best move's chance it is
    surely: bool  # whether that is more than chance may have made


@dataclass(frozen=True)
class Advice:
    """Every move that was judged, the best first."""

    seat: int
    moves: tuple[Rated, ...]
    facts: tuple[Fact, ...]  # what separates the best move from the next
    worlds: int  # in which every move was judged

    @property
    def best(self) -> Rated:
        return self.moves[0]


@dataclass(frozen=True)
class Trial:
    """What came of moves, each played once in every one of the same worlds."""

    view: View
    moves: tuple[int, ...]
    chances: Chances
    counts: Counts

    def difference(self, move: int, other: int) -> tuple[float, float]:
        """How much more a move wins than another, and the standard error of that."""
        by_world = self.chances[:, move] - self.chances[:, other]
        return float(by_world.mean()), spread(by_world, -1.0, 1.0) / sqrt(len(by_world))

    def order(self) -> list[int]:
        """The places of the moves, the best first."""
        return [int(place) for place in np.argsort(-self.chances.mean(axis=0), kind="stable")]

    def rated(self, place: int, best: int, tests: int) -> Rated:
        """One move beside the best; it is surely behind if it would be in all but a few of so many tests."""
        column = self.chances[:, place]
        chance = float(column.mean())
        reach = BOTH_SIDES * spread(column) / sqrt(len(column))
        behind, error = self.difference(best, place)
        return Rated(
            move=self.moves[place],
            words=move_text(self.view.state, self.moves[place]),
            chance=chance,
            low=max(0.0, chance - reach),
            high=min(1.0, chance + reach),
            behind=behind,
            surely=place != best and behind > one_sided(tests) * error,
        )

    def facts(self, best: int, other: int, sure: bool) -> tuple[Fact, ...]:
        """What separates one move from another; where it is surely better, there is something to be told."""
        pair = [best, other]
        chances, counts = self.chances[:, pair], self.counts[:, pair]
        found = separating(self.view, chances, counts)
        if found or not sure:
            return found
        return (remaining(self.view, self.moves[best], self.moves[other], chances, counts),)

    def advice(self) -> Advice:
        order = self.order()
        tests = len(order) * (len(order) - 1)  # the best was found in the same worlds: any pair might have been it
        moves = tuple(self.rated(place, order[0], tests) for place in order)
        facts = self.facts(order[0], order[1], moves[1].surely) if len(order) > 1 else ()
        return Advice(self.view.seat, moves, facts, len(self.chances))


def one_sided(tests: int) -> float:
    """How many standard errors make a difference sure, when so many differences are looked at."""
    return NormalDist().inv_cdf(1 - ERROR / max(tests, 1))


def spread(column: NDArray[np.float64], least: float = 0.0, most: float = 1.0) -> float:
    """The standard deviation, as if the extremes had been met twice each."""
    extremes = [least] * (PLUS // 2) + [most] * (PLUS // 2)
    return float(np.concatenate([column, extremes]).std(ddof=1))


def advise(view: View, legal: Sequence[int], budget: Budget, seed: int = 1) -> Advice:
    """Judge every move; the same seed and number of simulations give the same advice."""
    return trial(view, legal, budget, seed).advice()


def trial(view: View, legal: Sequence[int], budget: Budget, seed: int = 1) -> Trial:
    """Rehearse with half of the budget, judge with the other half."""
    if not view.to_choose or len(legal) < 2:
        raise NoAdvice("nothing-to-decide")
    judging = Judging(view, legal, seed)
    worlds = None if budget.simulations is None else budget.simulations // (2 * len(legal))
    began = perf_counter()
    judging.rehearse(worlds, deadline(began, budget, 0.5))
    judging.judge(worlds, deadline(began, budget, 1.0))
    chances, counts = judging.found()
    return Trial(view, tuple(legal), chances, counts)


def deadline(began: float, budget: Budget, part: float) -> float | None:
    """When a part of the time is over."""
    return None if budget.milliseconds is None else began + budget.milliseconds * part / 1000


class Judging:
    """The moves of one choice while they are on trial."""

    def __init__(self, view: View, legal: Sequence[int], seed: int) -> None:
        searcher = Sovereign(seeded(seed), replace(THOROUGH, memory=MEMORY))
        first, *rest = searcher.records(view)
        self.unit: Any = compiled.units()["analysis.rollouts"]
        self.records = [first, searcher.tree, *rest, np.array(legal, np.int64)]
        self.horizon = ROUNDS * view.options.houses
        self.first_seed, self.legal = seed % SEEDS << 32, legal
        self.chances: list[Chances] = []
        self.counts: list[Counts] = []

    def rehearse(self, worlds: int | None, until: float | None) -> None:
        for start, size in slices(worlds, until, 1):
            self.unit.rehearse(*self.records, self.first_seed + start, size)

    def judge(self, worlds: int | None, until: float | None) -> None:
        self.records[0]["horizon"] = self.horizon
        for start, size in slices(worlds, until, LEAST_WORLDS):
            chances = np.zeros((size, len(self.legal)))
            counts = np.zeros((size, len(self.legal), rollouts.FACTS), np.int16)
            found = self.unit.judge(*self.records, self.first_seed + JUDGED + start, chances, counts)
            self.chances.append(chances[:found])
            self.counts.append(counts[:found])

    def found(self) -> tuple[Chances, Counts]:
        chances, counts = np.concatenate(self.chances), np.concatenate(self.counts)
        if not len(chances):
            raise NoAdvice("no-world")
        return chances, counts


def slices(worlds: int | None, until: float | None, least: int) -> Iterator[tuple[int, int]]:
    """Runs of worlds as (first, how many): until there are enough, or time is over and there are the least."""
    wanted = max(MOST_WORLDS if worlds is None else min(worlds, MOST_WORLDS), least)
    start = 0
    while start < wanted and (until is None or start < least or perf_counter() < until):
        size = min(SLICE if until is not None else wanted, wanted - start)
        yield start, size
        start += size
