"""Training of the linear value function on games between heuristic players.

Deterministic for a seed and a number of positions, up to rounding.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from regno.files import write_atomic
from regno.players.heuristic_weights import EVOLVED
from regno.players.models.features import LINEAR_FEATURES
from regno.players.models.linear_value import LINEAR_RELATIONS
from regno.players.training import adam
from regno.players.training.adam import Adam, decay, softmax
from regno.players.training.datasets import Numbers, sample_positions, with_neighbours
from regno.proelio.edition import Edition
from regno.proelio.jit.compile import to_records
from regno.proelio.state import Options

STEPS, LEARNING_RATE, FINAL_RATE = 300, 0.05, 0.1  # of Adam; part of the learning rate left at the end
WEIGHT_DECAY = 2e-4  # L2
MAX_WEIGHT = 6.0  # larger weights come from too few samples


def training_set(book: Edition, options: Options, count: int, seed: int) -> tuple[Numbers, Numbers]:
    """Return features by position, House and relation (own, target, attacker), and each House's victory share."""
    positions, shares = sample_positions(book, options, to_records(EVOLVED)[0], count, seed)
    return with_neighbours(positions[:, :, :LINEAR_FEATURES], LINEAR_RELATIONS), shares


def predict(features: Numbers, weights: Numbers) -> Numbers:
    """Return each House's probability of winning in every position."""
    return softmax(features @ weights)


def cross_entropy(features: Numbers, shares: Numbers, weights: Numbers) -> float:
    """Return the mean cross-entropy; a uniform prediction has the logarithm of the number of Houses."""
    return adam.cross_entropy(shares, predict(features, weights))


def fit(features: Numbers, shares: Numbers) -> Numbers:
    """Return the weights of least cross-entropy, by full-batch Adam."""
    flat = features.reshape(-1, features.shape[2])
    weights: Numbers = np.zeros(features.shape[2], np.float32)
    optimizer = Adam(weights.shape)
    for step in range(1, STEPS + 1):
        error = (predict(features, weights) - shares).reshape(-1)
        gradient = flat.T @ error / len(features) + WEIGHT_DECAY * weights
        rate = decay(LEARNING_RATE, FINAL_RATE, step, STEPS)
        weights = (weights - optimizer.step(gradient, rate)).astype(np.float32)
    return np.clip(weights, -MAX_WEIGHT, MAX_WEIGHT)


def save(weights: Numbers, path: Path) -> None:
    """Write the weights as JSON: one line each for the House itself, its target and its attacker."""
    rows = weights.reshape(LINEAR_RELATIONS, LINEAR_FEATURES)
    text = ",\n".join(json.dumps([round(float(weight), 3) for weight in row]) for row in rows)
    write_atomic(path, f"[\n{text}\n]\n".encode())
