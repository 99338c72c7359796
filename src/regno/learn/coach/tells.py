"""Which habits a player has, over many games: a permutation test for each, corrected for all of them together.

Under the null hypothesis all Houses of a game play alike, so that it does not matter which of them is called "mine".
What is expected at an occasion is fitted to the choices of all Houses of these games (``expected.py``). The statistic
is the binomial deviance from it; its distribution comes from choosing a House of each game at random, so that a bad
fit costs power and finds nothing that is not there. p values are corrected for all habits together (Westfall and Young
1993) at 1 %: if all play alike, some habit is found in one of a hundred runs at most.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from regno.errors import BadRequest
from regno.learn.coach.expected import expected_rates, log_odds, steward_leaning
from regno.learn.coach.habits import HABITS
from regno.learn.lines import policy_for, probabilities
from regno.players.models.checkpoint import option_values
from regno.proelio.game import Game
from regno.proelio.state import CHANCE

ERROR = 0.01  # the chance that some habit is found if all play alike
PERMUTATIONS = 20_000
LEAST_GAMES = 10
TWO_SIDED = NormalDist().inv_cdf(0.975)
Counts = NDArray[np.float64]


class NoTells(BadRequest):
    """Raised where there is nothing to find; the message is in the catalogue ``coach``."""

    subject = "coach"


@dataclass(frozen=True)
class CoachedGame:
    """A finished game, and the seat whose habits are looked for."""

    game: Game
    seat: int


@dataclass(frozen=True)
class Occasion:
    """One choice that counts for a habit."""

    game: int  # in the order of the games
    number: int  # of the move in its Record, from 1
    marked: bool


@dataclass(frozen=True)
class Tell:
    """A habit with its evidence. ``sign`` is 1 for one that is followed more often than by others, else -1."""

    key: str
    sign: int
    marked: int
    occasions: int
    low: float  # the 95 % interval of the rate (Wilson 1927)
    high: float
    others: float  # rate of the other players
    p: float  # corrected for all habits
    examples: tuple[Occasion, ...]

    @property
    def rate(self) -> float:
        return self.marked / self.occasions

    @property
    def strength(self) -> float:
        """How much of the way from the others' rate to always, or never, the habit has gone."""
        room = 1 - self.others if self.sign > 0 else self.others
        return min(1.0, abs(self.rate - self.others) / room) if room > 0 else 0.0


@dataclass(frozen=True)
class HouseOccasion:
    """An occasion of any House."""

    game: int
    house: int
    marked: bool
    odds: float  # log-odds of a marked move by the trained policy, given that this is an occasion
    leaning: float  # of the Steward, from 1 for a marked move to -1


