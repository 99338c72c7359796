"""Computer players, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Callable

from regno.players.heuristic import Steward
from regno.players.player import Player
from regno.players.random_player import Random
from regno.proelio.chance import Rng


def make_warlord(rng: Rng) -> Player:
    """Return a Warlord; imports the search only when one is needed."""
    from regno.players.search.warlord import Warlord

    return Warlord(rng)


def make_sovereign(rng: Rng) -> Player:
    """Return a Sovereign; imports the search and the models only when one is needed."""
    from regno.players.search.sovereign import Sovereign

    return Sovereign(rng)


# By public name, the weakest first; a factory takes the random generator of the player or of its game.
PLAYERS: dict[str, Callable[[Rng], Player]] = {
    "random": Random,
    "steward": Steward,
    "warlord": make_warlord,
    "sovereign": make_sovereign,
}
