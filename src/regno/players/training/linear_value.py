"""Training of the linear value function on games between heuristic players.

Deterministic for a seed and a number of positions, up to rounding.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regno.files import write_atomic
from regno.players import compiled
from regno.players.heuristic_weights import EVOLVED, HeuristicWeights
from regno.players.models.linear_value import FEATURES
from regno.proelio.chance import Rng
from regno.proelio.edition import Edition
from regno.proelio.jit.compile import batch, packed
from regno.proelio.moves import MOVES
from regno.proelio.rules.victory import WHOLE
from regno.proelio.state import SEATS, Events, Options, State

Numbers = NDArray[np.float32]
SAMPLE_EVERY = 8  # Actions; neighbouring positions are highly correlated
STEPS, LEARNING_RATE, BETA1, BETA2 = 300, 0.05, 0.9, 0.999  # of Adam
WEIGHT_DECAY = 2e-4  # L2
MAX_WEIGHT = 6.0  # larger weights come from too few samples


def sample_positions(book: Edition, options: Options, count: int, seed: int) -> tuple[Numbers, Numbers]:
    """Return features by position, House and relation (own, target, attacker), and each House's victory share."""
    heuristics = batch(HeuristicWeights, SEATS)
    heuristics[:] = packed(EVOLVED)[0]
    positions, shares = np.zeros((count, SEATS, FEATURES), np.int8), np.zeros((count, SEATS), np.int64)
    scratch = (batch(Events, 1)[0], batch(Rng, 1)[0], np.zeros(MOVES + 1, np.int64))
    cards = np.array(book.deck(options), np.int64)
    unit: Any = compiled.units()["training.heuristic_samples"]
    unit.sample_heuristic_positions(
        *(batch(State, 1)[0], packed(options)[0], *scratch, cards, heuristics, np.ones(SEATS, np.int64)),
        *(seed << 32, SAMPLE_EVERY, positions, shares),
    )
    own = positions[:, : options.houses].astype(np.float32)
    features = np.concatenate([own, np.roll(own, 1, axis=1), np.roll(own, -1, axis=1)], axis=2)
    return features, (shares[:, : options.houses] / WHOLE).astype(np.float32)


def predict(features: Numbers, weights: Numbers) -> Numbers:
    """Return each House's probability of winning in every position."""
    scores = features @ weights
    exponentials = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(exponentials / exponentials.sum(axis=1, keepdims=True), np.float32)


def cross_entropy(features: Numbers, shares: Numbers, weights: Numbers) -> float:
    """Return the mean cross-entropy; a uniform prediction has the logarithm of the number of Houses."""
    return float(-(shares * np.log(predict(features, weights) + 1e-9)).sum(axis=1).mean())


def fit(features: Numbers, shares: Numbers) -> Numbers:
    """Return the weights of least cross-entropy, by full-batch Adam (Kingma and Ba 2015)."""
    flat = features.reshape(-1, features.shape[2])
    weights: Numbers = np.zeros(features.shape[2], np.float32)
    mean: NDArray[np.float64] = np.zeros(len(weights))
    square: NDArray[np.float64] = np.zeros(len(weights))
    for step in range(1, STEPS + 1):
        error = (predict(features, weights) - shares).reshape(-1)
        gradient = flat.T @ error / len(features) + WEIGHT_DECAY * weights
        mean = BETA1 * mean + (1 - BETA1) * gradient
        square = BETA2 * square + (1 - BETA2) * gradient * gradient
        update = (mean / (1 - BETA1**step)) / (np.sqrt(square / (1 - BETA2**step)) + 1e-8)
        weights = (weights - LEARNING_RATE * (1 - 0.9 * step / STEPS) * update).astype(np.float32)
    return np.clip(weights, -MAX_WEIGHT, MAX_WEIGHT)


def save(weights: Numbers, path: Path) -> None:
    """Write the weights as JSON: one line each for the House itself, its target and its attacker."""
    text = ",\n".join(json.dumps([round(float(weight), 3) for weight in row]) for row in weights.reshape(3, FEATURES))
    write_atomic(path, f"[\n{text}\n]\n".encode())
