"""Honour, Collaboration, Favours, Orders, Inquisition, extra Townsfolk: L2, L3, L6."""

from __future__ import annotations

from typing import Any

import pytest
from campaign_table import commands_now, give
from paladins_table import act, honour, in_round, workers

from regno.chronicles.messages import Refusal, localize

FULL = {"Anna": 12, "Bruno": 12, "Carla": 12}
TEN = {"Anna": 10, "Bruno": 10, "Carla": 10}


def test_l2_honour_never_leaves_0_to_12() -> None:
    chronicle = in_round(3, honour={"Anna": 12, "Bruno": 0, "Carla": 5})
    assert act(chronicle, "Anna", "pray")[-1] == "Anna's Honour stays at 12."
    give(chronicle, "inquisition", players="Bruno,Carla")
    assert honour(chronicle) == [12, 0, 4]


def test_l2_starting_townsfolk_brings_honour_for_its_action_only() -> None:
    chronicle = in_round(2, honour=TEN)
    act(chronicle, "Bruno", "garrison")
    act(chronicle, "Bruno", "pray")
    act(chronicle, "Anna", "garrison")
    assert honour(chronicle) == [10, 11, 10]


def test_l2_the_tile_brings_honour_and_drops_a_suspicion() -> None:
    chronicle = in_round(1, honour=TEN)
    assert act(chronicle, "Carla", "honour")[1:] == ["Carla gains 1 Honour, now 11.", "Carla loses 1 Suspicion."]


def test_l2_example_a_conspires_and_b_receives() -> None:
    chronicle = in_round(1)
    assert act(chronicle, "Anna", "conspire", receiver="Bruno") == ["Anna: Conspire; the effect goes to Bruno."]


def test_l2_example_a_trades_for_b_and_the_threat_loses_one_worker() -> None:
    chronicle = in_round(3, threats={"breach": 0, "riders": 0, "rigged-scales": 4})
    act(chronicle, "Anna", "trade", receiver="Bruno")
    assert workers(chronicle) == {"rigged-scales": 3}


def test_l2_example_a_gains_honour_for_b() -> None:
    chronicle = in_round(1, honour=TEN)
    act(chronicle, "Anna", "honour", receiver="Bruno")
    assert honour(chronicle) == [10, 11, 10]


def test_l2_amb_collaborate_only_the_receivers_townsfolk_answers() -> None:
    chronicle = in_round(1, honour=TEN)
    act(chronicle, "Anna", "pray", receiver="Bruno")  # Anna's own card answers Pray
    assert honour(chronicle) == [10, 10, 10]
    act(chronicle, "Bruno", "pray", receiver="Anna")
    assert honour(chronicle) == [11, 10, 10]


def test_l2_amb_collaborate_by_house_rule_the_givers_too() -> None:
    chronicle = in_round(1, honour=TEN, rules={"collaborate": "both"})
    act(chronicle, "Anna", "pray", receiver="Bruno")
    assert honour(chronicle) == [11, 10, 10]


def test_l2_only_the_left_side_can_be_given_and_to_another() -> None:
    chronicle = in_round(1)
    with pytest.raises(Refusal, match="Fortify cannot be given away: only those on the left side can, Develop"):
        act(chronicle, "Anna", "fortify", receiver="Bruno")
    with pytest.raises(Refusal, match="name another player"):
        act(chronicle, "Anna", "trade", receiver="Anna")


def test_l4_outsiders_count_per_card_not_per_action() -> None:
    chronicle = in_round(3)
    act(chronicle, "Anna", "attack")
    assert act(chronicle, "Bruno", "convert", outsiders=2)[-1] == "Outsiders removed in this round: 3 of 2."
    with pytest.raises(Refusal, match="Trade removes no Outsiders"):
        act(chronicle, "Anna", "trade", outsiders=1)
    with pytest.raises(Refusal, match="from 0 to 6"):
        act(chronicle, "Anna", "attack", outsiders=7)


def test_l2_a_favour_used_again_costs_1_honour_for_each_worker_on_it() -> None:
    chronicle = in_round(4)
    give(chronicle, "favour", player="Anna", favour=2)
    assert honour(chronicle) == [12, 12, 12]
    give(chronicle, "favour", player="Bruno", favour=2, workers=2)
    give(chronicle, "favour", player="Anna", favour=2)  # her own Worker counts too
    give(chronicle, "favour", player="Carla", favour=1)
    assert honour(chronicle) == [9, 11, 12] and chronicle.state.favours == [1, 4]


