"""Training of the leaf network on self-play games of a policy network: every position is met once.

Deterministic for a seed and a number of positions; resumable from a file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import copy
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from regno.errors import BadOption
from regno.players import compiled
from regno.players.models.checkpoint import option_values
from regno.players.models.leaf_net import LEAF_STAMP, LEAF_UNITS, SECOND_UNITS, LeafNet
from regno.players.models.net_checkpoint import NetCheckpoint, NetModels
from regno.players.training.adam import Adam, decay
from regno.players.training.leaf_games import LeafPosition, LeafWorkspace
from regno.players.training.progress import read_progress, write_progress
from regno.proelio.edition import Edition
from regno.proelio.jit.compile import batch, to_records
from regno.proelio.state import Options, State

PORTION = 65_536  # positions that are sampled and learnt at a time
KEEP_EVERY = 16  # portions
BATCH_SIZE, LEARNING_RATE, FINAL_RATE = 2048, 3e-3, 0.03
WEIGHT_DECAY = 1e-5  # L2
USUAL_INPUTS = 60  # non-zero at once, about; scales the initial weights
SIZES = (3, 4, 5, 6)  # numbers of Houses
HELD_OUT, HELD_OUT_POSITIONS = 1 << 31, 100_000  # added to the seed of positions that are not learnt; how many
PARTS = ("into", "second", "out", "second_out", "past")


def fresh_leaf_net(seed: int) -> Any:
    """Return a network with random weights, whose linear path says nothing yet."""
    net, rng = batch(LeafNet, 1)[0], np.random.default_rng(seed)
    net["units"], net["second_units"] = LEAF_UNITS, SECOND_UNITS
    net["into"] = rng.normal(0, 1 / np.sqrt(USUAL_INPUTS), net["into"].shape)
    net["second"] = rng.normal(0, np.sqrt(2 / LEAF_UNITS), net["second"].shape)
    for part in ("out", "second_out"):
        net[part] = rng.normal(0, 0.1, net[part].shape)
    return net


class LeafTrainer:
    """Trains one network on games of a policy network at tables that differ in their modes only."""

    def __init__(self, book: Edition, tables: Sequence[Options], policy: Any, seed: int) -> None:
        self.book, self.tables, self.policy, self.seed = book, list(tables), policy, seed
        self.net, self.gradient = fresh_leaf_net(seed), batch(LeafNet, 1)[0]
        self.workspace, self.board = batch(LeafWorkspace, 1)[0], batch(State, 1)[0]
        self.unit: Any = compiled.units()["training.leaf_games"]
        self.optimizers = {part: Adam(self.net[part].shape, form=np.float32) for part in PARTS}
        self.portions = 0  # that were met

    def sample(self, count: int, seed: int, table: int) -> Any:
        """Return positions of new games."""
        options, positions = self.tables[table % len(self.tables)], batch(LeafPosition, count)
        cards = np.array(self.book.deck(options), np.int64)
        game = (self.board, to_records(options)[0], cards, self.policy, self.workspace)
        self.unit.play_for_positions(*game, positions, seed << 24)
        return positions

    def add_gradients(self, positions: Any, first: int, end: int, learning: int) -> float:
        """Return the summed cross-entropy of some positions, and add its gradient if it is to be learnt."""
        end = min(end, len(positions))
        rest = (positions, first, end, self.workspace, self.gradient, learning)
        return float(self.unit.add_leaf_gradients(self.board, self.net, *rest))

    def train(
        self, count: int, tell: Callable[[int, float], object] | None = None, progress: Path | None = None
    ) -> Any:
        """Return the network after ``count`` positions. ``tell`` gets how many were met, and their loss before that.

        With a file the state is kept in it, and training goes on from there; raise BadCheckpoint if it is of another.
        """
        if progress and progress.exists():
            self.restore(read_progress(progress, self.settings(count), self.state()))
        size = min(PORTION, count)
        while self.portions < max(count // PORTION, 1):
            loss = self.learn_portion(size, max(count, PORTION))
            self.portions += 1
            if progress and self.portions % KEEP_EVERY == 0:
                write_progress(progress, self.settings(count), self.state())
            if tell:
                tell(self.portions * size, loss / size)
        return self.net

    def learn_portion(self, size: int, count: int) -> float:
        """Learn from new positions; return their summed loss."""
        positions, loss = self.sample(size, (self.seed << 16) + self.portions, self.portions), 0.0
        for first in range(0, size, BATCH_SIZE):
            batch_size = min(BATCH_SIZE, size - first)
            loss += self.add_gradients(positions, first, first + batch_size, 1)
            rate = decay(LEARNING_RATE, FINAL_RATE, self.portions * PORTION + first, count)
            for part, optimizer in self.optimizers.items():
                gradient = self.gradient[part] / batch_size + WEIGHT_DECAY * self.net[part]
                self.net[part] -= optimizer.step(gradient, rate).astype(np.float32)
                self.gradient[part] = 0
        return loss

    # ---------------------------------------------------------------- state

    def settings(self, count: int) -> str:
        """Return what must be the same for a training to go on from a file."""
        policy = sha256(np.array(self.policy).tobytes()).hexdigest()
        return json.dumps([LEAF_STAMP, [option_values(each) for each in self.tables], policy, self.seed, count])

    def state(self) -> dict[str, Any]:
        """Return all that training goes on from."""
        counts = np.array([self.portions, self.optimizers["into"].steps])
        moments = {f"mean_{part}": each.mean for part, each in self.optimizers.items()}
        moments |= {f"square_{part}": each.square for part, each in self.optimizers.items()}
        return {"counts": counts, "net": np.array(self.net), **moments}

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from a state."""
        self.net = state["net"]
        self.portions, steps = (int(each) for each in state["counts"])
        for part, optimizer in self.optimizers.items():
            optimizer.mean, optimizer.square, optimizer.steps = state[f"mean_{part}"], state[f"square_{part}"], steps

    def held_out_loss(self, count: int, table: int = 0) -> float:
        """Return the mean cross-entropy of positions that were not learnt."""
        positions = self.sample(count, (self.seed << 16) + HELD_OUT, table)
        return self.add_gradients(positions, 0, count, 0) / count


