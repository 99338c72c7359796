"""Fitting the curve of ``players.analysis.calibration`` to games that were played to their end."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from regno.players.analysis.calibration import LEAST_STEP, Curve
from regno.players.models.checkpoint import bundled_checkpoints

KNOTS = (0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.65, 0.8, 0.95, 1.0)
PRIOR = 6.0  # decisions at each knot that are taken to have come true as often as they said

Floats = NDArray[np.float64]


def write_curve(curve: Curve, file: Path) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(curve)) + b"\n")


def judge_hash() -> str:
    """Return a hash of the models that judge: a curve fits no others."""
    digest = hashlib.sha256()
    for checkpoint in bundled_checkpoints():
        digest.update(checkpoint.weights.tobytes())
    return digest.hexdigest()[:16]


def fit_curve(judged: Sequence[tuple[float, float]], games: int) -> Curve:
    """Return the rising curve that fits chances and results best: least squares, pulled to the diagonal by PRIOR."""
    raw, won = (np.array(column) for column in zip(*judged, strict=True))
    knots = np.array(KNOTS)
    hats = np.stack([np.interp(raw, knots, row) for row in np.eye(len(knots))], axis=1)
    left = hats.T @ hats + PRIOR * np.eye(len(knots))
    values = rising(np.linalg.solve(left, hats.T @ won + PRIOR * knots), np.diag(left))
    values[0], values[-1] = 0.0, 1.0
    steps = np.arange(len(knots)) * LEAST_STEP
    values = np.clip(np.maximum.accumulate(values - steps) + steps, steps, 1 - steps[::-1])
    return Curve(KNOTS, tuple(round(float(each), 4) for each in values), games, judge_hash())


def rising(values: Floats, weights: Floats) -> Floats:
    """Return the nearest values that never fall, by pooling adjacent violators (Ayer et al. 1955)."""
    pools: list[list[float]] = []  # mean, weight, count
    for value, weight in zip(values, weights, strict=True):
        pools.append([float(value), float(weight), 1])
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            mean, weight, count = pools.pop()
            other = pools[-1]
            other[0] = (other[0] * other[1] + mean * weight) / (other[1] + weight)
            other[1] += weight
            other[2] += count
    return np.array([mean for mean, _, count in pools for _ in range(int(count))])
