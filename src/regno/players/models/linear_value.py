"""The value of a position: every House's chance of winning, guessed from what lies before it and its neighbours.

Each House gets a score: the weights of its own features, of its left neighbour's (its prey) and of its right
neighbour's (its attacker); chances are shares of the exponentials. The weights are learnt from games of stewards.
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

# The features of one House: cards by kind; Fortification with cards in hand; the attack it awaits; its fresh Guild;
# how soon its turn comes; its points once Autumn has come, and once more when Winter is near.
CARDS, STRENGTH, AWAITS = 0, KINDS, KINDS + 30
PERK, TURN, POINTS = 2 * KINDS + 30, 2 * KINDS + 37, 2 * KINDS + 43
FEATURES = POINTS + 2
WINTER_IS_NEAR = 12  # cards left in the Base deck


class Weights:
    """What each feature of oneself, one's prey and one's attacker adds to the score."""

    of: Annotated[list[list[float]], (3, FEATURES), "f8"]


@cache
def weights() -> Weights:
    """The weights that come with the program."""
    made = blank(Weights)
    made.of = json.loads(files("regno.players.models").joinpath("linear_value.json").read_text(encoding="utf-8"))
    return made


@rule
def add_features(s: State, seat: int, o: Options, row: Row) -> None:
    """Write the features of a House into a row of noughts."""
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
def weigh(s: State, seat: int, o: Options, w: list[float]) -> float:
    """The same features, weighed as they are found."""
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
def share_out(s: State, chances: list[float]) -> None:
    """Make weights into chances; the weight of allies, who win together, is the product of theirs."""
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
def guess(s: State, o: Options, w: Weights, chances: list[float]) -> None:
    """Write every House's chance of winning."""
    for seat in range(s.houses):
        score = 0.0
        for relation in range(len(w.of)):
            score += weigh(s, related(s, seat, relation), o, w.of[relation])
        chances[seat] = exp(score)
    share_out(s, chances)
