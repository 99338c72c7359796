"""The lobby: play at once, set a table as one likes, find it in the list, come by its link, go on later."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from cases import CASES
from daily import first_daily
from laid import NOW, laid, token
from person import Person, Visit, play_out
from playwright.sync_api import Route, expect
from sight import accessible, speaks
from staged import staged
from wire import Server

from regno.proelio.game import Result
from regno.table.settings import TableSettings
from regno.table.store.sqlite import TableStore

WORDS = first_daily(("en", "Play now", "Your hand"), ("it", "Gioca subito", "La tua mano"))


@pytest.mark.parametrize(("language", "play", "hand"), WORDS)
def test_one_click_deals_a_game_against_bots(server: Server, visit: Visit, language: str, play: str, hand: str) -> None:
    me = Person(visit(language), server).goto("/")
    me.page.get_by_role("button", name=play).click()
    expect(me.page.get_by_role("region", name=hand)).to_be_visible()
    expect(me.page.locator(".seat.bot")).to_have_count(3)
    play_out(me, most=2)
    me.my_turn()
    me.page.locator("header .mark").click()
    mine = me.page.locator(".cont .gm", has=me.page.locator(".st.you"))
    expect(mine).to_be_visible()
    mine.locator("a.btn").click()
    expect(me.page.get_by_role("region", name=hand)).to_be_visible()


def test_a_table_is_set_listed_joined_and_dealt(server: Server, visit: Visit) -> None:
    host = Person(visit(), server).goto("/")
    form = host.page.locator(".new form")
    form.get_by_label("Edition").select_option("ga")
    form.get_by_role("radio", name="3").click()
    form.get_by_role("switch", name="Visible to all").click()
    form.get_by_label("Your name").fill("Ginevra")
    form.get_by_label("Your name").blur()
    form.locator("summary.rules").click()
    rule = form.locator("label.rule select").first
    rule.select_option(rule.locator("option:not(:checked)").first.get_attribute("value"))
    expect(form.locator("summary.rules")).to_contain_text("1 changed")
    selects = form.locator(".bots select")
    expect(selects).to_have_count(3)
    selects.nth(1).select_option("open")
    selects.nth(2).select_option("steward")
    accessible(host.page)
    form.get_by_role("button", name="Set the table").click()
    expect(host.page.locator(".gathering")).to_be_visible()
    expect(host.page.locator(".rulings li")).to_have_count(1)

    friend = Person(visit("it", "phone"), server).goto("/")
    row = friend.page.locator(".ot .row", has_text="Ginevra")
    expect(row).to_be_visible()
    row.locator("a.btn").click()
    friend.sit(1, "Lancillotto")
    speaks(friend.page, "it")
    expect(host.page.locator(".chairs")).to_contain_text("Lancillotto")
    host.page.get_by_role("button", name="Deal").click()
    for person in (host, friend):
        expect(person.page.locator(".board")).to_be_visible()
    play_out(host, friend, most=3)


@pytest.mark.long
def test_a_friend_comes_by_the_link(server: Server, visit: Visit) -> None:
    table, token = server.make(houses=3)
    context = visit(permissions=["clipboard-read", "clipboard-write"])
    host = Person(context, server).holding(table, token).goto(f"/t/{table}").sit(0, "Ginevra")
    host.page.locator(".invite button").first.click()
    link = host.page.evaluate("() => navigator.clipboard.readText()")
    assert link == f"{server.address}/t/{table}"
    friend = Person(visit(), server)
    friend.page.goto(link)
    expect(friend.page.get_by_role("heading", level=1)).to_have_text("Ginevra invites you to Proelio")
    expect(friend.page.locator(".minute")).to_be_visible()
    accessible(friend.page)
    friend.sit(1, "Artù")
    expect(friend.page.locator(".invited")).to_have_count(0)
    expect(host.page.locator(".chairs")).to_contain_text("Artù")


@pytest.mark.long
def test_what_does_not_go_together_says_why(server: Server, visit: Visit) -> None:
    page = Person(visit(), server).goto("/").page
    page.get_by_role("radio", name="5").click()
    allied = page.get_by_role("switch", name="Allied Houses")
    expect(allied).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_text("Allied Houses needs exactly four Houses.")).to_be_visible()
    page.get_by_role("radio", name="4").click()
    allied.click()
    expect(page.locator(".br").first).to_contain_text("with Corvina")
    expect(page.get_by_text("The Merchant does not come to Allied Houses.")).to_be_visible()


def test_a_lobby_without_a_server_says_so(server: Server, visit: Visit) -> None:
    context = visit("it", expected="ERR_FAILED")
    context.route("**/api/**", lambda route: route.abort())
    page = Person(context, server).goto("/").page
    expect(page.locator(".off")).to_be_visible()
    expect(page.locator(".tb").get_by_role("button", name="Riprova")).to_be_visible()
    speaks(page, "it")


@pytest.mark.long
def test_lists_of_the_last_visit_stay_with_their_time(server: Server, visit: Visit) -> None:
    server.make(houses=3, listed=True)
    context = visit(expected="ERR_FAILED")
    page = Person(context, server).goto("/").page
    expect(page.locator(".ot .row").first).to_be_visible()
    context.route("**/api/**", lambda route: route.abort())
    page.reload()
    expect(page.locator(".ot .row").first).to_be_visible()
    expect(page.locator(".tb .as-of")).to_contain_text("As of")


@pytest.mark.long
def test_what_is_not_there_yet_is_not_called_empty(server: Server, visit: Visit) -> None:
    context, held = visit(), list[Route]()
    context.route("**/api/tables?*", lambda route: held.append(route))
    page = Person(context, server).goto("/").page
    expect(page.locator(".tb .bars")).to_be_visible()
    assert page.locator(".none").count() == 0
    held[0].continue_()
    expect(page.locator(".tb .bars")).to_have_count(0)


@pytest.mark.long
def test_a_panel_that_breaks_takes_nothing_else_with_it(server: Server, visit: Visit) -> None:
    context = visit()
    context.route("**/api/tables?*", lambda route: route.fulfill(json={"tables": [{"table": "x", "seats": None}]}))
    page = Person(context, server).goto("/").page
    expect(page.locator(".tb").get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name="Set the table")).to_be_visible()
    context.unroute("**/api/tables?*")
    page.locator(".tb").get_by_role("button", name="Try again").click()
    expect(page.locator(".tb").get_by_role("alert")).to_have_count(0)


def test_my_games_tell_opponents_result_and_way_and_each_is_listed_once(server: Server, visit: Visit) -> None:
    won = finished(server)
    running = staged(server.data, CASES["action"].position)
    me = Person(visit(), server).holding(won, token(0, won)).holding(running, token(0, running))
    twice = server.http("/api/mine", {"tokens": [token(0, won), token(0, running)]})[1]["tables"]
    twice = [each for each in twice if each["table"] in (won, running)]
    me.context.route("**/api/mine?*", lambda route: route.fulfill(json={"tables": [*twice, *twice]}))
    page = me.goto("/").page
    rows = page.locator(".cont .gm")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Your turn")
    expect(rows.nth(1)).to_contain_text("Against 2 Stewards")
    expect(rows.nth(1)).to_contain_text("You won by conquest")
    expect(rows.nth(1)).to_contain_text(re.compile("today|yesterday"))  # midnight may pass meanwhile
    page.locator(".cont").get_by_role("link", name="all 2 games").click()
    expect(page).to_have_url(f"{server.address}/history")
    expect(page.get_by_text("1 running, 1 finished")).to_be_visible()
    accessible(page)
    page.get_by_role("link", name="Review: Against 2 Stewards").click()
    expect(page.locator(".ctl")).to_be_visible()


def test_a_newcomer_reads_what_it_is_and_nothing_empty(server: Server, visit: Visit) -> None:
    page = Person(visit(), server).goto("/").page
    expect(page.get_by_role("heading", level=1)).to_have_text("Proelio")
    expect(page.get_by_text("A card game of siege and bluff.")).to_be_visible()
    expect(page.locator(".minute")).to_be_visible()
    expect(page.locator(".cont")).to_have_count(0)
    page.locator(".chr").get_by_role("link").click()
    expect(page).to_have_url(f"{server.address}/chronicles")


@pytest.mark.long
def test_play_now_shows_that_it_is_at_work(server: Server, visit: Visit) -> None:
    context, held = visit(), list[Route]()
    context.route("**/api/tables?*", lambda route: held.append(route) if is_post(route) else route.continue_())
    page = Person(context, server).goto("/").page
    page.get_by_role("button", name="Play now").click()
    busy = page.get_by_role("button", name="Dealing…")
    expect(busy).to_have_attribute("aria-busy", "true")
    busy.click()
    assert len(held) == 1, "a second press does nothing"
    held[0].continue_()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


@pytest.mark.long
def test_radio_groups_have_one_tab_stop_and_are_walked_by_arrows(server: Server, visit: Visit) -> None:
    page = Person(visit(), server).goto("/").page
    group = page.get_by_role("radiogroup", name="Bots play like a")
    expect(group.locator("[tabindex='0']")).to_have_count(1)
    group.get_by_role("radio", name="Steward").focus()
    for key, name in (
        ("ArrowRight", "Warlord"),
        ("End", "Champion"),
        ("ArrowRight", "Jester"),
        ("ArrowUp", "Champion"),
    ):
        page.keyboard.press(key)
        expect(group.get_by_role("radio", name=name)).to_be_focused()
        expect(group.get_by_role("radio", name=name)).to_be_checked()
    expect(group.locator("[tabindex='0']")).to_have_count(1)


def test_the_menu_of_a_phone_closes_by_escape_and_by_a_tap_beside_it(server: Server, visit: Visit) -> None:
    page = Person(visit(size="phone"), server).goto("/").page
    menu = page.locator(".top-menu nav")
    closings: list[Callable[[], object]] = [lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(60, 500)]
    for close in closings:
        page.locator(".top-menu summary").click()
        expect(menu).to_be_visible()
        close()
        expect(menu).not_to_be_visible()


def is_post(route: Route) -> bool:
    return route.request.method == "POST"


def finished(server: Server, name: str = "finished") -> str:
    """A table of one person and two Stewards at which the person has won."""
    for seed in range(100):
        table, rng = laid(f"{name}-{seed}", TableSettings(houses=3), people=[0], seed=seed), Random(seed)
        told = list(table.recent)
        while table.phase == "playing":
            assert table.live
            told.append(table.submit(table.live.who, [rng.choice(table.live.game.legal())], table.version, NOW))
        assert table.live and table.live.game.result
        if table.live.game.result == Result("conquest", (0,)):
            store = TableStore(server.data, alone=False)
            store.create(table)
            store.append(table, table.version - len(told), told).result()
            store.close()
            return table.id
    raise AssertionError("no seed lets the person win")
