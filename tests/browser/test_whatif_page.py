"""The what-if board in the page: play, step back, branch, name, imagine anew, share by link, keep over a reload."""

from __future__ import annotations

import base64
import json
import zlib

import pytest
from daily import first_daily
from person import Person, Visit
from playwright.sync_api import Page, Route, expect
from scenes import record
from sight import speaks, without_overflow
from wire import Server

from regno.proelio.formats.seat_record import read_any_game

NODES = "[role=treeitem]"


def in_link(text: str) -> str:
    """A text as links carry it."""
    pressed = zlib.compressobj(wbits=-15)
    return base64.urlsafe_b64encode(pressed.compress(text.encode()) + pressed.flush()).decode().rstrip("=")


def play(page: Page, answer: int) -> None:
    """Choose an answer, play it, and wait until the tree has moved on."""
    before = page.locator(f"{NODES}[aria-selected=true]").get_attribute("style")
    page.locator(".answers .row").nth(answer).click()
    page.locator(".ends .go").click()
    expect(page.locator(f"{NODES}[aria-selected=true]")).not_to_have_attribute("style", before or "")


@pytest.mark.parametrize(("language", "size"), first_daily(("it", "phone"), ("en", "desktop")))
def test_a_puzzle_is_tried_out_in_branches(server: Server, visit: Visit, language: str, size: str) -> None:
    context = visit(language, size)
    page = context.new_page()
    page.goto(f"{server.address}/whatif?puzzle=2")
    expect(page.locator(".answers .row").first).to_be_visible()
    assert page.locator(NODES).count() == 1
    expect(page.locator(".whatif-page.imagined")).to_be_visible()
    play(page, 0)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f"{NODES}.root")).to_have_attribute("aria-selected", "true")
    play(page, 1)
    expect(page.locator(".bn li")).to_have_count(2)
    page.keyboard.press("n")
    expect(page.locator("#branch-name")).to_be_focused()
    page.keyboard.type("Prova 2")
    page.keyboard.press("Enter")
    expect(page.locator(".bn .on")).to_have_text("Prova 2")
    page.locator(".img .btn").click()
    expect(page.locator(NODES)).to_have_count(4)
    without_overflow(page)
    speaks(page, language)

    with page.expect_download() as saved:
        page.locator(".ends .btn").filter(has=page.locator("svg")).last.click()
    game = read_any_game(saved.value.path().read_text())
    assert game.start is not None and not game.result

    page.reload()
    expect(page.locator(NODES)).to_have_count(4)
    page.keyboard.press("Delete")
    page.get_by_role("dialog").locator(".btn.go").click()
    expect(page.locator(NODES)).to_have_count(2)


@pytest.mark.parametrize(("weak", "told"), [(True, "1,920 worlds, the server is busy"), (False, "1,920 worlds")])
def test_a_hint_of_a_busy_server_says_so(server: Server, visit: Visit, weak: bool, told: str) -> None:
    answers = [{"place": place, "chance": 0.3, "low": 0.2, "high": 0.4, "surely_worse": False} for place in (0, 1)]
    hint = {"answers": answers, "facts": [], "worlds": 1920, "chance": 0.3, "low": 0.2, "high": 0.4, "later": 0}
    context = visit()
    context.route("**/api/whatif/hint*", lambda route: route.fulfill(json={**hint, "weak": weak}))
    page = context.new_page()
    page.goto(f"{server.address}/whatif?puzzle=2")
    expect(page.locator(".answers .row").first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".pan h2 .r").first).to_have_text(told)


def test_a_hint_says_that_it_looks_until_its_answer_is_there(server: Server, visit: Visit) -> None:
    chance = {"chance": 0.3, "low": 0.2, "high": 0.4, "facts": [], "worlds": 900, "later": 0, "weak": False}
    held: list[Route] = []

    def answer(route: Route) -> None:
        if (route.request.post_data_json or {})["answers"]:
            held.append(route)
        else:
            route.fulfill(json={**chance, "answers": []})

    context = visit()
    context.route("**/api/whatif/hint*", answer)
    page = context.new_page()
    page.goto(f"{server.address}/whatif?puzzle=2")
    expect(page.locator(".answers .row").first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".pan h2 .r").first).to_have_text("Looking through the worlds ...")
    expect(page.locator(".pan")).not_to_contain_text("too many answers")
    while not held:
        page.wait_for_timeout(20)
    answers = [{"place": place, "chance": 0.3, "low": 0.2, "high": 0.4, "surely_worse": False} for place in (0, 1)]
    for route in held:
        route.fulfill(json={**chance, "answers": answers})
    expect(page.locator(".answers .pc")).to_have_count(2)