def tables_of_all_sizes(book: Edition, tables: Sequence[Options]) -> list[Options]:
    """Return tables in the order of training: every second portion is of the first one.

    The others are its variants, and where each plays for himself also the same table with another number of Houses.
    """
    first, others = tables[0], list(tables[1:])
    for houses in SIZES if first.allied == 0 else ():
        made = copy(first)
        made.houses = houses
        with suppress(BadOption):
            book.check_modes(vars(made))
            others += [] if houses == first.houses else [made]
    return [each for other in others for each in (first, other)] or [first]


def train_leaves(
    book: Edition,
    tables: Sequence[Options],
    start: NetCheckpoint,
    positions: int,
    seed: int,
    tell: Callable[[int, float], object] | None = None,
    progress: Path | None = None,
) -> NetCheckpoint:
    """Return networks with a new one of leaves, learnt from games of their policy; its loss is in the record.

    With a file the state is kept in it; raise BadCheckpoint if it is of another training.
    """
    trainer = LeafTrainer(book, tables_of_all_sizes(book, tables), start.net, seed)
    weights = batch(NetModels, 1)[0]
    weights["net"], weights["value_net"] = start.net, start.value_net
    weights["leaf_net"] = trainer.train(positions, tell, progress)
    loss = round(trainer.held_out_loss(min(positions, HELD_OUT_POSITIONS)), 4)
    leaves = {"seed": seed, "positions": positions, "loss": loss}
    return NetCheckpoint(start.table, weights, {**start.training, "leaves": leaves})
