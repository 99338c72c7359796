"""A best responder: a network trained by PPO against three of one policy, which it may know by heart.

What it wins above par is a lower bound of what the policy gives away (its exploitability).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from regno.arena.ratings import wilson_interval
from regno.players.models.checkpoint import checkpoint_for
from regno.players.models.net_checkpoint import linear_net
from regno.players.training.ppo import PAST, PpoTrainer, firm
from regno.players.training.ppo_games import DRAWS, HEURISTICS
from regno.proelio.edition import Edition
from regno.proelio.state import Options

GAMES = 20_000  # of the match at the end
MATCH_SEED = 1 << 58  # deals that training never sees


@dataclass(frozen=True)
class Response:
    """The share of the trained responder against the policy in all other seats."""

    updates: int
    games: int
    share: float
    low: float
    high: float
    par: float

    @property
    def exploitability(self) -> float:
        """The lower bound of what it wins above par, 0 at the least."""
        return max(0.0, round(self.low - self.par, 4))


class BestResponder(PpoTrainer):
    """Trains against one fixed policy in all other seats.

    Against a network it begins as that network, against a linear policy as the shipped one.
    """

    def __init__(self, book: Edition, options: Options, policy: Any, seed: int) -> None:
        super().__init__(book, [options], checkpoint_for(options).weights, seed)
        if policy["units"] > 0:
            self.net = policy.copy()
            self.net["sharpness"] = 1
        self.pool[PAST - HEURISTICS] = firm(policy)
        self.past = 1

    def lots(self) -> Any:
        """Return the one opponent."""
        return np.full(DRAWS, PAST, np.int64)


def shipped_policy(options: Options) -> Any:
    """Return the policy of the Sovereign at a table as a network."""
    return linear_net(checkpoint_for(options).policy["weights"])


def respond(
    book: Edition, options: Options, policy: Any, updates: int, seed: int, tell: Callable[[int, int], object]
) -> Response:
    """Train a responder for ``updates`` updates and return its share in a match on fresh deals.

    Seeds and updates give the same share on every machine with the same rounding.
    """
    trainer = BestResponder(book, options, policy, seed)
    for update in range(updates):
        trainer.update(update / updates)
        tell(update + 1, updates)
    share = trainer.share(PAST, GAMES, True, seed=MATCH_SEED)
    low, high = wilson_interval(share * GAMES, GAMES)
    return Response(updates, GAMES, round(share, 4), round(low, 4), round(high, 4), round(1 / options.houses, 4))
