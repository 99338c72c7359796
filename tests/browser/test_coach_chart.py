"""The coach in the page: bits by rival and move, how much of the hand was known, with axes that can be read."""

from __future__ import annotations

from itertools import pairwise

import pytest
from daily import first_daily
from laid import token
from person import Person, Visit
from playwright.sync_api import Route, expect
from reviewed import finished_table
from sight import accessible, fits_at_every_width, speaks
from wire import Server

from regno.text import say


@pytest.mark.parametrize(("language", "size"), first_daily(("it", "phone"), ("en", "desktop")))
def test_what_a_game_gave_away_is_drawn_with_its_axes(server: Server, visit: Visit, language: str, size: str) -> None:
    table = finished_table(server.data, 5)
    page = Person(visit(language, size), server).holding(table.id, token(0, table.id)).goto("/coach").page
    expect(page.locator(".heat .cell").first).to_be_visible()
    assert page.locator(".known .parts span").all_inner_texts()[-1] == "0%"
    rounds = page.locator(".known .rounds span").all()
    assert len(rounds) > 1 and [int(each.inner_text()) for each in rounds] == sorted(
        {int(each.inner_text()) for each in rounds}
    )
    boxes = [box for each in rounds if (box := each.bounding_box())]
    assert all(one["x"] + one["width"] <= other["x"] for one, other in pairwise(boxes)), "no round lies over another"
    speaks(page, language)
    fits_at_every_width(page)
    accessible(page)


@pytest.mark.parametrize(("language", "size"), first_daily(("it", "phone"), ("en", "1366x657")))
def test_habits_are_shown_with_their_evidence_and_cost(server: Server, visit: Visit, language: str, size: str) -> None:
    table = finished_table(server.data, 5)
    evidence = {"rate": 0.81, "low": 0.65, "high": 0.91, "others": 0.35, "marked": 29, "occasions": 36}
    words = {"text": "habit-gold-hero-often", "use": "use-gold-hero-often", "advice": "do-gold-hero-often"}
    tell: dict[str, object] = {name: say(language, "coach", key) for name, key in words.items()}
    tell |= {**evidence, "cost": 1.2, "cost_low": -0.3, "cost_high": 2.6, "examples": [{"table": table.id, "frame": 5}]}

    def add_habits(route: Route) -> None:
        report = route.fetch().json()
        route.fulfill(json={**report, "needed": 1, "tells": [tell, {**tell, "cost": None}]})

    person = Person(visit(language, size), server).holding(table.id, token(0, table.id))
    person.page.route("**/api/coach*", add_habits)
    page = person.goto("/coach").page
    expect(page.locator(".c2 li")).to_have_count(2)
    expect(page.locator(".heat .cell.on").first).to_be_in_viewport()
    expect(page.locator(".price")).to_contain_text("−0,3" if language == "it" else "−0.3")
    title, price = page.locator(".c2 h3").first.bounding_box(), page.locator(".price").bounding_box()
    assert title and price and (price["x"] > title["x"]) == (size != "phone"), "beside the habit where there is room"
    speaks(page, language)
    fits_at_every_width(page)
    accessible(page)
