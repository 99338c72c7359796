"""Whole evenings in a browser: what must hold after every single step, for tables and chronicles alike."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from chronicle_hand import Hand
from common_check import FAULTS, LOOKS, MOMENT
from person import Offered, Person
from playwright.sync_api import BrowserContext, Error, Locator, Page, Route, expect

# Sentences of a step that the page has but shows nowhere, though nothing on the page would open them. What happened
# since the last turn is in the page twice, once for each width of window: one of the two must be seen.
SILENCED = """() => {
    const region = document.querySelector('section.panel, .decide');
    const waits = (each) => each.closest('details:not([open]), [hidden], dialog:not([open]), .sr, [role=tabpanel]');
    const seen = (each) => each.checkVisibility({ visibilityProperty: true });
    const isTold = (each) => [...document.querySelectorAll(each.localName)]
        .some((other) => seen(other) && other.textContent.trim() === each.textContent.trim());
    const elsewhere = document.querySelector('.table-page:not([data-view=table])'); // on a phone one view has it all
    return [...(elsewhere ? [] : (region?.querySelectorAll('p, li') ?? []))]
        .filter((each) => each.textContent.trim().split(/\\s+/).length > 2 && !waits(each))
        .filter((each) => !seen(each) && !isTold(each))
        .map((each) => each.textContent.trim().slice(0, 80));
}"""
FOCUS = """() => {
    const region = document.querySelector('section.panel, .decide');
    return !region || region.contains(document.activeElement);
}"""
# Ways that stand twice in one list: what is listed twice has broken keyed lists before.
LISTED_TWICE = """() => [...document.querySelectorAll('ul, ol')].flatMap((list) => {
    const ways = [...list.querySelectorAll(':scope > li a[href]')].map((each) => each.getAttribute('href'));
    return ways.filter((way, place) => ways.indexOf(way) < place);
})"""
FINGER = 20  # pixels around a finger in which browsers look for something to press


def common_faults(page: Page) -> list[str]:
    """Return what is wrong with a page at a step of a journey, a sentence a fault."""
    found: tuple[list[str], list[str], list[str]] = page.evaluate(f"[({FAULTS})(), ({SILENCED})(), ({LISTED_TWICE})()]")
    faults, silenced, twice = found
    return [
        *faults,
        *(f"said but not shown: {each}" for each in silenced),
        *(f"listed twice: {each}" for each in twice),
    ]


def check(page: Page, step: str = "") -> None:
    """Fail with everything that is wrong with the page at this step.

    A page is given a moment to settle: cards still fly, and lists still grow.
    """
    wrong = common_faults(page)
    for _ in range(LOOKS):
        if not wrong:
            return
        page.wait_for_timeout(MOMENT)
        wrong = common_faults(page)
    raise AssertionError(f"{step or page.url} at {page.viewport_size}:\n" + "\n".join(wrong))


def check_focus(page: Page, step: str = "") -> None:
    """Fail unless the focus is on the new question or in its panel."""
    for _ in range(LOOKS):
        if page.evaluate(FOCUS):
            return
        page.wait_for_timeout(MOMENT)
    raise AssertionError(f"{step}: the focus is on {page.evaluate('document.activeElement.outerHTML.slice(0, 80)')}")


def check_in_sight(page: Page, control: Locator) -> None:
    """Give a control the focus, and fail if it does not come into sight or something lies over it."""
    control.focus()
    covered = """(control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) !== control;
    }"""
    assert not control.evaluate(covered), f"{control} has the focus and is not seen at {page.viewport_size}"


# ---------------------------------------------------------------- what opens and closes


def check_closing(page: Page, opener: Locator, opened: str, own: str = "", outside: bool = True) -> None:
    """Fail unless what an opener opens closes by Escape, by its own button and, if it should, by a click outside.

    ``own`` selects its button within what is opened; without one, a second press of the opener closes it. Once closed
    by Escape, the focus is on the opener again, and the page is as it should be.
    """
    shown = page.locator(opened).first

    def press_own() -> None:
        (shown.locator(own).first if own else opener).click()

    closings: dict[str, Callable[[], None]] = {"Escape": lambda: page.keyboard.press("Escape"), "its button": press_own}
    if outside:
        closings["a click outside"] = lambda: page.mouse.click(*corner_outside(page, shown))
    for way, close in closings.items():
        opener.click()
        shown.wait_for(state="visible")
        close()
        try:
            shown.wait_for(state="hidden")
        except Error as fault:
            raise AssertionError(f"{opened} does not close by {way} at {page.viewport_size}") from fault
        if way == "Escape":
            expect(opener, f"{opened}: the focus goes back to what opened it").to_be_focused()
        check(page, f"{opened} closed by {way}")


def check_tip(page: Page, thing: Locator, taps: bool) -> None:
    """Fail unless what a thing tells of itself closes by Escape, by the same press again, and by a press elsewhere.

    With a mouse it is told on hover, and gone when the pointer is.
    """
    told = page.locator(".told-of")

    def leave() -> None:
        away = corner_outside(page, told.locator(".told-box"), FINGER if taps else 0)
        (page.touchscreen.tap if taps else page.mouse.move)(*away)

    closings = {"Escape": lambda: page.keyboard.press("Escape"), "a press elsewhere": leave}
    if taps:
        closings["the same press again"] = thing.tap
    for way, close in closings.items():
        (thing.tap if taps else thing.hover)()
        expect(told, f"a tip at {page.viewport_size}").to_be_visible()
        close()
        expect(told, f"a tip closes by {way}").to_have_count(0)
        if not taps:
            page.mouse.move(0, 0)


def corner_outside(page: Page, box: Locator, reach: int = 0) -> tuple[float, float]:
    """Return a point of the window that lies neither on a box nor within reach of anything that may be pressed."""
    size, taken = page.viewport_size, box.bounding_box()
    assert size and taken
    free = """([x, y, reach]) => [-reach, 0, reach].every((right) => [-reach, 0, reach].every((down) =>
        !document.elementFromPoint(x + right, y + down)?.closest('a, button, input, select, summary')))"""
    for x in (size["width"] - 3, 3, size["width"] / 2):
        for y in (size["height"] - 3, 3, size["height"] / 3, size["height"] / 4, size["height"] * 0.4):
            inside = taken["x"] <= x <= taken["x"] + taken["width"] and taken["y"] <= y <= taken["y"] + taken["height"]
            if not inside and page.evaluate(free, [x, y, reach]):
                return x, y
    raise AssertionError("it fills the window, and there is no outside")


# ---------------------------------------------------------------- people


class Traveller(Person):
    """A person at a table whose page is checked after every press."""

    asked = ""  # the table and its version when the focus was last looked at
    looked_back = False  # whether what happened since the last turn was opened, where a small window folds it

    def after(self, offered: Offered) -> Offered:
        super().after(offered)
        check(self.page, f"choice {self.choices}")
        return self.offered  # the page may have gone on while it was looked at

    def choose(self) -> None:
        self.meet()
        if not self.looked_back and (line := self.page.locator(".rline")).is_visible():
            check_closing(self.page, line, "dialog[open]", own=".btn.x")
            self.looked_back = True
        super().choose()

    def meet(self) -> None:
        """Look whether a new question has the focus; who strayed from it since then is left alone."""
        asked = f"{self.page.url} {self.offered['version']}"
        if asked != self.asked:
            check_focus(self.page, f"choice {self.choices}")
        self.asked = asked

    @property
    def table(self) -> str:
        """The name of the table that the page shows."""
        return self.page.url.rsplit("/", 1)[1]

    def play_again(self, patience: int = 10 * LOOKS) -> None:
        """Press for another game; fail unless the page leaves for another table within so many looks."""
        before = self.table
        self.page.locator(".ending .btn.go").click()
        for _ in range(patience):
            if self.table != before:
                return
            self.page.wait_for_timeout(MOMENT)
        raise AssertionError(f"another game leads nowhere: {self.page.locator('.ending').inner_text()}")


class Sharers(Traveller):
    """Two people at one screen: a curtain comes down between them."""

    called: set[str]

    def choose(self) -> None:
        curtain = self.page.locator(".curtain")
        if not self.offered["curtain"]:
            return super().choose()
        assert self.cards().count() == 0, "cards are seen before the curtain rises"
        check(self.page, f"curtain after choice {self.choices}")
        self.called.add(curtain.locator("h2").inner_text())
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        return None


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


# ---------------------------------------------------------------- browsers


def hurried(context: BrowserContext) -> BrowserContext:
    """Have the bots of every table that this browser sets take no time over a choice."""

    def hurry(route: Route) -> None:
        if route.request.method == "POST":
            route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), "pace": 0}))
        else:
            route.continue_()

    context.route("**/api/tables?*", hurry)
    context.route("**/api/tables", hurry)
    return context


def stored(page: Page, key: str) -> Any:
    """Return what the browser keeps under a name."""
    return page.evaluate(f"() => JSON.parse(localStorage[{key!r}] ?? 'null')")
