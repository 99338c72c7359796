"""A progress bar with the time left; silent unless the stream is a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from time import monotonic
from typing import TextIO

from regno.lab.experiment import Study
from regno.lab.run_log import Chunk
from regno.text import Voice

BAR = 30
SLOW = 4_000  # quick games that take about as long as one game of searching players


class Progress:
    """Progress of a run. The time left is estimated from this run alone, by work rather than by games."""

    def __init__(
        self, studies: Sequence[Study], chunks: Iterable[Chunk], stream: TextIO, voice: Voice,
        clock: Callable[[], float] = monotonic,
    ) -> None:  # fmt: skip
        self.studies, self.stream, self.voice, self.clock = studies, stream, voice, clock
        self.chunks = list(chunks)
        self.whole = sum(map(self.weight, self.chunks))
        self.games = self.work = self.resumed = 0
        self.began = clock()

    def weight(self, chunk: Chunk) -> int:
        """Return the work of a chunk, in quick games."""
        return chunk.games * (1 if self.studies[chunk.study].is_quick else SLOW)

    def resume(self, chunks: Iterable[Chunk]) -> None:
        """Add the chunks of an earlier run."""
        for chunk in chunks:
            self.games += chunk.games
            self.work += self.weight(chunk)
        self.resumed, self.began = self.work, self.clock()
        self.show()

    def add(self, chunk: Chunk) -> None:
        """Add a finished chunk."""
        self.games += chunk.games
        self.work += self.weight(chunk)
        self.show()

    def seconds_left(self) -> int | None:
        """Return the estimated seconds left, None before any chunk is done."""
        done = self.work - self.resumed
        return round((self.whole - self.work) * (self.clock() - self.began) / done) if done else None

    def show(self) -> None:
        """Draw the bar on a terminal."""
        if not self.stream.isatty():
            return
        full = BAR * self.work // max(self.whole, 1)
        left = self.seconds_left()
        time = "-:--" if left is None else f"{left // 60}:{left % 60:02}"
        line = self.voice("progress", games=self.games, all=sum(each.games for each in self.chunks), left=time)
        end = "\n" if self.work == self.whole else ""
        self.stream.write(f"\r[{'#' * full}{'.' * (BAR - full)}] {line}   {end}")
        self.stream.flush()
