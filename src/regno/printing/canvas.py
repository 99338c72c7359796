"""Drawing in millimetres from the upper left corner: shapes, icons, gradients, lines of text and boxes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

from regno.printing.fonts import line_width, runs
from regno.printing.icons import SQUARE, outline
from regno.printing.pdf import PdfFile, Stops, channels, number, numbers
from regno.text import clip

ROUND = 0.5523  # how far the handles of a curve stand that looks like a quarter of a circle
STEP = 0.05  # mm by which type is made smaller until it fits
CAP = 0.66  # of the type size: the height of capitals, by which a line is centred
ELLIPSIS = "…"
PAINT = {(True, True): "B", (True, False): "f", (False, True): "S", (False, False): "n"}  # by fill and stroke
INK = "#2b2118"
MOST_LETTERS = 2_000  # of one text: more would fit no box


@dataclass(frozen=True)
class Box:
    """A place on the paper."""

    x: float
    y: float
    width: float
    height: float

    def inset(self, by: float) -> Box:
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True)
class Type:
    """How a text is set: the font, the size it has where there is room, and the least, in millimetres."""

    font: str
    size: float
    least: float = 0.0
    leading: float = 1.14
    colour: str = INK
    align: str = "centre"
    even: bool = False  # lines of about one length, as centred ones have anyway

    @property
    def smallest(self) -> float:
        return self.least or self.size * 0.6


@dataclass(frozen=True)
class FittedText:
    """A text broken into lines at the size that fits its box."""

    lines: list[str]
    size: float
    leading: float
    whole: bool  # nothing was cut off

    @property
    def height(self) -> float:
        return (len(self.lines) - 1) * self.size * self.leading + self.size if self.lines else 0.0


def break_lines(text: str, name: str, size: float, width: float) -> Iterator[str]:
    """Yield a text in lines of at most a width; a word that is longer than a line is broken."""
    room = width / size
    for paragraph in text.split("\n"):
        line, used = "", 0.0
        for word in paragraph.split():
            wide = unit_width(name, word)
            after = used + unit_space(name, line[-1], word[0]) + wide if line else wide
            if after <= room:
                line, used = f"{line} {word}" if line else word, after
                continue
            if line:
                yield line
            while unit_width(name, word) > room and len(word) > 1:
                part = 1
                while unit_width(name, word[: part + 1]) <= room:
                    part += 1
                yield word[:part]
                word = word[part:]
            line, used = word, unit_width(name, word)
        yield line


@lru_cache(maxsize=20_000)
def unit_width(name: str, word: str) -> float:
    """Return the width of a word set in size 1."""
    return line_width(name, word, 1.0)


@lru_cache(maxsize=20_000)
def unit_space(name: str, left: str, right: str) -> float:
    """Return the width of a space between two letters, with its kerning."""
    return line_width(name, f"{left} {right}", 1.0) - unit_width(name, left) - unit_width(name, right)


def set_text(text: str, style: Type, width: float, height: float) -> FittedText:
    """Return a text set as large as its box and style allow; at the least size what does not fit is cut off."""
    size, text = style.size, clip(text, MOST_LETTERS)
    while True:
        lines = list(break_lines(text, style.font, size, width))
        made = FittedText(lines, size, style.leading, True)
        whole_words = all(unit_width(style.font, word) * size <= width for word in text.split())
        if (made.height <= height and whole_words) or size <= style.smallest:
            break
        size = max(size - STEP, style.smallest)
    if made.height <= height:
        return balance_lines(text, style, made, width) if style.even or style.align == "centre" else made
    fitting = max(1, int((height - size) / (size * style.leading)) + 1)
    last = clip_line(lines[fitting - 1], style.font, size, width)
    return FittedText([*lines[: fitting - 1], last], size, style.leading, False)


def balance_lines(text: str, style: Type, made: FittedText, width: float) -> FittedText:
    """Return a text in the same number of lines, the last not much shorter than the others."""
    narrow, wide = 0.0, width
    while wide - narrow > 1:
        middle = (narrow + wide) / 2
        lines = list(break_lines(text, style.font, made.size, middle))
        unbroken = " ".join(lines).split() == text.split()
        narrow, wide = (narrow, middle) if unbroken and len(lines) == len(made.lines) else (middle, wide)
    return FittedText(list(break_lines(text, style.font, made.size, wide)), made.size, made.leading, made.whole)


def clip_line(line: str, name: str, size: float, width: float) -> str:
    """Return a line with a mark at its end, where the rest was cut off."""
    while line and line_width(name, line + ELLIPSIS, size) > width:
        line = line[:-1]
    return line + ELLIPSIS


class Canvas:
    """The stream of a page or a form."""

    def __init__(self, file: PdfFile) -> None:
        self.file, self.words = file, list[str]()

    def stream(self) -> str:
        return "\n".join(self.words)

    def write(self, *words: str) -> None:
        self.words.append(" ".join(words))

    @contextmanager
    def state(self) -> Iterator[None]:
        """What is set within holds only within: clips, colours, the place of the origin."""
        self.write("q")
        yield
        self.write("Q")

    @contextmanager
    def transform(self, x: float, y: float, turn: int = 0, scale: float = 1.0) -> Iterator[None]:
        """Draw from another origin, turned clockwise by quarters, in another scale."""
        cosine, sine = [(1, 0), (0, 1), (-1, 0), (0, -1)][turn % 4]
        with self.state():
            self.write(numbers(scale * cosine, scale * sine, -scale * sine, scale * cosine, x, y), "cm")
            yield

    # ------------------------------------------------------------ shapes

    def paint(self, path: str, fill: str | None = None, stroke: str | None = None, width: float = 0.25) -> None:
        """Paint a path of PDF operators."""
        with self.state():
            if fill:
                self.write(channels(fill), "rg")
            if stroke:
                self.write(channels(stroke), "RG", number(width), "w 1 j 1 J")
            self.write(path, PAINT[bool(fill), bool(stroke)])

    def rect(
        self, box: Box, fill: str | None = None, stroke: str | None = None, width: float = 0.25, radius: float = 0.0
    ) -> None:
        self.paint(rounded_path(box, radius), fill, stroke, width)

    def circle(
        self, x: float, y: float, radius: float, fill: str | None = None, stroke: str | None = None, width: float = 0.25
    ) -> None:
        self.paint(rounded_path(Box(x - radius, y - radius, 2 * radius, 2 * radius), radius), fill, stroke, width)

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: str = INK, width: float = 0.2) -> None:
        with self.state():
            self.write(channels(colour), "RG", number(width), "w", numbers(x, y), "m", numbers(to_x, to_y), "l S")

    def clip(self, box: Box, radius: float = 0.0) -> None:
        """Draw only within a box from now on."""
        self.write(rounded_path(box, radius), "W n")

    def shade(self, box: Box, points: tuple[float, ...], stops: Stops, radius: float = 0.0) -> None:
        """Fill a box with a gradient."""
        with self.state():
            self.clip(box, radius)
            self.write(f"/{self.file.gradient(points, stops)} sh")

    def faint(self, opacity: float) -> None:
        """Draw with an opacity from now on."""
        self.write(f"/{self.file.opacity(opacity)} gs")

    def icon(
        self, name: str, box: Box, colour: str | None = INK, stroke: str | None = None, width: float = 0.3
    ) -> None:
        """Draw an icon in the middle of a box, filled or as a line."""
        side = min(box.width, box.height)
        scale, (x, y) = side / SQUARE, box.middle
        with self.transform(x - side / 2, y - side / 2, scale=scale):
            if colour:
                self.write(channels(colour), "rg")
            if stroke:
                self.write(channels(stroke), "RG", number(width / scale), "w 1 j 1 J")
            paint = PAINT[bool(colour), bool(stroke)]
            self.place(("icon", name, paint), SQUARE, SQUARE, lambda inner: inner.write(outline(name), paint), bleed=40)

    def place(
        self, key: object, width: float, height: float, draw: Callable[[Canvas], None], bleed: float = 0.0
    ) -> None:
        """Place a drawing that is kept once under its key, its corner at the origin."""
        if key not in self.file.forms:
            inner = Canvas(self.file)
            draw(inner)
            self.file.form(key, inner.stream(), width, height, bleed)
        self.write(f"/{self.file.forms[key]} Do")

    # ------------------------------------------------------------ text

    def text(self, x: float, baseline: float, text: str, style: Type, size: float = 0.0) -> None:
        """Write one line on its baseline; ``x`` is its left end, its middle or its right end, as it is aligned."""
        size = size or style.size
        wide = line_width(style.font, text, size)
        x -= {"left": 0.0, "centre": wide / 2, "right": wide}[style.align]
        for drawn, part in runs(style.font, text):
            part = drawn.drawable(part)
            glyphs = [drawn.glyph(letter) for letter in part]
            name = self.file.font_name(drawn, dict(zip(glyphs, part, strict=True)))
            shown = "".join(
                f"{glyph:04X}"
                + (f"> {number(-drawn.kern(glyph, after))} <" if after >= 0 and drawn.kern(glyph, after) else "")
                for glyph, after in zip(glyphs, [*glyphs[1:], -1], strict=True)
            )
            place = numbers(1, 0, 0, -1, x, baseline)
            self.write(f"BT {channels(style.colour)} rg /{name} {number(size)} Tf {place} Tm [<{shown}>] TJ ET")
            x += drawn.width(part) * size / 1000

    def text_in(self, box: Box, text: str, style: Type, place: str = "middle") -> FittedText:
        """Write a text into a box, at its top, middle or bottom, and return how it was set."""
        made = set_text(text, style, box.width, box.height)
        over = {"top": 0.0, "middle": 0.5, "bottom": 1.0}[place] * (box.height - made.height)
        x = box.x + {"left": 0.0, "centre": 0.5, "right": 1.0}[style.align] * box.width
        # Letters stand with their capitals and what hangs below them within the height of the line.
        baseline = box.y + over + made.size * (0.5 + CAP / 2)
        for place_of_line, line in enumerate(made.lines):
            self.text(x, baseline + place_of_line * made.size * made.leading, line, style, made.size)
        return made


def rounded_path(box: Box, radius: float = 0.0) -> str:
    """Return the path of a box with round corners."""
    x, y, right, bottom = box.x, box.y, box.x + box.width, box.y + box.height
    if not radius:
        return f"{numbers(x, y, box.width, box.height)} re"
    r = min(radius, box.width / 2, box.height / 2)
    k = r * (1 - ROUND)
    return " ".join([
        numbers(x + r, y), "m", numbers(right - r, y), "l",
        numbers(right - k, y, right, y + k, right, y + r), "c", numbers(right, bottom - r), "l",
        numbers(right, bottom - k, right - k, bottom, right - r, bottom), "c", numbers(x + r, bottom), "l",
        numbers(x + k, bottom, x, bottom - k, x, bottom - r), "c", numbers(x, y + r), "l",
        numbers(x, y + k, x + k, y, x + r, y), "c h",
    ])  # fmt: skip


def polygon(*points: tuple[float, float]) -> str:
    """Return the closed path through some points."""
    first, *others = points
    return " ".join([numbers(*first), "m", *(f"{numbers(*point)} l" for point in others), "h"])
