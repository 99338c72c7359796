"""What a person may do at a table besides playing: ask why not, take back, change language, leave, talk, stop."""

from __future__ import annotations

import pytest
from person import Person, Visit
from playwright.sync_api import expect
from sight import accessible, speaks
from staged import staged
from wire import Server

ACTION = "houses=4 h0=soldiers,knights,shields,manure h1=soldiers,tower h2=manure,knights h3=tower,hero"
DEFENCE = (
    "houses=4 at=defence f0=shields h0=shields,palisades,manure a0=knights@1 f1=shields h1=soldiers h2=manure h3=tower"
)


# A language, what it calls itself, and the hand; the last is said by the server.
LANGUAGES = (
    ("it", "Italiano", "La tua mano", "Scegli la difesa"),
    ("en", "English", "Your hand", "You choose your defence"),
)


@pytest.mark.parametrize("way", ["hover", "focus", "tap"])
def test_what_is_not_allowed_says_why(server: Server, visit: Visit, way: str) -> None:
    me = Person(visit(has_touch=way == "tap"), server).at(staged(server.data, ACTION))
    barred = ((me.cards("knights"), "Fortification"), (me.decision.locator("[data-move=equitas].no"), "Fortification"))
    reason = me.page.locator(".told-box")
    for what, word in barred:
        expect(reason).to_have_count(0)
        described = what.get_attribute("aria-describedby")
        expect(me.page.locator(f"[id='{described}']") if described else what).to_contain_text(word)
        if way == "focus":
            me.page.keyboard.press("Shift")  # the keyboard is in use
        if way == "tap":
            what.tap(force=True)  # it is told to be barred, and yet one may ask it why
        else:
            getattr(what, way)()
        expect(reason).to_contain_text(word)
        me.page.keyboard.press("Escape")
        me.page.mouse.move(5, 5)
        me.page.evaluate("() => document.activeElement.blur()")


@pytest.mark.long
def test_a_barred_card_is_not_picked_by_pressing_it(server: Server, visit: Visit) -> None:
    me = Person(visit(), server).at(staged(server.data, ACTION))
    before = me.offered
    me.cards("knights").click(force=True)
    me.decision.locator(".slot.no").first.click(force=True)
    assert me.offered == before


@pytest.mark.long
def test_a_choice_can_be_taken_back_against_bots(server: Server, visit: Visit) -> None:
    me = Person(visit(), server).at(staged(server.data, ACTION))
    hand = me.cards().count()
    me.page.locator("[data-move=fortify]").click()
    expect(me.cards()).to_have_count(hand - 1)
    me.page.locator(".tool.undo").click()
    expect(me.cards()).to_have_count(hand)
    expect(me.page.locator("[data-move=fortify]")).to_be_visible()


def test_nothing_is_taken_back_among_people(server: Server, visit: Visit) -> None:
    me = Person(visit(), server).at(staged(server.data, ACTION, people=(0, 1)))
    me.page.locator("[data-move=fortify]").click()
    expect(me.page.locator(".chron li").last).to_be_visible()
    expect(me.page.locator(".tool.undo")).to_have_count(0)


def test_the_language_changes_at_the_table_in_the_midst_of_a_choice(server: Server, visit: Visit) -> None:
    me = Person(visit(), server).at(staged(server.data, DEFENCE))
    me.cards("palisades").click()
    for language, name, hand, asked in LANGUAGES:
        me.page.get_by_role("button", name=name).click()
        expect(me.page.get_by_role("region", name=hand)).to_be_visible()
        expect(me.page.locator("html")).to_have_attribute("lang", language)
        expect(me.page.locator(".connection-lost")).to_have_count(0)
        expect(me.cards("palisades")).to_have_attribute("aria-pressed", "true")
        expect(me.page.locator(".chron .now")).to_contain_text(asked)
        speaks(me.page, language)
    me.choose()


