"""The figures behind the score sheets: those of ``figures.toml``, unless the owner has corrected one."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from regno.chronicles.prompts import Prompt, error, whole


@dataclass(frozen=True, slots=True)
class ScoreFigure:
    """A table of points, and whether it was read in the rulebook itself."""

    values: tuple[int, ...]
    second_hand: bool


def read_figures() -> dict[str, ScoreFigure]:
    """The figures as shipped."""
    tables = tomllib.loads(files("regno.chronicles.scoring").joinpath("figures.toml").read_text(encoding="utf-8"))
    return {name: ScoreFigure(tuple(one["values"]), one["second_hand"]) for name, one in tables.items()}


FIGURES = read_figures()
Table = Callable[[str], ScoreFigure]


def table_of(corrected: Mapping[str, list[int]]) -> Table:
    """The figures in force: a corrected one is first-hand."""
    return lambda name: ScoreFigure(tuple(corrected[name]), False) if name in corrected else FIGURES[name]


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberListPrompt(Prompt):
    """The numbers of a table of figures."""

    def check(self, value: Any) -> list[int]:
        """The numbers; commas or blanks between them will do on the command line."""
        given = value.replace(",", " ").split() if isinstance(value, str) else value
        numbers = [whole(one) for one in given] if isinstance(given, list) else [None]
        good = [number for number in numbers if number is not None and abs(number) < 100]
        if len(good) != len(numbers):
            raise self.no(value, error("allowed-values"))
        return good

    def to_dict(self) -> dict[str, Any]:
        """A list of numbers."""
        return {"kind": "values"}
