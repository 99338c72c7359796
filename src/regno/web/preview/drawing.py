"""The picture of a preview, 1200 x 630 pixels: a leaf of vellum on oak, or for a chronicle the oak alone.

Drawn by Pillow with the fonts of the built pages and the arms of the Houses (``tools/sprites.py``).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from regno.text import say
from regno.web.preview.facts import HEIGHT, WIDTH, Chair, Preview

OAK, VELLUM, EDGE, GOLD, GOLD_LIT = "#2a211a", "#f5ecd6", "#6b5534", "#b8892b", "#e3bd62"
INK, INK_SOFT, OXBLOOD, SPINE, CREAM, OAK_SOFT = "#2b2118", "#594834", "#7a1f1f", "#571313", "#f0e4c8", "#cbb993"
FONTS = {
    "display": "im-fell-english-latin-400-normal",
    "caps": "cinzel-latin-700-normal",
    "text": "eb-garamond-latin-400-normal",
    "bold": "eb-garamond-latin-600-normal",
}
LEFT, RIGHT = 92, 1108
HEADLINE, LEAST_HEADLINE, LINE = 74, 40, 34  # pixels
PUNCTUATION = "‘’“”…–—"
Font = ImageFont.FreeTypeFont
Box = tuple[float, float, float, float]


@cache
def font(face: str, size: int, fonts: Path) -> Font:
    """Return a font of the built pages; raise FileNotFoundError if they are not built."""
    file = next(iter(sorted(fonts.glob(f"{FONTS[face]}-*.woff2"))), None)
    if file is None:
        raise FileNotFoundError(f"{FONTS[face]} in {fonts}")
    return ImageFont.truetype(BytesIO(file.read_bytes()), size)


@cache
def arms(seat: int) -> Image.Image:
    """Return the arms of a House on a clear ground."""
    with files("regno.web.preview").joinpath("sprites", f"arms-{seat}.png").open("rb") as file:
        return Image.open(file).convert("RGBA")


def has_glyph(letter: str) -> bool:
    """Return whether the Latin fonts of the pages draw a letter."""
    return ord(letter) < 0x100 or letter in PUNCTUATION


class Drawing:
    """One picture in the making."""

    def __init__(self, preview: Preview, fonts: Path) -> None:
        self.preview, self.fonts = preview, fonts
        self.image = Image.new("RGB", (WIDTH, HEIGHT), OAK)
        self.pen = ImageDraw.Draw(self.image)

    def font(self, face: str, size: int) -> Font:
        return font(face, size, self.fonts)

    def write(
        self, place: tuple[float, float], text: str, face: str, size: int, colour: str, anchor: str = "ls"
    ) -> float:
        """Write a line of text and return where it ends. Letters that the fonts lack are left out."""
        drawable = "".join(letter for letter in text if letter.isprintable() and has_glyph(letter))
        self.pen.text(place, drawable, colour, self.font(face, size), anchor)
        return place[0] + self.font(face, size).getlength(drawable)

    def fit(self, text: str, face: str, size: int, least: int, room: float) -> int:
        """Return the largest size, from ``size`` down to ``least``, at which a text fits the room."""
        return next((each for each in range(size, least, -2) if self.font(face, each).getlength(text) <= room), least)

    def draw(self) -> bytes:
        """Return the picture as PNG."""
        if self.preview.is_chronicle:
            self.draw_chronicle()
        else:
            self.draw_leaf()
        made = BytesIO()
        self.image.quantize(128, dither=Image.Dither.NONE).save(made, "PNG")
        return made.getvalue()

    # ------------------------------------------------------------ a leaf with chairs

    def draw_leaf(self) -> None:
        preview, pen = self.preview, self.pen
        pen.rounded_rectangle((34, 34, 1166, 596), 6, VELLUM, EDGE)
        pen.rectangle((46, 46, 1154, 584), outline=GOLD, width=2)
        pen.rectangle((41, 41, 1159, 589), outline=EDGE)
        size = self.fit(preview.headline, "display", HEADLINE, LEAST_HEADLINE, RIGHT - LEFT)
        self.write((LEFT, 148), preview.headline, "display", size, INK)
        line = self.fit(preview.line, "text", LINE, 24, RIGHT - LEFT)
        self.write((LEFT, 204), preview.line, "text", line, INK_SOFT)
        step = (RIGHT - LEFT) / max(4, len(preview.chairs))
        for place, chair in enumerate(preview.chairs):
            self.draw_chair(chair, LEFT + step * (place + 0.5), step)
        end = self.write((LEFT, 552), "PROELIO", "caps", 33, OXBLOOD)
        self.write((end + 16, 551), preview.foot, "text", 29, INK_SOFT)

    def draw_chair(self, chair: Chair, middle: float, room: float) -> None:
        shield = arms(chair.seat)
        left, top = round(middle - shield.width / 2), 246
        if chair.is_free:
            self.draw_free(left, top, shield.size)
        else:
            if chair.is_first:
                frame: Box = (left - 12, top - 12, left + shield.width + 12, top + shield.height + 10)
                self.pen.rounded_rectangle(frame, 10, "#efdca6", GOLD, 3)
            self.image.paste(shield, (left, top), shield)
        if chair.is_bot:
            self.draw_bot(left + shield.width - 12, top + shield.height - 30)
        size = self.fit(chair.name, "text", 30, 18, room - 12)
        self.write(
            (middle, 446),
            chair.name,
            "bold" if chair.is_free else "text",
            size,
            OXBLOOD if chair.is_free else INK,
            "ms",
        )
        if chair.wall >= 0:
            told = ", ".join(
                (
                    say(self.preview.language, "preview", "wall", value=chair.wall),
                    say(self.preview.language, "preview", "cards", count=chair.cards),
                )
            )
            self.write((middle, 482), told, "text", self.fit(told, "text", 25, 16, room - 10), INK_SOFT, "ms")

    def draw_free(self, left: int, top: int, size: tuple[int, int]) -> None:
        """Draw an empty chair: a shield of dashes with a plus in it."""
        width, height = size
        for start in range(0, 360, 12):
            self.pen.arc((left + 2, top + 2, left + width - 2, top + height - 2), start, start + 7, OXBLOOD, 5)
        x, y = left + width / 2, top + height / 2
        self.pen.line((x - 20, y, x + 20, y), OXBLOOD, 5)
        self.pen.line((x, y - 20, x, y + 20), OXBLOOD, 5)

    def draw_bot(self, x: float, y: float) -> None:
        """Draw the cogwheel of a bot."""
        self.pen.ellipse((x - 26, y - 26, x + 26, y + 26), INK, GOLD_LIT, 2)
        self.pen.ellipse((x - 13, y - 13, x + 13, y + 13), outline=GOLD_LIT, width=5)
        for dx, dy in ((0, 1), (1, 0), (0.7, 0.7), (0.7, -0.7)):
            for sign in (1, -1):
                near, far = 14 * sign, 20 * sign
                self.pen.line((x + near * dx, y + near * dy, x + far * dx, y + far * dy), GOLD_LIT, 5)

    # ------------------------------------------------------------ a chronicle

    def draw_chronicle(self) -> None:
        preview, pen = self.preview, self.pen
        pen.rounded_rectangle((104, 116, 424, 538), 14, "#d8c79b", "#15100c", 2)
        pen.rounded_rectangle((84, 96, 408, 524), 14, OXBLOOD, GOLD_LIT, 7)
        pen.rectangle((92, 104, 132, 516), SPINE)
        pen.ellipse((188, 230, 348, 390), outline=GOLD_LIT, width=7)
        for left, top in ((216, 290), (252, 262), (288, 290)):
            pen.rectangle((left, top, left + 32, 368), GOLD_LIT)
            pen.polygon(((left - 6, top), (left + 16, top - 26), (left + 38, top)), GOLD_LIT)
        pen.rectangle((208, 340, 328, 376), GOLD_LIT)
        size = self.fit(preview.headline, "display", HEADLINE, LEAST_HEADLINE, 640)
        self.write((486, 170), preview.headline, "display", size, "#f3d99a")
        for place, part in enumerate(self.wrap(preview.line, 640)):
            self.write((486, 238 + 44 * place), part, "text", LINE, CREAM)
        end = self.write((486, 558), "REGNO", "caps", 33, "#f3d99a")
        self.write((end + 16, 557), preview.foot, "text", 29, OAK_SOFT)

    def wrap(self, text: str, room: float) -> list[str]:
        """Return a text in lines that fit the room."""
        lines = [""]
        for word in text.split():
            longer = f"{lines[-1]} {word}".strip()
            if self.font("text", LINE).getlength(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines
