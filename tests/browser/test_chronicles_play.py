"""Whole chronicles played through their pages by taps: Viscounts at each difficulty, and a campaign with its claims.

The other two scenarios are played whole beside what else their pages do.
"""

from __future__ import annotations

import pytest
from chronicle_hand import PHONE, PORTRAIT, TABLET, Visit, begun
from chronicle_sight import look, played_through
from playwright.sync_api import expect
from wire import Server


@pytest.mark.parametrize(
    ("workers", "size", "language"), [("1", PHONE, "it"), ("3", TABLET, "en"), ("5", PORTRAIT, "it")]
)
def test_a_whole_viscounts_scenario(visit: Visit, server: Server, workers: str, size: str, language: str) -> None:
    hand = begun(server.address, "viscounts", title="Wintermark")
    page = hand.open(visit, size, language)
    hand.wanted["workers"] = ["1", "3", "5"].index(workers)
    steps = played_through(hand)
    view = hand.view
    assert view["state"]["stage"] == "over" and view["state"]["level"] == int(workers)
    assert {"board", "first-player", "level", "move"} <= set(steps)
    expect(page.locator(".panel h2")).to_have_text(view["log"][-1]["said"][-1])
    look(page, language)


@pytest.mark.parametrize(("size", "language"), [(PHONE, "en"), (PORTRAIT, "it")])
def test_a_whole_campaign(visit: Visit, server: Server, size: str, language: str) -> None:
    hand = begun(server.address, "campaign", 4, title="Wintermark")
    page = hand.open(visit, size, language)
    claim = "Claim: " if language == "en" else "Rivendica: "

    def claim_the_first() -> None:
        """In each chapter somebody claims a Tome, while all three lie open."""
        view = hand.view
        tomes = view["state"]["tome_board"]
        if view["state"]["stage"] == "play" and len(tomes) == 3:
            page.get_by_role("button", name=f"{claim}{tomes[0]['name']}").click()
            page.get_by_role("button", name="Giulia", exact=True).click()
            hand.wait_for(view["version"], "claim")
            expect(page.get_by_role("button", name=f"{claim}{tomes[0]['name']}")).to_have_count(0)

    played_through(hand, claim_the_first)
    state = hand.view["state"]
    assert state["stage"] == "over" and state["winners"] and len(state["results"]) == 3
    expect(page.locator(".panel h2").first).to_be_visible()
    look(page, language)
