"""Bots learn to play a draft, in the process of a study: the nearest checkpoint is trained further on it.

What was learnt is kept from time to time, and a training that was stopped goes on from there. It is used by new tables
that play the draft if its policy wins clearly more against Stewards than that of the nearest checkpoint.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic

import msgspec

from regno.arena.ratings import wilson_interval
from regno.files import write_atomic
from regno.lab.effects import jackknife_reach, jackknife_spread
from regno.players.models.trained import keep_trained
from regno.players.training.fine_tuning import FineTuning
from regno.players.training.policy import GAMES_PER_STEP
from regno.web.bench.messages import Found, StudyTask, TrainingFound, TrainingGoal
from regno.web.bench.studies import studies_of

EVERY = 1.0  # seconds between two lines
KEEP_EVERY = 10.0  # seconds between two states on the disk
LAST_STEPS = 16  # what the value network and the last measure take, in steps
Write = Callable[[Found], None]
Block = tuple[float, int]  # victories, games


class TrainingRun:
    """A training on its way: keeps its state, and writes how far it is."""

    def __init__(self, task: StudyTask, wanted: TrainingGoal, write: Write) -> None:
        self.task, self.steps, self.write = task, wanted.steps, write
        draft = studies_of(task.settings)[1]
        self.book, self.options = draft.book, draft.options
        self.tuning = FineTuning(self.book, self.options, wanted.steps, task.settings.seed)
        self.found = TrainingFound()
        self.began, self.last, self.kept, self.resumed = monotonic(), 0.0, 0.0, 0

    def run(self) -> None:
        """Measure the nearest checkpoint, train, measure again and keep what was learnt."""
        tuning, file = self.tuning, Path(self.task.file)
        file.parent.mkdir(parents=True, exist_ok=True)  # it may be the first study of this server
        self.write(Found(preparing=True))  # the first games compile
        before = tuning.measure()
        if file.is_file() and tuning.go_on(file.read_bytes()):
            self.resumed = tuning.step
        self.found = TrainingFound(tuning.step, share_of(before))
        self.began = self.kept = monotonic()
        while tuning.step < self.steps:
            self.report()
            tuning.advance()
            self.found = msgspec.structs.replace(self.found, step=tuning.step)
            if monotonic() - self.kept > KEEP_EVERY:
                write_atomic(file, tuning.state())
                self.kept = monotonic()
        write_atomic(file, tuning.state())
        self.report(force=True)
        tuning.fit_value()
        after = tuning.measure()
        gain = gain_of(before, after)
        better = gain[1] > 0  # the whole interval
        name = keep_trained(Path(self.task.models), self.book, self.options, tuning.file()) if better else ""
        self.found = msgspec.structs.replace(self.found, after=share_of(after), gain=gain, better=better, model=name)
        self.report(force=True, ended=True)

    def report(self, force: bool = False, ended: bool = False) -> None:
        """Write how far the training is, if the last line is old enough."""
        if not force and monotonic() - self.last < EVERY:
            return
        whole = self.steps + LAST_STEPS
        done = whole if ended else self.tuning.step
        seconds = max(monotonic() - self.began, 0.001)
        self.write(Found(
            games=done * GAMES_PER_STEP,
            all_games=whole * GAMES_PER_STEP,
            rate=round((self.tuning.step - self.resumed) * GAMES_PER_STEP / seconds, 1),
            ended=ended,
            training=self.found,
        ))  # fmt: skip
        self.last = monotonic()


def share_of(blocks: Sequence[Block]) -> list[float]:
    """Return the share of victories of some batches with its interval."""
    won, games = sum(each[0] for each in blocks), sum(each[1] for each in blocks)
    return [round(each, 4) for each in (won / games, *wilson_interval(won, games))]


def gain_of(before: Sequence[Block], after: Sequence[Block]) -> list[float]:
    """Return how much the share grew on the same deals, with the interval of the jackknife over batches."""

    def gain(without: int) -> float:
        sides = [[each for place, each in enumerate(blocks) if place != without] for blocks in (before, after)]
        old, new = (sum(won for won, _ in side) / sum(games for _, games in side) for side in sides)
        return new - old

    whole, reach = gain(-1), jackknife_reach(jackknife_spread([*map(gain, range(len(before)))]), len(before))
    return [round(each, 4) for each in (whole, whole - reach, whole + reach)]


def run_training(task: StudyTask, wanted: TrainingGoal, write: Write) -> None:
    """Train bots for the draft of a study, writing how far it is."""
    TrainingRun(task, wanted, write).run()
