"""What the table tells people: how things became known, what just happened, what an Action does, a Season coming."""

from __future__ import annotations

import pytest
from person import Person, Visit
from playwright.sync_api import expect
from scenes import TABLES
from staged import staged
from wire import Server

FOUR = "houses=4 h0=soldiers,inquisition,manure,tower f0=shields h1=tower,knights h2=manure,shields h3=patrol,soldiers"


def test_how_a_card_became_known_is_told(server: Server, visit: Visit) -> None:
    me = Person(visit(), server).at(staged(server.data, f"{FOUR} turn=3"))
    me.my_turn()
    known = me.page.locator(".known").first
    expect(known).to_contain_text("Nothing about anyone's hand yet.")
    me.page.locator("[data-move=inquisition]").click()
    me.page.locator("[data-move='inquisition right']").click()
    expect(known.locator("li")).to_contain_text("Tower")
    expect(known.locator("li small")).to_have_text("Inquisition, round 3")
    me.page.reload()
    expect(known.locator("li small")).to_have_text("Inquisition, round 3")


@pytest.mark.long
def test_whoever_is_known_to_hold_a_card_learns_how(server: Server, visit: Visit) -> None:
    table = staged(server.data, f"{FOUR} turn=3", people=(0, 1))
    me, seen = Person(visit(), server).at(table), Person(visit("it"), server).at(table, 1)
    me.page.locator("[data-move=inquisition]").click()
    me.page.locator("[data-move='inquisition right']").click()
    of_you = seen.page.locator(".known").last
    expect(of_you.locator("li")).to_contain_text("Torre")
    expect(of_you.locator("li small")).to_have_text("Inquisizione, giro 3")


@pytest.mark.long
def test_whoever_waits_sees_what_just_happened(server: Server, visit: Visit) -> None:
    me = Person(visit(), server).at(staged(server.data, FOUR, people=(0, 1)))
    me.page.locator("[data-move=draw]").click()
    expect(me.decision).to_contain_text("Ursina is choosing")
    expect(me.page.locator(".lately li").last).to_contain_text("You draw")


@pytest.mark.long
def test_a_phone_shows_what_happened_last_while_others_choose(server: Server, visit: Visit) -> None:
    me = Person(visit("it", "phone"), server).at(staged(server.data, FOUR, people=(0, 1)))
    me.page.locator("[data-move=draw]").click()
    expect(me.page.locator(".lately li").last).to_contain_text("Peschi")
    expect(me.page.locator(".lately li").last).to_be_in_viewport()


@pytest.mark.long
def test_a_phone_shows_whose_plague_it_is(server: Server, visit: Visit) -> None:
    me = Person(visit(size="phone"), server).at(staged(server.data, TABLES["table-plague"]))
    card, plate = me.page.locator(".plg .card"), me.page.get_by_role("region", name="House Corvina")
    expect(card).to_be_visible()
    inner, outer = card.bounding_box(), plate.bounding_box()
    assert inner and outer and outer["x"] <= inner["x"] + inner["width"] / 2 <= outer["x"] + outer["width"]


def test_an_action_is_explained_before_it_is_taken(server: Server, visit: Visit) -> None:
    me = Person(visit(), server).at(staged(server.data, FOUR))
    imperial, said = me.page.locator("[data-move=imperial]"), me.page.locator(".told-box")
    expect(imperial).to_contain_text("discard 2, draw 1 golden")  # its price, before it is pressed
    imperial.hover()
    expect(said).to_contain_text("Pay 2 cards, draw an Imperial card")
    me.page.keyboard.press("Escape")
    expect(said).to_have_count(0)


@pytest.mark.long
def test_a_season_is_seen_to_come(server: Server, visit: Visit) -> None:
    position = (
        "houses=3 season=summer h0=manure,tower h1=manure,soldiers h2=soldiers,knights deck=soldiers,hero pile=manure*3"
    )
    me = Person(visit(motion=True), server).at(staged(server.data, position, people=(0, 1, 2)))
    expect(me.page.locator(".light.summer")).to_be_attached()
    expect(me.page.locator(".season.come")).to_have_count(0)
    me.page.locator("[data-move=draw]").click()
    expect(me.page.locator(".light.autumn")).to_be_attached()
    expect(me.page.locator(".season.come")).to_contain_text("Winter")


@pytest.mark.long
def test_the_chronicle_can_be_narrowed(server: Server, visit: Visit) -> None:
    me = Person(visit(), server).at(staged(server.data, FOUR))
    me.page.locator("[data-move=draw]").click()
    me.my_turn()
    others = me.page.locator(".chron li", has_text="Corvina")
    expect(others.first).to_be_visible()
    me.page.get_by_role("combobox", name="Which events").select_option("mine")
    expect(me.page.locator(".chron li", has_text="You draw").first).to_be_visible()
    expect(others).to_have_count(0)


def test_a_finger_that_stays_on_a_card_enlarges_it(server: Server, visit: Visit) -> None:
    me = Person(visit("it", "phone", has_touch=True), server).at(staged(server.data, TABLES["table-defence"]))
    card = me.cards("patrol")
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(me.page.locator(".told-of.held .card.xl")).to_be_visible()
    expect(me.page.locator(".told-box")).to_contain_text("Infiltrazione")
    card.dispatch_event("pointerup", {"pointerType": "touch"})
    expect(me.page.locator(".told-of")).to_have_count(0)  # lifted
    card.dispatch_event("click")
    expect(card).to_have_attribute("aria-pressed", "false")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator(".told-of")).to_have_count(0)


@pytest.mark.parametrize("way", ["hover", "focus", "tap"])
@pytest.mark.long
def test_the_rule_of_a_guild_and_the_merchant_are_told(server: Server, visit: Visit, way: str) -> None:
    me = Person(visit(has_touch=way == "tap"), server).at(staged(server.data, TABLES["table-action"]))
    said = me.page.locator(".told-box")
    for what, words in ((".seat.r .guild", "the House on your right discards"), (".merchant", "may trade with him")):
        thing = me.page.locator(what)
        if way == "focus":
            me.page.keyboard.press("Shift")  # the keyboard is in use
        getattr(thing, way)()
        expect(said).to_contain_text(words)
        me.page.keyboard.press("Escape")
        expect(said).to_have_count(0)
        me.page.mouse.move(5, 5)


def test_a_first_hand_that_cannot_be_used_says_why_once(server: Server, visit: Visit) -> None:
    position = "houses=4 h0=soldiers,knights,trebuchets h1=tower h2=manure h3=tower turns=0:1,1:1,2:1,3:1"
    me = Person(visit(), server).at(staged(server.data, position))
    me.my_turn()
    expect(me.page.locator(".hz .hn")).to_have_text(
        "No House may attack on its first turn. Draw, or buy an Imperial card."
    )


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", ["640x360", "740x360", "844x390"])
def test_a_phone_that_lies_shows_whole_words_of_the_season(
    server: Server, visit: Visit, size: str, language: str
) -> None:
    position = "houses=3 season=summer a0=soldiers h0=manure,tower f0=tower h1=tower,knights h2=patrol,manure"
    page = Person(visit(language, size), server).at(staged(server.data, position)).page
    season = page.locator(".season")
    expect(season.locator("b")).to_have_text({"en": "Summer", "it": "Estate"}[language])
    assert season.evaluate("each => each.scrollWidth - each.clientWidth") == 0
