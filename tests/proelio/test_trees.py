"""Whole trees of small positions have exactly so many nodes: no rule can change unseen, however small its effect."""

from __future__ import annotations

import pytest
from trees import FILE, counted

from vectors import read_vectors

VECTORS = list(read_vectors(FILE.read_text(encoding="utf-8")))


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_tree(vector: dict[str, str]) -> None:
    expected = {key: vector[key] for key in ("nodes", "leaves", "endings")}
    assert counted(vector) == expected, "a rule has changed: if it should, raise RULES_VERSION and count anew"


def test_every_tree_has_a_name_of_its_own() -> None:
    assert len({vector["id"] for vector in VECTORS}) == len(VECTORS)
