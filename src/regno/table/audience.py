"""What each reader gets of a game: a seat its own cards, a spectator the open table. Built up from nothing.

``Shared`` is the same for everybody and is made once; ``Own`` adds what one seat alone may know. A card that a reader
may not see is told by its back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from regno.proelio import steps
from regno.proelio.cards import BASE_KINDS, GUILDS, NAMES, NO_CARD, NO_GUILD, NO_SEASONS, SEASONS
from regno.proelio.events import NAMES as EVENTS
from regno.proelio.events import OVER
from regno.proelio.explain import may_see
from regno.proelio.game import Event
from regno.proelio.knowledge import PUBLIC, Knowledge
from regno.proelio.layout import Row, blank
from regno.proelio.state import NOBODY, State, left
from regno.proelio.view import is_revealed, look
from regno.proelio.words import move_text
from regno.table.play import Play

Back = Literal["base", "imperial"]
BACKS: tuple[Back, Back] = ("base", "imperial")
Cards = dict[str, int]  # how many of each kind, by name


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


class Own(msgspec.Struct, frozen=True):
    """What one seat knows besides."""

    hand: Cards
    attack: str  # the card it laid face down before its left neighbour
    drawn: list[str]  # the two cards that Scribes choose from
    known: list[Cards]  # at least these in each hand, or as its face-down attack
    deck: Cards  # at most these are left in the decks
    known_of_me: list[Cards]  # at least these of mine are known, to each seat
    legal: list[str]  # the moves allowed, if the choice is this seat's


# ---------------------------------------------------------------- what happened


def happening(row: Event, reader: int) -> Happening:
    """One event for one reader; of a hidden card neither the kind nor the number of its copies is told."""
    what, who, whom, card, number = row
    if card == NO_CARD or what == OVER:  # there the card's place holds how the game ended
        return Happening(EVENTS[what], who, whom, number=number)
    back = BACKS[card >= BASE_KINDS]
    if may_see(reader, what, who, whom):
        return Happening(EVENTS[what], who, whom, NAMES[card], back, number)
    return Happening(EVENTS[what], who, whom, back=back, number=1)


def happenings(rows: Iterable[Event], reader: int) -> list[Happening]:
    return [happening(row, reader) for row in rows]


# ---------------------------------------------------------------- how it stands


def named(counts: Row) -> Cards:
    """The kinds that are there, by name."""
    return {NAMES[kind]: count for kind, count in enumerate(counts) if count}


def known_to(k: Knowledge, house: int, observer: int) -> Cards:
    """At least these cards are in a House's hand, as one observer knows."""
    return {NAMES[kind]: row[observer] for kind, row in enumerate(k.least[house]) if row[observer]}


def card_name(kind: int) -> str:
    return "" if kind == NO_CARD else NAMES[kind]


def back_name(kind: int) -> str:
    return "" if kind == NO_CARD else BACKS[kind >= BASE_KINDS]


def open_house(s: State, seen: State, k: Knowledge, seat: int) -> House:
    """One House as everybody sees it; of a face-down attack only the back is read from the State itself."""
    turned_up = seat == s.turn and is_revealed(s.step)
    guild = seen.guild[seat]
    return House(
        base=seen.hand_size[seat][0],
        imperial=seen.hand_size[seat][1],
        fort=seen.fort[seat],
        plague=bool(seen.plague[seat]),
        guild="" if guild == NO_GUILD else GUILDS[guild],
        exhausted=bool(seen.exhausted[seat]),
        attack_back=back_name(s.attack[seat]),
        attack=card_name(seen.attack[seat]) if turned_up else "",
        turns=seen.turns[seat],
        known=known_to(k, seat, PUBLIC),
    )


def shared(play: Play) -> Shared:
    """The open table, from what ``look`` shows a spectator."""
    s = play.state
    seen = blank(State)
    look(s, PUBLIC, seen)
    result = play.game.result
    return Shared(
        houses=[open_house(s, seen, play.knowledge, seat) for seat in range(s.houses)],
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


def own(play: Play, seat: int) -> Own:
    """What one seat adds: its hand, its own attack, its knowledge, and its moves if it must choose."""
    s, k = play.state, play.knowledge
    seats = range(s.houses)
    return Own(
        hand=named(s.hand[seat]),
        attack=card_name(s.attack[left(s, seat)]),
        drawn=[NAMES[kind] for kind in s.drawn if kind != NO_CARD] if s.drawer == seat else [],
        known=[{} if house == seat else known_to(k, house, seat) for house in seats],
        deck={NAMES[kind]: row[seat] for kind, row in enumerate(k.most) if row[seat]},
        known_of_me=[{} if other == seat else known_to(k, seat, other) for other in seats],
        legal=[move_text(s, move) for move in play.legal()] if play.who == seat else [],
    )
