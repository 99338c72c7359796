"""The panel of a chronicle: the question in sight, what happened told whole, reports told in passing, the focus."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from chronicle_hand import ARCHITECTS, BROKEN, FLAT, LOW, LYING, PHONE, SMALL, Hand, Visit, begun
from chronicle_sight import asks_in_sight, fits, look
from daily import in_turn
from playwright.sync_api import Page, Route, expect
from wire import Server


def at_a_capture(server: Server) -> Hand:
    hand = begun(server.address, "architects", facts=ARCHITECTS, title="Wintermark")
    hand.do("reveal", card="potters-due")
    hand.do("reveal", card="masons-roll")
    return hand


def at_a_penalty(server: Server, ends: bool = True) -> Hand:
    hand = begun(server.address, "paladins", title="Wintermark")
    for command in ("first-player", "townsfolk", "reveal", "end-round"):
        hand.do(command)
    hand.do("reveal", threats=["breach"], first="Anna")
    if ends:
        hand.do("end-round", outsiders=0)
    return hand


def in_a_round(server: Server) -> Hand:
    hand = begun(server.address, "paladins", title="Wintermark")
    for command in ("first-player", "townsfolk", "reveal"):
        hand.do(command)
    return hand


def before_a_move(server: Server) -> Hand:
    hand = begun(server.address, "viscounts", 4, title="Wintermark")
    for command in ("board", "first-player", "summaries", "player-cards"):
        hand.do(command)
    hand.do("level", workers="5")
    return hand


def at_a_dismissal(server: Server) -> Hand:
    """The Baron stands on Workers of his own, and the program does not know the card there."""
    hand = before_a_move(server)
    for value in (1, 2, 3, 4, 0, 1, 2, 3):
        if hand.view["state"]["stage"] == "turn":
            hand.do("move", value=value)
    assert hand.view["state"]["stage"] == "dismiss"
    return hand


def at_the_scores(server: Server) -> Hand:
    hand = begun(server.address, "campaign", 4, title="Wintermark")
    hand.do("first-player")
    hand.do("lay-out")
    return hand


MOMENTS = [at_a_capture, at_a_penalty, in_a_round, before_a_move, at_a_dismissal, at_the_scores]


DAILY_LYING = (at_a_capture, at_a_dismissal)  # they have the most keys
SIGHTS = [
    *in_turn(MOMENTS, [SMALL, FLAT, "768x1024"]),
    *(pytest.param(one, LOW, marks=() if one in DAILY_LYING else pytest.mark.long) for one in MOMENTS),
    *(pytest.param(one, LYING, marks=pytest.mark.long) for one in MOMENTS),
]


@pytest.mark.parametrize(("moment", "size"), SIGHTS)
def test_the_question_and_its_keys_are_in_sight(
    visit: Visit, server: Server, moment: Callable[[Server], Hand], size: str
) -> None:
    page = moment(server).open(visit, size, "it")
    asks_in_sight(page)
    fits(page, "it")


@pytest.mark.long
def test_each_icon_says_what_it_makes_the_baron_do(visit: Visit, server: Server) -> None:
    hand = at_a_dismissal(server)
    page = hand.open(visit, SMALL)
    keys = page.locator('[data-ask="icon"] .six .key')
    expect(keys).to_have_count(6)
    for key in keys.all():
        expect(key.locator("svg")).to_be_visible()
    effects = {"A": "2 here", "B": "1 here, Debt", "C": "2 back", "D": "2 ahead", "E": "1 each side", "F": "1 inwards"}
    told = [effects[letter] for letter in hand.view["state"]["dismissal"].values()]
    assert sorted(keys.locator("small").all_text_contents()) == sorted(told)
    expect(page.locator(".step-bar .primary")).to_be_disabled()  # no button invents a card that lies on the table
    page.get_by_role("button", name="Virtue 2 back").click()
    expect(page.locator(".happened h2")).to_contain_text("Virtue")


def test_everything_the_baron_did_is_shown_on_the_least_phone(visit: Visit, server: Server) -> None:
    hand = at_a_penalty(server, ends=False)
    page = hand.open(visit, SMALL)
    hand.do("end-round", outsiders=0)
    said = page.locator(".panel .said")
    sentences = hand.view["log"][-1]["said"]
    assert len(sentences) == 4
    for place, sentence in enumerate(sentences):
        row = said.locator("li").nth(place)
        expect(row).to_have_text(f"{place + 1}{sentence}")
        row.scroll_into_view_if_needed()
        expect(row).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".panel > [role=status]")).to_have_text(" ".join(sentences))


@pytest.mark.parametrize("kind", ["viscounts", "paladins"])
def test_who_was_drawn_to_begin_is_said(visit: Visit, server: Server, kind: str) -> None:
    hand = begun(server.address, kind)
    if kind == "viscounts":
        hand.do("board")
    page = hand.open(visit, SMALL)
    page.get_by_role("button", name="Draw lots").click()
    sentence = hand.last_step("first-player")["said"][0]
    expect(page.locator(".panel .said")).to_have_text(sentence)
    assert hand.view["state"]["first"] in sentence


def test_a_report_is_told_in_passing_and_the_focus_stays(visit: Visit, server: Server) -> None:
    hand = in_a_round(server)
    page = hand.open(visit, PHONE)
    report = page.locator(".acts button").first
    report.focus()
    page.keyboard.press("Enter")
    toast = page.locator(".toast")
    expect(toast).to_be_visible()
    expect(page.locator(".happened")).to_have_count(0)  # nothing to acknowledge
    expect(report).to_be_focused()
    look(page)
    toast.get_by_role("button", name="Undo").click()
    expect(toast).to_have_count(0)
    hand.last_step("reveal")


@pytest.mark.long
def test_after_a_step_the_heading_has_the_focus_and_is_in_sight(visit: Visit, server: Server) -> None:
    hand = in_a_round(server)
    page = hand.open(visit, SMALL)
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    expect(page.locator("header h1")).to_be_in_viewport()  # the bar stays
    page.locator(".step-bar .primary").click()
    heading = page.locator(".panel h2")
    expect(page.locator(".happened")).to_be_visible()
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport(ratio=1)
    page.locator(".step-bar .primary").click()
    expect(page.locator(".happened")).to_have_count(0)
    expect(heading).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("() => !!document.activeElement.closest('.panel')")


def test_two_taps_on_one_spot_do_one_thing(visit: Visit, server: Server) -> None:
    """The round begins, is read, and is not closed by the second of two quick taps."""
    hand = begun(server.address, "paladins", title="Wintermark")
    hand.do("first-player")
    hand.do("townsfolk")
    page = hand.open(visit, PHONE, motion=True)
    page.locator(".step-bar .primary").click()
    expect(page.locator(".happened")).to_be_visible()
    page.locator(".step-bar .primary").dblclick()
    expect(page.locator(".happened")).to_have_count(0)
    page.wait_for_timeout(600)
    assert hand.view["log"][-1]["command"] == "reveal" and hand.view["state"]["stage"] == "play"


def test_a_lost_line_is_told_wherever_one_has_scrolled_to(visit: Visit, server: Server) -> None:
    hand = at_the_scores(server)
    page = hand.open(visit, PHONE, expected=BROKEN)
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    page.route(f"**/api/chronicles/{hand.id}?*", lambda route: route.abort())
    page.get_by_role("group", name="Gain:").last.get_by_role("button", name="Tom", exact=True).click()
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    page.unroute_all()
    expect(page.locator(".toast")).to_contain_text("Tom")


@pytest.mark.long
def test_the_columns_of_a_campaign_do_not_overlap(visit: Visit, server: Server) -> None:
    page = at_the_scores(server).open(visit, "1001x768")
    for width in (1001, 1024, 1075, 1251):
        page.set_viewport_size({"width": width, "height": 768})
        columns_stand_apart(page)


def columns_stand_apart(page: Page) -> None:
    boxes = [page.locator(name).bounding_box() for name in (".led .sheet", ".race .sheet", ".tomes .sheet", ".panel")]
    for place, one in enumerate(boxes):
        for other in boxes[place + 1 :]:
            assert one and other
            beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
            above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
            assert beside or above, (one, other)
    for section in (".led .sheet", ".race .sheet", ".tomes .sheet"):
        assert page.locator(section).evaluate("one => one.scrollWidth <= one.clientWidth + 1")


@pytest.mark.long
def test_a_sheet_told_twice_is_shown_once(visit: Visit, server: Server) -> None:
    hand = at_the_scores(server)
    hand.do("claim", tome=hand.view["state"]["tome_board"][0]["id"], players=["Anna"])

    def twice(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(body=json.dumps({**told, "sheets": told["sheets"] * 2}))

    context = visit("en", PHONE)
    context.route(f"**/api/chronicles/{hand.id}?*", twice)
    page: Page = context.new_page()
    page.goto(f"{server.address}/chronicles/c/{hand.id}/scores#{hand.token}")
    expect(page.locator(".row")).to_have_count(1)
    expect(page.locator(".row")).to_contain_text("Anna")


def test_with_the_house_set_no_card_of_a_box_is_asked_for(visit: Visit, server: Server) -> None:
    hand = begun(server.address, "architects", facts=ARCHITECTS, title="Wintermark")
    page = hand.open(visit, PHONE)
    expect(page.locator(".panel fieldset")).to_have_count(0)
    expect(page.locator(".step-bar .primary")).to_have_text("Regno draws")
    page.get_by_role("button", name="We drew ourselves").click()
    expect(page.locator('[data-ask="card"]')).to_be_visible()
    expect(page.locator(".step-bar .primary")).to_be_disabled()
    page.reload()
    expect(page.locator('[data-ask="card"]')).to_be_visible()  # the choice is kept


@pytest.mark.long
def test_several_claimants_keep_the_tome(visit: Visit, server: Server) -> None:
    hand = at_the_scores(server)
    page = hand.open(visit, PHONE)
    page.get_by_role("button", name="Several at once").nth(1).click()
    chosen = page.get_by_role("dialog").locator('[data-ask="tome"] [aria-pressed=true]')
    expect(chosen).to_contain_text(hand.view["state"]["tome_board"][1]["objective"])


def test_a_saved_sheet_is_the_score_and_only_the_sheet_changes_it(visit: Visit, server: Server) -> None:
    hand = at_the_scores(server)
    sheet = next(step for step in hand.view["now"] if step["command"] == "sheet")
    hand.do("sheet", **{ask["name"]: "Anna" if ask["name"] == "player" else ask["low"] for ask in sheet["asks"]})
    page = hand.open(visit, PHONE)
    page.locator(".step-bar .later").click()
    expect(page.locator('[data-ask="points"] input')).to_have_count(3)
    locked = page.locator(".panel li", has_text="from the saved sheet")
    total = next(one["total"] for one in hand.view["sheets"] if one["owner"] == "Anna" and one["lines"])
    expect(locked.locator(".num")).to_have_text(str(total))
    look(page)
    page.get_by_role("button", name="Change the sheet of Anna").click()
    expect(page.get_by_role("dialog").locator('[data-ask="player"] [aria-pressed=true]')).to_contain_text("Anna")
