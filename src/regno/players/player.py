"""What a player is, and what it may know: its own hand and what lies open on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from regno.proelio.cards import BASE, BASE_KINDS, IMPERIAL, NO_CARD
from regno.proelio.explain import EVERYBODY, REVEALED
from regno.proelio.state import State, right


@dataclass(frozen=True)
class House:
    """One House as a seat sees it."""

    base: int  # cards in hand with a black back
    imperial: int  # and with a golden one
    hand: tuple[int, ...] | None  # counts by kind; None when hidden
    fort: int
    plague: bool
    attacked: bool  # a card lies face down before it
    attack_is_imperial: bool
    attack: int  # that card where it may be known, else NO_CARD
    guild: int
    exhausted: bool

    @property
    def cards(self) -> int:
        return self.base + self.imperial


@dataclass(frozen=True)
class View:
    """A game as one seat knows it; it holds no State and nothing hidden."""

    seat: int | None  # None sees every card: a replay
    houses: tuple[House, ...]
    turn: int
    who: int
    step: int
    need: int  # cards still to be named in this choice
    season: int
    merchant: int
    allied: bool
    base_deck: int
    imperial_deck: int
    pile: tuple[int, ...]
    deployed: tuple[int, ...]
    defence: int

    @property
    def mine(self) -> House:
        assert self.seat is not None
        return self.houses[self.seat]

    @property
    def hand(self) -> tuple[int, ...]:
        assert self.mine.hand is not None
        return self.mine.hand

    def neighbour(self, steps_right: int) -> House:
        """The House so many places to the right: 1 attacks this seat, -1 is its target."""
        assert self.seat is not None
        return self.houses[(self.seat + steps_right) % len(self.houses)]


class Player(Protocol):
    """Chooses one of the legal moves from a View, within a budget of seconds."""

    def choose(self, view: View, legal: Sequence[int], budget: float) -> int: ...


def house_seen(s: State, seat: int, reader: int | None) -> House:
    """What a reader may know of one House, fact by fact."""
    attack = s.attack[seat]
    its_attacker = reader == right(s, seat)
    open_to_all = s.step in REVEALED and seat == s.turn
    knows_attack = reader is EVERYBODY or its_attacker or open_to_all
    return House(
        base=s.hand_size[seat][BASE],
        imperial=s.hand_size[seat][IMPERIAL],
        hand=tuple(s.hand[seat]) if reader is EVERYBODY or reader == seat else None,
        fort=s.fort[seat],
        plague=bool(s.plague[seat]),
        attacked=attack != NO_CARD,
        attack_is_imperial=attack >= BASE_KINDS,
        attack=attack if knows_attack else NO_CARD,
        guild=s.guild[seat],
        exhausted=bool(s.exhausted[seat]),
    )


def view_of(s: State, reader: int | None) -> View:
    """The game as a seat may know it, built up from nothing."""
    return View(
        seat=reader,
        houses=tuple(house_seen(s, seat, reader) for seat in range(s.houses)),
        turn=s.turn,
        who=s.who,
        step=s.step,
        need=s.need,
        season=s.season,
        merchant=s.merchant,
        allied=bool(s.allied),
        base_deck=s.deck_size[BASE],
        imperial_deck=s.deck_size[IMPERIAL],
        pile=tuple(s.pile),
        deployed=tuple(s.deployed),
        defence=s.defence,
    )
