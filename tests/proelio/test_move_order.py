"""The order of allowed moves, by kind of choice: bots, seeds and Records of random games depend on it."""

from __future__ import annotations

import pytest
from move_order import FILE, listed

from regno.proelio import steps
from vectors import read_vectors, root

VECTORS = list(read_vectors(FILE.read_text(encoding="utf-8")))


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_move_order(vector: dict[str, str]) -> None:
    expected = {key: vector[key] for key in ("asked", "legal")}
    assert listed(vector) == expected, "a changed order is a changed game: raise RULES_VERSION and list anew"


def test_every_choice_of_a_house_is_listed() -> None:
    met = {root(vector).state.step for vector in VECTORS}
    assert met == set(range(steps.PERK, steps.ASKED)), "a kind of choice has no vector"
