"""The page of all my games: found by words and filters, in figures, and as files."""

from __future__ import annotations

import csv
import json
from pathlib import Path

from cases import CASES
from laid import token
from person import Person, Visit
from playwright.sync_api import expect
from sight import accessible, without_overflow
from staged import staged
from test_lobby_page import finished
from wire import Server


def test_games_are_found_counted_and_taken_along(server: Server, visit: Visit, tmp_path: Path) -> None:
    won, running = finished(server, "history"), staged(server.data, CASES["action"].position)
    me = Person(visit(), server).holding(won, token(0, won)).holding(running, token(0, running))
    page = me.goto("/").page
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="My games").click()
    expect(page).to_have_url(f"{server.address}/history")
    expect(page.locator("[aria-current=page]").first).to_have_text("My games")
    rows = page.locator(".lf li")
    expect(rows).to_have_count(2)
    opponents = rows.filter(has_text="You won by conquest").locator(".them > span")
    expect(opponents).to_have_count(2)  # their arms, bots with a mark
    expect(opponents.locator(".ic")).to_have_count(2)
    expect(page.get_by_text("1 running, 1 finished")).to_be_visible()
    expect(page.get_by_role("row", name="all games 100% 1 of 1 with 95 % between 21 and 100 %")).to_be_visible()
    accessible(page)
    page.get_by_label("Result").select_option("won")
    expect(rows).to_have_count(1)
    expect(rows.first).to_contain_text("You won by conquest")
    link = rows.first.get_by_role("link", name="BG Stats").get_attribute("href")
    assert link and link.startswith("https://app.bgstatsapp.com/createPlay.html?data=%7B")
    page.get_by_label("Search").fill("nobody of this name")
    expect(page.get_by_text("No game fits.")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="CSV").click()
    saved.value.save_as(tmp_path / "games.csv")
    lines = list(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))
    assert {(each["id"], each["result"]) for each in lines} == {(won, "won"), (running, "playing")}
    with page.expect_download() as saved:
        page.get_by_role("button", name="JSON").click()
    saved.value.save_as(tmp_path / "all.json")
    whole = json.loads((tmp_path / "all.json").read_text())
    assert whole["records"] == {won: server.http(f"/api/tables/{won}/record")[1]}
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture").click()
    saved.value.save_as(tmp_path / "recap.png")
    assert (tmp_path / "recap.png").read_bytes().startswith(b"\x89PNG")


def test_chronicles_stand_beside_games_on_a_phone_by_night(server: Server, visit: Visit) -> None:
    made = server.http("/api/chronicles", {"kind": "paladins", "players": ["Anna", "Marco"], "title": "La nostra"})[1]
    me = Person(visit(language="it", size="phone", color_scheme="dark"), server)
    me.goto("/about")
    me.page.evaluate("given => (localStorage['regno:chronicles'] = given)", json.dumps({made["id"]: made["token"]}))
    page = me.goto("/history").page
    expect(page.get_by_role("heading", name="La nostra")).to_be_visible()
    expect(page.get_by_text("Scenario Paladini, normale. Anna, Marco.")).to_be_visible()
    accessible(page)
    without_overflow(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="JSON").click()
    whole = json.loads(Path(saved.value.path()).read_text())
    header = json.loads(whole["journals"][made["id"]].split("\n")[0].partition(" ")[2])
    assert header["title"] == "La nostra" and made["token"] not in json.dumps(whole)
    page.get_by_role("link", name="La nostra").first.click()
    expect(page.locator("header h1")).to_have_text("La nostra")
