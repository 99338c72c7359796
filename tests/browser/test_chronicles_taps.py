"""How many taps each moment of an evening takes: counted while it is done on a phone, and printed for the results."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from chronicle_hand import ARCHITECTS, NAMES, PHONE, Hand, Visit, begun, played
from playwright.sync_api import expect
from wire import Server

Record = Callable[[str, object], None]
MOST = {  # what the trial of the pages asked for
    "Architects, the set-up": 12,
    "Architects, a Baron turn with nobody there": 2,
    "Architects, a Baron turn with a capture": 3,
    "Architects, a Guildhall report": 2,
    "Architects, a Black Market report": 2,
    "Architects, a Donation": 2,
    "Architects, a round with four reports": 10,
    "Paladins, an action on a Threat": 2,
    "Paladins, an action that pays Honour": 1,
    "Paladins, the end of a round, one Threat": 2,
    "Viscounts, a Baron turn": 1,
    "Viscounts, a Baron turn with a dismissal": 2,
    "Viscounts, Workers placed in the Castle": 3,
    "Campaign, a Tome gained": 1,
    "Campaign, a tie broken at the third criterion": 3,
    "Campaign, the numbers of a score sheet, each player": 14,
    "A step of the log corrected": 4,
}


def in_play(server: Server, counting: str) -> Hand:
    hand = begun(server.address, "architects", facts={**ARCHITECTS, "counting": counting}, title="Taps")
    hand.do("reveal", card="potters-due")
    return hand


def set_up(visit: Visit, server: Server) -> dict[str, int]:
    """The level was chosen with the chronicle. Each player is chosen by itself: a board, then a face."""
    hand = begun(server.address, "architects", facts={"level": "normal"}, title="Taps")
    page = hand.open(visit, PHONE)
    primary, next_player = page.locator(".step-bar .primary"), page.locator('[data-ask="player"] .key').first
    hand.taps = 0

    def tell(command: str, tap: Callable[[], object]) -> None:
        version = hand.view["version"]
        tap()
        hand.wait_for(version, command)

    tell("prepare", lambda: hand.tap(primary))
    for board in ("emma", "guntram", "judith"):
        expect(next_player).to_have_attribute("aria-pressed", "true")
        tell("board", partial(page.locator('[data-ask="board"] select').select_option, board))
        hand.taps += 2  # one opens the list, one chooses
    tell("apprentice", lambda: hand.tap(primary))  # Regno deals to all
    hand.read_on()
    hand.taps -= 1  # the page that tells what was dealt
    for _ in range(3):
        expect(next_player).to_have_attribute("aria-pressed", "true")
        tell("side", lambda: hand.tap(page.locator('[data-ask="side"] .key').first))
    tell("first-player", lambda: hand.tap(primary))
    step = hand.step()
    assert step and step["command"] == "reveal"
    return {"Architects, the set-up": hand.taps}


def architects_late(visit: Visit, server: Server) -> dict[str, int]:
    """Regno draws, then who stands under the arrow."""
    hand = in_play(server, "late")
    hand.do("reveal", card="masons-roll")
    page = hand.open(visit, PHONE)
    hand.taps = 1  # the card
    hand.tap(page.get_by_role("button", name="Nobody there"))
    expect(page.locator('[data-ask="workers"]')).to_have_count(0)
    nobody = hand.taps
    page.get_by_role("button", name="Undo").first.click()
    hand.taps = 1
    hand.tap(page.locator('[data-ask="workers"] li').first.locator(".key").nth(1))
    hand.tap(page.locator(".step-bar .primary"))
    expect(page.locator('[data-ask="workers"]')).to_have_count(0)
    found = {"Architects, a Baron turn with nobody there": nobody}
    return {**found, "Architects, a Baron turn with a capture": hand.taps}


def architects_full(visit: Visit, server: Server) -> dict[str, int]:
    """The thing, then the letter."""
    hand, found = in_play(server, "full"), {}
    page = hand.open(visit, PHONE)
    for name, thing in (
        ("Guildhall", page.locator(".pl .row").first),
        ("Guildhall", page.locator(".pl .row").first),
        ("Black Market", page.locator(".stalls .key").nth(2)),
    ):
        hand.taps = 0
        hand.tap(thing)
        hand.tap(page.locator(".letters").get_by_role("button", name="Marco"))
        expect(page.locator(".toast")).to_contain_text(name)
        page.locator(".toast .x").click()
        found[f"Architects, a {name} report"] = hand.taps
    hand.taps = 0
    hand.tap(page.get_by_role("button", name="Give 1 to The Potter's Due"))
    hand.tap(page.get_by_role("group", name="Who gives?").get_by_role("button", name="Marco"))
    expect(page.locator(".dem .dn .num")).to_have_text("1")
    found["Architects, a Donation"] = hand.taps
    hand.do("reveal", card="masons-roll")
    hand.taps = 1  # the card
    hand.tap(page.get_by_role("button", name="Nobody there"))
    expect(page.locator('[data-ask="workers"]')).to_have_count(0)
    reports = 2 * found["Architects, a Guildhall report"] + found["Architects, a Black Market report"]
    whole = reports + found["Architects, a Donation"] + hand.taps
    return {**found, "Architects, a round with four reports": whole}


def paladins(visit: Visit, server: Server) -> dict[str, int]:
    """A Worker of a Threat, then the letter; or the key of a player's own line."""
    hand = begun(server.address, "paladins", title="Taps")
    for command in ("first-player", "townsfolk", "reveal", "end-round"):
        hand.do(command)
    hand.do("reveal", threats=["breach"], first="Anna")
    page, steps = hand.open(visit, PHONE), hand.view["steps"]
    hand.taps = 0
    hand.tap(page.locator("button.pip").first)
    hand.tap(page.locator(".who .wb").first)
    expect(page.locator(".toast")).to_be_visible()
    found = {"Paladins, an action on a Threat": hand.taps}
    page.locator(".toast .x").click()
    hand.taps = 0
    hand.tap(page.locator(".acts .key").first)
    expect(page.locator(".toast")).to_be_visible()
    assert hand.view["steps"] == steps + 2
    found["Paladins, an action that pays Honour"] = hand.taps
    page.locator(".toast .x").click()
    hand.taps = 0
    hand.tap(page.locator(".step-bar .primary"))
    hand.tap(page.get_by_role("button", name=re.compile("^All.* 1 Honour")))
    expect(page.locator(".th .cur")).to_have_count(0)
    return {**found, "Paladins, the end of a round, one Threat": hand.taps}


