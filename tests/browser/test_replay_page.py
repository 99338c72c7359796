"""The replay in the page: scrub, step, other eyes, links, files; and what the review finds."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from random import Random

import pytest
from common_check import SIZES
from daily import first_daily
from journey import check
from person import BUSY, Visit
from playwright.sync_api import Page, expect
from sight import accessible, fits_at_every_width, speaks
from wire import Server, play_out, run, seated

import regno
from regno.proelio.formats.seat_record import write_record

PLATES = """() => [...document.querySelectorAll('.seat')]
    .sort((one, other) => one.style.getPropertyValue('--place') - other.style.getPropertyValue('--place'))
    .map((each) => each.getBoundingClientRect().toJSON())"""
# The place of each attack's target, and where its card lies.
ATTACKS = """() => [...document.querySelectorAll('.att:not(.ghost)')].map((each) => {
    const { left, right } = each.getBoundingClientRect()
    return [each.style.getPropertyValue('--col'), left, right]
})"""


@cache
def record(houses: int = 3, seed: int = 6) -> str:
    """A short random game."""
    game, rng = regno.deal(houses=houses, seed=seed, guilds=True), Random(seed)
    while not game.result:
        game.play(rng.choice(game.legal()))
    return write_record(game)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "game.record"
    made.write_text(record(), encoding="utf-8")
    return made


def opened(page: Page, server: Server, file: Path) -> Page:
    page.goto(f"{server.address}/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".ctl")).to_be_visible()
    return page


def place(page: Page) -> int:
    return int(page.get_by_role("slider").get_attribute("aria-valuenow") or -1)


def moves(page: Page) -> int:
    return int(page.get_by_role("slider").get_attribute("aria-valuemax") or -1)


def test_cards_fly_over_the_page_without_making_it_wider(server: Server, visit: Visit, file: Path) -> None:
    page = opened(visit(motion=True).new_page(), server, file)
    page.evaluate(  # a card is in the air for a moment only: it is measured there and then
        """() => {
            const look = () => {
                const card = document.querySelector('.flights > *')
                const { scrollWidth, clientWidth } = document.documentElement
                if (card?.offsetWidth) window.measured = [card.offsetWidth, scrollWidth, clientWidth]
                else requestAnimationFrame(look)
            }
            look()
        }"""
    )
    for _ in range(moves(page)):
        page.keyboard.press("ArrowRight")
        if page.evaluate("window.measured"):
            break
    width, wide, seen = page.evaluate("window.measured")
    assert width == 60 and wide == seen


def test_on_a_phone_houses_stand_two_by_two_and_each_attack_under_its_target(
    server: Server, visit: Visit, tmp_path: Path
) -> None:
    """Four Houses have other places on the board than three; there the cards once lay outside the page."""
    whole = tmp_path / "four.record"
    whole.write_text(record(4), encoding="utf-8")
    page = opened(visit("it", "phone").new_page(), server, whole)
    (a, b, c, d) = page.evaluate(PLATES)
    assert a["y"] == b["y"] < c["y"] == d["y"] and a["x"] == c["x"] < b["x"] == d["x"]
    seen = set[str]()
    for _ in range(moves(page)):
        page.keyboard.press("ArrowRight")
        for place, left, right in page.evaluate(ATTACKS):
            assert 0 <= left < right <= 390, place
            seen.add(place)
    assert seen == {"0", "1", "2", "3"}


def test_a_file_is_opened_stepped_and_scrubbed(server: Server, visit: Visit, file: Path) -> None:
    page = opened(visit().new_page(), server, file)
    assert place(page) == 0
    page.get_by_role("button", name="One move on").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("End")
    assert place(page) == moves(page)
    expect(page.locator(".told")).to_contain_text("wins by conquest")
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    expect(page.locator(".pos")).to_contain_text("turn 2 of")
    box = page.get_by_role("slider").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(place(page) - moves(page) / 2) <= 1


@pytest.mark.long
def test_each_pair_of_eyes_sees_its_own(server: Server, visit: Visit, file: Path) -> None:
    page = opened(visit().new_page(), server, file)
    expect(page.locator(".open-hand")).to_have_count(3)
    page.get_by_role("radio", name="Ursina").click()
    expect(page.locator(".open-hand")).to_have_count(1)
    expect(page.locator(".seat", has=page.locator(".open-hand"))).to_contain_text("Ursina")
    page.keyboard.press("ArrowRight")  # to the next pair of eyes, as in any group of choices
    expect(page.get_by_role("radio", name="Corvina")).to_be_checked()
    page.get_by_role("radio", name="Spectator").click()
    expect(page.locator(".open-hand")).to_have_count(0)


@pytest.mark.long
def test_a_link_shows_the_same_moment_of_a_file(server: Server, visit: Visit, file: Path) -> None:
    context = visit(permissions=["clipboard-read", "clipboard-write"])
    page = opened(context.new_page(), server, file)
    for _ in range(7):
        page.get_by_role("button", name="One move on").click()
    page.get_by_role("radio", name="Aquila").click()
    told = page.locator(".told").inner_text()
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_text("The link is copied")).to_be_visible()
    other = context.new_page()
    other.goto(str(page.evaluate("navigator.clipboard.readText()")))
    expect(other.get_by_role("slider")).to_have_attribute("aria-valuenow", "7")
    expect(other.get_by_role("radio", name="Aquila")).to_be_checked()
    assert other.locator(".told").inner_text() == told


@pytest.mark.long
def test_a_file_dropped_on_the_page_is_opened(server: Server, visit: Visit) -> None:
    page = visit().new_page()
    page.goto(f"{server.address}/replay")
    expect(page.locator("input[type=file]")).to_be_attached()
    page.evaluate(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], 'game.record'));
            window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
        }""",
        record(),
    )
    expect(page.locator(".ctl")).to_be_visible()


