"""Each page of the Chronicles by itself: axe finds nothing, targets are large enough, nothing sticks out."""

from __future__ import annotations

import re
from typing import Any

import pytest
from chronicle_hand import PHONE, PORTRAIT, TABLET, Visit, begun, played
from chronicle_sight import look, shows_its_reason
from daily import first_daily
from playwright.sync_api import expect
from wire import Server


@pytest.mark.parametrize(("kind", "size", "language"), [
    *first_daily(("campaign", PHONE, "it"), ("campaign", TABLET, "en")),
    *first_daily(("viscounts", PORTRAIT, "it"), ("viscounts", PHONE, "en"), ("viscounts", TABLET, "it")),
])  # fmt: skip
def test_the_page_of_a_chronicle(visit: Visit, server: Server, kind: str, size: str, language: str) -> None:
    hand = played(server.address, kind)
    page = hand.open(visit, size, language)
    expect(page.locator(".panel")).to_be_visible()
    look(page, language)


def test_the_sheets_over_a_page(visit: Visit, server: Server) -> None:
    hand = played(server.address, "viscounts")
    page = hand.open(visit, PHONE)
    for opener in ("Log", "More", re.compile("^Segment 3-4: "), "As a list"):
        page.get_by_role("button", name=opener, exact=isinstance(opener, str)).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        look(page)
        page.get_by_role("dialog").get_by_role("button", name="Close").click()


def test_a_long_press_puts_right_the_board_the_townsfolk_and_the_turn(visit: Visit, server: Server) -> None:
    hand = begun(server.address, "viscounts", 4)
    for command in ("board", "first-player", "summaries", "player-cards"):
        hand.do(command)
    hand.do("level", workers="3")
    page = hand.open(visit, PHONE)
    sheet, state = page.get_by_role("dialog"), hand.view["state"]
    segment = page.get_by_role("button", name=re.compile("^Segment 3-4: "))
    page.locator(".danger .dg").last.click(delay=900)  # his supply, in the corner of a phone
    expect(sheet.get_by_role("heading", name="Correct the Baron")).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    segment.click(delay=900)
    look(page)
    sheet.locator('[data-ask="space"] select').select_option("inner-3-4")
    sheet.locator('[data-ask="count"]').get_by_role("spinbutton").fill("1")
    sheet.get_by_role("button", name="Correct the Baron").click()
    expect(sheet).to_have_count(0)
    left = state["baron"]["supply"] + sum(one["baron"] for one in state["spaces"] if one["id"] == "inner-3-4") - 1
    expect(page.locator(".danger")).to_contain_text(f"{left} of 20")
    segment.click()
    sheet.locator("p", has_text="Townsfolk beside it").click(delay=900)
    expect(sheet.get_by_role("heading", name="Correct a Townsfolk")).to_be_visible()
    sheet.locator('[data-ask="card"] select').select_option("virtue-2")
    sheet.get_by_role("button", name="Correct a Townsfolk").click()
    expect(sheet).to_have_count(0)
    assert hand.last_step("set-townsfolk")["arguments"] == {"segment": "3-4", "card": "virtue-2"}
    page.locator("header p").click(delay=900)
    sheet.locator('[data-ask="player"] .key', has_text="Tom").click()
    sheet.get_by_role("button", name="Correct the turn").click()
    expect(page.locator("header p")).to_contain_text("Tom")


