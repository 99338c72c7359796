"""The Sovereign: PUCT search with a policy and a value network trained by self-play.

Unlike the Warlord, whose rollouts are heuristic and whose leaves are evaluated by a linear function, it uses the models
of the nearest checkpoint for selection, opponents and leaf values.
"""

from __future__ import annotations

from typing import Any

from regno.players import compiled
from regno.players.models.checkpoint import checkpoint_for
from regno.players.search.puct import PuctWorkspace
from regno.players.search.warlord import SearchConfig, Warlord
from regno.proelio.chance import Rng
from regno.proelio.state import Options

PUCT_DEFAULT = SearchConfig(exploration=0.5, horizon=8)
ANALYSIS = SearchConfig(exploration=1.0)  # for advice, which searches from every move


class Sovereign(Warlord):
    """The strongest player."""

    stage = compiled.PUCT
    workspace = PuctWorkspace

    def __init__(self, rng: Rng, config: SearchConfig = PUCT_DEFAULT) -> None:
        super().__init__(rng, config)

    def models(self, options: Options) -> Any:
        """Return the policy and the value network for this table."""
        return checkpoint_for(options).weights
