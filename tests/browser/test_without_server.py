"""A game in the browser alone: fetched once, played without a connection, brought to the server later."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from person import Person, Visit, play_out
from playwright.sync_api import Route, expect
from wire import Server

# The service worker has the pages.
READY = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return worker.active?.state === 'activated' && Boolean(navigator.serviceWorker.controller);
}"""
KEPT = "async () => (await (await caches.open('regno-local')).keys()).length"
NOTED = "() => Object.keys(JSON.parse(localStorage['regno:local-records'] ?? '{}')).length === 1"
SLOW = 240_000  # milliseconds to start Python on a machine that has other things to do


@pytest.mark.long  # Python boots twice
def test_every_draw_is_proved_by_the_rules_in_the_browser_of_one_who_saw_the_hash_and_of_one_who_did_not(
    server: Server, visit: Visit
) -> None:
    """The server's word is not asked for: the Record it gives to one browser has another card, and that is seen."""
    table, token = server.make(houses=3)
    anna = Person(visit(service_workers="allow"), server).holding(table, token).goto(f"/t/{table}").sit(0, "Anna")
    anna.set_bots()
    play_out(anna, most=4)
    anna.menu("End the game", "End it")
    ending = anna.page.locator(".ending")
    expect(ending.locator(".verdict")).to_contain_text("your number was used")
    anna.page.get_by_role("button", name="Check every draw").click()
    expect(ending.locator(".proof:not(.bad)", has_text="published before the game")).to_be_visible(timeout=SLOW)

    late = visit("it", service_workers="allow").new_page()
    late.goto(f"{server.address}/t/{table}")
    expect(late.locator(".ending .verdict:not(.bad)")).to_contain_text("non ha visto l'impronta")
    late.goto(f"{server.address}/replay/{table}")
    late.get_by_role("button", name="Verifica il mescolamento").click()
    expect(late.locator(".chk .proof:not(.bad)")).to_contain_text("non ha visto un'impronta", timeout=SLOW)

    def swap(route: Route) -> None:
        """Give a Record in which chance has dealt another card first."""
        record = route.fetch().text()
        first, *others = re.findall(r"^chance =[a-z]\w*$", record, re.MULTILINE)
        route.fulfill(body=record.replace(first, next(line for line in others if line != first), 1))

    late.route("**/record", swap)
    late.reload()
    late.get_by_role("button", name="Verifica il mescolamento").click()
    expect(late.locator(".chk .proof.bad")).to_contain_text("non corrisponde", timeout=SLOW)


@pytest.mark.long  # Python boots three times; the same rules in Pyodide are played every day by tests/web
def test_a_game_without_a_server_from_the_first_press_to_the_history(tmp_path: Path, visit: Visit) -> None:
    with Server(tmp_path / "data") as server:
        context = visit(service_workers="allow", expected="Failed to|ERR_|WebSocket|fetch")
        person = Person(context, server).goto("/")
        page = person.page
        page.wait_for_function(READY, timeout=SLOW)
        assert page.evaluate(KEPT) == 0, "nothing is fetched before somebody asks for it"
        page.locator("#play-here").click()
        page.wait_for_url("**/t/local_*", timeout=SLOW)
        expect(page.locator(".board")).to_be_visible(timeout=SLOW)
        play_out(person, most=3)
        person.menu_button.click()
        menu = page.get_by_role("dialog")
        expect(menu.get_by_role("link", name="To the lobby")).to_be_visible()
        for useless in ("Invite people", "Open on my phone", "What if?", "Call me when I am away"):
            expect(menu.get_by_text(useless)).to_have_count(0)
        page.keyboard.press("Escape")

        server.stop()
        page.reload()
        expect(page.locator(".board")).to_be_visible(timeout=SLOW)
        play_out(person)
        expect(page.locator(".ending .verdict")).to_be_visible()
        page.wait_for_function(NOTED)
        page.locator(".ending .acts a[href^='/replay/']").click()
        expect(page.locator(".board")).to_be_visible()
        expect(page.locator("a[download='proelio.png']")).to_have_count(0)  # no server draws it
        page.evaluate("() => void (navigator.share = async ({ url }) => (window.given = url))")
        page.get_by_role("button", name="Share").click()
        page.wait_for_function("() => window.given?.includes('/replay?') && window.given.includes('#')")
        person.goto("/history")
        expect(page.get_by_text("0 running, 1 finished")).to_be_visible()

        person.goto("/")
        expect(page.locator(".cont .gm")).to_have_count(1)
        page.locator("#play-now").click()  # where no server answers, the browser deals
        page.wait_for_url("**/t/local_*", timeout=SLOW)
        expect(page.locator(".board")).to_be_visible(timeout=SLOW)

        server.start()
        person.goto("/")
        expect(page.get_by_text("among your games on the server now")).to_be_visible(timeout=SLOW)
        person.goto("/history")
        expect(page.locator("a[href='/t/local_']")).to_have_count(0)
        expect(page.locator("a[href*='/replay/brought_']").first).to_be_visible(timeout=SLOW)
