"""The coach in the page: bits by rival and move, how much of the hand was known, with axes that can be read."""

from __future__ import annotations

from itertools import pairwise

import pytest
from daily import first_daily
from laid import token
from person import Person, Visit
from playwright.sync_api import expect
from reviewed import finished_table
from sight import accessible, fits_at_every_width, speaks
from wire import Server


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
