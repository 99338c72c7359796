"""Training of the value network on self-play games of the policy.

Deterministic for a seed and a number of positions, up to rounding.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from regno.players.models.features import HOUSE
from regno.players.models.value_net import UNITS
from regno.players.relations import RELATIONS
from regno.players.training import adam
from regno.players.training.adam import Adam, decay, softmax
from regno.players.training.datasets import Numbers, Positions, with_neighbours

Net = list[Numbers]  # into the hidden units, out of them, and the skip connection
INPUTS = RELATIONS * HOUSE.size
EPOCHS, BATCH_SIZE, LEARNING_RATE = 4, 2048, 2e-3
FINAL_RATE = 0.05  # part of the learning rate left at the end
WEIGHT_DECAY = 1e-5  # L2
USUAL_FEATURES = 30  # non-zero at once, about; scales the initial weights


def forward(features: Numbers, net: Net, allied: bool) -> tuple[Numbers, Numbers]:
    """Return the hidden activations and each House's probability of winning; allies add up their scores."""
    into, out, past = net
    flat = features.reshape(-1, features.shape[2])
    units = np.maximum(flat @ into, 0)
    scores = (units @ out + flat @ past).reshape(features.shape[:2])
    if allied:
        scores = scores[:, :2] + scores[:, 2:]
    predicted = softmax(scores)
    return units, np.tile(predicted, 2) if allied else predicted


def cross_entropy(positions: Positions, shares: Numbers, net: Net, allied: bool = False) -> float:
    """Return the mean cross-entropy; a uniform prediction has the logarithm of the number of sides."""
    starts = range(0, len(positions), BATCH_SIZE)
    predicted = [forward(with_neighbours(positions[first : first + BATCH_SIZE]), net, allied)[1] for first in starts]
    return adam.cross_entropy(shares, np.concatenate(predicted)) / (2 if allied else 1)


def gradients(features: Numbers, shares: Numbers, net: Net, allied: bool) -> Net:
    """Return the gradient of the cross-entropy by weight matrix."""
    units, predicted = forward(features, net, allied)
    flat = features.reshape(-1, features.shape[2])
    error = ((predicted - shares) / len(features)).reshape(-1)
    return [flat.T @ (np.outer(error, net[1]) * (units > 0)), units.T @ error, flat.T @ error]


def fit_net(positions: Positions, shares: Numbers, allied: bool, seed: int) -> Net:
    """Return the network of least cross-entropy, by minibatch Adam."""
    rng = np.random.default_rng(seed)
    first = rng.normal(0, 1 / np.sqrt(USUAL_FEATURES), (INPUTS, UNITS)).astype(np.float32)
    net = [first, rng.normal(0, 0.1, UNITS).astype(np.float32), np.zeros(INPUTS, np.float32)]
    optimizers = [Adam(part.shape, form=np.float32) for part in net]
    batches = len(positions) // BATCH_SIZE
    for step in range(EPOCHS * batches):
        if step % batches == 0:
            order = rng.permutation(len(positions))
        here = order[step % batches * BATCH_SIZE :][:BATCH_SIZE]
        rate = decay(LEARNING_RATE, FINAL_RATE, step, EPOCHS * batches)
        found = gradients(with_neighbours(positions[here]), shares[here], net, allied)
        for part, optimizer, gradient in zip(net, optimizers, found, strict=True):
            part -= optimizer.step(gradient + WEIGHT_DECAY * part, rate).astype(np.float32)
    return net


def read_net(value_net: Any) -> Net:
    """Return the weights of a ValueNet record as matrices."""
    into, out, past = (np.array(value_net[name]) for name in ("into", "out", "past"))
    return [into.reshape(INPUTS, UNITS), out, past.reshape(-1)]


def write_net(net: Net, value_net: Any) -> None:
    """Write matrices into a ValueNet record."""
    value_net["units"] = UNITS
    value_net["into"] = net[0].reshape(RELATIONS, HOUSE.size, UNITS)
    value_net["out"], value_net["past"] = net[1], net[2].reshape(RELATIONS, HOUSE.size)
