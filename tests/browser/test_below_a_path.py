"""The pages below a path of a site that serves other things: nothing in them leads out of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from person import Visit
from playwright.sync_api import expect
from prefix_proxy import PrefixProxy, prefix_proxy
from wire import Server

BASE = "/games/regno"
OUTSIDE = """(base) => [...document.querySelectorAll('[href^="/"], [src^="/"]')]
    .filter((each) => ![each.getAttribute('href'), each.getAttribute('src')].some((way) => way?.startsWith(`${base}/`)))
    .map((each) => each.outerHTML)"""


@pytest.fixture
def proxy(tmp_path: Path) -> Iterator[PrefixProxy]:
    server = Server(tmp_path / "data", "--base-path", BASE)
    with server, prefix_proxy(server.address, BASE, strips=True) as running:
        yield running


@pytest.mark.long
def test_a_visit_never_leaves_the_path(proxy: PrefixProxy, visit: Visit) -> None:
    page = visit(service_workers="allow").new_page()
    page.goto(f"{proxy.address}/")
    expect(page.locator(".hero")).to_be_visible()
    assert page.evaluate(OUTSIDE, BASE) == []
    for name in ("rules/en111", "lesson", "puzzles", "about", "history", "chronicles", "replay"):
        page.goto(f"{proxy.address}/{name}")
        expect(page.locator("h1").first).to_be_attached()
        assert page.evaluate(OUTSIDE, BASE) == [], name
    page.goto(f"{proxy.address}/about")
    page.locator("a[href$='/regno/']").first.click()
    expect(page.locator(".hero")).to_be_visible()
    assert page.url == f"{proxy.address}/"
    page.locator(".hero .btn.go").first.click()
    page.wait_for_url(f"{proxy.address}/t/*")
    expect(page.locator(".table-page")).to_be_visible()
    page.reload()
    expect(page.locator(".table-page")).to_be_visible()
    page.wait_for_function(
        "async () => (await navigator.serviceWorker.ready).active.state === 'activated'", timeout=60_000
    )
    assert page.evaluate("async () => (await navigator.serviceWorker.ready).scope") == f"{proxy.address}/"
    assert proxy.strays in ([], ["/favicon.ico"])