def test_a_link_carries_the_whole_board(server: Server, visit: Visit) -> None:
    context = visit("en", "desktop", permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(f"{server.address}/whatif")
    page.locator("textarea").fill(record())
    page.locator("form .go").click()
    expect(page.locator(NODES)).to_have_count(7)  # the beginning, and six steps as played
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.locator(".answers .row").last.click()
    with page.expect_response("**/api/whatif?*"):
        page.locator(".ends .go").click()
    page.evaluate("() => (navigator.share = undefined)")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    there, other = page.locator(NODES).count(), visit("it", "phone").new_page()
    other.goto(link)
    expect(other.locator(NODES)).to_have_count(there)
    speaks(other, "it")


def test_a_link_that_was_cut_short_or_holds_no_board_says_so(server: Server, visit: Visit) -> None:
    page = visit("it", "phone").new_page()
    for hash in ("AAAA", in_link("[1, 2]"), in_link('{"start": {"record": 7}}'), in_link("bread, milk")):
        page.goto("about:blank")
        page.goto(f"{server.address}/whatif#{hash}")
        expect(page.get_by_role("alert")).to_contain_text("scacchiera")
        page.locator(".blank .btn").click()
        expect(page.locator("textarea")).to_be_visible()
    page.goto("about:blank")
    page.goto(f"{server.address}/replay#{in_link('bread')[:-2]}")
    expect(page.get_by_role("alert")).to_contain_text("partita")
    expect(page.locator("input[type=file]")).to_be_attached()


def test_a_damaged_branch_of_a_link_takes_nothing_else_with_it(server: Server, visit: Visit) -> None:
    """What can still be read is shown: a tree of nonsense is a board without branches."""
    start = {"record": record(), "frames": 30, "eyes": "all"}
    nodes = [{"id": 1, "parent": 0, "step": {"moves": ["surrender"]}}, "x", {"id": "y"}, None]
    trees = {"all": {"seed": "a", "nodes": nodes}, "0": 7}
    board = {"start": start, "at": 4, "seat": 99, "eyes": "all", "trees": trees}
    page = visit(expected="400").new_page()
    page.goto(f"{server.address}/whatif#{in_link(json.dumps(board))}")
    expect(page.locator(".answers .row").first).to_be_visible()
    expect(page.locator(NODES).first).to_have_attribute("aria-selected", "true")


def test_on_a_laptop_the_board_stays_where_it_is_while_the_tree_grows(server: Server, visit: Visit) -> None:
    page = visit("en", "1366x657").new_page()
    page.goto(f"{server.address}/whatif?puzzle=2")
    expect(page.locator(".answers .row").first).to_be_visible()
    board, low = page.locator(".board").bounding_box(), page.locator(".low").bounding_box()
    assert board and low and 657 - 24 <= low["y"] + low["height"] <= 657, "the page fills its window"
    play(page, 0)
    page.keyboard.press("ArrowLeft")
    play(page, 1)
    assert page.locator(".board").bounding_box() == board


@pytest.mark.long
def test_a_seat_that_the_passport_has_taken_over_meanwhile_is_looked_back_at(server: Server, visit: Visit) -> None:
    person, held = Person(visit("en", expected="403"), server), list[Route]()
    person.context.route("**/api/person/take*", lambda route: held.append(route))
    page = person.goto("/").page
    page.locator("#play-now").click()
    expect(page.locator(".board")).to_be_visible()
    for _ in range(400):  # until the passport asks for the seat
        page.wait_for_timeout(50)
        if held:
            break
    tokens = page.evaluate("localStorage['regno:tokens']")
    person.context.unroute("**/api/person/take*")  # which lets it go on
    page.wait_for_function("() => localStorage['regno:passport'] && localStorage['regno:tokens'] === '{}'")
    table = page.url.rsplit("/", 1)[1]
    page.evaluate("(tokens) => localStorage['regno:tokens'] = tokens", tokens)  # a page that has not heard of it
    refused = []
    page.on("response", lambda answer: refused.append(answer.url) if answer.status == 403 else None)
    for way in (f"/replay/{table}", f"/whatif?table={table}"):
        person.goto(way)
        expect(page.locator(".replay-page .ctl, .whatif-page .answers").first).to_be_visible()
    assert len(set(refused)) == 2, "the old token opens nothing any more"


def test_my_own_game_is_looked_back_at_and_tried_out(server: Server, visit: Visit) -> None:
    taken_over = r"403 .*/(seen|start)\?"  # the passport took the seat meanwhile: the page asks again by its key
    person = Person(visit("en", "phone", expected=taken_over), server)
    page = person.goto("/").page
    page.locator("#play-now").click()
    expect(page.locator(".board")).to_be_visible()
    person.my_turn()
    person.menu_button.click()
    page.get_by_role("dialog").get_by_role("link", name="Look back").click()
    expect(page.locator(".replay-page .ctl")).to_be_visible()
    assert page.locator(".eyes .eye").count() == 1, "no other eyes while the game goes on"
    assert page.locator(".graph, .working").count() == 0, "nobody waits for a review of a game that goes on"
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuenow", slider.get_attribute("aria-valuemax") or "none")
    page.get_by_role("button", name="What if?").click()
    expect(page.locator(".whatif-page.imagined .answers")).to_be_visible()
    rim = page.locator(NODES).first.evaluate("each => getComputedStyle(each).boxShadow")
    assert rim == "none", "nothing of the table's own styles is left"
    page.get_by_role("radio", name="Bots").click()
    expect(page.locator(".thinks")).to_have_count(0)  # whoever is before me has chosen
    count = page.locator(NODES).count()
    page.keyboard.press("1")
    page.keyboard.press("Enter")  # though the focus is where the bots were chosen
    expect(page.locator(NODES)).not_to_have_count(count)
    page.go_back()
    expect(page.locator(".replay-page .ctl")).to_be_visible()
