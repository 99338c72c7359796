"""The fonts of printed cards: widths, kerning, and the part of a font that a file needs.

They are those of the pages, under the SIL Open Font License, as ``tools/print_assets.py`` makes them.
"""

from __future__ import annotations

import struct
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from itertools import pairwise

EMBEDDED = ("cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep")
COMPOSITE_MORE, COMPOSITE_WORDS = 0x0020, 0x0001
COMPOSITE_SCALES = ((0x0008, 2), (0x0040, 4), (0x0080, 8))
UNKNOWN = "?"  # for a letter that a font lacks even without its accent


class Font:
    """One font: what its letters measure, in thousandths of the type size."""

    def __init__(self, name: str, data: bytes) -> None:
        self.name, self.tables = name, read_tables(data)
        self.units = unpack(self.tables["head"], ">H", 18)[0]
        self.glyphs = read_cmap(self.tables["cmap"])
        self.advances = read_advances(self.tables)
        self.pairs = read_kerning(self.tables.get("kern", b""))
        ascent, descent = unpack(self.tables["hhea"], ">hh", 4)
        self.ascent, self.descent = self.scale(ascent), self.scale(descent)
        self.box = [self.scale(each) for each in unpack(self.tables["head"], ">4h", 36)]

    def scale(self, units: int) -> float:
        return units * 1000 / self.units

    def drawable(self, text: str) -> str:
        """Return a text in letters that the font has: without an accent where it lacks it, else a question mark."""
        return "".join(letter if ord(letter) in self.glyphs else self.nearest(letter) for letter in text)

    def nearest(self, letter: str) -> str:
        plain = unicodedata.normalize("NFKD", letter)[:1]
        return plain if plain and ord(plain) in self.glyphs else UNKNOWN

    def glyph(self, letter: str) -> int:
        """Return the glyph of a letter, or of the nearest that the font has."""
        return self.glyphs[ord(self.drawable(letter))]

    def kern(self, left: int, right: int) -> float:
        return self.scale(self.pairs.get((left, right), 0))

    def width(self, text: str) -> float:
        """Return the width of a line with its kerning."""
        glyphs = [self.glyph(letter) for letter in text]
        kerns = sum(self.kern(*pair) for pair in pairwise(glyphs))
        return sum(self.advance(glyph) for glyph in glyphs) + kerns

    def advance(self, glyph: int) -> float:
        return self.scale(self.advances[glyph])

    def subset(self, used: Iterable[int]) -> bytes:
        """Return the font with empty outlines for all glyphs but those used; the numbers of glyphs stay."""
        offsets = read_offsets(self.tables)
        kept = set(self.closure({0, *used}, offsets))
        outlines, places = bytearray(), [0]
        for glyph in range(len(offsets) - 1):
            if glyph in kept:
                outlines += self.tables["glyf"][offsets[glyph] : offsets[glyph + 1]]
                outlines += b"\0" * (-len(outlines) % 4)
            places.append(len(outlines))
        head = bytearray(self.tables["head"])
        struct.pack_into(">h", head, 50, 1)  # offsets are long
        changed = {"glyf": bytes(outlines), "loca": struct.pack(f">{len(places)}I", *places), "head": bytes(head)}
        return write_tables({**self.tables, **changed})

    def closure(self, used: set[int], offsets: list[int]) -> Iterator[int]:
        """Yield the glyphs and all that they are composed of."""
        waiting, seen = sorted(used), set(used)
        while waiting:
            glyph = waiting.pop()
            yield glyph
            for part in component_glyphs(self.tables["glyf"][offsets[glyph] : offsets[glyph + 1]]):
                if part not in seen:
                    seen.add(part)
                    waiting.append(part)


def unpack(data: bytes, shape: str, offset: int) -> tuple[int, ...]:
    return struct.unpack_from(shape, data, offset)


def read_tables(data: bytes) -> dict[str, bytes]:
    """Return the tables of a TrueType file by their tags."""
    (count,) = unpack(data, ">H", 4)
    tables = {}
    for place in range(count):
        offset, length = unpack(data, ">II", 20 + 16 * place)
        tables[data[12 + 16 * place : 16 + 16 * place].decode()] = data[offset : offset + length]
    return tables


