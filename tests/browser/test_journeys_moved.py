"""Evenings that begin on a laptop and end on a phone: the passport moves in the middle, and nothing is lost."""

from __future__ import annotations

import pytest
from chronicle_journey import Keeper
from chronicle_sight import played_through
from journey import Traveller, check, hurried
from moving import REFUSED, moved
from person import Visit, play_out
from playwright.sync_api import expect
from sight import accessible, speaks
from wire import Server

pytestmark = pytest.mark.long
LAPTOP, PHONE = "1366x657", "390x844"
STEPS = 5  # of a chronicle, on the laptop


def test_a_game_begun_on_a_laptop_ends_on_a_phone(server: Server, visit: Visit) -> None:
    laptop = Traveller(hurried(visit("en", LAPTOP, expected=REFUSED, color_scheme="light")), server).goto("/")
    laptop.page.locator("#play-now").click()
    expect(laptop.page.locator(".board")).to_be_visible()
    play_out(laptop, most=4)
    table = laptop.table
    laptop.menu("Open on my phone")

    phone = Traveller(visit("it", PHONE, expected=REFUSED, color_scheme="dark"), server)
    phone.page.close()
    phone.page = moved(laptop.page, phone.context, server)
    expect(phone.page).to_have_url(f"{server.address}/t/{table}")
    expect(phone.page.locator(".hz .card").first).to_be_visible()
    check(phone.page, "the game on the phone")
    accessible(phone.page)
    laptop.page.keyboard.press("Escape")
    play_out(phone)
    for person, language in ((phone, "it"), (laptop, "en")):
        expect(person.page.locator(".ending .verdict:not(.bad)")).to_be_visible()
        check(person.page, "the end")
        speaks(person.page, language)
    phone.goto("/history")
    expect(phone.page.locator(f"a[href*='{table}']").first).to_be_visible()


@pytest.mark.parametrize("kind", ["paladins", "viscounts"])
def test_a_chronicle_begun_on_a_laptop_ends_on_a_phone(server: Server, visit: Visit, kind: str) -> None:
    keeper = Keeper.begin(visit, server.address, kind, LAPTOP, "en", "normal" if kind == "paladins" else "3")
    for _ in range(STEPS):
        assert keeper.tap_on()
    laptop = keeper.page
    laptop.get_by_role("button", name="More").click()
    laptop.get_by_role("button", name="Open on my phone").click()
    keeper.page = moved(laptop, visit("it", PHONE, expected=REFUSED, color_scheme="dark"), server)
    keeper.language = "it"
    expect(keeper.page.locator("header h1")).to_have_text("Wintermark")
    keeper.look_at("on the phone")
    before = keeper.view["steps"]
    played_through(keeper)
    view = keeper.view
    assert view["state"]["stage"] == "over" and view["steps"] > before
    for _ in range(2):  # the code, the menu
        laptop.keyboard.press("Escape")
    expect(laptop.locator('.panel a[href$="/scores"]')).to_be_visible()  # it followed to the end by itself
