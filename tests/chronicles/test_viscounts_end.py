"""The last round, the final score against the target, and the two immediate defeats in it: W5."""

from __future__ import annotations

from typing import Any

import pytest
from campaign_table import points
from viscounts_scene import commands_now, give, scene, walk

from regno.chronicles.messages import Refusal
from regno.chronicles.scenarios.viscounts.scores import ASKS
from regno.chronicles.scoring.viscounts import TIERS

NOTHING = {prompt.name: 0 for prompt in ASKS}


def at_the_end(**more: Any) -> Any:
    """All turns are over, and the points are to be told."""
    chronicle = scene(1, revealed=["poverty"], last_round=6, round=6, turn="Carla", **more)
    walk(chronicle, 2)
    return chronicle


def test_w5_the_current_round_is_finished_and_one_more_is_played() -> None:
    chronicle = scene(1, turn="Bruno", round=4)
    give(chronicle, "reveal", card="poverty")
    seen = []
    while chronicle.state.stage == "turn":
        seen.append((chronicle.state.round, chronicle.state.turn))
        walk(chronicle, 1)
    assert seen == [(4, "Bruno"), (4, "Carla"), (5, "Anna"), (5, "Bruno"), (5, "Carla")]
    assert commands_now(chronicle) == {"sheet", "sheets", "scores", "target"}


def test_w5_he_also_acts_after_the_very_last_turn() -> None:
    chronicle = at_the_end()
    assert chronicle.state.baron == "3" and chronicle.state.stage == "scores"


def test_w5_he_can_still_win_in_the_last_round() -> None:
    line = {"3": 1, "inner-3-4": 1, "tier1-3-4": 1, "tier2-3-4": 1}
    chronicle = scene(1, line, revealed=["poverty"], last_round=6, round=6, turn="Carla")
    walk(chronicle, 2, effect="F")
    assert chronicle.state.outcome == "keep" and chronicle.scenario.score(chronicle.state) == []


@pytest.mark.parametrize(("sums", "outcome"), [((60, 50, 50), "won"), ((60, 50, 49), "missed")])
def test_w5_the_sum_of_all_against_160(sums: Any, outcome: Any) -> None:
    chronicle = at_the_end()
    said = give(chronicle, "scores", points=points(*sums))
    assert chronicle.state.outcome == outcome and f"{sum(sums)} VP against a target of 160" in said[-1]
    *_, table = chronicle.scenario.score(chronicle.state)
    assert table.total == sum(sums) and table.title.text("it") == "tutti insieme, obiettivo 160 PV"


def test_w5_poverty_and_prosperity_pay_for_each_turned_card() -> None:
    chronicle = at_the_end()
    give(chronicle, "sheet", player="Anna", **NOTHING | {"debts_paid": 4, "deeds_approved": 3, "deeds": 1})
    lines = {line.text.text("en"): line.points for line in chronicle.state.sheets["Anna"]}
    assert lines["Poverty: 4 turned Debts, 1 each"] == 4 and lines["Prosperity: 3 turned Deeds, 1 each"] == 3
    assert sum(lines.values()) == 4 + 3 + 3 * 3 + 1  # a turned Deed is worth 3 in the base game, any other 1


def test_w5_castle_workers_are_counted_from_the_board_and_path_workers_score_nothing() -> None:
    workers = {"Bruno": {"tier1-1-2": 2, "tier2-5-6": 1, "tier3": 2, "7": 3, "inner-9-10": 1}}
    chronicle = at_the_end(theirs=workers)
    assert not any(prompt.name in (*TIERS, "poverty_prosperity") for prompt in ASKS)
    give(chronicle, "sheet", player="Bruno", **NOTHING)
    assert sum(line.points for line in chronicle.state.sheets["Bruno"]) == 2 * 1 + 1 * 2 + 2 * 3


def test_w5_a_whole_score_from_sheets_with_audit_lines() -> None:
    chronicle = at_the_end(theirs={"Anna": {"tier3": 2}})
    built = {"trading_posts": 3, "guildhalls": 2, "workshops": 1}
    base = built | {"manuscripts": 12, "castle_leader": 1, "cleric_bonus": 1}
    for player in ("Anna", "Bruno", "Carla"):
        with pytest.raises(Refusal, match="points is missing"):
            give(chronicle, "scores")
        give(chronicle, "sheet", player=player, **NOTHING | base | {"debts_unpaid": 1})
    said = give(chronicle, "scores")
    anna = 15 + 13 + 2 + 12 + 5 + 3 - 2 + 6
    assert said[1] == f"Anna: {anna} VP" and said[-1].endswith("the Baron wins.") is (3 * anna - 12 < 160)
    sheets = chronicle.scenario.score(chronicle.state)
    assert [sheet.total for sheet in sheets] == [anna, anna - 6, anna - 6, 3 * anna - 12]
    assert not any(line.second_hand for sheet in sheets for line in sheet.lines)


def test_w5_a_saved_sheet_is_the_score_and_only_the_others_are_asked() -> None:
    chronicle = at_the_end()
    give(chronicle, "sheet", player="Anna", **NOTHING)
    with pytest.raises(Refusal, match="Anna's score sheet says 0 VP, not 70"):
        give(chronicle, "scores", points=points(70, 60, 50))
    give(chronicle, "scores", points={"Bruno": 60, "Carla": 50})
    assert [sheet.total for sheet in chronicle.scenario.score(chronicle.state)] == [0, 60, 50, 110]


@pytest.mark.parametrize(
    ("command", "facts", "told"),
    [
        ("scores", {"points": {"Anna": "12a", "Bruno": 1, "Carla": 1}}, 'points.Anna cannot be "12a"'),
        ("scores", {"points": {"Anna": 12, "Bruno": 1}}, "points lacks a number for Carla"),
        ("sheet", {"player": "Anna", **NOTHING, "guildhalls": 4}, "from 0 to 3"),
        ("target", {"target": 0}, "from 1 to 999"),
        ("move", {"value": 1}, "cannot be done now (Final score)"),
    ],
)
def test_impossible_scores_are_refused_and_nothing_is_lost(command: Any, facts: Any, told: Any) -> None:
    chronicle = at_the_end()
    with pytest.raises(Refusal) as trouble:
        give(chronicle, command, **facts)
    assert told in trouble.value.text("en") and chronicle.state.stage == "scores" and len(chronicle.entries) == 1


def test_the_score_in_play_is_what_the_castle_gives_so_far() -> None:
    first, *_ = scene(theirs={"Anna": {"tier2-1-2": 2}}).scenario.score(scene(theirs={"Anna": {"tier2-1-2": 2}}).state)
    assert first.total == 4 and first.title.text("en") == "the Castle so far"
