"""A printed file as a reader of PDF sees it, in millimetres from the upper left corner of each page."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

import pypdfium2 as pdfium
import pypdfium2.raw as pdfium_c

MM = 72 / 25.4


class Place(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def holds(self, other: Place, by: float = 0.0) -> bool:
        return (
            self.left + by <= other.left
            and self.top + by <= other.top
            and other.right <= self.right - by
            and other.bottom <= self.bottom - by
        )

    def near(self, other: Place, by: float = 0.1) -> bool:
        return all(abs(one - two) <= by for one, two in zip(self, other, strict=True))


class Letter(NamedTuple):
    letter: str
    place: Place


class Page:
    """One page."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.width, self.height = (each / MM for each in page.get_size())

    def place(self, left: float, bottom: float, right: float, top: float) -> Place:
        return Place(left / MM, self.height - top / MM, right / MM, self.height - bottom / MM)

    @cached_property
    def letters(self) -> list[Letter]:
        """Every letter that is not blank, and the box of its ink."""
        words = self.page.get_textpage()
        found = []
        for place in range(words.count_chars()):
            letter = chr(pdfium_c.FPDFText_GetUnicode(words.raw, place))
            if not letter.isspace():
                found.append(Letter(letter, self.place(*words.get_charbox(place))))
        return found

    def text(self, within: Place) -> str:
        """The words whose letters stand within a place, as one line."""
        found = self.page.get_textpage().get_text_bounded(
            within.left * MM, (self.height - within.bottom) * MM, within.right * MM, (self.height - within.top) * MM
        )
        return " ".join(found.split())

    @cached_property
    def lines(self) -> list[Place]:
        """The strokes drawn on the page itself, not within a card."""
        return list(self.objects(pdfium_c.FPDF_PAGEOBJ_PATH))

    def objects(self, kind: int) -> Iterator[Place]:
        for each in self.page.get_objects(filter=[kind], max_depth=1):
            yield self.place(*each.get_bounds())

    @cached_property
    def forms(self) -> list[tuple[float, float]]:
        """Where the drawings placed on the page have their corners: cards, from left to right and downwards."""
        found = []
        for each in self.page.get_objects(filter=[pdfium_c.FPDF_PAGEOBJ_FORM], max_depth=1):
            matrix = each.get_matrix()
            found.append((round(matrix.e / MM, 3), round(self.height - matrix.f / MM, 3)))
        return sorted(found, key=lambda corner: (corner[1], corner[0]))


class Printed:
    """A whole file."""

    def __init__(self, content: bytes) -> None:
        self.document = pdfium.PdfDocument(content)
        self.pages = [Page(self.document[place]) for place in range(len(self.document))]

    @property
    def title(self) -> str:
        return str(self.document.get_metadata_value("Title"))

    def preference(self, name: str) -> str:
        """A wish for the printer, such as its ``Duplex``."""
        size = pdfium_c.FPDF_VIEWERREF_GetName(self.document.raw, name.encode(), None, 0)
        buffer = ctypes.create_string_buffer(size)
        pdfium_c.FPDF_VIEWERREF_GetName(self.document.raw, name.encode(), buffer, size)
        return buffer.value.decode()


def cells(width: float, height: float) -> list[Place]:
    """The nine places of 63 x 88 mm in the middle of a page."""
    left, top = (width - 189) / 2, (height - 264) / 2
    return [
        Place(left + 63 * column, top + 88 * row, left + 63 * (column + 1), top + 88 * (row + 1))
        for row in range(3)
        for column in range(3)
    ]
