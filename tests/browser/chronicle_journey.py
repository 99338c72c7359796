"""A keeper who plays whole evenings: begun on the page, looked at after every tap, all that opens closed again."""

from __future__ import annotations

import json
import re
from typing import Any

from chronicle_hand import NAMES, Hand, Visit
from chronicle_sight import fits, look
from common_check import LOOKS, MOMENT
from journey import check, check_closing, stored
from playwright.sync_api import Locator, Page, Route, expect

KINDS = ("campaign", "architects", "paladins", "viscounts")  # in the order in which the page offers them
DIALOG = "dialog[open]"

# What a person would have to look for: the question, the first answer to it, the action that goes on.
OUT_OF_SIGHT = """() => {
    const panel = document.querySelector('section.panel');
    if (!panel || document.querySelector('dialog[open]')) return [];
    const foot = panel.querySelector('.step-bar');
    const low = document.querySelector('.masthead').getBoundingClientRect().bottom - 1;
    const high = (foot ? foot.getBoundingClientRect().top : innerHeight) + 1;
    const hidden = (each) => {
        const box = each.getBoundingClientRect();
        return box.top < low || box.bottom > high;
    };
    const answers = [...panel.querySelectorAll('fieldset:first-of-type :is(.key, .count, select, input:not(.sr))')]
        .filter((each) => each.checkVisibility());
    const found = [panel.querySelector('h2'), answers[0]].filter((each) => each && hidden(each));
    if (foot && foot.getBoundingClientRect().bottom > innerHeight + 1) found.push(foot);
    return found.map((each) => `not in sight: ${each.className} "${each.textContent.trim().slice(0, 50)}"`);
}"""

# Words of the page that this window does not show, though nothing on the page would open them; and words cut short.
UNSAID = """() => {
    const opens = 'details:not([open]), [hidden], dialog:not([open]), .sr, .reason, select, svg, .noprint';
    const own = (each) => [...each.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE)
        .map((one) => one.data).join('').trim();
    const isCut = (each) => getComputedStyle(each).overflowX === 'hidden' && each.scrollWidth > each.clientWidth + 1;
    return [...document.querySelectorAll('main *, .tt *')].filter((each) => own(each) && !each.closest(opens))
        .filter((each) => !each.checkVisibility({ visibilityProperty: true }) || isCut(each))
        .map((each) => `not shown: ${each.className} "${own(each).slice(0, 50)}"`);
}"""


