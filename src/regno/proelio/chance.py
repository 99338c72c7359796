"""Chance: a small generator with the same answers plain and compiled, and a draw by card.

The generator keeps to 32-bit words inside 64-bit numbers, so that overflow means the same in Python and in Numba.
"""

from __future__ import annotations

from typing import Annotated

from regno.proelio.bits import base_card_at, imperial_card_at
from regno.proelio.cards import BASE, BASE_KINDS, GUILDS, IMPERIAL
from regno.proelio.engine import weight
from regno.proelio.jit.records import Row, blank, plain
from regno.proelio.rules.defence import theft_victim
from regno.proelio.state import Options, State
from regno.proelio.steps import DEAL, DRAW, THEFT

WORD = 0xFFFFFFFF
WORDS = 2.0**32  # how many words there are
Wide = Annotated[int, (), "i8"]  # a 32-bit word does not fit a signed i4


class Rng:
    """Two words of 32 bits: the generator xoroshiro64**, of period 2**64 - 1."""

    low: Wide
    high: Wide


def rotate(word: int, by: int) -> int:
    """Rotate a 32-bit word to the left."""
    return ((word << by) | (word >> (32 - by))) & WORD


def mix(word: int) -> int:
    """Scatter the bits of a small number over a whole word."""
    word = ((word ^ (word >> 16)) * 0x7FEB352D) & WORD
    word = ((word ^ (word >> 15)) * 0x846CA68B) & WORD
    return word ^ (word >> 16)


def sow(rng: Rng, seed: int) -> None:
    """Start the generator from any seed; it never starts at zero."""
    rng.low = mix((seed + 0x9E3779B9) & WORD)
    rng.high = mix((((seed >> 32) & WORD) ^ 0x85EBCA6B) + rng.low & WORD) | 1


def next_word(rng: Rng) -> int:
    """Return the next 32 random bits."""
    low, high = rng.low, rng.high
    word = (rotate((low * 0x9E3779BB) & WORD, 5) * 5) & WORD
    high ^= low
    rng.low = rotate(low, 26) ^ high ^ ((high << 9) & WORD)
    rng.high = rotate(high, 13)
    return word


def below(rng: Rng, end: int) -> int:
    """Return a number from 0 to end - 1."""
    return (next_word(rng) * end) >> 32


def pick(s: State, o: Options, rng: Rng) -> int:
    """Answer the chance Decision of this state: every card is as likely as every other."""
    if s.step == DRAW or s.step == DEAL:
        place = below(rng, s.deck_size[s.back])
        return base_card_at(s.deck, place) if s.back == BASE else imperial_card_at(s.deck, place)
    if s.step == THEFT:
        victim = theft_victim(s)
        stealable = s.hand_size[victim][BASE] + (0 if s.least == BASE_KINDS else s.hand_size[victim][IMPERIAL])
        return pick_card(s.hand[victim], s.least, below(rng, stealable))
    answers = 0
    for answer in range(len(GUILDS)):  # or seats, which are fewer
        answers += weight(s, answer, o)
    place = below(rng, answers)
    answer = 0
    while place >= weight(s, answer, o):
        place -= weight(s, answer, o)
        answer += 1
    return answer


def pick_card(row: Row, end: int, place: int) -> int:
    """Return the card at a place among those of a zone, counted over the kinds below ``end``."""
    kind, passed = 0, 0
    for each in range(end):  # no early end: a wrong guess of the branch costs more than a few additions
        passed += row[each]
        kind += 1 if passed <= place else 0
    return kind


@plain
def make_rng(seed: int) -> Rng:
    """Return a new generator with this seed."""
    rng = blank(Rng)
    sow(rng, seed)
    return rng
