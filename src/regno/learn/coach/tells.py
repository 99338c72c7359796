"""Which habits a player has, over many games: a permutation test for each, corrected for all of them together.

Under the null hypothesis all Houses of a game play alike, so that it does not matter which of them is called "mine".
The statistic is the number of marked moves beyond what the rate of all players would give; its distribution comes from
choosing a House of each game at random. p values are corrected by Benjamini and Hochberg (1995) at 1 %: if all play
alike, some habit is found in at most one of a hundred runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from regno.errors import BadRequest
from regno.learn.coach.habits import HABITS
from regno.proelio.game import Game
from regno.proelio.state import CHANCE

FALSE_DISCOVERIES = 0.01
PERMUTATIONS = 20_000
LEAST_GAMES = 10
TWO_SIDED = NormalDist().inv_cdf(0.975)
Counts = NDArray[np.int64]


class NoTells(BadRequest):
    """Raised where there is nothing to find; the message is in the catalogue ``coach``."""

    subject = "coach"


@dataclass(frozen=True)
class PlayedGame:
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
    p: float
    examples: tuple[Occasion, ...]

    @property
    def rate(self) -> float:
        return self.marked / self.occasions

    @property
    def strength(self) -> float:
        """How much of the way from the others' rate to always, or never, the habit has gone."""
        room = 1 - self.others if self.sign > 0 else self.others
        return min(1.0, abs(self.rate - self.others) / room) if room > 0 else 0.0


class HabitCounts:
    """How often every House of every game had an occasion for each habit, and took it."""

    def __init__(self, played: Sequence[PlayedGame]) -> None:
        """Count all games, each once; raise NoTells if there are too few."""
        played = list({(tuple(each.game.moves), each.seat): each for each in played}.values())
        if len(played) < LEAST_GAMES:
            raise NoTells("too-few-games", games=len(played), least=LEAST_GAMES)
        self.houses = np.array([each.game.options.houses for each in played])
        self.seats = np.array([each.seat for each in played])
        most = int(self.houses.max())
        self.taken: Counts = np.zeros((len(HABITS), len(played), most), np.int64)
        self.chances: Counts = np.zeros_like(self.taken)
        self.mine: dict[str, list[Occasion]] = {habit.key: [] for habit in HABITS}
        for place, each in enumerate(played):
            self.count_game(place, each)

    def count_game(self, place: int, played: PlayedGame) -> None:
        for number, (before, move) in enumerate(played.game.moments(), 1):
            s = before.state
            if s.who == CHANCE:
                continue
            legal = before.legal_moves()
            for row, habit in enumerate(HABITS):
                marked = habit.marks(s, legal, move) if len(legal) > 1 else None
                if marked is not None:
                    self.chances[row, place, s.who] += 1
                    self.taken[row, place, s.who] += move in marked
                    if s.who == played.seat:
                        self.mine[habit.key].append(Occasion(place, number, move in marked))

    def tells(self, seats: NDArray[np.int64] | None = None, permutations: int = PERMUTATIONS) -> list[Tell]:
        """Return the habits that are surely there, the strongest first; other ``seats`` may be looked at instead."""
        chosen = self.seats if seats is None else seats
        found = [self.test(row, chosen, permutations) for row in range(len(HABITS))]
        rejected = benjamini_hochberg([tell.p for tell in found], FALSE_DISCOVERIES)
        sure = [tell for tell, is_sure in zip(found, rejected, strict=True) if is_sure]
        return sorted(sure, key=lambda tell: (-tell.strength, tell.p))

    def test(self, row: int, seats: NDArray[np.int64], permutations: int) -> Tell:
        """Return a habit with its p value."""
        taken, chances, games = self.taken[row], self.chances[row], np.arange(len(seats))
        rate = taken.sum() / max(1, chances.sum())
        excess = taken - rate * chances
        rng = np.random.default_rng(row)
        drawn = (rng.random((permutations, len(games))) * self.houses).astype(np.int64)
        null = np.abs(excess[games, drawn].sum(axis=1))
        observed = float(excess[games, seats].sum())
        p = (1 + int((null >= abs(observed) - 1e-9).sum())) / (1 + permutations)
        marked, occasions = int(taken[games, seats].sum()), int(chances[games, seats].sum())
        rest = int(chances.sum()) - occasions
        low, high = wilson(marked, occasions)
        key = HABITS[row].key
        return Tell(
            key=key,
            sign=1 if observed >= 0 else -1,
            marked=marked,
            occasions=occasions,
            low=low,
            high=high,
            others=(int(taken.sum()) - marked) / rest if rest else 0.0,
            p=p if occasions and rest else 1.0,
            examples=tuple(self.mine[key]),
        )


def benjamini_hochberg(p_values: Sequence[float], rate: float) -> list[bool]:
    """Return which hypotheses are rejected at a rate of false discoveries."""
    order = sorted(range(len(p_values)), key=lambda place: p_values[place])
    rejected = [False] * len(p_values)
    most = max((rank for rank, place in enumerate(order, 1) if p_values[place] <= rate * rank / len(order)), default=0)
    for place in order[:most]:
        rejected[place] = True
    return rejected


def wilson(marked: int, of: int) -> tuple[float, float]:
    """Return the 95 % score interval of a rate."""
    if not of:
        return 0.0, 1.0
    z, rate = TWO_SIDED, marked / of
    middle = (rate + z * z / (2 * of)) / (1 + z * z / of)
    reach = z * sqrt(rate * (1 - rate) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def find_tells(played: Sequence[PlayedGame]) -> list[Tell]:
    """Return the habits of a player over many games; raise NoTells if there are too few."""
    return HabitCounts(played).tells()
