"""The score of Viscounts: buildings, castle, Manuscripts, bonuses, Debts and Deeds, Poverty and Prosperity."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regno.chronicles.prompts import Prompt
from regno.chronicles.scoring.figures import Table
from regno.chronicles.scoring.sheet import by_table, each, prompt, typed_lines
from regno.chronicles.steps import Line

BUILDINGS = ("trading_posts", "guildhalls", "workshops")
TIERS = {"tier_1": 1, "tier_2": 2, "tier_3": 3}  # points for a Worker in the castle


def prompts() -> tuple[Prompt, ...]:
    """What one player tells of his position at the end."""
    return (
        *(prompt(building, 0, 3) for building in BUILDINGS),
        *(prompt(tier, 0, 30) for tier in TIERS),
        prompt("manuscripts", 0, 150),
        prompt("castle_leader", 0, 1),
        prompt("cleric_bonus", 0, 10),
        prompt("debts_unpaid", 0, 40),
        prompt("deeds", 0, 40),
        prompt("deeds_approved", 0, 40),
        prompt("poverty_prosperity", 0, 24),
    )


def lines(facts: Mapping[str, int], table: Table) -> Iterator[Line]:
    """Each source of points."""
    for building in BUILDINGS:
        yield from by_table(facts, building, f"viscounts-{building.replace('_', '-')}", table)
    for tier, points in TIERS.items():
        yield from each(facts, tier, points)
    yield from typed_lines(facts, "manuscripts")
    yield from each(facts, "castle_leader", 5)
    yield from each(facts, "cleric_bonus", 3)
    yield from each(facts, "debts_unpaid", -2)
    yield from each(facts, "deeds", 1)
    yield from each(facts, "deeds_approved", 3)
    yield from typed_lines(facts, "poverty_prosperity")
