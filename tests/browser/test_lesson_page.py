"""The lessons in the page: right and wrong answers, again, and on to the end."""

from __future__ import annotations

import pytest
from daily import first_daily
from person import Visit
from playwright.sync_api import Page, Route, expect
from sight import fits_at_every_width, speaks, without_overflow
from wire import Server

# By step: cards that may be picked, or an Action to press; then what must be pressed to send it.
RIGHT: list[list[str]] = [
    ["[data-move=fortify]"],
    ["[data-move=attack]", "[data-card=knights].lit", ".acts .go"],
    ["[data-card=palisades].lit", ".acts .go"],
    ["[data-move=sacrifice]"],
    ["[data-card=manure].lit", "[data-card=soldiers].lit", ".acts .go"],
    ["[data-move=imperial]", "[data-card=manure].lit >> nth=0", "[data-card=manure].lit >> nth=0", ".acts .go"],
    ["[data-card=patrol].lit", ".acts .go"],
    ["[data-move=draw]"],
    # the second lesson
    ["[data-move=equitas]"],
    ["[data-move=attack]", "[data-card=manure].lit", ".acts .go"],
    [".acts .go"],
    ["[data-card=shields].lit", ".acts .go", "[data-move=hold]", "[data-move=builders]"],
    ["[data-move=draw]"],
    [
        "[data-move=trade]",
        ".goods button >> nth=0",
        ".acts .go",
        "[data-card=manure].lit >> nth=0",
        "[data-card=manure].lit >> nth=0",
        ".acts .go",
    ],
    ["[data-move=apothecaries]"],
    ["[data-move=support]", "[data-card=edict].lit", ".acts .go"],
]
WRONG: list[list[str]] = [
    ["[data-move=draw]"],
    ["[data-move=attack]", "[data-card=soldiers].lit", ".acts .go"],
    [".acts .go"],
    ["[data-move=hold]"],
    ["[data-card=tower].lit", "[data-card=hero].lit", ".acts .go"],
    ["[data-move=imperial]", "[data-card=tower].lit", "[data-card=trebuchets].lit", ".acts .go"],
    ["[data-card=shields].lit", ".acts .go"],
    ["[data-move=fortify]"],
    # the second lesson
    ["[data-move=draw]"],
    ["[data-move=attack]", "[data-card=trebuchets].lit", ".acts .go"],
    ["[data-card=shields].lit", ".acts .go"],
    ["[data-card=shields].lit", ".acts .go", "[data-move=sacrifice]"],
    ["[data-move=perk]"],
    ["[data-move=draw]"],
    ["[data-move=no]"],
    ["[data-move=support]", "[data-card=tower].lit", ".acts .go"],
]


def answer(page: Page, presses: list[str]) -> None:
    for press in presses:
        expect(page.locator(".decide[aria-busy=true]")).to_have_count(0)  # a press meanwhile would count for nothing
        page.locator(press).click()


def verdict(page: Page, kind: str) -> None:
    expect(page.locator(f".judgement.{kind}")).to_be_visible()
    assert page.locator(".why-said").inner_text()


@pytest.mark.parametrize(("language", "size"), first_daily(("it", "phone"), ("en", "desktop")))
def test_every_step_can_be_failed_tried_again_and_passed(
    server: Server, visit: Visit, language: str, size: str
) -> None:
    page = visit(language, size).new_page()
    page.goto(f"{server.address}/lesson")
    for wrong, right in zip(WRONG, RIGHT, strict=True):
        expect(page.locator(".decide:not(.judgement)")).to_be_visible()
        speaks(page, language)
        assert "actions/" not in page.locator(".decide").inner_text()  # a text that was not loaded shows its key
        answer(page, wrong)
        verdict(page, "wrong")
        without_overflow(page)
        page.locator(".judgement .go").click()  # try again
        expect(page.locator(".decide:not(.judgement)")).to_be_visible()
        answer(page, right)
        verdict(page, "right")
        speaks(page, language)
        page.locator(".judgement .go").click()  # the next step
        second = page.locator(".blank .btn:not(.go, a)").first
        expect(page.locator(".decide:not(.judgement), .blank").first).to_be_visible()
        if second.is_visible() and right is RIGHT[7]:
            second.click()
    expect(page.locator("a.btn[href='/rules']")).to_be_visible()


def test_nothing_is_chosen_while_a_choice_is_on_its_way(server: Server, visit: Visit) -> None:
    page = visit().new_page()
    page.goto(f"{server.address}/lesson?step=6")
    held: list[Route] = []
    page.locator("[data-move=imperial]").wait_for()
    page.route("**/api/lesson/6*", lambda route: route.continue_() if held else held.append(route))
    with page.expect_request("**/api/lesson/6*"):
        page.locator("[data-move=imperial]").click()
    expect(page.locator(".decide[aria-busy=true]")).to_be_visible()
    page.locator("[data-card=manure]").first.click()
    expect(page.locator(".card.sel")).to_have_count(0)
    held[0].continue_()
    expect(page.locator(".decide[aria-busy=true]")).to_have_count(0)
    answer(page, RIGHT[5][1:])
    verdict(page, "right")


@pytest.mark.long
def test_what_was_done_is_remembered(server: Server, visit: Visit) -> None:
    page = visit().new_page()
    page.goto(f"{server.address}/lesson")
    answer(page, RIGHT[0])
    verdict(page, "right")
    page.goto(f"{server.address}/lesson?step=2")
    expect(page.get_by_role("button", name="Step 1 of 8, done")).to_be_visible()


@pytest.mark.long
def test_the_language_changes_in_the_middle_of_a_step(server: Server, visit: Visit) -> None:
    page = visit().new_page()
    page.goto(f"{server.address}/lesson?step=3")
    answer(page, WRONG[2])
    verdict(page, "wrong")
    page.get_by_role("button", name="Italiano").click()
    expect(page.locator(".why-said")).to_contain_text("Cavalieri")


@pytest.mark.long
def test_the_lesson_by_keyboard_alone(server: Server, visit: Visit) -> None:
    page = visit().new_page()
    page.goto(f"{server.address}/lesson?step=3")
    page.locator("[data-card=palisades]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-card=palisades]")).to_have_attribute("aria-pressed", "true")
    page.locator(".decide .acts .go").focus()
    page.keyboard.press("Enter")
    verdict(page, "right")


@pytest.mark.long
def test_nothing_sticks_out(server: Server, visit: Visit) -> None:
    page = visit("it").new_page()
    page.goto(f"{server.address}/lesson?step=7")
    expect(page.locator(".decide")).to_be_visible()
    fits_at_every_width(page)
