"""The sheets of an edition, measured in the file: paper, cards, marks, backs, words; and all cards in their number."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from measured import Page, Place, Printed, cells

from regno.errors import BadEdition
from regno.printing.errors import PrintError
from regno.printing.flow import ParagraphBlock, Sizes
from regno.printing.job import PAPERS, PrintJob
from regno.printing.pdf import PdfFile
from regno.printing.proelio.cards import CardMaker
from regno.printing.proelio.edition_file import draw_edition
from regno.printing.proelio.rules import Leaf, booklet_leaves, booklet_sides, rules_of
from regno.printing.sheets import MOST_CARDS, card_sheets, paper_of
from regno.proelio.cards import GUILDS
from regno.proelio.edition import BUILT_IN, Edition, built_in, edition, read_edition
from regno.proelio.narrator import Narrator
from regno.text import LANGUAGES, say
from source import HOME

EDITIONS = HOME / "src/regno/proelio/editions"
SAFE = 2.0  # mm inside a card that no letter enters
PAPER_SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


@cache
def printed(name: str, paper: str = "a4", language: str = "en", saving: bool = False, backs: bool = True) -> Printed:
    return Printed(draw_edition(built_in(name), PrintJob(paper, language, saving, backs)).content())


def is_sheet(page: Page) -> bool:
    """Whether a page has cards: drawings whose corners are those of the nine places."""
    left, top = cells(page.width, page.height)[0][:2]
    return bool(page.forms) and abs(page.forms[0][0] - left) < 0.1 and abs(page.forms[0][1] - top) < 0.1


def sheets(file: Printed) -> list[Page]:
    return [page for page in file.pages if is_sheet(page)]


def fronts(file: Printed) -> list[Page]:
    return sheets(file)[::2]


def name_of(page: Page, cell: Place) -> str:
    """The name on the card of a place: what stands just below its picture."""
    return page.text(Place(cell.left, cell.top + 48.8, cell.right, cell.top + 57.8))


def expected_names(book: Edition, language: str) -> Counter[str]:
    """The names of all cards of the box, each as often as it is there."""
    narrator = Narrator(language, book.id)
    names = Counter({narrator.card(kind): count for kind, count in enumerate(book.cards) if count})
    if book.modes["guilds"]:
        names.update(narrator.guild(guild) for guild in range(len(GUILDS)))
    if book.modes["merchant"]:
        names[say(language, "printing", "merchant-card")] += 1
    if book.rulings["seasons"]:
        names[say(language, "proelio", "season-autumn")] += 1
    return names


@pytest.mark.parametrize("paper", PAPERS)
def test_pages_have_the_size_of_their_paper(paper: str) -> None:
    for page in printed("en111", paper).pages:
        assert (page.width, page.height) == pytest.approx(PAPER_SIZES[paper], abs=0.01)


@pytest.mark.parametrize("paper", PAPERS)
def test_cards_lie_63_by_88_apart_in_the_middle_of_the_paper(paper: str) -> None:
    page = fronts(printed("en111", paper))[0]
    corners = [(cell.left, cell.top) for cell in cells(page.width, page.height)]
    assert page.forms == [pytest.approx(corner, abs=0.02) for corner in corners]


@pytest.mark.parametrize("paper", PAPERS)
def test_every_cut_has_a_mark_at_both_ends_off_the_cards(paper: str) -> None:
    page = fronts(printed("en111", paper))[0]
    places = cells(page.width, page.height)
    whole = Place(places[0].left, places[0].top, places[8].right, places[8].bottom)
    thin = [line for line in page.lines if min(line.right - line.left, line.bottom - line.top) < 0.5]
    for x in {place.left for place in places} | {whole.right}:
        ends = [line for line in thin if abs((line.left + line.right) / 2 - x) < 0.05 and line.right - line.left < 0.5]
        assert any(line.bottom < whole.top - 1 for line in ends) and any(line.top > whole.bottom + 1 for line in ends)
    for y in {place.top for place in places} | {whole.bottom}:
        ends = [line for line in thin if abs((line.top + line.bottom) / 2 - y) < 0.05 and line.bottom - line.top < 0.5]
        assert any(line.right < whole.left - 1 for line in ends) and any(line.left > whole.right + 1 for line in ends)
    edge = Place(4.0, 4.0, page.width - 4.0, page.height - 4.0)  # where most printers print
    assert all(edge.holds(line) for line in thin)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_bar_measures_50_mm(paper: str) -> None:
    page = fronts(printed("en111", paper))[0]
    (bar,) = [line for line in page.lines if 49 < line.right - line.left < 51 and line.bottom - line.top < 0.5]
    crossing = [line for line in page.lines if line.top < bar.top < bar.bottom < line.bottom]
    places = sorted((line.left + line.right) / 2 for line in crossing if line.right - line.left < 0.5)
    places = [place for place in places if abs(place - page.width / 2) < 26]  # no cut marks
    assert [place - places[0] for place in places] == [pytest.approx(10 * n, abs=0.02) for n in range(6)]


@pytest.mark.parametrize("paper", PAPERS)
def test_backs_lie_behind_their_fronts_when_the_paper_turns_on_its_long_edge(paper: str) -> None:
    """Four cards on a sheet: seen through the paper, each back must have a front before it."""
    made = PdfFile("", "en")
    card_sheets(made, list(CardMaker(built_in("ga"), "en").all())[:4], "", PrintJob(paper))
    file = Printed(made.content())
    front, back = file.pages
    assert len(front.forms) == len(back.forms) == 4
    through = sorted(((front.width - x - 63, y) for x, y in front.forms), key=lambda corner: (corner[1], corner[0]))
    assert [pytest.approx(corner, abs=0.02) for corner in through] == back.forms
    assert back.forms != front.forms
    assert file.preference("Duplex") == "DuplexFlipLongEdge" and file.preference("PrintScaling") == "None"


def test_cards_with_two_faces_have_the_right_one_behind() -> None:
    """The Seasons card, the last of all: Autumn before, Winter behind, in the mirrored column."""
    *_, front, back = sheets(printed("en111"))
    places = cells(front.width, front.height)
    (at,) = [n for n in range(9) if name_of(front, places[n]) == "Autumn"]
    behind = at // 3 * 3 + 2 - at % 3
    assert name_of(back, places[behind]) == "Winter"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_card_is_there_in_its_number(name: str, language: str) -> None:
    found: Counter[str] = Counter()
    for page in fronts(printed(name, language=language)):
        found.update(name_of(page, cell) for cell in cells(page.width, page.height))
    del found[""]  # empty places of the last sheet
    assert found == expected_names(built_in(name), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("saving", [False, True])
@pytest.mark.parametrize("name", BUILT_IN)
def test_no_letter_leaves_its_card(name: str, language: str, saving: bool) -> None:
    for page in sheets(printed(name, "letter", language, saving)):
        places = cells(page.width, page.height)
        whole = Place(places[0].left, places[0].top, places[8].right, places[8].bottom)
        for letter, place in page.letters:
            outside = place.bottom <= whole.top or place.top >= whole.bottom
            assert outside or any(cell.holds(place, SAFE) for cell in places), (letter, place)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", BUILT_IN)
def test_nothing_is_written_where_printers_do_not_print(name: str, paper: str, language: str) -> None:
    for page in printed(name, paper, language).pages:
        edge = Place(4.0, 4.0, page.width - 4.0, page.height - 4.0)
        assert all(edge.holds(place) for _, place in page.letters)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_nothing_is_cut_off(name: str, language: str) -> None:
    """A text that does not fit ends with an ellipsis; none of ours does."""
    for page in printed(name, "letter", language).pages:
        assert "…" not in {letter for letter, _ in page.letters}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_those_of_the_page(language: str) -> None:
    book = rules_of(built_in("it111"), language)
    told = [each.text for chapter in book.chapters for each in chapter.paragraphs]
    told += [each.text for chapter in book.rulings for each in chapter.rulings if each.text]
    leaves = booklet_leaves(built_in("it111"), PrintJob(language=language))
    texts = [block.text for _, column in leaves for block, _ in column if isinstance(block, ParagraphBlock)]
    assert len(told) > 100 and not [text for text in told if text not in texts]
    on_paper = Counter(letter for page in printed("it111", language=language).pages for letter, _ in page.letters)
    assert Counter("".join("".join(texts).replace("'", "’").split())) <= on_paper


def test_a_booklet_is_folded_into_its_order() -> None:
    """Sheets of four pages: the outermost holds the last and the first, behind them the second and the last but one."""
    leaves: list[Leaf] = [(Sizes(), []) for _ in range(6)]
    numbers = [(front, left[0], right[0]) for front, (left, right) in booklet_sides(leaves)]
    assert numbers == [(True, 8, 1), (False, 2, 7), (True, 6, 3), (False, 4, 5)]


def test_without_backs_there_are_none() -> None:
    with_backs, without = printed("ga"), printed("ga", backs=False)
    assert len(sheets(with_backs)) == 2 * len(sheets(without))


@pytest.mark.parametrize("backs", [True, False])
def test_the_sheets_of_each_part_are_counted(backs: bool) -> None:
    job = PrintJob(backs=backs)
    file, made, sides = draw_edition(built_in("ga"), job), printed("ga", backs=backs), 2 if backs else 1
    texts = [page.text(Place(0, 0, page.width, page.height)) for page in made.pages]
    forms = [
        len([text for text in texts if title in text]) for title in ("Reference card, one", "Playtest sheet, side")
    ]
    counted = {"cards": len(sheets(made)), "reference": forms[0], "playtest": forms[1]}
    counted["booklet"] = len(made.pages) - sum(counted.values())
    assert {part: sides * count for part, count in paper_of(file, job).items()} == counted
    assert counted["reference"] == counted["playtest"] == 2


def test_the_same_file_comes_out_again() -> None:
    job = PrintJob("letter", "it", saving=True)
    assert draw_edition(built_in("ga"), job).content() == draw_edition(built_in("ga"), job).content()


def test_saving_ink_leaves_most_of_the_paper_white() -> None:
    def dark(saving: bool) -> float:
        image = printed("en111", saving=saving).document[0].render(scale=0.3, grayscale=True).to_numpy()
        return float((image < 200).mean())

    assert 2.5 * dark(True) < dark(False)


def test_an_own_edition_prints_and_marks_what_it_changed(tmp_path: Path) -> None:
    text = (EDITIONS / "en111.toml").read_text("utf-8")
    own = tmp_path / "oak.toml"
    own.write_text(
        text.replace('id = "en111"', 'id = "oak"')
        .replace("first_turn_attack = false", "first_turn_attack = true")
        .replace("cards = 111", "cards = 110")
        .replace("shields = { count = 13", "shields = { count = 12"),
        "utf-8",
    )
    book = edition(str(own))
    file = Printed(draw_edition(book, PrintJob()).content())
    found = Counter(name_of(page, cell) for page in fronts(file) for cell in cells(page.width, page.height))
    assert found["Shields"] == 12 and found["Soldiers"] == 13
    pages = [page.text(Place(0, 0, page.width, page.height)) for page in file.pages]
    (first, second) = [text for text in pages if "Reference card" in text]
    assert "Marked: changed from English rulebook, 111 cards" in first
    assert "You may attack from your very first turn on." in first and "Shields, Defence 1 12" in first + second


def test_what_cannot_be_printed_is_said(tmp_path: Path) -> None:
    with pytest.raises(PrintError, match="there is no paper a3: a4, letter"):
        PrintJob("a3")
    with pytest.raises(PrintError, match="there is no language de: en, it"):
        PrintJob(language="de")
    with pytest.raises(BadEdition):
        edition(str(tmp_path / "none.toml"))


def test_the_largest_edition_is_printed_and_more_cards_are_refused() -> None:
    text = (EDITIONS / "ga.toml").read_text("utf-8")
    many = re.sub(r"\[box\][^\[]*", "", re.sub(r"count = \d+", "count = 100", text))
    book = read_edition(many, "many.toml")
    pages = Printed(draw_edition(book, PrintJob(backs=False)).content()).pages
    assert len([page for page in pages if is_sheet(page)]) == -(-1_900 // 9)
    with pytest.raises(PrintError, match="1,999 cards are too many for one file: at most 1,998"):
        card_sheets(PdfFile("", "en"), [next(CardMaker(book, "en").all())] * (MOST_CARDS + 1), "", PrintJob())
