"""Training of a checkpoint: imitation of the heuristic, then actor-critic self-play, with a value network as critic.

Deterministic for a seed and given numbers, up to rounding; resumable from a file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from copy import copy
from pathlib import Path
from typing import Any

import numpy as np

from regno.errors import BadOption
from regno.players import compiled
from regno.players.heuristic_weights import EVOLVED, HAND_TUNED
from regno.players.models.checkpoint import ModelCheckpoint, blank_checkpoint, option_values
from regno.players.models.features import STAMP
from regno.players.training.adam import Adam, decay
from regno.players.training.datasets import Numbers, Positions, sample_positions
from regno.players.training.progress import read_progress, write_progress
from regno.players.training.self_play import Gradient, SelfPlayConfig, TrainingWorkspace
from regno.players.training.value_net import fit_net, write_net
from regno.proelio.edition import Edition
from regno.proelio.jit.compile import batch, to_records
from regno.proelio.state import Options, State

IMITATION_STEPS, IMITATION_GAMES, IMITATION_LEARNING_RATE = 60, 1000, 0.1
GAMES_PER_STEP, LEARNING_RATE = 6000, 0.03  # of self-play
TD_LAMBDA = 0.97  # of TD(lambda)
ENTROPY_WEIGHT = 0.003  # of the entropy bonus
BETA2, EPSILON = 0.99, 1e-6  # of Adam
FINAL_RATE = 0.1  # part of the learning rate left at the end
KEEP_EVERY = 20  # steps of self-play


class PolicyTrainer:
    """Trains a checkpoint on tables that differ in their modes only."""

    def __init__(self, book: Edition, table_options: Sequence[Options], seed: int) -> None:
        self.book, self.tables, self.seed = book, table_options, seed
        self.checkpoint = blank_checkpoint(table_options[0])
        self.opponent = HAND_TUNED
        self.workspace = batch(TrainingWorkspace, 1)[0]
        self.steps = 0
        self.reset_optimizer()

    def reset_optimizer(self) -> None:
        """Reset the moments of Adam."""
        self.optimizer = Adam(self.checkpoint.policy["weights"].shape, BETA2, EPSILON)

    def play_batch(self, games: int, imitation: bool) -> Any:
        """Play new games and return their gradient; no two updates play the same ones."""
        gradient, config = batch(Gradient, 1)[0], batch(SelfPlayConfig, 1)[0]
        config["imitation"], config["td_lambda"], config["entropy_weight"] = imitation, TD_LAMBDA, ENTROPY_WEIGHT
        config["opponent"] = to_records(self.opponent)[0]
        options = self.tables[self.steps % len(self.tables)]
        game = (batch(State, 1)[0], to_records(options)[0], np.array(self.book.deck(options), np.int64))
        first_seed = (self.seed << 48) + (self.steps << 24)
        unit: Any = compiled.units()["training.self_play"]
        unit.self_play(*game, self.checkpoint.weights, config, self.workspace, gradient, first_seed, games)
        return gradient

    def step(self, games: int, imitation: bool, learning_rate: float) -> Any:
        """Play a batch and update the policy by Adam (gradient ascent)."""
        gradient = self.play_batch(games, imitation)
        self.steps += 1
        gradient = gradient["weights"] / max(int(gradient["samples"]), 1)
        self.checkpoint.policy["weights"] += self.optimizer.step(gradient, learning_rate).astype(np.float32)
        return gradient

    def imitate(self) -> None:
        """Train the policy to imitate the evolved heuristic."""
        self.opponent = EVOLVED
        for step in range(IMITATION_STEPS):
            self.step(IMITATION_GAMES, True, decay(IMITATION_LEARNING_RATE, FINAL_RATE, step, IMITATION_STEPS))

    def train(
        self, steps: int, positions: int, tell: Callable[[int], object] | None = None, progress: Path | None = None
    ) -> None:
        """Train policy and value network from the beginning to the end. ``tell`` gets the steps of self-play done.

        With a file the state is kept in it, and training goes on from there; raise BadCheckpoint if it is of another.
        """
        settings, first = json.dumps([STAMP, *map(option_values, self.tables), self.seed, steps, positions]), 0
        if progress and progress.exists():
            first = self.restore(read_progress(progress, settings, self.state(0)))
        else:
            self.imitate()
            self.fit_value(positions)
            self.reset_optimizer()
        for step in range(first, steps):
            self.train_step(step, steps)
            if progress and (step + 1) % KEEP_EVERY == 0:
                write_progress(progress, settings, self.state(step + 1))
            if tell:
                tell(step + 1)
        self.fit_value(positions)

    def train_step(self, step: int, steps: int) -> None:
        """Train the policy by one batch of self-play; opponents alternate between the two heuristics."""
        self.opponent = HAND_TUNED if step // len(self.tables) % 2 else EVOLVED
        self.step(GAMES_PER_STEP, False, decay(LEARNING_RATE, FINAL_RATE, step, steps))

    def state(self, step: int) -> dict[str, Any]:
        """Return all that self-play goes on from after a step."""
        counts, weights = np.array([step, self.steps, self.optimizer.steps]), np.array(self.checkpoint.weights)
        return {"counts": counts, "weights": weights, "mean": self.optimizer.mean, "square": self.optimizer.square}

    def restore(self, state: dict[str, Any]) -> int:
        """Go on from a state; return after which step."""
        step, self.steps, self.optimizer.steps = (int(each) for each in state["counts"])
        self.checkpoint = ModelCheckpoint(self.checkpoint.table, state["weights"])
        self.optimizer.mean, self.optimizer.square = state["mean"], state["square"]
        return step

    def win_share(self) -> float:
        """Return the share of victories against Stewards, in new games on every table."""
        self.opponent = HAND_TUNED
        won, met = 0.0, 0
        for _ in self.tables:
            gradient = self.play_batch(GAMES_PER_STEP, imitation=False)
            self.steps += 1
            won, met = won + float(gradient["opponent_wins"]), met + int(gradient["opponent_games"])
        return won / met

    def fit_value(self, positions: int) -> None:
        """Train the value network on games of the present policy."""
        rows, shares = self.sample_positions(positions, self.seed + self.steps)
        write_net(fit_net(rows, shares, self.tables[0].allied == 1, self.seed), self.checkpoint.value_net)

    def sample_positions(self, positions: int, seed: int) -> tuple[Positions, Numbers]:
        """Return positions from games of the present policy, equally many from each table, and their outcomes."""
        each = positions // len(self.tables)
        seen = [sample_positions(self.book, options, self.checkpoint.policy, each, seed) for options in self.tables]
        return np.concatenate([rows for rows, _ in seen]), np.concatenate([shares for _, shares in seen])


def table_options(book: Edition, options: Options) -> Iterator[Options]:
    """Yield the variants of a table that its edition allows: with Guilds, with Guilds and Merchant, with neither."""
    for guilds, merchant in ((1, 0), (1, 1), (0, 0)):
        made = copy(options)
        made.guilds, made.merchant = guilds, merchant
        with suppress(BadOption):  # a mode that this rulebook does not have, or not at such a table
            book.check_modes(vars(made))
            yield made
