"""Whole games in the page: two people and two bots, in both languages, on a phone and on a desk."""

from __future__ import annotations

import pytest
from person import Person, Visit, play_out
from playwright.sync_api import expect
from sight import speaks, without_overflow
from wire import Server

PAIRS = [
    (("en", "desktop"), ("it", "phone")),
    (("it", "desktop"), ("en", "phone")),
]


@pytest.mark.long  # one of the evenings in test_journeys does the same every day
@pytest.mark.parametrize(("anna", "bruno"), PAIRS)
def test_two_people_and_two_bots_play_to_the_end(
    server: Server, visit: Visit, anna: tuple[str, str], bruno: tuple[str, str]
) -> None:
    table, token = server.make(guilds=True, merchant=True)
    first = Person(visit(*anna), server).holding(table, token).goto(f"/t/{table}").sit(0, "Anna")
    second = Person(visit(*bruno), server).goto(f"/t/{table}").sit(2, "Bruno")
    first.set_bots()
    play_out(first, second)
    for person, (language, _) in ((first, anna), (second, bruno)):
        expect(person.page.locator(".ending .verdict:not(.bad)")).to_be_visible()  # the shuffle was worked out again
        speaks(person.page, language)
        without_overflow(person.page)
