"""The playtest sheet: what to note of games on a real table, in the columns that ``regno lab playtest`` reads."""

from __future__ import annotations

from regno.printing.canvas import INK, Box, Canvas, Type
from regno.printing.flow import Heading, ParagraphBlock, Sizes, columns, draw_column
from regno.printing.job import PrintJob
from regno.printing.pdf import PdfFile
from regno.printing.proelio.rules import MARGIN, page_words
from regno.proelio.edition import Edition
from regno.text import Voice

# The columns of the form and of the file that is typed from it, with their share of the width.
COLUMNS = {
    "date": 14, "houses": 9, "with": 16, "winner": 10, "ending": 14, "rounds": 10, "minutes": 11, "guild": 16,
}  # fmt: skip
GAMES = 12
LINE, ROW = "#8f7a52", 8.4


def playtest(file: PdfFile, edition: Edition, job: PrintJob) -> None:
    """Add the form: what each column asks, a row for each game, room for remarks; more rows on the other side."""
    voice, paper, page = Voice(job.language, "printing"), job.sheet, Canvas(file)
    width, top, bottom = paper.width - 2 * MARGIN, paper.top + 8, paper.height - paper.top - 7
    sizes = Sizes(6.4, 3.7, 1.16)
    blocks = [
        Heading(voice("playtest-what")),
        *(ParagraphBlock(voice(f"playtest-about-{name}"), "*") for name in COLUMNS),
    ]
    (column,) = columns(blocks, width, paper.height, sizes)
    draw_column(page, column, MARGIN, top, width, sizes, job.look)
    last, place = column[-1]
    y = form(page, top + place + last.height(width, sizes) + 4, width, GAMES, voice)
    remarks(page, y + 6, width, bottom, voice, sizes, job)
    more = Canvas(file)
    form(more, top, width, int((bottom - top) / ROW) - 1, voice)
    for side, drawn in enumerate((page, more), start=1):
        page_words(drawn, job, edition.title[job.language], voice("playtest-title", side=side), voice("playtest-typed"))
        file.page(paper.width, paper.height, drawn.stream())


def form(page: Canvas, y: float, width: float, games: int, voice: Voice) -> float:
    """Draw the rows of the form and return where they end."""
    unit, x = width / sum(COLUMNS.values()), MARGIN
    bottom = y + ROW * (games + 1)
    for name, share in COLUMNS.items():
        cell = Box(x, y, share * unit, ROW)
        page.text_in(cell.inset(0.8), voice(f"playtest-column-{name}"), Type("bold", 3.4, 2.2))
        page.line(x, y, x, bottom, LINE)
        x += share * unit
    page.line(x, y, x, bottom, LINE)
    for row in range(games + 2):
        page.line(MARGIN, y + row * ROW, MARGIN + width, y + row * ROW, INK if row == 1 else LINE)
    return bottom


def remarks(page: Canvas, y: float, width: float, bottom: float, voice: Voice, sizes: Sizes, job: PrintJob) -> None:
    """Draw lines to write on, as many as there is room for."""
    head = Heading(voice("playtest-remarks"))
    head.draw(page, MARGIN, y, width, sizes, job.look)
    y += head.height(width, sizes)
    question = ParagraphBlock(voice("playtest-questions"), font="italic")
    question.draw(page, MARGIN, y, width, sizes, job.look)
    y += question.height(width, sizes) + ROW - 1
    while y < bottom:
        page.line(MARGIN, y, MARGIN + width, y, LINE, 0.15)
        y += ROW
