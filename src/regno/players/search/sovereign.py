"""The Sovereign: searches as the Warlord does, guided by an instinct learnt from games against himself.

Where the Warlord tries every move alike and lets everybody play on by rule of thumb, the Sovereign tries what instinct
likes, takes the others for as good players as himself, and has learnt at tables like this one what a position is worth.
"""

from __future__ import annotations

from typing import Any

from regno.players import compiled
from regno.players.models.checkpoint import experience_at
from regno.players.models.policy import Sense
from regno.players.models.value_net import Thought
from regno.players.search.warlord import Manner, Warlord
from regno.proelio.chance import Rng
from regno.proelio.jit.compile import batch
from regno.proelio.state import Options

WISE = Manner(curiosity=0.5, horizon=8)
THOROUGH = Manner(curiosity=1.0)  # for advice, which plans on from every move


class Sovereign(Warlord):
    """The strongest player."""

    stage = compiled.FORESIGHT

    def __init__(self, rng: Rng, manner: Manner = WISE) -> None:
        super().__init__(rng, manner)

    def learning(self, options: Options) -> list[Any]:
        """What he knows of play at such a table: instinct and judgement, each with room to think in."""
        gained = experience_at(options)
        return [gained.instinct, batch(Sense, 1)[0], gained.judgement, batch(Thought, 1)[0]]
