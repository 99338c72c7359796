"""The messages of the coach."""

from __future__ import annotations

from typing import Annotated

import msgspec


class CoachQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys and tokens of a person, and the table whose moves are shown; the latest without one."""

    tokens: Annotated[list[str], msgspec.Meta(max_length=200)]
    table: str = ""


class CoachGame(msgspec.Struct, frozen=True):
    """A finished game of the person."""

    table: str
    seat: int
    ended: int  # milliseconds since 1970


class CoachMove(msgspec.Struct, frozen=True):
    """What a move showed of the hand, in bits, and the part of it that each House knew after it."""

    frame: int  # of the replay
    round: int
    kind: str
    words: str
    bits: list[float]  # by seat
    known: list[float]


class CoachExample(msgspec.Struct, frozen=True):
    """A choice that speaks for a habit."""

    table: str
    frame: int


class CoachTell(msgspec.Struct, frozen=True):
    """A habit with its evidence, and the points of chance that it costs a game, if that was measured."""

    text: str
    use: str  # how a rival can use it
    advice: str  # what to do about it
    marked: int
    occasions: int
    rate: float
    low: float
    high: float
    others: float
    cost: float | None
    cost_low: float
    cost_high: float
    examples: list[CoachExample]


class CoachReport(msgspec.Struct, frozen=True):
    """What the coach found in one game, and over all of them."""

    games: list[CoachGame]  # the latest first
    needed: int  # games for finding habits
    looked_for: int  # habits
    table: str  # whose moves these are, empty without games
    seat: int
    houses: int
    moves: list[CoachMove]
    tells: list[CoachTell]


class CoachRecord(msgspec.Struct, frozen=True):
    """A game for the process of the coach."""

    game: CoachGame
    record: str


class CoachTask(msgspec.Struct, frozen=True):
    """What the process of the coach reads."""

    records: list[CoachRecord]
    table: str
    language: str