@pytest.mark.parametrize("path", ["/chronicles", "/chronicles/new", "/chronicles/packs", "/chronicles/packs/house"])
def test_the_other_pages(visit: Visit, server: Server, path: str) -> None:
    page = visit("it", PHONE).new_page()
    page.goto(f"{server.address}{path}")
    expect(page.locator("header h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    look(page, "it")


@pytest.mark.parametrize("side", ["/scores", "/print"])
@pytest.mark.long
def test_scores_and_summary(visit: Visit, server: Server, side: str) -> None:
    hand = played(server.address, "campaign")
    page = hand.open(visit, PHONE, path=side)
    expect(page.get_by_text("Giulia").first).to_be_visible()
    look(page)


@pytest.mark.parametrize(("size", "language", "opener"), [(PHONE, "it", "Apri tutto"), (TABLET, "en", "")])
@pytest.mark.long
def test_every_line_of_a_sheet(visit: Visit, server: Server, size: str, language: str, opener: str) -> None:
    """Where there is room all lines are in sight and players stand side by side; on a phone they open by a tap."""
    hand = played(server.address, "viscounts")
    page = hand.open(visit, size, language, path="/scores")
    sheets = [sheet for sheet in hand.view["sheets"] if sheet["lines"]]
    expect(page.locator(".row")).to_have_count(len(sheets))
    expect(page.locator(".head h2")).to_contain_text("Finora" if language == "it" else "So far")  # not yet a defeat
    if opener:
        expect(page.locator("table")).to_have_count(0)
        page.get_by_role("button", name=opener).click()
    expect(page.locator("tr:not(.sum)")).to_have_count(sum(len(sheet["lines"]) for sheet in sheets))
    places = [box["y"] for row in page.locator(".row").all()[:2] if (box := row.bounding_box())]
    assert (places[0] == places[1]) == (size == TABLET)
    look(page, language)


@pytest.mark.long
def test_the_board_follows_any_order_of_the_segments(visit: Visit, server: Server) -> None:
    hand = begun(server.address, "viscounts")
    order = ["9-10", "3-4", "1-2", "7-8", "5-6"]
    hand.do("board", segments=order)
    page = hand.open(visit, TABLET)
    wedges = page.locator("svg.board .wedge")
    labels: list[Any] = [wedges.nth(place).get_attribute("aria-label") for place in range(5)]
    assert labels == [f"Segment {segment}: nobody" for segment in order]
    for command in ("first-player", "summaries", "player-cards"):
        hand.do(command)
    hand.do("level", workers="1")
    hand.do("workers", player="Anna", change={"tier1-1-2": 2})
    expect(wedges.nth(2)).to_have_attribute("aria-label", re.compile(r"^Segment 1-2: .*tier 1 of 1-2: Anna 2"))


def test_workers_are_told_in_the_enlarged_segment(visit: Visit, server: Server) -> None:
    hand = played(server.address, "viscounts")
    hand.wanted = {}
    page = hand.open(visit, PHONE)
    while hand.view["state"]["stage"] != "turn":
        hand.tap_on()
    page.get_by_role("button", name=re.compile("^Segment 5-6: ")).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Change Workers: tier 2 of 5-6").click()
    sheet.get_by_role("button", name="More: Marco, tier 2 of 5-6").click()
    expect(sheet.get_by_role("img", name="Marco 1")).to_be_visible()
    spaces = {space["id"]: space for space in hand.view["state"]["spaces"]}
    assert spaces["tier2-5-6"]["workers"] == {"Marco": 1}


@pytest.mark.parametrize(("size", "language"), first_daily((PHONE, "it"), (PORTRAIT, "en")))
def test_margins_and_ties_are_explained_while_scores_are_typed(
    visit: Visit, server: Server, size: str, language: str
) -> None:
    hand = begun(server.address, "campaign", 3, title="Wintermark")
    hand.do("first-player")
    hand.do("lay-out")
    page = hand.open(visit, size, language)
    numbers, told = page.locator('[data-ask="points"] input'), page.locator(".foretold")
    expect(numbers).to_have_count(0)  # while they play nobody asks for scores
    page.locator(".step-bar .later").click()
    numbers.nth(0).fill("47")
    expect(told).to_contain_text("As soon as every number" if language == "en" else "Appena ci sono tutti")
    for place, points in ((1, "47"), (2, "30")):
        numbers.nth(place).fill(points)
    expect(told).to_contain_text("a tie to break" if language == "en" else "una parità da sciogliere")
    expect(told).to_contain_text("broken by Virtue" if language == "en" else "Decide la Reputazione")
    look(page, language)
    numbers.nth(1).fill("41")
    expect(told).to_contain_text("wins by 6 VP: a minor" if language == "en" else "vince di 6 PV: vittoria parziale")
    numbers.nth(1).fill("37")
    expect(told).to_contain_text("a major victory" if language == "en" else "vittoria totale")
    assert hand.view["state"]["stage"] == "play" and hand.view["steps"] == 2  # nothing is saved yet


@pytest.mark.parametrize("kind", ["campaign", "architects", "paladins", "viscounts"])
@pytest.mark.long
def test_on_a_phone_the_reason_stays_beside_the_action(visit: Visit, server: Server, kind: str) -> None:
    hand = played(server.address, kind)
    page = hand.open(visit, PHONE, "it")
    shows_its_reason(page)
    page.locator(".step-bar .reason").click()
    expect(page.locator(".step-bar .reason")).to_have_attribute("aria-expanded", "true")
    shows_its_reason(page)
    look(page, "it")


@pytest.mark.long
def test_a_long_log_comes_as_one_scrolls(visit: Visit, server: Server) -> None:
    hand = played(server.address, "viscounts")
    for number in range(30):
        hand.do("note", text=f"Note {number}")
    page = hand.open(visit, PHONE)
    steps = hand.view["steps"]
    page.get_by_role("button", name="Log").click()
    rows = page.get_by_role("dialog").locator(".entry")
    share = "row => row.querySelector('div').clientWidth / row.clientWidth"
    assert rows.first.evaluate(share) > 0.75, "what was said has the width, and its button comes below"

    def scroll_down() -> None:
        page.get_by_role("dialog").evaluate("dialog => dialog.scrollTo(0, dialog.scrollHeight)")

    scroll_down()
    expect(rows).to_have_count(steps)
    expect(rows.last.locator(".num")).to_have_text("1")
    rows.nth(20).get_by_role("button", name="Undo to here").click()
    rows.nth(20).get_by_role("button", name="Undo 21 steps").click()
    expect(rows.first.locator(".num")).to_have_text(str(steps - 21))
    scroll_down()
    expect(rows).to_have_count(steps - 21)
    assert hand.view["steps"] == steps - 21
