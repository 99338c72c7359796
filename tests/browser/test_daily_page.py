"""The deal of the day in the page: a seat is played once, its result stands beside others, and a reload keeps it."""

from __future__ import annotations

import pytest
from daily import first_daily
from person import Person, Visit, play_out
from playwright.sync_api import expect
from sight import speaks, without_overflow
from wire import Server


@pytest.mark.parametrize(("language", "size"), first_daily(("it", "phone"), ("en", "desktop")))
def test_a_seat_of_the_day_is_played(server: Server, visit: Visit, language: str, size: str) -> None:
    person = Person(visit(language, size), server)
    page = person.goto("/daily").page
    expect(page.locator(".you .btn")).to_have_count(4)
    page.locator(".you .btn").nth(2).click()
    expect(page.locator(".board")).to_be_visible()
    play_out(person)
    page.locator(".ending .acts .go").click()
    expect(page.locator(".you .done")).to_have_count(1)
    expect(page.locator(".d3 tbody .you")).to_have_count(1)
    expect(page.locator(".rounds li").first).to_be_visible()
    assert ".," not in page.locator(".mine").inner_text()
    without_overflow(page)
    speaks(page, language)
    page.reload()
    expect(page.locator(".you .done")).to_have_count(1)
    assert page.locator(".you .btn").count() == 3
