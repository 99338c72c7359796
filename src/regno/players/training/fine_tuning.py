"""Training for one edition: the nearest checkpoint goes on by self-play there, and gets a value network of its games.

It can be stopped after any step and goes on from its state with the same result.
"""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np

from regno.players.heuristic_weights import HAND_TUNED
from regno.players.models.checkpoint import ModelCheckpoint, ModelWeights, checkpoint_for, write
from regno.players.models.features import STAMP
from regno.players.training.policy import PolicyTrainer, table_options
from regno.players.training.value_net import cross_entropy, fit_net, read_net, write_net
from regno.proelio.edition import Edition
from regno.proelio.jit.compile import batch
from regno.proelio.state import Options

POSITIONS = 60_000  # that the value network is fitted to
HELD_OUT = 12_000  # that decide between the new network and the nearest one
EVALUATION = 1 << 20  # the number of the first batch that measures: none that trains has it
EVALUATION_GAMES, EVALUATION_BLOCKS = 2_000, 8  # of a batch that measures, and such batches for each table


class FineTuning:
    """A checkpoint on its way from the nearest one. ``step`` counts what is done."""

    def __init__(self, book: Edition, options: Options, steps: int, seed: int) -> None:
        self.trainer = PolicyTrainer(book, list(table_options(book, options)), seed)
        weights = batch(ModelWeights, 1)
        weights[0] = checkpoint_for(options).weights
        self.trainer.checkpoint = ModelCheckpoint(self.trainer.checkpoint.table, weights[0])
        self.steps, self.step = steps, 0

    def advance(self) -> None:
        """Train by one batch of games."""
        self.trainer.train_step(self.step, self.steps)
        self.step += 1

    def measure(self) -> list[tuple[float, int]]:
        """Return the victories of the policy over Stewards and of how many games, by batch, always the same deals."""
        trainer, before, found = self.trainer, self.trainer.steps, list[tuple[float, int]]()
        trainer.opponent = HAND_TUNED
        for number in range(len(trainer.tables) * EVALUATION_BLOCKS):
            trainer.steps = EVALUATION + number
            played = trainer.play_batch(EVALUATION_GAMES, imitation=False)
            found.append((float(played["opponent_wins"]), int(played["opponent_games"])))
        trainer.steps = before
        return found

    def fit_value(self) -> bool:
        """Fit a value network to games of the policy; return whether it foresees unseen ones better, and is taken."""
        trainer, allied = self.trainer, self.trainer.tables[0].allied == 1
        rows, shares = trainer.sample_positions(POSITIONS, trainer.seed + trainer.steps)
        unseen = trainer.sample_positions(HELD_OUT, trainer.seed + trainer.steps + 1)
        made, near = fit_net(rows, shares, allied, trainer.seed), read_net(trainer.checkpoint.value_net)
        is_better = cross_entropy(*unseen, made, allied) < cross_entropy(*unseen, near, allied)
        if is_better:
            write_net(made, trainer.checkpoint.value_net)
        return is_better

    def file(self) -> bytes:
        """Return the checkpoint as the bytes of its file."""
        made = BytesIO()
        write(self.trainer.checkpoint, made)
        return made.getvalue()

    # ------------------------------------------------------------ to be stopped and to go on

    def state(self) -> bytes:
        """Return what is needed to go on."""
        made, adam = BytesIO(), self.trainer.optimizer
        np.savez(
            made, features=np.array(STAMP), numbers=np.array([self.step, self.steps, self.trainer.steps, adam.steps]),
            weights=self.trainer.checkpoint.policy["weights"], mean=adam.mean, square=adam.square,
        )  # fmt: skip
        return made.getvalue()

    def go_on(self, state: bytes) -> bool:
        """Take over a state; return False, changing nothing, if it is of another version or training."""
        try:
            with np.load(BytesIO(state)) as kept:
                parts: dict[str, Any] = {name: kept[name] for name in kept.files}
            step, steps, games, updates = (int(each) for each in parts["numbers"])
            if str(parts["features"]) != STAMP or steps != self.steps:
                return False
        except (OSError, ValueError, KeyError, EOFError):
            return False
        trainer, adam = self.trainer, self.trainer.optimizer
        self.step, trainer.steps, adam.steps = step, games, updates
        trainer.checkpoint.policy["weights"][:] = parts["weights"]
        adam.mean, adam.square = parts["mean"], parts["square"]
        return True
