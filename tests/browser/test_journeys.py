"""Whole evenings of Proelio: from the lobby to the last game, and the same check after every press."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from journey import Sharers, Traveller, check, check_closing, check_tip, hurried
from person import BUSY, Visit, play_out
from playwright.sync_api import expect
from sight import speaks
from wire import Server

SIZES = ("360x640", "390x844", "768x1024", "1024x768", "1366x657", "1440x900", "1920x1080")
EVERYWHERE = [(size, language) for size in SIZES for language in ("en", "it")]
END = {"en": ("End the game", "End it"), "it": ("Finisci la partita", "Finiscila")}
OTHER = {"en": "it", "it": "en"}


def everywhere(quick: tuple[str, str]) -> pytest.MarkDecorator:
    """Every size in both languages; only one of them is quick."""
    cases = [pytest.param(*each, marks=() if each == quick else pytest.mark.long) for each in EVERYWHERE]
    return pytest.mark.parametrize(("size", "language"), cases)


def is_phone(size: str) -> bool:
    return int(size.split("x")[0]) < 500


def look_around(me: Traveller) -> None:
    """Open whatever opens at a table while a choice waits, and close it in every way; the choice is still there."""
    me.my_turn()
    me.meet()
    page, before = me.page, me.offered
    check(page, "the first choice")
    page.keyboard.press("Escape")  # nothing is open: nothing happens
    check_closing(page, me.menu_button, "dialog[open]", own=".btn.x")
    check_closing(page, page.locator(".pile.dis").first, ".pop")
    check_closing(page, page.locator(".tool.hint"), ".advice", own=".btn.x", outside=False)
    keys = page.locator("dialog[open]")
    closings: list[Callable[[], object]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: keys.locator(".btn.x").click(),
    ]
    for close in closings:
        page.keyboard.press("?")
        expect(keys.locator("dl.keys")).to_be_visible()
        check(page, "the keys")
        close()
        expect(keys).to_have_count(0)
    fold = page.locator(".rline")
    if fold.count() and fold.is_visible():
        check_closing(page, fold, ".recap.unfold ul")
    assert me.offered == before


@everywhere(quick=("390x844", "it"))
def test_the_evening_of_a_new_visitor(server: Server, visit: Visit, size: str, language: str) -> None:
    me = Traveller(hurried(visit(language, size, expected=BUSY)), server).goto("/")
    expect(me.page.locator(".minute")).to_be_visible()
    check(me.page, "the lobby of a newcomer")
    me.page.locator("#play-now").click()
    expect(me.page.locator(".board")).to_be_visible()
    look_around(me)
    first = me.table
    play_out(me)
    expect(me.page.locator(".ending .verdict:not(.bad)")).to_be_visible()
    check(me.page, "the end")
    speaks(me.page, language)

    me.play_again()
    expect(me.page.locator(".seat.bot")).to_have_count(3)
    second = me.table
    play_out(me, most=me.choices + 3)
    me.menu(*END[language])
    expect(me.page.locator(".ending")).to_be_visible()
    check(me.page, "ended through the menu")
    me.play_again()
    play_out(me, most=me.choices + 1)
    third = me.table
    me.my_turn()

    me.goto(f"/replay/{first}")
    expect(me.page.locator(".ctl")).to_be_visible()
    check(me.page, "the review")
    me.page.keyboard.press("ArrowRight")
    check(me.page, "a move later")
    speaks(me.page, language)

    me.goto("/")
    expect(me.page.locator(".cont .gm")).to_have_count(3)
    for path in (f"/replay/{first}", f"/replay/{second}", f"/t/{third}"):
        expect(me.page.locator(f".cont a[href='{path}']")).to_have_count(1)
    check(me.page, "the lobby with games")
    speaks(me.page, language)
    me.page.locator(".cont .gm").first.locator("a.btn").click()
    expect(me.page.locator(".hz")).to_be_visible()
    assert me.table == third, "the game that waits for a choice stands first"
    play_out(me, most=me.choices + 1)


@everywhere(quick=("1366x657", "en"))
def test_an_evening_of_two_people_by_link(server: Server, visit: Visit, size: str, language: str) -> None:
    host = Traveller(hurried(visit(language, size)), server).goto("/")
    form = host.page.locator(".new form")
    form.locator("#name").fill("Ginevra")
    form.locator("#name").blur()
    for seat, who in enumerate(("you", "open", "steward", "steward")):
        form.locator(".bots select").nth(seat).select_option(who)
    check(host.page, "the table is set")
    form.locator("button.make").click()
    expect(host.page.locator(".gathering")).to_be_visible()
    check(host.page, "people gather")

    others = SIZES[(SIZES.index(size) + 3) % len(SIZES)]
    guest = Traveller(visit(OTHER[language], "360x640" if size == "1366x657" else others), server)
    guest.page.goto(link := host.page.url)
    expect(guest.page.locator(".minute")).to_be_visible()
    check(guest.page, "the invitation")
    guest.sit(1, "Artù")
    check(guest.page, "a seat is taken")
    expect(host.page.locator(".chairs")).to_contain_text("Artù")
    host.page.locator(".gathering .acts .btn.go").click()
    for person in (host, guest):
        expect(person.page.locator(".board")).to_be_visible()
        check(person.page, "the cards are dealt")
    play_out(host, guest, most=8)

    guest.page.close()
    expect(host.page.locator(".seat .dot.away")).to_have_count(1)
    check(host.page, "one is away")
    guest.page = guest.context.new_page()
    guest.page.goto(link)
    expect(host.page.locator(".seat .dot.here")).to_have_count(1)
    expect(guest.page.locator(".hz")).to_be_visible()
    play_out(host, guest)
    for person, spoken in ((host, language), (guest, OTHER[language])):
        expect(person.page.locator(".ending .verdict:not(.bad)")).to_be_visible()
        check(person.page, "the end")
        speaks(person.page, spoken)

    guest.play_again()
    expect(guest.page.locator(".gathering")).to_be_visible()
    check(guest.page, "a rematch is proposed")
    expect(host.page.locator(".ending .wish")).to_be_visible()
    check(host.page, "a rematch is wished for")
    host.play_again()
    for person in (host, guest):
        expect(person.page.locator(".board")).to_be_visible()
        expect(person.page.locator(".ending")).to_have_count(0)
    assert host.table == guest.table
    play_out(host, guest, most=host.choices + guest.choices + 4)


@everywhere(quick=("768x1024", "en"))
def test_an_evening_at_one_screen(server: Server, visit: Visit, size: str, language: str) -> None:
    us = Sharers(hurried(visit(language, size)), server).goto("/")
    us.called = set()
    form = us.page.locator(".new form")
    form.get_by_role("radio", name="3").click()
    for seat, who in enumerate(("you", "here", "steward")):
        form.locator(".bots select").nth(seat).select_option(who)
    form.locator("button.make").click()
    expect(us.page.locator(".board")).to_be_visible()
    play_out(us)
    assert len(us.called) == 2, us.called
    expect(us.page.locator(".ending .verdict:not(.bad)")).to_be_visible()
    check(us.page, "the end")
    speaks(us.page, language)


@everywhere(quick=("1440x900", "it"))
def test_an_evening_of_six_houses_with_everything(server: Server, visit: Visit, size: str, language: str) -> None:
    me = Traveller(hurried(visit(language, size, has_touch=is_phone(size))), server).goto("/")
    form = me.page.locator(".new form")
    form.get_by_role("radio", name="6").click()
    for mode in range(2):  # Guilds, Merchant
        form.locator("[role=switch]").nth(mode).click()
    for seat in range(1, 6):
        form.locator(".bots select").nth(seat).select_option("steward")
    check(me.page, "six Houses")
    form.locator("button.make").click()
    expect(me.page.locator(".guild")).to_have_count(6)
    look_around(me)
    check_tip(me.page, me.page.locator(".seat:not(.me) .guild").filter(visible=True).first, is_phone(size))
    play_out(me)
    check(me.page, "the end")
    speaks(me.page, language)
