"""A passport that moves from one browser to another, by the link that a code stands for."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, expect
from wire import Server

REFUSED = "401|404|409|410"  # what a browser says of the refusals that a test is about
MINE = re.compile("Yes, this device is mine|Sì, questo dispositivo è mio")


def link_in(page: Page) -> str:
    """The link of the code that a page shows, as it came from the server."""
    expect(page.locator(".phone-code .letters")).to_be_visible()  # the first code, which comes by itself
    with page.expect_request("**/api/person/code?*") as asked:
        page.get_by_role("button", name=re.compile("New code|Nuovo codice")).click()
    answer = asked.value.response()
    assert answer
    return str(answer.json()["link"])


def on(context: BrowserContext, server: Server, link: str) -> Page:
    """A page that follows a link, at the address by which tests reach the server."""
    page = context.new_page()
    page.goto(re.sub(r"^https?://[^/]+", server.address, link))
    return page


def moved(laptop: Page, phone: BrowserContext, server: Server) -> Page:
    """A page of another browser, let in by the code that the laptop shows."""
    page = on(phone, server, link_in(laptop))
    page.get_by_role("button", name=MINE).click()
    return page
