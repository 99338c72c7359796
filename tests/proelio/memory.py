"""A seat that remembers: bounds kept from the events as that seat saw them, and from nothing else.

Written apart from knowledge.py, one observer at a time, so that the two can be held against each other: what the
engine keeps for an observer must be what that observer could have kept for itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from regno.proelio import events
from regno.proelio.cards import BASE_KINDS, KINDS, NO_CARD, SHIELDS
from regno.proelio.events import FACE_DOWN, Event
from regno.proelio.knowledge import PUBLIC, is_revealed
from regno.proelio.state import State, left

OPENLY_GONE = {
    events.TRIM, events.BARDS_DISCARD, events.DEPLOY, events.REVEAL, events.FORTIFY, events.PLAY, events.PAY,
    events.REJECT,
}  # fmt: skip
GIVEN = {events.LOOT, events.PENALTY, events.SUPPORT}
BACKS = {FACE_DOWN[0]: range(BASE_KINDS), FACE_DOWN[1]: range(BASE_KINDS, KINDS)}


def own_cards(s: State, seat: int) -> list[int]:
    """A House's hand and its own attack, while that lies face down."""
    cards, target = list(s.hand[seat]), left(s, seat)
    if s.attack[target] != NO_CARD and not (target == s.turn and is_revealed(s.step)):
        cards[s.attack[target]] += 1
    return cards


def fewer(cards: list[int], kinds: Sequence[int]) -> None:
    for kind in kinds:
        cards[kind] = max(cards[kind] - 1, 0)


class Memory:
    """What one seat knows that each House holds at least and the deck at most, and what the others know of it."""

    def __init__(self, seat: int, start: State, cards: Sequence[int]) -> None:
        self.seat, self.houses = seat, start.houses
        self.held = [[0] * KINDS for _ in range(start.houses)]
        self.deck = list(cards)
        self.of_me = {other: [0] * KINDS for other in (*range(start.houses), PUBLIC) if other != seat}
        if seat != PUBLIC:
            self.held[seat] = own_cards(start, seat)
            self.deck = [there - mine for there, mine in zip(cards, self.held[seat], strict=True)]

    def follow(self, seen: Sequence[Event]) -> None:
        for event in seen:
            self.remember(*event)

    def remember(self, what: int, who: int, whom: int, card: int, number: int) -> None:
        if what in OPENLY_GONE:
            for cards in self.all_about(who):
                fewer(cards, [card])
        elif what in (events.RECOVER, events.TAKE):
            for cards in self.all_about(who):
                cards[card] += 1
        elif what in GIVEN:
            self.passes(who, whom, card)
        elif what == events.STEAL:
            self.passes(whom, who, card)
        elif what in (events.SHOW, events.OPEN):
            for cards in self.all_about(who):
                cards[card] = max(cards[card], number)
        elif what == events.LOOK:
            self.looks(who, whom, card, number)
        else:
            self.remember_deck(what, who, card, number)

    def remember_deck(self, what: int, who: int, card: int, number: int) -> None:
        if what in (events.DEAL, events.DRAW) and who == self.seat:
            self.held[who][card] += 1
            self.deck[card] -= 1
        elif what == events.RESHUFFLE:
            for kind in BACKS[FACE_DOWN[number]]:
                self.deck[kind] = 0
        elif what == events.SHUFFLED_IN:
            self.deck[card] = number
        elif what == events.FOUND and number == 0:
            self.deck[card] -= 1
        elif what == events.NOT_FOUND:
            self.deck[SHIELDS] = 0

    def all_about(self, house: int) -> list[list[int]]:
        """Everything kept about a House: by this seat, and if it is this House, by the others too."""
        return [self.held[house], *(self.of_me.values() if house == self.seat else ())]

    def passes(self, giver: int, taker: int, card: int) -> None:
        """From hand to hand: seen if one is a party, and then the other party knows it too."""
        if card in BACKS:
            fewer(self.held[giver], BACKS[card])
            return
        fewer(self.held[giver], [card])
        self.held[taker][card] += 1
        if self.seat == giver:
            for other, cards in self.of_me.items():
                fewer(cards, [card] if other == taker else next(kinds for kinds in BACKS.values() if card in kinds))
        else:
            self.of_me[giver][card] += 1

    def looks(self, who: int, whom: int, card: int, number: int) -> None:
        """An Inquisition: one seat sees, one is seen, to the rest it is a back."""
        if self.seat == who:
            self.held[whom][card] = max(self.held[whom][card], number)
        elif self.seat == whom:
            self.of_me[who][card] = max(self.of_me[who][card], number)
