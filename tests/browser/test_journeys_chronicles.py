"""Whole evenings with the Chronicles, from New to the printed page, each in one go and looked at after every tap.

Each kind is played once a day; the evenings at other sizes, in other languages and difficulties are long.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from chronicle_hand import Visit
from chronicle_journey import DIALOG, Keeper
from chronicle_sight import look, played_through
from journey import check_closing
from playwright.sync_api import expect
from wire import Server

SIZES = ("360x640", "390x844", "768x1024", "1024x768", "1366x657", "1440x900", "1920x1080")
EVENINGS = (  # kind, difficulty, size, language; every size is met by two kinds and in both languages
    ("architects", "hard", "360x640", "it", "long"),
    ("campaign", "", "360x640", "en", "long"),
    ("paladins", "normal", "360x640", "it", "long"),
    ("viscounts", "3", "360x640", "en", "long"),
    ("campaign", "", "390x844", "it", "every day"),
    ("paladins", "impossible", "390x844", "en", "long"),
    ("paladins", "hard", "768x1024", "en", "every day"),
    ("viscounts", "1", "768x1024", "it", "long"),
    ("architects", "normal", "1024x768", "en", "long"),
    ("paladins", "normal", "1024x768", "it", "long"),
    ("viscounts", "5", "1366x657", "en", "long"),
    ("campaign", "", "1366x657", "it", "long"),
    ("viscounts", "5", "1440x900", "en", "long"),
    ("paladins", "hard", "1440x900", "it", "long"),
    ("campaign", "", "1920x1080", "en", "long"),
    ("architects", "normal", "1920x1080", "it", "long"),
)
KEYS = {
    "architects": ("mode", ("normal", "hard")),
    "viscounts": ("workers", ("1", "3", "5")),
}  # of the first page
VERDICT = {"en": re.compile("^(Victory|Defeat) by"), "it": re.compile("^(Vittoria|Sconfitta) di")}
STEPS = {
    "architects": {"prepare", "board", "apprentice", "reveal", "standing", "scores"},
    "paladins": {"first-player", "townsfolk", "reveal", "end-round", "penalty", "scores"},
    "viscounts": {"board", "first-player", "level", "move"},
    "campaign": {"first-player", "lay-out", "scores", "token"},
}
WHEN = {"architects": "standing", "paladins": "end-round", "viscounts": "move"}  # most can be opened at this step
Record = Callable[[str, object], None]


def cases(*kinds: str) -> list[Any]:
    """Return the evenings with these kinds, those that are not for every day marked as long."""
    return [
        pytest.param(*case, marks=[pytest.mark.long] if when == "long" else [])
        for *case, when in EVENINGS
        if case[0] in kinds
    ]


def begun(visit: Visit, server: Server, kind: str, level: str, size: str, language: str) -> Keeper:
    keeper = Keeper.begin(visit, server.address, kind, size, language, level)
    if kind in KEYS:
        asked, levels = KEYS[kind]
        keeper.wanted[asked] = levels.index(level)
    return keeper


def test_every_size_is_met_by_two_kinds_and_in_both_languages() -> None:
    for size in SIZES:
        met = [case for case in EVENINGS if case[2] == size]
        assert len({kind for kind, *_ in met}) >= 2 and {language for *_, language, _ in met} == {"en", "it"}, size


@pytest.mark.parametrize(("kind", "level", "size", "language"), cases("architects", "paladins", "viscounts"))
def test_an_evening_with_a_scenario(
    visit: Visit, server: Server, record_property: Record, kind: str, level: str, size: str, language: str
) -> None:
    keeper = begun(visit, server, kind, level, size, language)
    opened: list[str] = []

    def open_once() -> None:
        step = keeper.step()
        if kind == "architects":
            fill_the_guildhall(keeper)
        if step and step["command"] == WHEN[kind] and not opened:
            opened.append(kind)
            if keeper.onward().count():
                keeper.read_on()
            keeper.reload()
            keeper.open_and_close()

    steps = played_through(keeper, open_once)
    page, view = keeper.page, keeper.view
    state = view["state"]
    assert state["stage"] == "over" and str(state.get("mode") or state.get("level")) == level
    assert opened and STEPS[kind] <= set(steps)
    result = state.get("result")
    expect(page.locator(".panel h2")).to_have_text(result["text"] if result else view["log"][-1]["said"][-1])
    look(page, language)
    keeper.tap(page.locator('.panel a[href$="/scores"]'))
    expect(page.locator(".page .sheet").first).to_be_visible()
    if state.get("outcome") in ("keep", "supply"):  # the Baron has won before anything was counted
        expect(page.locator(".head h2")).to_have_count(0)
    else:
        expect(page.locator(".head h2")).to_have_text(VERDICT[language])
    keeper.tap(page.locator("header a.tb"))
    keeper.see_pages()
    record_property("told", keeper.told(steps=view["steps"]))


def fill_the_guildhall(keeper: Keeper) -> None:
    """After some rounds somebody takes its last space: the page is told by a tap on it, and whose Worker it was."""
    state, page = keeper.view["state"], keeper.page
    if state["stage"] != "play" or state["round"] < 6 or keeper.onward().count():
        return
    version = keeper.view["version"]
    keeper.tap(page.get_by_role("button", name="Full" if keeper.language == "en" else "Piena", exact=True))
    keeper.tap(page.locator(f"{DIALOG} .key").first)
    keeper.tap(page.locator(f"{DIALOG} .bar .primary"))
    super(Keeper, keeper).wait_for(version, "fill")


@pytest.mark.parametrize(("kind", "level", "size", "language"), cases("campaign"))
def test_a_campaign_of_three_evenings(
    visit: Visit, server: Server, record_property: Record, kind: str, level: str, size: str, language: str
) -> None:
    keeper = begun(visit, server, kind, level, size, language)
    evenings: list[int] = [0]

    def live_on() -> None:
        state = keeper.view["state"]
        if evenings[-1] < len(state["results"]) < 3:
            evenings.append(len(state["results"]))
            keeper.leave()
        if state["stage"] == "play" and len(state["tome_board"]) == 3:
            claim_the_first(keeper, state)
            if not state["results"]:
                keeper.open_and_close()
                reload_half_told(keeper)

    steps = played_through(keeper, live_on)
    state = keeper.view["state"]
    assert evenings == [0, 1, 2] and STEPS[kind] <= set(steps)
    assert state["stage"] == "over" and state["winners"] and len(state["results"]) == 3
    assert sum(player["name"] == "Giulia" for player in state["players"] if player["tomes"]) == 1
    look(keeper.page, language)
    keeper.see_pages()
    record_property("told", keeper.told(steps=keeper.view["steps"], evenings=len(evenings)))


def claim_the_first(keeper: Keeper, state: dict[str, Any]) -> None:
    """In each chapter somebody claims a Tome, while all three lie open."""
    page, version = keeper.page, keeper.view["version"]
    verb = "Gain" if keeper.language == "en" else "Ottieni"
    claim = page.get_by_role("group", name=f"{verb}: {state['tome_board'][0]['name']}")
    keeper.tap(claim.get_by_role("button", name="Giulia", exact=True))
    super(Keeper, keeper).wait_for(version, "claim")
    expect(claim).to_have_count(0)
    expect(page.locator(".toast")).to_contain_text("Giulia")
    assert not page.evaluate("document.activeElement === document.body"), "the focus is lost"


def reload_half_told(keeper: Keeper) -> None:
    """Half of the scores are typed, and the page is lost: the chronicle is where it was."""
    page, steps = keeper.page, keeper.view["steps"]
    keeper.tap(page.locator(".step-bar .later"))
    keeper.write(page.locator('[data-ask="points"] input').first, 47)
    page.reload()
    expect(page.locator(".step-bar .later")).to_be_visible()
    keeper.look_at("after a reload in mid-step")
    assert keeper.view["steps"] == steps


@pytest.mark.parametrize(("size", "language"), [("360x640", "it"), ("1024x768", "en")])
def test_the_form_of_a_card_closes_in_every_way(visit: Visit, server: Server, size: str, language: str) -> None:
    page = visit(language, size).new_page()
    page.goto(f"{server.address}/chronicles/packs/house")
    check_closing(page, page.locator("section.sheet li .one").first, DIALOG, own=".x")
