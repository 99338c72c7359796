"""An evening against the Baron: board and keys together in sight, whose card is whose, the score and the end."""

from __future__ import annotations

import re

import pytest
from chronicle_hand import LYING, NAMES, PHONE, REFUSED, SMALL, Hand, Visit, begun
from chronicle_sight import asks_in_sight, look
from playwright.sync_api import Page, expect
from wire import Server

LAPTOP = "1366x657"

# What of the board the bar above and the foot below leave out of sight.
BOARD_HIDDEN = """() => {
  const low = document.querySelector('.masthead').getBoundingClientRect().bottom;
  const foot = document.querySelector('.step-bar').getBoundingClientRect();
  const board = document.querySelector('svg.board').getBoundingClientRect();
  const high = foot.left > board.right ? innerHeight : foot.top;  // on a laptop the foot is beside it
  return [Math.max(0, low - board.top - 1), Math.max(0, board.bottom - high - 1)];
}"""
# Names of keys that are set in more than one line.
BROKEN_WORDS = """() => [...document.querySelectorAll('.six .key b')]
  .filter(each => { const box = document.createRange(); box.selectNodeContents(each);
                    return new Set([...box.getClientRects()].map(one => Math.round(one.top))).size > 1; })
  .map(each => each.textContent)"""

# Whether a cell can be seen: the point in its middle is its own.
ON_TOP = """cell => { const box = cell.getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === cell; }"""


def set_up(server: Server) -> Hand:
    """Viscounts before the first move: the Baron on 4, Workers of his on 1, 7 and 10."""
    hand = begun(server.address, "viscounts", title="Wintermark")
    for command in ("board", "first-player", "summaries"):
        hand.do(command)
    hand.do("player-cards", chosen=["3", "6", "9"], unchosen="4")
    hand.do("level", workers="3", spaces=["1", "7", "10"])
    return hand


@pytest.mark.parametrize("size", [SMALL, PHONE, LAPTOP])
def test_after_a_move_the_board_and_all_six_icons_are_in_sight(visit: Visit, server: Server, size: str) -> None:
    hand = set_up(server)
    page = hand.open(visit, size, "it")
    for value in (1, 2, 3, 4, 1, 2, 3, 4):
        if page.locator(".six").count():
            break
        version = hand.view["version"]
        if hand.onward().count():
            hand.read_on()
        page.locator("[data-ask=value] .key").nth(value).click()
        hand.wait_for(version, "move")
    expect(page.locator(".six .key")).to_have_count(6)
    expect(page.locator(".panel .said li")).to_have_count(1)  # that he dismisses is the question itself
    asks_in_sight(page)
    assert page.evaluate(BOARD_HIDDEN) == [0, 0]
    assert page.evaluate(BROKEN_WORDS) == []
    look(page, "it")


def test_each_card_of_the_set_up_says_whose_it_is(visit: Visit, server: Server) -> None:
    hand = begun(server.address, "viscounts", title="Wintermark")
    for command in ("board", "first-player", "summaries"):
        hand.do(command)
    page = hand.open(visit, SMALL, expected=REFUSED)
    page.get_by_role("button", name="We drew ourselves").click()
    chosen = page.locator("[data-ask=chosen] .key")
    for place in (8, 2, 5):
        chosen.nth(place).click()
    assert [chosen.nth(place).locator("small").inner_text() for place in (8, 2, 5)] == ["Anna", "Marco", "Giulia"]
    left = page.locator("[data-ask=unchosen] .key")
    assert left.all_inner_texts() == ["1", "2", "4", "5", "7", "8", "10"]
    left.nth(2).click()
    page.locator(".step-bar .primary").click()
    hand.last_step("player-cards")
    assert hand.view["state"]["baron"]["space"] == "4"
    # as many cards are turned up as the level says
    page.get_by_role("button", name="We drew ourselves").click()
    page.locator("[data-ask=workers] .key").nth(1).click()
    for place in (0, 1):
        page.locator("[data-ask=spaces] .key").nth(place).click()
    expect(page.locator(".step-bar .primary")).to_have_text("Choose 1 more")


