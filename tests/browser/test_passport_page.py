"""The passport in browsers: a seat moves from laptop to phone in the middle of a game, and each bad case says so."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from cases import CASES
from laid import token
from moving import REFUSED, link_in, on
from person import Person, Visit
from playwright.sync_api import Page, expect
from sight import accessible
from staged import staged
from wire import Server

from regno.web.people.people import letters_of

TOKENS = "() => JSON.parse(localStorage['regno:tokens'] ?? '{}')"
KEY = "() => JSON.parse(localStorage['regno:passport'] ?? '\"\"')"
MOST_LOOKS = 200


def until(page: Page, is_so: Callable[[], object]) -> None:
    """Wait for what the page does by itself; its rules forbid the browser to evaluate a text again and again."""
    for _ in range(MOST_LOOKS):
        if is_so():
            return
        page.wait_for_timeout(100)
    raise AssertionError("it never came about")


def at_table(server: Server, visit: Visit, size: str = "desktop", **more: str) -> tuple[Person, str]:
    """Somebody on the first seat of a table where it is their turn, whose token was taken over."""
    table = staged(server.data, CASES["action"].position)
    me = Person(visit(size=size, expected=REFUSED, **more), server)
    me.goto("/about")
    me.page.evaluate("given => (localStorage['regno:tokens'] = given)", json.dumps({table: token(0, table)}))
    me.goto(f"/t/{table}")
    expect(me.page.locator(".board")).to_be_visible()
    until(me.page, lambda: not me.page.evaluate(TOKENS) and me.page.evaluate(KEY))
    return me, table


def test_a_seat_moves_to_the_phone_in_the_middle_of_a_game(server: Server, visit: Visit) -> None:
    laptop, table = at_table(server, visit)
    laptop.page.reload()
    expect(laptop.page.locator(".hz .card").first).to_be_visible()
    laptop.page.get_by_role("button", name="Menu").click()
    laptop.page.get_by_role("button", name="Open on my phone").click()
    dialog = laptop.page.get_by_role("dialog", name="Open on my phone")
    expect(dialog.locator("svg[role=img]")).to_be_visible()
    link = link_in(laptop.page)
    letters = " ".join(letters_of(link.split("#")[1]))
    expect(dialog.locator(".letters")).to_have_text(letters)
    phone = on(visit(size="phone", expected=REFUSED), server, link)
    expect(phone.locator(".match b")).to_have_text(letters)
    assert phone.evaluate("location.hash") == "" and link.split("#")[1] not in phone.content()
    accessible(phone)
    phone.get_by_role("button", name="Yes, this device is mine").click()
    expect(phone).to_have_url(f"{server.address}/t/{table}")
    expect(phone.locator(".hz .card").first).to_be_visible()
    assert phone.evaluate("history.length") <= 3 and "#" not in phone.url
    on_phone = Person.__new__(Person)
    on_phone.context, on_phone.server, on_phone.page, on_phone.choices = phone.context, server, phone, 0
    before = phone.locator(".table-page").get_attribute("data-version")
    on_phone.choose()
    expect(laptop.page.locator(".table-page")).not_to_have_attribute("data-version", before or "")
    late = on(visit(expected=REFUSED), server, link)
    expect(late.get_by_role("alert")).to_have_text("This code was used already: make a new one on your other device.")
    accessible(late)


def test_a_phone_that_is_signed_out_says_so_and_holds_nothing(server: Server, visit: Visit) -> None:
    laptop, table = at_table(server, visit)
    page = laptop.goto("/passport").page
    expect(page.get_by_role("heading", name="My passport")).to_be_visible()
    phone = on(visit(size="phone", expected=REFUSED), server, link_in(page))
    phone.get_by_role("button", name="Yes, this device is mine").click()
    expect(phone.get_by_role("heading", name="This computer")).to_be_visible()
    phone.goto(f"{server.address}/t/{table}")
    expect(phone.locator(".hz .card").first).to_be_visible()
    phone.evaluate(
        "async (paths) => { const kept = await caches.open('regno-data-1');"
        " for (const each of paths) await kept.put(each, new Response('')); }",
        ["/api/chronicles/ours?lang=en", "/api/mine", "/api/rules/en111"],
    )
    page.reload()
    page.get_by_role("button", name=re.compile("^Sign out:")).click()
    page.get_by_role("button", name="Sign it out").click()
    expect(phone).to_have_url(f"{server.address}/passport")
    expect(phone.get_by_role("alert")).to_contain_text("was signed out on")
    assert phone.evaluate("Object.keys(localStorage).filter(key => /passport|tokens|chronicles/.test(key))") == []
    kept = "async () => (await (await caches.open('regno-data-1')).keys()).map((each) => new URL(each.url).pathname)"
    assert phone.evaluate(kept) == ["/api/rules/en111"]
    expect(page.get_by_role("button", name=re.compile("^Sign out:"))).to_have_count(0)


@pytest.mark.long
def test_a_file_opens_the_passport_after_the_storage_was_cleared(server: Server, visit: Visit, tmp_path: Path) -> None:
    me, table = at_table(server, visit)
    page = me.goto("/passport").page
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save", exact=True).click()
    saved.value.save_as(tmp_path / "regno-passport.json")
    expect(page.get_by_role("heading", name="Saved file")).to_be_visible()
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.get_by_text("This browser has no passport yet, or has forgotten it.")).to_be_visible()
    (tmp_path / "other.json").write_text("{}")
    page.locator("input[type=file]").set_input_files(tmp_path / "other.json")
    expect(page.get_by_role("alert")).to_contain_text("This file holds no passport.")
    page.locator("input[type=file]").set_input_files(tmp_path / "regno-passport.json")
    page.get_by_role("button", name="Yes, this device is mine").click()
    expect(page.get_by_role("heading", name="This computer")).to_be_visible()
    page.goto(f"{server.address}/t/{table}")
    expect(page.locator(".hz .card").first).to_be_visible()


@pytest.mark.long
def test_renewing_keeps_the_games_and_changes_the_key(server: Server, visit: Visit) -> None:
    me, table = at_table(server, visit)
    page = me.goto("/passport").page
    before = page.evaluate(KEY)
    page.get_by_role("button", name="Renew …").click()
    page.get_by_role("button", name="Renew it").click()
    until(page, lambda: page.evaluate(KEY) != before)
    me.goto(f"/t/{table}")
    expect(page.locator(".hz .card").first).to_be_visible()


def test_a_chronicle_goes_along_and_is_handed_on_from_the_phone(server: Server, visit: Visit) -> None:
    laptop = Person(visit(expected=REFUSED), server)
    page = laptop.goto("/chronicles/new").page
    made = server.http("/api/chronicles", {"kind": "viscounts", "players": ["Anna", "Marco"], "title": "Ours"})[1]
    page.evaluate("given => (localStorage['regno:chronicles'] = given)", json.dumps({made["id"]: made["token"]}))
    laptop.goto("/passport")
    until(page, lambda: page.evaluate(KEY))
    page.reload()
    phone = on(visit(size="phone", expected=REFUSED), server, link_in(page))
    phone.get_by_role("button", name="Yes, this device is mine").click()
    expect(phone.get_by_role("heading", name="My passport")).to_be_visible()
    phone.goto(f"{server.address}/chronicles/c/{made['id']}")
    expect(phone.locator("header h1")).to_have_text("Ours")
    phone.get_by_role("button", name="More").click()
    phone.get_by_role("button", name="Link to edit from another device").click()
    given = phone.locator("dialog input[readonly]").input_value()
    assert made["token"] not in given
    friend = on(visit(expected=REFUSED), server, given)
    expect(friend.locator("header h1")).to_have_text("Ours")
    assert "#" not in friend.url


@pytest.mark.long
def test_the_page_is_readable_in_both_themes_and_languages(server: Server, visit: Visit) -> None:
    for language, size, theme in (("en", "desktop", "dark"), ("it", "phone", "light"), ("it", "phone", "dark")):
        me, _ = at_table(server, visit, size=size, language=language, color_scheme=theme)
        page = me.goto("/passport").page
        expect(page.locator(".square svg")).to_be_visible()
        accessible(page)
