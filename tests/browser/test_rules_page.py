"""The page of rules: it changes with rulebook, modes, flags and language, and prints one sheet."""

from __future__ import annotations

import pytest
from daily import in_turn
from person import Visit
from playwright.sync_api import expect
from sight import accessible
from wire import Server


def test_a_flag_changes_the_page(server: Server, visit: Visit) -> None:
    page = visit().new_page()
    page.goto(f"{server.address}/rules/en111")
    stacking = page.locator("[data-key=strategy-stacking]")
    expect(stacking).to_contain_text("may be played")
    page.goto(f"{server.address}/rules/en111?plague_stacking=no")
    expect(stacking).to_contain_text("may not be played")
    expect(stacking).to_contain_text("House rule")


def test_rulebooks_and_modes_are_chosen(server: Server, visit: Visit) -> None:
    page = visit().new_page()
    page.goto(f"{server.address}/rules")
    expect(page.locator("#equitas")).to_be_visible()
    expect(page.locator("#guilds")).to_have_count(0)  # as "Play now" plays
    page.get_by_role("checkbox", name="Guilds").check()
    expect(page.locator("#guilds")).to_be_visible()
    page.get_by_role("checkbox", name="Allied Houses").check()
    expect(page.get_by_role("checkbox", name="Merchant")).not_to_be_checked()
    expect(page.locator("[data-key=setup-allied]")).to_be_visible()
    page.get_by_role("combobox").select_option("v082")
    expect(page.locator("#equitas")).to_have_count(0)
    assert "/rules/v082" in page.url and "guilds=no" in page.url


@pytest.mark.long
def test_a_tables_own_rules_are_shown(server: Server, visit: Visit) -> None:
    table, _ = server.make(houses=5, rulings={"equitas": "off"})
    page = visit().new_page()
    page.goto(f"{server.address}/rules/en111?table={table}")
    expect(page.locator(".house")).to_contain_text("Equitas")
    expect(page.locator("#equitas")).to_have_count(0)
    expect(page.get_by_role("combobox")).to_have_count(0)


def test_rulebooks_stand_side_by_side_and_rulings_by_number(server: Server, visit: Visit) -> None:
    page = visit().new_page()
    page.goto(f"{server.address}/rules/ga")
    expect(page.locator(".differences thead th")).to_have_count(5)
    page.locator("#rulings summary").first.click()
    expect(page.locator("#rulings li[value='1']")).to_be_visible()
    assert page.locator("#rulings li").count() == 126


@pytest.mark.parametrize(("edition", "language"), in_turn(["en111", "ga"], ["en", "it"]))
@pytest.mark.long
def test_the_reference_card_prints_on_one_sheet(server: Server, visit: Visit, edition: str, language: str) -> None:
    page = visit(language).new_page()
    page.goto(f"{server.address}/rules/{edition}")
    expect(page.locator("#aim")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".reference")).to_be_visible()
    expect(page.locator("#aim")).not_to_be_visible()
    printed = page.pdf(format="A4", print_background=True, prefer_css_page_size=True)
    assert printed.count(b"/Type /Page\n") + printed.count(b"/Type /Page ") == 1


@pytest.mark.long
def test_cards_are_printed_from_the_page_and_a_refusal_is_told(server: Server, visit: Visit) -> None:
    page = visit("it", size="360x640", expected="429").new_page()
    page.goto(f"{server.address}/rules/ga")
    page.get_by_text("Stampa e gioca").click()
    page.get_by_label("Foglio Letter").check()
    page.get_by_label("I retri, per stampare sui due lati").uncheck()
    accessible(page)
    with page.expect_download() as kept:
        page.get_by_role("button", name="Fai il PDF").click()
    assert kept.value.suggested_filename == "ga-letter-it.pdf"
    assert kept.value.path().read_bytes().startswith(b"%PDF")
    expect(page.locator(".print-sheets [role=status]")).to_contain_text("ga-letter-it.pdf è salvato")
    refusal = {"reason": "print-busy", "text": "Riprovate tra 10 secondi.", "seconds": 10}
    page.route("**/api/print/**", lambda route: route.fulfill(status=429, json=refusal))
    page.get_by_label("Poco inchiostro").check()
    expect(page.get_by_role("alert")).to_have_text("Riprovate tra 10 secondi.")


@pytest.mark.long
def test_the_rows_of_the_contents_meet_on_a_phone(server: Server, visit: Visit) -> None:
    page = visit("it", size="phone").new_page()
    page.goto(f"{server.address}/rules/en111")
    expect(page.locator("#aim")).to_be_visible()
    places = page.locator(".contents li").evaluate_all(
        "(all) => all.map((each) => each.getBoundingClientRect()).map(({ left, top }) => [left, Math.round(top)])"
    )
    first, second = ([top for left, top in places if left == column] for column in sorted({left for left, _ in places}))
    assert second == first[: len(second)]


@pytest.mark.long
def test_an_opened_ruling_is_accessible(server: Server, visit: Visit) -> None:
    page = visit().new_page()
    page.goto(f"{server.address}/rules/en111?plague_stacking=no")
    expect(page.locator("#aim")).to_be_visible()
    for summary in page.locator("#rulings summary").all()[:3]:
        summary.click()
    accessible(page)
