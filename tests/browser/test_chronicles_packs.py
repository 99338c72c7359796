"""Card packs in forms: a Scheme typed by somebody who knows nothing of files, sent out, brought in, played with."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from chronicle_hand import PHONE, PORTRAIT, REFUSED, SMALL, Visit, begun
from chronicle_sight import look
from daily import first_daily
from playwright.sync_api import Locator, Page, Route, expect
from sight import without_overflow
from wire import Server

from regno.chronicles.packs.pack import TYPES

SCRIPT = "<script>alert(1)</script>"
WORDS = {
    "en": {"new": "New card", "put": "Save the card", "own": "Own cards", "house": "Regno's cards",
           "line": "Add a line"},
    "it": {"new": "Nuova carta", "put": "Salva la carta", "own": "Carte proprie", "house": "Carte di Regno",
           "line": "Aggiungi una riga"},
}  # fmt: skip


def new_pack(page: Page, server: Server, title: str) -> None:
    page.goto(f"{server.address}/chronicles/packs")
    page.locator("form input").first.fill(title)
    page.locator("form [type=submit]").click()
    expect(page.locator("header h1")).to_have_text(title)


def section(page: Page, name: str) -> Locator:
    return page.locator("section.sheet").filter(has=page.get_by_role("heading", name=name, exact=True))


def kind(page: Page, name: str) -> None:
    page.locator(".keys .key", has_text=name).first.click()


def type_scheme(page: Page, language: str, name: str) -> None:
    """Two lines: a Worker in the Quarry, and one in the Mines with an arrow to section 1."""
    words = WORDS[language]
    sheet = page.get_by_role("dialog")
    sheet.locator(f'[data-field="name"] [lang={language}]').fill(name)
    for place, at in enumerate(("quarry", "mines")):
        sheet.get_by_role("button", name=words["line"]).click()
        sheet.locator(f'[data-field="steps.{place}.at"] select').select_option(at)
    sheet.locator('[data-field="steps.1.arrow"] .key').nth(1).click()


@pytest.mark.long
@pytest.mark.parametrize(("size", "language"), first_daily((PHONE, "it"), (PORTRAIT, "en")))
def test_a_scheme_is_typed_exported_imported_and_played(
    visit: Visit, server: Server, tmp_path: Path, size: str, language: str
) -> None:
    words = WORDS[language]
    page = visit(language, size, expected=REFUSED).new_page()
    title = f"Box {language}"
    new_pack(page, server, title)
    kind(page, "Architects" if language == "en" else "Architetti")
    schemes = section(page, "Schemes" if language == "en" else "Intrighi")
    expect(schemes.locator(".pill.house")).to_have_count(9)
    schemes.get_by_role("button", name=words["new"]).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".save .primary")).to_be_disabled()
    type_scheme(page, language, "Lungo tetto")
    expect(sheet.locator('[data-field="id"] input')).to_have_value("lungo-tetto")
    expect(sheet.locator(".ok")).to_be_visible()
    look(page, language)
    sheet.get_by_role("button", name=words["put"]).click()
    expect(schemes.locator("li", has_text="Lungo tetto").locator(".pill")).to_have_text(words["own"])
    expect(schemes.locator(".pill.house")).to_have_count(8)
    look(page, language)

    with page.expect_download() as download:
        page.locator(".bar button").first.click()
    file = tmp_path / "box.toml"
    download.value.save_as(file)
    page.goto(f"{server.address}/chronicles/packs")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text(f"box-{language}")  # it is here already
    another = page.locator("form input").first
    expect(another).to_have_value(f"box-{language}-2")
    look(page, language)
    another.fill(f"again-{language}")
    page.locator("form [type=submit]").first.click()
    expect(page).to_have_url(f"{server.address}/chronicles/packs/again-{language}")

    page.goto(f"{server.address}/chronicles/new")
    page.locator(".four .key").nth(1).click()
    for place, name in enumerate(("Anna", "Marco")):
        page.locator(".names input").nth(place).fill(name)
    page.locator("select").select_option(f"again-{language}")
    expect(page.locator(".way.on")).to_contain_text("1 of 9" if language == "en" else "1 di 9")
    page.route("**/api/chronicles?*", without_stand_ins)  # here the house set fills the pack up
    page.locator("[type=submit]").click()
    expect(page).to_have_url(re.compile("/chronicles/c/"))
    id = page.url.rsplit("/", 1)[1]
    token = page.evaluate("id => JSON.parse(localStorage['regno:chronicles'])[id]", id)
    hand = begun(server.address, "campaign")  # any hand will do: it takes up what the page has begun
    hand.id, hand.token, hand.language, hand.page = id, token, language, page
    while hand.view["state"]["stage"] == "setup":
        hand.tap_on()
    for card, house in (("lungo-tetto", False), ("axes-at-dawn", True)):
        while not any(ask["name"] == "card" and card in str(ask) for step in hand.view["now"] for ask in step["asks"]):
            hand.tap_on()
        hand.do("reveal", card=card)
        expect(page.locator(".turn .scheme")).to_contain_text(words["house" if house else "own"])


def without_stand_ins(route: Route) -> None:
    """Begin with a pack that is completed by the house set, as commands and earlier pages did."""
    asked = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps({**asked, "as_met": False}))


@pytest.mark.long
def test_faults_stand_by_their_fields_and_rows_can_be_moved(visit: Visit, server: Server) -> None:
    page = visit("en", PHONE).new_page()
    new_pack(page, server, "Faults")
    kind(page, "Architects")
    section(page, "Schemes").get_by_role("button", name="New card").click()
    type_scheme(page, "en", "The Long Roof")
    sheet = page.get_by_role("dialog")
    steps = sheet.locator('[data-field="steps"] .step')
    steps.nth(1).get_by_role("button", name="Copy:").click()
    expect(steps).to_have_count(3)
    steps.nth(0).get_by_role("button", name="Down:").click()
    expect(sheet.locator('[data-field="steps.0.at"] select')).to_have_value("mines")
    expect(sheet.locator('[data-field="steps.1.at"] select')).to_have_value("quarry")
    steps.nth(2).get_by_role("button", name="Remove:").click()
    expect(steps).to_have_count(2)
    sheet.locator(".rest summary").click()
    copies = sheet.locator('[data-field="copies"]')
    copies.get_by_role("spinbutton").fill("100")
    expect(copies.get_by_role("alert")).to_have_text("It must be a whole number from 1 to 99.")
    expect(sheet.get_by_role("button", name="Not yet complete: How many of this card")).to_be_disabled()
    copies.get_by_role("spinbutton").fill("1")
    expect(copies.get_by_role("alert")).to_have_count(0)
    short = sheet.locator('[data-field="id"]')
    short.get_by_role("textbox").fill("Long Roof")
    expect(short.get_by_role("alert")).to_contain_text("small letters")
    short.get_by_role("textbox").fill("long-roof")
    sheet.get_by_role("button", name="Save the card").click()
    expect(section(page, "Schemes").get_by_role("button", name="The Long Roof")).to_be_visible()


@pytest.mark.long
def test_cards_are_copied_ordered_and_taken_out(visit: Visit, server: Server) -> None:
    page = visit("en", PHONE).new_page()
    new_pack(page, server, "Orders")
    kind(page, "Architects")
    schemes = section(page, "Schemes")
    sheet = page.get_by_role("dialog")
    schemes.get_by_role("button", name=re.compile("^The Mason's Roll")).click()
    expect(sheet.locator(".pill")).to_have_text("Regno's cards")
    sheet.get_by_role("button", name="Copy", exact=True).click()
    sheet.locator('[data-field="name"] [lang=en]').fill("The Second Roof")
    sheet.get_by_role("button", name="Save the card").click()
    schemes.get_by_role("button", name=re.compile("^Axes at Dawn")).click()
    sheet.get_by_role("button", name="Save the card").click()  # the house set's card becomes one's own
    rows = schemes.locator("li .what")
    expect(schemes.locator(".pill.own")).to_have_count(2)
    expect(rows.first).to_contain_text("The Second Roof")
    schemes.get_by_role("button", name="Up: Axes at Dawn").click()
    expect(rows.first).to_contain_text("Axes at Dawn")
    page.reload()
    kind(page, "Architects")
    expect(rows.first).to_contain_text("Axes at Dawn")
    rows.first.click()
    sheet.get_by_role("button", name="Delete").click()
    sheet.get_by_role("button", name="Really delete it?").click()
    expect(schemes.locator(".pill.own")).to_have_count(1)
    expect(schemes.get_by_role("button", name=re.compile("^Axes at Dawn"))).to_contain_text("Regno's cards")


def test_a_card_half_typed_is_not_thrown_away_by_a_slip(visit: Visit, server: Server) -> None:
    page = visit("en", PHONE).new_page()
    new_pack(page, server, "Slips")
    tomes = section(page, "Tomes")
    tomes.get_by_role("button", name="New card").click()
    sheet = page.get_by_role("dialog")
    games = sheet.locator('[data-field="advantage_games"]')
    sheet.locator('[data-field="game"] .key', has_text="Architects").click()
    expect(games.locator(".key")).to_have_text(["Paladins", "Viscounts"])  # it helps only later
    games.locator(".key", has_text="Paladins").click()
    sheet.locator('[data-field="game"] .key', has_text="Viscounts").click()
    expect(games).to_have_count(0)
    sheet.locator('[data-field="objective"] [lang=en]').fill("Be first to have 8 Marble.")
    for _ in range(3):
        page.keyboard.press("Escape")
        expect(sheet.get_by_role("alertdialog")).to_be_visible()
    look(page)
    sheet.get_by_role("button", name="Keep typing").click()
    sheet.get_by_role("button", name="Save the card").click()
    expect(tomes.locator("li .what").first).to_contain_text("Be first to have 8 Marble.")  # it has no name
    tomes.get_by_role("button", name="New card").click()
    sheet.locator('[data-field="objective"] [lang=en]').fill("Nothing much.")
    sheet.get_by_role("button", name="Close").click()
    sheet.get_by_role("button", name="Throw away").click()
    expect(sheet).to_have_count(0)


def test_a_pack_from_elsewhere_is_merged_on_the_page_and_a_script_in_it_stays_text(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    """A pack of one's own has a Tome of its own; of the two that come, one differs from it and one is new."""
    page = visit("it", SMALL).new_page()
    new_pack(page, server, "Unita")
    tomes = section(page, "Volumi")
    file, others = tmp_path / "others.toml", tmp_path / "theirs.toml"
    head = '[pack]\nid = "elsewhere"\ntitle = "Elsewhere"\nkind = "owner"\nformat = 1\nversion = "1"\n'
    tome = '[[tome]]\nid = "{}"\ngame = "architects"\nobjective = "{}"\n'
    file.write_text(head + tome.format("marble", "8 Marmi"))
    others.write_text(head + tome.format("marble", SCRIPT) + tome.format("wood", "12 Legna"))
    bring, told = page.locator("input[type=file]"), page.locator(".told")
    bring.set_input_files(file)
    expect(told).to_have_text("Aggiunta 1 carta nuova.")
    bring.set_input_files(others)
    expect(told).to_contain_text("Aggiunta 1 carta nuova. 1 è diversa dalla vostra, che resta.")
    expect(tomes.locator("li .what").first).to_contain_text("8 Marmi")
    told.get_by_role("button", name="Prendi l'altra").click()
    expect(tomes.locator("li .what").first).to_contain_text(SCRIPT)
    look(page, "it")  # however long its words are
    expect(tomes.locator(".hd .mut")).to_have_text("2 di 18 vostre")


