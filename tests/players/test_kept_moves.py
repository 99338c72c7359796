"""Every level chooses as it did: the same moves from the same seeds, Views and numbers of simulations."""

from __future__ import annotations

import json

import pytest
from chairs import TABLES
from kept_moves import ADVICE, FILE, PLAYERS, choices

pytestmark = pytest.mark.usefixtures("search", "foresight", "advice")

KEPT: dict[str, dict[str, list[str]]] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("level", [*PLAYERS, ADVICE])
@pytest.mark.parametrize("place", range(len(TABLES)), ids=[edition for edition, _, _ in TABLES])
def test_choices_are_those_of_before(level: str, place: int) -> None:
    assert choices(level, place) == KEPT[level][TABLES[place][0]]
