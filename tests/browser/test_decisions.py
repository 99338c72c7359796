"""Every kind of choice: reached by a position, seen in the page, answered by its controls, and played as meant."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from cases import CASES
from common_check import SIZES, assert_common
from person import Person, Visit
from playwright.sync_api import Page, expect
from sight import accessible, speaks, without_overflow
from staged import staged, stood
from wire import Server

from regno.proelio import steps
from regno.table.log import Moved
from regno.table.store.sqlite import TableStore

LOOKS = [("en", "desktop"), ("it", "phone")]
EXTREMES = (
    (1280, 620),
    (1920, 1080),
    (360, 640),
    (844, 390),
)  # the least height, the most room, the least phone, a flat one


def first_played(server: Server, table: str) -> list[int]:
    """What the log says of House 0's first choice."""
    store = TableStore(server.data, alone=False)
    archive = store.load(table)
    store.close()
    assert archive
    moved = next(entry for entry in archive.log if isinstance(entry, Moved) and entry.seat == 0)
    return moved.played


def test_every_step_that_is_asked_has_its_case() -> None:
    asked = {name for name, kind in zip(steps.NAMES, steps.KINDS, strict=False) if kind != "chance"}
    assert asked == set(CASES)


def check_at(page: Page, sizes: Iterable[tuple[int, int]], step: str) -> None:
    """Assert what must hold of the page at each size; it is left as large as it was."""
    before = page.viewport_size
    assert before
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        assert_common(page, step)
    page.set_viewport_size(before)


@pytest.mark.parametrize("step", CASES)
def test_a_choice_is_seen_and_made(server: Server, visit: Visit, step: str) -> None:
    case = CASES[step]
    play, _ = stood(case.position, case.before, case.terms, [0])
    assert steps.NAMES[play.state.step] == step and play.who == 0
    assert (play.state.turn != 0) == case.out_of_turn
    before = play.count
    play.choose(case.moves)
    table = staged(server.data, case.position, case.before, terms=case.terms)
    language, size = LOOKS[list(CASES).index(step) % 2]
    me = Person(visit(language, size), server).at(table)
    me.my_turn()
    speaks(me.page, language)
    without_overflow(me.page)
    check_at(me.page, EXTREMES, step)
    version = me.offered["version"]
    for press in case.presses:
        me.page.locator(press).click()
    expect(me.page.locator(".table-page")).not_to_have_attribute("data-version", version)
    assert first_played(server, table) == play.game.moves[before:]


@pytest.mark.parametrize(
    "step", [step if step == "action" else pytest.param(step, marks=pytest.mark.long) for step in CASES]
)
def test_a_choice_is_for_everybody(server: Server, visit: Visit, step: str) -> None:
    case = CASES[step]
    language, size = LOOKS[list(CASES).index(step) % 2]
    me = Person(visit(language, size), server).at(staged(server.data, case.position, case.before, terms=case.terms))
    me.my_turn()
    accessible(me.page)
    check_at(me.page, SIZES, step)


def test_on_a_phone_a_hand_of_two_rows_is_seen_with_what_sends_it(server: Server, visit: Visit) -> None:
    case = CASES["trim"]
    me = Person(visit("it", "phone"), server).at(staged(server.data, case.position, case.before, terms=case.terms))
    me.my_turn()
    assert me.page.locator(".hz .card").count() == 6
    for _ in ("nothing picked yet", "a card picked"):
        expect(me.page.locator(".hz .card").last).to_be_in_viewport(ratio=1)
        expect(me.page.locator(".decide .acts .btn").first).to_be_in_viewport(ratio=1)
        me.page.locator(case.presses[0]).click()


def test_on_a_phone_without_room_the_actions_scroll(server: Server, visit: Visit) -> None:
    case = CASES["action"]
    me = Person(visit("it", "phone"), server).at(staged(server.data, case.position, case.before, terms=case.terms))
    me.my_turn()
    me.page.set_viewport_size({"width": 390, "height": 844})
    me.page.add_style_tag(content=".hz { padding-bottom: 14rem }")  # more than the board can give
    assert_common(me.page, "action")
    last = me.page.locator(".slots .slot").last
    expect(last).not_to_be_in_viewport(ratio=1)
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
