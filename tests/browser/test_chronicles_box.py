"""The box on the table and nothing typed: cards are told as they are met, and the pack grows."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from chronicle_hand import PHONE, SMALL, TABLET, Hand, Visit, begun
from chronicle_sight import look
from daily import first_daily
from journey import stored
from playwright.sync_api import Page, expect
from wire import Server

Record = Callable[[str, object], None]
SIZES = first_daily((PHONE, "it"), (SMALL, "en"), (TABLET, "en"))


def begin(page: Page, server: Server, kind: int, names: list[str]) -> Hand:
    """Begin with the box, which is the first choice of whoever has no pack."""
    page.goto(f"{server.address}/chronicles/new")
    page.locator(".four .key").nth(kind).click()
    while page.locator(".names input").count() < len(names):
        page.locator(".names + .button").click()
    for place, name in enumerate(names):
        page.locator(".names input").nth(place).fill(name)
    expect(page.locator("[value=box]")).to_be_checked()
    look(page, page.evaluate("document.documentElement.lang"))
    page.locator("[type=submit]").click()
    expect(page).to_have_url(re.compile("/chronicles/c/"))
    id = page.url.rsplit("/", 1)[1]
    hand = Hand(server.address, id, stored(page, "regno:chronicles")[id])
    hand.page = page
    return hand


@pytest.mark.parametrize(("size", "language"), SIZES)
@pytest.mark.long
def test_a_tome_is_typed_when_it_is_claimed_and_a_correction_reaches_the_game(
    visit: Visit, server: Server, size: str, language: str, record_testsuite_property: Record
) -> None:
    page = visit(language, size).new_page()
    hand = begin(page, server, 0, ["Anna", "Bruno", "Carla"])
    hand.do("first-player", player="Anna")
    expect(page.locator(".step-bar .primary")).to_be_enabled()
    page.locator(".step-bar .primary").click()  # three Tomes lie open, and nobody has typed one
    expect(page.locator(".objs li")).to_have_count(3)
    hand.taps = 0
    hand.tap(page.locator(".tb2 .who").first.locator(".wb").nth(1))
    drawer = page.get_by_role("dialog")
    expect(drawer.locator(".save .primary")).to_be_disabled()
    hand.tap(drawer.locator(".crest").first)
    hand.tap(drawer.locator(".crest").first)
    hand.write(drawer.locator("input[type=text]"), "<b>8 Marmi</b>")
    look(page, language)
    hand.tap(drawer.locator(".save .primary"))
    expect(drawer).to_have_count(0)
    expect(page.locator(".objs li")).to_have_count(2)
    expect(page.locator(".toast")).to_contain_text("Bruno")
    record_testsuite_property("A Tome not seen before, claimed", hand.taps)
    (tome,) = [one for player in hand.view["state"]["players"] for one in player["tomes"]]
    assert tome["objective"] == "<b>8 Marmi</b>" and len(tome["crests"]) == 2

    (pack,) = stored(page, "regno:packs")
    page.wait_for_load_state("networkidle")  # the card goes into the pack after the step
    page.locator("header button.tb").first.click()
    look(page, language)
    page.locator("dialog[open] .acts a").click()  # a card is corrected in its pack
    expect(page).to_have_url(f"{server.address}/chronicles/packs/{pack}")
    row = page.locator("li", has_text="8 Marmi")
    expect(row.locator(".pill.own")).to_be_visible()
    row.locator(".one").click()
    form = page.get_by_role("dialog")
    form.locator('[data-field="crests"] .key').nth(1).click()
    expect(form.locator(".ok")).to_be_visible()
    look(page, language)
    form.locator(".save .primary").click()
    expect(page.locator(".told")).to_be_visible()
    (tome,) = [one for player in hand.view["state"]["players"] for one in player["tomes"]]
    assert len(set(tome["crests"])) == 2
    page.goto(f"{server.address}/chronicles/c/{hand.id}")
    page.locator(".step-bar .und").first.click()
    expect(page.locator(".step-bar .und").first).not_to_contain_text("card")
    (tome,) = [one for player in hand.view["state"]["players"] for one in player["tomes"]]
    assert len(set(tome["crests"])) == 1


@pytest.mark.parametrize(("size", "language"), SIZES)
def test_a_demand_and_a_scheme_are_tapped_as_they_are_turned(
    visit: Visit, server: Server, size: str, language: str, record_testsuite_property: Record
) -> None:
    page = visit(language, size).new_page()
    hand = begin(page, server, 1, ["Anna", "Bruno"])
    hand.do("prepare", mode="normal", artisans="no")
    for player in ("Anna", "Bruno"):
        hand.do("board", player=player, board="other", prison=0)
    for player in ("Anna", "Bruno"):
        hand.do("apprentice", player=player)
        hand.do("side", player=player, side="rogue")
    hand.do("first-player", player="Anna")
    expect(page.locator(".fresh")).to_be_visible()
    page.locator(".fresh").click()
    drawer = page.get_by_role("dialog")
    drawer.locator(".icons .key").nth(1).click()
    drawer.locator("[type=number]").first.fill("6")
    look(page, language)
    drawer.locator(".save .primary").click()
    expect(drawer).to_have_count(0)
    expect(page.locator(".dem")).to_be_visible()
    hand.read_on()
    hand.taps = 0
    hand.tap(page.locator(".fresh"))
    hand.tap(drawer.locator(".grid .key").nth(10))  # the Guildhall
    hand.tap(drawer.locator(".grid .key").nth(4))  # the King's Storehouse, with an arrow
    hand.tap(drawer.locator(".arrow").nth(1))
    page.reload()  # half a card is kept
    expect(page.locator(".fresh")).to_be_visible()
    page.locator(".fresh").click()
    expect(drawer.locator(".rows li")).to_have_count(3)
    look(page, language)
    hand.tap(drawer.locator(".save .primary"))
    expect(drawer).to_have_count(0)
    expect(page.locator('[data-ask="workers"]')).to_be_visible()
    record_testsuite_property("A Scheme not seen before, of two rows and an arrow", hand.taps)
    assert hand.view["state"]["baron"]["guildhall"] == 1


def test_regnos_cards_are_drawn_by_regno(visit: Visit, server: Server) -> None:
    hand = begun(server.address, "campaign", title="House")
    hand.do("first-player", player="Anna")
    page = hand.open(visit, PHONE)
    expect(page.locator(".fresh")).to_have_count(0)
    expect(page.locator(".step-bar .primary")).to_have_text("Regno draws")


def test_a_card_without_a_name_is_shown_by_what_it_says(visit: Visit, server: Server) -> None:
    page = visit("it", "360x640").new_page()
    hand = begin(page, server, 3, ["Anna", "Bruno", "Carla"])
    hand.do("board", segments=["1-2", "3-4", "5-6", "7-8", "9-10"])
    hand.do("first-player", player="Anna")
    for action in ("Commerciare", "Costruire", "Trascrivere"):
        page.locator(".fresh").click()
        page.get_by_role("dialog").get_by_role("button", name=action).first.click()
        page.locator("dialog[open] .save .primary").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    keys = page.locator("[data-ask=cards] .key")
    expect(keys).to_have_count(3)
    assert keys.all_inner_texts() == ["Commerciare\nAnna", "Costruire\nBruno", "Trascrivere\nCarla"]
    look(page, "it")
    page.wait_for_load_state("networkidle")  # the card goes into the pack after the step
    page.goto(f"{server.address}/chronicles/packs")
    mine = page.locator("a.sheet", has=page.locator(".pill.own"))
    expect(mine).to_contain_text("3 carte proprie · il resto sono carte di Regno")


@pytest.mark.parametrize(("size", "language"), SIZES)
def test_a_townsfolk_is_typed_when_a_player_keeps_it(
    visit: Visit, server: Server, size: str, language: str, record_testsuite_property: Record
) -> None:
    page = visit(language, size).new_page()
    hand = begin(page, server, 2, ["Anna", "Bruno", "Carla"])
    hand.do("first-player", player="Anna")
    for action in ("pray", "garrison", "absolve"):
        hand.do("card", type="start_townsfolk", table={"id": action, "action": action})
    hand.do("townsfolk", cards=["pray", "garrison", "absolve"])
    hand.do("card", type="kings_order", table={"id": "order", "min": {"faith": 6}})
    hand.do("reveal", order="order")
    name = {"en": "Note extra Townsfolk", "it": "Annota un Cittadino aggiuntivo"}[language]
    page.get_by_role("button", name=name).click()
    form = page.locator("dialog[open]")
    expect(form.locator("[data-ask=card] .key")).to_have_count(0)  # no card of Regno's own
    hand.taps = 0
    hand.tap(form.locator("[data-ask=player] .key").nth(1))
    hand.tap(form.locator(".fresh"))
    drawer = form.last
    hand.tap(drawer.locator(".icons .key").nth(1))  # after a Debt
    expect(drawer.locator(".save .primary")).to_be_disabled()
    hand.tap(drawer.locator(".keys .small").first)
    hand.tap(drawer.locator(".keys .small").first)  # 2 Silver
    look(page, language)
    hand.tap(drawer.locator(".save .primary"))
    expect(form).to_have_count(1)
    expect(form.locator("[data-ask=card] .key[aria-pressed=true]")).to_have_count(1)
    look(page, language)
    hand.tap(form.locator(".bar .primary"))
    expect(form).to_have_count(0)
    record_testsuite_property("An extra Townsfolk not seen before, kept", hand.taps)
    (hired,) = hand.view["state"]["players"][1]["hired"]
    assert hired["name"] == "Townsfolk of Debt (Silver +2)"
    hand.do("debt", player="Bruno")
    assert hand.view["log"][-1]["said"] == ["Bruno takes a Debt.", "Bruno gains 2 Silver."]
    (pack,) = stored(page, "regno:packs")
    page.wait_for_load_state("networkidle")  # the card goes into the pack after the step
    page.goto(f"{server.address}/chronicles/packs/{pack}")
    page.locator(".page > .keys .key").nth(2).click()
    called = {"en": "Townsfolk of Debt (Silver +2)", "it": "Cittadino del Debito (Monete +2)"}[language]
    expect(page.locator("li", has_text=called)).to_be_visible()


def test_with_the_box_the_table_reads_the_townsfolk_and_regno_draws_none(visit: Visit, server: Server) -> None:
    page = visit("it", PHONE).new_page()
    hand = begin(page, server, 3, ["Anna", "Bruno", "Carla"])
    hand.do("board", segments=["1-2", "3-4", "5-6", "7-8", "9-10"])
    hand.do("first-player", player="Anna")
    for action in ("trade", "build", "transcribe"):
        hand.do("card", type="summary", table={"id": action, "bottom": [{"on": action, "do": "remove_baron"}]})
    hand.do("summaries", cards=["trade", "build", "transcribe"])
    hand.do("player-cards", chosen=["3", "6", "9"], unchosen="4")
    hand.do("level", workers="3", spaces=["1", "7", "10"])
    value = page.locator("[data-ask=value] .key")
    expect(value).to_have_count(5)
    expect(page.locator(".panel .way, .panel .ways")).to_have_count(0)
    version = hand.view["version"]
    value.nth(3).click()  # from 4 to 7, where a Worker of his stands: one tap tells it
    hand.wait_for(version, "move")
    if hand.onward().count():
        hand.read_on()
    expect(page.locator(".six .key")).to_have_count(6)
    expect(page.locator(".panel .way")).to_have_count(0)
    expect(page.locator(".panel .ways select, .panel .ways fieldset")).to_have_count(1)  # the effect, and no card
    look(page, "it")
    version = hand.view["version"]
    page.locator(".six .key").first.click()
    hand.wait_for(version, "dismiss")
