"""How a co-operative scenario ended: what its history and its odds are made of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TeamResult:
    """The level that was played, whether the players won, and their points against the target if they were counted."""

    level: str
    won: bool
    points: int | None = None
    target: int | None = None
