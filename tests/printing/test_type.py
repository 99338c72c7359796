"""Type: widths as the font says, lines that fit, letters that no font has, and what fits no box."""

from __future__ import annotations

from io import BytesIO

import pytest
from fontTools.ttLib import TTFont
from measured import Printed

from regno.printing.canvas import Box, Canvas, Type, break_lines, set_text
from regno.printing.fonts import font, line_width
from regno.printing.pdf import PdfFile

NAMES = ("text", "italic", "bold", "caps", "title")


@pytest.mark.parametrize("name", NAMES)
def test_widths_are_those_of_the_font(name: str) -> None:
    drawn = font(name)
    by_tables = TTFont(BytesIO(rebuilt(name)))
    letters, widths = by_tables.getBestCmap(), by_tables["hmtx"]
    for letter in "Aàz1’":
        glyph = letters[ord(letter)]
        assert drawn.glyph(letter) == by_tables.getGlyphID(glyph)
        assert drawn.width(letter) == pytest.approx(widths[glyph][0] * 1000 / by_tables["head"].unitsPerEm)


def rebuilt(name: str) -> bytes:
    from importlib.resources import files

    return files("regno.printing").joinpath("fonts", f"{name}.ttf").read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_can_be_written(name: str) -> None:
    text = "Perché è così già più, 0123456789 × % – “x”"
    assert font(name).drawable(text) == text


def test_a_subset_keeps_the_numbers_of_glyphs_and_the_parts_of_composed_ones() -> None:
    drawn = font("text")
    used = {drawn.glyph("è")}
    small = TTFont(BytesIO(drawn.subset(used)), lazy=False)
    whole = TTFont(BytesIO(rebuilt("text")))
    names = small.getGlyphOrder()
    assert len(names) == len(whole.getGlyphOrder())
    inked = {place for place, each in enumerate(names) if small["glyf"][each].numberOfContours}
    assert used <= inked and len(inked) < 8


def test_letters_come_near_where_the_font_lacks_them() -> None:
    assert font("text").drawable("ź ﬁ 漢 ⚔") == "z f ? ?"


@pytest.mark.parametrize("name", NAMES)
def test_lines_are_no_wider_than_their_box(name: str) -> None:
    text = "A House falls when it has neither a card in hand nor a Fortification. " * 4
    for width in (20.0, 33.3, 60.0):
        lines = list(break_lines(text, name, 4.0, width))
        assert all(line_width(name, line, 4.0) <= width + 1e-6 for line in lines)
        assert "".join(" ".join(lines).split()) == "".join(text.split())


def test_a_word_longer_than_a_line_is_broken_and_what_fits_nowhere_is_cut_with_a_mark() -> None:
    made = set_text("x" * 400, Type("text", 5.0, 2.0), 20.0, 10.0)
    assert not made.whole and made.lines[-1].endswith("…") and made.height <= 10.0
    assert all(line_width("text", line, made.size) <= 20.0 for line in made.lines)
    assert set_text("", Type("text", 5.0), 20.0, 10.0).lines == [""]


def test_a_text_without_end_does_not_take_time_without_end() -> None:
    made = set_text("y" * 300_000 + " z" * 300_000, Type("text", 5.0, 2.0), 20.0, 10.0)
    assert len(made.lines) < 10 and not made.whole


def test_centred_lines_are_of_about_one_length() -> None:
    made = set_text("Resources draw one card more.", Type("text", 5.2, 3.9), 53.0, 18.0)
    lengths = [line_width("text", line, made.size) for line in made.lines]
    assert len(lengths) == 2 and min(lengths) > 0.6 * max(lengths)


def test_a_file_can_be_searched_and_says_its_language() -> None:
    file = PdfFile("Prova è", "it")
    page = Canvas(file)
    page.text_in(Box(10, 10, 100, 20), "L'araldo (così) 111", Type("title", 8.0))
    file.page(210, 297, page.stream())
    made = Printed(file.content())
    assert made.title == "Prova è" and b"/Lang (it)" in file.content()
    assert "".join(letter for letter, _ in made.pages[0].letters) == "L’araldo(così)111"
