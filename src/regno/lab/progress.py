"""A bar with the time left, on the screen of a person; nothing where nobody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from time import monotonic
from typing import TextIO

from regno.lab.experiment import Study
from regno.lab.run_log import Portion
from regno.text import Voice

BAR = 30
SLOW = 4_000  # one game of players who think takes about as long as so many quick ones


class Progress:
    """How far a run has come. Time left is judged by this run alone, and by work, not by games."""

    def __init__(
        self, studies: Sequence[Study], portions: Iterable[Portion], stream: TextIO, voice: Voice,
        clock: Callable[[], float] = monotonic,
    ) -> None:  # fmt: skip
        self.studies, self.stream, self.voice, self.clock = studies, stream, voice, clock
        self.portions = list(portions)
        self.whole = sum(map(self.weight, self.portions))
        self.games = self.work = self.resumed = 0
        self.began = clock()

    def weight(self, portion: Portion) -> int:
        return portion.games * (1 if self.studies[portion.study].is_quick else SLOW)

    def resume(self, portions: Iterable[Portion]) -> None:
        """What an earlier run has left."""
        for portion in portions:
            self.games += portion.games
            self.work += self.weight(portion)
        self.resumed, self.began = self.work, self.clock()
        self.show()

    def add(self, portion: Portion) -> None:
        """One more portion is done."""
        self.games += portion.games
        self.work += self.weight(portion)
        self.show()

    def seconds_left(self) -> int | None:
        """At the pace so far, None before there is any."""
        done = self.work - self.resumed
        return round((self.whole - self.work) * (self.clock() - self.began) / done) if done else None

    def show(self) -> None:
        if not self.stream.isatty():
            return
        full = BAR * self.work // max(self.whole, 1)
        left = self.seconds_left()
        time = "-:--" if left is None else f"{left // 60}:{left % 60:02}"
        line = self.voice("progress", games=self.games, all=sum(each.games for each in self.portions), left=time)
        end = "\n" if self.work == self.whole else ""
        self.stream.write(f"\r[{'#' * full}{'.' * (BAR - full)}] {line}   {end}")
        self.stream.flush()
