"""Budgets as people write them."""

from __future__ import annotations

import pytest

from regno.players.budget import BadPlayer, Budget, read_budget


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("200", Budget(simulations=200)),
        ("50ms", Budget(milliseconds=50)),
        ("1.5s", Budget(milliseconds=1500)),
        ("0.5ms", Budget(milliseconds=0.5)),
    ],
)
def test_a_budget_is_simulations_or_a_time(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget
    assert read_budget(str(budget)) == budget


@pytest.mark.parametrize("text", ["", "0", "-5", "1.5", "50 ms", "5m", "x", "0ms", "99999999", "1e3", "٣"])
def test_anything_else_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadPlayer) as refused:
        read_budget(text)
    for language in ("en", "it"):
        said = refused.value.text(language)
        assert f'"{text}"' in said and "50ms" in said and "\n" not in said
