"""The lobby: play at once, set a table as one likes, find it in the list, come by its link, go on later."""

from __future__ import annotations

import pytest
from person import Person, Visit, play_out
from playwright.sync_api import expect
from sight import accessible, speaks
from wire import Server

WORDS = [("en", "Play now", "Your hand"), ("it", "Gioca", "La tua mano")]


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
    form.get_by_role("switch", name="Listed").click()
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


def test_a_friend_comes_by_the_link(server: Server, visit: Visit) -> None:
    table, token = server.make(houses=3)
    context = visit(permissions=["clipboard-read", "clipboard-write"])
    host = Person(context, server).holding(table, token).goto(f"/t/{table}").sit(0, "Ginevra")
    host.page.locator(".invite button").first.click()
    link = host.page.evaluate("() => navigator.clipboard.readText()")
    assert link == f"{server.address}/t/{table}"
    friend = Person(visit(), server)
    friend.page.goto(link)
    friend.sit(1, "Artù")
    expect(host.page.locator(".chairs")).to_contain_text("Artù")


def test_what_does_not_go_together_says_why(server: Server, visit: Visit) -> None:
    page = Person(visit(), server).goto("/").page
    page.get_by_role("radio", name="5").click()
    allied = page.get_by_role("switch", name="Allied Houses")
    expect(allied).to_have_attribute("aria-disabled", "true")
    allied.focus()
    expect(page.get_by_text("Allied Houses are four.")).to_be_visible()


def test_a_lobby_without_a_server_says_so(server: Server, visit: Visit) -> None:
    context = visit("it", expected="ERR_FAILED")
    context.route("**/api/**", lambda route: route.abort())
    page = Person(context, server).goto("/").page
    expect(page.get_by_role("alert")).to_be_visible()
    speaks(page, "it")
