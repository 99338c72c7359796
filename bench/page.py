"""How the pages do in a real browser: bytes of the first page, time until a table can be used, answers, frames.

    python bench/page.py [--rounds 9]

Server, browser and this process share one machine and its cores; Chromium draws without a graphics card. Times are
taken inside the page, by its own clock. What was found goes to ``results.md``.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, BrowserContext, CDPSession, sync_playwright
from processor import renderer_seconds
from results import progress, table, where, write

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests" / name) for name in ("", "web", "browser")] + [str(ROOT / "tools")]

import chromium  # noqa: E402
from person import Person  # noqa: E402
from staged import staged  # noqa: E402
from wire import Server  # noqa: E402

SIZE = (1440, 900)
FOUR = (
    "houses=4 h0=soldiers,shields,manure,tower h1=soldiers,tower,patrol f1=shields h2=manure,knights,shields "
    "h3=tower,hero,soldiers f3=shields"
)
SMOOTH = 1000 / 60 * 1.5  # a frame later than this was missed
HOME = "/"

# Runs before anything of the page: notes when controls first appear, when a press is answered, and each frame of a
# flight.
WATCH = """() => {
    const seen = (window.seen = { usable: 0, answers: [], frames: [] });
    let pressed = 0, version, last = 0;
    addEventListener('click', (event) => {
        if (event.target.closest('.decide')) pressed = performance.now();
    }, true);
    const look = (now) => {
        const stage = document.querySelector('.table-page');
        if (!seen.usable && document.querySelector('.decide :is(.btn, .slot):not(.no)')) seen.usable = now;
        const flying = !!document.querySelector('.flight');
        if (pressed && (flying || (version !== undefined && stage?.dataset.version !== version))) {
            seen.answers.push(now - pressed);
            pressed = 0;
        }
        version = stage?.dataset.version;
        if (flying && last) seen.frames.push(now - last);
        last = flying ? now : 0;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


@dataclass
class Found:
    """What was measured, in milliseconds and bytes."""

    first_bytes: int = 0
    table_bytes: int = 0
    usable: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)  # of the processor, until then
    answers: list[float] = field(default_factory=list)
    frames: list[float] = field(default_factory=list)


def visitor(browser: Browser) -> BrowserContext:
    context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en")
    context.add_init_script(f"({WATCH})()")
    return context


def bytes_of(context: BrowserContext, address: str) -> int:
    """All that comes over the wire for a page, with nothing in the cache."""
    page = context.new_page()
    line: CDPSession = context.new_cdp_session(page)
    sizes: list[int] = []
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.close()
    return sum(sizes)


def measure(browser: Browser, server: Server, rounds: int) -> Found:
    found = Found()
    with_context = visitor(browser)
    found.first_bytes = bytes_of(with_context, server.address + HOME)
    with_context.close()
    for number in range(rounds):
        progress(f"round {number + 1} of {rounds}")
        context = visitor(browser)
        id = staged(server.data, FOUR)
        if not found.table_bytes:
            found.table_bytes = bytes_of(context, f"{server.address}/t/{id}")
        before = renderer_seconds()
        person = Person(context, server).at(id)
        person.my_turn()
        found.work.append(1000 * (renderer_seconds() - before))
        for _ in range(4):
            person.my_turn()
            person.choose()
            if person.is_over:
                break
        person.page.wait_for_timeout(1500)  # what is in the air lands
        seen = person.page.evaluate("() => window.seen")
        found.usable.append(seen["usable"])
        found.answers += seen["answers"]
        found.frames += seen["frames"]
        context.close()
    return found


def spread(values: list[float]) -> str:
    """Median and the slowest twentieth."""
    return f"{median(values):.0f} (95 of 100 under {quantiles(values, n=20)[-1]:.0f})"


def rows(found: Found) -> Iterator[tuple[str, str, str]]:
    yield "first page over the wire, kB", f"{found.first_bytes / 1000:.0f}", "under 250"
    yield "a table's page, nothing cached, kB", f"{found.table_bytes / 1000:.0f}", ""
    yield "table usable after, ms", spread(found.usable), "under 1000"
    yield "the same, processor ms of the page", spread(found.work), "under 1000"
    yield f"a move's answer on screen, ms ({len(found.answers)} moves)", spread(found.answers), "under 100"
    yield f"a frame while cards move, ms ({len(found.frames)} frames)", spread(found.frames), "16.7"
    in_time = sum(each <= SMOOTH for each in found.frames) / len(found.frames)
    yield "frames that came in time", f"{in_time:.0%}", ""


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=9)
    words = parser.parse_args()
    program = chromium.found()
    if not program:
        print(chromium.HOW_TO, file=sys.stderr)
        return 1
    place = where()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data") as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=["--disable-dev-shm-usage", "--disable-gpu"])
        found = measure(browser, server, words.rounds)
        version = browser.version
        browser.close()
    about = (
        f"Chromium {version} without a graphics card, {SIZE[0]}x{SIZE[1]}; load after the run {os.getloadavg()[0]:.2f}."
    )
    write("The pages", place, about, table(("what", "found", "wanted"), rows(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
