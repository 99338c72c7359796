"""How fast the engine is, written into results.md: ``python bench/engine.py [seconds for each rate]``."""

from __future__ import annotations

import sys
from typing import Any

from results import progress, table, where, write

from regno.lab.speed import DECISIONS, GAMES, measurements

LIMITS = {"state": 512, "knowledge": 1024}
NAMES = {
    "plain": "plain",
    "plain_knowledge": "plain, with knowledge",
    "compiled": "compiled",
    "compiled_knowledge": "compiled, with knowledge",
    "all_cores": "compiled, all cores, by the clock on the wall",
}


def rates(found: dict[str, Any]) -> str:
    rows = [(name, f"{found[key][DECISIONS]:,}", f"{found[key][GAMES]:,.0f}") for key, name in NAMES.items()]
    return table(("4 Houses, en111, Guilds, Merchant, random", "decisions/s", "games/s"), rows)


def costs(found: dict[str, Any]) -> str:
    """What a decision costs with more Houses, against the same cost for each House."""
    each = {int(houses): cost for houses, cost in found["nanoseconds_by_houses"].items()}
    rows = [(houses, cost, f"{cost / each[3]:.2f}", f"{houses / 3:.2f}") for houses, cost in each.items()]
    return table(("Houses", "ns a decision", "times that of 3", "linear would be"), rows)


def facts(found: dict[str, Any]) -> str:
    compiled = found["compile_seconds"]
    rows = [
        *((f"{name} bytes", size, f"at most {LIMITS[name]}") for name, size in found["bytes"].items()),
        ("first start, s (wall / processor)", times(compiled["first"]), "under 30"),
        ("cached start, s (wall / processor)", times(compiled["cached"]), "under 1"),
        ("plain move with all views, µs", found["plain_microseconds_per_move"], "under 400"),
    ]
    return table(("what", "found", "wanted"), rows)


def times(seconds: dict[str, float]) -> str:
    return f"{seconds['wall']} / {seconds['cpu']}"


def main() -> None:
    place = where()
    found = dict(measurements(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0, progress))
    write("The engine", place, rates(found), costs(found), facts(found))


if __name__ == "__main__":
    main()
