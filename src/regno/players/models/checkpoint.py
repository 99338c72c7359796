"""Checkpoints: policy and value network trained on one table; other tables use the nearest one.

The files in ``checkpoints/`` are written by ``regno train`` and store the options of their table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import IO, Any

import numpy as np

from regno.players.models.policy import PolicyWeights
from regno.players.models.value_net import UNITS, ValueNet
from regno.proelio.jit.compile import batch
from regno.proelio.jit.records import fields
from regno.proelio.options import MODES
from regno.proelio.state import Options

POLICY_SCALE = 100  # policy weights are stored as integer hundredths
NET_FIELDS = ("into", "out", "past")  # fields of the network in a file


class ModelWeights:
    """The models of one checkpoint, as compiled code takes them."""

    policy: PolicyWeights
    value_net: ValueNet


@dataclass(frozen=True)
class ModelCheckpoint:
    """The models trained on one table."""

    table: tuple[int, ...]  # its options, in their order
    weights: Any  # one record of ModelWeights

    @property
    def policy(self) -> Any:
        return self.weights["policy"]

    @property
    def value_net(self) -> Any:
        return self.weights["value_net"]


def blank_checkpoint(options: Options) -> ModelCheckpoint:
    """Return untrained models."""
    return ModelCheckpoint(option_values(options), batch(ModelWeights, 1)[0])


def option_values(options: Options) -> tuple[int, ...]:
    """Return the values of a table's options in field order."""
    return tuple(vars(options)[name] for name in fields(Options))


def distance(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, int, int]:
    """Return the distance of two tables: alliance first, then differing rules, then number of Houses."""
    mine, theirs = (dict(zip(fields(Options), each, strict=True)) for each in (one, other))
    rules = sum(mine[name] != theirs[name] for name in mine if name not in MODES)
    return abs(mine["allied"] - theirs["allied"]), rules, abs(mine["houses"] - theirs["houses"])


@cache
def bundled() -> tuple[ModelCheckpoint, ...]:
    """Return all checkpoints that come with the program."""
    return tuple(read_bundled())


def read_bundled() -> Iterator[ModelCheckpoint]:
    """Read the bundled files in the order of their names."""
    folder = files("regno.players.models").joinpath("checkpoints")
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        with entry.open("rb") as file:
            yield read(file)


def checkpoint_for(options: Options) -> ModelCheckpoint:
    """Return the checkpoint of the table nearest to this one."""
    return nearest(option_values(options))


@cache
def nearest(table: tuple[int, ...]) -> ModelCheckpoint:
    """Return the nearest checkpoint; of equals the first by file name."""
    return min(bundled(), key=lambda each: distance(table, each.table))


def read(file: IO[bytes]) -> ModelCheckpoint:
    """Read a checkpoint file."""
    with np.load(file) as stored:
        found = ModelCheckpoint(pad_options(stored["table"].tolist()), batch(ModelWeights, 1)[0])
        found.policy["weights"] = stored["instinct"] / POLICY_SCALE
        found.value_net["units"] = UNITS
        for name in NET_FIELDS:
            found.value_net[name] = stored[name]
        return found


def pad_options(values: list[int]) -> tuple[int, ...]:
    """Append 0 for options that are newer than the file."""
    return (*values, *[0] * (len(fields(Options)) - len(values)))


def write(checkpoint: ModelCheckpoint, file: IO[bytes]) -> None:
    """Write a checkpoint: policy weights as integer hundredths, the network in half precision."""
    weights = {name: checkpoint.value_net[name].astype(np.float16) for name in NET_FIELDS}
    policy_weights = np.rint(checkpoint.policy["weights"] * POLICY_SCALE).astype(np.int16)
    np.savez_compressed(file, table=np.array(checkpoint.table), instinct=policy_weights, **weights)
