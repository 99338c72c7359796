"""A bookkeeper who sees only events, and from them keeps every zone of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_type_hints

from regno.proelio import events
from regno.proelio.cards import BASE_KINDS, FORTIFICATION, KINDS, NO_CARD, PLAGUE
from regno.proelio.events import Event
from regno.proelio.jit.records import copy_of
from regno.proelio.state import State


class Ledger:
    """Zones kept by events alone. The last fields of an event are whom, card and number."""

    turn: int
    turns: list[int]
    dealer: int
    season: int
    merchant: int
    hand: list[list[int]]
    deck: list[int]
    pile: list[int]
    deployed: list[int]
    fort: list[int]
    plague: list[int]
    attack: list[int]
    guild: list[int]
    exhausted: list[int]
    ending: int
    winners: int

    def __init__(self, start: State) -> None:
        self.houses = start.houses
        book = copy_of(start)
        for name in KEPT:
            setattr(self, name, getattr(book, name))

    def follow(self, told: list[Event], state: State) -> None:
        """Write down what was told; the book must then agree with the table."""
        for what, who, whom, card, number in told:
            WRITERS.get(what, nothing_moves)(self, who, whom, card, number)
        for name in KEPT:
            kept, there = getattr(self, name), getattr(state, name)
            assert kept == there, f"by the events {name} is {kept}, on the table it is {there}"

    def to_pile(self, zone: list[int], card: int, number: int = 1) -> None:
        zone[card] -= number
        self.pile[card] += number

    def fort_falls(self, seat: int) -> None:
        self.pile[FORTIFICATION[self.fort[seat]]] += 1
        self.fort[seat] = 0


KEPT = tuple(get_type_hints(Ledger))

Writer = Callable[[Ledger, int, int, int, int], None]


def nothing_moves(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    """Words only: a reveal, a look, a choice declined."""


def dealer(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    """The House on his right begins, unless another one is named."""
    book.dealer, book.turn = who, (who + 1) % book.houses


def first_house(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    book.turn = who


def turn(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    book.turn, book.turns[who] = who, number


def guild(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    book.guild[who] = number


def perk(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    book.exhausted[who] = 1


def merchant(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    book.merchant = who


def season(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    book.season = number


def draw(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    book.deck[card] -= 1
    book.hand[who][card] += 1


def discard(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    book.to_pile(book.hand[who], card)


def play(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    """A Strategy card goes to the pile, but a Plague lies on the table."""
    if card == PLAGUE:
        book.hand[who][card] -= 1
        book.plague[who] = 1
    else:
        book.to_pile(book.hand[who], card)


def plague_lifted(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    lift(book, who)


def cured(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    lift(book, whom)


def lift(book: Ledger, seat: int) -> None:
    book.plague[seat] = 0
    book.pile[PLAGUE] += 1


def give(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    book.hand[who][card] -= 1
    book.hand[whom][card] += 1


def steal(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    give(book, whom, who, card, number)


def deploy(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    book.hand[who][card] -= 1
    book.deployed[card] += 1


def recover(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    book.deployed[card] -= number
    book.hand[who][card] += number


def attack(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    book.hand[who][card] -= 1
    book.attack[whom] = card


def spent(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    """Only the House at turn deploys; anybody else's spent card is the attack on it."""
    if who == book.turn:
        book.to_pile(book.deployed, card, number)
    else:
        book.attack[book.turn] = NO_CARD
        book.pile[card] += 1


def fortify(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    if book.fort[who]:
        book.fort_falls(who)
    book.hand[who][card] -= 1
    book.fort[who] = number + 1


def fort_lost(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    book.fort_falls(who)


def take(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    book.pile[card] -= 1
    book.hand[who][card] += 1


def found(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    """Shields come from the deck, or with a number from the pile."""
    (book.pile if number else book.deck)[card] -= 1
    book.fort[who] = 1


def reshuffle(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    for kind in range(BASE_KINDS, KINDS) if number else range(BASE_KINDS):
        book.deck[kind] += book.pile[kind]
        book.pile[kind] = 0


def over(book: Ledger, who: int, whom: int, card: int, number: int) -> None:
    book.ending, book.winners = card, number


WRITERS: dict[int, Writer] = {
    events.DEALER: dealer, events.FIRST_HOUSE: first_house, events.TURN: turn, events.GUILD: guild,
    events.PERK: perk, events.MERCHANT: merchant, events.SEASON: season, events.RESHUFFLE: reshuffle,
    events.DEAL: draw, events.DRAW: draw, events.TAKE: take,
    events.TRIM: discard, events.BARDS_DISCARD: discard, events.PAY: discard, events.REJECT: discard,
    events.PLAY: play, events.PLAGUE_LIFTED: plague_lifted, events.CURED: cured,
    events.PENALTY: give, events.LOOT: give, events.SUPPORT: give, events.STEAL: steal,
    events.DEPLOY: deploy, events.RECOVER: recover, events.ATTACK: attack, events.SPENT: spent,
    events.FORTIFY: fortify, events.SACRIFICE: fort_lost, events.FORT_LOST: fort_lost,
    events.FOUND: found, events.OVER: over,
}  # fmt: skip
