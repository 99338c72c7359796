"""Learning an instinct: first it follows a teacher who plays by rule of thumb, then it plays itself and strangers.

Each step plays some games, adds up what every choice was worth, and moves the weights a little that way. The same seed
and number of steps give the same instinct, up to the last digits of the machine's arithmetic.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regno.folders import write_whole
from regno.players import compiled
from regno.players.habits import STEWARD, VETERAN, Habits
from regno.players.instinct import Instinct, Sense
from regno.players.practice import Diary, Slope
from regno.players.value import weights
from regno.proelio.chance import Rng
from regno.proelio.compiled import batch, packed
from regno.proelio.edition import Edition
from regno.proelio.moves import MOVES
from regno.proelio.state import SEATS, Events, Options, State

TAUGHT_STEPS, TAUGHT_GAMES, TAUGHT_STRIDE = 60, 1000, 0.1
GAMES, STRIDE = 4000, 0.03  # of a step of one's own
PATIENCE = 0.9  # how much what came later counts against the judgement of the next Action
FREEDOM = 0.003  # the pull towards trying everything
KEEP, KEEP_SQUARES = 0.9, 0.99  # of Adam, the method of ascent
SLOWEST = 0.1  # strides shrink to this part of the first


class School:
    """An instinct while it learns."""

    def __init__(self, book: Edition, options: Options, seed: int) -> None:
        self.instinct, self.habits = batch(Instinct, 1), batch(Habits, SEATS)
        self.habits[:] = packed(STEWARD)[0]  # of the strangers, until there is a teacher
        self.game = [batch(State, 1)[0], packed(options)[0], batch(Events, 1)[0], batch(Rng, 1)[0]]
        self.game += [np.zeros(MOVES + 1, np.int64), np.array(book.deck(options), np.int64)]
        self.scratch = [batch(Sense, 1)[0], packed(weights())[0], batch(Diary, 1)[0]]
        self.mean: NDArray[np.float64] = np.zeros(self.instinct[0]["of"].shape)
        self.square: NDArray[np.float64] = np.zeros(self.mean.shape)
        self.steps, self.seed = 0, seed

    def play(self, games: int, taught: bool) -> Any:
        """So many games, and the slope of their lessons; no two steps play the same ones."""
        slope, unit = batch(Slope, 1)[0], compiled.units()["practice"]
        seats = np.zeros(SEATS, np.int64)
        first_seed = (self.seed << 48) + (self.steps << 24)
        lessons = (first_seed, games, int(taught), PATIENCE, FREEDOM)
        unit.practise(*self.game, self.habits, seats, self.instinct[0], *self.scratch, slope, *lessons)
        return slope

    def step(self, games: int, taught: bool, stride: float) -> Any:
        """Play, and move the weights."""
        slope = self.play(games, taught)
        self.steps += 1
        uphill = slope["of"] / max(int(slope["lessons"]), 1)
        self.mean = KEEP * self.mean + (1 - KEEP) * uphill
        self.square = KEEP_SQUARES * self.square + (1 - KEEP_SQUARES) * uphill * uphill
        mean, square = self.mean / (1 - KEEP**self.steps), self.square / (1 - KEEP_SQUARES**self.steps)
        self.instinct[0]["of"] += (stride * mean / (np.sqrt(square) + 1e-6)).astype(np.float32)
        return slope

    def follow_teacher(self) -> None:
        """Learn to play as the Veteran does."""
        self.habits[:] = packed(VETERAN)[0]
        for step in range(TAUGHT_STEPS):
            self.step(TAUGHT_GAMES, True, TAUGHT_STRIDE * shrunk(step, TAUGHT_STEPS))

    def find_out(self, steps: int, tell: Callable[[int], None]) -> float:
        """Learn by playing; the strangers are Stewards. Gives the share of victories over three of them at the end."""
        self.habits[:] = packed(STEWARD)[0]
        won, met = 0.0, 0
        for step in range(steps):
            slope = self.step(GAMES, False, STRIDE * shrunk(step, steps))
            if step >= steps * 9 // 10:
                won, met = won + float(slope["won"]), met + int(slope["met"])
            tell(step + 1)
        return won / max(met, 1)


def shrunk(step: int, steps: int) -> float:
    """What is left of the first stride."""
    return 1 - (1 - SLOWEST) * step / steps


def save_instinct(school: School, path: Path) -> None:
    """Weights in hundredths, one kind of answer a line."""
    rows = np.rint(school.instinct[0]["of"] * 100).astype(int).tolist()
    text = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    write_whole(path, f"[\n{text}\n]\n".encode())
