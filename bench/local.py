"""Games without a server in a real browser: until the first board with nothing kept, then with all kept; and a move.

    python bench/local.py [--rounds 3]

Server, browser and this process share one machine and its cores. What was found goes to ``results.md``.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright
from processor import renderer_seconds
from results import progress, table, where, write

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests" / name) for name in ("", "web", "browser")] + [str(ROOT / "tools")]

import chromium  # noqa: E402
from page import WATCH  # noqa: E402
from person import Person, play_out  # noqa: E402
from wire import Server  # noqa: E402

PATIENCE = 240_000  # milliseconds
CHOICES = 40
Spent = tuple[float, float]  # seconds by the clock, and of the processor
CONTROLLED = "() => Boolean(navigator.serviceWorker.controller)"


def first_board(page: Page) -> Spent:
    """Press the button; return the seconds until the cards lie on the table, and those of the processor."""
    began, worked = time.perf_counter(), renderer_seconds()
    page.locator("#play-here").click()
    page.locator(".board").wait_for(timeout=PATIENCE)
    return time.perf_counter() - began, renderer_seconds() - worked


def measure(browser: Browser, server: Server) -> tuple[Spent, Spent, list[float]]:
    """Return seconds until the first game, cold and kept, and the milliseconds of each choice."""
    context = browser.new_context(service_workers="allow", reduced_motion="reduce")
    context.add_init_script("location.host && (localStorage['regno:pace'] ??= '\"none\"')")
    context.add_init_script(f"({WATCH})()")
    person = Person(context, server)
    page = person.page
    page.goto(server.address)
    page.wait_for_function(CONTROLLED, timeout=PATIENCE)
    cold = first_board(page)
    page.goto(server.address)
    kept = first_board(page)
    play_out(person, most=CHOICES)
    answers: list[float] = page.evaluate("seen.answers")
    context.close()
    return cold, kept, answers


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("--rounds", type=int, default=3)
    rounds = reader.parse_args().rounds
    place = where()
    program = chromium.found()
    if not program:
        print(chromium.HOW_TO, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data") as server, sync_playwright() as tool:
        files = server.http("/api/local")[1]
        browser = tool.chromium.launch(executable_path=program, args=["--disable-dev-shm-usage", "--disable-gpu"])
        found = []
        for number in range(rounds):
            progress(f"round {number + 1} of {rounds}")
            found.append(measure(browser, server))
        about = f"Chromium {browser.version} without a graphics card, from this machine; {rounds} rounds."
        browser.close()
    answers = sorted(answer for _, _, several in found for answer in several)
    late = answers[int(0.95 * len(answers))]
    (cold, cold_work), (kept, kept_work) = (
        (median(each[0] for each in spent), median(each[1] for each in spent))
        for spent in ([one for one, _, _ in found], [one for _, one, _ in found])
    )
    rows = [
        ("fetched over the wire, once, MB", f"{files['bytes'] / 1e6:.1f}", ""),
        ("press until the board, nothing kept, s", f"{cold:.1f}", "under 10 on a quiet machine"),
        ("the same, processor seconds of the page and its Python", f"{cold_work:.1f}", "under 10"),
        ("press until the board, all files kept, s", f"{kept:.1f}", ""),
        ("the same, processor seconds", f"{kept_work:.1f}", ""),
        (f"a move's answer on screen, ms ({len(answers)} moves)", f"{median(answers):.0f} (95 of 100 under {late:.0f})",
         "under 100"),
    ]  # fmt: skip
    write("Games without a server", place, about, table(("what", "found", "wanted"), rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
