"""Training of the value network on self-play games of the policy.

Deterministic for a seed and a number of positions, up to rounding.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from regno.players import compiled
from regno.players.models.policy import PolicyScratch
from regno.players.models.value_net import FEATURES, UNITS, ValueScratch
from regno.players.relations import RELATIONS
from regno.proelio.chance import Rng
from regno.proelio.edition import Edition
from regno.proelio.jit.compile import batch, packed
from regno.proelio.moves import MOVES
from regno.proelio.rules.victory import WHOLE
from regno.proelio.state import SEATS, Events, Options, State

Numbers = NDArray[np.float32]
Net = list[Numbers]  # into the hidden units, out of them, and the skip connection
SAMPLE_EVERY = 8  # Actions; neighbouring positions are highly correlated
EPOCHS, BATCH_SIZE, LEARNING_RATE = (
    4,
    2048,
    2e-3,
)
BETA1, BETA2, FINAL_RATE = 0.9, 0.999, 0.05  # of Adam; part of the learning rate left at the end
WEIGHT_DECAY = 1e-5  # L2
USUAL_FEATURES = 30  # non-zero at once, about; scales the initial weights


def sample_positions(
    book: Edition, options: Options, policy: Any, count: int, seed: int
) -> tuple[NDArray[np.int8], Numbers]:
    """Return features by position and House, and each House's share of the victory."""
    positions, shares = np.zeros((count, SEATS, FEATURES), np.int8), np.zeros((count, SEATS), np.int64)
    game = [batch(State, 1)[0], packed(options)[0], batch(Events, 1)[0], batch(Rng, 1)[0]]
    game += [np.zeros(MOVES + 1, np.int64), np.array(book.deck(options), np.int64)]
    records = [policy, batch(PolicyScratch, 1)[0], batch(ValueScratch, 1)[0]]
    unit: Any = compiled.units()["training.policy_samples"]
    unit.sample_policy_positions(*game, *records, seed << 32, SAMPLE_EVERY, positions, shares)
    houses = options.houses
    return positions[:, :houses].copy(), (shares[:, :houses] / WHOLE).astype(np.float32)


def with_neighbours(positions: NDArray[np.int8]) -> Numbers:
    """Concatenate each House's features with those of its target, its attacker and the House across, if any."""
    own = positions.astype(np.float32)
    across = np.roll(own, 2, axis=1) if own.shape[1] > 3 else np.zeros_like(own)
    return np.concatenate([own, np.roll(own, 1, axis=1), np.roll(own, -1, axis=1), across], axis=2)


def forward(features: Numbers, net: Net, allied: bool) -> tuple[Numbers, Numbers]:
    """Return the hidden activations and each House's probability of winning; allies add up their scores."""
    into, out, past = net
    flat = features.reshape(-1, features.shape[2])
    units = np.maximum(flat @ into, 0)
    scores = (units @ out + flat @ past).reshape(features.shape[:2])
    if allied:
        scores = scores[:, :2] + scores[:, 2:]
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    predicted = powers / powers.sum(axis=1, keepdims=True)
    return units, np.asarray(np.tile(predicted, 2) if allied else predicted, np.float32)


def cross_entropy(positions: NDArray[np.int8], shares: Numbers, net: Net, allied: bool = False) -> float:
    """Return the mean cross-entropy; a uniform prediction has the logarithm of the number of sides."""
    loss = 0.0
    for first in range(0, len(positions), BATCH_SIZE):
        here = slice(first, first + BATCH_SIZE)
        loss -= float((shares[here] * np.log(forward(with_neighbours(positions[here]), net, allied)[1] + 1e-9)).sum())
    return loss / len(positions) / (2 if allied else 1)


def gradients(features: Numbers, shares: Numbers, net: Net, allied: bool) -> Net:
    """Return the gradient of the cross-entropy by weight matrix."""
    units, predicted = forward(features, net, allied)
    flat = features.reshape(-1, features.shape[2])
    error = ((predicted - shares) / len(features)).reshape(-1)
    return [flat.T @ (np.outer(error, net[1]) * (units > 0)), units.T @ error, flat.T @ error]


def fit_net(positions: NDArray[np.int8], shares: Numbers, allied: bool, seed: int) -> Net:
    """Return the network of least cross-entropy, by minibatch Adam (Kingma and Ba 2015)."""
    rng, inputs = np.random.default_rng(seed), RELATIONS * FEATURES
    first = rng.normal(0, 1 / np.sqrt(USUAL_FEATURES), (inputs, UNITS)).astype(np.float32)
    net = [first, rng.normal(0, 0.1, UNITS).astype(np.float32), np.zeros(inputs, np.float32)]
    mean, square = ([np.zeros_like(part) for part in net] for _ in range(2))
    batches = len(positions) // BATCH_SIZE
    for step in range(EPOCHS * batches):
        if step % batches == 0:
            order = rng.permutation(len(positions))
        here = order[step % batches * BATCH_SIZE :][:BATCH_SIZE]
        rate = LEARNING_RATE * (1 - (1 - FINAL_RATE) * step / (EPOCHS * batches))
        for place, gradient in enumerate(gradients(with_neighbours(positions[here]), shares[here], net, allied)):
            gradient += WEIGHT_DECAY * net[place]
            mean[place] = BETA1 * mean[place] + (1 - BETA1) * gradient
            square[place] = BETA2 * square[place] + (1 - BETA2) * gradient * gradient
            scale = np.sqrt(square[place] / (1 - BETA2 ** (step + 1))) + 1e-8
            net[place] -= (rate * mean[place] / (1 - BETA1 ** (step + 1)) / scale).astype(np.float32)
    return net


def read_net(value_net: Any) -> Net:
    """Return the weights of a ValueNet record as matrices."""
    into, out, past = (np.array(value_net[name]) for name in ("into", "out", "past"))
    return [into.reshape(RELATIONS * FEATURES, UNITS), out, past.reshape(-1)]


def write_net(net: Net, value_net: Any) -> None:
    """Write matrices into a ValueNet record."""
    value_net["units"] = UNITS
    value_net["into"] = net[0].reshape(RELATIONS, FEATURES, UNITS)
    value_net["out"], value_net["past"] = net[1], net[2].reshape(RELATIONS, FEATURES)
