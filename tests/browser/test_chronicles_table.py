"""The table in sight: advantages and Tomes first, the Baron read aloud, and what was typed found again."""

from __future__ import annotations

import pytest
from chronicle_hand import ARCHITECTS, PHONE, SMALL, TABLET, Hand, Visit, begun
from chronicle_sight import look
from daily import first_daily
from playwright.sync_api import Page, expect
from wire import Server

# A voice that writes down what it reads; headless browsers have none.
VOICE = """
window.spoken = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, 'speechSynthesis', { value: {
    speak: (words) => spoken.push(`${words.lang} ${words.text}`),
    cancel: () => spoken.push('stop'),
} });
"""


def in_the_second_game(server: Server) -> Hand:
    """Marco has a Tome that helps in Paladins and two Hammers; Anna has won."""
    hand = begun(server.address, "campaign", 4, title="Wintermark")
    hand.do("first-player", player="Anna")
    hand.do("lay-out", tomes=["open-gate", "pale-ledger", "long-roof"])
    hand.do("claim", tome="open-gate", players=["Marco"])
    hand.do("claim", tome="pale-ledger", players=["Marco"])
    hand.do("scores", points={"Anna": 60, "Marco": 40, "Giulia": 30, "Tom": 20})
    hand.do("token", crest="sheaf")
    hand.do("lay-out")
    return hand


@pytest.mark.parametrize(("size", "language"), first_daily((PHONE, "en"), (SMALL, "it"), (TABLET, "it")))
def test_advantages_stand_below_the_tomes_and_a_tap_uses_one(
    visit: Visit, server: Server, size: str, language: str
) -> None:
    hand = in_the_second_game(server)
    page = hand.open(visit, size, language)
    rows = page.locator(".adv li")
    expect(rows).to_have_count(2)
    look(page, language)
    tops = [page.locator(name).first.evaluate("one => one.getBoundingClientRect().top") for name in (".tb2", ".adv")]
    assert tops == sorted(tops)
    if size != TABLET:  # one column: what is played for comes before how everybody stands
        assert tops[1] < page.locator(".race").first.evaluate("one => one.getBoundingClientRect().top")
    box = rows.filter(has=page.locator('[aria-checked="false"]')).first.get_by_role("checkbox")
    name = box.get_attribute("aria-label") or ""
    page.get_by_role("checkbox", name=name).click()
    expect(page.get_by_role("checkbox", name=name)).to_be_checked()
    assert hand.last_step("use")
    page.get_by_role("checkbox", name=name).click()
    expect(page.get_by_role("checkbox", name=name)).not_to_be_checked()


def read_aloud(page: Page) -> list[str]:
    """Return what was read since somebody last looked, without what cut it short."""
    spoken: list[str] = page.evaluate("spoken.splice(0)")
    return [line for line in spoken if line != "stop"]


def test_the_barons_turn_is_read_aloud_each_thing_once(visit: Visit, server: Server) -> None:
    hand = begun(server.address, "architects", facts={**ARCHITECTS, "counting": "late"}, title="Wintermark")
    hand.do("reveal", card="potters-due")
    page = hand.open(visit, PHONE, "it")
    page.add_init_script(VOICE)
    page.reload()
    expect(hand.panel()).to_be_visible()
    asked = page.locator('[data-ask="workers"]')
    hand.do("reveal", card="masons-roll")
    expect(asked).to_be_visible()
    assert read_aloud(page) == []  # off, until somebody wants it
    page.locator("header button.tb").last.click()
    page.get_by_label("Leggi ad alta voce che cosa fa il Barone").check()
    page.keyboard.press("Escape")
    page.locator(".step-bar .und").click()
    expect(asked).to_have_count(0)
    said = hand.do("reveal", card="masons-roll")["log"][-1]["said"]
    expect(asked).to_be_visible()
    assert read_aloud(page) == [f"it-IT {line}" for line in said]
    asked.locator("li").first.locator(".key").nth(1).click()
    page.locator(".step-bar .primary").click()
    expect(asked).to_have_count(0)
    assert read_aloud(page) == [f"it-IT {line}" for line in hand.view["log"][-1]["said"][1:]]


