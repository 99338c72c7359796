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

from regno.players.relations import related
from regno.proelio.cards import AUTUMN, BASE, KINDS, NO_CARD, NO_GUILD
from regno.proelio.jit.records import Row, blank, rule
from regno.proelio.rules.victory import points
from regno.proelio.rules.zones import hand_size
from regno.proelio.state import Options, State

# Offsets of one House's features: cards by kind; Fortification with hand size; incoming attack; unused Guild; turns
# until its own; points from Autumn on, and again when Winter is near.
CARDS, STRENGTH, AWAITS = 0, KINDS, KINDS + 30
PERK, TURN, POINTS = 2 * KINDS + 30, 2 * KINDS + 37, 2 * KINDS + 43
FEATURES = POINTS + 2
WINTER_IS_NEAR = 12  # cards left in the Base deck


class LinearWeights:
    """Weights of the features of the House itself, its target and its attacker."""

    by_relation: Annotated[list[list[float]], (3, FEATURES), "f8"]


@cache
def load_weights() -> LinearWeights:
    """Return the bundled weights."""
    made = blank(LinearWeights)
    made.by_relation = json.loads(
        files("regno.players.models").joinpath("linear_value.json").read_text(encoding="utf-8")
    )
    return made


@rule
def add_features(s: State, seat: int, o: Options, row: Row) -> None:
    """Write the features of a House into a row of zeros."""
    for kind in range(KINDS):
        row[CARDS + kind] = s.hand[seat][kind]
    row[STRENGTH + s.fort[seat] * 6 + min(hand_size(s, seat), 5)] = 1
    if s.attack[seat] != NO_CARD:
        row[AWAITS + s.attack[seat]] = 1
    if s.guild[seat] != NO_GUILD and s.exhausted[seat] == 0:
        row[PERK + s.guild[seat]] = 1
    row[TURN + (seat - s.turn + s.houses) % s.houses] = 1
    if s.season == AUTUMN:
        row[POINTS] = points(s, seat, o)
        row[POINTS + 1] = points(s, seat, o) if s.deck_size[BASE] <= WINTER_IS_NEAR else 0


@rule
def score(s: State, seat: int, o: Options, w: list[float]) -> float:
    """Return the dot product of a House's features with ``w``, without writing the features."""
    total = (
        w[STRENGTH + s.fort[seat] * 6 + min(hand_size(s, seat), 5)] + w[TURN + (seat - s.turn + s.houses) % s.houses]
    )
    for kind in range(KINDS):
        total += s.hand[seat][kind] * w[CARDS + kind]
    if s.attack[seat] != NO_CARD:
        total += w[AWAITS + s.attack[seat]]
    if s.guild[seat] != NO_GUILD and s.exhausted[seat] == 0:
        total += w[PERK + s.guild[seat]]
    if s.season == AUTUMN:
        near = w[POINTS + 1] if s.deck_size[BASE] <= WINTER_IS_NEAR else 0.0
        total += points(s, seat, o) * (w[POINTS] + near)
    return total


@rule
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


@rule
def evaluate(s: State, o: Options, w: LinearWeights, chances: list[float]) -> None:
    """Write each House's probability of winning."""
    for seat in range(s.houses):
        total = 0.0
        for relation in range(len(w.by_relation)):
            total += score(s, related(s, seat, relation), o, w.by_relation[relation])
        chances[seat] = exp(total)
    softmax_shares(s, chances)
