"""The rules on paper, from the same data as the page of rules: a reference card, and a booklet to fold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regno.printing.canvas import Box, Canvas, Type
from regno.printing.flow import (
    Block,
    Gap,
    Heading,
    NextColumn,
    ParagraphBlock,
    Placed,
    RowBlock,
    Sizes,
    columns,
    draw_column,
    largest,
)
from regno.printing.job import PrintJob
from regno.printing.pdf import PdfFile
from regno.printing.proelio.cards import value_of
from regno.printing.sheets import SOFT, ruler
from regno.proelio.cards import NAMES
from regno.proelio.edition import BUILT_IN, Edition, built_in
from regno.proelio.rulebook.builder import Rulebook, RulebookBuilder, RulebookQuery
from regno.text import Voice

MARGIN = 10.5
BOOKLET = Sizes(heading=6.0, text=3.9, leading=1.16)
RULINGS = Sizes(heading=4.8, text=3.3, leading=1.14)


def rules_of(edition: Edition, language: str) -> Rulebook:
    """Return the whole rulebook of an edition, with every add-on that it has."""
    modes = {name: edition.modes[name] for name in ("guilds", "merchant")}
    return RulebookBuilder(RulebookQuery(edition, 4, modes, {}, whole=True), language).build()


def nearest(edition: Edition) -> Edition | None:
    """Return the printed edition that one's own differs least from; None for a printed one."""
    if edition.id in BUILT_IN and edition == built_in(edition.id):
        return None

    def distance(other: Edition) -> int:
        cards = sum(abs(one - two) for one, two in zip(edition.cards, other.cards, strict=True))
        return cards + sum(edition.rulings[name] != value for name, value in other.rulings.items())

    return min((built_in(name) for name in BUILT_IN), key=distance)


# ---------------------------------------------------------------- the reference card


