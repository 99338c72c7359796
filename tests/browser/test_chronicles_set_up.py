"""The set-up of a table is one list. Its open line is the question: below what is done, above what is still to do."""

from __future__ import annotations

import pytest
from chronicle_hand import LYING, SMALL, Hand, Visit, begun
from chronicle_sight import asks_in_sight, look
from daily import in_turn
from playwright.sync_api import Page, expect
from wire import Server

# Lines outside the one list; and the parts of it that do not stand below the one before.
LIST = """() => {
  const panel = document.querySelector('.panel');
  const parts = [...panel.querySelectorAll(':scope > .done, :scope > .line, :scope > .cks')];
  const strays = [...document.querySelectorAll('main .cks')].filter(each => !panel.contains(each)).length;
  const boxes = parts.map(each => each.getBoundingClientRect());
  const above = parts.filter((each, at) => at && boxes[at].top < boxes[at - 1].bottom - 1);
  return [strays, above.map(each => each.className)];
}"""
KINDS = ("architects", "paladins", "viscounts", "campaign")
LAPTOP = "1366x657"


def tick_first(page: Page) -> str:
    """Tick the first line that the table ticks by hand, and return its words."""
    line = page.locator(".panel > .cks [role=checkbox]").first
    words = line.inner_text().strip()
    line.click()
    return words


def is_set_up(hand: Hand) -> bool:
    return bool(hand.view["state"]["stage"] != "setup")


@pytest.mark.parametrize(("kind", "look_of"), in_turn(list(KINDS), [(SMALL, "it"), (LAPTOP, "en")]))
def test_the_question_is_the_open_line_of_one_list(
    visit: Visit, server: Server, kind: str, look_of: tuple[str, str]
) -> None:
    size, language = look_of
    hand = begun(server.address, kind, title="Wintermark")
    page = hand.open(visit, size, language)
    asked: list[str] = []
    while not is_set_up(hand):
        step = hand.step()
        assert step
        expect(page.locator(".panel > .line h2")).to_be_visible()
        assert page.evaluate(LIST) == [0, []]
        asks_in_sight(page)
        if not asked:
            look(page, language)
            words = tick_first(page)
            done = page.locator(".panel > .done")
            expect(done.locator("summary")).to_contain_text("1")
            expect(page.locator(".panel > .cks").get_by_text(words, exact=True)).to_have_count(0)
            assert page.evaluate(LIST) == [0, []]
            done.locator("summary").click()
            expect(done.get_by_role("checkbox", name=words)).to_be_checked()
            done.locator("summary").click()
        asked.append(step["command"])
        hand.tap_on()
    assert len(asked) > 1
    expect(page.locator(".panel > .line")).to_have_count(0)


def test_the_line_that_is_asked_keeps_its_words_and_stands_only_once(visit: Visit, server: Server) -> None:
    hand = begun(server.address, "paladins", title="Wintermark")
    hand.do("first-player")
    page = hand.open(visit, LYING)
    item = next(item for item in hand.view["checklist"] if item["step"] == "townsfolk")
    expect(page.locator(".panel > .line").get_by_text(item["what"], exact=True)).to_be_visible()
    expect(page.get_by_text(item["what"], exact=True)).to_have_count(1)
    expect(page.get_by_role("button", name="Note extra Townsfolk")).to_have_count(1)
    expect(page.locator(".panel > .line .key, .panel > .line .button")).to_have_count(0)  # what may wait is outside
    asks_in_sight(page)
    look(page)


def test_the_next_player_is_chosen_and_numbers_of_another_round_are_not(visit: Visit, server: Server) -> None:
    hand = begun(server.address, "architects", facts={"level": "normal"}, title="Wintermark")
    hand.do("prepare", mode="normal", artisans="no")
    page = hand.open(visit, SMALL)
    players = page.locator('[data-ask="player"] .key')
    for left in (3, 2, 1):
        expect(players).to_have_count(left)
        expect(players.first).to_have_attribute("aria-pressed", "true")
        page.locator('[data-ask="board"] select').select_option(index=left)
    hand.last_step("board")
    for command in ("apprentice", "side", "side", "side", "first-player"):
        asks = next(one for one in hand.view["now"] if one["command"] == command)["asks"]
        hand.do(command, **({ask["name"]: ask["choices"][0]["id"] for ask in asks} if command == "side" else {}))
    hand.do("reveal", card="potters-due")
    there = page.locator('[data-ask="workers"] li').first.locator(".key")
    for _ in range(2):
        hand.do("reveal", card="masons-roll")
        expect(there.first).to_be_visible()
        expect(page.locator('[data-ask="workers"] .key[aria-pressed=true]')).to_have_count(0)
        there.nth(1).click()
        page.locator(".step-bar .primary").click()
        hand.last_step("standing")
        hand.do("set-schemes", discards=[])
        page.reload()
