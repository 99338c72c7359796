"""Who else may sit at a table: spectators, people who share a screen, allies."""

from __future__ import annotations

import pytest
from person import Person, Visit
from playwright.sync_api import expect
from sight import accessible, speaks, without_overflow
from staged import staged
from wire import Server

FOUR = "houses=4 h0=soldiers,shields,manure h1=soldiers,tower h2=manure,knights h3=tower,hero"


def test_a_spectator_sees_everything_but_the_hands(server: Server, visit: Visit) -> None:
    table = staged(server.data, FOUR, people=(0, 1, 2, 3))
    anna = Person(visit(), server).at(table)
    guest = Person(visit("it"), server).goto(f"/t/{table}")
    expect(guest.page.locator(".watching")).to_be_visible()
    assert guest.cards().count() == 0 and guest.page.locator(".hz, .decide .btn, .slot").count() == 0
    lines = guest.page.locator(".chron li").count()
    anna.page.locator("[data-move=fortify]").click()
    expect(guest.page.locator(".chron li")).not_to_have_count(lines)
    expect(guest.page.locator(".chron")).to_contain_text("Scudi")
    assert not guest.must_choose
    speaks(guest.page, "it")
    accessible(guest.page)


def test_people_who_share_a_screen_are_kept_from_each_others_cards(server: Server, visit: Visit) -> None:
    table, token = server.make(houses=3, seed=5)
    us = Person(visit(size="phone"), server).holding(table, token).goto(f"/t/{table}")
    us.sit(0, "Anna")
    us.page.locator(".chairs li").nth(1).get_by_role("button", name="Move here").click()
    expect(us.page.locator(".chairs li").nth(1)).to_contain_text("Anna (You)")
    expect(us.page.locator(".chairs li").nth(0)).to_contain_text("free")  # moved, and not sitting twice
    us.page.locator(".chairs li").nth(0).get_by_role("combobox").select_option("here")
    us.page.locator(".chairs li").nth(1).get_by_role("textbox").fill("Bruno")
    us.page.locator(".chairs li").nth(1).get_by_role("textbox").blur()
    expect(us.page.locator(".chairs li").nth(1).get_by_role("textbox")).to_have_value("Bruno")
    without_overflow(us.page)
    us.set_bots()
    curtain, called = us.page.locator(".curtain"), set[str]()
    for _ in range(4):
        expect(curtain).to_be_visible()
        assert us.page.locator(".hz").count() == 0
        without_overflow(us.page)
        called |= {name for name in ("Anna 2", "Bruno") if name in curtain.inner_text()}
        curtain.get_by_role("button").click()
        expect(us.page.locator(".hz")).to_be_visible()
        while not us.offered["curtain"]:
            if us.offered["mine"] and us.decision.count():
                us.choose()
            us.page.wait_for_timeout(20)
    assert called == {"Anna 2", "Bruno"}
    us.menu("End the game", "End it")  # for both of them
    us.page.get_by_role("button", name="Play again").click()
    expect(curtain).to_be_visible()
    assert table not in us.page.url


@pytest.mark.long
def test_who_gets_up_again_plays_as_one_person(server: Server, visit: Visit) -> None:
    table, token = server.make(houses=3, seed=5)
    me = Person(visit(), server).holding(table, token).goto(f"/t/{table}").sit(0, "Anna")
    chairs = me.page.locator(".chairs li")
    chairs.nth(2).get_by_role("combobox").select_option("here")
    expect(chairs.nth(2).get_by_role("textbox")).to_be_visible()
    chairs.nth(2).get_by_role("button").click()
    expect(chairs.nth(2)).to_contain_text("free")
    guest = Person(visit(), server).goto(f"/t/{table}")
    me.page.locator(".gathering input").first.fill("Annalisa")
    me.page.locator(".gathering input").first.blur()
    expect(guest.page.locator(".chairs li").first).to_contain_text("Annalisa")
    me.set_bots()
    me.my_turn()
    expect(me.page.locator(".curtain")).to_have_count(0)
    expect(me.page.locator(".seat.me")).to_contain_text("You")


def test_allies_support_each_other_and_a_word_goes_with_it(server: Server, visit: Visit) -> None:
    table = staged(server.data, f"{FOUR} allied=1", people=(0, 1, 2))
    anna = Person(visit(), server).at(table)
    rival = Person(visit(), server).at(table, 1)
    ally = Person(visit("it", "phone"), server).at(table, 2)
    expect(anna.page.locator(".seat", has_text="Carla")).to_contain_text("Your ally")
    anna.page.locator("[data-move=support]").click()
    expect(anna.page.locator(".note input")).to_be_visible()
    anna.cards("shields").click()
    anna.page.locator(".note input").fill("courage")
    anna.decision.locator(".acts .btn.go").click()
    expect(ally.page.locator(".chron li.note")).to_contain_text("courage")
    expect(rival.page.locator(".chron li").last).to_be_visible()
    rival.my_turn()  # the turn has come to them: they have heard of the Support
    assert "courage" not in rival.page.content()
    expect(ally.cards("shields")).to_have_count(1)
    assert rival.page.locator(".talk").count() == 0  # allied people do not talk at the table
