"""Outsiders, penalties from left to right, choices, new Workers, the end: L4, L5."""

from __future__ import annotations

from typing import Any

import pytest
from campaign_table import commands_now, give
from paladins_table import SHEET, honour, in_round, workers

from regno.chronicles.messages import Refusal, localize

TEN = {"Anna": 10, "Bruno": 10, "Carla": 10}


def end(chronicle: Any, outsiders: Any = 9) -> Any:
    return give(chronicle, "end-round", outsiders=outsiders)


def penalty(chronicle: Any, *options: Any, players: Any = ("Anna", "Bruno", "Carla")) -> Any:
    return give(chronicle, "penalty", options=dict(zip(players, options, strict=False)))


def test_l4_too_few_outsiders_cost_everybody_1_honour() -> None:
    chronicle = in_round(1, honour=TEN)
    give(chronicle, "action", player="Anna", action="attack")
    assert give(chronicle, "end-round")[0] == "Round 1 ends. Outsiders removed: 1, needed: 2."
    assert honour(chronicle) == [9, 9, 9] and chronicle.state.stage == "reveal"


@pytest.mark.parametrize(("number", "enough"), [(1, 2), (4, 2), (5, 3), (7, 3)])
def test_l4_enough_outsiders_ward_the_threat_off(number: Any, enough: Any) -> None:
    chronicle = in_round(number, honour=TEN)
    end(chronicle, enough)
    assert honour(chronicle) == [10, 10, 10] and chronicle.state.outsiders == 0
    chronicle.undo()
    end(chronicle, enough - 1)
    assert honour(chronicle) == [9, 9, 9]


def test_l4_threats_are_resolved_from_left_to_right() -> None:
    chronicle = in_round(3, threats={"breach": 1, "riders": 0, "rigged-scales": 2})
    end(chronicle)
    assert [due.card for due in chronicle.state.due] == ["breach", "rigged-scales"]
    penalty(chronicle, "strength", "strength", "honour")
    assert commands_now(chronicle) == {"penalty", "inquisition", "set-honour"}
    penalty(chronicle, "silver", "honour", "honour")
    assert honour(chronicle) == [12, 11, 10] and chronicle.state.stage == "reveal"


def test_l4_example_all_lose_1_honour_or_1_strength_each_as_he_likes() -> None:
    chronicle = in_round(2, threats={"breach": 3}, honour=TEN)
    end(chronicle)
    messages = penalty(chronicle, "honour", "strength", "honour")
    assert messages[1:4] == ["Anna loses 1 Honour, now 9.", "Bruno loses 1 Strength.", "Carla loses 1 Honour, now 9."]
    assert workers(chronicle) == {"breach": 3}  # it stays active


def test_l4_example_all_lose_1_honour_or_1_silver() -> None:
    chronicle = in_round(3, threats={"breach": 0, "riders": 1, "rigged-scales": 0}, honour=TEN)
    end(chronicle)
    assert "Bruno loses 1 Silver." in penalty(chronicle, "honour", "silver", "silver")


def test_l4_only_who_can_take_no_option_is_spared() -> None:
    chronicle = in_round(2, threats={"breach": 1}, honour={"Anna": 0, "Bruno": 1, "Carla": 0})
    end(chronicle)
    with pytest.raises(Refusal, match=r'options.Bruno cannot be "none": choose one of honour .* and strength'):
        penalty(chronicle, "none", "none", "none")
    messages = penalty(chronicle, "none", "honour", "strength")
    assert "Anna can take none of the options and is spared." in messages and honour(chronicle) == [0, 0, 0]


def test_l4_losing_honour_one_has_not_is_not_payable() -> None:
    chronicle = in_round(2, threats={"breach": 1}, honour={"Anna": 0, "Bruno": 9, "Carla": 9})
    end(chronicle)
    with pytest.raises(Refusal, match=r"strength .* and none"):
        penalty(chronicle, "honour")


def test_l4_gaining_suspicion_is_always_payable_so_nobody_is_asked() -> None:
    chronicle = in_round(2, threats={"sealed-confessional": 1})
    end(chronicle)
    message = give(chronicle, "penalty")
    first, *others = [f"{player} takes 1 Suspicion." for player in chronicle.state.players]
    mind = "Whenever Suspicion sets off the Inquisition, resolve it at once (key Inquisition)."
    assert message[1:5] == [first, mind, *others] and message.count(mind) == 1
    assert chronicle.state.stage == "reveal"


