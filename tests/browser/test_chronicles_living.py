"""Living with a chronicle: reloads, two devices, a lost connection, a full overview, a file out and in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from chronicle_hand import BROKEN, PHONE, REFUSED, TABLET, Hand, Visit, begun
from playwright.sync_api import Page, Route, expect
from wire import Server


@pytest.fixture
def lone(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be stopped and started again."""
    made = Server(tmp_path / "data")
    yield made
    if made.process:
        made.stop()


def set_up(hand: Hand) -> Hand:
    for command in ("board", "first-player", "summaries", "player-cards"):
        hand.do(command)
    hand.do("level", workers="3")
    return hand


def undo(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Undo")).click()


def baron(page: Page) -> str:
    return str(page.locator("svg.board").get_attribute("aria-label"))


def test_undo_and_redo_across_reloads(visit: Visit, server: Server) -> None:
    hand = set_up(begun(server.address, "viscounts"))
    page = hand.open(visit, PHONE)
    before = baron(page)
    page.locator(".key", has_text="2").first.click()
    expect(page.locator("svg.board")).not_to_have_attribute("aria-label", before)
    after = baron(page)
    page.reload()
    expect(page.locator("svg.board")).to_have_attribute("aria-label", after)
    undo(page)
    expect(page.locator("svg.board")).to_have_attribute("aria-label", before)
    page.reload()
    page.get_by_role("button", name="Redo: Move the Baron").click()
    expect(page.locator("svg.board")).to_have_attribute("aria-label", after)
    assert hand.view["steps"] == 6


@pytest.mark.long
def test_the_log_goes_back_to_any_step(visit: Visit, server: Server) -> None:
    hand = set_up(begun(server.address, "viscounts"))
    page = hand.open(visit, TABLET)
    page.get_by_role("button", name="Log").click()
    rows = page.get_by_role("dialog").locator(".entry")
    expect(rows).to_have_count(5)
    rows.nth(1).get_by_role("button", name="Undo to here").click()
    rows.nth(1).get_by_role("button", name="Undo 2 steps").click()
    expect(rows).to_have_count(3)
    assert hand.view["steps"] == 3


def test_a_second_device_looks_on_and_cannot_touch(visit: Visit, server: Server) -> None:
    hand = set_up(begun(server.address, "viscounts"))
    guest = hand.open(visit, TABLET, "it", token=hand.view["reading_token"])
    expect(guest.get_by_text("Stai solo guardando")).to_be_visible()
    expect(guest.locator(".step-bar")).to_have_count(0)
    expect(guest.locator(".panel .key")).to_have_count(0)
    before = baron(guest)
    owner = hand.open(visit, PHONE)
    owner.locator(".key", has_text="3").first.click()
    expect(guest.locator("svg.board")).not_to_have_attribute("aria-label", before)


def test_two_keepers_do_not_run_over_each_other(visit: Visit, server: Server) -> None:
    hand = set_up(begun(server.address, "viscounts"))
    page = hand.open(visit, PHONE, expected=BROKEN)

    def overtake(route: Route) -> None:
        """Another keeper is a moment quicker."""
        if route.request.method == "POST" and hand.view["steps"] == 5:
            hand.do("note", text="Marco was quicker")
        route.continue_()

    page.route(f"**/api/chronicles/{hand.id}?*", overtake)
    page.locator(".key", has_text="2").first.click()
    expect(page.get_by_role("alert")).to_contain_text("Somebody has gone on")
    assert hand.view["steps"] == 6 and hand.view["log"][-1]["command"] == "note"


def test_a_drop_of_the_connection_in_mid_step_loses_and_doubles_nothing(visit: Visit, lone: Server) -> None:
    lone.start()
    hand = set_up(begun(lone.address, "viscounts"))
    page = hand.open(visit, PHONE, expected=BROKEN)
    before = baron(page)
    lone.stop()
    expect(page.get_by_role("alert")).to_contain_text("connection is lost")
    page.locator(".key", has_text="2").first.click()
    expect(page.get_by_role("alert")).to_contain_text("Your step is kept")
    expect(page.locator("svg.board")).to_have_attribute("aria-label", before)  # and can still be read
    lone.start()
    expect(page.locator("svg.board")).not_to_have_attribute("aria-label", before, timeout=60_000)
    expect(page.get_by_role("alert")).to_have_count(0)
    view = hand.view
    assert view["steps"] == 6 and view["log"][-1]["arguments"] == {"value": 2}


@pytest.mark.long
def test_a_step_that_was_sent_but_not_answered_is_made_once(visit: Visit, server: Server) -> None:
    hand = set_up(begun(server.address, "viscounts"))
    page = hand.open(visit, PHONE, expected=BROKEN)
    swallowed: list[Any] = []

    def swallow(route: Route) -> None:
        """The server hears the first request; the page never hears the answer."""
        if route.request.method == "POST" and not swallowed:
            swallowed.append(route.fetch())
            route.abort()
        else:
            route.continue_()

    page.route(f"**/api/chronicles/{hand.id}?*", swallow)
    page.locator(".key", has_text="2").first.click()
    for _ in range(500):  # the word below may stand there already, before the request has gone out
        if swallowed:
            break
        page.wait_for_timeout(20)
    expect(page.locator(".panel")).to_contain_text("Next")
    assert swallowed and hand.view["steps"] == 6


@pytest.mark.long
def test_a_step_kept_while_the_page_was_closed_is_sent_on_return(visit: Visit, server: Server) -> None:
    hand = set_up(begun(server.address, "viscounts"))
    page = hand.open(visit, PHONE, expected=BROKEN)
    page.route(f"**/api/chronicles/{hand.id}?*", lambda route: route.abort())
    page.locator(".key", has_text="2").first.click()
    expect(page.get_by_role("alert")).to_contain_text("Your step is kept")
    page.unroute_all()
    page.reload()
    expect(page.locator(".panel")).to_contain_text("Next")
    assert hand.view["steps"] == 6


def test_a_step_entered_offline_while_others_went_on_is_shown_beside_theirs(visit: Visit, server: Server) -> None:
    hand = set_up(begun(server.address, "viscounts"))
    page = hand.open(visit, PHONE, expected=f"{BROKEN}|409")
    page.route(f"**/api/chronicles/{hand.id}?*", lambda route: route.abort())
    page.locator(".key", has_text="2").first.click()
    expect(page.get_by_role("alert")).to_contain_text("Your step is kept")
    due = hand.view["now"][0]["command"]
    hand.do(due, value=3)
    theirs = hand.view["steps"]
    page.unroute_all()
    page.reload()
    shown = page.get_by_role("dialog", name="Others went on meanwhile")
    expect(shown.locator("ol:not(.mine) li")).to_have_count(1)
    expect(shown).to_contain_text("Your step is not entered")
    assert hand.view["steps"] == theirs
    page.reload()  # it is still there
    expect(shown).to_be_visible()
    shown.get_by_role("button", name="Leave mine out").click()
    expect(shown).to_have_count(0)
    page.reload()
    expect(page.locator(".panel")).to_be_visible()
    expect(shown).to_have_count(0)
    assert hand.view["steps"] == theirs and hand.view["log"][-1]["arguments"] == {"value": 3}


def test_a_reload_before_it_is_shown_what_others_entered_loses_no_step(visit: Visit, server: Server) -> None:
    hand = set_up(begun(server.address, "viscounts"))
    page, address = hand.open(visit, PHONE, expected=f"{BROKEN}|409"), f"**/api/chronicles/{hand.id}?*"
    page.route(address, lambda route: route.abort())
    page.locator(".key", has_text="2").first.click()
    expect(page.get_by_role("alert")).to_contain_text("Your step is kept")
    hand.do(hand.view["now"][0]["command"], value=3)
    with page.expect_response(lambda answer: answer.status == 409):
        page.unroute_all()
        page.route(address, lambda route: route.abort() if route.request.method == "GET" else route.continue_())
    page.unroute_all()
    page.reload()
    expect(page.get_by_role("dialog", name="Others went on meanwhile").locator("ol:not(.mine) li")).to_have_count(1)


@pytest.mark.long
def test_several_side_by_side_and_begun_by_hand(visit: Visit, server: Server) -> None:
    page = visit("en", PHONE).new_page()
    page.goto(f"{server.address}/chronicles")
    expect(page.get_by_text("Nothing yet.")).to_be_visible()
    for kind in ("Campaign", "Viscounts"):
        page.goto(f"{server.address}/chronicles/new")
        page.get_by_role("button", name=kind).click()
        page.get_by_label("Player 1").fill("Anna")
        page.get_by_label("Player 2").fill("")
        expect(page.get_by_role("button", name="1 name is missing")).to_be_disabled()
        page.get_by_label("Player 2").fill("Marco")
        page.get_by_label("Title").fill(f"Our {kind}")
        page.get_by_role("button", name="Begin").click()
        expect(page.locator("header h1")).to_have_text(f"Our {kind}")
    page.goto(f"{server.address}/chronicles")
    expect(page.locator(".heads li")).to_have_count(2)
    page.get_by_role("link", name="Our Campaign").click()
    expect(page.locator("header h1")).to_have_text("Our Campaign")


def test_a_refusal_stands_in_its_place_and_keeps_what_was_typed(visit: Visit, server: Server) -> None:
    page = visit("it", PHONE, expected=REFUSED).new_page()
    page.goto(f"{server.address}/chronicles/new")
    page.get_by_label("Giocatore 1").fill("Anna")
    page.get_by_label("Giocatore 2").fill("anna")
    page.locator("[type=submit]").click()
    expect(page.get_by_role("alert")).to_contain_text("si chiamano Anna")
    expect(page.get_by_label("Giocatore 2")).to_have_value("anna")


def test_a_file_goes_out_and_comes_in(visit: Visit, server: Server, tmp_path: Path) -> None:
    hand = set_up(begun(server.address, "viscounts", title="On the move"))
    page = hand.open(visit, TABLET, expected=REFUSED)
    page.get_by_role("button", name="More", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "on-the-move.chronicle"
    download.value.save_as(file)
    page.goto(f"{server.address}/chronicles")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("header h1")).to_have_text("On the move")
    assert not page.url.endswith(f"/{hand.id}")
    page.goto(f"{server.address}/chronicles")
    broken = tmp_path / "broken.chronicle"
    broken.write_text("nothing of ours")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_be_visible()


def test_no_link_takes_from_the_keeper_what_he_holds(visit: Visit, server: Server) -> None:
    """Whoever looks on knows the name of the chronicle, and can make up a link to it."""
    hand = set_up(begun(server.address, "viscounts"))
    page = hand.open(visit, TABLET)
    address = f"{server.address}/chronicles/c/{hand.id}"
    for token in ("a" * 24, hand.view["reading_token"]):
        page.goto("about:blank")
        page.goto(f"{address}#{token}")
        expect(page.locator(".panel .key").first).to_be_visible()
        expect(page).to_have_url(address)
        page.reload()
        expect(page.locator(".panel .key").first).to_be_visible()
    before = baron(page)
    page.locator(".key", has_text="2").first.click()
    expect(page.locator("svg.board")).not_to_have_attribute("aria-label", before)


@pytest.mark.long
def test_who_looked_on_becomes_a_keeper_by_the_keepers_link(visit: Visit, server: Server) -> None:
    hand = set_up(begun(server.address, "viscounts"))
    page = hand.open(visit, TABLET, token=hand.view["reading_token"], expected=BROKEN)
    expect(page.locator(".panel .key")).to_have_count(0)
    address = f"{server.address}/chronicles/c/{hand.id}"
    for token, keys in (("a" * 24, 0), (hand.token, 1)):
        page.goto("about:blank")
        page.goto(f"{address}#{token}")
        expect(page.locator("svg.board")).to_be_visible()
        expect(page).to_have_url(address)
        expect(page.locator(".guest")).to_have_count(1 - keys)
    stranger = visit("en", PHONE, expected=BROKEN).new_page()
    stranger.goto(f"{address}#{'a' * 24}")
    expect(stranger.get_by_role("alert")).to_contain_text("no such chronicle")
    assert stranger.evaluate("Object.values(localStorage).join()").count("a" * 24) == 0


@pytest.mark.long
def test_a_link_that_opens_nothing_says_so(visit: Visit, server: Server) -> None:
    page = visit("en", PHONE, expected=BROKEN).new_page()
    page.goto(f"{server.address}/chronicles/c/nobody-here")
    expect(page.get_by_role("alert")).to_contain_text("no such chronicle")


@pytest.mark.long
def test_house_rules_are_reachable_and_count_from_now(visit: Visit, server: Server) -> None:
    hand = set_up(begun(server.address, "viscounts"))
    page = hand.open(visit, TABLET)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text(f"House rules ({len(hand.view['house_rules'])})").click()
    page.get_by_label("The Baron walks counter-clockwise.").check()
    expect(page.get_by_label("The Baron walks counter-clockwise.")).to_be_checked()
    assert hand.view["house_rules"][0]["value"] == "counter-clockwise"
