"""The value network: each House's probability of winning, trained on self-play games of the policy.

Each House has sparse features. Its score comes from its own features and those of its target, its attacker and the
House across, through one hidden ReLU layer plus a linear skip connection. Values are the softmax of the scores.
"""

from __future__ import annotations

from math import exp
from typing import Annotated

from regno.players.models.linear_value import (
    AWAITS,
    CARDS,
    PERK,
    POINTS,
    STRENGTH,
    TURN,
    WINTER_IS_NEAR,
    softmax_shares,
)
from regno.players.models.linear_value import FEATURES as LINEAR_FEATURES
from regno.players.relations import RELATIONS, related
from regno.proelio.cards import AUTUMN, BASE, KINDS, NO_CARD, NO_GUILD
from regno.proelio.jit.records import Row, Rows, rule
from regno.proelio.rules.victory import points
from regno.proelio.rules.zones import hand_size
from regno.proelio.state import SEATS, Options, State

# Features beyond those of linear_value.py: season, Plague before the House, Merchant with it.
SEASON, PLAGUE, MERCHANT = LINEAR_FEATURES, LINEAR_FEATURES + 3, LINEAR_FEATURES + 4
FEATURES = LINEAR_FEATURES + 5
UNITS = 32
MAX_ACTIVE = 32  # non-zero features of one House


class ValueNet:
    """Weights into the hidden units, out of them, and of the linear skip connection."""

    units: int  # always UNITS; see ``add_scaled``
    into: Annotated[list[list[list[float]]], (RELATIONS, FEATURES, UNITS), "f4"]
    out: Annotated[list[float], (UNITS,), "f4"]
    past: Annotated[list[list[float]], (RELATIONS, FEATURES), "f4"]


class ValueScratch:
    """Scratch space: the sparse features of every House, and the hidden units."""

    count: Annotated[Row, (SEATS,), "i4"]
    index: Annotated[Rows, (SEATS, MAX_ACTIVE), "i4"]
    value: Annotated[list[list[float]], (SEATS, MAX_ACTIVE), "f4"]
    unit: Annotated[list[float], (UNITS,), "f4"]


@rule
def add_feature(t: ValueScratch, seat: int, index: int, value: int) -> None:
    """Append a non-zero feature of a House."""
    t.index[seat][t.count[seat]] = index
    t.value[seat][t.count[seat]] = value
    t.count[seat] += 1


@rule
def extract_features(s: State, seat: int, o: Options, t: ValueScratch) -> None:
    """Write the non-zero features of a House."""
    t.count[seat] = 0
    for kind in range(KINDS):
        if s.hand[seat][kind] > 0:
            add_feature(t, seat, CARDS + kind, s.hand[seat][kind])
    add_feature(t, seat, STRENGTH + s.fort[seat] * 6 + min(hand_size(s, seat), 5), 1)
    add_feature(t, seat, TURN + (seat - s.turn + s.houses) % s.houses, 1)
    if s.attack[seat] != NO_CARD:
        add_feature(t, seat, AWAITS + s.attack[seat], 1)
    if s.guild[seat] != NO_GUILD and s.exhausted[seat] == 0:
        add_feature(t, seat, PERK + s.guild[seat], 1)
    near = s.season == AUTUMN and s.deck_size[BASE] <= WINTER_IS_NEAR
    add_feature(t, seat, SEASON + (2 if near else 1 if s.season == AUTUMN else 0), 1)
    if s.season == AUTUMN:
        add_feature(t, seat, POINTS, points(s, seat, o))
        if near:
            add_feature(t, seat, POINTS + 1, points(s, seat, o))
    if s.plague[seat] > 0:
        add_feature(t, seat, PLAGUE, 1)
    if s.merchant == seat:
        add_feature(t, seat, MERCHANT, 1)


@rule
def add_scaled(units: list[float], row: list[float], value: float, count: int) -> None:
    """Add a scaled row. The length is an argument because LLVM unrolls a constant one, which is three times slower."""
    for unit in range(count):
        units[unit] += value * row[unit]


@rule
def score(s: State, net: ValueNet, t: ValueScratch, seat: int) -> float:
    """Return the score of one House, before the softmax."""
    total = 0.0
    for unit in range(UNITS):
        t.unit[unit] = 0.0
    for relation in range(min(RELATIONS, s.houses)):
        house = related(s, seat, relation)
        for each in range(t.count[house]):
            index, value = t.index[house][each], t.value[house][each]
            total += value * net.past[relation][index]
            add_scaled(t.unit, net.into[relation][index], value, net.units)
    for unit in range(UNITS):
        total += max(t.unit[unit], 0.0) * net.out[unit]
    return total


@rule
def evaluate(s: State, o: Options, net: ValueNet, t: ValueScratch, chances: list[float]) -> None:
    """Write each House's probability of winning."""
    for seat in range(s.houses):
        extract_features(s, seat, o, t)
    for seat in range(s.houses):
        chances[seat] = exp(score(s, net, t, seat))
    softmax_shares(s, chances)
