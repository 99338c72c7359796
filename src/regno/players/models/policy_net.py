"""A policy network: a sparse first layer, one hidden layer of rectified units, and a linear path past it.

Inputs are binary, so the first layer is a sum of rows (as in NNUE; Nasu 2018). At one step only one group of actions
can be chosen, so weights are kept by group, and only those of the present group are added up. A network without units
is the linear policy of ``policy.py``.
"""

from __future__ import annotations

from typing import Annotated

from regno.players.models.features import ACTIONS
from regno.players.models.net_features import INPUTS, NetFeatures, extract_net_features
from regno.players.models.policy import action_index, sample_place, softmax_scores
from regno.proelio import steps
from regno.proelio.chance import Rng
from regno.proelio.jit.records import Row
from regno.proelio.state import State

POLICY_UNITS = 64
GROUPS = len(ACTIONS.sizes)
WIDTH = max(ACTIONS.sizes.values())
GROUP_FIRST = tuple(ACTIONS.offsets(*ACTIONS.sizes))
GROUP_SIZE = tuple(ACTIONS.sizes.values())
ACT, DEPLOY, DISCARD, GIVE, WANT, PASS_ON, YES_NO = range(GROUPS)


class PolicyNet:
    """The weights of a policy network; actions are indexed by their group, then within it."""

    units: int  # hidden units in use: POLICY_UNITS, or 0 for a linear policy
    sharpness: Annotated[float, (), "f4"]  # factor of all scores: the inverse of the temperature
    into: Annotated[list[list[float]], (INPUTS, POLICY_UNITS), "f4"]
    out: Annotated[list[list[list[float]]], (GROUPS, POLICY_UNITS, WIDTH), "f4"]
    past: Annotated[list[list[list[float]]], (GROUPS, INPUTS, WIDTH), "f4"]


class NetScratch(NetFeatures):
    """Scratch space of one decision."""

    group: int
    unit: Annotated[list[float], (POLICY_UNITS,), "f4"]
    score: Annotated[list[float], (WIDTH,), "f4"]
    probabilities: Annotated[list[float], (64,), "f8"]  # by index of legal move


def action_group(step: int) -> int:
    """Return the group of actions that a step asks for."""
    if step == steps.ACTION or step == steps.PERK:
        return ACT
    if step == steps.DEPLOY:
        return DEPLOY
    if step == steps.TRIM or step == steps.BARDS or step == steps.PAY:
        return DISCARD
    if step == steps.LOOT or step == steps.PENALTY:
        return GIVE
    if step == steps.KEEP or step == steps.TAKE:
        return WANT
    return PASS_ON if step == steps.SUPPORT else YES_NO


def place_in_group(step: int, move: int) -> int:
    """Return the index of a move within the group of its step."""
    return action_index(step, move) - GROUP_FIRST[action_group(step)]


def add_row(total: list[float], row: list[float], count: int) -> None:
    """Add a row. The length is an argument because LLVM unrolls a constant one, which is slower."""
    for place in range(count):
        total[place] += row[place]


def add_four_rows(
    total: list[float], one: list[float], two: list[float], three: list[float], four: list[float], count: int
) -> None:
    """Add four rows, which reads and writes the sum once instead of four times."""
    for place in range(count):
        total[place] += (one[place] + two[place]) + (three[place] + four[place])


def add_multiple(total: list[float], row: list[float], value: float, count: int) -> None:
    """Add a scaled row."""
    for place in range(count):
        total[place] += value * row[place]


def add_active_rows(total: list[float], rows: list[list[float]], f: NetFeatures, count: int) -> None:
    """Add the rows of the active inputs."""
    in_fours = f.count // 4 * 4
    for each in range(0, in_fours, 4):
        one, two = rows[f.features[each]], rows[f.features[each + 1]]
        three, four = rows[f.features[each + 2]], rows[f.features[each + 3]]
        add_four_rows(total, one, two, three, four, count)
    for each in range(in_fours, f.count):
        add_row(total, rows[f.features[each]], count)


def compute_units(net: PolicyNet, f: NetScratch) -> None:
    """Write the hidden units for the active inputs."""
    for unit in range(net.units):
        f.unit[unit] = 0.0
    add_active_rows(f.unit, net.into, f, net.units)
    for unit in range(net.units):
        f.unit[unit] = max(f.unit[unit], 0.0)


def compute_scores(net: PolicyNet, f: NetScratch) -> None:
    """Write the hidden units and the scores of all actions of the group, for the active inputs."""
    size = GROUP_SIZE[f.group]
    for place in range(WIDTH):
        f.score[place] = 0.0
    compute_units(net, f)
    add_active_rows(f.score, net.past[f.group], f, size)
    for unit in range(net.units):
        if f.unit[unit] > 0.0:
            add_multiple(f.score, net.out[f.group][unit], f.unit[unit], size)


def score_action(net: PolicyNet, f: NetScratch, action: int) -> float:
    """Return the score of one action of the group, given the hidden units: few actions of a group are legal at once.

    There are four sums, because each addition waits for the one before it.
    """
    past, out = net.past[f.group], net.out[f.group]
    one, two, three, four = 0.0, 0.0, 0.0, 0.0
    in_twos = f.count // 2 * 2
    for each in range(0, in_twos, 2):
        one += past[f.features[each]][action]
        two += past[f.features[each + 1]][action]
    if in_twos < f.count:
        three += past[f.features[in_twos]][action]
    for unit in range(0, net.units, 4):
        one += f.unit[unit] * out[unit][action]
        two += f.unit[unit + 1] * out[unit + 1][action]
        three += f.unit[unit + 2] * out[unit + 2][action]
        four += f.unit[unit + 3] * out[unit + 3][action]
    return (one + two) + (three + four)


def compute_net_probabilities(s: State, net: PolicyNet, f: NetScratch, legal: Row, count: int) -> None:
    """Write the softmax probability of each legal move to ``f.probabilities``."""
    extract_net_features(s, f)
    f.group = action_group(s.step)
    compute_units(net, f)
    first, most = GROUP_FIRST[f.group], -1e9
    for place in range(count):
        score = net.sharpness * score_action(net, f, action_index(s.step, legal[place]) - first)
        f.probabilities[place] = score
        most = max(most, score)
    softmax_scores(f.probabilities, most, count)


def sample_net_index(s: State, net: PolicyNet, f: NetScratch, rng: Rng, legal: Row, count: int) -> int:
    """Return the index of a legal move sampled by its probability."""
    compute_net_probabilities(s, net, f, legal, count)
    return sample_place(f.probabilities, rng, count)


def likeliest_index(f: NetScratch, count: int) -> int:
    """Return the index of the most probable legal move, the first of equals."""
    best = 0
    for place in range(1, count):
        best = place if f.probabilities[place] > f.probabilities[best] else best
    return best
