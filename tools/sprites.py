"""Draw what the server's pictures and the installed app are made of, from the pages' own drawings.

python tools/sprites.py    arms and initial into src/regno/web/preview/sprites, icons into ui/public
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

HOME = Path(__file__).parents[1]
sys.path.insert(0, str(HOME / "tests" / "web"))

from chromium import found  # noqa: E402
from wire import Server  # noqa: E402

SPRITES = HOME / "src" / "regno" / "web" / "preview" / "sprites"
PUBLIC = HOME / "ui" / "public"
ARMS_WIDTH = 140
PATIENCE = 300_000  # milliseconds
ICONS = {"icon-192.png": (192, 0.78), "icon-512.png": (512, 0.78), "icon-maskable-512.png": (512, 0.56)}
COLLECT = """() => ({
    arms: [...document.querySelectorAll('.new .arms')].map((each) => each.outerHTML),
    tokens: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule.selectorText === ':root').map((rule) => rule.cssText).join(''),
})"""


def picture(browser: Browser, markup: str, width: int, height: int, file: Path) -> None:
    """Draw some markup on a clear ground."""
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(f"<body style='margin:0'>{markup}")
    page.screenshot(path=str(file), omit_background=True)
    page.close()


def icon(drawing: str, size: int, share: float) -> str:
    """Return the mark of Regno on its ground, large enough for any mask."""
    inside = re.sub("<svg ", f'<svg height="{size * share:.0f}" ', drawing, count=1)
    ground = "radial-gradient(circle at 50% 40%, #4a3a2c, #1d1712)"
    style = f"width:{size}px;height:{size}px;display:grid;place-items:center;background:{ground}"
    return f"<div style='{style}'>{inside}</div>"


def main() -> None:
    SPRITES.mkdir(parents=True, exist_ok=True)
    with Server(Path(tempfile.mkdtemp()) / "data") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=["--disable-dev-shm-usage", "--disable-gpu"])
        page = browser.new_page(locale="en", color_scheme="light")
        page.set_default_timeout(PATIENCE)
        page.goto(server.address)
        page.locator(".new [role=radio]", has_text="6").first.click()
        page.locator(".new .arms").nth(5).wait_for()
        drawn = page.evaluate(COLLECT)
        for seat, arms in enumerate(drawn["arms"]):
            sized = arms.replace("<svg ", f'<svg width="{ARMS_WIDTH}" ', 1)
            markup = f"<style>{drawn['tokens']}</style>{sized}"
            picture(browser, markup, ARMS_WIDTH, round(ARMS_WIDTH * 1.16), SPRITES / f"arms-{seat}.png")
        mark = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
        for name, (size, share) in ICONS.items():
            picture(browser, icon(mark, size, share), size, size, PUBLIC / name)
        browser.close()


if __name__ == "__main__":
    main()