def test_a_file_that_is_no_record_is_told_what_is_wrong(server: Server, visit: Visit, tmp_path: Path) -> None:
    wrong = tmp_path / "list.txt"
    wrong.write_text("bread, milk", encoding="utf-8")
    page = visit(expected="400").new_page()
    page.goto(f"{server.address}/replay")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("regno record 1")


@pytest.mark.long
def test_the_record_can_be_downloaded_again(server: Server, visit: Visit, file: Path) -> None:
    page = opened(visit().new_page(), server, file)
    with page.expect_download() as download:
        page.get_by_role("button", name="Record").click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == record()


@pytest.mark.long
def test_a_seats_record_is_saved_and_looked_at_through_that_seats_eyes(
    server: Server, visit: Visit, file: Path, tmp_path: Path
) -> None:
    page = opened(visit().new_page(), server, file)
    page.get_by_role("radio", name="Ursina").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="As Ursina saw it").click()
    saved = tmp_path / "seat.record"
    saved.write_text(Path(download.value.path()).read_text(encoding="utf-8"), encoding="utf-8")
    assert "\nseat 1\n" in saved.read_text(encoding="utf-8")
    page = opened(visit().new_page(), server, saved)
    expect(page.get_by_text("This Record holds only what Ursina saw.")).to_be_visible()
    expect(page.get_by_role("radio")).to_have_count(1)
    page.locator(".ctl button").last.click()
    expect(page.locator(".seat.me .open-hand")).to_be_attached()
    assert page.locator(".open-hand").count() == 1


def test_a_finished_table_is_looked_at_again(server: Server, visit: Visit) -> None:
    async def play() -> str:
        clients = await seated(server, 2)
        await play_out(clients)
        return clients[0].table

    with ThreadPoolExecutor() as aside:  # the browser has the event loop of this thread
        table = aside.submit(run, play()).result()
    page = visit(expected=BUSY).new_page()
    page.goto(f"{server.address}/replay/{table}?move=3&eyes=public")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "3")
    expect(page.get_by_role("radio", name="Spectator")).to_be_checked()
    page.set_viewport_size({"width": 360, "height": 640})
    languages = page.locator(".top-bar .oseg")
    assert languages.evaluate("each => each.scrollWidth <= each.clientWidth"), "no language is cut off"


def judged(move: int, seat: int, before: float, after: float, mistake: bool = False) -> dict[str, object]:
    words = {"played": "Draw a Base card", "best": "Raise the Shields", "reasons": ["It avoids: defeat."]}
    return {**words, "move": move, "seat": seat, "before": before, "after": after, "mistake": mistake,
            "loss_low": 0.05, "loss_high": 0.12}  # fmt: skip


