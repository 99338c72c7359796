"""The About page: credits, versions, no picture."""

from __future__ import annotations

import pytest
from daily import first_daily
from person import Visit
from playwright.sync_api import expect
from wire import Server

from regno import __version__


@pytest.mark.parametrize("language", first_daily(("it",), ("en",)))
def test_credits_and_versions_are_there(server: Server, visit: Visit, language: str) -> None:
    page = visit(language).new_page()
    page.goto(f"{server.address}/about")
    expect(page.locator("h1")).to_be_visible()
    text = page.locator("main").inner_text()
    for word in ("game-icons.net", "CC BY 3.0", "Lorc", "Open Font License", "EB Garamond", "Cinzel", __version__):
        assert word in text
    assert page.locator("main img").count() == 0
