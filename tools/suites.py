"""Run the checks and every test suite, the quickest first, each within its budget of minutes.

    python tools/suites.py            everything
    python tools/suites.py proelio    one suite by name
    python tools/suites.py long       the tests marked ``long``, which `make test` leaves out, and more random games

Only the browser suite needs Chromium, and only tests of several processes PostgreSQL, which root on Debian gets by
itself; REGNO_NO_BROWSER=1 and REGNO_NO_POSTGRES=1 leave them out, loudly.

A suite over its budget is reported, and one that takes three times as long is taken to hang and fails. Machines are
shared and noisy, so the budget itself is no verdict.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTEST = [sys.executable, "-m", "pytest", "-q"]
CHECKS = ("ruff check .", "ruff format --check .", "mypy")
PATIENCE = 3
OWN = (
    "browser", "chronicles", "env", "fuzz", "gauntlet", "lab", "matches", "players", "proelio", "simulation", "table",
    "web",
)  # fmt: skip
APART = [f"--ignore=tests/{part}" for part in OWN]
# Three on two cores, because tests wait for servers and browsers; evenings are long: who is idle takes from who is not.
SIDE_BY_SIDE = ["-n", "3", "--dist", "worksteal"]
SUITES = {  # name: (minutes, arguments of pytest)
    "rest": (3, ["tests", *APART, *SIDE_BY_SIDE]),
    "chronicles": (2, ["tests/chronicles", *SIDE_BY_SIDE]),
    "players": (5, ["tests/players", "tests/lab", "tests/gauntlet", "tests/matches", *SIDE_BY_SIDE]),
    "env": (2, ["tests/env", *SIDE_BY_SIDE]),
    "docstrings": (2, ["--doctest-modules", "src"]),  # the examples in them
    "server": (5, ["tests/table", "tests/web", *SIDE_BY_SIDE]),
    "fuzz": (2, ["tests/fuzz", "-n", "2", "--dist", "worksteal"]),
    "simulation": (3, ["tests/simulation", *SIDE_BY_SIDE]),
    "proelio": (5, ["tests/proelio", *SIDE_BY_SIDE]),
    "browser": (6, ["tests/browser", *SIDE_BY_SIDE]),  # it mostly waits
}
GAMES = [
    f"tests/proelio/test_{part}.py" for part in ("properties", "knowledge", "leaks", "same_rules", "views", "imagine")
]
LONG = {  # Playwright's event loop keeps other asyncio tests out of its process; a soak takes an hour
    "long": (75, ["tests", "--ignore=tests/browser", *SIDE_BY_SIDE]),
    "long games": (8, [*GAMES, "-m", "not long", "--hypothesis-profile", "thorough", *SIDE_BY_SIDE]),
    "long browser": (30, ["tests/browser", *SIDE_BY_SIDE]),
}


def without_browser() -> bool:
    """Return whether whoever runs this does not want the browser tests."""
    return os.environ.get("REGNO_NO_BROWSER") == "1"


def run(name: str, command: list[str], minutes: float, quiet: bool = False) -> bool:
    """Run one command within its budget, print the outcome and return whether it passed.

    A quiet one prints what it has to say at its end, so that several can run side by side.
    """
    begin = f"\n=== {name} (budget {minutes:g} min)\n"
    if not quiet:
        print(begin, end="", flush=True)
    pipe = subprocess.PIPE if quiet else None
    began, said = time.monotonic(), ""
    try:
        ended = subprocess.run(
            command, cwd=ROOT, timeout=PATIENCE * minutes * 60, stdout=pipe, stderr=subprocess.STDOUT, text=True
        )
        passed, said = ended.returncode == 0, begin + ended.stdout if quiet else ""
        outcome = "passed" if passed else "FAILED"
    except subprocess.TimeoutExpired:
        passed, outcome = False, "STOPPED"
    seconds = time.monotonic() - began
    over = ", over its budget" if seconds > minutes * 60 else ""
    print(f"{said}=== {name}: {outcome} in {seconds:.0f} s{over}", flush=True)
    return passed


def run_checks() -> list[bool]:
    """Run linter, formatter and types, and compile what the suites share, side by side; return what passed."""
    checks = {check: ([sys.executable, "-m", *check.split()], 2) for check in CHECKS}
    checks["pages"] = ([sys.executable, "ui/make_pages.py", "--check"], 3)
    checks["prepare the compiled parts"] = ([sys.executable, "tools/prepare.py"], 4)
    with ThreadPoolExecutor(3) as threads:  # types and pages take one core each
        return list(threads.map(lambda name: run(name, *checks[name], quiet=True), checks))


def without_postgres() -> bool:
    """Return whether whoever runs this does not want the tests of several processes."""
    return os.environ.get("REGNO_NO_POSTGRES") == "1"


def run_suite(name: str, mark: str, minutes: float, arguments: list[str]) -> bool:
    """Run one suite and return whether it passed; some find Chromium or PostgreSQL first, or fail."""
    needs_postgres = name in ("rest", "server", "long") and not without_postgres()
    if needs_postgres and not run("find PostgreSQL", [sys.executable, "tools/postgres.py"], 5):
        return False
    if "browser" in name and not run("find Chromium", [sys.executable, "tools/chromium.py"], 5):
        return False
    return run(name, [*PYTEST, "-m", mark, *arguments], minutes)


def main(names: list[str]) -> int:
    """Run everything quick, everything long, or the suites named; all of them run even if one fails."""
    unknown = set(names) - {*SUITES, "long"}
    if unknown:
        print(
            f"unknown suite {', '.join(sorted(unknown))}: expected some of {', '.join(SUITES)}, long", file=sys.stderr
        )
        return 2
    outcomes = [] if names else run_checks()
    wanted = {name: suite for name, suite in SUITES.items() if not names or name in names}
    mark = "not long"
    if names == ["long"]:
        wanted, mark = LONG, "long"
    for name, (minutes, arguments) in wanted.items():
        if not ("browser" in name and without_browser()):
            outcomes.append(run_suite(name, mark, minutes, arguments))
    print(f"\n{sum(outcomes)} of {len(outcomes)} parts passed")
    if without_browser():
        print("\n!!! THE BROWSER TESTS WERE LEFT OUT (REGNO_NO_BROWSER=1): the pages are untested !!!")
    if without_postgres():
        print("\n!!! THE TESTS ON POSTGRESQL WERE LEFT OUT (REGNO_NO_POSTGRES=1): the second store is untested !!!")
    return 0 if all(outcomes) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
