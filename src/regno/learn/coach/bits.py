"""Bits of a hand that each move shows to each rival, from the exact knowledge that the rival has of that hand.

A rival who counts every card knows some cards of a hand (``Knowledge.least``); the others are drawn from those that
nobody has seen, old cards from old ones. What lies in other hands, the rival's own among them, counts only as far as
the holder of the hand knows it: no figure depends on a card that he could not know.

The entropy of a hand of ``n`` cards from a pool with ``c`` of each kind follows from P(x) = prod C(c, x) / C(N, n): it
is log C(N, n) minus the mean of log C(c, x) over the kinds, and each x has a hypergeometric distribution. A move shows
as many bits as the entropy of the hand falls by its events.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb, log2

from regno.proelio.cards import END_OF_BACK, FIRST_OF_BACK
from regno.proelio.events import FACE_DOWN
from regno.proelio.game import Game
from regno.proelio.info.knowledge import Knowledge, learn, old_among
from regno.proelio.info.visibility import PUBLIC, redact_event
from regno.proelio.jit.records import copy_of
from regno.proelio.narrator import Narrator
from regno.proelio.state import SEATS
from regno.proelio.steps import KINDS as STEP_KINDS


@dataclass(frozen=True)
class MoveBits:
    """What one move showed of its House's hand."""

    number: int  # of the move in the Record, from 1
    round: int
    kind: str  # of the choice
    words: str
    bits: tuple[float, ...]  # by observer; 0 for oneself
    known: tuple[float, ...]  # the part of the hand's bits that each observer has after it


@cache
def mean_log_ways(pool: int, copies: int, drawn: int) -> float:
    """Return the mean of log2 C(copies, x), where x of the drawn cards are of a kind with that many copies."""
    ways = comb(pool, drawn)
    least, most = max(0, drawn - (pool - copies)), min(copies, drawn)
    return sum(
        comb(copies, x) * comb(pool - copies, drawn - x) / ways * log2(comb(copies, x)) for x in range(least, most + 1)
    )


def pool_entropy(counts: Sequence[int], drawn: int) -> float:
    """Return the bits of an unordered hand drawn from a pool; a pool that is too small leaves nothing open."""
    pool = sum(counts)
    if drawn <= 0 or drawn >= pool:
        return 0.0
    return log2(comb(pool, drawn)) - sum(mean_log_ways(pool, copies, drawn) for copies in counts if copies > 1)


def hand_entropy(k: Knowledge, holder: int, observer: int, forget: bool = False) -> float:
    """Return the bits of a House's hand, its face-down attack included, to an observer; to one who forgot, if asked."""
    total = 0.0
    for back in range(2):
        kinds = range(FIRST_OF_BACK[back], END_OF_BACK[back])
        known = [0 if forget else k.least[observer][holder][kind] for kind in kinds]
        loose = [
            max(cards_elsewhere(k, kind, holder, observer) - mine, 0) for kind, mine in zip(kinds, known, strict=True)
        ]
        places = max(k.held[holder][back] - sum(known), 0)
        old_places = max(places - k.fresh[holder][back], 0)
        old = [max(min(old_among(k, kind, PUBLIC, free), free), 0) for kind, free in zip(kinds, loose, strict=True)]
        if sum(old) < old_places:
            old_places = 0
        total += pool_entropy(old, old_places) + pool_entropy(loose, places - old_places)
    return total


def cards_elsewhere(k: Knowledge, kind: int, holder: int, observer: int) -> int:
    """Return the cards of a kind that lie open nowhere and, as the holder knows, in no other hand that they know."""
    others = [seat for seat in range(SEATS) if seat not in (holder, observer)]
    return k.unseen[kind] - k.least[holder][observer][kind] - sum(k.least[PUBLIC][seat][kind] for seat in others)


def known_share(k: Knowledge, holder: int, observer: int) -> float:
    """Return the part of a hand's bits that an observer has."""
    whole = hand_entropy(k, holder, observer, forget=True)
    return 1 - min(1.0, hand_entropy(k, holder, observer) / whole) if whole else 0.0


def revealed_bits(game: Game, seat: int, narrator: Narrator) -> Iterator[MoveBits]:
    """Yield what each move of a seat showed to each other House."""
    others = [observer for observer in range(game.options.houses) if observer != seat]
    for number, (before, move) in enumerate(game.moments(), 1):
        if before.state.who != seat:
            continue
        k, s = copy_of(before.knowledge), before.state
        bits = [0.0] * game.options.houses
        after = before.copy()
        for event in after.apply(move):
            earlier = {observer: hand_entropy(k, seat, observer) for observer in others}
            learn(k, *event)
            for observer in others:
                if redact_event(event, observer)[3] not in FACE_DOWN:  # a hand that is only smaller is no better known
                    bits[observer] += max(0.0, earlier[observer] - hand_entropy(k, seat, observer))
        known = tuple(known_share(k, seat, each) if each != seat else 0.0 for each in range(game.options.houses))
        yield MoveBits(number, max(s.turns), STEP_KINDS[s.step], narrator.move(s, move), tuple(bits), known)
