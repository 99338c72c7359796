"""Hints and levels in the browser: what the moves are worth and why, and bots by the names that the server has."""

from __future__ import annotations

import pytest
from daily import first_daily
from person import Person, Visit
from playwright.sync_api import expect
from sight import accessible, speaks
from staged import staged
from wire import Server

from regno.players import PLAYERS
from regno.players.prepare import prepare_advice
from regno.players.spec import strengths
from regno.text import say

ACTION = "houses=4 h0=soldiers,knights,shields,manure h1=soldiers,tower h2=manure,knights h3=tower,hero"
LOADING = 60_000  # milliseconds: the first advice of a server has machine code to load


@pytest.fixture(scope="module", autouse=True)
def ready() -> None:
    prepare_advice()


@pytest.mark.parametrize(("language", "size"), first_daily(("it", "phone"), ("en", "desktop")))
def test_a_hint_ranks_the_moves_and_goes_with_the_choice(
    server: Server, visit: Visit, language: str, size: str
) -> None:
    me = Person(visit(language, size), server).at(staged(server.data, ACTION))
    advice = me.page.locator(".advice")
    me.page.locator(".tool.hint").click()
    expect(advice).to_be_visible()
    expect(advice.locator("ol li").first).to_contain_text("%", timeout=LOADING)
    chances = [int(each.split("%")[0]) for each in advice.locator("ol .fig").all_inner_texts()]
    assert len(chances) > 1 and chances == sorted(chances, reverse=True)
    accessible(me.page)
    speaks(me.page, language)
    me.page.keyboard.press("Escape")
    expect(advice).to_have_count(0)
    me.page.locator(".tool.hint").click()
    expect(advice.locator("ol li").first).to_be_visible(timeout=LOADING)
    me.page.locator("[data-move=fortify]").click()
    expect(advice).to_have_count(0)


@pytest.mark.parametrize("language", first_daily(("it",), ("en",)))
def test_the_lobby_and_the_table_offer_every_level_by_its_name(server: Server, visit: Visit, language: str) -> None:
    names = [say(language, "players", f"level-{level}") for level in PLAYERS]
    rated = [f"{each.title(language)} ({each.rating})" for each in strengths()]
    me = Person(visit(language), server).goto("/")
    expect(me.page.locator(".lvl [role=radio]")).to_have_text(names)
    me.page.locator(".new button.make").click()
    expect(me.page.locator(".gathering .chairs select").first.locator("option")).to_have_count(len(rated) + 2)
    offered = me.page.locator(".gathering .chairs select").first.locator("option").all_inner_texts()
    assert offered[1:-1] == rated  # between "a bot" and "somebody at this screen"