def test_l4_icons_lose_a_worker_and_the_rightmost_workshop_if_able() -> None:
    chronicle = in_round(3, threats={"silent-choir": 1, "idle-forge": 1, "breach": 0})
    end(chronicle)
    assert "Anna loses 1 Worker at the end of the round." in penalty(chronicle, "worker", "none", "worker")
    assert "Bruno puts the rightmost Workshop into the box." in penalty(chronicle, "honour", "workshop", "honour")


def test_l4_amb_the_rounds_first_player_answers_first() -> None:
    chronicle = in_round(2, threats={"breach": 1}, first="Bruno", honour=TEN)
    end(chronicle)
    with pytest.raises(Refusal, match="Carla comes before Anna"):
        penalty(chronicle, "honour", "honour")
    penalty(chronicle, "honour", "strength", players=("Carla", "Bruno"))
    assert honour(chronicle) == [10, 10, 9] and chronicle.state.due[0].players == ["Anna"]
    penalty(chronicle, "strength")
    assert chronicle.state.stage == "reveal"


def test_l4_amb_by_house_rule_they_answer_in_any_order() -> None:
    chronicle = in_round(2, threats={"breach": 1}, honour=TEN, rules={"penalty-order": "any"})
    end(chronicle)
    penalty(chronicle, "honour", players=("Carla",))
    assert chronicle.state.due[0].players == ["Anna", "Bruno"]


def test_l4_an_inquisition_set_off_by_a_penalty_is_resolved_at_once() -> None:
    chronicle = in_round(2, threats={"missing-muster": 1}, honour={"Anna": 5, "Bruno": 1, "Carla": 5})
    end(chronicle)
    penalty(chronicle, "suspicion")
    give(chronicle, "inquisition", players="Anna,Bruno")
    with pytest.raises(Refusal, match="choose one of suspicion"):  # Bruno has no Honour left
        penalty(chronicle, "honour", players=("Bruno",))
    penalty(chronicle, "honour", players=("Carla",))
    assert honour(chronicle) == [4, 0, 4] and chronicle.state.stage == "reveal"  # Suspicion was all Bruno could take


def test_l4_impossible_adds_a_worker_to_each_threat_left() -> None:
    chronicle = in_round(3, level="impossible", threats={"breach": 1, "riders": 0, "rigged-scales": 2})
    end(chronicle)
    penalty(chronicle, "honour", "honour", "honour")
    assert workers(chronicle) == {"breach": 1, "rigged-scales": 2}  # AMB b: the penalties come first
    penalty(chronicle, "honour", "honour", "honour")
    assert workers(chronicle) == {"breach": 2, "rigged-scales": 3}


def test_l4_impossible_grows_left_to_right_while_the_supply_lasts() -> None:
    chronicle = in_round(3, level="impossible", threats={"breach": 9, "riders": 8, "rigged-scales": 2})
    end(chronicle)
    for _ in range(3):
        messages = penalty(chronicle, "honour", "honour", "honour")
    assert workers(chronicle) == {"breach": 10, "riders": 8, "rigged-scales": 2} and chronicle.state.supply == 0
    assert "The supply of Baron Workers is empty." in messages


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_l4_nothing_grows_on_the_other_levels(level: Any) -> None:
    chronicle = in_round(2, level=level, threats={"breach": 2})
    end(chronicle)
    penalty(chronicle, "honour", "honour", "honour")
    assert workers(chronicle) == {"breach": 2}


ROUND_7 = {"breach": 2, "riders": 0, "rigged-scales": 0, "empty-tower": 0, "idle-forge": 0, "silent-choir": 0,
           "missing-muster": 0, "stubborn-village": 0, "unpaid-steward": 0}  # fmt: skip


@pytest.mark.parametrize(("rule", "left"), [("counts", 3), ("not-added", 2)])
def test_l5_amb_f_the_worker_added_in_round_7_counts(rule: Any, left: Any) -> None:
    chronicle = in_round(7, level="impossible", threats=ROUND_7, rules={"last-growth": rule})
    end(chronicle)
    penalty(chronicle, "honour", "honour", "honour")
    assert chronicle.state.on_threats == left
    lines = {localize(line.text, "en"): line.points for line in chronicle.scenario.score(chronicle.state)[0].lines}
    assert lines[f"{left} Workers left on Threats, -3 each"] == -3 * left


