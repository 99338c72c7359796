"""The Adam optimiser, a decaying learning rate, and the loss of all value functions."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

BETA1 = 0.9


class Adam:
    """Adam (Kingma and Ba 2015) for one array of weights: bias-corrected moments of its gradient."""

    def __init__(self, shape: tuple[int, ...], beta2: float = 0.999, epsilon: float = 1e-8, form: Any = np.float64):
        self.beta2, self.epsilon, self.steps = beta2, epsilon, 0
        self.mean: NDArray[Any] = np.zeros(shape, form)
        self.square: NDArray[Any] = np.zeros(shape, form)

    def step(self, gradient: NDArray[Any], rate: float) -> NDArray[Any]:
        """Take in a gradient; return what to subtract from the weights (descent) or to add (ascent)."""
        self.steps += 1
        self.mean = BETA1 * self.mean + (1 - BETA1) * gradient
        self.square = self.beta2 * self.square + (1 - self.beta2) * gradient * gradient
        scale = np.sqrt(self.square / (1 - self.beta2**self.steps)) + self.epsilon
        return np.asarray(rate * self.mean / (1 - BETA1**self.steps) / scale)


def decay(rate: float, final: float, step: int, steps: int) -> float:
    """Return the learning rate at a step, falling in a line to the part ``final`` of itself."""
    return rate * (1 - (1 - final) * step / steps)


def softmax(scores: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return probabilities by row."""
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), np.float32)


def cross_entropy(shares: NDArray[np.float32], predicted: NDArray[np.float32]) -> float:
    """Return the mean cross-entropy of predictions by row; a uniform one has the logarithm of their number."""
    return float(-(shares * np.log(predicted + 1e-9)).sum(axis=1).mean())
