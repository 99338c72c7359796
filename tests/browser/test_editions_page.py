"""My editions in a browser: kept from the bench, compared, shared, read, played by link, and learnt by bots."""

from __future__ import annotations

import json
import re

import pytest
from person import Person, Visit
from playwright.sync_api import Route, expect
from sight import accessible, fits_at_every_width, speaks
from wire import Server

LONG = 300_000  # milliseconds
PRINTED = 60_000  # the same; files of other people may be made first
WORDS = {
    "en": ("Name of the edition", "Trebuchets", "Keep it", "My editions", "Share", "The link is copied", "Its rules",
           "Play it", "First lesson", "Train bots", "Pause", "somebody shared",
           "What differs from the printed one is marked", "Print and play"),
    "it": ("Nome dell'edizione", "Trabucchi", "Conserva", "Le mie edizioni", "Condividi", "Il link è copiato",
           "Le sue regole", "Giocala", "Prima lezione", "Allena i bot", "Pausa", "qualcuno ha condiviso",
           "Ciò che cambia rispetto a quella stampata è segnato", "Stampa e gioca"),
}  # fmt: skip


def with_few_steps(route: Route) -> None:
    """Let a training and the study of the bench be short: this is about the page."""
    if route.request.method != "POST":
        return route.continue_()
    body = json.loads(route.request.post_data or "{}")
    body["settings"]["deals"] = 1_000
    if body["settings"]["train"]:
        body["settings"]["train"]["steps"] = 1_000
    return route.continue_(post_data=json.dumps(body))


@pytest.mark.long
@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), ("it", "phone")])
def test_an_edition_is_kept_compared_shared_read_played_and_learnt(
    visit: Visit, server: Server, language: str, size: str
) -> None:
    name, card, keep, editions, share, copied, rules, play, lesson, train, pause, *others = WORDS[language]
    somebody, marked, sheets = others
    context = visit(language, size, permissions=["clipboard-read", "clipboard-write"])
    page = Person(context, server).goto("/bench").page
    page.route("**/api/studies?*", with_few_steps)
    page.get_by_label(name).fill("Quercia")
    page.get_by_role("spinbutton", name=card, exact=True).fill("3")
    page.get_by_role("spinbutton", name=card, exact=True).press("Tab")
    page.get_by_role("button", name=keep, exact=True).click()
    expect(page.locator(".acts [role=status]")).not_to_be_empty()
    page.get_by_role("link", name=editions).first.click()
    expect(page.locator(".eds .e.a")).to_contain_text("Quercia")
    row = page.locator(".df tbody tr")
    expect(row).to_have_count(2)  # the card, and all cards together
    expect(page.locator(".cmp > p")).to_contain_text({"en": "One thing differs", "it": "Una cosa"}[language])
    expect(row.first).to_contain_text(card)
    expect(row.locator(".dl").first).to_have_text("−3")
    expect(page.get_by_role("link", name=lesson)).to_have_attribute("href", "/lesson")  # only counts differ
    accessible(page)
    speaks(page, language)
    fits_at_every_width(page)

    page.get_by_role("button", name=train).click()
    expect(page.locator(".train .bar")).to_be_visible()
    expect(page.get_by_role("button", name=pause)).to_be_visible()
    page.reload()  # it goes on without the page, and is found again
    expect(page.locator(".train .bar")).to_be_visible()
    accessible(page)
    page.get_by_role("button", name=pause).click()
    expect(page.get_by_role("button", name=pause)).to_have_count(0)

    page.evaluate("delete Navigator.prototype.share")
    page.get_by_role("button", name=share).click()
    expect(page.get_by_text(copied)).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    other = Person(visit(language, size), server).page
    other.goto(link)
    expect(other.locator(".eds .act h2")).to_contain_text("Quercia")
    expect(other.locator(".eds .act")).to_contain_text(somebody)
    other.get_by_role("button", name=keep, exact=True).click()
    expect(other.get_by_text(somebody)).to_have_count(0)

    page.goto(server.address + "/bench")  # from a printed one, then from mine again, and back
    first = page.locator(".ed .from select")
    first.select_option("v082")
    counted = page.get_by_role("spinbutton", name=card, exact=True)
    expect(page.get_by_label(name)).to_have_value("")
    first.select_option(label={"en": "Quercia, draft 1", "it": "Quercia, bozza 1"}[language])
    expect(counted).to_have_attribute("aria-valuenow", "3")
    expect(first).to_have_value("en111")
    page.go_back()

    page.get_by_role("link", name=rules).click()
    expect(page).to_have_url(re.compile(r"/rules/en111\?own="))
    expect(page.locator("main")).to_contain_text("Quercia")
    expect(page.locator(".intro")).to_contain_text(marked)
    page.go_back()
    page.get_by_text(sheets).click()
    with page.expect_download() as printed:
        page.get_by_role("button", name="PDF").click()
    assert printed.value.suggested_filename == f"quercia-a4-{language}.pdf"
    page.get_by_role("button", name=play).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("body")).to_contain_text("Quercia")
    other.goto(page.url)
    expect(other.locator("body")).to_contain_text("Quercia")


