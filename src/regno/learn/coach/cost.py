"""What a habit costs against rivals who know it.

The habit is planted in a Steward. Its rivals answer with the best of many ways to play, chosen in games against that
very Steward; then the chance that is lost is measured in fresh games, against what a Steward without the habit keeps
from rivals who have chosen against him in the same way. ``train_response`` looks further than the fixed list and is the
check of it. All games are compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt

import numpy as np

from regno.learn.coach.habits import HABITS, plant_habit
from regno.players import compiled
from regno.players.heuristic_weights import EVOLVED, HAND_TUNED, HeuristicWeights
from regno.players.quick_match import QuickGames
from regno.proelio.edition import DEFAULT, built_in
from regno.proelio.jit.records import copy_of
from regno.proelio.rules.victory import WHOLE

HOUSES = 4
TRAINING, MEASURING = 600, 6_000  # games for choosing a response, and for measuring it
TRAINING_SEED, MEASURING_SEED, CHECKING_SEED = 1, 1_000_000, 2_000_000
MUTATION = 12.0  # standard deviation of a change of one weight
CHANGED = 0.2  # part of the weights that one try changes


@dataclass(frozen=True)
class WinShare:
    """The part of games won against rivals who all play in one way."""

    mean: float
    error: float


@dataclass(frozen=True)
class Cost:
    """The chance that a habit loses in each game, with its standard error."""

    mean: float
    error: float


def share_against(mine: HeuristicWeights, rival: HeuristicWeights, games: int, first_seed: int) -> WinShare:
    """Play games against three rivals; return the share that is won."""
    book = built_in(DEFAULT)
    quick = QuickGames(book, book.options(HOUSES), [mine, rival, rival, rival], compiled.units())
    won = int(quick.play(first_seed, games).wins[0]) / WHOLE / games
    return WinShare(won, sqrt(max(won * (1 - won), 1e-6) / games))


@cache
def responses() -> tuple[HeuristicWeights, ...]:
    """Return the ways to play that rivals choose from."""
    return (HAND_TUNED, EVOLVED, *(plant_habit(habit.key, sign) for habit in HABITS for sign in (1, -1)))


def best_response(mine: HeuristicWeights, ways: Sequence[HeuristicWeights]) -> HeuristicWeights:
    """Return the way to play that leaves the least to a player."""
    return min(ways, key=lambda way: share_against(mine, way, TRAINING, TRAINING_SEED).mean)


@cache
def plain_share() -> WinShare:
    """Return what a Steward keeps from rivals who know him."""
    return share_against(HAND_TUNED, best_response(HAND_TUNED, responses()), MEASURING, MEASURING_SEED)


def cost_of(key: str, sign: int) -> Cost:
    """Return what a habit costs at its full strength."""
    mine = plant_habit(key, sign)
    return difference(plain_share(), share_against(mine, best_response(mine, responses()), MEASURING, MEASURING_SEED))


def difference(plain: WinShare, habit: WinShare) -> Cost:
    return Cost(plain.mean - habit.mean, sqrt(plain.error**2 + habit.error**2))


def train_response(mine: HeuristicWeights, rounds: int, seed: int = 1) -> HeuristicWeights:
    """Return a response improved by random search: some weights are changed, and the change stays if it helps."""
    rng = np.random.default_rng(seed)
    best = best_response(mine, responses())
    least = share_against(mine, best, TRAINING, TRAINING_SEED).mean
    for _ in range(rounds):
        tried = mutate(best, rng)
        left = share_against(mine, tried, TRAINING, TRAINING_SEED).mean
        if left < least:
            best, least = tried, left
    return best


def trained_cost(key: str, sign: int, rounds: int) -> Cost:
    """Return what a habit costs against rivals trained against it, in other games than those of ``cost_of``."""
    mine = plant_habit(key, sign)
    trained = share_against(mine, train_response(mine, rounds), MEASURING, CHECKING_SEED)
    return difference(plain_trained_share(rounds), trained)


@cache
def plain_trained_share(rounds: int) -> WinShare:
    """Return what a Steward keeps from rivals that were trained against him."""
    return share_against(HAND_TUNED, train_response(HAND_TUNED, rounds), MEASURING, CHECKING_SEED)


def mutate(weights: HeuristicWeights, rng: np.random.Generator) -> HeuristicWeights:
    """Return weights of which some are changed."""
    found = copy_of(weights)
    for name, value in vars(weights).items():
        numbers = np.array(value if isinstance(value, list) else [value])
        moved = numbers + np.rint(rng.normal(0, MUTATION, numbers.shape) * (rng.random(numbers.shape) < CHANGED))
        changed = [int(each) for each in moved]
        setattr(found, name, changed if isinstance(value, list) else changed[0])
    found.noise = max(1, found.noise)
    return found
