"""Judgement: every House's chance of winning, by a small net learnt from games of the instinct.

Each House is described by a few features; its score is made of its own, its prey's and its attacker's, through a layer
of units that answer only when what they look for is there. Chances are shares of the exponentials of the scores.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp
from typing import Annotated

import numpy as np

from regno.players.value import AWAITS, CARDS, PERK, POINTS, STRENGTH, TURN, WINTER_IS_NEAR, share_out
from regno.players.value import FEATURES as FORMER
from regno.proelio.cards import AUTUMN, BASE, KINDS, NO_CARD, NO_GUILD
from regno.proelio.layout import Row, Rows, blank, rule
from regno.proelio.rules.victory import points
from regno.proelio.rules.zones import hand_size
from regno.proelio.state import SEATS, Options, State, left, right

# Beyond the features of players/value.py: the season, a Plague before the House, the Merchant with it.
SEASON, PLAGUE, MERCHANT = FORMER, FORMER + 3, FORMER + 4
FEATURES = FORMER + 5
UNITS = 32
RELATIONS = 3  # oneself, one's prey, one's attacker
MOST = 32  # features of one House that are not nought


class Judgement:
    """The weights of the net: into each unit, out of it, and past the units straight into the score."""

    into: Annotated[list[list[list[float]]], (RELATIONS, FEATURES, UNITS), "f4"]
    out: Annotated[list[float], (UNITS,), "f4"]
    past: Annotated[list[list[float]], (RELATIONS, FEATURES), "f4"]


class Thought:
    """Scratch space: the features of every House that are not nought, and the units."""

    count: Annotated[Row, (SEATS,), "i4"]
    place: Annotated[Rows, (SEATS, MOST), "i4"]
    much: Annotated[list[list[float]], (SEATS, MOST), "f4"]
    unit: Annotated[list[float], (UNITS,), "f4"]


@cache
def judgement() -> Judgement:
    """The judgement that comes with the program."""
    made = blank(Judgement)
    with files("regno.players").joinpath("judgement.npz").open("rb") as file, np.load(file) as kept:
        made.into, made.out, made.past = (kept[name].astype(float).tolist() for name in ("into", "out", "past"))
    return made


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
def score(s: State, j: Judgement, t: Thought, seat: int) -> float:
    """One House's score, from its own features and those of its neighbours."""
    total = 0.0
    for unit in range(UNITS):
        t.unit[unit] = 0.0
    for relation in range(RELATIONS):
        house = seat if relation == 0 else left(s, seat) if relation == 1 else right(s, seat)
        for each in range(t.count[house]):
            place, much = t.place[house][each], t.much[house][each]
            total += much * j.past[relation][place]
            row = j.into[relation][place]
            for unit in range(UNITS):
                t.unit[unit] += much * row[unit]
    for unit in range(UNITS):
        total += max(t.unit[unit], 0.0) * j.out[unit]
    return total


@rule
def judge_table(s: State, o: Options, j: Judgement, t: Thought, chances: list[float]) -> None:
    """Write every House's chance of winning."""
    for seat in range(s.houses):
        describe(s, seat, o, t)
    total = 0.0
    for seat in range(s.houses):
        chances[seat] = exp(score(s, j, t, seat))
        total += chances[seat]
    share_out(s, total, chances)
