"""A linear value function: each House's probability of winning.

A House's score is linear in its own features and those of its left neighbour (target) and right neighbour
(attacker); values are the softmax of the scores. Trained on games between heuristic players.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp
from typing import Annotated

from regno.players.models.features import HOUSE, LINEAR_FEATURES, HouseFeatures, extract_house_features
from regno.players.relations import house_in_relation
from regno.proelio.jit.records import blank
from regno.proelio.state import Options, State

LINEAR_RELATIONS = 3  # the House itself, its target and its attacker


class LinearWeights:
    """Weights of the features of the House itself, its target and its attacker; 0 beyond LINEAR_FEATURES."""

    by_relation: Annotated[list[list[float]], (LINEAR_RELATIONS, HOUSE.size), "f8"]


@cache
def load_weights() -> LinearWeights:
    """Return the bundled weights."""
    made = blank(LinearWeights)
    rows = json.loads(files("regno.players.models").joinpath("linear_value.json").read_text(encoding="utf-8"))
    made.by_relation = [row + [0.0] * (HOUSE.size - LINEAR_FEATURES) for row in rows]
    return made


def score(t: HouseFeatures, house: int, w: list[float]) -> float:
    """Return the dot product of a House's features with ``w``."""
    total = 0.0
    for each in range(t.count[house]):
        total += t.value[house][each] * w[t.index[house][each]]
    return total


def softmax_shares(s: State, chances: list[float]) -> None:
    """Normalise exponentiated scores in place; allies win together, so theirs are multiplied."""
    if s.allied == 1:
        for seat in range(2):
            both = chances[seat] * chances[seat + 2]
            chances[seat], chances[seat + 2] = both, both
    total = 0.0
    for seat in range(s.houses if s.allied == 0 else 2):
        total += chances[seat]
    for seat in range(s.houses):
        chances[seat] /= total


def evaluate(s: State, o: Options, w: LinearWeights, t: HouseFeatures, chances: list[float]) -> None:
    """Write each House's probability of winning."""
    for seat in range(s.houses):
        extract_house_features(s, seat, o, t)
    for seat in range(s.houses):
        total = 0.0
        for relation in range(LINEAR_RELATIONS):
            total += score(t, house_in_relation(s, seat, relation), w.by_relation[relation])
        chances[seat] = exp(total)
    softmax_shares(s, chances)
