"""Entrants of a match: a player's name and its budget."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from regno.players import PLAYERS
from regno.players.budget import BadPlayer, Budget, read_budget
from regno.players.player import Player
from regno.players.spec import learnt_players
from regno.proelio.chance import make_rng
from regno.proelio.game import deal

USUAL = Budget(milliseconds=50)


@dataclass(frozen=True)
class Entrant:
    """A player and its budget; equal entrants share a rating."""

    player: str
    budget: Budget = USUAL

    def __str__(self) -> str:
        return self.player if self.budget == USUAL else f"{self.player}:{self.budget}"

    def make_player(self, seed: int) -> Player:
        """Return the player with a generator of its own."""
        return PLAYERS[self.player](make_rng(seed))


def warm_up(entrants: Iterable[Entrant]) -> None:
    """Let each entrant choose once in this process, so that loading is not charged to the first game."""
    game = deal()
    view = game.view(game.state.who)
    for entrant in dict.fromkeys(entrants):
        with suppress(Exception):  # failures are counted when it plays
            entrant.make_player(seed=1).choose(view, view.legal, Budget(simulations=1))


def read_entrant(text: str) -> Entrant:
    """Parse ``steward``, ``warlord:50ms`` or ``warlord:2000``; raise BadPlayer otherwise."""
    learnt_players()  # a wrong setting is told, whoever is named
    name, colon, budget = text.partition(":")
    if name not in PLAYERS:
        raise BadPlayer("unknown-player", name=name, known=", ".join(PLAYERS))
    return Entrant(name, read_budget(budget)) if colon else Entrant(name)


def seating(entrants: list[Entrant], houses: int, allied: bool) -> list[Entrant]:
    """Return one entrant per seat: the last one fills the rest; two entrants of an allied table alternate."""
    if len(entrants) > houses:
        raise BadPlayer("too-many-players", given=len(entrants), houses=houses)
    if allied and len(entrants) == 2:
        return entrants * 2
    return entrants + entrants[-1:] * (houses - len(entrants))
