"""Checkpoints: policy and value network trained on one table; other tables use the nearest one.

The files in ``checkpoints/`` are written by ``regno train``. They store the options of their table and, by a hash, the
features that their weights are for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import IO, Any

import numpy as np

from regno.errors import BadRequest
from regno.players.models.features import STAMP
from regno.players.models.policy import PolicyWeights
from regno.players.models.value_net import UNITS, ValueNet
from regno.proelio.jit.compile import batch
from regno.proelio.jit.records import fields
from regno.proelio.options import MODES
from regno.proelio.state import Options

POLICY_SCALE = 100  # policy weights are stored as integer hundredths
NET_FIELDS = ("into", "out", "past")  # fields of the network in a file
FIRST_STAMP = "b4899a363dd25e1f"  # of files written before they had one


class BadCheckpoint(BadRequest):
    """A checkpoint that does not fit this program; the sentence is in the catalogue ``players``."""

    subject = "players"


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
def bundled_checkpoints() -> tuple[ModelCheckpoint, ...]:
    """Return all checkpoints that come with the program."""
    return tuple(read_bundled())


def read_bundled() -> Iterator[ModelCheckpoint]:
    """Read the bundled files in the order of their names."""
    folder = files("regno.players.models").joinpath("checkpoints")
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        with entry.open("rb") as file:
            yield read(file, entry.name)


def checkpoint_for(options: Options) -> ModelCheckpoint:
    """Return the checkpoint of the table nearest to this one."""
    return nearest(option_values(options))


@cache
def nearest(table: tuple[int, ...]) -> ModelCheckpoint:
    """Return the nearest checkpoint; of equals the first by file name."""
    return min(bundled_checkpoints(), key=lambda each: distance(table, each.table))


def read(file: IO[bytes], name: str = "") -> ModelCheckpoint:
    """Read a checkpoint file; raise BadCheckpoint if its weights are for other features than this program extracts."""
    with np.load(file) as stored:
        if str(stored.get("features", FIRST_STAMP)) != STAMP:
            raise BadCheckpoint("other-features", file=name)
        found = ModelCheckpoint(pad_options(stored["table"].tolist()), batch(ModelWeights, 1)[0])
        found.policy["weights"] = stored["instinct"] / POLICY_SCALE
        found.value_net["units"] = UNITS
        for part in NET_FIELDS:
            found.value_net[part] = stored[part]
        return found


def pad_options(values: list[int]) -> tuple[int, ...]:
    """Append 0 for options that are newer than the file."""
    return (*values, *[0] * (len(fields(Options)) - len(values)))


def write(checkpoint: ModelCheckpoint, file: IO[bytes]) -> None:
    """Write a checkpoint: policy weights as integer hundredths, the network in half precision."""
    weights = {name: checkpoint.value_net[name].astype(np.float16) for name in NET_FIELDS}
    policy_weights = np.rint(checkpoint.policy["weights"] * POLICY_SCALE).astype(np.int16)
    stamp, table = np.array(STAMP), np.array(checkpoint.table)
    np.savez_compressed(file, features=stamp, table=table, instinct=policy_weights, **weights)
