"""The Architects page: captures, Demands, a Scheme told wrongly, what a guest sees."""

from __future__ import annotations

import re
from typing import Any

import pytest
from chronicle_hand import ARCHITECTS, PHONE, PORTRAIT, REFUSED, SMALL, TABLET, Hand, Visit, begun
from chronicle_sight import look
from daily import first_daily
from playwright.sync_api import expect
from wire import Server

CAPTURE = "masons-roll"  # a Scheme with an arrow that captures


def in_play(server: Server, **facts: Any) -> Hand:
    """Everything is set up and the first Demand lies open."""
    hand = begun(server.address, "architects", facts={**ARCHITECTS, **facts}, title="The Winter Hall")
    hand.do("reveal", card="potters-due")
    return hand


@pytest.mark.long
@pytest.mark.parametrize(("size", "language"), first_daily((TABLET, "it"), (PHONE, "en")))
def test_a_capture_says_what_it_takes(visit: Visit, server: Server, size: str, language: str) -> None:
    hand = in_play(server)
    hand.do("reveal", card=CAPTURE)
    page = hand.open(visit, size, language)
    expect(page.locator(".turn [aria-current=step]")).to_have_count(1)
    look(page, language)
    expect(page.locator(".step-bar .primary")).to_be_disabled()  # nobody has looked yet
    rows = page.locator('[data-ask="workers"] li')
    expect(rows.first.locator(".key")).to_have_text(["0", "1", "2+"])
    rows.nth(0).locator(".key").nth(2).click()
    rows.nth(1).locator(".key").nth(1).click()
    capture = page.get_by_role("button", name="Capture 3 Workers" if language == "en" else "Cattura 3 Lavoratori")
    capture.click()
    expect(capture).to_have_count(0)
    captives = [player["workers"]["captive"] for player in hand.view["state"]["players"]]
    assert captives == [2, 1, 0]
    said = page.locator(".panel .said li")  # whatever he did is told, on a phone too
    expect(said.filter(has_text="Anna")).to_be_visible()
    expect(said.filter(has_text="Marco")).to_be_visible()


@pytest.mark.long
def test_nobody_there_is_one_tap(visit: Visit, server: Server) -> None:
    hand = in_play(server)
    hand.do("reveal", card=CAPTURE)
    page = hand.open(visit, SMALL)
    page.get_by_role("button", name="Nobody there").click()
    expect(page.locator('[data-ask="workers"]')).to_have_count(0)
    assert [player["workers"]["captive"] for player in hand.view["state"]["players"]] == [0, 0, 0]


@pytest.mark.long
def test_an_artisan_is_captured_first(visit: Visit, server: Server) -> None:
    hand = in_play(server, artisans="yes")
    hand.do("reveal", card=CAPTURE)
    page = hand.open(visit, PHONE)
    page.locator('[data-ask="workers"] li').first.locator(".key").last.click()
    page.locator('[data-ask="artisans"] .key', has_text="Anna").click()
    look(page)
    page.get_by_role("button", name="Capture 2 Workers").click()
    expect(page.locator('[data-ask="workers"]')).to_have_count(0)
    anna = hand.view["state"]["players"][0]
    assert anna["workers"]["captive"] == 1 and anna["artisan"]["captive"] == 1


@pytest.mark.long
def test_another_scheme_takes_the_place_of_the_one_told(visit: Visit, server: Server) -> None:
    hand = in_play(server)
    hand.do("reveal", card=CAPTURE)
    page = hand.open(visit, PHONE)
    page.get_by_role("button", name="I drew another").click()
    look(page)
    page.get_by_role("dialog").get_by_role("button", name="The Tally Stick").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".turn")).to_contain_text("The Tally Stick")
    state = hand.view["state"]
    assert [card["id"] for card in state["decks"]["discards"]] == ["tally-stick"]
    assert state["baron"]["at"]["storehouse"] == 0 and state["baron"]["at"]["mines"] == 1


def test_a_donation_in_two_taps_and_its_undo_across_a_reload(visit: Visit, server: Server) -> None:
    hand = in_play(server)
    page = hand.open(visit, PHONE)
    give = page.get_by_role("button", name="Give 1 to The Potter's Due")
    give.click()
    look(page)
    page.get_by_role("group", name="Who gives?").get_by_role("button", name="Marco").click()
    have = page.locator(".dem .dn .num")
    expect(have).to_have_text("1")
    page.reload()
    expect(have).to_have_text("1")
    page.get_by_role("button", name=re.compile("^Undo *Donate")).click()
    expect(have).to_have_text("0")
    page.reload()
    page.get_by_role("button", name="Redo: Donate").click()
    expect(have).to_have_text("1")
    assert hand.view["state"]["demands"][0]["given"] == {"clay": 1}


@pytest.mark.long
def test_what_cannot_be_is_refused_in_its_place(visit: Visit, server: Server) -> None:
    hand = in_play(server)
    page = hand.open(visit, PHONE, expected=REFUSED)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Donate", exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.locator('[data-ask="player"] .key', has_text="Anna").click()
    sheet.locator('[data-ask="item"] .key', has_text="Wood").click()
    sheet.locator('[data-ask="demand"] .key').first.click()
    sheet.get_by_role("button", name="Donate", exact=True).click()
    expect(sheet.get_by_role("alert")).to_contain_text("does not take Wood: it asks Clay")
    expect(sheet.locator('[data-ask="player"] [aria-pressed=true]')).to_have_text(re.compile("Anna"))
    assert hand.view["state"]["demands"][0]["total"] == 0


