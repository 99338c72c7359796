"""The score sheets of the base games, B1-B3: an audit line for each point."""

from __future__ import annotations

from typing import Any

import pytest
from campaign_table import campaign, give

from regno.chronicles.messages import localize
from regno.chronicles.scoring import GAMES, sheet_lines, sheet_prompts
from regno.chronicles.scoring.figures import FIGURES, table_of


def total(game: str, **facts: int) -> int:
    entered = {prompt.name: 0 for prompt in sheet_prompts(game)} | facts
    return sum(line.points for line in sheet_lines(game, entered, table_of({})))


def test_b1_virtue_table() -> None:
    points = [total("architects", virtue=virtue) for virtue in range(15)]
    assert points == [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]


@pytest.mark.parametrize(
    ("facts", "points"),
    [
        ({"debts": 3}, -6),
        ({"gold": 2, "marble": 3}, 5),
        ({"silver": 29}, 2),
        ({"prison": 5}, -2),
        ({"cathedral": 5}, 20),
    ],
)
def test_b1_architects_lines(facts: Any, points: Any) -> None:
    assert total("architects", virtue=7, **facts) == points


@pytest.mark.parametrize(
    ("facts", "points"),
    [
        ({"strength": 12}, 20), ({"faith": 9}, 11), ({"influence": 1}, 0),
        ({"commission": 5, "garrison": 7}, 11), ({"fortify": 6, "absolve": 7, "walls": 4}, 13), ({"develop": 8}, 6),
        ({"debts_paid": 2, "debts_unpaid": 1}, -1), ({"goods": 8}, 2), ({"converted": 7, "orders": 4}, 11),
    ],
)  # fmt: skip
def test_b2_paladins_lines(facts: Any, points: Any) -> None:
    assert total("paladins", **facts) == points


@pytest.mark.parametrize(
    ("facts", "points"),
    [
        ({"trading_posts": 3, "guildhalls": 2, "workshops": 1}, 30), ({"tier_1": 3, "tier_2": 2, "tier_3": 1}, 10),
        ({"castle_leader": 1, "cleric_bonus": 1}, 8), ({"debts_unpaid": 2, "deeds": 1, "deeds_approved": 2}, 3),
        ({"poverty_prosperity": 12, "manuscripts": 5}, 17),
    ],
)  # fmt: skip
def test_b3_viscounts_lines(facts: Any, points: Any) -> None:
    assert total("viscounts", **facts) == points


def test_b2_second_hand_figures_are_marked_until_corrected() -> None:
    facts = {"strength": 12}
    (line,) = sheet_lines("paladins", facts, table_of({}))
    assert line.second_hand and line.points == 20
    (line,) = sheet_lines("paladins", facts, table_of({"paladins-attribute": [0] * 12 + [25]}))
    assert not line.second_hand and line.points == 25


def test_figures_are_corrected_by_a_command() -> None:
    chronicle = campaign()
    give(chronicle, "figure", figure="paladins-goods", values="4")
    assert chronicle.state.settings.figures == {"paladins-goods": [4]}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_fact_has_a_line_and_words_in_both_languages(game: Any) -> None:
    prompts = sheet_prompts(game)
    lines = sheet_lines(game, {prompt.name: 1 for prompt in prompts}, table_of(dict(figures())))
    assert len(lines) == len(prompts)
    for language in ("en", "it"):
        assert all(prompt.question.text(language) for prompt in prompts) and all(
            localize(line.text, language) for line in lines
        )


def figures() -> Any:
    return ((name, list(figure.values)) for name, figure in FIGURES.items())
