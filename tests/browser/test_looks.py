"""Theme, contrast and size of text: as the system says, as the person says, and remembered."""

from __future__ import annotations

import pytest
from person import Person, Visit
from playwright.sync_api import Page, expect
from scenes import SCENES
from sight import accessible, without_overflow
from wire import Server


def looks_of(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "() => [document.documentElement.dataset.theme, document.documentElement.dataset.contrast, "
        "getComputedStyle(document.querySelector('.framed-panel h1, .framed-panel h2')).color]"
    )
    return found


def test_the_switch_beats_the_system_and_is_remembered(server: Server, visit: Visit) -> None:
    page = SCENES["lobby"](Person(visit(color_scheme="light"), server))
    light = looks_of(page)
    page.get_by_role("button", name="Looks and sounds").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Dark").click()
    dialog.get_by_role("radio", name="High").click()
    dialog.get_by_role("radio", name="160%").click()
    accessible(page)
    page.keyboard.press("Escape")
    dark = looks_of(page)
    assert light[:2] == ["light", "usual"] and dark[:2] == ["dark", "more"] and light[2] != dark[2]
    page.reload()
    expect(page.locator(".new form")).to_be_visible()
    assert looks_of(page) == dark
    assert page.evaluate("() => getComputedStyle(document.body).fontSize") == "27.2px"  # 17 by 1.6
    without_overflow(page)


@pytest.mark.long
def test_the_system_is_followed_while_the_page_is_open(server: Server, visit: Visit) -> None:
    page = SCENES["about"](Person(visit(color_scheme="dark"), server))
    assert looks_of(page)[:2] == ["dark", "usual"]
    page.emulate_media(color_scheme="light", contrast="more")
    expect(page.locator("html[data-theme=light][data-contrast=more]")).to_be_attached()
    accessible(page)


def test_what_is_wanted_is_heard_and_nothing_else(server: Server, visit: Visit) -> None:
    """Sounds are off at first; switched on, one is played at once to hear how they are."""
    context = visit()
    context.add_init_script(
        "window.tones = 0; window.AudioContext = class { currentTime = 0; destination = {};"
        "resume() { return Promise.resolve(); } createGain() { return { gain: { setValueAtTime() {},"
        "exponentialRampToValueAtTime() {} }, connect() {} }; }"
        "createOscillator() { window.tones++; return { frequency: {}, connect: (to) => to, start() {}, stop() {} }; } }"
    )
    page = SCENES["table-action"](Person(context, server))
    page.locator("[data-move=draw]").click()
    page.wait_for_timeout(500)
    assert page.evaluate("tones") == 0
    page.locator("header .menu").click()
    page.get_by_role("checkbox", name="Sounds").check()
    assert page.evaluate("tones") == 2  # the two notes of a call
