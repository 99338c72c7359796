"""A mistake as plain data: a question that can be asked again."""

from __future__ import annotations

import msgspec

from regno.learn.puzzle import PuzzleAnswer
from regno.learn.themes import Theme


class Mistake(msgspec.Struct, frozen=True):
    """A choice in which a better answer was missed, as far as its seat could know."""

    seat: int
    move: int  # the number of its first move in the Record, from 1
    round: int
    themes: list[Theme]
    answers: list[PuzzleAnswer]  # the best first; one that is not surely behind is as good
    played: int  # the place of the answer that was given
    worlds: int
