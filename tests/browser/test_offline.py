"""Without a connection: pages, rules, the lesson and what was read of one's chronicles open from the browser itself."""

from __future__ import annotations

from pathlib import Path

from chronicle_hand import played
from person import Visit
from playwright.sync_api import expect
from wire import Server

from regno.proelio.edition import BUILT_IN as EDITIONS

TITLE = "The Winter Chronicle"
# The worker has its files, and what it fetches once for everybody.
KEPT = """async () => {
    const worker = await navigator.serviceWorker.ready;
    const data = await caches.open('regno-data-1');
    const kept = (await data.keys()).map((each) => new URL(each.url).pathname);
    return worker.active?.state === 'activated' && kept.filter((path) => path === '/api/offer').length === 2;
}"""


def test_an_app_that_opens_without_its_server(tmp_path: Path, visit: Visit) -> None:
    with Server(tmp_path / "data") as server:
        hand = played(server.address, "paladins")
        context = visit(service_workers="allow", expected="Failed to|ERR_|WebSocket|fetch")
        page = context.new_page()
        page.goto(server.address)
        page.wait_for_function(KEPT, timeout=120_000)
        page.goto(f"{server.address}/chronicles/c/{hand.id}#{hand.token}")
        expect(page.locator("header h1")).to_have_text(TITLE)
        page.wait_for_function(
            "async () => (await (await caches.open('regno-data-1')).keys())"
            f".some((each) => each.url.includes('/api/chronicles/{hand.id}'))"
        )
        server.stop()

        for edition in EDITIONS:
            page.goto(f"{server.address}/rules/{edition}")
            expect(page.locator("#aim")).to_be_visible()
        page.goto(f"{server.address}/lesson")
        page.locator("[data-move=fortify]").click()
        expect(page.locator(".judgement.right")).to_be_visible()
        page.goto(f"{server.address}/chronicles/c/{hand.id}")
        expect(page.locator("header h1")).to_have_text(TITLE)
        page.goto(server.address)
        expect(page.locator(".hero")).to_be_visible()

        page.goto(f"{server.address}/puzzles")
        expect(page.get_by_role("alert")).to_have_text("You are not connected just now. Try again in a moment.")
        page.goto(f"{server.address}/t/somewhere")
        expect(page.get_by_text("The connection is lost.")).to_be_visible()
        page.get_by_role("link", name="To the lobby").click()
        expect(page.locator(".hero")).to_be_visible()


def test_it_can_be_installed(server: Server, visit: Visit) -> None:
    """The browser itself finds nothing wrong with the manifest."""
    page = visit(service_workers="allow").new_page()
    page.goto(server.address)
    devtools = page.context.new_cdp_session(page)
    found = devtools.send("Page.getAppManifest")
    assert found["url"].endswith("/manifest.webmanifest") and not found["errors"]
    assert not [
        each
        for each in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        if each["errorId"] != "in-incognito"
    ]
