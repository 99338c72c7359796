"""A seat that remembers: bounds kept from the events as that seat saw them, and from nothing else.

Written apart from knowledge.py, one observer at a time, so that the two can be held against each other: what the
engine keeps for an observer must be what that observer could have kept for itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from regno.proelio import events
from regno.proelio.cards import ATTACKS, BASE_KINDS, FORTIFICATION, KINDS, NO_CARD, PLAGUE, SHIELDS
from regno.proelio.events import FACE_DOWN, Event
from regno.proelio.info.visibility import PUBLIC, is_revealed, redact_event
from regno.proelio.rules.equitas import IN_DECK, IN_PILE_NOT_DECK
from regno.proelio.state import State, left

OPENLY_GONE = {
    events.TRIM, events.BARDS_DISCARD, events.DEPLOY, events.REVEAL, events.FORTIFY, events.PLAY, events.PAY,
    events.REJECT,
}  # fmt: skip
GIVEN = {events.LOOT, events.PENALTY, events.SUPPORT}
BACKS: dict[int, range] = {FACE_DOWN[0]: range(BASE_KINDS), FACE_DOWN[1]: range(BASE_KINDS, KINDS)}


def own_cards(s: State, seat: int) -> list[int]:
    """A House's hand and its own attack, while that lies face down."""
    cards, target = list(s.hand[seat]), left(s, seat)
    if s.attack[target] != NO_CARD and not (target == s.turn and is_revealed(s.step)):
        cards[s.attack[target]] += 1
    return cards


def lying_open(s: State, kind: int) -> int:
    """Cards of a kind that lie face up anywhere."""
    laid: list[int] = [FORTIFICATION[fort] for fort in s.fort[: s.houses]]
    laid += [PLAGUE] * sum(s.plague)
    if is_revealed(s.step):
        laid.append(s.attack[s.turn])
    return s.pile[kind] + s.deployed[kind] + laid.count(kind)


def back(card: int) -> int:
    """The back of a card, or of one of which only that is seen."""
    return FACE_DOWN.index(card) if card in FACE_DOWN else int(card >= BASE_KINDS)


def fewer(cards: list[int], kinds: Sequence[int]) -> None:
    for kind in kinds:
        cards[kind] = max(cards[kind] - 1, 0)


class Common:
    """What everybody can count: the size of hands, where fresh cards may be, what waits face down."""

    def __init__(self, start: State, cards: Sequence[int]) -> None:
        self.houses = start.houses
        self.unseen = [count - lying_open(start, kind) for kind, count in enumerate(cards)]
        self.doubts = [0] * KINDS
        self.waits: dict[int, tuple[int, bool]] = {}  # the back of an attack, and whether it is an old card
        self.sizes = [[0, 0] for _ in range(start.houses)]
        for house in range(start.houses):
            held = own_cards(start, house)
            self.sizes[house] = [sum(held[kind] for kind in kinds) for kinds in BACKS.values()]
            if sum(held) > sum(start.hand[house]):
                self.waits[house] = (back(start.attack[left(start, house)]), False)
        self.fresh = [list(sizes) for sizes in self.sizes]

    def gain(self, house: int, card: int, fresh: bool) -> None:
        self.sizes[house][back(card)] += 1
        self.fresh[house][back(card)] += fresh

    def lose(self, house: int, card: int, fresh: bool) -> None:
        of = back(card)
        self.sizes[house][of] -= 1
        old_attack = self.waits.get(house) == (of, True)
        self.fresh[house][of] = min(self.fresh[house][of] - fresh, self.sizes[house][of] - old_attack)

    def reshuffle(self, of: int) -> None:
        for kind in list(BACKS.values())[of]:
            self.doubts[kind] = 0
        for house in range(self.houses):
            self.fresh[house][of] = 0
            if house in self.waits and self.waits[house][0] == of:
                self.waits[house] = (of, True)