def test_l2_amb_favour_with_too_little_honour_stops_at_0() -> None:
    chronicle = in_round(3, favours=[4], honour={**FULL, "Anna": 3})
    give(chronicle, "favour", player="Anna", favour=1)
    assert honour(chronicle) == [0, 12, 12]


def test_l2_amb_favour_by_house_rule_needs_all_the_honour() -> None:
    chronicle = in_round(3, favours=[4], honour={**FULL, "Anna": 3}, rules={"favour-honour": "needs-all"})
    with pytest.raises(Refusal, match="Anna has 3 Honour and would lose 4"):
        give(chronicle, "favour", player="Anna", favour=1)
    assert chronicle.state.favours == [4] and honour(chronicle) == [3, 12, 12]


def test_l2_favour_workers_leave_at_the_end_of_the_round() -> None:
    chronicle = in_round(4, favours=[2, 1])
    give(chronicle, "end-round", outsiders=2)
    assert chronicle.state.favours == [0, 0]


def test_l2_no_favour_before_round_3() -> None:
    assert "favour" not in commands_now(in_round(2))
    with pytest.raises(Refusal, match="the first comes in round 3"):
        give(in_round(2), "favour", player="Anna", favour=1)


def test_l2_amb_e_the_action_of_a_favour_counts_for_threats_townsfolk_and_outsiders() -> None:
    chronicle = in_round(3, threats={"breach": 0, "riders": 3, "rigged-scales": 0}, honour=TEN)
    give(chronicle, "favour", player="Anna", favour=1, action="attack", outsiders=2)
    give(chronicle, "favour", player="Bruno", favour=1, action="garrison")
    assert workers(chronicle) == {"riders": 2} and chronicle.state.outsiders == 2
    assert honour(chronicle) == [10, 10, 10]  # Bruno loses 1 for the Favour and gains 1 by his Townsfolk


def test_l2_amb_e_by_house_rule_it_does_not_count() -> None:
    threats = {"breach": 0, "riders": 3, "rigged-scales": 0}
    chronicle = in_round(3, threats=threats, rules={"favour-action": "not-counted"})
    give(chronicle, "favour", player="Anna", favour=1, action="attack")
    assert workers(chronicle) == {"riders": 3} and chronicle.state.outsiders == 0
    with pytest.raises(Refusal, match="leave them open"):
        give(chronicle, "favour", player="Anna", favour=1, action="attack", outsiders=1)


def test_l3_example_the_second_order_is_completed_while_the_first_is_not() -> None:
    chronicle = in_round(2, honour=TEN)
    give(chronicle, "order", player="Anna", order="treaty", attributes={"influence": 10, "faith": 6})
    assert honour(chronicle) == [11, 11, 11]
    for sheet in chronicle.scenario.score(chronicle.state)[:3]:
        assert [line.points for line in sheet.lines] == [-4, 6]


@pytest.mark.parametrize("attributes", [{"influence": 9, "faith": 6}, {"influence": 10, "faith": 5}, {"influence": 12}])
def test_l3_an_order_needs_its_attributes(attributes: Any) -> None:
    chronicle = in_round(2)
    with pytest.raises(Refusal, match="needs at least Influence 10 and Faith 6"):
        give(chronicle, "order", player="Anna", order="treaty", attributes=attributes)
    assert chronicle.state.completed == {}


def test_l3_round_7_asks_2_more_of_every_attribute() -> None:
    chronicle = in_round(7)
    with pytest.raises(Refusal, match="Influence 12 and Faith 8"):
        give(chronicle, "order", player="Anna", order="treaty", attributes={"influence": 11, "faith": 8})
    give(chronicle, "order", player="Anna", order="treaty", attributes={"influence": 12, "faith": 8})
    assert chronicle.state.completed == {"treaty": ["Anna"]}


def test_l3_the_honour_cap_does_not_apply_to_orders_in_play() -> None:
    chronicle = in_round(2, honour={"Anna": 1, "Bruno": 1, "Carla": 1})
    give(chronicle, "order", player="Anna", order="treaty", attributes={"influence": 10, "faith": 6})
    assert honour(chronicle) == [2, 2, 2]


def test_l3_amb_an_order_is_completed_once() -> None:
    chronicle = in_round(1, completed={"bridge": "Anna"})
    with pytest.raises(Refusal, match="no King's Order is left"):
        give(chronicle, "order", player="Bruno", order="bridge", attributes={"strength": 10, "faith": 6})


