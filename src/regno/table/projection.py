"""The projection of a game for each reader: a seat sees its own cards, a spectator the public table.

``PublicView`` is the same for everybody; ``SeatView`` adds what only one seat may know. Both are made from a View and
from nothing else, so that what a seat does not know cannot be sent to it: it is not there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import repeat

import msgspec

from regno.proelio import reasons, steps
from regno.proelio.candidates import asks_several, worth_deployed
from regno.proelio.cards import BACKS, BASE_KINDS, GUILDS, KINDS, NAMES, NO_CARD, NO_GUILD, NO_SEASONS, SEASONS
from regno.proelio.clash import Clash, Sums
from regno.proelio.engine import why_not
from regno.proelio.events import FACE_DOWN, OVER, Event
from regno.proelio.events import NAMES as EVENTS
from regno.proelio.formats.move_text import NO_WORDS, VERBS, move_text
from regno.proelio.game import result_of
from regno.proelio.info.view import NO_ATTACK, View
from regno.proelio.info.visibility import PUBLIC, redact_event
from regno.proelio.rules.hand import available
from regno.proelio.state import CHANCE, NOBODY, Observer, Options, SeatIndex, State, left, right

Cards = dict[str, int]  # how many of each kind, by name
NO_SUMS = Sums()


class VisibleEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game event as one observer saw it."""

    what: str
    who: int = NOBODY
    whom: int = NOBODY
    card: str = ""  # empty if no card moved or the observer saw only its back
    back: str = ""  # "base" or "imperial" where a card moved
    number: int = 0
    attack: int = -1  # what an attack strikes with, where an event tells how it went and a number can meet it
    defence: int = -1  # and what stood against it
    caught: bool = False  # whether a Patrol turned a theft round


class House(msgspec.Struct, frozen=True):
    """The public part of one House."""

    base: int  # cards in hand with a black back
    imperial: int  # and with a golden one
    fort: int
    plague: bool
    guild: str
    exhausted: bool
    attack_back: str  # of the face-down card before it, empty for none
    attack: str  # that card once it is revealed
    attack_fort: int  # the Fortification it was laid from, which bounds what it can be
    turns: int  # begun so far
    known: Cards  # at least these are in its hand, as everybody knows


class PublicView(msgspec.Struct, frozen=True):
    """What every observer may see of the game."""

    houses: list[House]
    turn: int
    who: int  # the seat that must choose, -1 once the game is over, or while chance must answer
    kind: str  # of the choice: action, deploy, pay ...; "over"
    need: int  # cards still to be named in this choice
    dealer: int
    season: str
    merchant: int
    decks: list[int]  # cards left, Base and Imperial
    piles: Cards
    deployed: Cards
    defence: int
    equitas_used: bool
    ending: str
    winners: list[int]


class MultiCardChoice(msgspec.Struct, frozen=True):
    """A choice of several cards, to be sent as one: cards in the order of ``cards``, ``stop`` after fewer than
    ``ends_at``.
    """

    verb: str  # goes before each card: deploy, pay, give, discard
    cards: Cards  # how many of each kind may be among them
    worth: Cards  # what each adds to ``shared.defence``; empty where nothing is added up
    least: int  # number of cards
    most: int
    gold_least: int  # of these with a golden back
    gold_most: int
    ends_at: int  # the choice ends by itself at this number of cards
    stop: str  # the move that ends it before; empty where it cannot


class SeatView(msgspec.Struct, frozen=True):
    """What one seat knows besides the PublicView."""

    hand: Cards
    attack: str  # the card it laid face down before its left neighbour
    drawn: list[str]  # the two cards that Scribes choose from
    known: list[Cards]  # at least these in each hand, or as its face-down attack
    deck: Cards  # at most these are left in the decks
    known_of_me: list[Cards]  # at least these of mine are known, to each seat
    legal: list[str]  # the moves allowed, if the choice is this seat's
    several: MultiCardChoice | None  # how cards of that choice go together, if it may have several


# ---------------------------------------------------------------- events


def visible_event(event: Event, observer: int | None, sums: Sums = NO_SUMS) -> VisibleEvent:
    """Return an event without what its observer may not see: the kind of a hidden card and the number of its copies.

    The observer None sees every card.
    """
    what, who, whom, card, number = redact_event(event, observer)
    if card == NO_CARD or what == OVER:  # there the card's place holds how the game ended
        return VisibleEvent(EVENTS[what], who, whom, "", "", number, *sums)
    if card in FACE_DOWN:
        return VisibleEvent(EVENTS[what], who, whom, "", BACKS[FACE_DOWN.index(card)], number, *sums)
    return VisibleEvent(EVENTS[what], who, whom, NAMES[card], BACKS[card >= BASE_KINDS], number, *sums)


def visible_events(events: Sequence[Event], observer: int | None, clash: Clash | None) -> list[VisibleEvent]:
    """Return events as an observer saw them, with the sums of the attack that was under way before them."""
    sums = clash.sums(events) if clash else repeat(NO_SUMS)
    return [visible_event(event, observer, each) for event, each in zip(events, sums, strict=False)]


# ---------------------------------------------------------------- the state of the game


def cards_by_name(counts: Sequence[int]) -> Cards:
    """Return the counts above zero, by the name of the kind."""
    return {NAMES[kind]: count for kind, count in enumerate(counts) if count} if any(counts) else {}


