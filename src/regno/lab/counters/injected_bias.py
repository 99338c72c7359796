"""Biases injected on purpose, to test that the lab detects them, and a shuffled control that must show nothing."""

from __future__ import annotations

from regno.lab.counters.counts import GameTrace
from regno.proelio.bits import base_card_at
from regno.proelio.cards import BASE, NO_GUILD
from regno.proelio.chance import Rng, below
from regno.proelio.rules.victory import BY_WINTER, points
from regno.proelio.rules.zones import from_deck, gain
from regno.proelio.state import NOBODY, Options, State


class InjectedBias:
    """Biases of a table; none by default."""

    extra_card: int  # the seat that begins with a sixth card, or NOBODY
    ties_to: int  # the Guild that wins ties, or NO_GUILD
    shuffled: int  # 1 to hand the results of each game out at random


def give_extra_card(s: State, p: InjectedBias, rng: Rng) -> None:
    """Give one seat an extra card after the deal."""
    if p.extra_card != NOBODY:
        kind = base_card_at(s.deck, below(rng, s.deck_size[BASE]))
        from_deck(s, kind)
        gain(s, p.extra_card, kind)


def break_tie(s: State, p: InjectedBias) -> None:
    """Give a shared Winter victory to one Guild alone."""
    if p.ties_to == NO_GUILD:
        return
    for seat in range(s.houses):
        if s.ending == BY_WINTER and s.winners >> seat & 1 and s.guild[seat] == p.ties_to:
            s.winners = 1 << seat


def shuffle_level(s: State, o: Options, d: GameTrace, rng: Rng) -> None:
    """Shuffle the results among Houses tied at the top in Winter."""
    best = 0
    for seat in range(s.houses):
        best = max(best, points(s, seat, o))
    for seat in range(s.houses - 1, 0, -1):
        other = below(rng, seat + 1)
        if points(s, seat, o) == best and points(s, other, o) == best:
            d.share[seat], d.share[other] = d.share[other], d.share[seat]


def shuffle_all(s: State, d: GameTrace, rng: Rng) -> None:
    """Shuffle the results among all Houses."""
    for seat in range(s.houses - 1, 0, -1):
        other = below(rng, seat + 1)
        d.share[seat], d.share[other] = d.share[other], d.share[seat]