def forms(page: Page, server: Server, language: str) -> Iterator[Locator]:
    """Each type's first card opened as a form and found right as it stands; its section comes with it."""
    new_pack(page, server, f"Every kind {language} {page.viewport_size}")
    for place in range(4):
        page.locator(".page > .keys .key").nth(place).click()
        sections = page.locator(".page > section.sheet")
        for at in range(sections.count()):
            sections.nth(at).locator("li .one").first.click()
            expect(page.get_by_role("dialog").locator(".ok")).to_be_visible()
            yield sections.nth(at)


@pytest.mark.long
def test_every_kind_of_card_has_a_form(visit: Visit, server: Server) -> None:
    page = visit("it", PHONE).new_page()
    seen = 0
    for _ in forms(page, server, "it"):
        without_overflow(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        seen += 1
    assert seen == len(TYPES)


@pytest.mark.long
@pytest.mark.parametrize(("language", "size"), [("en", PHONE), ("it", PORTRAIT)])
def test_every_form_can_be_used_by_everybody_and_keeps_its_card(
    visit: Visit, server: Server, language: str, size: str
) -> None:
    page = visit(language, size).new_page()
    for section in forms(page, server, language):
        look(page, language)
        page.get_by_role("dialog").locator(".save .primary").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(section.locator(".pill.own").first).to_be_visible()
