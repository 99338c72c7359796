"""The way to the first move: how much comes over the wire, and that the service worker asks for nothing more on it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from person import Person, Visit
from playwright.sync_api import expect
from wire import Server

MOST = 250_000  # bytes of the first page
# Lists are asked for again every few seconds; five seconds after a page has loaded, the browser looks for a new worker;
# and a second after a seat was taken the passport takes it over, wherever the person is then.
LISTS = re.compile(r"/api/(mine|tables|chronicles/mine|mistakes/due|person/take)|/metrics|/sw\.js")
READY = """async () => {
    const worker = await navigator.serviceWorker.ready;
    const data = await caches.open('regno-data-1');
    return Boolean(navigator.serviceWorker.controller) && (await data.keys()).length >= 6;
}"""


@pytest.mark.parametrize("language", ["en", pytest.param("it", marks=pytest.mark.long)])
def test_the_first_page_is_small(server: Server, visit: Visit, language: str) -> None:
    context = visit(language)
    page = context.new_page()
    devtools, sizes, asked = context.new_cdp_session(page), list[int](), list[str]()
    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(server.address)
    expect(page.locator("#play-now")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 100_000 < sum(sizes) < MOST
    assert not [each for each in asked if "/local/" in each or "-latin-" in each], "no Python, and no whole font"


def asked_for(server: Server) -> dict[str, int]:
    """How often the server was asked for each route."""
    text = server.http("/metrics")[1]
    found = re.findall(r'^regno_requests_total\{(?=.*route="([^"]*)").*\} (\d+)', str(text), re.MULTILINE)
    counts = dict[str, int]()
    for route, count in found:
        counts[route] = counts.get(route, 0) + int(count)
    return {route: count for route, count in counts.items() if not LISTS.search(route)}


def way_to_the_first_move(server: Server, person: Person) -> dict[str, int]:
    """Return how often the server was asked for what, between a second visit and the first move."""
    before = asked_for(server)
    person.goto("/")
    person.page.locator("#play-now").click()
    person.my_turn()
    person.choose()
    after = asked_for(server)
    return {route: count - before.get(route, 0) for route, count in after.items() if count != before.get(route, 0)}


@pytest.mark.long
def test_the_service_worker_adds_no_request_on_the_way_to_the_first_move(tmp_path: Path, visit: Visit) -> None:
    with Server(tmp_path / "data") as server:
        found = list[dict[str, int]]()
        for workers in ("block", "allow"):
            context = visit(service_workers=workers, expected="Failed to|ERR_|WebSocket")  # the server ends first
            context.set_default_timeout(120_000)
            person = Person(context, server).goto("/")
            if workers == "allow":
                person.page.wait_for_function(READY)
            way_to_the_first_move(server, person)  # everything is in the browser's own cache then
            found.append(way_to_the_first_move(server, person))
        without, with_worker = found
        more = {route: count for route, count in with_worker.items() if count > without.get(route, 0)}
        assert not more, (without, with_worker)
        assert sum(without.values()) > 2
