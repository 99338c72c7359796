"""A writer of PDF 1.7: pages of vector drawings with embedded fonts, the same bytes for the same drawings.

It knows what cards need and no more, so that whoever has Regno can print without installing anything else.
References are to ISO 32000-1.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from itertools import pairwise

from regno.printing.fonts import Font

MM = 72 / 25.4  # points
Stops = Sequence[tuple[float, str]]  # of a gradient: places from 0 to 1 with their colours
Name = str  # of a resource, as a stream calls it: /F1


def number(value: float) -> str:
    """Return a number as PDF writes it; five digits, for what is scaled by a matrix."""
    text = f"{value:.5f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def numbers(*values: float) -> str:
    return " ".join(map(number, values))


def channels(colour: str) -> str:
    """Return the red, green and blue of ``#rrggbb``, each from 0 to 1."""
    return numbers(*(int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)))


def text_string(text: str) -> str:
    """Return a text for people, such as a title (7.9.2)."""
    return f"<FEFF{text.encode('utf-16-be').hex().upper()}>"


class PdfFile:
    """The objects of one file. Pages and forms share one dictionary of resources."""

    def __init__(self, title: str, language: str) -> None:
        self.objects: list[bytes] = []
        self.catalog, self.tree, self.resources, self.info = (self.reserve() for _ in range(4))
        self.title, self.language = title, language
        self.pages: list[int] = []
        self.parts: dict[str, int] = {}  # pages of each
        self.fonts: dict[Font, tuple[Name, dict[int, str]]] = {}  # with the letter of each glyph in use
        self.forms: dict[object, Name] = {}
        self.shadings: dict[object, Name] = {}
        self.opacities: dict[float, Name] = {}
        self.entries: dict[str, list[str]] = {"Font": [], "XObject": [], "Shading": [], "ExtGState": []}

    # ------------------------------------------------------------ objects

    def reserve(self) -> int:
        """Return the number of an object that is written later."""
        self.objects.append(b"null")
        return len(self.objects)

    def put(self, body: str | bytes, at: int = 0) -> int:
        """Write an object and return its number."""
        at = at or self.reserve()
        self.objects[at - 1] = body if isinstance(body, bytes) else body.encode("ascii")
        return at

    def stream(self, data: bytes, entries: str = "", at: int = 0) -> int:
        packed = zlib.compress(data, 9)
        head = f"<< {entries} /Filter /FlateDecode /Length {len(packed)} >>\nstream\n"
        return self.put(head.encode("ascii") + packed + b"\nendstream", at)

    def resource(self, family: str, letter: str, value: str) -> Name:
        """Add a resource and return its name."""
        name = f"{letter}{len(self.entries[family]) + 1}"
        self.entries[family].append(f"/{name} {value}")
        return name

    # ------------------------------------------------------------ what drawings use

    def font_name(self, font: Font, glyphs: dict[int, str]) -> Name:
        """Return the name of a font and note the glyphs drawn in it, each with its letter."""
        if font not in self.fonts:
            self.fonts[font] = (self.resource("Font", "F", f"{self.reserve()} 0 R"), {})
        name, used = self.fonts[font]
        used.update(glyphs)
        return name

    def opacity(self, value: float) -> Name:
        """Return the name of a graphics state with an opacity."""
        if value not in self.opacities:
            state = f"<< /ca {number(value)} /CA {number(value)} >>"
            self.opacities[value] = self.resource("ExtGState", "G", state)
        return self.opacities[value]

    def gradient(self, points: Sequence[float], stops: Stops) -> Name:
        """Return the name of a gradient: along a line of 4 coordinates, or between two circles of 3 each (8.7.4.5)."""
        key = (tuple(points), tuple(stops))
        if key not in self.shadings:
            kind = 2 if len(points) == 4 else 3
            entries = f"/ColorSpace /DeviceRGB /Coords [{numbers(*points)}] /Extend [true true]"
            made = self.put(f"<< /ShadingType {kind} {entries} /Function {stitching_function(stops)} >>")
            self.shadings[key] = self.resource("Shading", "S", f"{made} 0 R")
        return self.shadings[key]

    def form(self, key: object, stream: str, width: float, height: float, bleed: float = 0.0) -> Name:
        """Return the name of a drawing that is kept once under a key, however often it is placed (8.10)."""
        if key not in self.forms:
            box = numbers(-bleed, -bleed, width + bleed, height + bleed)
            entries = f"/Type /XObject /Subtype /Form /BBox [{box}] /Resources {self.resources} 0 R"
            made = self.stream(stream.encode("ascii"), entries)
            self.forms[key] = self.resource("XObject", "X", f"{made} 0 R")
        return self.forms[key]

    def page(self, width: float, height: float, stream: str) -> None:
        """Add a page of some millimetres, drawn in millimetres from its upper left corner."""
        turned = f"{number(MM)} 0 0 {number(-MM)} 0 {number(height * MM)} cm\n"
        content = self.stream((turned + stream).encode("ascii"))
        size = numbers(0, 0, width * MM, height * MM)
        page = f"<< /Type /Page /Parent {self.tree} 0 R /MediaBox [{size}] /Contents {content} 0 R"
        self.pages.append(self.put(f"{page} /Resources {self.resources} 0 R >>"))

    def end_part(self, name: str) -> None:
        """Note that the pages since the last part are one of this name."""
        self.parts[name] = len(self.pages) - sum(self.parts.values())

    # ------------------------------------------------------------ the whole file

    def content(self) -> bytes:
        """Return the file. Its preferences ask for paper of its own size, both sides, and no scaling (12.2)."""
        for font, (name, used) in self.fonts.items():
            entry = next(each for each in self.entries["Font"] if each.startswith(f"/{name} "))
            self.put_font(font, used, int(entry.split()[1]))
        families = " ".join(f"/{family} << {' '.join(each)} >>" for family, each in self.entries.items())
        self.put(f"<< {families} >>", self.resources)
        kids = " ".join(f"{page} 0 R" for page in self.pages)
        self.put(f"<< /Type /Pages /Count {len(self.pages)} /Kids [{kids}] >>", self.tree)
        wishes = "<< /PrintScaling /None /Duplex /DuplexFlipLongEdge /PickTrayByPDFSize true /DisplayDocTitle true >>"
        self.put(
            f"<< /Type /Catalog /Pages {self.tree} 0 R /Lang ({self.language}) /ViewerPreferences {wishes} >>",
            self.catalog,
        )
        self.put(f"<< /Title {text_string(self.title)} /Producer (Regno) >>", self.info)
        return self.assemble()

    def assemble(self) -> bytes:
        """Return header, objects, cross-reference table and trailer (7.5)."""
        made, places = bytearray(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"), []
        for place, body in enumerate(self.objects, start=1):
            places.append(len(made))
            made += f"{place} 0 obj\n".encode() + body + b"\nendobj\n"
        table = "".join(f"{place:010} 00000 n \n" for place in places)
        count = len(self.objects) + 1
        trailer = f"<< /Size {count} /Root {self.catalog} 0 R /Info {self.info} 0 R >>"
        end = f"xref\n0 {count}\n0000000000 65535 f \n{table}trailer\n{trailer}\nstartxref\n{len(made)}\n%%EOF\n"
        return bytes(made) + end.encode("ascii")

    def put_font(self, font: Font, used: dict[int, str], at: int) -> None:
        """Write a font by its glyphs, with their widths and what letters they are (9.7, 9.10.3)."""
        data = font.subset(used)
        embedded = self.stream(data, f"/Length1 {len(data)}")
        name = f"REGNOA+{font.name.title()}"
        box = numbers(*font.box)
        measures = f"/Ascent {number(font.ascent)} /Descent {number(font.descent)} /CapHeight 650 /StemV 80"
        descriptor = self.put(
            f"<< /Type /FontDescriptor /FontName /{name} /Flags 4 /FontBBox [{box}] /ItalicAngle 0 {measures}"
            f" /FontFile2 {embedded} 0 R >>"
        )
        widths = " ".join(f"{glyph} [{number(font.advance(glyph))}]" for glyph in sorted(used))
        inner = self.put(
            f"<< /Type /Font /Subtype /CIDFontType2 /BaseFont /{name} /FontDescriptor {descriptor} 0 R /W [{widths}]"
            " /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity >>"
        )
        letters = self.stream(letters_of(used))
        self.put(
            f"<< /Type /Font /Subtype /Type0 /BaseFont /{name} /Encoding /Identity-H"
            f" /DescendantFonts [{inner} 0 R] /ToUnicode {letters} 0 R >>",
            at,
        )


def stitching_function(stops: Stops) -> str:
    """Return the function of a gradient through several colours (7.10.4)."""
    parts = []
    for (_, start), (_, end) in pairwise(stops):
        parts.append(f"<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [{channels(start)}] /C1 [{channels(end)}] >>")
    if len(parts) == 1:
        return parts[0]
    bounds = numbers(*(place for place, _ in stops[1:-1]))
    encode = " ".join(["0 1"] * len(parts))
    functions = f"/Functions [{' '.join(parts)}] /Bounds [{bounds}] /Encode [{encode}]"
    return f"<< /FunctionType 3 /Domain [0 1] {functions} >>"


def letters_of(used: dict[int, str]) -> bytes:
    """Return the map from glyphs to letters, so that a text can be searched and copied."""
    rows = [f"<{glyph:04X}> <{letter.encode('utf-16-be').hex().upper()}>" for glyph, letter in sorted(used.items())]
    blocks = [rows[start : start + 100] for start in range(0, len(rows), 100)]
    maps = "\n".join(f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar" for block in blocks)
    return (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
        "/CMapName /Adobe-Identity-UCS def /CMapType 2 def\n"
        "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n"
        f"{maps}\nendcmap CMapName currentdict /CMap defineresource pop end end\n"
    ).encode("ascii")