def test_chances_turning_points_and_mistakes_are_drawn(server: Server, visit: Visit, file: Path) -> None:
    """As soon as the server has them; here it answers at once, and in its second answer it has finished."""
    choices = [n for n, line in enumerate(record().split("\n\n")[1].splitlines(), 1) if not line.startswith("chance")]
    found = [judged(move, place % 3, 0.4, 0.3, mistake=place == 4) for place, move in enumerate(choices)]
    turning = [{"seat": 1, "who": 0, "move": choices[5], "before": 0.2, "after": 0.6, "what": "A wall falls."}]
    half = {"id": "x", "total": len(found), "judged": found[:6], "turning": [], "finished": False, "failed": False,
            "houses": [], "mistakes": [], "refining": False}  # fmt: skip
    houses = [{"seat": seat, "accuracy": 0.9, "lost": 0.12, "decisions": 7, "mistakes": seat} for seat in range(3)]
    whole = {**half, "judged": found[6:], "turning": turning, "houses": houses, "finished": True}
    context = visit()
    context.route("**/api/review?*", lambda route: route.fulfill(json=half))
    context.route("**/api/reviews/x?from=6*", lambda route: route.fulfill(json=whole))
    page = opened(context.new_page(), server, file)
    expect(page.get_by_role("heading", name="Chance to win")).to_be_visible()
    assert page.locator(".plot .line").count() == 3
    expect(page.locator(".summary tbody tr")).to_have_count(3)
    box = page.locator(".plot").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + 60)  # the graph is a scrubber too
    assert place(page) == moves(page)
    page.locator(".tp:not(.slips) button").click()
    assert place(page) == 6
    page.keyboard.press("1")
    assert place(page) == 6, "a turning point by its number"
    page.keyboard.press("m")
    assert place(page) == 5, "the next mistake"
    page.locator(".slips button").click()
    expect(page.locator(".cost")).to_contain_text("cost 5–12 percentage points")
    expect(page.locator(".reasons")).to_contain_text("It avoids: defeat.")
    expect(page.locator(".oc li")).to_have_count(2)
    assert page.locator(".oc .is-best").count() == 1, "the bars are those of puzzles and mistakes"
    page.get_by_role("button", name="As a table").click()
    expect(page.locator(".chance-table tbody tr")).to_have_count(len(found))
    page.locator(".chance-table tbody button").first.click()
    assert place(page) == 1, "the first decision"
    accessible(page)
    page.reload()
    opened(page, server, file)
    expect(page.locator(".chance-table")).to_be_visible()
    page.get_by_role("button", name="As a drawing").click()
    expect(page.locator(".plot")).to_be_visible()
    fits_at_every_width(page)
    accessible(page)


@pytest.mark.parametrize("houses", first_daily((4,), (3,), (5,), (6,)))
def test_nothing_lies_over_anything_at_any_size(server: Server, visit: Visit, tmp_path: Path, houses: int) -> None:
    """A review with its graph, as a drawing and as a table, and the what-if board from the same moment."""
    text = record(houses, 8)
    choices = [n for n, line in enumerate(text.split("\n\n")[1].splitlines(), 1) if not line.startswith("chance")]
    found = [judged(move, place % houses, 0.4, 0.3, mistake=place == 4) for place, move in enumerate(choices)]
    turning = [{"seat": 1, "who": 0, "move": choices[5], "before": 0.2, "after": 0.6, "what": "A wall falls."}] * 4
    rows = [{"seat": seat, "accuracy": 0.9, "lost": 0.1, "decisions": 7, "mistakes": seat} for seat in range(houses)]
    whole = {"id": "x", "total": len(found), "judged": found, "turning": turning, "finished": True, "failed": False,
             "houses": rows, "mistakes": [], "refining": False}  # fmt: skip
    context = visit("it")
    context.route("**/api/review?*", lambda route: route.fulfill(json=whole))
    file = tmp_path / "game.record"
    file.write_text(text, encoding="utf-8")
    page = opened(context.new_page(), server, file)
    expect(page.locator(".summary tbody tr")).to_have_count(houses)
    for _ in range(37):
        page.keyboard.press("ArrowRight")

    def look() -> None:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            check(page)

    look()
    page.set_viewport_size({"width": 1366, "height": 657})
    check(page)  # the board is laid out anew, a moment later
    board = page.locator(".board").bounding_box()
    page.get_by_role("button", name="Come tabella").click()
    assert page.locator(".board").bounding_box() == board
    look()
    page.get_by_role("button", name="E se?").click()
    expect(page.locator(".answers .row").first).to_be_visible()
    look()


@pytest.mark.long
def test_a_game_is_reviewed_by_the_server(server: Server, visit: Visit, file: Path) -> None:
    page = opened(visit().new_page(), server, file)
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=600_000)
    expect(page.get_by_role("heading", name="Mistakes")).to_be_visible()
    page.get_by_role("button", name="Italiano").click()
    expect(page.get_by_role("heading", name="Errori")).to_be_visible()
    speaks(page, "it")
