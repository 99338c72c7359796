"""The open points (a) to (m) of W7: each default, and what the other reading does."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from campaign_table import house
from viscounts_scene import give, his, scenario, scene, theirs, walk

from regno.chronicles.chronicle import Chronicle

NINETEEN = {str(n): 2 for n in range(1, 9)} | {"inner-1-2": 1, "inner-3-4": 1, "inner-5-6": 1}
TWENTY = {str(n): 2 for n in range(1, 9)} | {f"inner-{one}": 1 for one in ("1-2", "3-4", "5-6", "7-8")}


@pytest.mark.parametrize(("value", "end"), [("clockwise", "6"), ("counter-clockwise", "2")])
def test_direction(value: Any, end: Any) -> None:
    chronicle = scene(4, rules={"direction": value})
    walk(chronicle, 2)
    assert chronicle.state.baron == end


@pytest.mark.parametrize(("value", "targets"), [("card", [160, 160, 160]), ("forty-each", [80, 120, 160])])
def test_a_target(value: Any, targets: Any) -> None:
    assert [scene(players=n, rules={"target": value}).state.target for n in (2, 3, 4)] == targets


def test_a_target_is_editable() -> None:
    chronicle = scene(target=210)
    assert chronicle.state.target == 210
    give(chronicle, "target", target=175)
    assert chronicle.state.target == 175


@pytest.mark.parametrize(("value", "outcome"), [("must-place", ""), ("all-placed", "supply")])
def test_b_supply_defeat(value: Any, outcome: Any) -> None:
    chronicle = scene(9, NINETEEN, rules={"supply-defeat": value})
    walk(chronicle, 1)
    assert chronicle.state.supply == 0 and chronicle.state.outcome == outcome


@pytest.mark.parametrize(("value", "supply"), [("returns", 18), ("stays", 17)])
def test_c_advance_order_1_into_players(value: Any, supply: Any) -> None:
    chronicle = scene(1, {"3": 1}, {"Anna": {"4": 1}}, rules={"advance-side": value})
    walk(chronicle, 2, effect="A")
    assert theirs(chronicle) == {} and chronicle.state.supply == supply
    after = {"2": 1, "inner-3-4": 1}
    assert his(chronicle) == (after if value == "returns" else after | {"3": 1})


@pytest.mark.parametrize(("value", "left"), [("any-colours", {}), ("with-baron", {"tier1-9-10": 1})])
def test_d_castle_three(value: Any, left: Any) -> None:
    workers = {"Anna": {"tier1-9-10": 1}, "Bruno": {"tier1-9-10": 1}, "Carla": {"tier1-9-10": 1}}
    chronicle = scene(1, theirs=workers, rules={"castle-three": value})
    walk(chronicle, 2)
    assert theirs(chronicle) == left


def removing_one() -> Any:
    """The house set with a Poverty card that looks for spaces with exactly 1, so that inner spaces matter."""
    (poverty,) = house().tables["poverty"]
    return replace(house(), tables={**house().tables, "poverty": [{**poverty, "remove_exactly": 1}]})


@pytest.mark.parametrize(
    ("rules", "left"), [({}, {}), ({"exactly-two": "outer-path"}, {"inner-5-6": 1, "tier1-5-6": 1})]
)
def test_e_exactly_two_in_all_spaces_but_an_older_chronicle_keeps_its_house_rule(rules: Any, left: Any) -> None:
    chronicle = scene(1, {"3": 1, "inner-5-6": 1, "tier1-5-6": 1}, pack=removing_one())
    chronicle = Chronicle(replace(chronicle.header, rules=chronicle.header.rules | rules))
    give(chronicle, "reveal", card="poverty")
    assert his(chronicle) == left


def test_f_effect_f_always_finds_a_worker() -> None:
    chronicle = scene(1, {"3": 1})
    walk(chronicle, 2, effect="F")
    assert his(chronicle) == {"inner-3-4": 1}


@pytest.mark.parametrize("value", ["printed-card", "no-card"])
def test_g_empty_pile_is_told_as_value_and_icon(value: Any) -> None:
    chronicle = scene(1, rules={"empty-pile": value})
    step = next(step for step in chronicle.scenario.now(chronicle.state) if step.command == "move")
    assert any("pile is empty" in one.text("en") for one in step.assumes)


def test_h_effect_placements_come_before_the_check_for_three() -> None:
    chronicle = scene(1, {"3": 2})
    said = walk(chronicle, 2, effect="A")
    assert "Advance Order: 4 Baron Workers are in space 3." in said


@pytest.mark.parametrize(
    ("value", "after"),
    [
        ("until-none", {"4": 1, "2": 1, "5": 1, "1": 1, "tier2-3-4": 1}),
        ("once-each", {"3": 3, "5": 1, "1": 1}),
    ],
)
def test_i_the_same_space_may_order_twice(value: Any, after: Any) -> None:
    chronicle = scene(1, {"3": 2, "4": 2, "2": 2}, rules={"advance-repeat": value})
    walk(chronicle, 2, effect="A")
    inside = {"inner-3-4": 1, "tier1-3-4": 1, "inner-1-2": 1}
    assert his(chronicle) == after | inside


@pytest.mark.parametrize(("value", "outcome"), [("removes", ""), ("defeat", "supply")])
def test_j_empty_supply_and_a_players_worker_in_the_way(value: Any, outcome: Any) -> None:
    chronicle = scene(7, TWENTY, {"Anna": {"9": 2}}, rules={"empty-supply": value})
    walk(chronicle, 1, effect="D")
    assert chronicle.state.outcome == outcome and theirs(chronicle) == ({} if not outcome else {"9": 2})


def test_j_and_l_the_second_of_two_workers_finds_the_space_empty_and_no_supply() -> None:
    chronicle = scene(7, TWENTY, {"Anna": {"9": 1}})
    walk(chronicle, 1, effect="D")
    assert chronicle.state.outcome == "supply" and theirs(chronicle) == {}


def test_j_his_own_action_on_players_is_a_removal_and_no_placement() -> None:
    chronicle = scene(8, TWENTY, {"Anna": {"9": 1}}, rules={"empty-supply": "defeat"})
    walk(chronicle, 1)
    assert chronicle.state.outcome == "" and theirs(chronicle) == {}


@pytest.mark.parametrize(("value", "left"), [("removed", {"1": 1, "5": 1}), ("spared", {"1": 2, "5": 1})])
def test_k_poverty_and_prosperity_remove_protected_workers(value: Any, left: Any) -> None:
    chronicle = scene(1, {"1": 2, "5": 2}, rules={"reveal-protected": value})
    give(chronicle, "reveal", card="prosperity")
    assert his(chronicle) == left


@pytest.mark.parametrize(("value", "after"), [("one-by-one", {"3": 1, "4": 1}), ("at-once", {"3": 1})])
def test_l_two_workers_where_one_players_worker_stands(value: Any, after: Any) -> None:
    chronicle = scene(1, {"3": 1}, {"Bruno": {"4": 1}}, rules={"second-worker": value})
    walk(chronicle, 2, effect="D")
    assert his(chronicle) == after and theirs(chronicle, "Bruno") == {}


@pytest.mark.parametrize(("value", "left"), [("orders-first", {"tier1-3-4": 1}), ("castle-first", {"tier1-3-4": 2})])
def test_m_advance_orders_before_castle_eliminations(value: Any, left: Any) -> None:
    chronicle = scene(1, {"3": 2, "inner-3-4": 1}, {"Anna": {"tier1-3-4": 2}}, rules={"turn-end": value})
    walk(chronicle, 2, effect="A")
    assert theirs(chronicle) == left and his(chronicle)["tier1-3-4"] == 1


def test_every_open_point_is_a_house_rule_in_both_languages() -> None:
    rules = scenario().scenario.RULES
    assert len({rule.id for rule in rules}) == len(rules) == 12
    for rule in rules:
        for sentence in (rule.question, *(rule.meaning(value) for value in rule.values)):
            assert sentence.text("en") and sentence.text("it") != sentence.text("en")


def test_house_rules_in_force_are_told_with_the_step() -> None:
    chronicle = scene(rules={"direction": "counter-clockwise"})
    step = next(step for step in chronicle.scenario.now(chronicle.state) if step.command == "move")
    assert "The Baron walks counter-clockwise." in [one.text("en") for one in step.assumes]


def test_a_house_rule_changed_in_play_counts_from_there() -> None:
    chronicle = scene(1)
    walk(chronicle, 2)
    give(chronicle, "house-rule", rule="direction", value="counter-clockwise")
    walk(chronicle, 1)
    assert chronicle.state.baron == "2"
