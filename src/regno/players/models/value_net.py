"""The value network: each House's probability of winning, trained on self-play games of the policy.

Each House has sparse features (``features.HOUSE``). Its score comes from its own features and those of its target, its
attacker and the House across, through one hidden ReLU layer plus a linear skip connection. Values are the softmax of
the scores.
"""

from __future__ import annotations

from math import exp
from typing import Annotated

from regno.players.models.features import HOUSE, HouseFeatures, extract_house_features
from regno.players.models.linear_value import softmax_shares
from regno.players.relations import RELATIONS, house_in_relation
from regno.proelio.state import Options, State

UNITS = 32


class ValueNet:
    """Weights into the hidden units, out of them, and of the linear skip connection."""

    units: int  # always UNITS; see ``add_scaled``
    into: Annotated[list[list[list[float]]], (RELATIONS, HOUSE.size, UNITS), "f4"]
    out: Annotated[list[float], (UNITS,), "f4"]
    past: Annotated[list[list[float]], (RELATIONS, HOUSE.size), "f4"]


class ValueScratch(HouseFeatures):
    """Scratch space: the features of every House, and the hidden units."""

    unit: Annotated[list[float], (UNITS,), "f4"]


def add_scaled(units: list[float], row: list[float], value: float, count: int) -> None:
    """Add a scaled row. The length is an argument because LLVM unrolls a constant one, which is three times slower."""
    for unit in range(count):
        units[unit] += value * row[unit]


def score(s: State, net: ValueNet, t: ValueScratch, seat: int) -> float:
    """Return the score of one House, before the softmax."""
    total = 0.0
    for unit in range(UNITS):
        t.unit[unit] = 0.0
    for relation in range(min(RELATIONS, s.houses)):
        house = house_in_relation(s, seat, relation)
        for each in range(t.count[house]):
            index, value = t.index[house][each], t.value[house][each]
            total += value * net.past[relation][index]
            add_scaled(t.unit, net.into[relation][index], value, net.units)
    for unit in range(UNITS):
        total += max(t.unit[unit], 0.0) * net.out[unit]
    return total


def evaluate(s: State, o: Options, net: ValueNet, t: ValueScratch, chances: list[float]) -> None:
    """Write each House's probability of winning."""
    for seat in range(s.houses):
        extract_house_features(s, seat, o, t)
    for seat in range(s.houses):
        chances[seat] = exp(score(s, net, t, seat))
    softmax_shares(s, chances)