def baron_turn(visit: Visit, server: Server) -> dict[str, int]:
    """The value of the Townsfolk beside him; where his own stand, its icon too. All else follows by itself."""
    summaries = dict(zip(NAMES, (["grey-trowel"], ["blue-inkhorn"], ["bright-scale"]), strict=False))
    position = {"segments": ["1-2", "3-4", "5-6", "7-8", "9-10"], "first": "Anna", "summaries": summaries}
    facts = {**position, "baron": "1", "baron_workers": {"3": 1}}
    hand = begun(server.address, "viscounts", facts=facts, title="Taps")
    page = hand.open(visit, PHONE)
    found = {}
    for name, value in (("Viscounts, a Baron turn", "1"), ("Viscounts, a Baron turn with a dismissal", "2")):
        hand.taps, version = 0, hand.view["version"]
        hand.tap(page.locator('[data-ask="value"] .key', has_text=value).first)
        hand.wait_for(version, "move")
        if hand.view["state"]["stage"] == "dismiss":
            version = hand.view["version"]
            hand.tap(page.locator('[data-ask="icon"] .key').first)
            hand.wait_for(version, "dismiss")
        assert hand.view["state"]["stage"] == "turn"
        found[name] = hand.taps
        version = hand.view["version"]
        page.get_by_role("button", name="Undo").first.click()
        hand.wait_for(version, "undo")
    return found


