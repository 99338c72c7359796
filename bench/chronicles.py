"""How long a tap in the Chronicles takes until the screen shows its result, and how long a log of 2,000 steps to open.

    python bench/chronicles.py

Server, browser and this process share one machine and its cores. What was found goes to ``results.md``.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "tests" / "web"), str(HERE.parent / "tools")]

from chromium import found  # noqa: E402
from results import table, where, write  # noqa: E402
from wire import Server  # noqa: E402

from regno.chronicles.header import header_from  # noqa: E402
from regno.chronicles.journal import journal_text, parse_journal  # noqa: E402

TAPS = 30
STEPS = 2_000

# Scroll down as often as more steps come, until the first is there.
TO_THE_END = """() => new Promise(done => {
  const dialog = document.querySelector('dialog');
  const down = () => {
    dialog.scrollTo(0, dialog.scrollHeight);
    if ([...dialog.querySelectorAll('.entry .num')].at(-1).textContent === '1') done();
    else requestAnimationFrame(down);
  };
  down();
})"""

# From the tap until the panel has changed and is painted.
TAPPED = """selector => new Promise(done => {
  const panel = document.querySelector('section.panel'), started = performance.now();
  new MutationObserver((_, seen) => {
    if (panel.getAttribute('aria-busy') === 'true') return;
    seen.disconnect();
    requestAnimationFrame(() => done(performance.now() - started));
  }).observe(panel, {attributes: true, attributeFilter: ['aria-busy']});
  panel.querySelector(selector).click();
})"""


def called(server: Server, path: str, body: Any = None, token: str = "", raw: bytes | None = None) -> Any:
    data = raw if raw is not None else None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server.address}{path}", data, {"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request) as answer:
        text = answer.read()
    return json.loads(text) if text[:1] == b"{" else text.decode()


def begun(server: Server) -> dict[str, Any]:
    """A scenario at the first player's turn."""
    made: dict[str, Any] = called(server, "/api/chronicles", {"kind": "viscounts", "players": ["Anna", "Marco", "Tom"]})
    steps = [("board", {}), ("first-player", {}), ("summaries", {}), ("player-cards", {}), ("level", {"workers": "1"})]
    for version, (command, arguments) in enumerate(steps):
        body = {"type": "do", "request": command, "version": version, "command": command, "arguments": arguments}
        called(server, f"/api/chronicles/{made['id']}", body, made["token"])
    return made


def lengthened(server: Server, made: dict[str, Any]) -> dict[str, Any]:
    """The same with a log of 2,000 steps more: Anna's Workers come to the Castle and go, each a step with its rules."""
    journal = parse_journal(called(server, f"/api/chronicles/{made['id']}/file", token=made["token"]))
    changes = [{"player": "Anna", "change": {"tier1-1-2": way}} for way in (1, -1)]
    steps = [{"do": "workers", "with": changes[number % 2], "at": ""} for number in range(STEPS)]
    text = journal_text(header_from(journal.records[0]), [*journal.records[1:], *steps])
    longer: dict[str, Any] = called(server, "/api/chronicles/import", raw=text.encode())
    return longer


def taps(page: Page) -> list[float]:
    """A move of the Baron and its undo, again and again: what each tap takes."""
    times = []
    for _ in range(TAPS):
        times.append(page.evaluate(TAPPED, ".key:nth-child(2)"))
        times.append(page.evaluate(TAPPED, ".foot .und"))
    return times


def opened(page: Page, address: str) -> tuple[float, float, float]:
    """Seconds until the page of a chronicle can be read, until its log can, and until one has scrolled to its begin."""
    page.goto("about:blank")
    started = time.perf_counter()
    page.goto(address)
    page.locator("section.panel").wait_for()
    ready = time.perf_counter() - started
    started = time.perf_counter()
    page.locator("header button").first.click()
    page.locator("dialog .entry").first.wait_for()
    latest = time.perf_counter() - started
    page.evaluate(TO_THE_END)
    return ready, latest, time.perf_counter() - started


def measure() -> tuple[list[float], list[float], tuple[float, float, float]]:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data") as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found(), args=["--disable-gpu", "--disable-dev-shm-usage"])
        page = browser.new_page(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
        short = begun(server)
        longer = lengthened(server, short)
        address = f"{server.address}/chronicles/c/{{id}}#{{token}}"
        page.goto(address.format(**short))
        page.locator("section.panel").wait_for()
        quick = taps(page)
        opening = opened(page, address.format(**longer))
        page.keyboard.press("Escape")
        return quick, taps(page), opening


def told(times: list[float]) -> tuple[str, str]:
    times = sorted(times)
    return f"{statistics.median(times):.0f}", f"{times[int(len(times) * 0.95)]:.0f}"


def main() -> None:
    place = where()
    short, long, (ready, latest, log) = measure()
    rows = [
        ("a tap until the screen shows its result, 5 steps in the log, ms", *told(short), "under 100"),
        (f"the same, {STEPS:,} steps in the log, ms", *told(long), "under 100"),
        (f"opening a chronicle of {STEPS:,} steps, s", f"{ready:.2f}", "", "under 1"),
        ("its log, until the latest steps can be read, s", f"{latest:.2f}", "", "under 1"),
        (f"its log, scrolled down to the first of {STEPS:,}, s", f"{log:.2f}", "", ""),
    ]
    write("Chronicles in the browser", place, table(("what", "found (median)", "95 of 100 below", "wanted"), rows))


if __name__ == "__main__":
    main()