def at_the_score(server: Server) -> Hand:
    """Paladins after seven rounds in which nobody did anything."""
    hand = begun(server.address, "paladins", title="Wintermark", facts={"level": "normal"})
    for command in ("first-player", "townsfolk"):
        hand.do(command)
    while (view := hand.view)["state"]["stage"] != "scoring":
        step = next(one for one in view["now"] if not one["optional"])
        asks = {ask["name"]: ask for ask in step["asks"] if ask["kind"] == "choice-each"}
        each = {name: {key["id"]: key["choices"][0]["id"] for key in ask["keys"]} for name, ask in asks.items()}
        hand.do(step["command"], **each)
    return hand


def fill(page: Page, value: str) -> None:
    for cell in page.locator("dialog[open] table input").all():
        cell.fill(value)


def test_a_number_that_cannot_be_is_marked_where_it_stands(visit: Visit, server: Server) -> None:
    hand = at_the_score(server)
    page = hand.open(visit, SMALL)
    page.get_by_role("button", name="All score sheets").click()
    save = page.locator("dialog[open] .bar .primary")
    expect(save).to_have_text("39 numbers are missing")
    totals = page.locator("dialog[open] tfoot td")
    expect(totals).to_have_text(["", "", ""])
    page.get_by_role("spinbutton", name="Walls, VP, Anna").fill("17")
    expect(totals).to_have_text(["17", "", ""])
    for cell in (page.locator("dialog[open] table input").first, page.locator("dialog[open] table input").last):
        cell.focus()
        for seen in (cell, totals.first, page.locator("dialog[open] thead th").first):
            expect(seen).to_be_in_viewport(ratio=1)
        assert cell.evaluate(ON_TOP)  # and not under what stays in sight
    fill(page, "3")
    wrong = page.locator("dialog[open] table input").nth(4)
    wrong.fill("99")
    expect(wrong).to_have_attribute("aria-invalid", "true")
    row = page.locator("dialog[open] tr", has=page.locator("[aria-invalid=true]"))
    expect(row.get_by_role("alert")).to_have_text("from 0 to 12")
    expect(save).to_have_text("1 number cannot be")
    look(page)
    page.reload()  # nothing is lost
    page.get_by_role("button", name="All score sheets").click()
    expect(wrong).to_have_value("99")
    wrong.fill("5")
    expect(page.locator("dialog[open] [aria-invalid=true]")).to_have_count(0)
    foretold = page.locator("dialog[open] .foretold")
    expect(foretold).to_contain_text("Anna's sheet gives")
    said = dict(re.findall(r"(\w+)'s sheet gives (\d+) VP", foretold.inner_text()))
    expect(totals).to_have_text([said[name] for name in NAMES[:3]])
    expect(save).to_have_text("Save the sheets")
    save.click()
    toast = page.locator(".toast")
    expect(toast.get_by_role("button", name="Undo")).to_be_in_viewport(ratio=1)  # however long the report is
    hand.last_step("sheets")


@pytest.mark.parametrize(("size", "language"), [(SMALL, "it"), (LAPTOP, "en")])
def test_an_evening_ends_with_everybodys_points(visit: Visit, server: Server, size: str, language: str) -> None:
    hand = at_the_score(server)
    hand.do("scores", points={"Anna": 70, "Marco": 80, "Giulia": 90})
    page = hand.open(visit, size, language)
    state = hand.view["state"]
    expect(page.locator(".end h2")).to_have_text(state["result"]["text"])
    rows = page.locator(".tally li")
    for place, name in enumerate(("Anna", "Marco", "Giulia")):
        expect(rows.nth(place)).to_contain_text(name)
    together = "Together, target 210" if language == "en" else "Insieme, obiettivo 210"
    expect(rows.last).to_have_text(f"{together}{state['result']['total']}")
    expect(page.locator(".step-bar .again")).to_be_in_viewport(ratio=1)
    look(page, language)
    page.get_by_role("link", name="Print" if language == "en" else "Stampa").click()
    expect(page.locator(".page header")).to_contain_text(state["result"]["text"])


