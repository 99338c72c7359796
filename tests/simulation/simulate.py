"""Simulate clusters by their seeds.

python tests/simulation/simulate.py             new worlds until one fails or Ctrl-C
python tests/simulation/simulate.py 17          one world, and what did not hold in it
python tests/simulation/simulate.py 0 5000      a range
python tests/simulation/simulate.py calls 17    the same for worlds of chronicles or calls instead of tables
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, Iterable
from itertools import count

import calling
import chronicle_world
import cluster
from outcome import Outcome

TELL = 250  # worlds between two lines
KINDS = {"tables": cluster.simulate, "chronicles": chronicle_world.simulate, "calls": calling.simulate}


def command(seed: int, kind: str) -> str:
    """The command that repeats a world."""
    return f"python tests/simulation/simulate.py {kind} {seed}"


class Totals:
    """The figures of many worlds."""

    def __init__(self) -> None:
        self.worlds = self.entries = self.kills = self.steps = self.calls = 0
        self.seconds, self.began = 0.0, time.process_time()
        self.failed: list[Outcome] = []

    def add(self, outcome: Outcome) -> None:
        self.worlds += 1
        self.entries += outcome.entries
        self.kills += outcome.kills
        self.steps += outcome.steps
        self.calls += outcome.calls
        self.seconds += outcome.seconds
        if outcome.faults:
            self.failed.append(outcome)

    def __str__(self) -> str:
        used = time.process_time() - self.began
        return (
            f"{self.worlds} worlds, {self.seconds:.0f} virtual seconds in {used:.0f} s of processor time, "
            f"{self.entries} entries, {self.kills} processes killed, {self.calls} messages sent to people away, "
            f"{len(self.failed)} worlds failed"
        )


def run(seeds: Iterable[int], simulate: Callable[[int], Outcome] = cluster.simulate) -> Totals:
    """Simulate worlds until all are done, or three have failed."""
    totals = Totals()
    for seed in seeds:
        totals.add(simulate(seed))
        if len(totals.failed) == 3:
            break
        if totals.worlds % TELL == 0:
            print(totals, flush=True)
    return totals


def report(totals: Totals, kind: str = "tables") -> str:
    """What failed, each with the command that repeats it."""
    return "\n".join(
        f"{command(outcome.seed, kind)}\n    " + "\n    ".join(outcome.faults[:5]) for outcome in totals.failed
    )


def main(words: list[str]) -> int:
    logging.disable(logging.CRITICAL)
    kind = words.pop(0) if words and words[0] in KINDS else "tables"
    numbers = [int(word) for word in words]
    if len(numbers) == 2:
        seeds: Iterable[int] = range(*numbers)
    else:
        seeds = numbers or count(int(time.time()))
    try:
        totals = run(seeds, KINDS[kind])
    except KeyboardInterrupt:
        return 0
    print(totals)
    print(report(totals, kind))
    return 1 if totals.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
