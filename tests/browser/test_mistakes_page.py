"""Mistakes in the page: from the review into the deck, answered wrong, tried again, then right, due in the lobby."""

from __future__ import annotations

import msgspec
import pytest
from daily import first_daily
from laid import token
from person import Person, Visit
from playwright.sync_api import Page, expect
from reviewed import finished_table, keep_review, mistakes_of
from sight import accessible, fits_at_every_width, speaks, without_overflow
from test_puzzle_page import JUDGED, OPEN, submit
from wire import Server

from regno.web.review.queue import Turning

# The round is over, or a choice waits.
ASKED = "() => document.querySelector('.judgement:not(.right) [data-key=g], .decide:not(.judgement, [aria-busy=true])')"


def play_round(page: Page) -> None:
    """Go on until the round is over, giving away whatever is asked for."""
    over, choice = page.locator(f"{JUDGED}:not(.right) [data-key=g]"), page.locator(OPEN)
    for _ in range(30):
        page.wait_for_function(ASKED)
        if over.is_visible():
            return
        simple, send = choice.locator("[data-move=hold], [data-move=no], [data-move=draw]"), choice.locator(".acts .go")
        card = page.locator(".hz .card.lit:not(.sel)")
        (simple if simple.count() else send if send.count() else card).first.click()
    raise AssertionError("the round never ends")


@pytest.mark.parametrize(("language", "size"), first_daily(("it", "phone"), ("en", "desktop")))
def test_mistakes_go_from_the_review_into_the_deck_and_are_played_again(
    server: Server, visit: Visit, language: str, size: str
) -> None:
    table = finished_table(server.data, 5)
    first, second = mistakes_of(table, 0, 2)
    second.answers[1] = msgspec.structs.replace(second.answers[1], chance=0.1)  # cost more, and came later all the same
    keep_review(server.data, table, [first, second])
    person = Person(visit(language, size), server).holding(table.id, token(0, table.id)).goto(f"/replay/{table.id}")
    page = person.page
    expect(page.locator(".summary tbody tr")).to_have_count(3)
    learn = page.locator(".learn")
    expect(learn).to_be_in_viewport()
    expect(page.locator(".replay-page .btn").first).to_have_class("btn go learn")
    assert size == "desktop" or learn.bounding_box()["y"] < page.locator(".board").bounding_box()["y"]  # type: ignore[index]
    without_overflow(page)
    learn.click()
    expect(page.locator(OPEN)).to_be_visible()
    expect(page.locator(".pieces .now:first-child")).to_be_visible()
    speaks(page, language)
    without_overflow(page)
    submit(page, first.answers[1].moves)
    expect(page.locator(f"{JUDGED}.wrong h2")).to_be_focused()
    assert page.locator(".chance-bars .row").count() == 1 and page.locator(".chance-bars .best").count() == 0
    page.keyboard.press("r")
    submit(page, first.answers[0].moves)
    expect(page.locator(f"{JUDGED}.right")).to_be_visible()
    expect(page.locator(".chance-bars .pill.did")).to_have_count(1)
    assert page.locator(".pieces .wrong").count() == 1, "the first answer counts"
    page.keyboard.press("g")
    play_round(page)
    expect(page.locator(".again-leaf .story li").last).to_be_visible()
    without_overflow(page)
    speaks(page, language)
    page.keyboard.press("n")
    expect(page.locator(".pieces .now:nth-child(2)")).to_be_visible()
    expect(page.locator(OPEN)).to_be_visible()
    page.goto(server.address)
    expect(page.locator(".due-today a")).to_be_visible()
    page.locator(".due-today a").click()
    expect(page.locator(".due-list li")).to_have_count(1)
    speaks(page, language)
    fits_at_every_width(page)
    accessible(page)
    page.locator(".intro .go").click()
    expect(page.locator(OPEN)).to_be_visible()
    submit(page, second.answers[0].moves)
    expect(page.locator(f"{JUDGED}.right")).to_be_visible()
    page.locator(".grades .btn").last.click()
    expect(page.locator(".grades .btn").last).to_have_attribute("aria-pressed", "true")
    without_overflow(page)
    page.keyboard.press("n")
    expect(page.locator(".deck-grid .intro [role=status]")).to_be_visible()
    page.locator(".due-list .acts .btn").last.click()
    page.locator(".due-list li .btn").first.click()
    expect(page.locator(".due-list li")).to_have_count(1)


def test_on_a_laptop_a_review_shows_houses_and_turning_points_without_scrolling(server: Server, visit: Visit) -> None:
    table = finished_table(server.data, 7)  # a review is kept by its game
    found = mistakes_of(table, 0, 2)
    what = "Innalzi le Palizzate con una sola carta in mano"  # two lines
    keep_review(server.data, table, found, [Turning(0, found[0].move, 1, 0.31, 0.24, what)] * 4)
    person = Person(visit("it", "1366x657"), server).holding(table.id, token(0, table.id))
    page = person.goto(f"/replay/{table.id}").page
    expect(page.locator(".learn")).to_be_in_viewport(ratio=1)
    expect(page.locator(".summary tbody tr").last).to_be_in_viewport(ratio=1)
    expect(page.locator(".turns li")).to_have_count(4)
    expect(page.locator(".turns li").last).to_be_in_viewport(ratio=1)
    board, plot, track = (page.locator(each).bounding_box() for each in (".board", ".plot", ".scr"))
    assert board and plot and track and board["y"] + board["height"] < plot["y"] < track["y"] < 657, "one below another"
    assert (plot["x"], plot["width"]) == (track["x"], track["width"]), "a moment of the graph stands above the line's"
    assert page.locator(".open-hand .card").first.bounding_box()["width"] >= 38  # type: ignore[index]
    page.keyboard.press("End")
    expect(page.get_by_role("slider")).not_to_have_attribute("aria-valuenow", "0")
    assert page.locator(".board").bounding_box() == board, "the board stays where it is"
    page.locator(".turns button").first.click()
    without_overflow(page)
    page.locator(".learn").click()
    expect(page.locator(OPEN)).to_be_visible()
    page.goto(server.address)
    expect(page.locator(".due-today a")).to_be_visible()
    assert page.locator(".due-today").bounding_box()["height"] < 100, "a line, and not a leaf"  # type: ignore[index]


def test_a_deck_that_is_empty_or_not_ones_own_says_so(server: Server, visit: Visit) -> None:
    page = visit(expected="40[14]").new_page()
    page.goto(f"{server.address}/mistakes")
    expect(page.locator(".blank .btn")).to_have_count(2)
    page.goto(f"{server.address}/mistakes/nowhere/7")
    expect(page.locator(".blank [role=alert]")).to_be_visible()
