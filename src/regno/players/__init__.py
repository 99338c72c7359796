"""Computer players, from the weakest to the strongest."""

from regno.players.spec import PLAYERS

__all__ = ["PLAYERS"]