@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), ("it", "phone")])
def test_the_bench_leads_to_the_sheets_of_its_draft(visit: Visit, server: Server, language: str, size: str) -> None:
    key, backs, sheets, other = {
        "en": ("Print it", "Backs, for both sides of the paper", "{} sheets", "on their other side"),
        "it": ("Stampala", "I retri, per stampare sui due lati", "{} fogli", "sull'altro lato"),
    }[language]
    page = Person(visit(language, size), server).goto("/bench").page
    page.route("**/api/studies?*", with_few_steps)
    page.get_by_role("button", name=key).click()  # nothing is changed: the printed edition
    expect(page).to_have_url(re.compile("/editions/en111.print$"))
    expect(page.locator(".print-sheets summary")).to_be_focused()
    row = page.locator(".print-sheets tr")
    expect(row.first).to_contain_text(sheets.format(13), timeout=PRINTED)
    expect(row.nth(1)).to_contain_text(other)
    accessible(page)
    speaks(page, language)
    fits_at_every_width(page)
    page.get_by_label(backs).uncheck()
    expect(row.nth(1)).to_contain_text(sheets.format(2), timeout=PRINTED)  # the reference card, on one side each
    expect(page.get_by_text(other)).to_have_count(0)

    page.goto(server.address + "/bench")
    trebuchets = page.get_by_role("spinbutton", name=WORDS[language][1], exact=True)
    trebuchets.fill("20")
    trebuchets.press("Tab")
    for _ in range(2):  # the second time it is kept already
        page.get_by_role("button", name=key).click()
        expect(page).to_have_url(re.compile(r"/editions/[\w-]+\.1.print$"))
        expect(row.first).to_contain_text(sheets.format(14), timeout=PRINTED)
        page.goto(server.address + "/bench")


def test_the_lesson_is_offered_only_where_it_fits(visit: Visit, server: Server) -> None:
    page = Person(visit(), server).goto("/bench").page
    page.route("**/api/studies?*", with_few_steps)
    for count, fits in (("3", 1), ("0", 0)):
        page.get_by_role("spinbutton", name="Shields", exact=True).fill(count)
        page.get_by_role("spinbutton", name="Shields", exact=True).press("Tab")
        page.get_by_role("button", name=re.compile("^Keep")).first.click()
        expect(page.locator(".acts [role=status]")).not_to_be_empty()
        page.get_by_role("link", name="My editions").first.click()
        expect(page.locator(".df tbody tr").first).to_contain_text("Shields")
        expect(page.get_by_role("link", name="First lesson")).to_have_count(fits)
        page.goto(f"{server.address}/bench")
