"""The messages of the what-if board. The page keeps the tree; the server keeps nothing of it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from regno.table.settings import TableSettings
from regno.web.replay.frames import Frame

MAX_STEPS = 400  # of one path
MAX_SEED = 2**31 - 1
Seed = Annotated[int, msgspec.Meta(ge=0, le=MAX_SEED)]
MoveWords = Annotated[str, msgspec.Meta(max_length=80)]


class WhatIfStep(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One step of a path: the moves of a choice; or a seed, to imagine the hidden cards again; or else as played."""

    moves: Annotated[list[MoveWords], msgspec.Meta(max_length=12)] = []
    imagine: Seed | None = None


class WhatIfPath(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A node of the tree: a moment of a Record, and the steps from there.

    Steps as played come first: they go along the Record. Chance is drawn from the seed, so that a path always leads to
    the same node. Through a seat's eyes everything that the seat did not know then is imagined, from the seed too.
    """

    record: str
    at: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0  # the frame of the replay
    eyes: Annotated[str, msgspec.Meta(max_length=10)] = "all"
    seed: Seed = 1
    steps: Annotated[list[WhatIfStep], msgspec.Meta(max_length=MAX_STEPS)] = []


class WhatIfBotMove(WhatIfPath, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Ask for the choice of a bot at a node."""

    level: Annotated[str, msgspec.Meta(max_length=40)] = "sovereign"


class WhatIfQuestion(WhatIfPath, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Ask for the chances at a node: of every answer, or of the reader's seat alone."""

    board: Annotated[str, msgspec.Meta(max_length=40)]  # any name of the page's; a board has one question at a time
    answers: bool = True
    quick: bool = False  # a first look, to be refined by a second question


class WhatIfOrigin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a board begins: a table, with the token of a seat if it still plays; a puzzle; a position; a Record."""

    table: str = ""
    token: str = ""
    puzzle: int = 0
    position: str = ""
    edition: str = ""
    record: str = ""


class LookBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a seat whose person looks back at a running game."""

    token: str


class WhatIfStart(msgspec.Struct, frozen=True):
    """A Record for the board to begin with. Of a running game or a puzzle it is what the seat saw."""

    record: str
    frames: int  # the last frame of the Record
    eyes: str  # a seat's number, "public", or "all" if every card is known
    running: bool  # whether the game still goes on
    fault: str  # why the Record could not be read to its end, else empty


class WhatIfPlace(msgspec.Struct, frozen=True):
    """A step of a path as the tree shows it."""

    who: int  # who chose, -1 where hands were imagined again
    words: str
    turn: int
    round: int


class WhatIfAnswer(msgspec.Struct, frozen=True):
    """A possible answer of the House that must choose."""

    moves: list[str]
    words: str


class WhatIfNode(msgspec.Struct, frozen=True):
    """The table at the end of a path, with every hand: the true ones, or those imagined."""

    terms: TableSettings
    seat: int  # whose chances are told, and who sits in front
    imagined: bool
    left: int  # steps of the Record after this moment
    turn: int
    round: int
    path: list[WhatIfPlace]
    steps: list[WhatIfStep]  # the path again, with the bot's choice if one was asked for
    frame: Frame
    answers: list[WhatIfAnswer]
    sentence: str  # how the game ended, or an empty text


class WhatIfChance(msgspec.Struct, frozen=True):
    """An answer with its estimated chance to win; ``place`` is that in the node's answers."""

    place: int
    chance: float
    low: float
    high: float
    surely_worse: bool


class WhatIfHint(msgspec.Struct, frozen=True):
    """The chances of the answers, the best first, and that of the reader's seat at this node."""

    answers: list[WhatIfChance]
    facts: list[str]
    worlds: int
    chance: float
    low: float
    high: float
    later: int = 0  # seconds after which to ask again, if nothing could be said yet
    weak: bool = False  # the server was too busy for half of the usual worlds
