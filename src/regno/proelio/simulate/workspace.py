"""Scratch space of compiled loops, as one record instead of a row of arguments."""

from __future__ import annotations

from typing import Annotated

from regno.proelio.chance import Rng
from regno.proelio.jit.records import Row
from regno.proelio.moves import MOVES
from regno.proelio.state import Events


class Workspace:
    """What every loop over moves needs; a loop that needs more extends it."""

    events: Events  # of the last move
    rng: Rng
    space: Annotated[Row, (MOVES + 1,), "i8"]  # the legal moves
