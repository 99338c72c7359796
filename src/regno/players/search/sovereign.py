"""The Sovereign: PUCT search with a policy and a value network trained by self-play.

Unlike the Warlord, whose rollouts are heuristic and whose leaves are evaluated by a linear function, it uses the models
of the nearest checkpoint for selection, opponents and leaf values.
"""

from __future__ import annotations

from typing import Any

from regno.players import compiled
from regno.players.models.checkpoint import checkpoint_for
from regno.players.models.policy import PolicyScratch
from regno.players.models.value_net import ValueScratch
from regno.players.search.warlord import SearchConfig, Warlord
from regno.proelio.chance import Rng
from regno.proelio.jit.compile import batch
from regno.proelio.state import Options

PUCT_DEFAULT = SearchConfig(exploration=0.5, horizon=8)
ANALYSIS = SearchConfig(exploration=1.0)  # for advice, which searches from every move


class Sovereign(Warlord):
    """The strongest player."""

    stage = compiled.PUCT

    def __init__(self, rng: Rng, config: SearchConfig = PUCT_DEFAULT) -> None:
        super().__init__(rng, config)

    def model_records(self, options: Options) -> list[Any]:
        """Return the policy and the value network for this table, each with scratch space."""
        gained = checkpoint_for(options)
        return [gained.policy, batch(PolicyScratch, 1)[0], gained.value_net, batch(ValueScratch, 1)[0]]
