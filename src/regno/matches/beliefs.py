"""Measuring beliefs: the log loss of the face-down card's kind by even and by weighted worlds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from regno.matches.kernel.moments import MomentWorkspace
from regno.matches.package import JIT
from regno.players.heuristic_weights import HAND_TUNED
from regno.players.models.checkpoint import checkpoint_for
from regno.players.models.net_checkpoint import linear_net
from regno.proelio.chance import make_rng
from regno.proelio.edition import Edition
from regno.proelio.info.determinize import CardPool
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.info.view import Bounds
from regno.proelio.jit.compile import batch, to_records
from regno.proelio.state import Options, State


@dataclass(frozen=True)
class BeliefLoss:
    """The mean log loss, in nats."""

    moments: int
    games: int
    even: float
    weighted: float

    @property
    def gain(self) -> float:
        """The part of the loss that weighting takes away."""
        return 1 - self.weighted / self.even


def belief_loss(
    book: Edition, options: Options, moments: int, worlds: int, seed: int, by_heuristic: bool = False
) -> BeliefLoss:
    """Return the loss over moments of games of the shipped policy, or of Stewards; the model is the policy."""
    cards, ws = np.array(book.deck(options), np.int64), batch(MomentWorkspace, 1)[0]
    ws["rng"] = to_records(make_rng(seed))[0]
    policy = linear_net(checkpoint_for(options).policy["weights"])
    unit: Any = JIT.units["moments"]
    games = unit.judge_moments(
        batch(State, 1), batch(Knowledge, 2), to_records(options)[0], cards, policy, to_records(HAND_TUNED)[0],
        int(by_heuristic), batch(Bounds, 2), batch(State, 3), batch(State, 1), batch(CardPool, 1)[0], ws,
        to_records(make_rng(seed))[0], worlds, seed, moments,
    )  # fmt: skip
    count = int(ws["moments"])
    return BeliefLoss(count, int(games), float(ws["even_loss"]) / count, float(ws["weighted_loss"]) / count)