def test_people_talk_and_what_they_say_is_only_text(server: Server, visit: Visit) -> None:
    table = staged(server.data, ACTION, people=(0, 1))
    anna, bruno = Person(visit(), server).at(table), Person(visit("it"), server).at(table, 1)
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.locator(".talk input").fill("<b onclick=alert(1)>hello</b>")
    anna.page.locator(".talk button").click()
    expect(bruno.page.get_by_role("tab", name="Chat").get_by_label("1 messaggio non letto")).to_be_visible()
    bruno.page.keyboard.press("c")
    expect(bruno.page.locator(".chat li.said")).to_contain_text("<b onclick=alert(1)>hello</b>")
    expect(bruno.page.get_by_label("1 messaggio non letto")).to_have_count(0)
    expect(anna.page.locator(".talk input")).to_have_value("")


def test_a_person_leaves_a_bot_plays_on_and_the_person_comes_back(server: Server, visit: Visit) -> None:
    table = staged(server.data, ACTION, people=(0, 1))
    anna, bruno = Person(visit(), server).at(table), Person(visit(), server).at(table, 1)
    anna.menu("Leave", "No")  # thought better of it
    expect(anna.page.get_by_role("dialog").get_by_role("button", name="Leave")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.menu("Leave", "Leave")
    expect(bruno.page.locator(".seat", has_text="Anna")).to_contain_text("a bot for Anna")
    bruno.my_turn()
    assert not anna.must_choose
    anna.page.locator(".stand-in").get_by_role("button", name="Take your seat back").click()
    expect(anna.page.locator(".stand-in")).to_have_count(0)
    expect(bruno.page.locator(".seat", has_text="Anna")).not_to_contain_text("a bot for")


def test_a_game_stops_when_all_people_agree(server: Server, visit: Visit) -> None:
    table = staged(server.data, ACTION, people=(0, 1))
    anna, bruno = Person(visit(), server).at(table), Person(visit("it"), server).at(table, 1)
    anna.menu("Propose to end", "Propose it")
    banner = bruno.page.locator(".banner")
    expect(banner).to_contain_text("Anna propone di finire la partita.")
    accessible(bruno.page)
    anna.page.locator(".banner").get_by_role("button", name="Withdraw").click()
    expect(banner).to_have_count(0)
    anna.menu("Propose to end", "Propose it")
    banner.get_by_role("button", name="D'accordo").click()
    for person, language in ((anna, "en"), (bruno, "it")):
        expect(person.page.locator(".ending")).to_be_visible()
        speaks(person.page, language)


@pytest.mark.long
def test_the_menu_is_for_everybody(server: Server, visit: Visit) -> None:
    me = Person(visit(size="phone"), server).at(staged(server.data, ACTION))
    me.page.locator("header .menu").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    accessible(me.page)
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.long
def test_a_table_closed_in_the_midst_of_a_game_is_a_page_for_everybody(server: Server, visit: Visit) -> None:
    table = staged(server.data, ACTION, people=(0, 1))
    people = [(Person(visit(language), server).at(table, seat), language) for seat, language in enumerate(("en", "it"))]
    guest = Person(visit(), server).goto(f"/t/{table}")
    expect(guest.page.locator(".watching")).to_be_visible()
    people[0][0].menu("Close this table", "Close it")
    for person, language in (*people, (guest, "en")):
        expect(person.page.locator(".plain h1")).to_be_visible()
        expect(person.page.locator(".board, .hz, .decide")).to_have_count(0)
        speaks(person.page, language)
    people[1][0].page.locator(".plain a.btn").click()
    expect(people[1][0].page.locator(".lob")).to_be_visible()


@pytest.mark.long
def test_whose_page_is_closed_is_shown_to_be_away(server: Server, visit: Visit) -> None:
    table = staged(server.data, ACTION, people=(0, 1))
    anna, bruno = Person(visit(), server).at(table), Person(visit(), server).at(table, 1)
    plate = anna.page.locator(".seat", has_text="Bruno")
    expect(plate.locator(".dot.here")).to_be_visible()
    bruno.goto("/about")
    expect(plate).to_contain_text("Bruno, away")
    anna.menu("A bot for Bruno", "Let it play")  # too soon: told where it was asked, once
    expect(anna.page.get_by_role("alert")).to_have_count(1)
    expect(anna.page.get_by_role("alert")).to_contain_text("Bruno is at the table, or was a moment ago")
    bruno.goto(f"/t/{table}")
    expect(plate.locator(".dot.here")).to_be_visible()
