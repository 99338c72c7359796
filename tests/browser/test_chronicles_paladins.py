"""The Paladins page: Threats with their Workers, penalties and Honour."""

from __future__ import annotations

import re

import pytest
from chronicle_hand import BROKEN, PHONE, PORTRAIT, TABLET, Hand, Visit, begun
from chronicle_sight import look
from playwright.sync_api import expect
from wire import Server


def in_round_2(server: Server, level: str = "normal") -> Hand:
    """One Threat lies open: The Breach, worn down by Fortify, 1 Honour or 1 Strength."""
    hand = begun(server.address, "paladins", facts={"level": level}, title="The Winter Siege")
    hand.do("first-player", player="Anna")
    for command in ("townsfolk", "reveal", "end-round"):
        hand.do(command)
    hand.do("reveal", threats=["breach"], first="Anna")
    return hand


@pytest.mark.parametrize(("size", "language"), [(PHONE, "en"), (PHONE, "it"), (TABLET, "it")])
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
    expect(page.locator(".foot .pri")).to_be_disabled()
    look(page, language)
    rows.nth(2).locator(".key").first.click()
    page.locator(".foot .pri").click()
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
    expect(page.locator(".foot .und")).to_contain_text("Write a note")
    expect(page.locator(".panel fieldset [aria-pressed=true]")).to_have_count(3)
    page.route(f"**/api/chronicles/{hand.id}?*", lambda route: route.abort())
    page.locator(".foot .pri").click()
    expect(page.get_by_role("alert")).to_contain_text("Your step is kept")
    expect(page.locator(".panel fieldset [aria-pressed=true]")).to_have_count(3)
    page.unroute_all()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".panel fieldset")).to_have_count(0)
    view = hand.view
    assert [player["honour"] for player in view["state"]["players"]] == [10, 10, 10]
    assert [entry["command"] for entry in view["log"][-2:]] == ["note", "penalty"]


def test_a_pip_takes_a_worker_off_and_undo_names_it(visit: Visit, server: Server) -> None:
    hand = in_round_2(server)
    page = hand.open(visit, PHONE)
    off = page.get_by_role("button", name="Take a Baron Worker off The Breach")
    back = page.get_by_role("button", name="Put a Baron Worker back on The Breach")
    expect(off).to_have_count(3)
    off.last.click()
    expect(back).to_have_count(1)
    look(page)
    page.reload()
    expect(back).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Undo *Correct Workers")).click()
    expect(off).to_have_count(3)
    page.reload()
    page.get_by_role("button", name="Redo: Correct Workers").click()
    expect(off).to_have_count(2)
    assert hand.view["state"]["threats"][0]["workers"] == 2


def test_an_action_is_told_at_its_threat(visit: Visit, server: Server) -> None:
    hand = in_round_2(server)
    page = hand.open(visit, PHONE)
    page.get_by_role("button", name="Tell it: Fortify").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator('[data-ask="action"] option:checked, [data-ask="action"] [aria-pressed=true]')).to_have_text(
        "Fortify"
    )
    look(page)
    sheet.locator('[data-ask="player"] .key', has_text="Marco").click()
    sheet.locator(".pri").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Take a Baron Worker off The Breach")).to_have_count(2)
    assert hand.view["log"][-1]["arguments"] == {"player": "Marco", "action": "fortify"}


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


def test_a_guest_sees_honour_and_touches_nothing(visit: Visit, server: Server) -> None:
    hand = in_round_2(server)
    hand.do("end-round", outsiders=2)
    guest = hand.open(visit, PORTRAIT, "it", token=hand.view["reading_token"])
    expect(guest.get_by_role("img", name="Onore 11")).to_have_count(3)
    expect(guest.locator("button.pip, button.tx, .foot, .panel .key")).to_have_count(0)
    look(guest, "it")
