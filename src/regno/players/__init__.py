"""Players: whoever sits on a chair that no person has taken."""

from __future__ import annotations

from collections.abc import Callable

from regno.players.player import Player
from regno.players.random import Random
from regno.players.steward import Steward
from regno.proelio.chance import Rng

# By the name people call them; each is given the generator of its game.
PLAYERS: dict[str, Callable[[Rng], Player]] = {"random": Random, "steward": Steward}
