"""The bench in a browser: a rule is changed, figures narrow, a game opens, and all is there after a reload."""

from __future__ import annotations

import json
import re

import pytest
from daily import first_daily
from person import Person, Visit
from playwright.sync_api import Route, expect
from wire import Server

FEW = 10_000  # deals: enough for every interval, and for a large change to be clear
LONG = 300_000  # milliseconds: the first study of all may have to compile the lab


def with_few_games(route: Route) -> None:
    """Let a study or a search play fewer games than the page asks for: this is about the page."""
    with_deals(route, FEW)


def with_deals(route: Route, few: int) -> None:
    if route.request.method != "POST":
        return route.continue_()
    body = json.loads(route.request.post_data or "{}")
    body["settings"]["deals"] = few
    if body["settings"]["search"]:
        body["settings"]["deals"] = body["settings"]["search"]["confirm"] = 2_000
    return route.continue_(post_data=json.dumps(body))


@pytest.mark.parametrize(("language", "size"), first_daily(("it", "phone"), ("en", "desktop")))
def test_a_change_is_counted_and_found_again(visit: Visit, server: Server, language: str, size: str) -> None:
    page = Person(visit(language, size), server).goto("/bench").page
    page.route("**/api/studies?*", with_few_games)
    words = {
        "en": ("Knights", "Undo the last change", "Keep it"),
        "it": ("Cavalieri", "Annulla l'ultimo cambiamento", "Conserva"),
    }[language]
    knights = page.get_by_role("spinbutton", name=words[0], exact=True)
    for _ in range(2):
        knights.press("PageDown")
    expect(knights).to_have_attribute("aria-valuenow", "3")
    expect(page.locator(".check.unusual")).to_contain_text("96")
    keep = page.get_by_role("button", name=words[2], exact=True)
    expect(keep).to_be_in_viewport()  # above the list on a phone, below it otherwise
    if size == "phone":
        page.locator(".ptabs button").nth(1).click()
    expect(page.locator(".pn").first).to_be_visible(timeout=LONG)
    expect(page.locator(".run .bar")).to_have_attribute("aria-valuenow", "100", timeout=LONG)
    expect(page.locator(".run h2")).to_contain_text(words[0])
    page.locator(".pn .q").first.click()
    expect(page.locator("dialog")).to_contain_text("Wilson")
    page.keyboard.press("Escape")
    page.locator(".pn .q").last.click()  # points of Houses, and not of games
    expect(page.locator("dialog .soft")).to_contain_text(re.compile("[0-9] (Houses|Casate) "))
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.locator(".tbl tbody tr.changed").first).to_be_visible()
    assert page.locator(".tbl").evaluate("(table) => table.scrollWidth <= table.clientWidth")  # on a phone too
    page.reload()
    expect(knights).to_have_attribute("aria-valuenow", "3")
    if size == "phone":
        page.locator(".ptabs button").nth(2).click()
    with page.context.expect_page() as opened:
        page.locator(".mv .way.draft").first.click()
    expect(opened.value.locator(".ctl")).to_be_visible()
    opened.value.close()
    if size == "phone":
        page.locator(".ptabs button").first.click()
    knights.press("Delete")
    expect(knights).to_have_attribute("aria-valuenow", "9")
    page.get_by_role("button", name=words[1]).click()
    expect(knights).to_have_attribute("aria-valuenow", "3")


def test_an_edition_that_cannot_be_dealt_says_so_beside_the_decks(visit: Visit, server: Server) -> None:
    page = Person(visit(), server).goto("/bench").page
    for name in ("Shields", "Soldiers", "Palisades", "Knights", "Tower", "Trebuchets"):
        page.get_by_role("spinbutton", name=name, exact=True).press("Home")
    expect(page.locator(".check.bad")).to_contain_text("too few to deal six Houses")
    expect(page.locator(".check.bad")).to_be_in_viewport()  # the list is longer than the window
    expect(page.locator(".said .src")).to_contain_text("Trebuchets. Printed here: 6.")
    expect(page.locator(".run .cap")).to_contain_text("Waiting for an edition that can be dealt")
    expect(page.locator(".run .cap")).not_to_contain_text("New draft")
    page.get_by_role("spinbutton", name="Shields", exact=True).press("Delete")
    expect(page.locator(".check.bad")).to_have_count(0)
    expect(page.locator(".kd.ch")).to_have_count(5)
    page.get_by_role("radio", name=re.compile("Changed 5")).click()
    expect(page.locator(".kd")).to_have_count(5)


