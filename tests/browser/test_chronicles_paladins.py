"""The Paladins page: Threats with their Workers, penalties and Honour."""

from __future__ import annotations

import re

import pytest
from chronicle_hand import BROKEN, PHONE, PORTRAIT, SMALL, TABLET, Hand, Visit, begun
from chronicle_sight import look
from daily import first_daily
from playwright.sync_api import Locator, Page, expect
from wire import Server


def in_round_2(server: Server, threat: str = "breach") -> Hand:
    """One Threat lies open: The Breach, worn down by Fortify, 1 Honour or 1 Strength. Marco gains by Garrison."""
    hand = begun(server.address, "paladins", facts={"level": "normal"}, title="The Winter Siege")
    hand.do("first-player", player="Anna")
    hand.do("townsfolk", cards=["bell", "gate", "bowl"])
    for command in ("reveal", "end-round"):
        hand.do(command)
    hand.do("reveal", threats=[threat], first="Anna")
    return hand


@pytest.mark.parametrize(("size", "language"), first_daily((PHONE, "en"), (PHONE, "it"), (TABLET, "it")))
def test_a_penalty_shows_honour_before_and_after(visit: Visit, server: Server, size: str, language: str) -> None:
    hand = in_round_2(server)
    hand.do("end-round", outsiders=2)
    page = hand.open(visit, size, language)
    expect(page.locator(".th .cur")).to_have_count(1)
    rows = page.locator(".panel fieldset li")
    rows.nth(0).locator(".key").first.click()
    rows.nth(1).locator(".key").last.click()
    will_be = "Honour 11, will be 10" if language == "en" else "Onore 11, diventa 10"
    expect(rows.nth(0).get_by_role("img", name=will_be)).to_be_visible()
    expect(page.locator(".step-bar .primary")).to_be_disabled()
    look(page, language)
    rows.nth(2).locator(".key").first.click()
    page.locator(".step-bar .primary").click()
    expect(page.locator(".th .cur")).to_have_count(0)
    assert [player["honour"] for player in hand.view["state"]["players"]] == [10, 11, 10]


def test_another_device_and_a_lost_line_leave_what_was_chosen(visit: Visit, server: Server) -> None:
    hand = in_round_2(server)
    hand.do("end-round", outsiders=2)
    page = hand.open(visit, PHONE, expected=BROKEN)
    rows = page.locator(".panel fieldset li")
    for place in range(3):
        rows.nth(place).locator(".key").first.click()
    hand.do("note", text="Marco goes for tea")
    expect(page.locator(".step-bar .und")).to_contain_text("Write a note")
    expect(page.locator(".panel fieldset [aria-pressed=true]")).to_have_count(3)
    page.route(f"**/api/chronicles/{hand.id}?*", lambda route: route.abort())
    page.locator(".step-bar .primary").click()
    expect(page.get_by_role("alert")).to_contain_text("Your step is kept")
    expect(page.locator(".panel fieldset [aria-pressed=true]")).to_have_count(3)
    page.unroute_all()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".panel fieldset")).to_have_count(0)
    view = hand.view
    assert [player["honour"] for player in view["state"]["players"]] == [10, 10, 10]
    assert [entry["command"] for entry in view["log"][-2:]] == ["note", "penalty"]


def who(page: Page, question: str) -> Locator:
    return page.get_by_role("group", name=question)


def test_a_worker_is_tapped_then_who_did_it(visit: Visit, server: Server) -> None:
    """Two taps are the action itself: a Worker of every Threat with its icon, and the Honour of a Townsfolk."""
    hand = in_round_2(server, "empty-tower")
    page = hand.open(visit, PHONE)
    workers = page.get_by_role("button", name="A Worker on The Empty Tower: who did Garrison?")
    expect(workers).to_have_count(3)
    hand.tap(workers.last)
    look(page)
    hand.tap(who(page, "Garrison: who?").get_by_role("button", name="Marco, gains 1 Honour"))
    expect(workers).to_have_count(2)
    assert hand.taps == 2
    view = hand.view
    expect(page.locator(".toast .tx > span")).to_have_text(view["log"][-1]["said"])
    assert view["log"][-1]["arguments"] == {"player": "Marco", "action": "garrison"}
    assert [player["honour"] for player in view["state"]["players"]] == [11, 12, 11]
    page.locator(".toast").get_by_role("button", name="Undo").click()
    expect(workers).to_have_count(3)
    assert [player["honour"] for player in hand.view["state"]["players"]] == [11, 11, 11]


