"""Whole evenings in a browser: what must hold after every single step, for tables and chronicles alike."""

from __future__ import annotations

from typing import Any

from chronicle_hand import Hand
from common_check import faults
from person import Offered, Person
from playwright.sync_api import Locator, Page

# Sentences of a step that the page has but does not show, though nothing on the page would open them.
SILENCED = """() => {
    const region = document.querySelector('section.panel, .decide');
    const waits = (each) => each.closest('details:not([open]), [hidden], dialog:not([open]), .sr, [role=tabpanel]');
    return [...(region?.querySelectorAll('p, li') ?? [])]
        .filter((each) => each.textContent.trim().split(/\\s+/).length > 2 && !waits(each))
        .filter((each) => !each.checkVisibility({ visibilityProperty: true }))
        .map((each) => each.textContent.trim().slice(0, 80));
}"""
FOCUS = """() => {
    const region = document.querySelector('section.panel, .decide');
    return !region || region.contains(document.activeElement);
}"""


def common_faults(page: Page) -> list[str]:
    """Return what is wrong with a page at a step of a journey, a sentence a fault."""
    silenced: list[str] = page.evaluate(SILENCED)
    return [*faults(page), *(f"said but not shown: {each}" for each in silenced)]


def check(page: Page, step: str = "") -> None:
    """Fail with everything that is wrong with the page at this step.

    A page is given a moment to settle: cards still fly, and lists still grow.
    """
    wrong = common_faults(page)
    for _ in range(50):
        if not wrong:
            return
        page.wait_for_timeout(60)
        wrong = common_faults(page)
    raise AssertionError(f"{step or page.url} at {page.viewport_size}:\n" + "\n".join(wrong))


def check_focus(page: Page, step: str = "") -> None:
    """Fail unless the focus is on the new question or in its panel."""
    for _ in range(50):
        if page.evaluate(FOCUS):
            return
        page.wait_for_timeout(60)
    raise AssertionError(f"{step}: the focus is on {page.evaluate('document.activeElement.outerHTML.slice(0, 80)')}")


def check_closing(page: Page, opener: Locator, opened: str) -> None:
    """Whatever opens closes by Escape, by its own button and by a click outside."""
    shown = page.locator(opened)
    for close in ("Escape", "button", "outside"):
        opener.click()
        shown.first.wait_for(state="visible")
        if close == "Escape":
            page.keyboard.press("Escape")
        elif close == "button":
            shown.first.get_by_role("button").first.click()
        else:
            page.mouse.click(*corner_outside(page, shown.first))
        shown.first.wait_for(state="hidden")


def corner_outside(page: Page, box: Locator) -> tuple[float, float]:
    """Return a point of the window that does not lie on a box."""
    size, taken = page.viewport_size, box.bounding_box()
    assert size and taken
    for x, y in ((size["width"] - 4, size["height"] - 4), (4, size["height"] - 4), (size["width"] - 4, 4), (4, 4)):
        inside = taken["x"] <= x <= taken["x"] + taken["width"] and taken["y"] <= y <= taken["y"] + taken["height"]
        if not inside:
            return x, y
    raise AssertionError("it fills the window, and there is no outside")


class Traveller(Person):
    """A person at a table whose page is checked after every press."""

    def after(self, offered: Offered) -> Offered:
        now = super().after(offered)
        check(self.page, f"choice {self.choices}")
        return now

    def choose(self) -> None:
        check_focus(self.page, f"choice {self.choices}")
        super().choose()


class Chronicler(Hand):
    """A keeper of a chronicle whose page is checked after every tap."""

    steps = 0

    def wait_for(self, version: int, command: str) -> None:
        super().wait_for(version, command)
        self.steps += 1
        check(self.page, f"step {self.steps}: {command}")
        check_focus(self.page, f"step {self.steps}: {command}")


def chronicler(hand: Hand) -> Chronicler:
    """Return a keeper of the same chronicle who checks every step."""
    return Chronicler(hand.address, hand.id, hand.token)


def stored(page: Page, key: str) -> Any:
    """Return what the browser keeps under a name."""
    return page.evaluate(f"() => JSON.parse(localStorage[{key!r}] ?? 'null')")
