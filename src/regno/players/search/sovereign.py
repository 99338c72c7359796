"""The Sovereign: PUCT search with a policy and a value network trained by self-play.

Unlike the Warlord, whose rollouts are heuristic and whose leaves are evaluated by a linear function, it uses the models
of the nearest checkpoint for selection, opponents and leaf values.
"""

from __future__ import annotations

from typing import Any

from regno.players import compiled
from regno.players.budget import Budget
from regno.players.models.checkpoint import checkpoint_for
from regno.players.models.trained import read_trained
from regno.players.search.puct import PuctWorkspace
from regno.players.search.warlord import RootMove, SearchConfig, Warlord
from regno.proelio.chance import Rng
from regno.proelio.info.view import View
from regno.proelio.simulate.workspace import Workspace
from regno.proelio.state import Options

PUCT_DEFAULT = SearchConfig(exploration=0.5, horizon=8)
ANALYSIS = SearchConfig(exploration=1.0)  # for advice, which searches from every move


class Sovereign(Warlord):
    """The strongest player of linear models, kept as he is: a yardstick for those who come after him."""

    stage = compiled.PUCT
    workspace: type[Workspace] = PuctWorkspace

    def __init__(self, rng: Rng, config: SearchConfig = PUCT_DEFAULT) -> None:
        super().__init__(rng, config)
        self.trained = ""  # the file of a checkpoint in place of the nearest

    def search(self, view: View, budget: Budget) -> list[RootMove]:
        """Search as the Warlord does; find nothing if the file of models that were asked for is not there."""
        if self.trained and read_trained(self.trained) is None:
            return []
        return super().search(view, budget)

    def models(self, options: Options) -> Any:
        """Return the policy and the value network for this table: those trained for it, or the nearest."""
        trained = read_trained(self.trained) if self.trained else None
        return (trained or checkpoint_for(options)).weights
