"""Fitting the curve of ``players.analysis.calibration`` to games that were played to their end."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import chain
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from regno.players.analysis.calibration import Curve
from regno.players.models.checkpoint import bundled_checkpoints

KNOTS = (0.0, 0.01, 0.03, *(place / 20 for place in range(1, 20)), 0.97, 0.99, 1.0)
PRIOR = 100.0  # the weight of chances that come true as they are
EDGE = 1e-3  # chances nearer to 0 or 1 count as this far from it
STEPS = 12
LEAST_SLOPE = 0.1

Floats = NDArray[np.float64]


def write_curve(curve: Curve, file: Path) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(curve)) + b"\n")


def judge_hash() -> str:
    """Return a hash of the models that judge: a curve fits no others."""
    digest = hashlib.sha256()
    for checkpoint in bundled_checkpoints():
        digest.update(checkpoint.weights.tobytes())
    return digest.hexdigest()[:16]


def fit_curve(games: Sequence[Sequence[tuple[float, float]]]) -> Curve:
    """Return the curve that fits chances and results best: logistic regression on the log odds (Platt 1999).

    Every decision counts alike, as it does where chances are shown: long games have more of them, and end otherwise.
    """
    raw, won = (np.array(column, float) for column in zip(*chain(*games), strict=True))
    shift, slope = regress(log_odds(raw), won)
    inner = 1 / (1 + np.exp(-shift - slope * log_odds(np.array(KNOTS[1:-1]))))
    return Curve(KNOTS, (0.0, *(round(float(each), 4) for each in inner), 1.0), len(games), judge_hash())


def log_odds(chances: Floats) -> Floats:
    kept = np.clip(chances, EDGE, 1 - EDGE)
    return np.log(kept / (1 - kept))


def regress(odds: Floats, won: Floats) -> tuple[float, float]:
    """Return shift and slope of the log odds by Newton's method, pulled to 0 and 1 by PRIOR; the slope is positive."""
    found, columns = np.array([0.0, 1.0]), np.stack([np.ones_like(odds), odds], axis=1)
    for _ in range(STEPS):
        told = 1 / (1 + np.exp(-columns @ found))
        pull = columns.T @ (won - told) - PRIOR * (found - [0.0, 1.0])
        curvature = (columns * (told * (1 - told))[:, None]).T @ columns + PRIOR * np.eye(2)
        found = found + np.linalg.solve(curvature, pull)
    return float(found[0]), max(float(found[1]), LEAST_SLOPE)
