"""What a House, or a spectator, may know: built up from nothing, never cut down.

A View holds a second State in which every hidden card is left out, the reader's own bounds, the public's, and what
the others know of the reader. Nothing in it refers to the State of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from operator import add, sub
from typing import Annotated

from regno.proelio import steps
from regno.proelio.cards import KINDS, NO_CARD
from regno.proelio.info.knowledge import LAID_OLD, Knowledge, is_marked, old_among
from regno.proelio.info.visibility import PUBLIC, sees_attack, sees_choice
from regno.proelio.jit.records import Row, Rows, blank, plain
from regno.proelio.rules.zones import back_of
from regno.proelio.state import SEATS, Observer, Options, State, left

NO_ATTACK = -1


class Bounds:
    """One observer's knowledge of the hidden cards."""

    seat: int  # the observer; PUBLIC for a spectator
    least: Annotated[Rows, (SEATS, KINDS), "i1"]  # at least so many in hand or as that House's face-down attack
    most: Annotated[Row, (KINDS,), "i1"]  # at most so many in the deck
    cards: Annotated[Row, (KINDS,), "i1"]  # all cards of the game: the component list is public
    old: Annotated[Row, (KINDS,), "i1"]  # at most so many of those not known never lay in the present deck
    fresh: Annotated[Rows, (SEATS, 2), "i1"]  # at most so many cards of a House came from the present deck, by back
    attack_back: Annotated[Row, (SEATS,), "i1"]  # the back of the card face down before a House, NO_ATTACK for none
    attack_apart: Annotated[Row, (SEATS,), "i1"]  # 1 if that card is none of those known of its owner
    attack_old: Annotated[Row, (SEATS,), "i1"]  # 1 if it never lay in the present deck


def bounds_of(k: Knowledge, s: State, seat: int, cards: Row, b: Bounds) -> None:
    """Write one observer's bounds into a blank record."""
    b.seat = seat
    for kind in range(KINDS):
        b.most[kind] = k.most[seat][kind]
        b.cards[kind] = cards[kind]
        b.old[kind] = k.unseen[kind]
    for house in range(s.houses):
        bound_hand(k, house, seat, b)
    for kind in range(KINDS):
        b.old[kind] = old_among(k, kind, seat, b.old[kind])
    bound_attacks(k, s, seat, b)


def bound_hand(k: Knowledge, house: int, seat: int, b: Bounds) -> None:
    """What one observer knows of one hand; such cards are not among those whose age he has to guess."""
    known, least, fresh = k.least[seat][house], b.least[house], b.fresh[house]
    for kind in range(KINDS):
        count = known[kind]
        if count > 0:  # seldom, and the record is blank
            least[kind] = count
            b.old[kind] -= count
    for back in range(2):
        fresh[back] = k.fresh[house][back]


def bound_attacks(k: Knowledge, s: State, seat: int, b: Bounds) -> None:
    """What one observer knows of the cards face down."""
    for house in range(SEATS):
        b.attack_back[house] = NO_ATTACK if s.attack[house] == NO_CARD else back_of(s.attack[house])
    for house in range(s.houses):
        target = left(s, house)
        b.attack_apart[target] = 1 if is_marked(k.apart[house], seat) else 0
        b.attack_old[target] = 1 if k.laid[house] >= LAID_OLD else 0


def show_table(s: State, seen: State) -> None:
    """What lies open on the table and in the log, field by field."""
    seen.houses = s.houses
    seen.allied = s.allied
    seen.dealer = s.dealer
    seen.turn = s.turn
    seen.season = s.season
    seen.merchant = s.merchant
    seen.equitas_used = s.equitas_used
    seen.equitas_called = s.equitas_called
    seen.forts_lost = s.forts_lost
    seen.forts_lost_now = s.forts_lost_now
    seen.plagues = s.plagues
    for back in range(2):
        seen.deck_size[back] = s.deck_size[back]
        seen.pile_size[back] = s.pile_size[back]
    for kind in range(KINDS):
        seen.pile[kind] = s.pile[kind]
        seen.deployed[kind] = s.deployed[kind]
    for seat in range(SEATS):
        show_place(s, seat, seen)


def show_place(s: State, seat: int, seen: State) -> None:
    """What lies open before one House, and how many cards of each back it holds."""
    seen.turns[seat] = s.turns[seat]
    seen.fort[seat] = s.fort[seat]
    seen.plague[seat] = s.plague[seat]
    seen.guild[seat] = s.guild[seat]
    seen.exhausted[seat] = s.exhausted[seat]
    seen.attack[seat] = NO_CARD
    seen.attack_fort[seat] = s.attack_fort[seat]
    for back in range(2):
        seen.hand_size[seat][back] = s.hand_size[seat][back]


def show_choice(s: State, seat: int, seen: State) -> None:
    """The choice under way; the kind last given away is known to giver and taker alone, the Scribes' cards to them."""
    seen.step = s.step
    seen.who = s.who
    seen.then = s.then
    seen.need = s.need
    seen.gold_least = s.gold_least
    seen.gold_most = s.gold_most
    seen.played = s.played
    seen.owed = s.owed
    seen.drawer = s.drawer
    seen.back = s.back
    seen.taken = s.taken
    seen.defence = s.defence
    seen.thief = s.thief
    seen.robbed = s.robbed
    seen.gainer = s.gainer
    seen.ending = s.ending
    seen.winners = s.winners
    gives = s.step == steps.LOOT or s.step == steps.PENALTY
    seen.least = 0 if gives and not sees_choice(s, s.least, seat) else s.least
    mine = seat == s.drawer
    seen.drawn[0] = s.drawn[0] if mine else NO_CARD
    seen.drawn[1] = s.drawn[1] if mine else NO_CARD


