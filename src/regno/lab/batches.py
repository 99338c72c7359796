"""Many games between random players on all cores; counts do not depend on the number of workers.

Every game has its own seed. Compiled games run in threads, as the engine releases the GIL; plain games use one core.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import ModuleType

from regno.lab.sums import add_up
from regno.proelio.edition import Edition
from regno.proelio.jit.records import blank
from regno.proelio.simulate.playout import Tally
from regno.proelio.simulate.random_games import RandomGames
from regno.proelio.state import Options, State

BATCH = 2_000  # games between two checks for an interrupt
Engine = Mapping[str, ModuleType]


def cores() -> int:
    """Return how many cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)  # not on every system
    return len(allowed(0)) if allowed else os.cpu_count() or 1


@dataclass(frozen=True)
class ParallelRandomGames:
    """Games of random players on a table, compiled if an engine is given."""

    edition: Edition
    options: Options
    engine: Engine | None = None
    knowledge: bool = False
    start: State | None = None  # the position they are played from; the table before the deal without one

    def match(self) -> RandomGames:
        """Return a new RandomGames of this table."""
        return RandomGames(self.edition, self.options, self.engine, self.start)

    def prepare(self) -> None:
        """Load what the first game would have to wait for."""
        self.match().play(first_seed=0, games=0, knowledge=self.knowledge)

    def play(self, first_seed: int, games: int, workers: int | None = None) -> Tally:
        """Play games of consecutive seeds and return their tally."""
        starts = iter(range(0, games, BATCH))
        if self.engine is None:
            return self.work(starts, first_seed, games)
        hands = workers or cores()
        with ThreadPoolExecutor(hands) as pool:
            running = [pool.submit(self.work, starts, first_seed, games) for _ in range(hands)]
            try:
                total = blank(Tally)
                vars(total).update(add_up(Tally, (vars(each.result()) for each in running)))
                return total
            except KeyboardInterrupt:
                for _ in starts:  # drain the queue so that workers stop
                    pass
                raise

    def work(self, starts: Iterator[int], first_seed: int, games: int) -> Tally:
        """Play batches until none is left; the loop of one worker."""
        match = self.match()
        for begun in starts:
            match.play(first_seed + begun, min(BATCH, games - begun), self.knowledge)
        return match.result()