def test_what_is_typed_survives_a_reload_and_is_gone_once_closed(visit: Visit, server: Server) -> None:
    hand = begun(server.address, "paladins", title="Wintermark")
    for command in ("first-player", "townsfolk", "reveal"):
        hand.do(command)
    page = hand.open(visit, PHONE)
    form = page.get_by_role("dialog")

    def correct_honour() -> None:
        page.locator("header button.tb").last.click()
        form.get_by_role("button", name="Correct Honour").click()
        expect(form.locator('[data-ask="honour"] input')).to_be_visible()

    correct_honour()
    form.locator('[data-ask="player"] .key').nth(1).click()
    form.locator('[data-ask="honour"] input').fill("7")
    form.locator('[data-ask="honour"] input').blur()
    page.reload()
    correct_honour()
    expect(form.locator('[data-ask="honour"] input')).to_have_value("7")
    expect(form.locator('[data-ask="player"] .key').nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    correct_honour()
    expect(form.locator('[data-ask="honour"] input')).to_have_value("")


def test_half_a_card_of_a_pack_survives_a_reload(visit: Visit, server: Server) -> None:
    page = visit("it", SMALL).new_page()
    page.goto(f"{server.address}/chronicles/packs")
    page.locator("form input").first.fill("La scatola")
    page.locator("form [type=submit]").click()
    expect(page.locator("header h1")).to_have_text("La scatola")
    form = page.get_by_role("dialog")

    def new_tome() -> None:
        page.get_by_role("button", name="Nuova carta").first.click()
        expect(form).to_be_visible()

    new_tome()
    name = form.locator('[data-field="name"] [lang=it]')
    name.fill("Otto Marmi")
    page.reload()
    new_tome()
    expect(name).to_have_value("Otto Marmi")
    page.keyboard.press("Escape")
    form.get_by_role("button", name="Butta via").click()
    expect(form).to_have_count(0)
    new_tome()
    expect(name).to_have_value("")


def test_a_finished_campaign_is_printed_drawn_and_begun_again(visit: Visit, server: Server) -> None:
    hand = in_the_second_game(server)
    for game in ("paladins", "viscounts"):
        assert hand.view["state"]["game"] == game
        hand.do("scores", points={"Anna": 50, "Marco": 61, "Giulia": 30, "Tom": 20})
        if hand.view["state"]["stage"] == "token":
            hand.do("token", crest=hand.view["now"][0]["asks"][0]["choices"][0]["id"])
        if game == "paladins":
            hand.do("lay-out")
    page = hand.open(visit, PHONE)
    expect(page.locator(".win h2")).to_have_text("The chronicle is Marco's")
    expect(page.locator(".places li").first).to_contain_text("Marco")
    rows = [row.locator("b.num").all_inner_texts() for row in page.locator(".places li").all()]
    tomes = [int(count) for _, count in rows]
    assert [int(place) for place, _ in rows] == [1 + sum(other > count for other in tomes) for count in tomes]
    expect(page.locator(".step-bar .again")).to_be_in_viewport(ratio=1)
    look(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    page.get_by_role("link", name="Print").click()
    expect(page.locator(".page .sheet").first).to_be_visible()
    page.go_back()
    page.locator(".step-bar .again").click()
    expect(page.locator(".four .key").first).to_have_attribute("aria-pressed", "true")
    assert [field.input_value() for field in page.locator(".names input").all()] == ["Anna", "Marco", "Giulia", "Tom"]


def test_the_set_up_as_the_table_told_it_is_not_told_again(visit: Visit, server: Server) -> None:
    hand = begun(server.address, "architects", title="Wintermark")
    page = hand.open(visit, SMALL)
    expect(hand.panel()).to_be_visible()
    hand.do("prepare", mode="normal", artisans="no")
    for player, board in ARCHITECTS["boards"].items():
        hand.do("board", player=player, board=board)
    (said,) = hand.do("apprentice", player="Anna")["log"][-1]["said"]  # drawn: one sentence above the next question
    expect(page.locator(".panel .said")).to_have_text(said)
    expect(page.locator(".happened")).to_have_count(0)
