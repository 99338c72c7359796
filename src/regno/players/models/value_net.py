"""Judgement: every House's chance of winning, by a small net learnt from games of the instinct.

Each House is described by a few features; its score is made of its own, its prey's, its attacker's and those of the
House across, through a layer of units that answer only when what they look for is there. Chances are shares of the
exponentials of the scores.
"""

from __future__ import annotations

from math import exp
from typing import Annotated

from regno.players.models.linear_value import AWAITS, CARDS, PERK, POINTS, STRENGTH, TURN, WINTER_IS_NEAR, share_out
from regno.players.models.linear_value import FEATURES as FORMER
from regno.players.relations import RELATIONS, related
from regno.proelio.cards import AUTUMN, BASE, KINDS, NO_CARD, NO_GUILD
from regno.proelio.jit.records import Row, Rows, rule
from regno.proelio.rules.victory import points
from regno.proelio.rules.zones import hand_size
from regno.proelio.state import SEATS, Options, State

# Beyond the features of players/value.py: the season, a Plague before the House, the Merchant with it.
SEASON, PLAGUE, MERCHANT = FORMER, FORMER + 3, FORMER + 4
FEATURES = FORMER + 5
UNITS = 32
MOST = 32  # features of one House that are not nought


class Judgement:
    """The weights of the net: into each unit, out of it, and past the units straight into the score."""

    units: int  # all of them; see ``add``
    into: Annotated[list[list[list[float]]], (RELATIONS, FEATURES, UNITS), "f4"]
    out: Annotated[list[float], (UNITS,), "f4"]
    past: Annotated[list[list[float]], (RELATIONS, FEATURES), "f4"]


class Thought:
    """Scratch space: the features of every House that are not nought, and the units."""

    count: Annotated[Row, (SEATS,), "i4"]
    place: Annotated[Rows, (SEATS, MOST), "i4"]
    much: Annotated[list[list[float]], (SEATS, MOST), "f4"]
    unit: Annotated[list[float], (UNITS,), "f4"]


@rule
def put(t: Thought, seat: int, place: int, much: int) -> None:
    """One more feature of a House."""
    t.place[seat][t.count[seat]] = place
    t.much[seat][t.count[seat]] = much
    t.count[seat] += 1


@rule
def describe(s: State, seat: int, o: Options, t: Thought) -> None:
    """The features of a House that are not nought."""
    t.count[seat] = 0
    for kind in range(KINDS):
        if s.hand[seat][kind] > 0:
            put(t, seat, CARDS + kind, s.hand[seat][kind])
    put(t, seat, STRENGTH + s.fort[seat] * 6 + min(hand_size(s, seat), 5), 1)
    put(t, seat, TURN + (seat - s.turn + s.houses) % s.houses, 1)
    if s.attack[seat] != NO_CARD:
        put(t, seat, AWAITS + s.attack[seat], 1)
    if s.guild[seat] != NO_GUILD and s.exhausted[seat] == 0:
        put(t, seat, PERK + s.guild[seat], 1)
    near = s.season == AUTUMN and s.deck_size[BASE] <= WINTER_IS_NEAR
    put(t, seat, SEASON + (2 if near else 1 if s.season == AUTUMN else 0), 1)
    if s.season == AUTUMN:
        put(t, seat, POINTS, points(s, seat, o))
        if near:
            put(t, seat, POINTS + 1, points(s, seat, o))
    if s.plague[seat] > 0:
        put(t, seat, PLAGUE, 1)
    if s.merchant == seat:
        put(t, seat, MERCHANT, 1)


@rule
def add(units: list[float], row: list[float], much: float, count: int) -> None:
    """A row, so many times. A loop whose length is known before would be unrolled, and run at a third of the speed."""
    for unit in range(count):
        units[unit] += much * row[unit]


@rule
def score(s: State, j: Judgement, t: Thought, seat: int) -> float:
    """One House's score, from its own features and those of its neighbours."""
    total = 0.0
    for unit in range(UNITS):
        t.unit[unit] = 0.0
    for relation in range(min(RELATIONS, s.houses)):
        house = related(s, seat, relation)
        for each in range(t.count[house]):
            place, much = t.place[house][each], t.much[house][each]
            total += much * j.past[relation][place]
            add(t.unit, j.into[relation][place], much, j.units)
    for unit in range(UNITS):
        total += max(t.unit[unit], 0.0) * j.out[unit]
    return total


@rule
def judge_table(s: State, o: Options, j: Judgement, t: Thought, chances: list[float]) -> None:
    """Write every House's chance of winning."""
    for seat in range(s.houses):
        describe(s, seat, o, t)
    for seat in range(s.houses):
        chances[seat] = exp(score(s, j, t, seat))
    share_out(s, chances)
