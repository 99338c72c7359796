"""People who play together for days: a choice is taken back, orders stand, a seat changes hands, a friend comes."""

from __future__ import annotations

import re

import msgspec
import pytest
from devices import passport
from laid import token
from person import Person, Visit
from playwright.sync_api import expect
from sight import accessible, speaks
from staged import QUICK, staged
from wire import Server

CALM = "houses=4 h0=soldiers,knights,shields h1=soldiers h2=tower h3=tower f3=shields"  # no bot can attack


@pytest.mark.long
def test_taken_back_ordered_and_handed_on(server: Server, visit: Visit) -> None:
    table = staged(server.data, CALM, people=(0, 1), terms=msgspec.structs.replace(QUICK, handover=True))
    anna, bruno = Person(visit(), server).at(table), Person(visit("it", "phone"), server).at(table, 1)
    for press in ("[data-move=attack]", "[data-card=soldiers]", ".decide .acts .btn.go"):
        anna.page.locator(press).first.click()
    bruno.my_turn()
    for answer in ("Che resti", "Si può ritirare"):  # Bruno says no, then yes
        anna.page.get_by_role("button", name="Ask to take it back").click()
        expect(anna.page.locator(".banner")).to_contain_text("You asked to take your choice back.")
        expect(bruno.page.locator(".banner")).to_contain_text("Anna")
        accessible(bruno.page)
        speaks(bruno.page, "it")
        bruno.page.locator(".banner").get_by_role("button", name=answer).click()
        expect(bruno.page.locator(".banner")).to_have_count(0)
    anna.my_turn()
    expect(anna.cards("soldiers")).to_have_count(1)

    bruno.menu_button.click()
    bruno.page.get_by_role("dialog").get_by_role("checkbox", name="Pescare").check()
    bruno.page.keyboard.press("Escape")
    expect(bruno.page.locator(".banner")).to_contain_text("ordine")
    expect(bruno.cards()).to_have_count(1)
    anna.page.locator("[data-move=fortify]").click()
    expect(bruno.cards()).to_have_count(2)  # drawn without a press of his
    bruno.page.locator(".banner").get_by_role("button", name="Annulla").click()
    expect(bruno.page.locator(".banner")).to_have_count(0)

    guest = Person(visit(), server)
    guest.context.add_init_script("localStorage['regno:name'] ??= '\"Dora\"'")
    guest.goto(f"/t/{table}")
    expect(guest.page.locator(".watching")).to_be_visible()
    bruno.menu("Lascia: continua", "Lascia")
    expect(bruno.page.locator(".stand-in")).to_be_visible()
    bruno.goto("/about")
    guest.page.locator(".banner").get_by_role("button", name="Take this seat").click()
    expect(guest.cards().first).to_be_visible()
    expect(anna.page.locator(".seat", has_text="Dora")).to_be_visible()
    guest.page.reload()
    expect(guest.cards().first).to_be_visible()


# What of the game lies below a banner, by its label or class.
COVERED = """() => {
    const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const box = (each) => each.getBoundingClientRect();
    const banners = [...document.querySelectorAll('.banner')].map(box);
    const game = [...document.querySelectorAll('.board .seat, .piles, .hz .card, .dleaf, .dh, .din')];
    return game.filter((each) => banners.some((one) => over(one, box(each))))
        .map((each) => each.ariaLabel ?? each.className);
}"""


def test_phrases_are_translated_banners_hide_nothing_and_absence_has_its_time(server: Server, visit: Visit) -> None:
    table = staged(server.data, CALM, people=(0, 1))
    anna, bruno = Person(visit(size="1366x657"), server).at(table), Person(visit("it", "390x844"), server).at(table, 1)
    anna.page.keyboard.press("c")
    anna.page.get_by_role("button", name="Hello!").click()
    expect(anna.page.get_by_role("log", name="Chat").get_by_text("Hello!")).to_be_visible()
    bruno.page.locator(".tabs [data-side=chat]").click()
    expect(bruno.page.get_by_role("log").get_by_text("Salve!")).to_be_visible()  # each in their own language
    bruno.page.locator(".tabs [data-side=table]").click()
    bruno.menu_button.click()
    bruno.page.get_by_role("dialog").get_by_role("checkbox", name="Pescare").check()
    bruno.page.keyboard.press("Escape")
    expect(bruno.page.locator(".banner")).to_be_visible()
    assert bruno.page.evaluate(COVERED) == []
    bruno.page.locator(".banner").get_by_role("button", name="Annulla").click()
    for press in ("[data-move=attack]", "[data-card=soldiers]", ".decide .acts .btn.go"):
        anna.page.locator(press).first.click()
    bruno.my_turn()
    anna.page.get_by_role("button", name="Ask to take it back").click()
    yes, no = (bruno.page.locator(".banner").get_by_role("button", name=each) for each in ("Si può", "Che resti"))
    expect(yes).to_be_visible()
    boxes = [each.bounding_box() for each in (yes, no)]
    assert boxes[0] and boxes[1] and boxes[0]["y"] == boxes[1]["y"], "two answers stand side by side"
    for page in (anna.page, bruno.page):
        expect(page.locator(".banner")).to_be_visible()
        assert page.evaluate(COVERED) == []
    anna.page.close()
    plate = bruno.page.locator(".seat", has_text="Anna")
    expect(plate.locator(".since")).to_have_text(re.compile(r"^(dalle \d\d:\d\d|da ieri)$"))
    assert plate.locator(".since").evaluate("each => each.scrollWidth <= each.clientWidth"), "it can be read whole"
    bruno.page.set_viewport_size({"width": 360, "height": 640})  # names have no room, the ring has
    expect(plate.locator(".dot.away")).to_be_visible()
    expect(plate.locator(".since")).to_be_hidden()


def test_a_friend_is_invited_and_the_host_deals(server: Server, visit: Visit) -> None:
    before = staged(server.data, CALM, people=(0, 1))
    host, friend = (passport(server, tables=[token(seat, before)]) for seat in (0, 1))
    table, made = server.make(houses=3)
    host.get("/api/person/take", {"tables": [made]})
    anna = Person(visit(), server).with_key(host.key).goto(f"/t/{table}").sit(0, "Anna")
    anna.page.get_by_role("button", name="Invite Bruno").click()
    expect(anna.page.get_by_role("status").filter(has_text="A seat is kept for Bruno")).to_be_visible()
    bruno = Person(visit("it", "phone"), server).with_key(friend.key).goto("/")
    bruno.page.locator(f"a[href='/t/{table}']").first.click()
    bruno.page.get_by_role("button", name="Prendo il mio posto").click()
    expect(bruno.page.locator(".chairs li").nth(1)).to_contain_text("Bruno (Tu)")
    expect(bruno.page.locator(".gathering .acts")).to_have_count(0)  # a guest places no bots and does not deal
    accessible(bruno.page)
    anna.set_bots()
    expect(bruno.page.locator(".board")).to_be_visible()

    old = Person(visit("it", "phone"), server).holding(before, token(0, before)).goto(f"/t/{before}")
    expect(old.page.locator(".banner")).to_contain_text("è in un altro passaporto")
    speaks(old.page, "it")
    old.page.locator(".banner a").click()
    expect(old.page.get_by_role("heading", name="Il mio passaporto")).to_be_visible()
