"""Run the checks and every test suite, the quickest first, each within its budget of minutes.

    python tools/suites.py            everything
    python tools/suites.py proelio    one suite by name

The browser tests need Chromium, which root on Debian gets by itself; REGNO_NO_BROWSER=1 leaves them out, loudly.

A suite over its budget is told so, and one that takes three times as long is taken to hang and fails. Machines are
shared and noisy, so the budget itself is no verdict. Longer tests carry the mark ``long``.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTEST = [sys.executable, "-m", "pytest", "-q", "-m", "not long"]
CHECKS = ("ruff check .", "ruff format --check .", "mypy")
PATIENCE = 3
APART = [
    f"--ignore=tests/{part}" for part in ("chronicles", "env", "lab", "proelio", "players", "table", "web", "browser")
]
SIDE_BY_SIDE = ["-n", "2"]  # suites that neither open sockets nor start programs share the cores
SUITES = {  # name: (minutes, arguments of pytest)
    "rest": (2, ["tests", *APART]),
    "chronicles": (2, ["tests/chronicles", *SIDE_BY_SIDE]),
    "players": (3, ["tests/players", "tests/lab", *SIDE_BY_SIDE]),
    "env": (2, ["tests/env"]),
    "server": (3, ["tests/table", "tests/web"]),
    "proelio": (5, ["tests/proelio", *SIDE_BY_SIDE]),
    "browser": (6, ["tests/browser", "-n", "2"]),  # it mostly waits
}


def left_out() -> set[str]:
    """Suites that whoever runs this does not want."""
    return {"browser"} if os.environ.get("REGNO_NO_BROWSER") == "1" else set()


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
        outcomes.append(run("pages", [sys.executable, "ui/make_pages.py", "--check"], 3))
        outcomes.append(run("prepare the compiled parts", [sys.executable, "tools/prepare.py"], 4))
    for name, (minutes, arguments) in SUITES.items():
        if name in left_out() or (names and name not in names):
            continue
        if name == "browser" and not run("find Chromium", [sys.executable, "tools/chromium.py"], 5):
            outcomes.append(False)
            continue
        outcomes.append(run(name, [*PYTEST, *arguments], minutes))
    print(f"\n{sum(outcomes)} of {len(outcomes)} parts passed")
    if left_out():
        print("\n!!! THE BROWSER TESTS WERE LEFT OUT (REGNO_NO_BROWSER=1): the pages are untested !!!")
    return 0 if all(outcomes) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
