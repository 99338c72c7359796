"""How a chronicle ended: won or lost together, or won by one; how hard it was, and by how much."""

from __future__ import annotations

from dataclasses import dataclass

from regno.chronicles.chronicle import Chronicle


@dataclass(frozen=True, slots=True)
class ChronicleResult:
    """The result of a chronicle, as far as there is one."""

    over: bool = False
    won: bool | None = None  # by the players together; None where they play for themselves, or go on
    winners: tuple[str, ...] = ()
    level: str = ""
    margin: int = 0  # points above the target, or below it


def result_of(chronicle: Chronicle) -> ChronicleResult:
    """Return how a chronicle stands or ended. A scenario says so by a function ``outcome``; one without says little."""
    state = chronicle.state
    over = getattr(state, "stage", "") == "over"
    tell = getattr(chronicle.scenario, "outcome", None)
    if tell is None or not over:
        return ChronicleResult(over, level=str(getattr(state, "level", "") or ""))
    won, winners, margin = tell(state)
    return ChronicleResult(True, won, tuple(winners), str(getattr(state, "level", "") or ""), margin)
