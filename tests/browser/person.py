"""A person at a table in a browser: sees what the page shows, and does what people do."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Self

from laid import token
from playwright.sync_api import BrowserContext, Locator, Page, expect
from wire import Server

Visit = Callable[..., BrowserContext]
PATIENCE = 240.0  # seconds for a whole game
MOST_PRESSES = 30  # for one choice
BUSY = "429"  # what a browser says of a review that is refused: those of all tests come from one address

# What may be pressed now, and what tells that a press was answered.
OFFERED = """() => {
    const decision = document.querySelector('.decide:not(.ending)');
    const all = (where) => [...(decision?.querySelectorAll(where) ?? [])];
    return {
        version: document.querySelector('.table-page')?.dataset.version,
        mine: document.title.startsWith('●'),
        over: !!document.querySelector('.ending'),
        busy: decision?.ariaBusy === 'true', // a choice is on its way
        curtain: !!document.querySelector('.curtain'),
        opened: all('.slots').length === 0,
        doubted: all('.dh.doubt').length > 0,
        answers: all('.slot:not(.no), .pass, .list .btn:not(.no), .out').length,
        goods: all('.goods button:not([aria-pressed=true])').length,
        lit: document.querySelectorAll('.hz .card.lit').length,
        picked: document.querySelectorAll('.hz .card.sel, .goods [aria-pressed=true]').length,
        ready: all('.acts :is(.btn.go, [data-falls])').length > 0, // what ends a House is never the main button
    };
}"""
Offered = dict[str, Any]


class Person:
    """One page of one browser."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context, self.server = context, server
        self.page: Page = context.new_page()
        self.choices = 0

    # ------------------------------------------------------------ coming and going

    def goto(self, path: str) -> Self:
        self.page.goto(self.server.address + path)
        return self

    def holding(self, table: str, token: str) -> Self:
        """With the token of a seat, as the browser keeps it."""
        given = json.dumps({table: token})
        kept = "JSON.parse(localStorage['regno:tokens'] ?? '{}')"
        self.context.add_init_script(f"localStorage['regno:tokens'] = JSON.stringify({{ ...{given}, ...{kept} }})")
        return self

    def with_passport(self, owner: Person) -> Self:
        """With the passport of another browser, as a copy of its storage has it."""
        return self.with_key(json.loads(owner.page.evaluate("localStorage['regno:passport']")))

    def with_key(self, key: str) -> Self:
        """With the key of a device that a passport knows."""
        self.context.add_init_script(f"localStorage['regno:passport'] = {json.dumps(json.dumps(key))}")
        return self

    def at(self, table: str, seat: int = 0) -> Self:
        """At a table that was laid in the store, on this seat."""
        self.holding(table, token(seat, table)).goto(f"/t/{table}")
        expect(self.page.locator(".board")).to_be_visible()
        return self

    def sit(self, seat: int, name: str) -> Self:
        self.page.locator(".gathering input").first.fill(name)
        self.page.locator(".gathering .chairs li").nth(seat).locator("button").first.click()
        expect(self.page.locator(".gathering .chairs li").nth(seat)).to_contain_text(name)
        return self

    def set_bots(self) -> Self:
        """Bots for the rest, then the deal."""
        self.page.locator(".gathering .acts .btn").nth(1).click()
        self.page.locator(".gathering .acts .btn.go").click()
        expect(self.page.locator(".board")).to_be_visible()
        return self

    def menu(self, name: str, sure: str = "") -> None:
        """Press something in the table's menu; what cannot be undone is asked again."""
        self.menu_button.click()
        menu = self.page.get_by_role("dialog")
        menu.get_by_role("button", name=name).click()
        if sure:
            menu.get_by_role("button", name=sure, exact=True).click()

    # ------------------------------------------------------------ what is seen

    @property
    def decision(self) -> Locator:
        return self.page.locator(".decide")

    @property
    def menu_button(self) -> Locator:
        """In the header, or in the rail of a small window that lies on its side."""
        return self.page.locator("header .menu, .tabs .mnu").filter(visible=True)

    @property
    def must_choose(self) -> bool:
        return self.page.title().startswith("●")

    @property
    def is_over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def cards(self, kind: str = "") -> Locator:
        return self.page.locator(f".hz .card{f'[data-card={kind}]' if kind else ''}")

    def my_turn(self) -> None:
        self.page.wait_for_function("() => document.title.startsWith('●')")

    # ------------------------------------------------------------ the choice

    def press(self, what: Locator) -> None:
        """As people do who have a mouse or a finger."""
        what.click()

    def choose(self) -> None:
        """Answer what is asked, whatever it is, by pressing what may be pressed until the table goes on."""
        self.choices += 1
        before = offered = self.offered
        for _ in range(MOST_PRESSES):
            self.press(self.something_of(offered))
            offered = self.after(offered)
            if offered["version"] != before["version"]:
                return
        raise AssertionError(f"{MOST_PRESSES} presses and no choice: {offered} {self.decision.inner_text()}")

    def something_of(self, offered: Offered) -> Locator:
        """A different thing each time, so that games differ; cards before the button that sends them."""
        if offered["answers"]:
            answers = self.decision.locator(".slot:not(.no), .pass, .list .btn:not(.no), .out")
            return answers.nth(self.choices % offered["answers"])
        wants_more = not offered["ready"] or (self.choices % 2 and not offered["picked"])
        if wants_more and offered["goods"]:
            return self.decision.locator(".goods button").first
        if wants_more and offered["lit"]:
            return self.page.locator(".hz .card.lit").last
        if offered["ready"]:
            return self.decision.locator(".acts :is(.btn.go, [data-falls])")
        raise AssertionError(f"nothing can be pressed: {offered} {self.decision.inner_text()}")

    @property
    def offered(self) -> Offered:
        found: Offered = self.page.evaluate(OFFERED)
        return found

    def after(self, offered: Offered) -> Offered:
        """What is offered once the page has answered a press."""
        for _ in range(1000):
            if (now := self.offered) != offered and not now["busy"]:
                return now
            self.page.wait_for_timeout(20)
        notices = self.page.locator(".notice").all_inner_texts()
        raise AssertionError(f"no answer: {offered} {self.decision.inner_text()} {notices}")


def play_out(*people: Person, most: int = 0) -> None:
    """Whoever must choose does, until the game is over for everybody, or so many choices are made."""
    began = time.monotonic()
    while True:
        seen = [person.offered for person in people]
        if all(each["over"] for each in seen) or (most and sum(person.choices for person in people) >= most):
            return
        assert time.monotonic() - began < PATIENCE, seen
        free = (who for who, each in zip(people, seen, strict=True) if each["mine"] and not each["over"] | each["busy"])
        if chooser := next(free, None):
            chooser.choose()
        else:
            people[0].page.wait_for_timeout(20)
