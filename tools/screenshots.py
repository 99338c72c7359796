"""Make pictures of the pages, in each size and both languages, from a server of their own.

python tools/screenshots.py [NAME ...]    all of them, or those named, into build/shots
python tools/screenshots.py --readme      docs/table.png, the picture of the README
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests" / part) for part in ("", "web", "browser")]

from chromium import HOW_TO, found  # noqa: E402
from person import Person  # noqa: E402
from scenes import CHRONICLES, SCENES, SLOW, TABLES  # noqa: E402
from staged import staged  # noqa: E402
from wire import Server  # noqa: E402

FOLDER = ROOT / "build" / "shots"
ALL = SCENES | SLOW | CHRONICLES
SIZES = {"desktop": (1440, 900), "phone": (390, 844), "tablet": (834, 1112)}
COLOURS = 256  # of the README's picture, to keep it small


def visitor(browser: Browser, server: Server, language: str, size: str) -> Person:
    width, height = SIZES[size]
    viewport = ViewportSize(width=width, height=height)
    return Person(browser.new_context(viewport=viewport, locale=language, reduced_motion="reduce"), server)


def look(browser: Browser, server: Server, names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names:
        for language in ("en", "it"):
            for size in SIZES if name in CHRONICLES else ("desktop", "phone"):
                person = visitor(browser, server, language, size)
                file = FOLDER / f"{name}-{size}-{language}.png"
                ALL[name](person).screenshot(path=file, full_page=size == "phone")
                person.context.close()
                print(file.relative_to(ROOT), flush=True)


def readme(browser: Browser, server: Server) -> None:
    """A defence half chosen, after a round in which the others did something."""
    person = visitor(browser, server, "en", "desktop")
    before = TABLES["table-defence"].replace("at=defence", "at=action turn=1")
    person.at(staged(server.data, before)).my_turn()
    person.page.locator(".bal").wait_for()
    for card in ("shields", "palisades"):
        person.cards(card).click()
    person.page.mouse.move(5, 5)
    file = ROOT / "docs" / "table.png"
    picture = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
    picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, optimize=True)
    print(file.relative_to(ROOT), file.stat().st_size)


def main(words: list[str]) -> int:
    names = [word for word in words if not word.startswith("-")] or [*ALL]
    unknown = set(names) - set(ALL)
    program = found()
    if unknown or not program:
        wrong = f"no scene {', '.join(sorted(unknown))}: expected some of {', '.join(ALL)}"
        print(wrong if unknown else HOW_TO, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data") as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=["--disable-dev-shm-usage", "--disable-gpu"])
        if "--readme" in words:
            readme(browser, server)
        else:
            look(browser, server, names)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
