"""Checkpoints of the policy network with its value network, trained by PPO; a table without one has the linear policy.

The files in ``nets/`` are written by ``regno train --what policy``. They hold the options of their table, the hashes of
the features that their weights are for, and the record of their training.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import IO, Any
from zipfile import BadZipFile

import numpy as np

from regno.players.models.checkpoint import (
    BadCheckpoint,
    ModelCheckpoint,
    distance,
    nearest,
    option_values,
    pad_options,
)
from regno.players.models.features import STAMP
from regno.players.models.leaf_net import LEAF_STAMP, LEAF_UNITS, SECOND_UNITS, LeafNet, widen
from regno.players.models.net_features import NET_STAMP
from regno.players.models.policy_net import GROUP_FIRST, GROUP_SIZE, POLICY_UNITS, PolicyNet
from regno.players.models.value_net import UNITS, ValueNet
from regno.proelio.jit.compile import batch
from regno.proelio.state import Options

NET_PARTS = ("into", "out", "past")
LEAF_PARTS = ("into", "second", "out", "second_out", "past")
NOT_ARRAYS = (KeyError, ValueError, TypeError, OSError, EOFError, BadZipFile)  # what reading another file raises


class NetModels:
    """Policy network, the small value network of its training, and that of the search, as compiled code takes them."""

    net: PolicyNet
    value_net: ValueNet  # the critic
    leaf_net: LeafNet


@dataclass(frozen=True)
class NetCheckpoint:
    """The networks trained on one table."""

    table: tuple[int, ...]  # its options, in their order
    weights: Any  # one record of NetModels
    training: dict[str, Any] = field(default_factory=dict)  # seed, updates, games, shares over the pool

    @property
    def net(self) -> Any:
        return self.weights["net"]

    @property
    def value_net(self) -> Any:
        return self.weights["value_net"]

    @property
    def leaf_net(self) -> Any:
        return self.weights["leaf_net"]


def linear_net(weights: Any, sharpness: float = 1.0) -> Any:
    """Return the network without units that is a linear policy."""
    net = batch(PolicyNet, 1)[0]
    net["sharpness"] = sharpness
    for group, (first, size) in enumerate(zip(GROUP_FIRST, GROUP_SIZE, strict=True)):
        net["past"][group, : len(weights), :size] = weights[:, first : first + size]
    return net


def linear_models(shipped: ModelCheckpoint) -> Any:
    """Return a linear policy and its value network as NetModels."""
    found = batch(NetModels, 1)[0]
    found["net"], found["value_net"] = linear_net(shipped.policy["weights"]), shipped.value_net
    widen(shipped.value_net, found["leaf_net"])
    return found


@cache
def bundled_nets() -> tuple[NetCheckpoint, ...]:
    """Return all networks that come with the program."""
    return tuple(read_bundled_nets())


def read_bundled_nets() -> Iterator[NetCheckpoint]:
    """Read the bundled files in the order of their names."""
    folder = files("regno.players.models").joinpath("nets")
    entries = folder.iterdir() if folder.is_dir() else ()
    for entry in sorted(entries, key=lambda each: each.name):
        with entry.open("rb") as file:
            yield read_nets(file, entry.name)


def models_for(options: Options) -> Any:
    """Return the networks of the nearest table as NetModels; the linear policy where no network knows alliances.

    A network of four Houses beats the linear policy of the very table at three, five and six too, and by all four
    editions, but allies it has never met: see docs/findings.md.
    """
    return nearest_models(option_values(options))


def is_known(options: Options) -> bool:
    """Return whether a network plays at this table."""
    return bool(nearest_first(option_values(options)))


@cache
def nearest_models(table: tuple[int, ...]) -> Any:
    known = nearest_first(table)
    return known[0].weights if known else linear_models(nearest(table))


def nearest_first(table: tuple[int, ...]) -> list[NetCheckpoint]:
    """Return the networks that know whether there are allies, the nearest first."""
    known = [each for each in bundled_nets() if distance(table, each.table)[0] == 0]
    return sorted(known, key=lambda each: distance(table, each.table))


def read_nets(file: IO[bytes], name: str = "") -> NetCheckpoint:
    """Read a checkpoint; raise BadCheckpoint if it is none, or its weights are for other features than ours."""
    try:
        with np.load(file) as stored:
            if (str(stored["inputs"]), str(stored["houses"])) != (NET_STAMP, STAMP):
                raise BadCheckpoint("other-features", file=name)
            weights = batch(NetModels, 1)[0]
            weights["net"]["units"], weights["net"]["sharpness"] = POLICY_UNITS, 1
            weights["value_net"]["units"] = UNITS
            for part in NET_PARTS:
                weights["net"][part] = stored[part]
                weights["value_net"][part] = stored[f"value_{part}"]
            read_leaf_net(stored, weights, name)
            table = pad_options(stored["table"].tolist())
            return NetCheckpoint(table, weights, json.loads(str(stored["training"])))
    except BadCheckpoint:
        raise
    except NOT_ARRAYS as trouble:
        raise BadCheckpoint("no-checkpoint", file=name) from trouble


def read_leaf_net(stored: Any, weights: Any, name: str) -> None:
    """Read the value network of the search; in a file without one the critic stands for it. Raise BadCheckpoint."""
    if "leaf" not in stored:
        widen(weights["value_net"], weights["leaf_net"])
        return
    if str(stored["leaf"]) != LEAF_STAMP:
        raise BadCheckpoint("other-features", file=name)
    weights["leaf_net"]["units"], weights["leaf_net"]["second_units"] = LEAF_UNITS, SECOND_UNITS
    for part in LEAF_PARTS:
        weights["leaf_net"][part] = stored[f"leaf_{part}"]


def write_nets(checkpoint: NetCheckpoint, file: IO[bytes]) -> None:
    """Write a checkpoint in half precision."""
    stored = {part: checkpoint.net[part].astype(np.float16) for part in NET_PARTS}
    stored |= {f"value_{part}": checkpoint.value_net[part].astype(np.float16) for part in NET_PARTS}
    stored |= {f"leaf_{part}": checkpoint.leaf_net[part].astype(np.float16) for part in LEAF_PARTS}
    stamps = {"inputs": NET_STAMP, "houses": STAMP, "leaf": LEAF_STAMP, "table": checkpoint.table}
    training = np.array(json.dumps(checkpoint.training, sort_keys=True))
    np.savez_compressed(file, **{name: np.array(each) for name, each in stamps.items()}, training=training, **stored)  # type: ignore[arg-type]
