"""A game that goes on from what one seat knows: the other hands, the decks and face-down cards are dealt again.

The State is a determinization of the seat's View. What the observers know is taken over where the seat can tell it:
its own bounds, the public's, and what each other House knows of the seat's hand. Beyond that a House knows its own
cards and what everybody knows. So the game depends on nothing that the seat could not know.
"""

from __future__ import annotations

from regno.proelio.cards import KINDS
from regno.proelio.chance import Rng
from regno.proelio.game import Game
from regno.proelio.info.determinize import determinize
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.info.seat_game import SeatGame
from regno.proelio.info.visibility import PUBLIC, is_revealed
from regno.proelio.jit.records import copy_of
from regno.proelio.state import Observer, State, left


def determinize_game(game: Game | SeatGame, seat: Observer, rng: Rng) -> Game:
    """Return a new game at the same moment, with all that a seat (or the public) does not know dealt at random.

    Raise NoWorld if no deal fits.
    """
    world = determinize(game.view(seat), rng)
    found = Game(game.edition, game.options, world)
    found.knowledge = determinized_knowledge(game.knowledge, world, seat)
    return found


def determinized_knowledge(known: Knowledge, world: State, seat: Observer) -> Knowledge:
    """Return what everybody knows in an imagined world, from the bounds that the seat can tell."""
    k = copy_of(known)
    for observer in range(world.houses):
        if observer != seat:
            know_as_public(k, world, observer, seat)
    return k


def know_as_public(k: Knowledge, world: State, observer: int, seat: Observer) -> None:
    """Let an observer know what the public knows, his own cards, and what he knew already of the seat's hand."""
    for kind in range(KINDS):
        k.most[observer][kind] = k.most[PUBLIC][kind]
        k.blurred[kind] |= 1 << observer  # which of the cards he cannot see are old, the seat cannot tell
        for house in range(world.houses):
            if house != seat:
                k.least[observer][house][kind] = k.least[PUBLIC][house][kind]
        k.least[observer][observer][kind] = own_cards(world, observer, kind)
    for house in range(world.houses):
        if house != seat and k.apart[house] >> observer & 1:
            k.apart[house] ^= 1 << observer


def own_cards(world: State, house: int, kind: int) -> int:
    """Return how many cards of a kind a House holds, its own attack included while it lies face down."""
    target = left(world, house)
    waits = not (target == world.turn and is_revealed(world.step))
    return world.hand[house][kind] + (1 if waits and world.attack[target] == kind else 0)