def test_a_count_takes_numbers_within_its_limits_and_leaves_letters_to_the_page(visit: Visit, server: Server) -> None:
    page = Person(visit(), server).goto("/bench").page
    page.route("**/api/studies?*", with_few_games)
    shields = page.get_by_role("spinbutton", name="Shields", exact=True)
    for typed in ("500", "-3", "7.5", "many"):
        shields.fill(typed)
        shields.press("Tab")
        expect(shields).to_have_value("13")
        expect(page.locator(".said")).to_contain_text("Shields: a whole number from 0 to 100 is needed.")
    shields.fill("12")
    shields.press("Tab")
    expect(page.locator(".said")).not_to_contain_text("is needed")
    chosen = page.locator(".run").get_by_role("radio", checked=True)
    expect(chosen).to_have_text("Charts")
    shields.press("t")
    expect(chosen).to_have_text("Table")
    expect(shields).to_have_value("12")
    shields.press("z")
    expect(shields).to_have_value("13")


def test_a_link_lays_its_draft_on_the_bench_and_a_reload_keeps_what_was_changed_since(
    visit: Visit, server: Server
) -> None:
    page = Person(visit(), server).goto("/bench").page
    page.route("**/api/studies?*", with_few_games)
    page.get_by_label("Name of the edition").fill("Oak")
    with page.expect_response(lambda made: "/api/studies?" in made.url and made.status == 201) as begun:
        page.get_by_role("spinbutton", name="Knights", exact=True).press("PageDown")
        page.get_by_role("button", name="Keep it", exact=True).click()
    expect(page.get_by_text("Kept as draft 1.")).to_be_visible()
    study = begun.value.json()["id"]
    page.get_by_role("link", name="My editions").click()
    page.get_by_role("link", name=re.compile("on the bench$")).click()
    expect(page).to_have_url(f"{server.address}/bench")
    shields = page.get_by_role("spinbutton", name="Shields", exact=True)
    shields.press("ArrowDown")
    expect(shields).to_have_attribute("aria-valuenow", "12")
    page.reload()
    expect(shields).to_have_attribute("aria-valuenow", "12")
    expect(page.get_by_role("button", name="Keep as draft 2", exact=True)).to_be_visible()

    other = Person(visit(expected="status of 404"), server).goto(f"/bench?study={study}").page
    expect(other.get_by_role("spinbutton", name="Knights", exact=True)).to_have_attribute("aria-valuenow", "6")
    expect(other.get_by_label("Name of the edition")).to_have_value("Oak")
    expect(other.get_by_role("button", name="Keep it", exact=True)).to_be_visible()  # as an edition of their own
    other.goto(f"{server.address}/bench?study=none")
    expect(other.locator(".run .cap")).to_contain_text("There is no such study")


def test_after_the_last_draft_of_an_edition_the_next_one_is_an_edition_of_its_own(visit: Visit, server: Server) -> None:
    page = Person(visit(expected="status of 409"), server).goto("/bench").page
    page.route("**/api/studies?*", with_few_games)
    page.get_by_role("spinbutton", name="Knights", exact=True).press("PageDown")
    page.get_by_role("button", name="Keep it", exact=True).click()
    expect(page.get_by_text("Kept as draft 1.")).to_be_visible()
    full = {"reason": "drafts-full", "text": "An edition has 1 draft at most.", "seconds": 0}
    page.route("**/api/editions?*", lambda route: route.fulfill(status=409, json=full), times=1)
    page.get_by_role("button", name="Keep as draft 2", exact=True).click()
    expect(page.locator(".acts .check.bad")).to_contain_text("An edition has 1 draft at most.")
    page.get_by_role("button", name="Keep it", exact=True).click()
    expect(page.get_by_text("Kept as draft 1.")).to_be_visible()


def test_games_that_do_not_end_are_named_first(visit: Visit, server: Server) -> None:
    page = Person(visit(), server).goto("/bench").page
    page.route("**/api/studies?*", lambda route: with_deals(route, 1_000))
    page.get_by_role("spinbutton", name="Shields", exact=True).press("Home")
    page.locator(".op", has_text="Are there Seasons").get_by_role("radio", name="No").click()
    expect(page.locator(".run h2")).to_contain_text("More games stop at the turn cap, ", timeout=LONG)


