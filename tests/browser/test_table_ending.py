"""How a game ends in the page: the reason, the points, the open hands, the checked shuffle, and what comes next."""

from __future__ import annotations

import pytest
from daily import first_daily
from person import Person, Visit, play_out
from playwright.sync_api import expect
from scenes import WINTER
from sight import accessible, speaks, without_overflow
from staged import staged
from wire import Server

CONQUEST = "houses=4 at=defence turn=3 h0=soldiers,tower f0=shields a3=soldiers h1=soldiers h2=manure h3=manure"
HELD = """() => localStorage['regno:passport'] && Object.values(JSON.parse(localStorage['regno:tokens'] ?? '{}'))
    .every((token) => (localStorage['regno:taken'] ?? '').includes(token.slice(0, 12)))"""


@pytest.mark.parametrize(("language", "size"), first_daily(("en", "phone"), ("it", "desktop")))
def test_winter_tells_everybodys_points_and_opens_every_hand(
    server: Server, visit: Visit, language: str, size: str
) -> None:
    me = Person(visit(language, size), server).at(staged(server.data, WINTER))
    me.page.locator("[data-move=draw]").click()
    expect(me.page.locator(".ending .points")).to_have_count(4)
    expect(me.page.locator(".ending .result li.won")).not_to_have_count(0)
    expect(me.page.locator(".ending .dh p")).to_contain_text({"en": "Winter", "it": "Inverno"}[language])
    hands = me.page.locator(".ending .result .kcs")
    expect(hands.nth(3)).to_contain_text({"en": "Tower", "it": "Torre"}[language])
    accessible(me.page)
    speaks(me.page, language)
    without_overflow(me.page)
    assert not me.must_choose


@pytest.mark.long
def test_a_conquest_names_its_winner_for_both_sides(server: Server, visit: Visit) -> None:
    table = staged(server.data, CONQUEST, people=(0, 3))
    winner, loser = Person(visit(), server).at(table), Person(visit(), server).at(table, 3)
    loser.choose()
    play_out(winner, loser)
    expect(winner.page.locator(".ending h2")).to_have_text("You won")
    expect(loser.page.locator(".ending h2")).not_to_have_text("You won")
    expect(loser.page.locator(".ending .result li.won")).to_have_count(1)


def test_the_shuffle_is_checked_the_game_looked_at_again_and_another_begun(server: Server, visit: Visit) -> None:
    table, token = server.make(houses=3)
    first = Person(visit(), server).holding(table, token).goto(f"/t/{table}").sit(0, "Anna")
    second = Person(visit(), server).goto(f"/t/{table}").sit(1, "Bruno")
    first.set_bots()
    play_out(first, second, most=6)
    first.menu("Propose to end", "Propose it")  # a game that is stopped tells its secret too
    second.page.locator(".banner").get_by_role("button", name="Agree").click()
    for person in (first, second):
        expect(person.page.locator(".ending .verdict:not(.bad)")).to_be_visible()
    first.page.get_by_role("button", name="Check the bots").click()
    honest = first.page.locator(".ending .proof:not(.bad)", has_text="The bots were honest")
    expect(honest).to_be_visible(timeout=60_000)
    accessible(first.page)
    with first.page.expect_download() as download:
        first.page.locator(".ending a[download]").click()
    assert download.value.path().read_text(encoding="utf-8").startswith("# shuffle")
    second.page.locator(".ending .btn.go").click()
    expect(second.page.locator(".gathering .chairs li").first).to_contain_text("reserved for Anna")
    expect(first.page.locator(".ending .wish")).to_have_text("Bruno wants a rematch.")
    first.page.locator(".ending .btn.go").click()
    for person in (first, second):  # the last to come has the cards dealt
        expect(person.page.locator(".board")).to_be_visible()
        expect(person.page.locator(".ending")).to_have_count(0)
        assert table not in person.page.url
    play_out(first, second, most=first.choices + second.choices + 2)
    second.goto(f"/replay/{table}")
    expect(second.page.locator(".ctl")).to_be_visible()


def test_one_press_deals_another_game_against_bots_and_the_lobby_lists_both(server: Server, visit: Visit) -> None:
    table, token = server.make(houses=3)
    me = Person(visit("it"), server).holding(table, token).goto(f"/t/{table}").sit(0, "Anna").set_bots()
    for _ in range(2):
        me.my_turn()
        me.choose()
        me.menu("Finisci la partita", "Finiscila")
        expect(me.page.locator(".ending .verdict:not(.bad)")).to_be_visible()
        me.page.get_by_role("button", name="Gioca ancora").click()
        expect(me.page.locator(".ending")).to_have_count(0)
        expect(me.page.locator(".seat.bot")).to_have_count(2)
    latest_position = me.page.url.removeprefix(server.address)
    assert table not in latest_position
    me.goto("/").page.wait_for_function(HELD, timeout=60_000)
    other = Person(visit(), server).with_passport(me)  # another browser, that knows of no game by itself
    for person in (me, other):
        person.goto("/")
        expect(person.page.locator(".cont .gm")).to_have_count(3)
        expect(person.page.locator(".new form")).to_be_visible()
    other.page.locator(f".cont a[href='{latest_position}']").click()
    expect(other.page.locator(".hz")).to_be_visible()