def test_asked_late_a_round_is_the_card_and_who_stands_under_its_arrow(visit: Visit, server: Server) -> None:
    hand = in_play(server, counting="late")
    page = hand.open(visit, SMALL, "it")
    expect(page.locator(".pl")).to_have_count(0)  # nothing of the players' Workers is asked
    look(page, "it")
    hand.do("reveal", card=CAPTURE)
    hand.tap(page.get_by_role("button", name="Nessuno", exact=True))
    expect(page.locator('[data-ask="workers"]')).to_have_count(0)
    assert hand.view["state"]["round"] == 2 and hand.taps == 1
    look(page, "it")


@pytest.mark.long
def test_asked_late_a_reset_says_what_it_costs_before_it_is_saved(visit: Visit, server: Server) -> None:
    hand = in_play(server, counting="late")
    page = hand.open(visit, PHONE)
    page.get_by_role("button", name="Reset", exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".bar .primary")).to_have_text("Enter the numbers above")
    sheet.get_by_role("spinbutton", name="Anna").fill("3")
    expect(sheet.locator(".foretold")).to_contain_text("Anna has the most in Prison, 3, and takes a Debt.")
    look(page)
    sheet.get_by_role("button", name="Black Market Reset", exact=True).click()
    expect(page.locator(".toast")).to_contain_text("Anna has 3 in Prison and loses 1 Virtue.")


def test_the_thing_then_the_letter(visit: Visit, server: Server) -> None:
    hand = in_play(server)
    page = hand.open(visit, PHONE)
    hand.tap(page.locator(".pl .row").first)
    look(page)
    hand.tap(page.locator(".letters").get_by_role("button", name="Marco"))
    expect(page.locator(".toast")).to_contain_text("Marco places a Worker in the Guildhall.")
    hand.tap(page.locator(".stalls .key").nth(2))
    hand.tap(page.locator(".letters").get_by_role("button", name="Anna"))
    expect(page.locator(".toast")).to_contain_text("Anna uses the Black Market")
    state = hand.view["state"]
    assert state["guildhall"]["owners"] == ["Marco"] and state["market"][2]["owner"] == "Anna" and hand.taps == 4


def test_a_long_press_corrects_a_number(visit: Visit, server: Server) -> None:
    hand = in_play(server)
    page = hand.open(visit, PHONE)
    page.locator(".decks .t").click(delay=900)
    sheet = page.get_by_role("dialog")
    expect(sheet.locator('[data-ask="owner"] [aria-pressed=true]')).to_contain_text("Baron")
    sheet.get_by_role("spinbutton").fill("2")
    look(page)
    sheet.get_by_role("button", name="Correct the Guildhall").click()
    expect(page.locator(".decks .t .num")).to_have_text("60")


def test_a_step_of_some_turns_ago_is_corrected_from_the_log(visit: Visit, server: Server) -> None:
    hand = in_play(server)
    hand.do("reveal", card=CAPTURE)
    number = hand.do("standing", workers={"Anna": 2})["steps"]
    hand.do("free", player="Anna", price="silver")
    page = hand.open(visit, PHONE)
    page.get_by_role("button", name="Log", exact=True).click()
    page.get_by_role("button", name=f"Correct step {number}").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("spinbutton", name="Anna").fill("0")
    sheet.get_by_role("spinbutton", name="Giulia").fill("1")
    expect(sheet.locator(".foretold")).to_contain_text("is no longer possible")
    assert hand.view["steps"] == number + 1  # nothing is saved yet
    look(page)
    sheet.get_by_role("button", name="Correct it and redo 1 step").click()
    expect(page.locator(".toast")).to_contain_text(f"Step {number} is corrected")
    assert [player["workers"]["captive"] for player in hand.view["state"]["players"]] == [0, 0, 1]
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("dialog").locator(".kept")).to_contain_text("No longer possible")
    look(page)


@pytest.mark.long
def test_a_house_rule_makes_the_page_ask(visit: Visit, server: Server) -> None:
    hand = in_play(server)
    page = hand.open(visit, PORTRAIT)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("House rules (8)").click()
    page.get_by_label("Each time the Baron is placed on an open circle").check()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="We drew ourselves").click()
    page.locator(".panel .key", has_text="The Mason's Roll").click()
    expect(page.locator(".panel h2")).to_have_text("Can the Baron be placed in the King's Storehouse?")
    page.locator(".panel .key", has_text="no").click()
    expect(page.locator(".panel")).to_contain_text("cannot be placed")
    assert hand.view["state"]["baron"]["at"]["storehouse"] == 0


@pytest.mark.long
def test_a_guest_sees_the_turn_and_touches_nothing(visit: Visit, server: Server) -> None:
    hand = in_play(server)
    guest = hand.open(visit, TABLET, token=hand.view["reading_token"])
    expect(guest.locator(".dem")).to_be_visible()
    expect(guest.locator(".give, .step-bar, .panel .key")).to_have_count(0)
    hand.do("reveal", card=CAPTURE)
    expect(guest.locator(".turn")).to_contain_text("The Mason's Roll")
    expect(guest.locator(".drew, .panel .key")).to_have_count(0)
    look(guest)
