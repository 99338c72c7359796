"""What each reader gets of a game: a seat its own cards, a spectator the open table. Built up from nothing.

``Shared`` is the same for everybody and is made once; ``Own`` adds what one seat alone may know. A card that a reader
may not see is told by its back.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from regno.proelio import reasons, steps
from regno.proelio.candidates import asks_several, worth_deployed
from regno.proelio.cards import BACKS, BASE_KINDS, GUILDS, KINDS, NAMES, NO_CARD, NO_GUILD, NO_SEASONS, SEASONS
from regno.proelio.engine import why_not
from regno.proelio.events import FACE_DOWN, OVER, Event, seen_by
from regno.proelio.events import NAMES as EVENTS
from regno.proelio.formats.move_text import NO_WORDS, VERBS, move_text
from regno.proelio.info.knowledge import OBSERVERS, PUBLIC, Knowledge
from regno.proelio.jit.records import Row
from regno.proelio.rules.hand import available
from regno.proelio.state import NOBODY, Options, State, left
from regno.table.live_game import Play

Cards = dict[str, int]  # how many of each kind, by name
Known = list[list[Cards]]  # by observer, then House


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened in the game, as one reader saw it."""

    what: str
    who: int = NOBODY
    whom: int = NOBODY
    card: str = ""  # empty when no card moved or the reader saw only its back
    back: str = ""  # "base" or "imperial" where a card moved
    number: int = 0


class House(msgspec.Struct, frozen=True):
    """What lies open before one House, and how much it holds."""

    base: int  # cards in hand with a black back
    imperial: int  # and with a golden one
    fort: int
    plague: bool
    guild: str
    exhausted: bool
    attack_back: str  # of the card face down before it, empty for none
    attack: str  # that card once it is turned up
    attack_fort: int  # the Fortification it was laid from, which bounds what it can be
    turns: int  # begun so far
    known: Cards  # at least these are in its hand, as everybody knows


class Shared(msgspec.Struct, frozen=True):
    """The open table, the same for every reader."""

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


class Several(msgspec.Struct, frozen=True):
    """A choice of several cards, to be sent as one: cards in the order of ``cards``, ``stop`` after fewer than
    ``ends_at``.
    """

    verb: str  # goes before each card: deploy, pay, give, discard
    cards: Cards  # how many of each kind may be among them
    worth: Cards  # what each adds to ``shared.defence``; empty where nothing is added up
    least: int  # so many cards are named
    most: int
    gold_least: int  # and of these so many with a golden back
    gold_most: int
    ends_at: int  # with so many cards the choice ends by itself
    stop: str  # the move that ends it before; empty where it cannot


class Own(msgspec.Struct, frozen=True):
    """What one seat knows besides."""

    hand: Cards
    attack: str  # the card it laid face down before its left neighbour
    drawn: list[str]  # the two cards that Scribes choose from
    known: list[Cards]  # at least these in each hand, or as its face-down attack
    deck: Cards  # at most these are left in the decks
    known_of_me: list[Cards]  # at least these of mine are known, to each seat
    legal: list[str]  # the moves allowed, if the choice is this seat's
    several: Several | None  # how cards of that choice go together, if it may have several


# ---------------------------------------------------------------- what happened


def happening(row: Event, reader: int | None) -> Happening:
    """One event for one reader; of a hidden card neither the kind nor the number of its copies is told.

    The reader None sees every card.
    """
    what, who, whom, card, number = seen_by(row, reader)
    if card == NO_CARD or what == OVER:  # there the card's place holds how the game ended
        return Happening(EVENTS[what], who, whom, number=number)
    if card in FACE_DOWN:
        return Happening(EVENTS[what], who, whom, back=BACKS[FACE_DOWN.index(card)], number=number)
    return Happening(EVENTS[what], who, whom, NAMES[card], BACKS[card >= BASE_KINDS], number)


def happenings(rows: Iterable[Event], reader: int | None) -> list[Happening]:
    return [happening(row, reader) for row in rows]


# ---------------------------------------------------------------- how it stands


def named(counts: Row) -> Cards:
    """The kinds that are there, by name."""
    return {NAMES[kind]: count for kind, count in enumerate(counts) if count}


def known(k: Knowledge, houses: int) -> Known:
    """At least these cards are in each House's hand, as each observer knows: all observers in one pass."""
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


def open_house(s: State, seen: State, seat: int, known: Cards) -> House:
    """One House as everybody sees it; of a face-down attack only the back is read from the State itself."""
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


def shared(play: Play, known: Known) -> Shared:
    """The open table, from what a spectator may see of the State."""
    s, seen, result = play.state, play.open_table(), play.game.result
    return Shared(
        houses=[open_house(s, seen, seat, known[PUBLIC][seat]) for seat in range(s.houses)],
        turn=seen.turn,
        who=play.who,
        kind="over" if result else steps.KINDS[seen.step],
        need=seen.need,
        dealer=seen.dealer,
        season="" if seen.season == NO_SEASONS else SEASONS[seen.season],
        merchant=seen.merchant,
        decks=list(seen.deck_size),
        piles=named(seen.pile),
        deployed=named(seen.deployed),
        defence=seen.defence,
        equitas_used=bool(seen.equitas_used),
        ending=result.ending if result else "",
        winners=list(result.winners) if result else [],
    )


def own(play: Play, seat: int, known: Known) -> Own:
    """What one seat adds: its hand, its own attack, its knowledge, and its moves if it must choose."""
    s, seats = play.state, range(play.state.houses)
    return Own(
        hand=named(s.hand[seat]),
        attack=card_name(s.attack[left(s, seat)]),
        drawn=[NAMES[kind] for kind in s.drawn if kind != NO_CARD] if s.drawer == seat else [],
        known=[{} if house == seat else known[seat][house] for house in seats],
        deck={NAMES[kind]: row[seat] for kind, row in enumerate(play.knowledge.most) if row[seat]},
        known_of_me=[{} if other == seat else known[other][seat] for other in seats],
        legal=[move_text(s, move) for move in play.legal()] if play.who == seat else [],
        several=several(s, play.options) if play.who == seat and asks_several(s) else None,
    )


def several(s: State, o: Options) -> Several:
    """A choice of several cards as the one who makes it needs it."""
    if s.step == steps.DEPLOY:
        return deployment(s, o)
    backs = (s.need > s.gold_least, s.gold_most > 0)  # whether a card of this back can be among them
    cards = {
        NAMES[kind]: available(s, kind)
        for kind in range(s.least, KINDS)
        if available(s, kind) and backs[kind >= BASE_KINDS]
    }
    return Several(
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


def deployment(s: State, o: Options) -> Several:
    """Any number of cards that may be deployed; with the whole hand the attack is turned up unasked."""
    held = s.hand[s.who]
    cards = {kind: held[kind] for kind in range(KINDS) if why_not(s, kind, o) == reasons.ALLOWED}
    golden = sum(count for kind, count in cards.items() if kind >= BASE_KINDS)
    return Several(
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
