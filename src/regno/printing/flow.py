"""Text that flows through columns and pages: headings, paragraphs, items of a list, rows of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from regno.printing.canvas import INK, Box, Canvas, Type, break_lines
from regno.printing.job import PrintLook
from regno.printing.ornaments import OXBLOOD, lozenge

MARK, GOLD_LINE = "#f4e0ad", "#b8892b"
ROOM = 500.0  # mm: more than any column has


@dataclass(frozen=True)
class Sizes:
    """The type sizes of a text in millimetres."""

    heading: float = 6.4
    text: float = 4.0
    leading: float = 1.2


class Block:
    """A part of a text that is not torn apart."""

    keep = False  # together with the block that follows

    def height(self, width: float, sizes: Sizes) -> float:
        raise NotImplementedError

    def draw(self, canvas: Canvas, x: float, y: float, width: float, sizes: Sizes, look: PrintLook) -> None:
        raise NotImplementedError


@dataclass(frozen=True)
class Heading(Block):
    """A title with a line below it."""

    text: str
    keep = True

    def height(self, width: float, sizes: Sizes) -> float:
        lines = len(list(break_lines(self.text, "title", sizes.heading, width)))
        return lines * sizes.heading * 1.05 + 0.9 * sizes.text

    def draw(self, canvas: Canvas, x: float, y: float, width: float, sizes: Sizes, look: PrintLook) -> None:
        style = Type("title", sizes.heading, sizes.heading, leading=1.05, align="left")
        made = canvas.text_in(Box(x, y, width, ROOM), self.text, style, "top")
        below = y + len(made.lines) * sizes.heading * 1.05 + 0.15 * sizes.text
        canvas.line(x, below, x + width, below, look.pick(GOLD_LINE, INK), 0.25)


@dataclass(frozen=True)
class ParagraphBlock(Block):
    """A sentence or two; ``item`` puts a lozenge or a number before it, ``marked`` a ground behind it."""

    text: str
    item: str = ""
    marked: bool = False
    font: str = "text"

    def inset(self, sizes: Sizes) -> float:
        return 0.0 if not self.item else sizes.text * (1.1 if self.item == "*" else 2.0)

    def lines(self, width: float, sizes: Sizes) -> int:
        return len(list(break_lines(self.text, self.font, sizes.text, width - self.inset(sizes))))

    def height(self, width: float, sizes: Sizes) -> float:
        return self.lines(width, sizes) * sizes.text * sizes.leading + 0.3 * sizes.text

    def draw(self, canvas: Canvas, x: float, y: float, width: float, sizes: Sizes, look: PrintLook) -> None:
        inset = self.inset(sizes)
        if self.marked:
            high = self.lines(width, sizes) * sizes.text * sizes.leading
            box = Box(x + inset - 1, y - 0.1 * sizes.text, width - inset + 1.6, high)
            canvas.rect(box, fill=look.pick(MARK), stroke=INK if look.saving else None, width=0.2, radius=0.6)
        if self.item == "*":
            canvas.paint(
                lozenge(x + sizes.text * 0.4, y + sizes.text * 0.56, sizes.text * 0.24), look.pick(OXBLOOD, INK)
            )
        elif self.item:
            number = Type("bold", sizes.text * 0.9, sizes.text * 0.6, colour=look.pick("#74530f", INK), align="left")
            canvas.text_in(Box(x, y, inset - 1, sizes.text), self.item, number)
        style = Type(self.font, sizes.text, sizes.text, sizes.leading, align="left")
        canvas.text_in(Box(x + inset, y, width - inset, ROOM), self.text, style, "top")


@dataclass(frozen=True)
class RowBlock(Block):
    """A row of a table: words at the left, a number at the right, a line below."""

    left: str
    right: str
    marked: bool = False

    def height(self, width: float, sizes: Sizes) -> float:
        lines = len(list(break_lines(self.left, "text", sizes.text, width - 3 * sizes.text)))
        return lines * sizes.text * sizes.leading + 0.5 * sizes.text

    def draw(self, canvas: Canvas, x: float, y: float, width: float, sizes: Sizes, look: PrintLook) -> None:
        high = self.height(width, sizes)
        if self.marked:
            box = Box(x - 1, y, width + 2, high)
            canvas.rect(box, fill=look.pick(MARK), stroke=INK if look.saving else None, width=0.2)
        style = Type("text", sizes.text, sizes.text, sizes.leading, align="left")
        canvas.text_in(Box(x, y + 0.2 * sizes.text, width - 3 * sizes.text, ROOM), self.left, style, "top")
        number = Type("bold", sizes.text, sizes.text, align="right")
        canvas.text_in(
            Box(x + width - 3 * sizes.text, y + 0.2 * sizes.text, 3 * sizes.text, ROOM), self.right, number, "top"
        )
        canvas.line(x, y + high, x + width, y + high, look.pick("#d3bd8c", "#8a8a8a"), 0.15)


@dataclass(frozen=True)
class Gap(Block):
    """Some room, in lines."""

    lines: float = 0.8

    def height(self, width: float, sizes: Sizes) -> float:
        return self.lines * sizes.text


@dataclass(frozen=True)
class NextColumn(Block):
    """The end of a column: what follows begins at the top of the next one."""

    def height(self, width: float, sizes: Sizes) -> float:
        return 0.0


Placed = tuple[Block, float]  # a block and its place from the top of its column


def columns(blocks: Sequence[Block], width: float, height: float, sizes: Sizes) -> Iterator[list[Placed]]:
    """Yield the columns that a text fills. A heading never stands alone at the foot, nor room at the top."""
    column, y = list[Placed](), 0.0
    for place, block in enumerate(blocks):
        if isinstance(block, NextColumn):
            if column:
                yield column
            column, y = [], 0.0
            continue
        needed, ahead = block.height(width, sizes), place
        while blocks[ahead].keep and ahead + 1 < len(blocks):
            ahead += 1
            needed += blocks[ahead].height(width, sizes)
        if column and y + needed > height:
            yield column
            column, y = [], 0.0
        if column or not isinstance(block, Gap):
            column.append((block, y))
            y += block.height(width, sizes)
    if column:
        yield column


def draw_column(
    canvas: Canvas, column: Sequence[Placed], x: float, y: float, width: float, sizes: Sizes, look: PrintLook
) -> None:
    for block, place in column:
        if not isinstance(block, Gap):
            block.draw(canvas, x, y + place, width, sizes, look)


def largest(blocks: Sequence[Block], count: int, width: float, height: float, make: Callable[[float], Sizes]) -> Sizes:
    """Return the largest sizes at which a text fills no more than ``count`` columns, of 4.2 mm type down to 2.8."""
    size = 4.2
    while size > 2.8 and len(list(columns(blocks, width, height, make(size)))) > count:
        size -= 0.05
    return make(size)
