"""Positions of self-play games for the leaf network, in sparse form, and the gradient of their cross-entropy."""

from __future__ import annotations

from math import exp, log
from typing import Annotated

from regno.players.models.features import MAX_HOUSE_FEATURES
from regno.players.models.leaf_net import (
    HOUSE_INPUTS,
    LEAF_UNITS,
    MAX_TABLE,
    SECOND_UNITS,
    LeafNet,
    LeafScratch,
    add_table,
    add_weights,
    extract_leaf_features,
    leaf_score,
)
from regno.players.models.policy_net import NetScratch, PolicyNet, sample_net_index
from regno.players.relations import RELATIONS, house_in_relation
from regno.proelio import engine
from regno.proelio.chance import below, pick, sow
from regno.proelio.jit.records import Row, Rows, jit_entry
from regno.proelio.rules.setup import begin
from regno.proelio.rules.victory import WHOLE, payoff
from regno.proelio.simulate.workspace import Workspace
from regno.proelio.state import CHANCE, SEATS, Options, State
from regno.proelio.steps import ACTION, OVER

SAMPLE_EVERY = 8  # Actions; neighbouring positions are highly correlated


class LeafPosition:
    """A position and what became of it."""

    houses: int
    allied: int
    table_count: int
    count: Annotated[Row, (SEATS,), "i4"]
    table: Annotated[Row, (MAX_TABLE,), "i2"]
    index: Annotated[Rows, (SEATS, MAX_HOUSE_FEATURES), "i2"]
    value: Annotated[Rows, (SEATS, MAX_HOUSE_FEATURES), "i1"]
    share: Annotated[list[float], (SEATS,), "f4"]


class LeafWorkspace(Workspace):
    """Scratch space of games and gradients."""

    policy: NetScratch
    leaf: LeafScratch
    chance: Annotated[list[float], (SEATS,), "f8"]
    d_unit: Annotated[list[float], (LEAF_UNITS,), "f4"]
    d_second: Annotated[list[float], (SECOND_UNITS,), "f4"]


# ---------------------------------------------------------------- games


def record_position(s: State, o: Options, t: LeafScratch, position: LeafPosition) -> None:
    """Record the features of a position."""
    extract_leaf_features(s, o, t)
    position.houses, position.allied, position.table_count = s.houses, s.allied, t.table_count
    for each in range(t.table_count):
        position.table[each] = t.table[each]
    for seat in range(s.houses):
        position.count[seat] = t.count[seat]
        for each in range(t.count[seat]):
            position.index[seat][each] = t.index[seat][each]
            position.value[seat][each] = int(t.value[seat][each])


@jit_entry
def play_for_positions(
    s: State,
    o: Options,
    cards: Row,
    net: PolicyNet,
    ws: LeafWorkspace,
    positions: list[LeafPosition],
    first_seed: int,
) -> int:
    """Play games of a policy network with itself until the positions are full; return how many games."""
    games, taken = 0, 0
    while taken < len(positions):
        sow(ws.rng, first_seed + games)
        games += 1
        first = taken
        begin(s, o, cards)
        while s.step != OVER:
            if s.who == CHANCE:
                move = pick(s, o, ws.rng)
            else:
                if s.step == ACTION and taken < len(positions) and below(ws.rng, SAMPLE_EVERY) == 0:
                    record_position(s, o, ws.leaf, positions[taken])
                    taken += 1
                count = engine.legal(s, o, ws.space)
                move = ws.space[0]
                if count > 1:
                    move = ws.space[sample_net_index(s, net, ws.policy, ws.rng, ws.space, count)]
            ws.events.count = 0
            engine.apply(s, move, o, ws.events)
        for each in range(first, taken):
            for seat in range(s.houses):
                positions[each].share[seat] = payoff(s, seat) / WHOLE
    return games


# ---------------------------------------------------------------- the gradient


def read_position(position: LeafPosition, s: State, t: LeafScratch) -> None:
    """Write a position back to where the network reads it; ``s`` gets the number of Houses alone."""
    s.houses, s.allied, t.table_count = position.houses, position.allied, position.table_count
    for each in range(position.table_count):
        t.table[each] = position.table[each]
    for seat in range(position.houses):
        t.count[seat] = position.count[seat]
        for each in range(position.count[seat]):
            t.index[seat][each] = position.index[seat][each]
            t.value[seat][each] = position.value[seat][each]


def predict(s: State, net: LeafNet, ws: LeafWorkspace, position: LeafPosition) -> float:
    """Write each House's chance to ``ws.chance``, the scratch space as it was then; return the cross-entropy."""
    t, most, total, loss = ws.leaf, -1e9, 0.0, 0.0
    read_position(position, s, t)
    add_table(net, t)
    sides = 2 if s.allied == 1 else s.houses
    for seat in range(s.houses):
        ws.chance[seat] = leaf_score(s, net, t, seat)
    for side in range(sides):
        if s.allied == 1:
            ws.chance[side] += ws.chance[side + 2]
        most = max(most, ws.chance[side])
    for side in range(sides):
        ws.chance[side] = exp(ws.chance[side] - most)
        total += ws.chance[side]
    for side in range(sides):
        ws.chance[side] /= total
        loss -= position.share[side] * log(ws.chance[side] + 1e-9)
        if s.allied == 1:
            ws.chance[side + 2] = ws.chance[side]
    return loss


def propagate_back(s: State, net: LeafNet, ws: LeafWorkspace, seat: int, error: float, gradient: LeafNet) -> None:
    """Add the gradient of one House's score, by its units as they are in the scratch space."""
    t = ws.leaf
    unit, second = t.unit[seat], t.second[seat]
    for place in range(net.second_units):
        ws.d_second[place] = error * net.second_out[place] if second[place] > 0.0 else 0.0
        gradient.second_out[place] += error * max(second[place], 0.0)
    for place in range(net.units):
        ws.d_unit[place] = 0.0
        if unit[place] > 0.0:
            gradient.out[place] += error * unit[place]
            add_weights(gradient.second[place], ws.d_second, unit[place], net.second_units)
            total = error * net.out[place]
            for other in range(net.second_units):
                total += ws.d_second[other] * net.second[place][other]
            ws.d_unit[place] = total
    for each in range(t.table_count):
        gradient.past[t.table[each]] += error
        add_weights(gradient.into[t.table[each]], ws.d_unit, 1.0, net.units)
    for relation in range(min(RELATIONS, s.houses)):
        house, first = house_in_relation(s, seat, relation), relation * HOUSE_INPUTS
        for each in range(t.count[house]):
            row, value = first + t.index[house][each], t.value[house][each]
            gradient.past[row] += error * value
            add_weights(gradient.into[row], ws.d_unit, value, net.units)


@jit_entry
def add_leaf_gradients(
    s: State,
    net: LeafNet,
    positions: list[LeafPosition],
    first: int,
    end: int,
    ws: LeafWorkspace,
    gradient: LeafNet,
    learning: int,
) -> float:
    """Return the summed cross-entropy of some positions; if ``learning`` is 1 add its gradient."""
    loss = 0.0
    for each in range(first, end):
        loss += predict(s, net, ws, positions[each])
        if learning == 1:
            for seat in range(s.houses):
                error = ws.chance[seat] - positions[each].share[seat]
                propagate_back(s, net, ws, seat, error, gradient)
    return loss
