"""Whole chronicles played through their pages by taps: each kind, at each difficulty, in both languages, on phone and
tablet. One of each kind is quick enough for every day; the others are long."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from chronicle_hand import PHONE, PORTRAIT, Hand, Visit, begun
from chronicle_sight import look, played_through
from playwright.sync_api import Page, expect
from wire import Server

LEVELS = {
    "architects": ("normal", "hard"),
    "paladins": ("normal", "hard", "impossible"),
    "viscounts": ("1", "3", "5"),
    "campaign": ("",),
}
EVERY_DAY = {
    ("architects", "hard", PHONE, "it"), ("paladins", "normal", PORTRAIT, "en"), ("viscounts", "3", PHONE, "en"),
    ("campaign", "", PORTRAIT, "it"),
}  # fmt: skip
VERDICT = {"en": re.compile("^(Victory|Defeat) by"), "it": re.compile("^(Vittoria|Sconfitta) di")}
STEPS = {
    "architects": {"prepare", "board", "apprentice", "reveal", "standing", "scores"},
    "paladins": {"first-player", "townsfolk", "reveal", "end-round", "penalty", "scores"},
    "viscounts": {"board", "first-player", "level", "move"},
    "campaign": {"first-player", "lay-out", "scores", "token"},
}
PLAYERS = {"architects": 2, "campaign": 4}


def whole(*kinds: str) -> list[Any]:
    """Every combination of these kinds."""
    every = [(kind, *more) for kind in kinds for more in product(LEVELS[kind], (PHONE, PORTRAIT), ("en", "it"))]
    return [pytest.param(*one, marks=[] if one in EVERY_DAY else [pytest.mark.long]) for one in every]


def at_level(server: Server, kind: str, level: str) -> Hand:
    """A chronicle whose difficulty is settled, or will be by the answer the hand gives."""
    facts = {"level": level} if kind == "paladins" else {}
    hand = begun(server.address, kind, PLAYERS.get(kind, 3), facts=facts, title="Wintermark")
    if kind in ("architects", "viscounts"):
        hand.wanted["mode" if kind == "architects" else "workers"] = LEVELS[kind].index(level)
    return hand


def played_at(state: dict[str, Any]) -> str:
    return str(state.get("mode") or state.get("level"))


@pytest.mark.parametrize(("kind", "level", "size", "language"), whole("architects", "paladins", "viscounts"))
def test_a_whole_scenario(visit: Visit, server: Server, kind: str, level: str, size: str, language: str) -> None:
    hand = at_level(server, kind, level)
    page = hand.open(visit, size, language)
    steps = played_through(hand)
    view = hand.view
    assert view["state"]["stage"] == "over" and played_at(view["state"]) == level
    assert STEPS[kind] <= set(steps)
    result = view["state"].get("result")
    expect(page.locator(".panel h2")).to_have_text(result["text"] if result else view["log"][-1]["said"][-1])
    look(page, language)
    page.locator('.panel a[href$="/scores"]').click()
    expect(page.locator(".page .sheet").first).to_be_visible()
    if view["state"].get("outcome") in ("keep", "supply"):  # the Baron has won before anything was counted
        expect(page.locator(".head h2")).to_have_count(0)
    else:
        expect(page.locator(".head h2")).to_have_text(VERDICT[language])
    look(page, language)


@pytest.mark.parametrize(("kind", "level", "size", "language"), whole("campaign"))
def test_a_whole_campaign(visit: Visit, server: Server, kind: str, level: str, size: str, language: str) -> None:
    hand = at_level(server, kind, level)
    page = hand.open(visit, size, language)
    steps = played_through(hand, lambda: claim_the_first(hand, page))
    state = hand.view["state"]
    assert STEPS[kind] <= set(steps)
    assert state["stage"] == "over" and state["winners"] and len(state["results"]) == 3
    assert sum(player["name"] == "Giulia" for player in state["players"] if player["tomes"]) == 1
    expect(page.locator(".panel h2").first).to_be_visible()
    look(page, language)


def claim_the_first(hand: Hand, page: Page) -> None:
    """In each chapter somebody claims a Tome, while all three lie open."""
    view = hand.view
    tomes = view["state"]["tome_board"]
    if view["state"]["stage"] == "play" and len(tomes) == 3:
        name = f"{'Gain' if hand.language == 'en' else 'Ottieni'}: {tomes[0]['name']}"
        page.get_by_role("button", name=name).click()
        page.get_by_role("button", name="Giulia", exact=True).click()
        hand.wait_for(view["version"], "claim")
        expect(page.get_by_role("button", name=name)).to_have_count(0)
