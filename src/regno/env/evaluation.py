"""How well a policy plays: the share of games it wins against given opponents, with an interval."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regno.env.checks import MOST_GAMES, MOST_SEED, BadCall, flag, whole_number, whole_numbers
from regno.env.kernel.batch import GOES_ON, ILLEGAL
from regno.env.lineup import SELF, FrozenPlayer, Pool
from regno.env.net import NetPolicy
from regno.env.vector import Buffers, VectorEnv

MOST_STEPS = 20_000  # choices of one game, far beyond the turn cap of any edition
NORMAL = 1.96  # of a 95 % interval


@dataclass(frozen=True, eq=False)
class Evaluation:
    """The result of many games, each seat played as often as the others."""

    share: float  # of the victories; a draw counts as par, an illegal move as a defeat
    low: float  # the 95 % interval of the share (Wilson)
    high: float
    par: float  # the share among equals
    games: int
    illegal: int  # games lost by an illegal move
    shares: NDArray[np.float64]  # by game
    returns: NDArray[np.float32]  # by game: the reward of its last step
    lengths: NDArray[np.int64]  # by game: how many choices the policy made
    seats: NDArray[np.int64]  # by game
    seeds: NDArray[np.int64]  # by game

    def by_seat(self) -> dict[int, float]:
        """Return the share of each seat."""
        return {int(seat): float(self.shares[self.seats == seat].mean()) for seat in np.unique(self.seats)}

    def __str__(self) -> str:
        return (
            f"{self.share:.1%} [{self.low:.1%}, {self.high:.1%}] of {self.games} games (par {self.par:.1%}), "
            f"{self.lengths.mean():.1f} choices a game"
        )


def interval(share: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share."""
    z2 = NORMAL**2
    middle = share + z2 / (2 * games)
    width = NORMAL * sqrt(max(0.0, share * (1 - share)) / games + z2 / (4 * games * games))
    return (middle - width) / (1 + z2 / games), (middle + width) / (1 + z2 / games)


def evaluate(policy: Any, against: Any = "steward", games: int = 8192, seed: int = 0, **table: Any) -> Evaluation:
    """Play whole games by a policy against opponents and return its share of the victories.

    ``policy`` is a function (observations, masks) -> moves, or whatever ``opponents`` may be; ``table`` holds further
    arguments of ``VectorEnv``. The same seed deals the same games. Allies are both played by the policy.
    """
    whole_number("games", games, 1, MOST_GAMES)
    whole_number("seed", seed, 0, MOST_SEED)
    if flag("allied", table.get("allied", False)) and (
        isinstance(against, str | Pool | NetPolicy | FrozenPlayer) or callable(against)
    ):
        against = [against, SELF, against]
    batch = VectorEnv(games, seed, opponents=against, redeal=False, **table)
    choose = chooser(policy, batch)
    found, lengths, returns = batch.reset(), np.zeros(games, np.int64), np.zeros(games, np.float32)
    illegal, seats = np.zeros(games, bool), batch.learners
    ended = found.outcomes != GOES_ON
    returns[ended] = found.rewards[ended, seats[ended]]
    steps = 0
    while not ended.all():
        if steps == MOST_STEPS:
            raise BadCall("not-over", steps=steps, left=int((~ended).sum()))
        steps += 1
        found = batch.step(choose(found, np.flatnonzero(~ended), steps))
        now = (found.outcomes != GOES_ON) & ~ended
        returns[now], lengths[now] = found.rewards[now, seats[now]], found.lengths[now]
        illegal |= now & (found.outcomes == ILLEGAL)
        ended |= now
    shares = victories(batch, seats)
    shares[illegal] = 0
    share = float(shares.mean())
    low, high = interval(share, games)
    par = 1 / (2 if batch.plain_options.allied else batch.houses)
    return Evaluation(share, low, high, par, games, int(illegal.sum()), shares, returns, lengths, seats, batch.seeds)


def chooser(policy: Any, batch: VectorEnv) -> Callable[[Buffers, NDArray[np.int64], int], NDArray[np.int64]]:
    """Return a function that gives the policy's moves in some games of the batch; raise BadCall if it is no policy."""
    if isinstance(policy, NetPolicy):
        policy = policy.choose
    if not callable(policy):
        batch.chooser(policy)  # raises for what is no player
        return lambda found, rows, step: batch.moves_of(policy, seed=step)

    def choose(found: Buffers, rows: NDArray[np.int64], step: int) -> NDArray[np.int64]:
        moves = np.zeros(batch.games, np.int64)
        moves[rows] = whole_numbers("moves", policy(found.observations[rows], found.masks[rows]), len(rows))
        return moves

    return choose


def victories(batch: VectorEnv, seats: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return each game's share of the victory of one seat: allies win whole, a draw is par."""
    winners = batch.states["winners"].astype(np.int64)
    count = sum((winners >> seat) & 1 for seat in range(batch.houses))
    allied = bool(batch.plain_options.allied)
    mine = ((winners >> seats) & 1).astype(np.float64)
    won = mine if allied else mine / np.maximum(count, 1)
    return np.where(winners == 0, 1 / (2 if allied else batch.houses), won)
