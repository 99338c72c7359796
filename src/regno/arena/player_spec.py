"""Entrants: players as they are written for a match, with the time they may take."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass

from regno.players import PLAYERS, compiled
from regno.players.budget import BadPlayer, Budget, read_budget
from regno.players.player import Player
from regno.proelio.chance import seeded
from regno.proelio.game import deal

USUAL = Budget(milliseconds=50)
THINKERS = {"warlord": compiled.prepare_search, "sovereign": compiled.prepare_foresight}


@dataclass(frozen=True)
class Entrant:
    """A player and its budget; equal entrants are one and the same to the ratings."""

    player: str
    budget: Budget = USUAL

    def __str__(self) -> str:
        return self.player if self.budget == USUAL else f"{self.player}:{self.budget}"

    def seated(self, seed: int) -> Player:
        """The player on a chair, with chance of its own."""
        return PLAYERS[self.player](seeded(seed))


def warm_up(entrants: Iterable[Entrant]) -> None:
    """One choice of each before a match, in the process that will play it: what is loaded once is on nobody's time."""
    game = deal()
    view = game.view(game.state.who)
    for entrant in dict.fromkeys(entrants):
        with suppress(Exception):  # a player that fails will be helped out, and counted, when it plays
            entrant.seated(seed=1).choose(view, view.legal, Budget(simulations=1))


def read_entrant(text: str) -> Entrant:
    """``steward``, ``warlord:50ms``, ``warlord:2000``."""
    name, colon, budget = text.partition(":")
    if name not in PLAYERS:
        raise BadPlayer("unknown-player", name=name, known=", ".join(PLAYERS))
    return Entrant(name, read_budget(budget)) if colon else Entrant(name)


def prepare_thinkers(players: Iterable[str], tell: Callable[[], None] | None = None) -> None:
    """What those who think need, compiled before the first game: until then they play as a Steward would."""
    for player in sorted(THINKERS.keys() & set(players)):
        THINKERS[player](tell)


def seating(entrants: list[Entrant], houses: int, allied: bool) -> list[Entrant]:
    """One entrant a seat: the last one given fills the empty seats; two alliances take every other seat."""
    if len(entrants) > houses:
        raise BadPlayer("too-many-players", given=len(entrants), houses=houses)
    if allied and len(entrants) == 2:
        return entrants * 2
    return entrants + entrants[-1:] * (houses - len(entrants))
