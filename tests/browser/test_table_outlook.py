"""What the table foretells: how each choice ends, the second question before the last one, and the end on the board."""

from __future__ import annotations

import pytest
from person import Person, Visit
from playwright.sync_api import expect
from staged import staged
from wire import Server

from regno.table.settings import TableSettings

SACRIFICE = (
    "houses=4 at=defence g0=builders g1=thieves g2=scribes g3=bards f0=palisades h0=manure,knights a0=trebuchets@2 "
    "f1=palisades h1=soldiers h2=manure f2=shields h3=tower turns=0:3,1:3,2:3,3:3"
)
DEFENCE = (
    "houses=4 at=defence h0=patrol,shields,knights a0=knights@2 f1=palisades h1=soldiers h2=manure f2=shields h3=tower"
)
ITALIAN = TableSettings(edition="it111", pace=0)  # its Builders add nothing to a defence of nought
ALONE = "houses=4 h0=temporary_alliance h1=manure h2=manure h3=manure"
CONQUEST = "houses=4 at=defence turn=3 h0=soldiers,tower f0=shields a3=soldiers h1=soldiers h2=manure h3=manure"


def test_what_ends_the_house_is_never_the_red_button_and_asks_once_more(server: Server, visit: Visit) -> None:
    me = Person(visit(), server).at(staged(server.data, SACRIFICE, ["stop"], terms=ITALIAN))
    hold = me.decision.locator(".out[data-move=hold]")
    expect(me.decision.locator(".btn.go")).to_have_count(0)
    expect(hold.locator(".verd.fallx")).to_have_text("your House falls")
    expect(me.decision.locator(".out[data-move=sacrifice] .verd")).to_have_text("your House stands")
    expect(me.decision.locator(".next")).to_contain_text("Builders")
    hold.click()
    expect(me.decision.locator("h2")).to_have_text("Let your House fall?")
    me.page.keyboard.press("Escape")
    expect(hold).to_be_visible()
    hold.click()
    me.decision.get_by_role("button", name="Yes, let my House fall").click()
    expect(me.page.locator(".ending h2")).to_have_text("You lost")


def test_every_attack_that_is_possible_ends_in_words(server: Server, visit: Visit) -> None:
    me = Person(visit(), server).at(staged(server.data, DEFENCE))
    fields = me.decision.locator(".steps li")
    me.cards("patrol").click()
    expect(fields).to_have_count(4)
    expect(fields.nth(0)).to_contain_text("a thief is caught")
    expect(fields.nth(1)).to_contain_text("held")
    expect(fields.nth(2)).to_contain_text("lose 1 card")
    expect(fields.nth(3)).to_contain_text("your House falls")
    expect(fields.nth(3)).to_have_class("fall")
    me.cards("shields").click()
    expect(fields.nth(3)).to_contain_text("your House falls")
    expect(fields.nth(2)).to_contain_text("held")


@pytest.mark.long
def test_an_action_that_gives_the_last_card_away_is_warned_of(server: Server, visit: Visit) -> None:
    me = Person(visit("it"), server).at(staged(server.data, ALONE, terms=ITALIAN))
    me.decision.locator("[data-move=alliance]").click()
    first = me.decision.locator("[data-move='alliance 1']")
    expect(first).to_contain_text("la tua Casata cade")
    first.click()
    expect(me.decision.locator("h2")).to_have_text("Lasciar cadere la Casata?")
    me.decision.get_by_role("button", name="Torna alla scelta").click()
    expect(me.page.locator(".slots, .list")).to_be_visible()
    expect(me.page.locator(".ending")).to_have_count(0)


def test_a_conquest_is_seen_on_the_board_and_feels_different_to_both(server: Server, visit: Visit) -> None:
    table = staged(server.data, CONQUEST, people=(0, 3))
    winner, loser = Person(visit(), server).at(table), Person(visit(), server).at(table, 3)
    loser.choose()
    for person, word, what in ((winner, "Victory", "Cervara has fallen"), (loser, "Defeat", "Your House has fallen")):
        expect(person.page.locator(".ribbon b")).to_have_text(word)
        expect(person.page.locator(".ribbon")).to_contain_text(what)
        expect(person.page.locator(".seat.fallen h3")).to_have_text("Cervara")
        expect(person.page.locator(".seat.victor h3")).to_have_text("Aquila")
    expect(winner.page.locator(".board.end-won")).to_be_visible()
    expect(loser.page.locator(".board.end-lost")).to_be_visible()


@pytest.mark.parametrize("size", ["360x640", "390x844"])
@pytest.mark.long
def test_the_ribbon_of_an_ally_leaves_the_number_of_cards_in_sight(server: Server, visit: Visit, size: str) -> None:
    table = staged(server.data, "houses=4 allied=1 guilds=1 h0=tower,hero h1=soldiers h2=manure,tower h3=tower")
    me = Person(visit("it", size), server).at(table)
    ribbon = me.page.locator(".seat .ally")
    cards = me.page.locator(".seat:has(.ally) .cn").filter(visible=True).first
    expect(ribbon).to_be_visible()
    above, below = cards.bounding_box(), ribbon.bounding_box()
    assert above and below
    assert above["y"] + above["height"] <= below["y"]
    piles = me.page.locator(".piles").bounding_box()
    assert piles
    assert below["y"] + below["height"] <= piles["y"] + 2