def test_what_is_played_is_chosen_by_switches(visit: Visit, server: Server) -> None:
    page = Person(visit(), server).goto("/bench").page  # no other page was open, whose styles would help
    page.get_by_role("button", name="Change", exact=True).click()
    guilds = page.get_by_role("switch", name="Guilds")
    expect(guilds).to_have_attribute("aria-checked", "true")
    expect(guilds.locator("i")).to_have_css("width", "44px")
    expect(guilds).to_have_css("background-color", "rgba(0, 0, 0, 0)")


@pytest.mark.long  # Warlords think
def test_strong_players_play_on_request(visit: Visit, server: Server) -> None:
    page = Person(visit(language="it"), server).goto("/bench").page
    knights = page.get_by_role("spinbutton", name="Cavalieri", exact=True)
    page.get_by_role("button", name="Cambia", exact=True).click()
    page.get_by_role("radio", name="Condottieri").click()
    page.get_by_role("button", name="Conta così").click()
    for _ in range(2):
        knights.press("PageDown")
    expect(page.locator(".run .cap")).to_contain_text("Condottieri", timeout=LONG)
    length = page.locator(".pn").first
    expect(length).to_be_visible(timeout=LONG)
    expect(page.locator(".run .cap")).to_contain_text(re.compile(r"di 2.?000"), timeout=LONG)
    page.keyboard.press("t")
    row = page.locator(".tbl tbody tr:not(.gname)").first
    expect(row).to_contain_text(re.compile(r"[0-9]"), timeout=LONG)
    page.get_by_role("button", name="Pausa").click()
    expect(page.get_by_role("button", name="Continua")).to_be_visible(timeout=LONG)


@pytest.mark.long  # a search plays on both cores; tests/web/test_search.py does every day
@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), ("it", "phone")])
def test_the_smallest_change_is_searched_found_again_kept_and_opened(
    visit: Visit, server: Server, language: str, size: str
) -> None:
    words = {
        "en": ("Trebuchets", "Make it fair", "A game lasts", "The fewest turns", "The most turns", "Base deck", "Rules",
               "Quick", "Search", "Keep as my edition", "Open on the bench", "Nothing may change"),
        "it": ("Trabucchi", "Rendila equa", "Una partita dura", "I turni al minimo", "I turni al massimo", "Mazzo Base",
               "Regole", "Rapida", "Cerca", "Conserva come mia edizione", "Apri al banco", "Nulla può cambiare"),
    }[language]  # fmt: skip
    card, link, goal, least, most, deck, rules, quick, search, keep, bench, nothing = words
    page = Person(visit(language, size, expected="status of 400"), server).goto("/bench").page
    page.route("**/api/studies?*", with_few_games)
    page.get_by_role("spinbutton", name=card, exact=True).fill("3")
    page.get_by_role("spinbutton", name=card, exact=True).press("Tab")
    expect(page.locator(".check.unusual")).to_be_visible()  # it moves what stands below
    page.get_by_role("link", name=link).click()
    expect(page).to_have_url(re.compile("/bench/repair$"))
    expect(page.locator(".repair .ask fieldset").first).to_be_visible(timeout=LONG)
    page.get_by_label(goal).check()
    for name, turns in ((least, "14"), (most, "18")):
        page.get_by_role("spinbutton", name=name).fill(turns)
        page.get_by_role("spinbutton", name=name).press("Tab")
    page.get_by_label(deck).uncheck()
    page.get_by_label(rules, exact=False).first.uncheck()
    page.get_by_role("button", name=search).click()
    expect(page.locator(".ask .check.bad")).to_contain_text(nothing)
    page.get_by_label(deck).check()
    page.get_by_role("spinbutton", name=re.compile("By how many|Di quanto")).fill("1")
    page.get_by_role("radio", name=quick).click()
    page.get_by_role("button", name=search).click()
    expect(page.locator(".st .bar")).to_be_visible()
    page.reload()  # it goes on without the page
    expect(page.locator(".st .bar")).to_have_attribute("aria-valuenow", "100", timeout=LONG)
    expect(page.locator(".pr .chip").first).to_be_visible()
    expect(page.locator(".pr .check").first).to_be_visible()
    page.get_by_role("button", name=keep).first.click()
    expect(page.locator(".pr [role=status] a").first).to_have_attribute("href", re.compile(r"/editions/.+\.1"))
    page.get_by_role("button", name=bench).first.click()
    expect(page).to_have_url(re.compile("/bench$"))
    if size == "phone":
        page.locator(".ptabs button").nth(1).click()
    expect(page.locator(".pn").first).to_be_visible(timeout=LONG)
