"""Compile every unit once, so that no test suite pays for it: ``python tools/prepare.py``.

The engine comes first, since everything is built on it; then the players in one process, lab and environments in
another, each of which compiles on one core.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from time import perf_counter

from regno.env import vector
from regno.lab import experiment
from regno.players import PLAYERS
from regno.players import prepare as players
from regno.proelio.jit import compile

Parts = dict[str, Callable[[], object]]
FIRST: Parts = {"engine": compile.engine, "quick players": players.prepare_quick}
HERE: Parts = {
    "search": PLAYERS["warlord"].prepare,
    "foresight": PLAYERS["sovereign"].prepare,
    "foresight by networks": PLAYERS["champion"].prepare,
    "advice": players.prepare_advice,
}
BESIDE: Parts = {
    "lab": experiment.units,
    "environments": vector.units,
    "more of the environments": lambda: vector.units(vector.MORE),
}


def prepare(parts: Parts) -> None:
    for name, part in parts.items():
        began = perf_counter()
        part()
        print(f"{name}: {perf_counter() - began:.1f} s", flush=True)


def main(words: list[str]) -> int:
    if words == ["beside"]:
        prepare(BESIDE)
        return 0
    prepare(FIRST)
    with subprocess.Popen([sys.executable, __file__, "beside"]) as beside:
        prepare(HERE)
    return beside.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