def test_an_outsider_is_tapped_then_who_removed_it(visit: Visit, server: Server) -> None:
    hand = in_round_2(server)
    page = hand.open(visit, PHONE)
    page.get_by_role("button", name="An Outsider: who removed it?").first.click()
    look(page)
    who(page, "Convert: who?").get_by_role("button", name=re.compile("^Marco")).click()
    expect(page.get_by_role("button", name="An Outsider: who removed it?")).to_have_count(1)
    assert hand.view["log"][-1]["arguments"] == {"player": "Marco", "action": "convert"}
    assert hand.view["state"]["outsiders"]["removed"] == 1


@pytest.mark.long
def test_an_action_can_be_paid_for_another(visit: Visit, server: Server) -> None:
    hand = in_round_2(server, "rigged-scales")
    page = hand.open(visit, PHONE)
    page.get_by_role("button", name="Record: Trade").click()
    page.get_by_role("button", name="for another").click()
    who(page, "Trade: who pays?").get_by_role("button", name="Marco").click()
    who(page, "Marco pays: who receives it?").get_by_role("button", name="Anna").click()
    expect(page.locator(".toast")).to_be_visible()
    assert hand.view["log"][-1]["arguments"] == {"player": "Marco", "receiver": "Anna", "action": "trade"}


@pytest.mark.long
def test_a_wrong_number_is_put_right_behind_correct(visit: Visit, server: Server) -> None:
    hand = in_round_2(server)
    page = hand.open(visit, PHONE)
    off = page.get_by_role("button", name="Take a Baron Worker off The Breach")
    back = page.get_by_role("button", name="Put a Baron Worker back on The Breach")
    expect(off).to_have_count(0)
    page.get_by_role("button", name="Correct", exact=True).click()
    expect(off).to_have_count(3)
    off.last.click()
    expect(back).to_have_count(1)
    look(page)
    page.reload()
    page.get_by_role("button", name=re.compile("^Undo *Correct Workers")).click()
    page.reload()
    page.get_by_role("button", name="Redo: Correct Workers").click()
    expect(page.get_by_role("button", name="A Worker on The Breach: who did Fortify?")).to_have_count(2)
    assert hand.view["state"]["threats"][0]["workers"] == 2


@pytest.mark.long
def test_the_form_of_an_action_asks_only_what_it_can_answer(visit: Visit, server: Server) -> None:
    hand = in_round_2(server)
    page = hand.open(visit, PHONE)
    page.locator(".rest").get_by_role("button", name="An action").click()
    sheet = page.get_by_role("dialog")
    for action, more in (("garrison", []), ("attack", ["outsiders"]), ("pray", ["receiver"])):
        sheet.locator('[data-ask="action"] select').select_option(action)
        asked = sheet.locator("fieldset").evaluate_all("all => all.map(one => one.dataset.ask)")
        assert asked == ["player", "action", *more]
    look(page)
    page.keyboard.press("Escape")
    number = hand.do("action", player="Anna", action="garrison")["steps"]
    page.get_by_role("button", name="Log", exact=True).click()
    page.get_by_role("button", name=f"Correct step {number}", exact=True).click()
    expect(sheet.locator("fieldset")).to_have_count(2)  # nor does a correction ask for more
    look(page)


def test_a_penalty_that_all_take_is_one_tap(visit: Visit, server: Server) -> None:
    hand = in_round_2(server)
    page = hand.open(visit, SMALL)
    hand.do("end-round", outsiders=0)
    expect(page.locator(".panel .said li")).to_have_count(4)  # each of the three lost Honour to the Outsiders
    page.get_by_role("button", name=re.compile("^All.* 1 Honour")).click()
    expect(page.locator(".th .cur")).to_have_count(0)
    assert [player["honour"] for player in hand.view["state"]["players"]] == [9, 9, 9]


@pytest.mark.long
def test_the_danger_rises_with_the_threats(visit: Visit, server: Server) -> None:
    hand = in_round_2(server)
    page = hand.open(visit, TABLET)
    danger = page.get_by_role("region", name="How near defeat is")
    expect(danger).to_contain_text("2 penalties for everybody")
    hand.do("end-round", outsiders=2)
    expect(danger).to_contain_text("1 penalty for everybody")
    hand.do("set-honour", player="Giulia", honour=1)
    expect(danger).to_contain_text("Danger: grave")
    expect(danger).to_contain_text("Giulia, 1")


@pytest.mark.long
def test_a_guest_sees_honour_and_touches_nothing(visit: Visit, server: Server) -> None:
    hand = in_round_2(server)
    hand.do("end-round", outsiders=2)
    guest = hand.open(visit, PORTRAIT, "it", token=hand.view["reading_token"])
    expect(guest.get_by_role("img", name="Onore 11")).to_have_count(3)
    expect(guest.locator("button.pip, button.op, button.tx, .acts, .correct, .step-bar, .panel .key")).to_have_count(0)
    look(guest, "it")
