"""A puzzle: what one seat saw up to a decision, the answers with their chances, and the proof that one is best.

It holds the Record of a seat, so that a hidden card is in no puzzle at all. The Record begins about a round before the
decision: what was known before then is forgotten, so that who solves it knows exactly what the proof takes for known.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import gcd

import msgspec

from regno.errors import BadRequest, RegnoError
from regno.learn.themes import Theme
from regno.proelio.formats.seat_record import read_seat_record
from regno.proelio.info.seat_game import SeatGame

MARGIN = 0.02  # of win probability: the lead of an answer that counts as surely best
LIBRARY = "puzzles.jsonl"
Words = list[str]  # the moves of a line, as Records write them


class BadPuzzle(BadRequest):
    """A puzzle that cannot be; the sentence is in the catalogue ``puzzles``."""

    subject = "puzzles"


class PuzzleFact(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact that separates two answers, as ``players.analysis.contrasts.Fact`` has it."""

    key: str
    house: int
    role: str
    best: float
    next: float
    weight: float
    share: bool
    card: int = -1


class PuzzleAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One possible answer, with the interval of its chance to win."""

    moves: Words
    chance: float
    low: float
    high: float
    behind: float = 0.0  # the best answer's lead over it, and the end of its interval that is surely reached
    surely: float = 0.0
    reasons: list[PuzzleFact] = []  # why the best is better; kept for the answers that tempt


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with one best answer."""

    id: str
    edition: str
    houses: int
    themes: list[Theme]
    difficulty: int  # 1 to 5
    answers: list[PuzzleAnswer]  # the best first
    thumb: list[int]  # answers that rules of thumb would give: indices, the Steward's and the policy's
    worlds: int  # in which every answer was played
    simulations: int
    seed: int
    checked: int  # worlds in which it was solved again, 0 if it has not been
    lead: float  # over the next best when it was solved again: the end of the interval that is surely reached
    record: str  # of the seat

    @property
    def best(self) -> PuzzleAnswer:
        return self.answers[0]

    def game(self) -> SeatGame:
        """Return the seat's game up to the decision; raise BadPuzzle if it cannot be replayed or is not at a choice."""
        try:
            game = read_seat_record(self.record)
        except RegnoError as fault:
            raise BadPuzzle("bad-record", cause=fault, id=self.id) from None
        if not game.view().to_choose:
            raise BadPuzzle("no-decision", id=self.id)
        return game


DECODER = msgspec.json.Decoder(Puzzle)


def read_puzzles(text: str, file: str) -> list[Puzzle]:
    """Return the puzzles of a file, one JSON object a line; raise BadPuzzle that names the line."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(DECODER.decode(line))
        except msgspec.MsgspecError as fault:
            raise BadPuzzle("bad-line", file=file, line=number, fault=str(fault)) from None
    return found


def puzzles_text(puzzles: list[Puzzle]) -> str:
    """Return puzzles as the text of a file."""
    return "".join(msgspec.json.encode(each).decode() + "\n" for each in puzzles)


@cache
def library() -> tuple[Puzzle, ...]:
    """Return the puzzles that come with the program; their numbers are their places, from 1."""
    text = files("regno.learn").joinpath(LIBRARY).read_text(encoding="utf-8")
    return tuple(read_puzzles(text, LIBRARY))


def puzzle_of_day(day: int, count: int) -> int:
    """Return the place of the puzzle of a day (a proleptic ordinal): each comes once before any comes again."""
    step = next(each for each in range(max(count * 618 // 1000, 1), 2 * count + 2) if gcd(each, count) == 1)
    return day * step % count
