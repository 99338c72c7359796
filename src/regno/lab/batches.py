"""Many games between random players on all cores, with the same counts however many workers share them.

Every game has a seed of its own, so it does not matter who plays it. Compiled games are played by threads: the engine
lets go of Python's lock, and threads need no second start. Plain games keep to one core.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import ModuleType

from regno.proelio.edition import Edition
from regno.proelio.jit.records import blank
from regno.proelio.simulate.playout import Tally
from regno.proelio.simulate.random_games import RandomGames
from regno.proelio.state import Options, State

BATCH = 2_000  # games between two looks at whether somebody wants to stop
Engine = Mapping[str, ModuleType]


def cores() -> int:
    """How many cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)  # not on every system
    return len(allowed(0)) if allowed else os.cpu_count() or 1


@dataclass(frozen=True)
class ParallelRandomGames:
    """A table of random players, and the engine that plays them; plain without one."""

    edition: Edition
    options: Options
    engine: Engine | None = None
    knowledge: bool = False
    start: State | None = None  # the position they are played from; the table before the deal without one

    def match(self) -> RandomGames:
        """A table to play at."""
        return RandomGames(self.edition, self.options, self.engine, self.start)

    def prepare(self) -> None:
        """Load what the first game would have to wait for."""
        self.match().play(first_seed=0, games=0, knowledge=self.knowledge)

    def play(self, first_seed: int, games: int, workers: int | None = None) -> Tally:
        """So many games of consecutive seeds."""
        starts = iter(range(0, games, BATCH))
        if self.engine is None:
            return self.work(starts, first_seed, games)
        hands = workers or cores()
        with ThreadPoolExecutor(hands) as pool:
            running = [pool.submit(self.work, starts, first_seed, games) for _ in range(hands)]
            try:
                return added(each.result() for each in running)
            except KeyboardInterrupt:
                for _ in starts:  # leave nothing for the workers to begin
                    pass
                raise

    def work(self, starts: Iterator[int], first_seed: int, games: int) -> Tally:
        """One worker: batch after batch, as long as there are any."""
        match = self.match()
        for begun in starts:
            match.play(first_seed + begun, min(BATCH, games - begun), self.knowledge)
        return match.result()


def added(tallies: Iterable[Tally]) -> Tally:
    """What several tallies come to."""
    total = blank(Tally)
    for tally in tallies:
        for name, value in vars(tally).items():
            setattr(total, name, sum_of(getattr(total, name), value))
    return total


def sum_of(one: int | list[int], other: int | list[int]) -> int | list[int]:
    """Two numbers added, or two rows place by place."""
    if isinstance(one, list) and isinstance(other, list):
        return [left + right for left, right in zip(one, other, strict=True)]
    assert isinstance(one, int) and isinstance(other, int)
    return one + other
