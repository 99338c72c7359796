"""Sums of counts: fields that are numbers or nested lists of numbers, added one by one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from regno.proelio.jit.records import blank


def add_up(cls: type, parts: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the sum of the fields of several records of a class, zeros without any."""
    total: dict[str, Any] = dict(vars(blank(cls)))
    for part in parts:
        total = {name: add_counts(value, part[name]) for name, value in total.items()}
    return total


def add_counts(one: Any, other: Any) -> Any:
    """Add two numbers, or two nested lists element by element."""
    if isinstance(one, list):
        return [add_counts(left, right) for left, right in zip(one, other, strict=True)]
    return one + other
