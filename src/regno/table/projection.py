"""The projection of a game for each observer: a seat sees its own cards, a spectator the public table.

``PublicView`` is the same for everybody; ``SeatView`` adds what only one seat may know. Of a card that the observer may
not see only the back is shown. Views are built field by field, so that nothing hidden passes by default.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from regno.proelio import reasons, steps
from regno.proelio.candidates import asks_several, worth_deployed
from regno.proelio.cards import BACKS, BASE_KINDS, GUILDS, KINDS, NAMES, NO_CARD, NO_GUILD, NO_SEASONS, SEASONS
from regno.proelio.engine import why_not
from regno.proelio.events import FACE_DOWN, OVER, Event
from regno.proelio.events import NAMES as EVENTS
from regno.proelio.formats.move_text import NO_WORDS, VERBS, move_text
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.info.visibility import OBSERVERS, PUBLIC, seen_by
from regno.proelio.jit.records import Row
from regno.proelio.rules.hand import available
from regno.proelio.state import NOBODY, Options, State, left
from regno.table.live_game import LiveGame

Cards = dict[str, int]  # how many of each kind, by name
Known = list[list[Cards]]  # by observer, then House


class VisibleEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game event as one observer saw it."""

    what: str
    who: int = NOBODY
    whom: int = NOBODY
    card: str = ""  # empty if no card moved or the observer saw only its back
    back: str = ""  # "base" or "imperial" where a card moved
    number: int = 0


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
    who: int  # the seat that must choose, -1 once the game is over
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


def visible_event(event: Event, observer: int | None) -> VisibleEvent:
    """Return an event without what its observer may not see: the kind of a hidden card and the number of its copies.

    The observer None sees every card.
    """
    what, who, whom, card, number = seen_by(event, observer)
    if card == NO_CARD or what == OVER:  # there the card's place holds how the game ended
        return VisibleEvent(EVENTS[what], who, whom, number=number)
    if card in FACE_DOWN:
        return VisibleEvent(EVENTS[what], who, whom, back=BACKS[FACE_DOWN.index(card)], number=number)
    return VisibleEvent(EVENTS[what], who, whom, NAMES[card], BACKS[card >= BASE_KINDS], number)


def visible_events(events: Iterable[Event], observer: int | None) -> list[VisibleEvent]:
    return [visible_event(event, observer) for event in events]


# ---------------------------------------------------------------- the state of the game


def cards_by_name(counts: Row) -> Cards:
    """Return the counts above zero, by the name of the kind."""
    return {NAMES[kind]: count for kind, count in enumerate(counts) if count}


def known_cards(k: Knowledge, houses: int) -> Known:
    """Return the cards that each observer knows to be in each hand at least, for all observers in one pass."""
    found: Known = [[{} for _ in range(houses)] for _ in range(OBSERVERS)]
    for house in range(houses):
        for kind, row in enumerate(k.least[house]):
            if any(row):
                for observer, count in enumerate(row):
                    if count:
                        found[observer][house][NAMES[kind]] = count
    return found


def card_name(kind: int) -> str:
    return "" if kind == NO_CARD else NAMES[kind]


def back_name(kind: int) -> str:
    return "" if kind == NO_CARD else BACKS[kind >= BASE_KINDS]


def public_house(s: State, seen: State, seat: int, known: Cards) -> House:
    """Return the public part of one House. Only the back of a face-down attack is read from the State itself."""
    guild = seen.guild[seat]
    return House(
        base=seen.hand_size[seat][0],
        imperial=seen.hand_size[seat][1],
        fort=seen.fort[seat],
        plague=bool(seen.plague[seat]),
        guild="" if guild == NO_GUILD else GUILDS[guild],
        exhausted=bool(seen.exhausted[seat]),
        attack_back=back_name(s.attack[seat]),
        attack=card_name(seen.attack[seat]),
        attack_fort=seen.attack_fort[seat],
        turns=seen.turns[seat],
        known=known,
    )


def public_view(live: LiveGame, known: Known) -> PublicView:
    """Return the PublicView, from what a spectator may see of the State."""
    s, seen, result = live.state, live.public_state(), live.game.result
    return PublicView(
        houses=[public_house(s, seen, seat, known[PUBLIC][seat]) for seat in range(s.houses)],
        turn=seen.turn,
        who=live.who,
        kind="over" if result else steps.KINDS[seen.step],
        need=seen.need,
        dealer=seen.dealer,
        season="" if seen.season == NO_SEASONS else SEASONS[seen.season],
        merchant=seen.merchant,
        decks=list(seen.deck_size),
        piles=cards_by_name(seen.pile),
        deployed=cards_by_name(seen.deployed),
        defence=seen.defence,
        equitas_used=bool(seen.equitas_used),
        ending=result.ending if result else "",
        winners=list(result.winners) if result else [],
    )


def seat_view(live: LiveGame, seat: int, known: Known) -> SeatView:
    """Return the SeatView: hand, own attack, knowledge, and the legal moves if the seat must choose."""
    s, seats = live.state, range(live.state.houses)
    return SeatView(
        hand=cards_by_name(s.hand[seat]),
        attack=card_name(s.attack[left(s, seat)]),
        drawn=[NAMES[kind] for kind in s.drawn if kind != NO_CARD] if s.drawer == seat else [],
        known=[{} if house == seat else known[seat][house] for house in seats],
        deck={NAMES[kind]: row[seat] for kind, row in enumerate(live.knowledge.most) if row[seat]},
        known_of_me=[{} if other == seat else known[other][seat] for other in seats],
        legal=[move_text(s, move) for move in live.legal_moves()] if live.who == seat else [],
        several=multi_card_choice(s, live.options) if live.who == seat and asks_several(s) else None,
    )


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