def viscounts(visit: Visit, server: Server) -> dict[str, int]:
    """A wedge of the board, how many, save; what follows is shown before."""
    hand = played(server.address, "viscounts")
    while hand.view["state"]["stage"] != "turn":  # the Baron's turn goes on first
        step = hand.step()
        assert step
        hand.do(step["command"], **{ask["name"]: ask["choices"][0]["id"] for ask in step["asks"][:1]})
    page = hand.open(visit, PHONE)
    hand.taps = 0
    hand.tap(page.locator(".wedge").nth(1))
    hand.tap(page.locator(".place .counts .key").nth(1))
    expect(page.locator(".foretold ul")).to_be_visible()
    hand.tap(page.get_by_role("button", name="Place them so"))
    expect(page.locator(".toast")).to_contain_text("places 2 Workers in tier 1")
    return {"Viscounts, Workers placed in the Castle": hand.taps}


def campaign(visit: Visit, server: Server) -> dict[str, int]:
    """A letter beside a Tome; then a tie: equal in Virtue, equal in Silver, then whose last turn came later."""
    hand = begun(server.address, "campaign", title="Taps")
    hand.do("first-player")
    hand.do("lay-out")
    page = hand.open(visit, PHONE)
    hand.taps = 0
    hand.tap(page.get_by_role("group", name="Gain:").first.get_by_role("button", name="Marco", exact=True))
    expect(page.locator(".toast")).to_contain_text("Marco")
    found = {"Campaign, a Tome gained": hand.taps}
    page.locator(".step-bar .later").click()
    page.get_by_role("button", name="All score sheets").click()
    cells = page.locator("dialog[open] table input")
    expect(cells.first).to_be_visible()
    found["Campaign, the numbers of a score sheet, each player"] = cells.count() // 3
    page.keyboard.press("Escape")
    hand.do("scores", points={"Anna": 40, "Marco": 40, "Giulia": 10})
    hand.taps = 0
    for more in ("equal", "equal", "Marco"):
        key = page.locator(".panel .key", has_text=more)
        expect(hand.onward().or_(key).first).to_be_visible()
        if hand.onward().count():
            hand.read_on()
            hand.taps -= 1  # the page that tells the tie is told once, and is no answer to it
        version = hand.view["version"]
        hand.tap(key)
        hand.wait_for(version, "tie-more")
    return {**found, "Campaign, a tie broken at the third criterion": hand.taps}


def correction(visit: Visit, server: Server) -> dict[str, int]:
    """The log, Correct, the number, save."""
    hand = in_play(server, "late")
    hand.do("reveal", card="masons-roll")
    number = hand.do("standing", workers={"Anna": 2})["steps"]
    page = hand.open(visit, PHONE)
    hand.taps = 0
    hand.tap(page.get_by_role("button", name="Log", exact=True))
    hand.tap(page.get_by_role("button", name=f"Correct step {number}"))
    hand.tap(page.get_by_role("dialog").get_by_role("button", name="Less: Anna"))
    expect(page.locator(".foretold")).to_contain_text("1 Worker of Anna is captured")
    hand.tap(page.get_by_role("dialog").get_by_role("button", name="Correct it", exact=True))
    expect(page.locator(".toast")).to_contain_text(f"Step {number} is corrected")
    return {"A step of the log corrected": hand.taps}


@pytest.mark.long
def test_taps_of_each_moment(visit: Visit, server: Server, record_property: Record) -> None:
    found: dict[str, int] = {}
    for moment in (set_up, architects_late, architects_full, paladins, baron_turn, viscounts, campaign, correction):
        found |= moment(visit, server)
    record_property("told", "; ".join(f"{name}: {taps}" for name, taps in found.items()))
    print(*(f"{taps}  {name}" for name, taps in found.items()), sep="\n")
    assert found.keys() == MOST.keys()
    assert not {name: taps for name, taps in found.items() if taps > MOST[name]}
