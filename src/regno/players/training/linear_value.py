"""Learning the value of a position: stewards play, and each House's chance is fitted to what became of it.

The same seed and number of positions give the same weights, up to the last digits of the machine's arithmetic.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regno.files import write_atomic
from regno.players import compiled
from regno.players.heuristic_weights import VETERAN, Habits
from regno.players.models.linear_value import FEATURES
from regno.proelio.chance import Rng
from regno.proelio.edition import Edition
from regno.proelio.jit.compile import batch, packed
from regno.proelio.moves import MOVES
from regno.proelio.rules.victory import WHOLE
from regno.proelio.state import SEATS, Events, Options, State

Numbers = NDArray[np.float32]
RARITY = 8  # one Action in so many becomes a lesson: neighbouring positions tell little anew
STEPS, PACE, KEEP, KEEP_SQUARES = 300, 0.05, 0.9, 0.999  # of Adam, the method of descent
SHRINK = 2e-4  # pull of every weight towards nought
MOST = 6.0  # a weight beyond this was learnt from too few cases


def lessons(book: Edition, options: Options, count: int, seed: int) -> tuple[Numbers, Numbers]:
    """Features by position, House and relation (own, prey's, attacker's), and each House's share of the victory."""
    habits = batch(Habits, SEATS)
    habits[:] = packed(VETERAN)[0]
    positions, shares = np.zeros((count, SEATS, FEATURES), np.int8), np.zeros((count, SEATS), np.int64)
    scratch = (batch(Events, 1)[0], batch(Rng, 1)[0], np.zeros(MOVES + 1, np.int64))
    cards = np.array(book.deck(options), np.int64)
    unit: Any = compiled.units()["training.heuristic_samples"]
    unit.take_lessons(
        *(batch(State, 1)[0], packed(options)[0], *scratch, cards, habits, np.ones(SEATS, np.int64)),
        *(seed << 32, RARITY, positions, shares),
    )
    own = positions[:, : options.houses].astype(np.float32)
    features = np.concatenate([own, np.roll(own, 1, axis=1), np.roll(own, -1, axis=1)], axis=2)
    return features, (shares[:, : options.houses] / WHOLE).astype(np.float32)


def chances(features: Numbers, weights: Numbers) -> Numbers:
    """Every House's chance in every position."""
    scores = features @ weights
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), np.float32)


def surprise(features: Numbers, shares: Numbers, weights: Numbers) -> float:
    """The mean logarithmic loss; guessing at par costs the logarithm of the number of Houses."""
    return float(-(shares * np.log(chances(features, weights) + 1e-9)).sum(axis=1).mean())


def fit(features: Numbers, shares: Numbers) -> Numbers:
    """The weights that surprise least, by Adam over all positions at once."""
    flat = features.reshape(-1, features.shape[2])
    weights: Numbers = np.zeros(features.shape[2], np.float32)
    mean: NDArray[np.float64] = np.zeros(len(weights))
    square: NDArray[np.float64] = np.zeros(len(weights))
    for step in range(1, STEPS + 1):
        wrong = (chances(features, weights) - shares).reshape(-1)
        slope = flat.T @ wrong / len(features) + SHRINK * weights
        mean = KEEP * mean + (1 - KEEP) * slope
        square = KEEP_SQUARES * square + (1 - KEEP_SQUARES) * slope * slope
        stride = (mean / (1 - KEEP**step)) / (np.sqrt(square / (1 - KEEP_SQUARES**step)) + 1e-8)
        weights = (weights - PACE * (1 - 0.9 * step / STEPS) * stride).astype(np.float32)
    return np.clip(weights, -MOST, MOST)


def save(weights: Numbers, path: Path) -> None:
    """One line for oneself, one's prey and one's attacker."""
    text = ",\n".join(json.dumps([round(float(weight), 3) for weight in row]) for row in weights.reshape(3, FEATURES))
    write_atomic(path, f"[\n{text}\n]\n".encode())