@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_a_player_of_paladins_is_one_line(visit: Visit, server: Server, size: str) -> None:
    hand = begun(server.address, "paladins", title="Wintermark", facts={"level": "normal"})
    for command in ("first-player", "townsfolk", "reveal"):
        hand.do(command)
    page = hand.open(visit, size, "it")
    for row in page.locator(".hon li").all():
        row.scroll_into_view_if_needed()
        box, keys = row.bounding_box(), row.locator(".acts").bounding_box()
        chip = row.locator(".chip, svg, span").first.bounding_box()
        assert box and keys and chip
        assert box["height"] <= (90 if row.locator("small").count() else 64), box  # the first player is marked below
        assert keys["y"] <= chip["y"] + chip["height"], "the keys stand beside the player, not below"
    look(page, "it")


def test_of_two_phones_that_correct_at_once_the_second_looks_again(visit: Visit, server: Server) -> None:
    """What a correction brings is never saved unseen: another device has changed the log meanwhile."""
    hand = set_up(server)
    for value in (1, 2):
        hand.do("move", value=value)
    first = next(entry["number"] for entry in hand.view["log"] if entry["command"] == "move")
    page = hand.open(visit, SMALL, "it")
    page.get_by_role("button", name="Diario").click()
    page.get_by_role("button", name=f"Correggi il passo {first}", exact=True).click()
    form = page.get_by_role("dialog")
    form.locator(".key").nth(4).click()
    brings = form.locator(".foretold")
    expect(brings).to_contain_text("(4 spazi)")
    before = brings.inner_text()
    hand.do("revise", number=first + 1, **{"with": {"value": 3}})
    expect(form.get_by_role("alert")).to_contain_text("Qualcuno nel frattempo")
    expect(form.locator(".key").nth(4)).to_have_attribute("aria-pressed", "true")  # what was chosen is kept
    expect(brings).not_to_have_text(before)
    look(page, "it")
    steps = hand.view["steps"]
    form.get_by_role("button", name="Guarda di nuovo").click()
    expect(form.get_by_role("alert")).to_have_count(0)
    assert hand.view["steps"] == steps  # nothing is saved by looking
    expect(brings).to_contain_text("(3 spazi)")  # the other's correction is in it
    form.get_by_role("button", name="Correggi e rifai").click()
    assert hand.last_step("revise")["arguments"]["with"] == {"value": 4}
    assert hand.view["steps"] == steps + 1


# Words of the danger that stick out of its sheet.
CUT = """() => [...document.querySelectorAll('.danger *')].filter(each => each.checkVisibility())
  .filter(each => each.getBoundingClientRect().right > each.closest('.danger').getBoundingClientRect().right + 1)
  .map(each => each.textContent.trim())"""


def test_on_a_phone_that_lies_each_step_begins_at_its_heading(visit: Visit, server: Server) -> None:
    """The column beside the board scrolls: whoever went down in it is led up again, and sees the whole danger."""
    hand = set_up(server)
    page = hand.open(visit, LYING, "it")
    page.locator(".wedge").nth(1).click()
    page.locator(".place .counts .key").nth(1).click()
    page.get_by_role("button", name="Piazza così").click()
    toast, foot = page.locator(".toast").bounding_box(), page.locator(".step-bar").bounding_box()
    assert toast and foot and toast["x"] + toast["width"] <= foot["x"]
    for value in (2, 3):
        page.locator(".step").evaluate("each => each.scrollTo(0, each.scrollHeight)")
        version = hand.view["version"]
        page.locator("[data-ask=value] .key").nth(value).evaluate("each => each.click()")
        hand.wait_for(version, "move")
        expect(page.locator(".panel h2")).to_be_in_viewport(ratio=1)
        assert page.locator(".step").evaluate("each => each.scrollTop") == 0
        assert page.evaluate(CUT) == []
        phases = page.locator(".panel .steps li").evaluate_all("all => all.map(each => each.getBoundingClientRect().x)")
        assert phases == sorted(phases)
        if hand.onward().count():
            hand.read_on()
        asks_in_sight(page)
        if page.locator(".six").count():
            break
