"""A policy network as a player without search: its likeliest move, from a View."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from regno.players.budget import Budget
from regno.players.models.net_features import NetFeatures, extract_net_features
from regno.players.models.policy_net import action_group, place_in_group
from regno.proelio.chance import Rng
from regno.proelio.info.determinize import determinize
from regno.proelio.info.view import View
from regno.proelio.jit.records import blank


class NetPlayer:
    """Plays the likeliest move of a network (a record of PolicyNet)."""

    def __init__(self, net: Any, rng: Rng) -> None:
        self.net, self.rng = net, rng

    def choose(self, view: View, legal: Sequence[int], budget: Budget) -> int:
        """Return its move; of equals the first."""
        if len(legal) == 1:
            return legal[0]
        world = determinize(view, self.rng)  # reads no hidden card, but the face-down one must be there
        scores = net_scores(self.net, world)
        return max(legal, key=lambda move: scores[place_in_group(world.step, move)])


def net_scores(net: Any, world: Any) -> Any:
    """Return the scores of the actions that the present step may choose from, as ``policy_net.compute_scores`` does."""
    f = blank(NetFeatures)
    extract_net_features(world, f)
    active, group = np.array(f.features[: f.count]), action_group(world.step)
    units = np.maximum(net["into"][active].sum(axis=0), 0)[: int(net["units"])]
    return net["past"][group][active].sum(axis=0) + units @ net["out"][group][: len(units)]
