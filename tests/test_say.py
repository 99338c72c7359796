"""A sentence can always be said, whatever was sent to stand in it."""

from __future__ import annotations

from math import inf, nan

import pytest

from regno.errors import BadOption, IllegalMove
from regno.proelio.options import MODES
from regno.proelio.reasons import NAMES
from regno.table.errors import TableError
from regno.text import say
from regno.text.numbers import read_whole

VALUES = [10**15, 10**27, -(10**40), 10**5000, inf, nan, 1e300, "x" * 100_000, "\ud800", "\0"]


@pytest.mark.parametrize("value", VALUES, ids=range(len(VALUES)))
@pytest.mark.parametrize("language", ["en", "it"])
def test_no_argument_keeps_a_sentence_from_being_said(value: str | float, language: str) -> None:
    said = say(language, "table", "bad-pace", value=value, most=5_000)
    assert "5" in said and len(said) < 2_200
    said.encode()


def test_several_long_arguments_in_one_place_are_cut_shorter() -> None:
    said = say("en", "errors", "illegal-move", why="w" * 2_400, move="m" * 2_400)
    assert "w" * 60 in said and "m" * 60 in said


def test_what_somebody_sent_is_quoted_by_its_beginning() -> None:
    for fault in (TableError("table-exists", table="n" * 5_000), BadOption("bad-houses", value="n" * 5_000)):
        assert "n" * 79 + "…" in fault.text("it") and "n" * 80 not in fault.text("it")
    assert "m" * 79 + "…" in IllegalMove(NAMES[1], move="m" * 5_000).text()


def test_numbers_of_any_length_are_read_or_refused() -> None:
    assert read_whole("18446744073709551615") == 2**64 - 1
    for text in ("9" * 21, "9" * 5_000, "-1", "", "1.0", "²"):
        assert read_whole(text) is None
    assert MODES["houses"].read("9" * 5_000) is None