def scoring(**more: Any) -> Any:
    return in_round(7, stage="scoring", **more)


def line_points(chronicle: Any, player: Any = 0) -> Any:
    sheet = chronicle.scenario.score(chronicle.state)[player]
    return {line.text.text("en"): line.points for line in sheet.lines}


def test_l5_example_faith_11_is_held_to_9_by_honour() -> None:
    chronicle = scoring(honour={"Anna": 9, "Bruno": 12, "Carla": 12})
    message = give(chronicle, "sheet", player="Anna", **{**SHEET, "faith": 11})
    assert "Anna: Faith falls from 11 to 9." in message
    lines = line_points(chronicle)
    assert lines["Faith 11 held to 9 by Honour"] == 0 and lines["Faith 9"] == 11 and "Faith 11" not in lines
    give(chronicle, "sheet", player="Bruno", **{**SHEET, "faith": 11})
    assert line_points(chronicle, 1)["Faith 11"] == 16


def test_l5_example_three_players_need_210() -> None:
    assert scoring().state.target == 210


@pytest.mark.parametrize(("points", "won"), [((70, 70, 70), True), ((70, 70, 69), False)])
def test_l5_below_the_target_the_baron_wins(points: Any, won: Any) -> None:
    chronicle = scoring(completed={"bridge": "Anna", "vigil": "Bruno"}, threats=one_worker())
    message = give(chronicle, "scores", points=dict(zip(("Anna", "Bruno", "Carla"), points, strict=True)))
    assert chronicle.scenario.view(chronicle.state)["result"]["won"] == won
    assert message[0].startswith("The players win: 210 VP" if won else "The Baron wins: 209 VP")


def one_worker() -> Any:
    return dict.fromkeys(("breach", "riders", "rigged-scales", "empty-tower", "idle-forge", "silent-choir"), 0) | {
        "breach": 2
    }


def test_l5_orders_and_workers_count_for_every_player() -> None:
    chronicle = scoring(completed={"bridge": "Anna", "vigil": "Bruno"}, threats=one_worker())
    give(chronicle, "scores", points={"Anna": 50, "Bruno": 40, "Carla": 30})
    sheets = chronicle.scenario.score(chronicle.state)
    assert [[line.points for line in sheet.lines] for sheet in sheets] == [
        [50, 4, -6, 8, -6], [40, 4, -6, 8, -6], [30, 4, -6, 8, -6], [50, 40, 30],
    ]  # fmt: skip
    assert sheets[-1].total == 120 and sheets[-1].title.text("it") == "Obiettivo 210"


def test_l5_honour_scores_nothing_and_points_are_asked_only_without_a_sheet() -> None:
    chronicle = scoring()
    give(chronicle, "sheet", player="Anna", **SHEET)
    assert not any("Honour" in text for text in line_points(chronicle))
    with pytest.raises(Refusal, match='points cannot be "Anna"'):
        give(chronicle, "scores", points={"Anna": 1, "Bruno": 2, "Carla": 3})
    give(chronicle, "scores", points={"Bruno": 20, "Carla": 30})
    assert chronicle.state.stage == "over" and commands_now(chronicle) == set()
    assert sum(line_points(chronicle).values()) == chronicle.scenario.score(chronicle.state)[-1].lines[0].points


def test_b2_a_corrected_figure_counts_in_a_sheet_already_filled_in() -> None:
    chronicle = scoring()
    give(chronicle, "sheet", player="Anna", **SHEET)
    before = chronicle.scenario.score(chronicle.state)[0].total
    give(chronicle, "figure", figure="paladins-debt", values="-2,1")
    assert chronicle.scenario.score(chronicle.state)[0].total == before + 1


def test_l5_the_base_games_orders_are_not_asked() -> None:
    step = next(step for step in scoring().scenario.now(scoring().state) if step.command == "sheet")
    assert "orders" not in [prompt.name for prompt in step.prompts]
    with pytest.raises(Refusal, match="faith"):
        give(scoring(), "sheet", player="Anna", **{**SHEET, "faith": "12a"})