def card_name(kind: int) -> str:
    return "" if kind == NO_CARD else NAMES[kind]


def public_house(view: View, house: int) -> House:
    """Return the public part of one House."""
    s, guild, back = view.state, view.state.guild[house], view.public.attack_back[house]
    return House(
        base=s.hand_size[house][0],
        imperial=s.hand_size[house][1],
        fort=s.fort[house],
        plague=bool(s.plague[house]),
        guild="" if guild == NO_GUILD else GUILDS[guild],
        exhausted=bool(s.exhausted[house]),
        attack_back="" if back == NO_ATTACK else BACKS[back],
        attack=card_name(s.attack[house]),
        attack_fort=s.attack_fort[house],
        turns=s.turns[house],
        known=cards_by_name(view.public.least[house]),
    )


def public_view(view: View) -> PublicView:
    """Return the PublicView, from the View of a spectator."""
    assert view.seat == PUBLIC
    s, result = view.state, result_of(view.state)
    return PublicView(
        houses=[public_house(view, house) for house in range(s.houses)],
        turn=s.turn,
        who=NOBODY if result or s.who == CHANCE else s.who,
        kind="over" if result else steps.KINDS[s.step],
        need=s.need,
        dealer=s.dealer,
        season="" if s.season == NO_SEASONS else SEASONS[s.season],
        merchant=s.merchant,
        decks=list(s.deck_size),
        piles=cards_by_name(s.pile),
        deployed=cards_by_name(s.deployed),
        defence=s.defence,
        equitas_used=bool(s.equitas_used),
        ending=result.ending if result else "",
        winners=list(result.winners) if result else [],
    )


def seat_view(view: View) -> SeatView:
    """Return the SeatView: hand, own attack, knowledge, and the legal moves if the seat must choose."""
    s, me, houses = view.state, view.seat, range(view.state.houses)
    known_of_me = [view.known_of_me[other - (other > me)] for other in houses]  # one's own place is not among them
    return SeatView(
        hand=cards_by_name(s.hand[me]),
        attack=card_name(s.attack[left(s, me)]),
        drawn=[NAMES[kind] for kind in s.drawn if kind != NO_CARD],
        known=[{} if house == me else cards_by_name(view.bounds.least[house]) for house in houses],
        deck=cards_by_name(view.bounds.most),
        known_of_me=[{} if other == me else cards_by_name(known_of_me[other]) for other in houses],
        legal=[move_text(s, move) for move in view.legal] if view.to_choose else [],
        several=multi_card_choice(s, view.options) if view.to_choose and asks_several(s) else None,
    )


class Projection:
    """A game as its readers may know it: a View for each, built when it is asked for the first time."""

    def __init__(self, edition: str, view: Callable[[Observer], View]) -> None:
        self.edition, self.make, self.made = edition, view, dict[Observer, View]()

    def view(self, observer: Observer) -> View:
        """Return the View of an observer."""
        view = self.made.get(observer)
        if view is None:
            view = self.made[observer] = self.make(observer)
        return view

    @property
    def shared(self) -> PublicView:
        return public_view(self.view(PUBLIC))

    def own(self, seat: SeatIndex) -> SeatView:
        return seat_view(self.view(seat))

    def open_hands(self) -> list[Cards]:
        """Return the hand of every House, each from its own View."""
        seats = range(self.view(PUBLIC).state.houses)
        return [cards_by_name(self.view(Observer(seat)).state.hand[seat]) for seat in seats]

    def open_attacks(self) -> list[str]:
        """Return the card before every House, each from the View of its attacker."""
        s = self.view(PUBLIC).state
        return [card_name(self.view(Observer(right(s, house))).state.attack[house]) for house in range(s.houses)]


def multi_card_choice(s: State, o: Options) -> MultiCardChoice:
    """Return the bounds of the present choice of several cards."""
    if s.step == steps.DEPLOY:
        return deployment(s, o)
    backs = (s.need > s.gold_least, s.gold_most > 0)  # whether a card of this back can be among them
    cards = {
        NAMES[kind]: available(s, kind)
        for kind in range(s.least, KINDS)
        if available(s, kind) and backs[kind >= BASE_KINDS]
    }
    return MultiCardChoice(
        verb=VERBS[s.step],
        cards=cards,
        worth={},
        least=s.need,
        most=s.need,
        gold_least=max(0, s.gold_least),
        gold_most=min(s.need, s.gold_most),
        ends_at=s.need,
        stop="",
    )


def deployment(s: State, o: Options) -> MultiCardChoice:
    """Return the bounds of a deployment: any number of cards; with the whole hand it ends by itself."""
    held = s.hand[s.who]
    cards = {kind: held[kind] for kind in range(KINDS) if why_not(s, kind, o) == reasons.ALLOWED}
    golden = sum(count for kind, count in cards.items() if kind >= BASE_KINDS)
    return MultiCardChoice(
        verb=VERBS[s.step],
        cards={NAMES[kind]: count for kind, count in cards.items()},
        worth={NAMES[kind]: worth_deployed(s, kind) for kind in cards},
        least=0,
        most=sum(cards.values()),
        gold_least=0,
        gold_most=golden,
        ends_at=sum(held),
        stop=NO_WORDS[s.step],
    )
