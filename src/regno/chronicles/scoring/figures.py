"""The figures behind the score sheets: those of ``figures.toml``, unless the owner has corrected one."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from regno.chronicles.prompts import Ask, whole, wrong


@dataclass(frozen=True, slots=True)
class Figure:
    """A table of points, and whether it was read in the rulebook itself."""

    values: tuple[int, ...]
    second_hand: bool


def read_figures() -> dict[str, Figure]:
    """The figures as shipped."""
    tables = tomllib.loads(files("regno.chronicles.scoring").joinpath("figures.toml").read_text(encoding="utf-8"))
    return {name: Figure(tuple(one["values"]), one["second_hand"]) for name, one in tables.items()}


FIGURES = read_figures()
Table = Callable[[str], Figure]


def table_of(corrected: Mapping[str, list[int]]) -> Table:
    """The figures in force: a corrected one is first-hand."""
    return lambda name: Figure(tuple(corrected[name]), False) if name in corrected else FIGURES[name]


@dataclass(frozen=True, slots=True, kw_only=True)
class Values(Ask):
    """The numbers of a table of figures."""

    def check(self, value: Any) -> list[int]:
        """The numbers; commas or blanks between them will do on the command line."""
        given = value.replace(",", " ").split() if isinstance(value, str) else value
        numbers = [whole(one) for one in given] if isinstance(given, list) else [None]
        good = [number for number in numbers if number is not None and abs(number) < 100]
        if len(good) != len(numbers):
            raise self.no(value, wrong("allowed-values"))
        return good

    def shape(self) -> dict[str, Any]:
        """A list of numbers."""
        return {"kind": "values"}