class Keeper(Hand):
    """Somebody who keeps a chronicle on one page, which is checked after every tap of a step."""

    steps = 0

    @classmethod
    def begin(cls, visit: Visit, address: str, kind: str, size: str, language: str, level: str = "") -> Keeper:
        """Begin a chronicle as a person does, from the lobby; only its chance is settled beforehand."""
        page = visit(language, size).new_page()
        page.goto(address)
        keeper = cls(address, "", "")
        keeper.page, keeper.language = page, language
        keeper.tap(page.locator('a[href="/chronicles"]:visible').first)
        keeper.tap(page.locator('a[href="/chronicles/new"]'))
        keeper.tap(page.locator(".four .key").nth(KINDS.index(kind)))
        names = NAMES if kind == "campaign" else NAMES[:3]
        for place, name in enumerate(names):
            if place >= page.locator(".names input").count():
                keeper.tap(page.locator(".names + .button"))
            keeper.write(page.locator(".names input").nth(place), name)
        if kind == "paladins":
            keeper.tap(page.locator("section .keys:not(.four) .key").nth(("normal", "hard", "impossible").index(level)))
        keeper.tap(page.locator(".way", has=page.locator("[value=house]")))
        keeper.write(page.locator(".named input"), "Wintermark")
        check(page, "a new chronicle")
        look(page, language)
        page.route("**/api/chronicles?*", settle_chance)
        keeper.tap(page.locator("[type=submit]"))
        expect(page.locator("header h1")).to_have_text("Wintermark")
        page.unroute("**/api/chronicles?*")
        keeper.id = page.url.rsplit("/", 1)[1]
        keeper.token = stored(page, "regno:chronicles")[keeper.id]
        keeper.look_at("the first question")
        return keeper

    # ------------------------------------------------------------ after every tap

    def look_at(self, step: str) -> None:
        """Fail with whatever is wrong with the page, or cannot be seen of its question."""
        check(self.page, step)
        for _ in range(LOOKS):
            wrong = [*self.page.evaluate(OUT_OF_SIGHT), *self.page.evaluate(UNSAID)]
            if not wrong:
                return
            self.page.wait_for_timeout(MOMENT)
        raise AssertionError(f"{step} at {self.page.viewport_size}: {wrong}")

    def turn(self, step: str) -> None:
        """The page has turned to something else: it is looked at, and the focus is on its heading."""
        self.steps += 1
        self.look_at(f"step {self.steps}: {step}")
        expect(self.panel().locator("h2").first, f"step {self.steps}: {step}").to_be_focused()

    def wait_for(self, version: int, command: str) -> None:
        super().wait_for(version, command)
        self.turn(command)

    def read_on(self) -> None:
        super().read_on()
        self.turn("reading on")

    # ------------------------------------------------------------ what opens

    def open_and_close(self) -> None:
        """Open whatever this page can open, and close it in every way there is."""
        page = self.page
        header = page.locator("header button.tb")
        for place in range(header.count()):
            check_closing(page, header.nth(place), DIALOG, own=".x")
        for opener in (".wedge", ".drew"):
            if page.locator(opener).count():
                check_closing(page, page.locator(opener).first, DIALOG, own=".x")
        for opener, opened in (
            (".step-bar .reason", ".reason.open"),
            (".correct", ".corrects"),
            (".th .tx[aria-expanded]", ".th .who"),
        ):
            if page.locator(opener).count():
                self.toggle(page.locator(opener).first, page.locator(opened))
        self.try_further_steps(header.last)
        page.evaluate("() => scrollTo(0, 0)")

    def toggle(self, opener: Locator, opened: Locator) -> None:
        """What opens within the page closes by Escape, by what opened it and by a click elsewhere."""
        for close in ("Escape", "opener", "outside"):
            opener.click()
            expect(opened.first).to_be_visible()
            if not opened.first.evaluate("each => each.matches('.reason')"):  # it lies over the step while it is read
                check(self.page, f"opened: {opener}")
            if close == "Escape":
                self.page.keyboard.press("Escape")
            elif close == "opener":
                opener.click()
            else:
                self.page.locator("header h1").click()
            expect(opened).to_have_count(0)

    def try_further_steps(self, more: Locator) -> None:
        """Every step that may be done now but need not, opened from the menu."""
        more.click()
        others = self.page.locator(f"{DIALOG} section").first.locator(".grid button")
        for place in range(others.count()):
            others.nth(place).click()
            expect(self.page.locator(f"{DIALOG} .bar .primary")).to_be_visible()
            check(self.page, f"further step {place}")
            fits(self.page, self.language)
            self.page.keyboard.press("Escape")
            expect(self.page.locator(DIALOG)).to_have_count(0)
            more.click()
        self.page.keyboard.press("Escape")
        expect(self.page.locator(DIALOG)).to_have_count(0)

    # ------------------------------------------------------------ the end of an evening

    def leave(self) -> None:
        """Close the page; tomorrow another one is opened from the overview."""
        context = self.page.context
        self.page.close()
        self.page = context.new_page()
        self.page.goto(f"{self.address}/chronicles")
        self.tap(self.page.locator(".heads a", has_text="Wintermark"))
        expect(self.page.locator("header h1")).to_have_text("Wintermark")
        expect(self.panel()).to_be_visible()
        self.look_at("another evening")

    def reload(self) -> None:
        """Nothing of the chronicle is lost, and the same is asked."""
        asked = self.panel().locator("h2").first.inner_text()
        self.page.reload()
        expect(self.panel().locator("h2").first).to_have_text(asked)
        self.look_at("after a reload")

    def see_pages(self) -> Page:
        """The score sheets and the page for the printer, from the menu; the printed page holds the whole log."""
        page, view = self.page, self.view
        for side in ("scores", "print"):
            self.tap(page.locator("header button.tb").last)
            self.tap(page.locator(f'{DIALOG} a[href$="/{side}"]'))
            expect(page).to_have_url(re.compile(f"/{side}$"))
            expect(page.locator(".page .sheet").first).to_be_visible()
            check(page, side)
            look(page, self.language)
            if side == "print":
                expect(page.locator("ol > li")).to_have_count(view["steps"])
            self.tap(page.locator("header a.tb"))
            expect(self.panel()).to_be_visible()
        return page

    def told(self, **more: Any) -> str:
        """What is printed of a journey, to be compared with later ones."""
        size = self.page.viewport_size
        assert size
        facts = {"taps": self.taps, "looks": self.steps, **more}
        return f"{size['width']}x{size['height']} {self.language}: " + ", ".join(
            f"{count} {name}" for name, count in facts.items()
        )


def settle_chance(route: Route) -> None:
    """Begin with a seed of the test's: a journey goes the same way every time."""
    route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or "{}"), "seed": "3"}))
