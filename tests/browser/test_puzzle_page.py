"""Puzzles in the page: the best stays hidden after a wrong answer; again; the answer with its proof; by keyboard."""

from __future__ import annotations

import pytest
from daily import first_daily
from person import Visit
from playwright.sync_api import Page, expect
from sight import speaks, without_overflow
from wire import Server

from regno.learn.puzzle import Puzzle, library

OPEN, JUDGED = ".decide:not(.judgement)", ".judgement"


def submit(page: Page, moves: list[str]) -> None:
    """Give an answer as the page would: by pressing its cards and its button."""
    cards = [move.partition(" ") for move in moves if " " in move]
    if page.locator(f"{OPEN} [data-move='{moves[0]}']").count():
        page.locator(f"{OPEN} [data-move='{moves[0]}']").first.click()
        return
    if moves[0].startswith("attack"):
        page.locator("[data-move=attack]").click()
    for _, _, card in cards:
        page.locator(f".hz [data-card={card}].lit:not(.picked)").first.click()
    page.locator(".decide .acts .go").click()


def simple() -> tuple[int, Puzzle]:
    """A puzzle about which cards to deploy, where every answer is pressed in the same way."""
    for number, puzzle in enumerate(library(), 1):
        if any(move.startswith("deploy") for answer in puzzle.answers for move in answer.moves):
            return number, puzzle
    pytest.skip("no puzzle about a defence is in the library")


@pytest.mark.parametrize(("language", "size"), first_daily(("it", "phone"), ("en", "desktop")))
def test_a_puzzle_is_failed_tried_again_and_solved(server: Server, visit: Visit, language: str, size: str) -> None:
    number, puzzle = simple()
    page = visit(language, size).new_page()
    page.goto(f"{server.address}/puzzles/{number}")
    expect(page.locator(OPEN)).to_be_visible()
    speaks(page, language)
    without_overflow(page)
    submit(page, puzzle.answers[1].moves)
    expect(page.locator(f"{JUDGED}.wrong")).to_be_visible()
    assert page.locator(".chance-bars .row").count() == 1
    assert page.locator(".chance-bars .best, .proof").count() == 0
    without_overflow(page)
    page.keyboard.press("r")
    expect(page.locator(OPEN)).to_be_visible()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    submit(page, puzzle.best.moves)
    expect(page.locator(f"{JUDGED}.right h2")).to_be_in_viewport()
    assert page.locator(".chance-bars .best.yours").count() == 1
    expect(page.locator(".proof")).to_be_visible()
    expect(page.locator(".reasons li").first).to_be_visible()
    speaks(page, language)
    without_overflow(page)
    assert page.locator(".streak .flame b").inner_text() == "0", "the first answer counts, and it was wrong"


def test_the_answer_is_shown_and_the_next_puzzle_comes_by_the_keyboard(server: Server, visit: Visit) -> None:
    page = visit().new_page()
    page.goto(f"{server.address}/puzzles")
    page.locator(".puzzle-grid .intro .go").click()
    expect(page.locator(OPEN)).to_be_visible()
    first = page.url
    page.keyboard.press("h")
    expect(page.locator(".puzzle-leaf .todo")).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator(f"{JUDGED}.shown h2")).to_be_focused()
    page.keyboard.press("n")
    expect(page.locator(OPEN)).to_be_visible()
    assert page.url != first
    page.keyboard.press("s")
    expect(page.locator(f"{JUDGED}.shown")).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator(".whatif-page .answers .row").first).to_be_visible()


def test_a_row_of_right_answers_is_counted_and_kept(server: Server, visit: Visit) -> None:
    number, puzzle = simple()
    page = visit().new_page()
    page.goto(f"{server.address}/puzzles/{number}")
    submit(page, puzzle.best.moves)
    expect(page.locator(f"{JUDGED}.right")).to_be_visible()
    expect(page.locator(".streak .flame b")).to_have_text("1")
    page.reload()
    expect(page.locator(".streak .flame b")).to_have_text("1")


def test_a_puzzle_that_is_not_there_says_so(server: Server, visit: Visit) -> None:
    page = visit(expected="404|400").new_page()
    page.goto(f"{server.address}/puzzles/99999")
    expect(page.locator("[role=alert]")).to_contain_text("1")
    expect(page.locator("a.btn[href='/puzzles']")).to_be_visible()


def test_a_card_is_chosen_by_its_number_and_enter_answers(server: Server, visit: Visit) -> None:
    one = next(n for n, each in enumerate(library(), 1) if each.best.moves == ["stop"])
    page = visit("en", "1366x657").new_page()
    page.goto(f"{server.address}/puzzles/{one}")
    expect(page.locator(OPEN)).to_be_visible()
    page.keyboard.press("h")  # the focus stays with the hint
    expect(page.locator(".puzzle-leaf .foot")).to_be_in_viewport(ratio=1)
    places = page.locator(".hz .card").evaluate_all("all => all.map((each) => each.classList.contains('lit'))")
    page.keyboard.press(str(places.index(True) + 1))
    expect(page.locator(".hz .card.sel")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(f"{JUDGED}.wrong")).to_be_visible()


def test_a_long_answer_is_not_cut_off_in_the_title_of_its_verdict(server: Server, visit: Visit) -> None:
    number = next(n for n, each in enumerate(library(), 1) if each.best.moves[0].startswith("trade"))
    page = visit("it", "1366x657").new_page()
    page.goto(f"{server.address}/puzzles/{number}")
    expect(page.locator(OPEN)).to_be_visible()
    page.keyboard.press("s")
    title = page.locator(f"{JUDGED} h2")
    expect(title).to_be_visible()
    assert title.evaluate("each => each.scrollWidth <= each.clientWidth"), title.inner_text()
