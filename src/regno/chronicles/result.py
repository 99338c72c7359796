"""How a chronicle stands or ended: won or lost together, or won by one; how hard it was, and by how much."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ChronicleResult:
    """What a scenario says of its state: the history, the odds and the end of a chronicle are made of it."""

    level: str = ""  # of difficulty, as soon as it is known; empty where there is none
    over: bool = False
    won: bool | None = None  # by the players together; None where they play for themselves, or go on
    winners: tuple[str, ...] = ()  # of those who play for themselves
    points: int | None = None  # of all together, if they were counted
    target: int | None = None
    lead: int = 0  # of the winner, where the players play for themselves

    @property
    def margin(self) -> int:
        """Points above the target, below it if negative; else the winner's lead."""
        return self.lead if self.points is None or self.target is None else self.points - self.target
