"""Players: whoever sits on a chair that no person has taken."""

from __future__ import annotations

from collections.abc import Callable

from regno.players.heuristic import Steward
from regno.players.player import Player
from regno.players.random_player import Random
from regno.proelio.chance import Rng


def thinking_warlord(rng: Rng) -> Player:
    """Made here so that only those who seat him load what search needs."""
    from regno.players.search.warlord import Warlord

    return Warlord(rng)


def thinking_sovereign(rng: Rng) -> Player:
    """The same for him."""
    from regno.players.search.sovereign import Sovereign

    return Sovereign(rng)


# By the name people call them, the weakest first; each is given a generator of its own or that of its game.
PLAYERS: dict[str, Callable[[Rng], Player]] = {
    "random": Random,
    "steward": Steward,
    "warlord": thinking_warlord,
    "sovereign": thinking_sovereign,
}
