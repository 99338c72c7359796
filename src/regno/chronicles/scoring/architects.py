"""The score of Architects: Buildings, Cathedral, Virtue, Debts, Gold and Marble, Silver, Prison."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regno.chronicles.prompts import Prompt
from regno.chronicles.scoring.figures import Table
from regno.chronicles.scoring.sheet import by_table, each, msg, prompt, typed_lines
from regno.chronicles.steps import Line


def prompts() -> tuple[Prompt, ...]:
    """What one player tells of his position at the end."""
    return (
        prompt("buildings", -50, 200),
        prompt("cathedral", 0, 5),
        prompt("virtue", 0, 14),
        prompt("debts", 0, 40),
        prompt("gold", 0, 40),
        prompt("marble", 0, 40),
        prompt("silver", 0, 300),
        prompt("prison", 0, 30),
    )


def lines(facts: Mapping[str, int], table: Table) -> Iterator[Line]:
    """Each source of points; whole tens of Silver and whole pairs in Prison count."""
    yield from typed_lines(facts, "buildings")
    yield from by_table(facts, "cathedral", "architects-cathedral", table)
    yield from by_table(facts, "virtue", "architects-virtue", table)
    yield from each(facts, "debts", -2)
    yield from each(facts, "gold", 1)
    yield from each(facts, "marble", 1)
    if "silver" in facts:
        yield Line(msg("line-silver", count=facts["silver"]), facts["silver"] // 10)
    if "prison" in facts:
        yield Line(msg("line-prison", count=facts["prison"]), -(facts["prison"] // 2))
