"""The Champion: the Sovereign's search with networks trained by PPO against a pool of players.

Prior, rollouts and leaf values come from the networks of the nearest table. The leaves are judged at once, by a value
network of their own. Two against two, which no network knows, he plays by a linear checkpoint, as the Sovereign does.
"""

from __future__ import annotations

from typing import Any

from regno.players import compiled
from regno.players.models.net_checkpoint import is_known, linear_models, models_for
from regno.players.models.trained import read_trained
from regno.players.search.net_puct import NetWorkspace
from regno.players.search.sovereign import Sovereign
from regno.players.search.warlord import SearchConfig
from regno.proelio.chance import Rng
from regno.proelio.info.view import View
from regno.proelio.state import Options

NET_DEFAULT = SearchConfig(exploration=0.5, horizon=0)
LINEAR_HORIZON = 8  # where a linear checkpoint stands for the networks


class Champion(Sovereign):
    """The strongest player."""

    stage = compiled.NET_PUCT
    workspace = NetWorkspace

    def __init__(self, rng: Rng, config: SearchConfig = NET_DEFAULT) -> None:
        super().__init__(rng, config)

    def models(self, options: Options) -> Any:
        """Return the networks for this table: those trained for it, or the nearest."""
        trained = read_trained(self.trained) if self.trained else None
        return linear_models(trained) if trained else models_for(options)

    def records(self, view: View) -> list[Any]:
        """Return the arguments of the compiled search; a linear checkpoint judges after some Actions, not at once."""
        found = super().records(view)
        if self.trained or not is_known(view.options):
            found[0]["horizon"] = LINEAR_HORIZON
        return found