def test_l3_amb_an_order_by_house_rule_again_its_vp_once() -> None:
    chronicle = in_round(1, completed={"bridge": "Anna"}, honour=TEN, rules={"order-again": "again"})
    give(chronicle, "order", player="Bruno", order="bridge", attributes={"strength": 10, "faith": 6})
    assert honour(chronicle) == [11, 11, 11]
    assert [line.points for line in chronicle.scenario.score(chronicle.state)[0].lines] == [4]


def test_l2_inquisition_takes_honour_from_those_with_2_or_more_suspicion() -> None:
    chronicle = in_round(3, honour=TEN)
    message = give(chronicle, "inquisition", players=["Carla", "Anna"])
    assert honour(chronicle) == [9, 10, 9] and message[-1].endswith("as in the base game.")
    assert "Nobody has enough Suspicion to lose Honour." in give(chronicle, "inquisition")


def test_l6_extra_townsfolk_answer_a_favour_or_a_debt() -> None:
    chronicle = in_round(3, honour=TEN)
    assert "debt" not in commands_now(chronicle)
    give(chronicle, "hire", player="Anna", card="oath")
    give(chronicle, "hire", player="Bruno", card="lender")
    assert "Anna gains 1 Honour, now 11." in give(chronicle, "favour", player="Anna", favour=1)
    assert give(chronicle, "favour", player="Bruno", favour=1)[1:] == ["Bruno loses 1 Honour, now 9."]
    assert give(chronicle, "debt", player="Bruno") == ["Bruno takes a Debt.", "Bruno gains 2 Silver."]
    with pytest.raises(Refusal, match='card cannot be "oath"'):
        give(chronicle, "hire", player="Carla", card="oath")


def test_l6_reminders_tell_what_each_player_owns() -> None:
    chronicle = in_round(3, hired={"oath": "Anna"})
    messages = [
        (one.player, one.when, localize(one.text, "en")) for one in chronicle.scenario.reminders(chronicle.state)
    ]
    assert messages[:3] == [
        ("Anna", "on_event", "The Woman at the Bell: gain 1 Honour each time you do Pray."),
        ("Anna", "turn_start", "The Bell Tower, a new action: pay 1 black Worker and 1 Worker of any colour, "
         "and you gain 1 Honour and lose 1 Suspicion."),
        ("Anna", "on_event", "The Man of His Word: after a King's Favour, gain 1 Honour. "
         "In a game without Honour: 1 Silver."),
    ]  # fmt: skip
    assert len(messages) == 8
    assert messages[-1] == ("", "on_event", "At an Inquisition, each of you with 2 or more Suspicion loses 1 Honour.")


def test_honour_can_be_put_right() -> None:
    chronicle = in_round(3)
    give(chronicle, "set-honour", player="Anna", honour=4)
    assert honour(chronicle) == [4, 12, 12]


@pytest.mark.parametrize(
    ("command", "facts", "why"),
    [
        ("action", {"player": "Zoe", "action": "pray"}, "choose one of Anna, Bruno and Carla"),
        ("action", {"player": "Anna", "action": "fly"}, 'action cannot be "fly"'),
        ("favour", {"player": "Anna", "favour": 2}, 'favour cannot be "2"'),
        ("favour", {"player": "Anna", "favour": 1, "workers": 0}, "from 1 to 6"),
        ("order", {"player": "Anna", "order": "relic", "attributes": {"faith": 12}}, 'order cannot be "relic"'),
        ("order", {"player": "Anna", "order": "treaty", "attributes": {"faith": 13}}, "from 0 to 12"),
        ("order", {"player": "Anna", "order": "treaty", "attributes": {"luck": 1}}, "strength"),
        ("set-honour", {"player": "Anna", "honour": 13}, "from 0 to 12"),
        ("inquisition", {"players": "Anna,Anna"}, "from 1 to 3 different"),
        ("penalty", {}, r"cannot be done now \(Round 3, Anna begins\)"),
        ("reveal", {}, r"cannot be done now \(Round 3, Anna begins\)"),
        ("scores", {}, r"cannot be done now \(Round 3, Anna begins\)"),
        ("dance", {}, 'unknown command "dance"'),
    ],
)
def test_impossible_facts_are_refused_and_nothing_is_lost(command: Any, facts: Any, why: Any) -> None:
    chronicle = in_round(3, threats={"breach": 2, "riders": 3, "rigged-scales": 4}, honour=TEN)
    before = chronicle.scenario.view(chronicle.state)
    with pytest.raises(Refusal, match=why) as trouble:
        give(chronicle, command, **facts)
    assert trouble.value.text("it") != trouble.value.text("en")
    assert chronicle.scenario.view(chronicle.state) == before and chronicle.entries == []
