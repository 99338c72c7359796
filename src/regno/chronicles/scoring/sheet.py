"""How a line of a base game's sheet is asked and counted."""

from __future__ import annotations

from collections.abc import Mapping

from regno.chronicles.messages import Catalogue
from regno.chronicles.prompts import NumberPrompt
from regno.chronicles.scoring.figures import Table
from regno.chronicles.steps import Line

msg = Catalogue("scoring")


def prompt(name: str, low: int = 0, high: int = 99) -> NumberPrompt:
    """One number of a player's sheet; its question is ``ask-<name>``."""
    return NumberPrompt(name=name, question=msg(f"ask-{name.replace('_', '-')}"), low=low, high=high)


def line_key(name: str) -> str:
    """The catalogue's key for a fact."""
    return f"line-{name.replace('_', '-')}"


def typed_lines(facts: Mapping[str, int], *names: str) -> list[Line]:
    """Points the players add up themselves."""
    return [Line(msg(line_key(name)), facts[name]) for name in names if name in facts]


def each(facts: Mapping[str, int], name: str, points: int, second_hand: bool = False) -> list[Line]:
    """So many points for each."""
    if name not in facts:
        return []
    return [Line(msg(line_key(name), count=facts[name], each=points), facts[name] * points, second_hand)]


def by_table(facts: Mapping[str, int], name: str, figure: str, table: Table) -> list[Line]:
    """The points of a space or a count, from a table of figures."""
    if name not in facts:
        return []
    known = table(figure)
    return [Line(msg(line_key(name), count=facts[name]), known.values[facts[name]], known.second_hand)]
