"""Faults that evenings met, planted again: what is checked at every step of a journey finds each of them."""

from __future__ import annotations

import pytest
from cases import CASES
from chronicle_hand import begun, played
from journey import Traveller, check, common_faults, hurried
from laid import token
from person import Visit
from playwright.sync_api import Route, expect
from staged import staged
from wire import Server

DRAWER = """() => {
    const drawer = document.createElement('aside');
    drawer.className = 'drawer';
    drawer.textContent = 'Chronicle';
    drawer.style.cssText = 'position:fixed;inset:50% 0 0 0;z-index:99;background:#fff;font-size:20px';
    document.body.append(drawer);
}"""
STICKY = (
    "section.panel .step-bar { position: fixed !important; inset: 20% 0 0 0 !important; z-index: 9; background: #fff }"
)
SILENCE = "section.panel :is(p, li) { display: none !important }"
DEAD = """() => {
    const dead = Object.assign(document.createElement('button'), { className: 'btn go', textContent: 'Play again' });
    document.querySelector('.ending .btn.go').replaceWith(dead);
}"""
TWICE = """() => {
    const row = document.querySelector('.cont .gm');
    row.after(row.cloneNode(true));
}"""


def at_a_choice(server: Server, visit: Visit, kind: str, size: str = "390x844") -> Traveller:
    """Somebody who must choose at a table that is as it should be."""
    case = CASES[kind]
    me = Traveller(visit(size=size), server).at(staged(server.data, case.position, case.before, terms=case.terms))
    me.my_turn()
    check(me.page)
    return me


def test_a_drawer_over_the_answers_is_found(server: Server, visit: Visit) -> None:
    me = at_a_choice(server, visit, "action")
    me.page.evaluate(DRAWER)
    assert any(fault.startswith("button.slot") and "aside.drawer" in fault for fault in common_faults(me.page))


def test_keys_under_a_sticky_foot_are_found(server: Server, visit: Visit) -> None:
    hand = begun(server.address, "architects")
    page = hand.open(visit, "360x640")
    expect(hand.panel().locator(".step-bar")).to_be_visible()
    check(page)
    page.add_style_tag(content=STICKY)
    assert any(fault.startswith("button.key") and " lies under " in fault for fault in common_faults(page))


def test_sentences_that_a_small_window_hides_are_found(server: Server, visit: Visit) -> None:
    hand = played(server.address, "viscounts")
    page = hand.open(visit, "360x640")
    expect(hand.panel()).to_be_visible()
    check(page)
    page.add_style_tag(content=f"@media (max-width: 400px) {{ {SILENCE} }}")
    silenced = [fault for fault in common_faults(page) if fault.startswith("said but not shown")]
    assert silenced, page.locator("section.panel").inner_html()


def test_a_question_that_a_low_window_hides_is_found(server: Server, visit: Visit) -> None:
    me = at_a_choice(server, visit, "loot", "360x640")
    me.page.add_style_tag(content="@media (max-height: 740px) { .dh p { display: none !important } }")
    assert any(fault.startswith("said but not shown") for fault in common_faults(me.page))


def test_a_table_that_is_listed_twice_is_shown_once(server: Server, visit: Visit) -> None:
    table = staged(server.data, CASES["action"].position)
    me = Traveller(visit(), server).holding(table, token(0, table))

    def answer_twice(route: Route) -> None:
        found = route.fetch().json()["tables"]
        route.fulfill(json={"tables": [*found, *found]})

    me.context.route("**/api/mine?*", answer_twice)
    me.goto("/")
    rows = me.page.locator(f".cont a[href='/t/{table}']")
    expect(rows).to_have_count(1)
    check(me.page, "the lobby")
    me.page.evaluate(TWICE)
    assert any(fault.startswith("listed twice") for fault in common_faults(me.page))


def test_another_game_that_leads_nowhere_fails_with_what_the_page_says(server: Server, visit: Visit) -> None:
    context = hurried(visit())
    me = Traveller(context, server).at(staged(server.data, CASES["action"].position))
    me.my_turn()
    me.menu("End the game", "End it")
    expect(me.page.locator(".ending")).to_be_visible()
    me.page.evaluate(DEAD)
    with pytest.raises(AssertionError, match=r"another game leads nowhere: (.|\n)*Play again"):
        me.play_again(patience=10)
