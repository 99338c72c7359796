"""A policy network over observations: what a learner saves, and what plays it again."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regno.env.checks import BadCall, of_type, rows
from regno.env.kernel.encode import VERSION, Observation
from regno.proelio.jit.compile import dtype_of
from regno.proelio.moves import MOVES

Floats = NDArray[np.float32]
INPUTS = dtype_of(Observation).itemsize
ACTIVATIONS = ("tanh", "relu")
MOST_LAYERS = 8


def floats_of(values: Any) -> Floats:
    """Return real numbers as a float32 array of their own; raise TypeError for numbers or things of another kind."""
    found = np.asarray(values)
    if found.dtype.kind not in "biuf":
        raise TypeError(f"{found.dtype} is no type of real numbers")
    with np.errstate(over="ignore"):  # what becomes infinite is refused by ``check``
        return found.astype(np.float32)


class NetPolicy:
    """Dense layers from an observation to a score for each move; the best legal one is played.

    ``layers`` holds (weights, bias) of each layer, weights as inputs x outputs: transpose a ``torch.nn.Linear``'s.
    ``scale`` multiplies the observation first.
    """

    def __init__(self, layers: Any, activation: str = "tanh", scale: float = 1.0) -> None:
        try:
            self.layers: list[tuple[Floats, Floats]] = [
                (floats_of(weights), floats_of(bias)) for weights, bias in layers
            ]
            self.activation, self.scale = activation, float(scale)
        except (TypeError, ValueError, OverflowError, RuntimeError) as trouble:  # the last is PyTorch's
            raise BadCall("no-layers", why=str(trouble)) from trouble
        self.check()

    def check(self) -> None:
        """Raise BadCall unless the layers fit each other, the observation and the moves."""
        of_type("activation", self.activation, str, "str")
        if self.activation not in ACTIVATIONS:
            raise BadCall("bad-activation", found=repr(self.activation), known=", ".join(ACTIVATIONS))
        width = INPUTS
        for number, (weights, bias) in enumerate(self.layers):
            if weights.ndim != 2 or weights.shape[0] != width or bias.shape != (weights.shape[1],):
                raise BadCall("bad-layer", number=number, found=f"{weights.shape}, {bias.shape}", wanted=width)
            width = weights.shape[1]
        if not 1 <= len(self.layers) <= MOST_LAYERS or width != MOVES:
            raise BadCall("bad-layers", layers=len(self.layers), most=MOST_LAYERS, found=width, wanted=MOVES)
        if not all(np.isfinite(part).all() for layer in self.layers for part in layer) or not np.isfinite(self.scale):
            raise BadCall("not-finite")

    def scores(self, observations: NDArray[Any]) -> Floats:
        """Return how much each move is liked, legal or not; raise BadCall unless these are rows of an observation."""
        rows("observations", observations, INPUTS)
        values: Floats = observations.astype(np.float32) * np.float32(self.scale)
        for weights, bias in self.layers[:-1]:
            values = values @ weights + bias
            values = np.tanh(values) if self.activation == "tanh" else np.maximum(values, 0)
        weights, bias = self.layers[-1]
        return np.asarray(values @ weights + bias, np.float32)

    def choose(self, observations: NDArray[Any], masks: NDArray[Any]) -> NDArray[np.int64]:
        """Return the legal move that is liked best in each game; raise BadCall for arrays of another shape."""
        scores = self.scores(observations)
        rows("masks", masks, MOVES, len(scores))
        liked = np.where(masks > 0, scores, -np.inf)
        return np.asarray(liked.argmax(axis=1), np.int64)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the network as one ``.npz`` file; raise BadCall for a path of another ending."""
        of_type("path", path, str | PathLike, "str")
        if Path(path).suffix != ".npz":
            raise BadCall("bad-type", name="path", found=repr(str(path)), wanted="*.npz")
        parts: dict[str, Any] = {
            "regno_net": np.array(VERSION),
            "activation": np.array(self.activation),
            "scale": np.array(self.scale),
        }
        for at, (weights, bias) in enumerate(self.layers):
            parts |= {f"w{at}": weights, f"b{at}": bias}
        with Path(path).open("wb") as file:
            np.savez_compressed(file, **parts)

    @classmethod
    def load(cls, path: str | PathLike[str]) -> NetPolicy:
        """Read a network written by ``save``; raise BadCall for another file or another version of the observation."""
        of_type("path", path, str | PathLike, "str")
        try:
            with np.load(path) as stored:
                if "regno_net" not in stored.files:
                    raise BadCall("bad-checkpoint", file=str(path), why="no regno_net")
                version = int(stored["regno_net"])
                if version != VERSION:
                    raise BadCall("old-observation", file=str(path), found=version, wanted=VERSION)
                count = sum(name.startswith("w") for name in stored.files)
                layers = [(stored[f"w{at}"], stored[f"b{at}"]) for at in range(count)]
                return cls(layers, str(stored["activation"]), float(stored["scale"]))
        except BadCall:
            raise
        except Exception as trouble:  # whatever NumPy finds wrong with a file
            raise BadCall("bad-checkpoint", file=str(path), why=str(trouble)) from trouble
