"""The keyboard alone is enough: from the lobby into a game, and through every choice that comes."""

from __future__ import annotations

import pytest
from cases import CASES
from person import Person, Visit, play_out
from playwright.sync_api import Locator, expect
from staged import staged
from wire import Server

MANY = 200  # stops of Tab after which something cannot be reached
IS_HERE = "(node) => node === document.activeElement"
SHOWS_FOCUS = """() => {
    const style = getComputedStyle(document.activeElement);
    return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
}"""


class Typist(Person):
    """A person without mouse and touch: Tab to go on, Enter to press."""

    def press(self, what: Locator) -> None:
        node = what.first.element_handle()
        for _ in range(MANY):
            if node.evaluate(IS_HERE):
                assert self.page.evaluate(SHOWS_FOCUS), f"the focus cannot be seen on {what}"
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {what}")


def test_from_the_lobby_into_a_game(server: Server, visit: Visit) -> None:
    me = Typist(visit(), server).goto("/")
    play = me.page.get_by_role("button", name="Play now")
    expect(play).to_be_visible()
    me.press(play)
    expect(me.page.get_by_role("region", name="Your hand")).to_be_visible()
    play_out(me, most=6)


@pytest.mark.parametrize("step", ["action", "deploy", "loot", "take", "sacrifice"])
def test_every_way_of_choosing_by_keyboard(server: Server, visit: Visit, step: str) -> None:
    case = CASES[step]
    me = Typist(visit(), server).at(staged(server.data, case.position, case.before, terms=case.terms))
    me.my_turn()
    version = me.offered["version"]
    for press in case.presses:
        me.press(me.page.locator(press))
    expect(me.page.locator(".table-page")).not_to_have_attribute("data-version", version)


@pytest.mark.long
def test_the_menu_opens_and_closes_by_keyboard_and_gives_the_focus_back(server: Server, visit: Visit) -> None:
    me = Typist(visit(), server).at(staged(server.data, CASES["action"].position))
    opener = me.page.locator("header .menu")
    me.press(opener)
    expect(me.page.get_by_role("dialog")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


@pytest.mark.long
def test_the_decision_takes_the_focus_when_it_is_ones_own(server: Server, visit: Visit) -> None:
    me = Typist(visit(), server).at(staged(server.data, CASES["action"].position))
    me.my_turn()
    me.press(me.page.locator("[data-move=draw]"))
    me.my_turn()
    expect(me.page.locator(".decide h2")).to_be_focused()


def test_what_happens_is_read_out(server: Server, visit: Visit) -> None:
    me = Typist(visit(), server).at(staged(server.data, CASES["action"].position))
    log = me.page.get_by_role("log")
    expect(log).to_have_attribute("aria-live", "polite")
    for card in me.cards().all():
        assert (card.get_attribute("aria-label") or "").strip()
    for name in ("Your hand", "The board", "The decision", "Chronicle"):
        assert me.page.get_by_label(name, exact=True).count() >= 1, name


FOCUSED = "() => document.activeElement.closest('.hz, .din, .board, .side')?.className ?? ''"


@pytest.mark.long
def test_the_focus_goes_from_the_title_to_the_hand_the_answers_and_the_board(server: Server, visit: Visit) -> None:
    me = Typist(visit(), server).at(staged(server.data, CASES["action"].position))
    me.my_turn()
    me.page.locator(".decide h2").focus()
    met = list[str]()
    for _ in range(MANY):
        me.page.keyboard.press("Tab")
        where = str(me.page.evaluate(FOCUSED)).split(" ")[-1]
        if where and (not met or met[-1] != where):
            met.append(where)
        if len(met) == 3:
            break
    assert [met[0], met[1]] == ["hz", "din"] and met[2] not in ("hz", "din")


def test_keys_press_slots_tabs_and_the_main_button(server: Server, visit: Visit) -> None:
    me = Typist(visit(), server).at(staged(server.data, CASES["action"].position))
    me.my_turn()
    me.page.keyboard.press("6")  # Equitas is refused: the key shows why, and does nothing
    expect(me.page.locator("[data-move=equitas].no")).to_be_focused()
    me.page.keyboard.press("k")
    me.page.keyboard.press("c")
    expect(me.page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    me.page.keyboard.press("?")
    expect(me.page.get_by_role("dialog", name="Keys of the table")).to_be_visible()
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("3")
    expect(me.cards("soldiers")).to_have_attribute("aria-pressed", "true")  # the only card that may attack
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".slot")).to_have_count(9)
    version = me.offered["version"]
    me.page.keyboard.press("3")
    me.page.evaluate("() => document.activeElement.blur()")
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".table-page")).not_to_have_attribute("data-version", version)


@pytest.mark.long
def test_a_card_in_focus_is_enlarged_and_arrows_go_to_the_next(server: Server, visit: Visit) -> None:
    me = Typist(visit(), server).at(staged(server.data, CASES["action"].position))
    me.my_turn()
    me.cards().first.focus()
    me.page.keyboard.press("ArrowRight")
    expect(me.cards().nth(1)).to_be_focused()
    me.page.keyboard.press("z")
    expect(me.page.locator(".told-box .card.xl")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".told-of")).to_have_count(0)
