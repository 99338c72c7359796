"""The gradient of PPO's clipped objective (Schulman et al. 2017) with an entropy bonus, for a policy network."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Annotated

from regno.players.models.net_features import INPUTS
from regno.players.models.policy_net import (
    GROUP_SIZE,
    GROUPS,
    POLICY_UNITS,
    WIDTH,
    NetScratch,
    PolicyNet,
    add_multiple,
    add_row,
    compute_scores,
)
from regno.players.training.ppo_games import MAX_ACTIONS, Sample
from regno.proelio.jit.records import Row, jit_entry

CLIP = 0.2


class GradientScratch(NetScratch):
    """Scratch space of one sample's gradient."""

    entropy_weight: Annotated[float, (), "f8"]
    scale: Annotated[float, (), "f8"]  # of advantages
    chance: Annotated[list[float], (MAX_ACTIONS,), "f8"]  # by legal action
    d_score: Annotated[list[float], (WIDTH,), "f4"]
    d_unit: Annotated[list[float], (POLICY_UNITS,), "f4"]


def softmax_of_legal(net: PolicyNet, sample: Sample, g: GradientScratch) -> None:
    """Write the present probability of each legal action."""
    most, total = -1e9, 0.0
    for place in range(sample.actions):
        most = max(most, float(g.score[sample.action[place]]))
    for place in range(sample.actions):
        g.chance[place] = exp(g.score[sample.action[place]] - most)
        total += g.chance[place]
    for place in range(sample.actions):
        g.chance[place] /= total


def write_score_gradient(sample: Sample, g: GradientScratch) -> None:
    """Write how the objective changes with each score: zero where the clipped ratio ends the gain."""
    ratio, entropy = g.chance[sample.chosen] / sample.probability, 0.0
    advantage = sample.advantage * g.scale
    if (advantage > 0.0 and ratio > 1.0 + CLIP) or (advantage < 0.0 and ratio < 1.0 - CLIP):
        advantage = 0.0
    for place in range(sample.actions):
        entropy -= g.chance[place] * log(g.chance[place] + 1e-12)
    for place in range(GROUP_SIZE[sample.group]):
        g.d_score[place] = 0.0
    for place in range(sample.actions):
        chance = g.chance[place]
        gain = advantage * ratio * ((1.0 if place == sample.chosen else 0.0) - chance)
        g.d_score[sample.action[place]] = gain - g.entropy_weight * chance * (log(chance + 1e-12) + entropy)


def back_propagate(net: PolicyNet, sample: Sample, g: GradientScratch, gradient: PolicyNet) -> None:
    """Add the gradient of one sample."""
    size = GROUP_SIZE[sample.group]
    for unit in range(net.units):
        g.d_unit[unit] = 0.0
        if g.unit[unit] > 0.0:
            row = net.out[sample.group][unit]
            add_multiple(gradient.out[sample.group][unit], g.d_score, g.unit[unit], size)
            for place in range(sample.actions):
                g.d_unit[unit] += row[sample.action[place]] * g.d_score[sample.action[place]]
    for each in range(sample.inputs):
        feature = sample.features[each]
        add_row(gradient.past[sample.group][feature], g.d_score, size)
        add_row(gradient.into[feature], g.d_unit, net.units)


@jit_entry
def add_gradients(
    net: PolicyNet, samples: list[Sample], order: Row, first: int, end: int, g: GradientScratch, gradient: PolicyNet
) -> None:
    """Add the gradients of some samples."""
    for each in range(first, end):
        sample = samples[order[each]]
        g.group, g.count = sample.group, sample.inputs
        for place in range(sample.inputs):
            g.features[place] = sample.features[place]
        compute_scores(net, g)
        softmax_of_legal(net, sample, g)
        write_score_gradient(sample, g)
        back_propagate(net, sample, g, gradient)


# ---------------------------------------------------------------- Adam


class AdamStep:
    """The constants of one step, moments corrected for their bias."""

    rate: Annotated[float, (), "f4"]
    keep_mean: Annotated[float, (), "f4"]
    keep_square: Annotated[float, (), "f4"]
    scale_square: Annotated[float, (), "f4"]
    epsilon: Annotated[float, (), "f4"]
    divisor: Annotated[float, (), "f4"]  # of the summed gradients


def step_row(
    a: AdamStep,
    weights: list[float],
    mean: list[float],
    square: list[float],
    one: list[float],
    other: list[float],
    count: int,
) -> None:
    """Take a step with a row of weights, by the sum of two gradients, which are set to zero."""
    rate, keep, keep_square, scale = a.rate, a.keep_mean, a.keep_square, a.scale_square
    epsilon, divisor = a.epsilon, a.divisor
    for place in range(count):
        gradient = (one[place] + other[place]) * divisor
        mean[place] = gradient + keep * (mean[place] - gradient)
        square[place] = gradient * gradient + keep_square * (square[place] - gradient * gradient)
        weights[place] += rate * mean[place] / (sqrt(square[place] * scale) + epsilon)
        one[place] = 0.0
        other[place] = 0.0


@jit_entry
def take_step(
    a: AdamStep, net: PolicyNet, mean: PolicyNet, square: PolicyNet, one: PolicyNet, other: PolicyNet
) -> None:
    """Take one step of Adam (Kingma and Ba 2015), ascending."""
    for feature in range(INPUTS):
        step_row(
            a, net.into[feature], mean.into[feature], square.into[feature], one.into[feature], other.into[feature],
            net.units,
        )  # fmt: skip
    for group in range(GROUPS):
        size = GROUP_SIZE[group]
        for unit in range(net.units):
            step_row(
                a, net.out[group][unit], mean.out[group][unit], square.out[group][unit], one.out[group][unit],
                other.out[group][unit], size,
            )  # fmt: skip
        for feature in range(INPUTS):
            step_row(
                a, net.past[group][feature], mean.past[group][feature], square.past[group][feature],
                one.past[group][feature], other.past[group][feature], size,
            )  # fmt: skip