def reference(file: PdfFile, edition: Edition, job: PrintJob) -> None:
    """Add the reference card: both sides of a sheet in two columns, what was changed marked."""
    book, base = rules_of(edition, job.language), nearest(edition)
    voice, paper, gap = Voice(job.language, "printing"), job.sheet, 8
    blocks = list(reference_blocks(book, edition, base, job.language, voice))
    width, height = (paper.width - 2 * MARGIN - gap) / 2, paper.height - 2 * (paper.top + 8)
    sizes = largest(blocks, 4, width, height, lambda size: Sizes(1.5 * size, size, 1.16))
    four = [*columns(blocks, width, height, sizes), [], [], []]
    about = voice("reference-marked", edition=base.title[job.language]) if base else voice("reference-whole")
    for start in (0, 2):
        page = Canvas(file)
        for place, column in enumerate(four[start : start + 2]):
            draw_column(page, column, MARGIN + place * (width + gap), paper.top + 8, width, sizes, job.look)
        page_words(page, job, book.title, voice("reference-title", side=start // 2 + 1), about)
        file.page(paper.width, paper.height, page.stream())


def reference_blocks(
    book: Rulebook, edition: Edition, base: Edition | None, language: str, voice: Voice
) -> Iterator[Block]:
    """Yield the short sentences of each chapter, the deck and the Guilds."""
    usual = sentences(rules_of(base, language)) if base else sentences(book)
    for chapter in book.chapters:
        short = [each for each in chapter.paragraphs if each.brief and chapter.id != "allied"]
        if short:
            yield Heading(chapter.title)
            yield from (ParagraphBlock(each.text, "*", usual.get(each.key) != each.text) for each in short)
            yield Gap()
    yield NextColumn()
    yield Heading(voice("reference-deck"))
    counts = base.cards if base else edition.cards
    for card in book.cards:
        kind = NAMES.index(card.kind)
        value = value_of(kind)
        name = card.name if value is None else f"{card.name}, {card.type} {value}"
        yield RowBlock(name, str(card.count), counts[kind] != edition.cards[kind])
    if book.guilds:
        yield Gap()
        yield Heading(voice("reference-guilds"))
        yield from (ParagraphBlock(f"{each.name}: {each.says}", "*") for each in book.guilds)


def sentences(book: Rulebook) -> dict[str, str]:
    return {each.key: each.text for chapter in book.chapters for each in chapter.paragraphs}


def page_words(page: Canvas, job: PrintJob, title: str, which: str, about: str) -> None:
    """Write the head and the foot of a page without cards, with the bar of 50 mm."""
    voice, paper = Voice(job.language, "printing"), job.sheet
    middle, high = paper.width / 2, 3.4
    foot = paper.height - paper.top - high

    def write(x: float, y: float, width: float, text: str, align: str, font: str = "text") -> None:
        page.text_in(Box(x, y, width, high), text, Type(font, 3.2, 1.8, colour=SOFT, align=align))

    write(MARGIN, paper.top, middle - MARGIN, title, "left", "bold")
    write(middle, paper.top, middle - MARGIN, which, "right")
    write(MARGIN, foot, middle - MARGIN - 27, about, "left")
    ruler(page, middle, foot + high / 2)
    write(middle + 27, foot, middle - MARGIN - 27, voice("made-with"), "right")


# ---------------------------------------------------------------- the booklet

Leaf = tuple[Sizes, Sequence[Placed]]


def booklet(file: PdfFile, edition: Edition, job: PrintJob) -> None:
    """Add the rules as a booklet of half sheets.

    With backs its pages lie so that all sheets, printed on both sides and turned on the long edge, are folded together
    in the middle; without, two pages stand side by side in their order.
    """
    leaves = list(booklet_leaves(edition, job))
    title = edition.title[job.language]
    if job.backs:
        for front, (left, right) in booklet_sides(leaves):
            add_spread(file, left, right, title, job, upright=front)
    else:
        pages: list[tuple[int, Leaf | None]] = list(enumerate(leaves, start=1))
        for start in range(0, len(pages), 2):
            pair = [*pages[start : start + 2], (0, None)]
            add_spread(file, pair[0], pair[1], title, job, upright=True)


Numbered = tuple[int, Leaf | None]


def booklet_sides(leaves: Sequence[Leaf]) -> Iterator[tuple[bool, tuple[Numbered, Numbered]]]:
    """Yield the sides of the sheets of a booklet: whether it is a front, and its left and right page."""
    total = -(-len(leaves) // 4) * 4
    pages: list[Numbered] = [(n + 1, leaves[n] if n < len(leaves) else None) for n in range(total)]
    for sheet in range(total // 4):
        first, last = 2 * sheet, total - 1 - 2 * sheet
        yield True, (pages[last], pages[first])
        yield False, (pages[first + 1], pages[last - 1])


def add_spread(file: PdfFile, left: Numbered, right: Numbered, title: str, job: PrintJob, upright: bool) -> None:
    """Add a sheet with two pages of a booklet; the back of a sheet is turned the other way round."""
    page, paper = Canvas(file), job.sheet
    x, y, turn = (paper.width, 0.0, 1) if upright else (0.0, paper.height, 3)
    with page.transform(x, y, turn):
        for place, (number, leaf) in enumerate((left, right)):
            if leaf is not None:
                with page.transform(place * paper.height / 2, 0):
                    draw_leaf(page, leaf, number, title, job)
    file.page(paper.width, paper.height, page.stream())


def leaf_size(job: PrintJob) -> tuple[float, float]:
    """Return the width and height of the text of a booklet's page."""
    return job.sheet.height / 2 - 2 * 12, job.sheet.width - 12 - 14


def draw_leaf(page: Canvas, leaf: Leaf, number: int, title: str, job: PrintJob) -> None:
    sizes, column = leaf
    width, height = leaf_size(job)
    draw_column(page, column, 12, 12, width, sizes, job.look)
    outside = "right" if number % 2 else "left"
    style = Type("text", 3.0, 2.0, colour=SOFT, align=outside)
    page.text_in(
        Box(12, 12 + height + 3, width, 3.4), f"{title}  ·  {number}" if number % 2 else f"{number}  ·  {title}", style
    )


def booklet_leaves(edition: Edition, job: PrintJob) -> Iterator[Leaf]:
    """Yield the pages of a booklet: the chapters, the cards and Guilds, then the rulings in smaller type."""
    book, voice = rules_of(edition, job.language), Voice(job.language, "printing")
    for blocks, sizes in ((chapter_blocks(book, edition, voice), BOOKLET), (ruling_blocks(book, voice), RULINGS)):
        for column in columns(list(blocks), *leaf_size(job), sizes):
            yield sizes, column


def chapter_blocks(book: Rulebook, edition: Edition, voice: Voice) -> Iterator[Block]:
    yield Heading(f"Proelio: {book.title}")
    yield ParagraphBlock(edition.source[voice.language], font="italic")
    yield Gap()
    for chapter in book.chapters:
        yield Heading(chapter.title)
        yield from (ParagraphBlock(each.text, "*") for each in chapter.paragraphs)
        yield Gap()
    yield Heading(voice("reference-deck"))
    yield from (RowBlock(f"{card.name}. {card.says}", str(card.count)) for card in book.cards)
    if book.guilds:
        yield Gap()
        yield Heading(voice("reference-guilds"))
        yield from (ParagraphBlock(f"{each.name}: {each.says}", "*") for each in book.guilds)


def ruling_blocks(book: Rulebook, voice: Voice) -> Iterator[Block]:
    yield Heading(voice("booklet-rulings"))
    for chapter in book.rulings:
        yield Gap(0.6)
        yield Heading(chapter.title)
        yield from (ParagraphBlock(each.text, str(each.number)) for each in chapter.rulings if each.text)
