"""A card of a pack as what stands on it, row by row, and how such a face is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regno.printing.canvas import INK, Box, Canvas, Type, polygon, set_text
from regno.printing.job import CARD_WIDTH, PrintLook
from regno.printing.ornaments import CARD, LINE, OXBLOOD

CREAM, PANEL, ROSE, GILT, EDGE = "#fbf3dd", "#efe3c4", "#f0d9cd", "#d9ae55", "#b79b5d"
SOFT = "#594937"
TOP, BOTTOM = 15.2, 79.8  # between the banner and the foot
SIDES, GAP = 5.6, 1.8


@dataclass(frozen=True)
class PlaceRow:
    """The Baron places a Worker; an arrow leads to a section of his board."""

    icon: str
    text: str
    arrow: int = 0
    weight: float = 1.35


@dataclass(frozen=True)
class WordsRow:
    """Words, with an icon before them or without."""

    text: str
    icon: str = ""
    font: str = "bold"
    weight: float = 1.0


@dataclass(frozen=True)
class FigureRow:
    """What a number means, and the number."""

    label: str
    value: str
    weight: float = 0.8


@dataclass(frozen=True)
class ByPlayers:
    """A number for each number of players."""

    label: str
    counts: tuple[tuple[int, int], ...]
    weight: float = 1.45


@dataclass(frozen=True)
class PicturesRow:
    """Large icons beside each other."""

    icons: tuple[str, ...]
    weight: float = 1.8


@dataclass(frozen=True)
class BigNumber:
    """One large number, and what it is."""

    value: str
    label: str
    weight: float = 1.8


Row = PlaceRow | WordsRow | FigureRow | ByPlayers | PicturesRow | BigNumber


@dataclass(frozen=True)
class Face:
    """What one side of a card shows."""

    title: str
    rows: tuple[Row, ...]
    colour: str  # of the frame
    banner: str
    kind: str  # its type in a word, at the foot
    number: str = ""  # which of its type, at the foot


def draw_face(canvas: Canvas, look: PrintLook, face: Face) -> None:
    """Draw a face: frame, banner, rows in the room between, foot."""
    inner = CARD.inset(2.6)
    canvas.rect(CARD, fill=look.pick(face.colour))
    canvas.rect(
        inner, fill=look.pick(CREAM), stroke=look.pick(GILT, INK), width=0.5 if not look.saving else LINE, radius=2.4
    )
    head = Box(inner.x + 0.5, inner.y + 0.5, inner.width - 1, 10.4)
    if look.saving:
        canvas.line(inner.x, head.y + head.height, inner.x + inner.width, head.y + head.height, INK, LINE)
    else:
        with canvas.state():
            canvas.clip(head)
            canvas.rect(Box(head.x, head.y, head.width, head.height + 4), fill=face.banner, radius=2)
    canvas.text_in(head.inset(1.1), face.title, Type("bold", 4.9, 2.9, leading=1.02, colour=look.pick("#fff1d4", INK)))
    draw_rows(canvas, look, face.rows)
    foot = Box(SIDES, 81.0, CARD_WIDTH - 2 * SIDES, 3.2)
    canvas.text_in(Box(foot.x, foot.y, 34, foot.height), face.kind, Type("text", 2.9, 2.0, colour=SOFT, align="left"))
    canvas.text_in(
        Box(foot.x + 36, foot.y, 15.8, foot.height), face.number, Type("text", 2.9, 1.6, colour=SOFT, align="right")
    )


def draw_rows(canvas: Canvas, look: PrintLook, rows: Sequence[Row]) -> None:
    """Share the room among the rows by their weights; few rows do not grow without end."""
    room = BOTTOM - TOP - GAP * (len(rows) - 1)
    unit = min(room / sum(row.weight for row in rows), 24.0) if rows else 0.0
    used = sum(row.weight for row in rows) * unit + GAP * (len(rows) - 1)
    y = TOP + (BOTTOM - TOP - used) / 2
    for row in rows:
        box = Box(SIDES, y, CARD_WIDTH - 2 * SIDES, row.weight * unit)
        draw_row(canvas, look, row, box)
        y += box.height + GAP


def draw_row(canvas: Canvas, look: PrintLook, row: Row, box: Box) -> None:
    if isinstance(row, PlaceRow):
        draw_place(canvas, look, row, box)
    elif isinstance(row, WordsRow):
        draw_words(canvas, look, row, box)
    elif isinstance(row, FigureRow):
        panel(canvas, look, box)
        value = Box(box.x + box.width - 14, box.y, 12.4, box.height)
        canvas.text_in(value.inset(0.6), row.value, Type("caps", 6.0, 2.2, align="right"))
        label = Box(box.x + 2, box.y + 0.7, box.width - 16.5, box.height - 1.4)
        canvas.text_in(label, row.label, Type("text", 3.7, 2.2, leading=1.05, align="left", even=True))
    elif isinstance(row, ByPlayers):
        draw_players(canvas, look, row, box)
    elif isinstance(row, PicturesRow):
        draw_pictures(canvas, look, row.icons, box)
    else:
        panel(canvas, look, box)
        high = box.height * 0.62
        canvas.text_in(Box(box.x + 2.5, box.y + 1, box.width - 5, high), row.value, Type("caps", high * 0.85, 3))
        low = Box(box.x + 2, box.y + high, box.width - 4, box.height - high - 1.2)
        canvas.text_in(low, row.label, Type("text", 4.2, 2.4, leading=1.05))


def panel(canvas: Canvas, look: PrintLook, box: Box) -> None:
    canvas.rect(
        box, fill=look.pick(PANEL), stroke=look.pick(EDGE, INK), width=0.3 if not look.saving else 0.2, radius=1.8
    )


def draw_place(canvas: Canvas, look: PrintLook, row: PlaceRow, box: Box) -> None:
    """A location with a Worker of the Baron; with an arrow the box has a point, and the number of the section in it."""
    point = 7.5 if row.arrow else 0.0
    if row.arrow:
        right, middle = box.x + box.width, box.y + box.height / 2
        corners = (
            (box.x, box.y), (right - point, box.y), (right, middle),
            (right - point, box.y + box.height), (box.x, box.y + box.height),
        )  # fmt: skip
        canvas.paint(polygon(*corners), look.pick(ROSE), look.pick(OXBLOOD, INK), 0.6 if not look.saving else LINE)
        number = Type("caps", 4.4, colour=look.pick(OXBLOOD, INK))
        canvas.text_in(Box(right - point - 0.8, middle - 2.5, 6, 5), str(row.arrow), number)
    else:
        panel(canvas, look, box)
    words = 4.9
    side = min(box.height - words - 1.6, 13.0)
    inner = box.width - point
    y = box.y + 0.9 + (box.height - words - 1.6 - side) / 2
    canvas.icon(row.icon, Box(box.x + inner * 0.3 - side / 2, y, side, side))
    worker(canvas, look, Box(box.x + inner * 0.72 - side / 2, y, side, side))
    canvas.text_in(
        Box(box.x + 1.5, box.y + box.height - words, inner - 3, words - 0.7), row.text, Type("bold", 3.8, 2.6)
    )


def worker(canvas: Canvas, look: PrintLook, box: Box) -> None:
    """A Worker of the Baron: dark, with a crown."""
    if look.saving:
        canvas.icon("meeple", box, None, INK, LINE)
    else:
        canvas.icon("meeple", box, "#fffaf0", "#fffaf0", 1.1)
        canvas.icon("meeple", box, "#2a211a")
    x, y = box.middle
    k = box.width / 64
    crown = ((-9, 7), (9, 7), (11.2, -6), (5.2, -1), (0, -9), (-5.2, -1), (-11.2, -6))
    path = polygon(*((x + k * px, y + k * (py + 3)) for px, py in crown))
    canvas.paint(path, look.pick("#e6c36a", INK))


def draw_words(canvas: Canvas, look: PrintLook, row: WordsRow, box: Box) -> None:
    panel(canvas, look, box)
    left, align = 2.0, "centre"
    if row.icon:
        side = min(max(10.0, box.height * 0.5), box.height - 2)
        canvas.icon(row.icon, Box(box.x + 2, box.y + (box.height - side) / 2, side, side), look.pick(OXBLOOD, INK))
        left, align = side + 4, "left"
    words = Box(box.x + left, box.y + 0.9, box.width - left - 2, box.height - 1.8)
    size = min(max(4.4, box.height * 0.2), 5.4)
    canvas.text_in(words, row.text, Type(row.font, size, 2.3, leading=1.06, align=align, even=True))


def draw_players(canvas: Canvas, look: PrintLook, row: ByPlayers, box: Box) -> None:
    """A small table: numbers of players above, what counts for them below."""
    panel(canvas, look, box)
    style = Type("text", 3.5, 2.2, leading=1.04)
    high = min(set_text(row.label, style, box.width - 4, box.height * 0.45).height + 0.8, box.height * 0.45)
    canvas.text_in(Box(box.x + 2, box.y + 0.9, box.width - 4, high), row.label, style)
    below = box.height - high - 1.6
    unit = (box.width - 4) / len(row.counts)
    for place, (players, count) in enumerate(row.counts):
        cell = Box(box.x + 2 + place * unit, box.y + high + 1, unit, below)
        size = min(unit * 0.3, below * 0.36)
        canvas.icon("person", Box(cell.x + unit / 2 - size - 0.3, cell.y, size, size), SOFT)
        canvas.text_in(
            Box(cell.x + unit / 2 + 0.3, cell.y, unit / 2, size),
            str(players),
            Type("text", size, 1.6, colour=SOFT, align="left"),
        )
        value = Box(cell.x, cell.y + size + 0.3, unit, below - size - 0.8)
        canvas.text_in(value, str(count), Type("caps", min(value.height, 6.4), 2.4))


def draw_pictures(canvas: Canvas, look: PrintLook, icons: Sequence[str], box: Box) -> None:
    count = len(icons)
    side = min(box.height - 3, (box.width - 4) / max(count, 1) - 2, 22.0)
    start = box.x + (box.width - count * side - (count - 1) * 3) / 2
    panel(canvas, look, box)
    for place, icon in enumerate(icons):
        at = Box(start + place * (side + 3), box.y + (box.height - side) / 2, side, side)
        if look.saving:
            canvas.icon(icon, at, None, INK, LINE)
        else:
            canvas.icon(icon, at, OXBLOOD)