def write_tables(tables: dict[str, bytes]) -> bytes:
    """Return a TrueType file of the tables that PDF needs."""
    chosen = [(tag, tables[tag]) for tag in EMBEDDED if tag in tables]
    power = len(chosen).bit_length() - 1
    entries, body = b"", b""
    start = 12 + 16 * len(chosen)
    for tag, table in chosen:
        padded = table + b"\0" * (-len(table) % 4)
        total = sum(struct.unpack(f">{len(padded) // 4}I", padded)) & 0xFFFFFFFF
        entries += struct.pack(">4sIII", tag.encode(), total, start + len(body), len(table))
        body += padded
    head = struct.pack(">IHHHH", 0x00010000, len(chosen), 16 << power, power, 16 * len(chosen) - (16 << power))
    return head + entries + body


def read_cmap(table: bytes) -> dict[int, int]:
    """Return the glyph of each character, from the subtable of format 4."""
    (count,) = unpack(table, ">H", 2)
    for place in range(count):
        (start,) = unpack(table, ">I", 8 + 8 * place)
        if unpack(table, ">H", start)[0] == 4:
            return read_segments(table[start:])
    raise ValueError("no cmap of format 4")


def read_segments(table: bytes) -> dict[int, int]:
    segments = unpack(table, ">H", 6)[0] // 2
    shape = f">{segments}H"
    ends, starts = unpack(table, shape, 14), unpack(table, shape, 16 + 2 * segments)
    deltas, ranges = unpack(table, shape, 16 + 4 * segments), unpack(table, shape, 16 + 6 * segments)
    glyphs = {}
    for place in range(segments):
        for code in range(starts[place], min(ends[place], 0xFFFE) + 1):
            glyph = code
            if ranges[place]:
                at = 16 + 6 * segments + 2 * place + ranges[place] + 2 * (code - starts[place])
                (glyph,) = unpack(table, ">H", at)
            if glyph or not ranges[place]:
                glyphs[code] = (glyph + deltas[place]) & 0xFFFF
    return glyphs


def read_advances(tables: dict[str, bytes]) -> list[int]:
    """Return the width of each glyph, in units of the font."""
    (glyphs,), (measured,) = unpack(tables["maxp"], ">H", 4), unpack(tables["hhea"], ">H", 34)
    widths = [unpack(tables["hmtx"], ">H", 4 * glyph)[0] for glyph in range(measured)]
    return widths + [widths[-1]] * (glyphs - measured)


def read_kerning(table: bytes) -> dict[tuple[int, int], int]:
    """Return how far each pair of glyphs is moved, from a table of format 0."""
    if not table:
        return {}
    (count,) = unpack(table, ">H", 10)
    rows = (unpack(table, ">HHh", 18 + 6 * place) for place in range(count))
    return {(left, right): value for left, right, value in rows}


def read_offsets(tables: dict[str, bytes]) -> list[int]:
    """Return where each outline begins, and where the last one ends."""
    count = unpack(tables["maxp"], ">H", 4)[0] + 1
    if unpack(tables["head"], ">h", 50)[0]:
        return list(unpack(tables["loca"], f">{count}I", 0))
    return [2 * each for each in unpack(tables["loca"], f">{count}H", 0)]


def component_glyphs(outline: bytes) -> Iterator[int]:
    """Yield the glyphs that an outline is composed of, if it is no outline of its own."""
    if not outline or unpack(outline, ">h", 0)[0] >= 0:
        return
    at, flags = 10, COMPOSITE_MORE
    while flags & COMPOSITE_MORE:
        flags, glyph = unpack(outline, ">HH", at)
        yield glyph
        at += 8 if flags & COMPOSITE_WORDS else 6
        at += next((size for flag, size in COMPOSITE_SCALES if flags & flag), 0)


@cache
def font(name: str) -> Font:
    """Return a font by its use: ``text``, ``italic``, ``bold``, ``caps`` or ``title``."""
    return Font(name, files("regno.printing").joinpath("fonts", f"{name}.ttf").read_bytes())


def runs(name: str, text: str) -> Iterator[tuple[Font, str]]:
    """Yield the parts of a line with the font of each.

    Apostrophes are set as such. Titles take their figures from ``caps``: Fell's are of the old style, in which 111
    reads as III.
    """
    part, drawn = "", font(name)
    for letter in text.replace("'", "’"):
        wanted = font("caps") if name == "title" and letter.isdigit() else font(name)
        if wanted is not drawn and part:
            yield drawn, part
            part = ""
        part, drawn = part + letter, wanted
    if part:
        yield drawn, part


def line_width(name: str, text: str, size: float) -> float:
    """Return the width of a line set in a size, in the same unit as the size."""
    return sum(drawn.width(part) for drawn, part in runs(name, text)) * size / 1000
