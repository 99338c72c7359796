"""Bots learn to play a draft, in the process of a study: the nearest checkpoint is trained further on it.

What was learnt is kept from time to time, and a training that was stopped goes on from there. It is used by new tables
that play the draft if its policy wins more against Stewards than that of the nearest checkpoint.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

import msgspec

from regno.arena.ratings import wilson_interval
from regno.files import write_atomic
from regno.players.models.trained import keep_trained
from regno.players.training.fine_tuning import FineTuning
from regno.players.training.policy import GAMES_PER_STEP
from regno.web.bench.messages import Found, StudyTask, TrainingFound, TrainingGoal
from regno.web.bench.studies import studies_of

EVERY = 1.0  # seconds between two lines
KEEP_EVERY = 10.0  # seconds between two states on the disk
LAST_STEPS = 8  # what the value network and the last measure take, in steps
Write = Callable[[Found], None]


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
        self.write(Found(preparing=True))  # the first games compile
        before = self.measure()
        if file.is_file() and tuning.go_on(file.read_bytes()):
            self.resumed = tuning.step
        self.found = TrainingFound(tuning.step, before)
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
        after = self.measure()
        better = after[0] > before[0]
        name = keep_trained(Path(self.task.models), self.book, self.options, tuning.file()) if better else ""
        self.found = msgspec.structs.replace(self.found, after=after, better=better, model=name)
        self.report(force=True, ended=True)

    def measure(self) -> list[float]:
        """Return the policy's share of victories against Stewards with its interval."""
        share, games = self.tuning.measure()
        return [round(each, 4) for each in (share, *wilson_interval(share * games, games))]

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


def run_training(task: StudyTask, wanted: TrainingGoal, write: Write) -> None:
    """Train bots for the draft of a study, writing how far it is."""
    TrainingRun(task, wanted, write).run()