def show_own(s: State, seat: int, seen: State) -> None:
    """One's own hand."""
    for kind in range(KINDS):
        seen.hand[seat][kind] = s.hand[seat][kind]


def show_rest(s: State, seat: int, seen: State) -> None:
    """What one seat may see besides the table."""
    show_choice(s, seat, seen)
    for house in range(s.houses):
        if sees_attack(s, house, seat):
            seen.attack[house] = s.attack[house]
    if seat < s.houses:
        show_own(s, seat, seen)


def look(s: State, seat: int, seen: State) -> None:
    """The State as one seat may know it, written into a blank one; PUBLIC for a spectator."""
    show_table(s, seen)
    show_rest(s, seat, seen)


@dataclass(frozen=True)
class View:
    """All that one seat may know at one moment."""

    seat: Observer
    state: State  # hidden cards left out: other hands, decks and attacks are empty in it
    options: Options
    bounds: Bounds  # one's own knowledge
    public: Bounds  # what everybody knows
    known_of_me: tuple[tuple[int, ...], ...]  # by observer, then kind: at least what each knows that I hold
    legal: tuple[int, ...]  # the allowed moves, if the choice is mine

    @property
    def to_choose(self) -> bool:
        """Whether the choice is this seat's."""
        return self.state.who == self.seat and self.state.step < steps.ASKED


@plain
def own_bounds(k: Knowledge, s: State, seat: int, cards: Row) -> Bounds:
    """Return one observer's bounds as an object of their own: what ``bounds_of`` writes, whole rows at a time."""
    own = Bounds.__new__(Bounds)
    own.seat = seat
    own.least = list(map(list.copy, k.least[seat]))
    own.most = k.most[seat].copy()
    own.cards = cards.copy()
    own.old = old_of_all(k, seat)
    own.fresh = list(map(list.copy, k.fresh))
    own.attack_back = [NO_ATTACK if kind == NO_CARD else back_of(kind) for kind in s.attack]
    own.attack_apart, own.attack_old = [0] * SEATS, [0] * SEATS
    for house in range(s.houses):
        if k.laid[house] or k.apart[house]:
            target = left(s, house)
            own.attack_apart[target] = k.apart[house] >> seat & 1
            own.attack_old[target] = int(k.laid[house] >= LAID_OLD)
    return own


@plain
def old_of_all(k: Knowledge, seat: int) -> Row:
    """Return ``old_among`` of each kind for one observer."""
    unknown: Row = k.unseen
    for known in k.least[seat]:
        if any(known):  # seldom
            unknown = list(map(sub, unknown, known))
    if unknown == k.most[seat] and not any(k.doubtful) and not any(k.blurred):
        return [0] * KINDS  # mostly: whatever the observer does not know may be in the deck
    if any(k.blurred):
        return [old_among(k, kind, seat, count) for kind, count in enumerate(unknown)]
    old = list(map(add, map(sub, unknown, k.most[seat]), k.doubtful))
    return [min(each, count) if each > 0 else 0 for each, count in zip(old, unknown, strict=True)]


@plain
def known_of(k: Knowledge, s: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """Return what every other House, and last the public, knows that a House holds."""
    if seat == PUBLIC:
        return ((),) * s.houses
    others = (*range(seat), *range(seat + 1, s.houses), PUBLIC)
    return tuple([tuple(k.least[observer][seat]) for observer in others])


class ViewBuilder:
    """Builds the Views of one moment, before the game goes on; what is the same for all is made once."""

    def __init__(self, s: State, k: Knowledge, o: Options, cards: Row, legal: Callable[[], Iterable[int]]) -> None:
        """``legal`` is called for the View of the seat that must choose."""
        self.state, self.knowledge, self.options, self.cards, self.legal = s, k, o, cards, legal
        self.table = blank(State)
        show_table(s, self.table)
        self.public = own_bounds(k, s, PUBLIC, cards)

    def view(self, seat: Observer) -> View:
        """Return the View of one seat, or a spectator's."""
        s, k, seen = self.state, self.knowledge, State.__new__(State)
        seen.__dict__.update(self.table.__dict__)  # what lies open is the same for all, and nobody writes on it
        seen.hand, seen.attack, seen.drawn = self.table.hand.copy(), self.table.attack.copy(), self.table.drawn.copy()
        if seat < s.houses:
            seen.hand[seat] = self.table.hand[seat].copy()
        show_rest(s, seat, seen)
        own = self.public if seat == PUBLIC else own_bounds(k, s, seat, self.cards)
        legal = tuple(self.legal()) if s.who == seat else ()
        return View(seat, seen, self.options, own, self.public, known_of(k, s, seat), legal)


@plain
def view_of(s: State, k: Knowledge, o: Options, cards: Row, seat: Observer, legal: tuple[int, ...] = ()) -> View:
    """Return the View of one seat, with ``legal`` if it must choose."""
    return ViewBuilder(s, k, o, cards, lambda: legal).view(seat)


@plain
def all_views(s: State, k: Knowledge, o: Options, cards: Row, legal: tuple[int, ...]) -> list[View]:
    """Return the Views of all Houses, and last a spectator's."""
    builder = ViewBuilder(s, k, o, cards, lambda: legal)
    return [builder.view(seat) for seat in (*map(Observer, range(s.houses)), PUBLIC)]
