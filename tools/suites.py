"""Run the checks and every test suite, the quickest first, each within its budget of minutes.

    python tools/suites.py            everything
    python tools/suites.py proelio    one suite by name

A suite over its budget is told so, and one that takes three times as long is taken to hang and fails. Machines are
shared and noisy, so the budget itself is no verdict. Longer tests carry the mark ``long``.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTEST = [sys.executable, "-m", "pytest", "-q", "-m", "not long"]
CHECKS = ("ruff check .", "ruff format --check .", "mypy")
PREPARE = "from regno.proelio import compiled; from regno.lab import study; compiled.engine(); study.units()"  # for all
PATIENCE = 3
APART = [f"--ignore=tests/{part}" for part in ("chronicles", "env", "lab", "proelio", "players", "table", "web")]
SUITES = {  # name: (minutes, arguments of pytest)
    "rest": (2, ["tests", *APART]),
    "chronicles": (2, ["tests/chronicles"]),
    "players": (3, ["tests/players", "tests/lab"]),
    "env": (2, ["tests/env"]),
    "server": (3, ["tests/table", "tests/web"]),
    "proelio": (5, ["tests/proelio"]),
}


def run(name: str, command: list[str], minutes: float) -> bool:
    """Run one command within its budget; say what came of it."""
    print(f"\n=== {name} (budget {minutes:g} min)", flush=True)
    began = time.monotonic()
    try:
        passed = subprocess.run(command, cwd=ROOT, timeout=PATIENCE * minutes * 60).returncode == 0
        outcome = "passed" if passed else "FAILED"
    except subprocess.TimeoutExpired:
        passed, outcome = False, "STOPPED"
    seconds = time.monotonic() - began
    over = ", over its budget" if seconds > minutes * 60 else ""
    print(f"=== {name}: {outcome} in {seconds:.0f} s{over}", flush=True)
    return passed


def main(names: list[str]) -> int:
    """Everything, or the suites named; all of them run even if one fails."""
    unknown = set(names) - set(SUITES)
    if unknown:
        print(f"unknown suite {', '.join(sorted(unknown))}: expected some of {', '.join(SUITES)}", file=sys.stderr)
        return 2
    outcomes = []
    if not names:
        for check in CHECKS:
            outcomes.append(run(check, [sys.executable, "-m", *check.split()], 2))
        outcomes.append(run("prepare the compiled parts", [sys.executable, "-c", PREPARE], 4))
    for name, (minutes, arguments) in SUITES.items():
        if not names or name in names:
            outcomes.append(run(name, [*PYTEST, *arguments], minutes))
    print(f"\n{sum(outcomes)} of {len(outcomes)} parts passed")
    return 0 if all(outcomes) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
