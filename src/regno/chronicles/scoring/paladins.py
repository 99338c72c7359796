"""The score of Paladins: Attributes, the actions of the right side, Outsiders, Orders, Debts, goods."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regno.chronicles.prompts import Prompt
from regno.chronicles.scoring.figures import Table
from regno.chronicles.scoring.sheet import by_table, each, msg, prompt, typed_lines
from regno.chronicles.steps import Line

ATTRIBUTES = ("strength", "faith", "influence")
ACTIONS = ("commission", "garrison", "fortify", "absolve", "develop")


def prompts() -> tuple[Prompt, ...]:
    """What one player tells of his position at the end."""
    return (
        *(prompt(attribute, 0, 12) for attribute in ATTRIBUTES),
        *(prompt(action, 0, 7) for action in ACTIONS[:4]),
        prompt("develop", 0, 8),
        prompt("walls", 0, 99),
        prompt("converted", 0, 99),
        prompt("orders", 0, 60),
        prompt("debts_paid", 0, 40),
        prompt("debts_unpaid", 0, 40),
        prompt("goods", 0, 200),
    )


def lines(facts: Mapping[str, int], table: Table) -> Iterator[Line]:
    """Each source of points."""
    for attribute in ATTRIBUTES:
        yield from by_table(facts, attribute, "paladins-attribute", table)
    for action in ACTIONS:
        yield from by_table(facts, action, f"paladins-{action}", table)
    yield from typed_lines(facts, "walls", "converted", "orders")
    debt = table("paladins-debt")
    yield from each(facts, "debts_paid", debt.values[1], debt.second_hand)
    yield from each(facts, "debts_unpaid", debt.values[0], debt.second_hand)
    if "goods" in facts:
        goods = table("paladins-goods")
        many = max(1, goods.values[0])
        yield Line(msg("line-goods", count=facts["goods"], many=many), facts["goods"] // many, goods.second_hand)
