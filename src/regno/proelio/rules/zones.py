"""The places where cards lie. Every card that moves moves here, so that counts and sizes always agree."""

from __future__ import annotations

from regno.proelio.cards import BASE, BASE_KINDS, IMPERIAL, KINDS
from regno.proelio.state import SEATS, State


def back_of(kind: int) -> int:
    """The back of a card, which tells its deck and its pile [Q7, R12]."""
    return BASE if kind < BASE_KINDS else IMPERIAL


def hand_size(s: State, seat: int) -> int:
    """How many cards a House holds; anybody may ask at any time [Q6, R9]."""
    return s.hand_size[seat][BASE] + s.hand_size[seat][IMPERIAL]


def destitute(s: State, seat: int) -> bool:
    """No card in hand and no Fortification: the state of a defeated House [R61]."""
    return s.fort[seat] == 0 and hand_size(s, seat) == 0


def gain(s: State, seat: int, kind: int) -> None:
    """A card joins a hand."""
    s.hand[seat][kind] += 1
    s.hand_size[seat][back_of(kind)] += 1


def lose(s: State, seat: int, kind: int) -> None:
    """A card leaves a hand."""
    s.hand[seat][kind] -= 1
    s.hand_size[seat][back_of(kind)] -= 1


def hand_over(s: State, giver: int, taker: int, kind: int) -> None:
    """From one hand to another, unseen by the rest [Q44]."""
    lose(s, giver, kind)
    gain(s, taker, kind)


def to_pile(s: State, kind: int) -> None:
    """A card goes to the pile of its deck [R12, Q15, Q28]."""
    s.pile[kind] += 1
    s.pile_size[back_of(kind)] += 1


def from_pile(s: State, kind: int) -> None:
    """A card leaves its pile."""
    s.pile[kind] -= 1
    s.pile_size[back_of(kind)] -= 1


def from_deck(s: State, kind: int) -> None:
    """A card leaves its deck."""
    s.deck[kind] -= 1
    s.deck_size[back_of(kind)] -= 1


def discard(s: State, seat: int, kind: int) -> None:
    """From a hand to the pile of that card's deck, face up [Q8, R12]."""
    lose(s, seat, kind)
    to_pile(s, kind)


def recount(s: State) -> None:
    """Set every size from the counts, after zones were filled in from outside."""
    s.plagues = 0
    for back in range(2):
        s.deck_size[back] = 0
        s.pile_size[back] = 0
    for kind in range(KINDS):
        s.deck_size[back_of(kind)] += s.deck[kind]
        s.pile_size[back_of(kind)] += s.pile[kind]
    for seat in range(SEATS):
        s.plagues += s.plague[seat]
        s.hand_size[seat][BASE] = 0
        s.hand_size[seat][IMPERIAL] = 0
        for kind in range(KINDS):
            s.hand_size[seat][back_of(kind)] += s.hand[seat][kind]
