"""Sheets of nine cards: where each lies, the marks to cut by, the backs for the other side of the paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from regno.printing.canvas import INK, Box, Canvas, Type
from regno.printing.errors import PrintError
from regno.printing.job import BLEED, CARD_HEIGHT, CARD_WIDTH, COLUMNS, ROWS, Paper, PrintJob, PrintLook
from regno.printing.pdf import PdfFile
from regno.text import Voice

SOFT = "#594834"
MOST_CARDS = 1_998  # in one file: 222 sheets


@dataclass(frozen=True)
class Side:
    """One side of a card; equal keys are equal drawings."""

    key: object
    ground: str  # colour at its edge, which goes on beyond the cut
    draw: Callable[[Canvas, PrintLook], None]
    edged: bool = True  # a hair line shows where to cut; a dark back needs none


@dataclass(frozen=True)
class PrintedCard:
    front: Side
    back: Side


def place_of(paper: Paper, place: int, mirrored: bool = False) -> Box:
    """Return where a card of a sheet lies; its back is in the mirrored column, as the paper turns on its long edge."""
    left, top = paper.corner
    row, column = divmod(place, COLUMNS)
    column = COLUMNS - 1 - column if mirrored else column
    return Box(left + column * CARD_WIDTH, top + row * CARD_HEIGHT, CARD_WIDTH, CARD_HEIGHT)


def sheet_count(cards: int) -> int:
    return -(-cards // (COLUMNS * ROWS))


def paper_of(file: PdfFile, job: PrintJob) -> dict[str, int]:
    """Return how many sheets of paper each part takes, printed on both sides if there are backs."""
    return {part: -(-pages // 2) if job.backs else pages for part, pages in file.parts.items()}


def card_sheets(file: PdfFile, cards: Sequence[PrintedCard], title: str, job: PrintJob) -> None:
    """Add the sheets of all cards, after each the sheet of their backs; raise PrintError if there are too many."""
    if len(cards) > MOST_CARDS:
        raise PrintError("too-many-cards", cards=len(cards), most=MOST_CARDS)
    if not cards:
        raise PrintError("no-cards")
    nine = COLUMNS * ROWS
    voice, total = Voice(job.language, "printing"), sheet_count(len(cards))
    for start in range(0, len(cards), nine):
        some, sheet = cards[start : start + nine], start // nine + 1
        fronts = [(place_of(job.sheet, place), card.front) for place, card in enumerate(some)]
        add_sheet(file, fronts, title, voice("sheet-fronts", sheet=sheet, total=total), job)
        if job.backs:
            backs = [(place_of(job.sheet, place, mirrored=True), card.back) for place, card in enumerate(some)]
            add_sheet(file, backs, title, voice("sheet-backs", sheet=sheet, total=total), job)
    file.end_part("cards")


def add_sheet(file: PdfFile, sides: Sequence[tuple[Box, Side]], title: str, which: str, job: PrintJob) -> None:
    """Add one page: the grounds beyond the cut, the sides, the marks, the words round them."""
    page = Canvas(file)
    for box, side in sides:
        if not job.saving:
            page.rect(beyond_the_cut(box, job.sheet), fill=side.ground)
    for box, side in sides:
        with page.transform(box.x, box.y):
            draw_side(page, side, job.look)
    cut_marks(page, [box for box, _ in sides], job.sheet)
    sheet_words(page, title, which, job)
    file.page(job.sheet.width, job.sheet.height, page.stream())


def beyond_the_cut(box: Box, paper: Paper) -> Box:
    """Return the place of a card with what may be cut away of its ground."""
    across, down = BLEED, paper.bleed_y
    return Box(box.x - across, box.y - down, box.width + 2 * across, box.height + 2 * down)


def draw_side(page: Canvas, side: Side, look: PrintLook) -> None:
    def draw(inner: Canvas) -> None:
        inner.clip(Box(0, 0, CARD_WIDTH, CARD_HEIGHT))
        side.draw(inner, look)
        if side.edged or look.saving:
            inner.rect(Box(0, 0, CARD_WIDTH, CARD_HEIGHT), stroke=look.pick("#9c8a62", "#8a8a8a"), width=0.1)

    page.place(("side", side.key, look.saving), CARD_WIDTH, CARD_HEIGHT, draw)


def cut_marks(page: Canvas, boxes: Sequence[Box], paper: Paper) -> None:
    """Draw a mark at both ends of every cut."""
    left, top = paper.corner
    right, bottom = left + COLUMNS * CARD_WIDTH, top + ROWS * CARD_HEIGHT
    for x in edges(box.x for box in boxes):
        for start, way in ((top, -1), (bottom, 1)):
            page.line(x, start + way * paper.gap_y, x, start + way * (paper.gap_y + paper.mark_y))
    for y in edges((box.y for box in boxes), CARD_HEIGHT):
        for start, way in ((left, -1), (right, 1)):
            page.line(start + way * paper.gap_x, y, start + way * (paper.gap_x + paper.mark_x), y)


def edges(starts: Iterator[float], length: float = CARD_WIDTH) -> list[float]:
    """Return both edges of some cards, each once."""
    found = {round(edge, 3) for start in starts for edge in (start, start + length)}
    return sorted(found)


def sheet_words(page: Canvas, title: str, which: str, job: PrintJob) -> None:
    """Write what the sheet is above the cards; below, how to print it, a bar of 50 mm, and whose the icons are."""
    voice, paper = Voice(job.language, "printing"), job.sheet
    left, _ = paper.corner
    high = paper.type + 0.1
    foot = paper.height - paper.top - high
    column = CARD_WIDTH - 3

    def write(place: int, y: float, text: str, align: str, font: str = "text") -> None:
        box = Box(left + place * CARD_WIDTH + 1.5, y, column, high)
        page.text_in(box, text, Type(font, paper.type, 1.5, colour=SOFT, align=align))

    write(0, paper.top, title, "left", "bold")
    write(2, paper.top, which, "right")
    write(0, foot, voice("print-whole"), "left")
    write(2, foot, voice("icons-by", source="game-icons.net, CC BY 3.0"), "right")
    ruler(page, paper.width / 2, foot + high / 2)


def ruler(page: Canvas, middle: float, y: float) -> None:
    """Draw a bar of 50 mm with a tick each 10, to see that nothing was scaled."""
    for tick in range(6):
        x = middle - 25 + 10 * tick
        page.line(x, y - 1, x, y + 1, INK, 0.15)
    page.line(middle - 25, y, middle + 25, y, INK, 0.15)
    page.rect(Box(middle - 5, y - 1.4, 10, 2.8), fill="#ffffff")
    page.text_in(Box(middle - 4.8, y - 1.4, 9.6, 2.8), "50 mm", Type("text", 2.6, 1.6, colour=SOFT))
