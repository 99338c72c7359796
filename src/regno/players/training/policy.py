"""Gaining experience at a table: an instinct learns by playing, a judgement by watching it play.

At first the instinct follows a teacher who plays by rule of thumb, and a judgement is learnt that tells what its later
choices are worth; then it plays itself and strangers, who go by one rule of thumb or the other. Each step plays some
games, adds up the worth of every choice, and moves the weights a little that way. The same seed and numbers give the
same experience, up to the last digits of the machine's arithmetic.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from copy import copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regno.errors import BadOption
from regno.players import compiled
from regno.players.heuristic_weights import STEWARD, VETERAN, Habits
from regno.players.models.checkpoint import blank_experience
from regno.players.models.policy import Sense
from regno.players.models.value_net import Thought
from regno.players.training.self_play import Diary, Slope
from regno.players.training.value_net import fit_net, put_net, witnessed
from regno.proelio.chance import Rng
from regno.proelio.edition import Edition
from regno.proelio.jit.compile import batch, packed
from regno.proelio.moves import MOVES
from regno.proelio.state import SEATS, Events, Options, State

TAUGHT_STEPS, TAUGHT_GAMES, TAUGHT_STRIDE = 60, 1000, 0.1
GAMES, STRIDE = 6000, 0.03  # of a step of one's own
PATIENCE = 0.97  # how much what came later counts against the judgement of the next Action
FREEDOM = 0.003  # the pull towards trying everything
KEEP, KEEP_SQUARES = 0.9, 0.99  # of Adam, the method of ascent
SLOWEST = 0.1  # strides shrink to this part of the first


class School:
    """An experience while it is gained, at tables that differ in their modes only."""

    def __init__(self, book: Edition, tables: Sequence[Options], seed: int) -> None:
        self.book, self.tables, self.seed = book, tables, seed
        self.gained = blank_experience(tables[0])
        self.habits = batch(Habits, SEATS)
        self.habits[:] = packed(STEWARD)[0]  # of the strangers, until there is a teacher
        self.scratch = [batch(each, 1)[0] for each in (Sense, Thought, Diary)]
        self.steps = 0
        self.set_out()

    def set_out(self) -> None:
        """Begin an ascent: how steep the last one was says nothing of this one."""
        self.climbed = 0
        self.mean: NDArray[np.float64] = np.zeros(self.gained.instinct["of"].shape)
        self.square: NDArray[np.float64] = np.zeros(self.mean.shape)

    def play(self, games: int, taught: bool) -> Any:
        """So many games, and the slope of their lessons; no two steps play the same ones."""
        slope, unit = batch(Slope, 1)[0], compiled.units()["training.self_play"]
        options = self.tables[self.steps % len(self.tables)]
        game = [batch(State, 1)[0], packed(options)[0], batch(Events, 1)[0], batch(Rng, 1)[0]]
        game += [np.zeros(MOVES + 1, np.int64), np.array(self.book.deck(options), np.int64)]
        sense, thought, diary = self.scratch
        learnt = (self.gained.instinct, sense, self.gained.judgement, thought, diary, slope)
        first_seed = (self.seed << 48) + (self.steps << 24)
        lessons = (first_seed, games, int(taught), PATIENCE, FREEDOM)
        unit.practise(*game, self.habits, np.zeros(SEATS, np.int64), *learnt, *lessons)
        return slope

    def step(self, games: int, taught: bool, stride: float) -> Any:
        """Play, and move the weights."""
        slope = self.play(games, taught)
        self.steps, self.climbed = self.steps + 1, self.climbed + 1
        uphill = slope["of"] / max(int(slope["lessons"]), 1)
        self.mean = KEEP * self.mean + (1 - KEEP) * uphill
        self.square = KEEP_SQUARES * self.square + (1 - KEEP_SQUARES) * uphill * uphill
        mean, square = self.mean / (1 - KEEP**self.climbed), self.square / (1 - KEEP_SQUARES**self.climbed)
        self.gained.instinct["of"] += (stride * mean / (np.sqrt(square) + 1e-6)).astype(np.float32)
        return slope

    def follow_teacher(self) -> None:
        """Learn to play as the Veteran does."""
        self.habits[:] = packed(VETERAN)[0]
        for step in range(TAUGHT_STEPS):
            self.step(TAUGHT_GAMES, True, TAUGHT_STRIDE * shrunk(step, TAUGHT_STEPS))

    def find_out(self, steps: int) -> None:
        """Learn by playing; strangers are Veterans and Stewards by turns, at each table."""
        self.set_out()
        for step in range(steps):
            self.habits[:] = packed(STEWARD if step // len(self.tables) % 2 else VETERAN)[0]
            self.step(GAMES, False, STRIDE * shrunk(step, steps))

    def share(self) -> float:
        """The share of victories over Stewards, in new games at every table."""
        self.habits[:] = packed(STEWARD)[0]
        won, met = 0.0, 0
        for _ in self.tables:
            slope = self.play(GAMES, taught=False)
            self.steps += 1
            won, met = won + float(slope["won"]), met + int(slope["met"])
        return won / met

    def watch(self, positions: int) -> None:
        """Learn to judge from games of the present instinct."""
        rows, shares = self.witnessed(positions, self.seed + self.steps)
        put_net(fit_net(rows, shares, self.tables[0].allied == 1, self.seed), self.gained.judgement)

    def witnessed(self, positions: int, seed: int) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
        """Positions of games by the present instinct, as many from each table, and what became of them."""
        each = positions // len(self.tables)
        seen = [witnessed(self.book, options, self.gained.instinct, each, seed) for options in self.tables]
        return np.concatenate([rows for rows, _ in seen]), np.concatenate([shares for _, shares in seen])


def tables(book: Edition, options: Options) -> Iterator[Options]:
    """A table as its rulebook can set it up: with Guilds, with Guilds and Merchant, with neither."""
    for guilds, merchant in ((1, 0), (1, 1), (0, 0)):
        made = copy(options)
        made.guilds, made.merchant = guilds, merchant
        with suppress(BadOption):  # a mode that this rulebook does not have, or not at such a table
            book.check_modes(vars(made))
            yield made


def shrunk(step: int, steps: int) -> float:
    """What is left of the first stride."""
    return 1 - (1 - SLOWEST) * step / steps