class HabitCounts:
    """How often every House of every game had an occasion for each habit, took it, and might be expected to."""

    def __init__(self, played: Sequence[CoachedGame]) -> None:
        """Count all games, each once; raise NoTells if there are too few."""
        played = list({(tuple(each.game.moves), each.seat): each for each in played}.values())
        if len(played) < LEAST_GAMES:
            raise NoTells("too-few-games", games=len(played), least=LEAST_GAMES)
        self.houses = np.array([each.game.options.houses for each in played])
        self.seats = np.array([each.seat for each in played])
        self.mine: dict[str, list[Occasion]] = {habit.key: [] for habit in HABITS}
        self.nulls: dict[int, Counts] = {}  # by the number of permutations
        seen: list[list[HouseOccasion]] = [[] for _ in HABITS]
        for place, each in enumerate(played):
            self.count_game(place, each, seen)
        shape = (len(HABITS), len(played), int(self.houses.max()))
        self.taken, self.chances = np.zeros(shape), np.zeros(shape)
        self.expected = np.zeros(shape)
        for row, occasions in enumerate(seen):
            for occasion, rate in zip(occasions, rates_at(occasions), strict=True):
                cell = row, occasion.game, occasion.house
                self.chances[cell] += 1
                self.taken[cell] += occasion.marked
                self.expected[cell] += rate

    def count_game(self, place: int, played: CoachedGame, seen: list[list[HouseOccasion]]) -> None:
        """Add the occasions of a game to those of each habit."""
        policy = policy_for(option_values(played.game.options))
        for number, (before, move) in enumerate(played.game.moments(), 1):
            s = before.state
            legal = before.legal_moves() if s.who != CHANCE else []
            if len(legal) < 2:
                continue
            chances: dict[int, float] = {}
            for row, habit in enumerate(HABITS):
                found = habit.marks(s, legal)
                if found is None or move not in found[1]:
                    continue
                marked, among = found
                chances = chances or dict(zip(legal, probabilities(policy, s, legal), strict=True))
                likely = sum(chances[each] for each in marked) / (sum(chances[each] for each in among) or 1.0)
                leaning = steward_leaning(s, marked, among)
                seen[row].append(HouseOccasion(place, s.who, move in marked, log_odds(likely), leaning))
                if s.who == played.seat:
                    self.mine[habit.key].append(Occasion(place, number, move in marked))

    def tells(self, seats: NDArray[np.int64] | None = None, permutations: int = PERMUTATIONS) -> list[Tell]:
        """Return the habits that are surely there, the strongest first; other ``seats`` may be looked at instead."""
        chosen = self.seats if seats is None else seats
        p_values = westfall_young(self.deviances(chosen[np.newaxis])[:, 0], self.null(permutations))
        found = [self.tell(row, chosen, float(p_values[row])) for row in range(len(HABITS))]
        sure = [tell for tell in found if tell.p <= ERROR and tell.occasions]
        return sorted(sure, key=lambda tell: (-tell.strength, tell.p))

    def null(self, permutations: int) -> Counts:
        """Return how far each habit is off with a House of every game chosen at random; computed once."""
        if permutations not in self.nulls:
            rng = np.random.default_rng(permutations)
            drawn = rng.random((permutations, len(self.seats))) * self.houses
            self.nulls[permutations] = self.deviances(drawn.astype(np.int64))
        return self.nulls[permutations]

    def deviances(self, seats: NDArray[np.int64]) -> Counts:
        """Return how far each habit is off, for each choice of a House of every game."""
        games = np.arange(seats.shape[1])
        sums = [each[:, games, seats].sum(axis=2) for each in (self.taken, self.expected, self.chances)]
        return deviance(*sums)

    def tell(self, row: int, seats: NDArray[np.int64], p: float) -> Tell:
        """Return a habit with its evidence."""
        games, key = np.arange(len(seats)), HABITS[row].key
        taken, chances = self.taken[row], self.chances[row]
        marked, occasions = int(taken[games, seats].sum()), int(chances[games, seats].sum())
        rest = int(chances.sum()) - occasions
        low, high = wilson(marked, occasions)
        return Tell(
            key=key,
            sign=1 if marked >= self.expected[row][games, seats].sum() else -1,
            marked=marked,
            occasions=occasions,
            low=low,
            high=high,
            others=(int(taken.sum()) - marked) / rest if rest else 0.0,
            p=p,
            examples=tuple(self.mine[key]),
        )


def rates_at(occasions: Sequence[HouseOccasion]) -> Counts:
    """Return for each occasion the chance that one of these Houses takes a marked move."""
    columns = np.array([(each.odds, each.leaning, each.marked) for each in occasions], float).reshape(-1, 3).T
    return expected_rates(*columns)


def deviance(taken: Counts, expected: Counts, chances: Counts) -> Counts:
    """Return the binomial deviance of marked moves from the number expected."""
    return 2 * (entropy_part(taken, expected) + entropy_part(chances - taken, chances - expected))


def entropy_part(found: Counts, expected: Counts) -> Counts:
    """Return ``found * log(found / expected)``, 0 where nothing was found."""
    some = found > 0
    return np.where(some, found * np.log(np.where(some, found, 1) / np.where(some, expected, 1)), 0.0)


def westfall_young(observed: Counts, null: Counts) -> Counts:
    """Return p values corrected for all habits together: step-down minP (Westfall and Young 1993).

    ``null`` has the same statistics, by habit, for permutations that are common to all habits, so that habits which go
    together are corrected for less, and those with hardly an occasion not at all.
    """
    every = np.column_stack([observed, null]).round(9)
    raw = np.array([row_p_values(row) for row in every])
    order, corrected, worst = np.argsort(raw[:, 0], kind="stable"), np.ones(len(observed)), 0.0
    least = np.minimum.accumulate(raw[order[::-1]])[::-1]  # of this habit and those after it, by permutation
    for place, row in enumerate(order):
        worst = max(worst, float((least[place] <= raw[row, 0]).mean()))
        corrected[row] = worst
    return corrected


def row_p_values(statistics: Counts) -> Counts:
    """Return for each statistic the share of all that are as large."""
    return 1 - np.searchsorted(np.sort(statistics), statistics, side="left") / len(statistics)


def wilson(marked: int, of: int) -> tuple[float, float]:
    """Return the 95 % score interval of a rate."""
    if not of:
        return 0.0, 1.0
    z, rate = TWO_SIDED, marked / of
    middle = (rate + z * z / (2 * of)) / (1 + z * z / of)
    reach = z * sqrt(rate * (1 - rate) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def find_tells(played: Sequence[CoachedGame]) -> list[Tell]:
    """Return the habits of a player over many games; raise NoTells if there are too few."""
    return HabitCounts(played).tells()