class Memory:
    """What one seat knows that each House holds at least and the deck at most, and what the others know of it."""

    def __init__(self, seat: int, start: State, cards: Sequence[int]) -> None:
        self.seat, self.houses = seat, start.houses
        self.public = self if seat == PUBLIC else Memory(PUBLIC, start, cards)
        self.common: Common = Common(start, cards) if seat == PUBLIC else self.public.common
        self.held = [[0] * KINDS for _ in range(start.houses)]
        self.deck = list(self.common.unseen)
        self.of_me = {other: [0] * KINDS for other in (*range(start.houses), PUBLIC) if other != seat}
        self.apart = set(self.common.waits) - {seat}  # Houses whose attack is none of the cards I know there
        self.apart_of_me = set(self.of_me) if seat in self.common.waits else set()
        self.blurred: set[int] = set()  # kinds shown to me alone that may have been old or fresh
        if seat != PUBLIC:
            self.held[seat] = own_cards(start, seat)
            self.deck = [there - mine for there, mine in zip(self.deck, self.held[seat], strict=True)]

    def follow(self, seen: Sequence[Event]) -> None:
        for event in seen:
            self.remember(*event)
            if self.public is not self:
                self.public.remember(*redact_event(event, PUBLIC))

    def remember(self, what: int, who: int, whom: int, card: int, number: int) -> None:
        if what in OPENLY_GONE:
            if what == events.PAY and number > 1:
                self.keeps_bought(who, card, number)
            self.leaves(who, card, what == events.REVEAL)
        elif what in (events.RECOVER, events.TAKE):
            for cards in self.all_about(who):
                cards[card] += 1
            if self.seat == PUBLIC:
                self.common.unseen[card] += 1
                self.common.gain(who, card, fresh=False)
        elif what in GIVEN:
            self.passes(who, whom, card)
        elif what == events.STEAL:
            self.passes(whom, who, card)
        elif what in (events.SHOW, events.OPEN):
            self.sees(who, card, number)
            if who == self.seat:
                for other in self.of_me:
                    self.is_seen(other, card, number)
        elif what == events.LOOK:
            if self.seat == who:
                self.sees(whom, card, number)
            elif self.seat == whom:
                self.is_seen(who, card, number)
        elif what == events.ATTACK:
            self.lays(who, card)
        else:
            self.remember_deck(what, who, card, number)

    def remember_deck(self, what: int, who: int, card: int, number: int) -> None:
        if what in (events.DEAL, events.DRAW):
            if who == self.seat:
                self.held[who][card] += 1
                self.deck[card] -= 1
            elif self.seat == PUBLIC:
                self.common.gain(who, card, fresh=True)
        elif what == events.RESHUFFLE:
            for kind in BACKS[FACE_DOWN[number]]:
                self.deck[kind] = 0
                self.blurred.discard(kind)
            if self.seat == PUBLIC:
                self.common.reshuffle(number)
        elif what == events.SHUFFLED_IN:
            self.deck[card] = number
            self.common.unseen[card] += number if self.seat == PUBLIC else 0
        elif what == events.FOUND and number == IN_DECK:
            self.deck[card] -= 1
            self.common.unseen[card] -= 1 if self.seat == PUBLIC else 0
        elif what == events.NOT_FOUND or (what == events.FOUND and number == IN_PILE_NOT_DECK):
            self.deck[SHIELDS] = 0

    def all_about(self, house: int) -> list[list[int]]:
        """Everything kept about a House: by this seat, and if it is this House, by the others too."""
        return [self.held[house], *(self.of_me.values() if house == self.seat else ())]

    # what may be old, what must be fresh

    def old_cards(self, kind: int) -> int:
        """At most so many of a kind that I do not know never lay in the present deck."""
        unknown = self.common.unseen[kind] - sum(hand[kind] for hand in self.held)
        if kind in self.blurred:
            return unknown
        return min(max(unknown - self.deck[kind] + self.common.doubts[kind], 0), unknown)

    def may_be_fresh(self, house: int, kind: int) -> bool:
        return self.common.fresh[house][back(kind)] > 0 and (self.deck[kind] > 0 or kind == SHIELDS)

    def turns_up(self, house: int, kind: int) -> None:
        """A card that I did not know shows itself."""
        if self.may_be_fresh(house, kind):
            if self.old_cards(kind):
                self.blurred.add(kind)
            else:
                self.deck[kind] = max(self.deck[kind] - 1, 0)

    # what happens to cards

    def leaves(self, who: int, card: int, revealed: bool) -> None:
        """Seen by all: known before, or turned up; in doubt for one, it is left in doubt for all."""
        old = revealed and self.common.waits[who][1]
        known = {
            memory: memory.held[who][card] and not (revealed and who in memory.apart) for memory in (self, self.public)
        }
        open_question = not old and not known[self.public] and self.public.may_be_fresh(who, card)
        fresh = open_question and self.public.old_cards(card) == 0
        if known[self]:
            self.held[who][card] -= 1
        elif not old and (fresh or not open_question):
            self.turns_up(who, card)
        if who == self.seat:
            for other, cards in self.of_me.items():
                if not (revealed and other in self.apart_of_me):
                    fewer(cards, [card])
        if revealed:
            self.apart.discard(who)
            self.apart_of_me -= self.apart_of_me if who == self.seat else set()
        if self.seat == PUBLIC:
            self.common.unseen[card] -= 1
            self.common.doubts[card] += open_question and not fresh
            if revealed:
                del self.common.waits[who]
            self.common.lose(who, card, fresh)

    def passes(self, giver: int, taker: int, card: int) -> None:
        """From hand to hand: seen if one is a party, and then the other party knows it too."""
        if self.seat == PUBLIC:
            fresh = self.common.fresh[giver][back(card)] > 0
            self.common.gain(taker, card, fresh)
            self.common.lose(giver, card, fresh=False)
        if card in BACKS:
            fewer(self.held[giver], BACKS[card])
            return
        if self.seat == taker and not self.held[giver][card]:
            self.turns_up(giver, card)
        fewer(self.held[giver], [card])
        self.held[taker][card] += 1
        if self.seat == giver:
            for other, cards in self.of_me.items():
                fewer(cards, [card] if other == taker else next(kinds for kinds in BACKS.values() if card in kinds))
        else:
            self.of_me[giver][card] += 1

    def lays(self, who: int, card: int) -> None:
        """An attack, apart for whoever knows no card that it could be."""
        of = back(card)
        attacks = [kind for kind in ATTACKS if back(kind) == of]
        if self.seat == PUBLIC:
            self.common.waits[who] = (of, not self.common.fresh[who][of])
        if who == self.seat:
            self.apart_of_me = {
                other for other, cards in self.of_me.items() if not any(cards[kind] for kind in attacks)
            }
        elif not any(self.held[who][kind] for kind in attacks):
            self.apart.add(who)

    def keeps_bought(self, who: int, card: int, number: int) -> None:
        """Paid with the kind just bought: there were two, and everybody knows it."""
        self.counts(who, card, number)
        if who == self.seat:
            for cards in self.of_me.values():
                cards[card] = max(cards[card], number)

    def counts(self, house: int, card: int, number: int) -> None:
        """A House holds so many of a kind."""
        for _ in range(number - self.held[house][card]):
            self.turns_up(house, card)
            self.held[house][card] += 1

    def sees(self, house: int, card: int, number: int) -> None:
        """So many of a kind in a hand."""
        self.counts(house, card, number)
        if house in self.common.waits and house != self.seat:
            all_but_one = sum(self.held[house]) == sum(self.common.sizes[house]) - 1
            (self.apart.add if all_but_one else self.apart.discard)(house)

    def is_seen(self, other: int, card: int, number: int) -> None:
        """Another one sees so many of a kind in mine."""
        cards = self.of_me[other]
        cards[card] = max(cards[card], number)
        if self.seat in self.common.waits:
            all_but_one = sum(cards) == sum(self.common.sizes[self.seat]) - 1
            (self.apart_of_me.add if all_but_one else self.apart_of_me.discard)(other)
