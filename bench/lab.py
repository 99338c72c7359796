"""A million games of the rule of thumb with the whole report: how long it takes here.

    python bench/lab.py [GAMES]

Runs the command itself in a process of its own, once to prepare what is compiled, then in earnest.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
from time import perf_counter

from results import progress, table, where, write

from regno.lab.batches import cores

WANTED = 180  # seconds for a million games on two cores


def lab(games: int, folder: str, *more: str) -> tuple[float, float]:
    """Seconds on the wall and of the processors."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), perf_counter()
    words = ("lab", "balance", "--games", str(games), "--houses", "4", "--out", folder, *more)
    subprocess.run([sys.executable, "-m", "regno", *words], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return perf_counter() - began, used


def main(games: int) -> None:
    place = where()
    with tempfile.TemporaryDirectory() as folder:
        progress("preparing")
        lab(1_000, f"{folder}/warm", "--skill-games", "4")
        progress(f"{games} games, then with levels that think")
        quick = lab(games, f"{folder}/quick", "--workers", "2", "--levels", "random,steward")
        whole = lab(games, f"{folder}/whole", "--workers", "2")
    rows = [
        (name, f"{wall:.1f}", f"{used:.1f}", f"{used / 2:.1f}", f"under {WANTED}")
        for name, (wall, used) in (("random and steward", quick), ("and 200 games of warlord:100", whole))
    ]
    head = (f"{games:,} games of stewards, with report; levels", "wall s", "processor s", "of each of two", "wanted")
    write("The lab", f"{place}; {cores()} cores usable", table(head, rows))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000)
