"""The Sovereign: searches as the Warlord does, guided by an instinct learnt from games against himself.

Where the Warlord tries every move alike and lets everybody go on by rule of thumb, the Sovereign tries what instinct
likes, and expects of the others what instinct would have them do.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from regno.players import compiled
from regno.players.instinct import Sense, instinct
from regno.players.judgement import Thought, judgement
from regno.players.warlord import Manner, Warlord
from regno.proelio.chance import Rng
from regno.proelio.compiled import batch, packed

WISE = Manner(curiosity=1.0, horizon=4)


@cache
def learnt() -> tuple[Any, Any]:
    """Instinct and judgement as the search takes them; packing them anew for every choice would cost too much."""
    return packed(instinct())[0], packed(judgement())[0]


class Sovereign(Warlord):
    """The strongest player."""

    stage = compiled.FORESIGHT

    def __init__(self, rng: Rng, manner: Manner = WISE) -> None:
        super().__init__(rng, manner)

    def learning(self) -> list[Any]:
        """What he knows of play: his instinct and his judgement, each with room to think in."""
        liking, judging = learnt()
        return [liking, batch(Sense, 1)[0], judging, batch(Thought, 1)[0]]
