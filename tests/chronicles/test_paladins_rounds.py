"""Set-up, the table of rounds, Threats and their Workers, levels: L1, L3."""

from __future__ import annotations

from typing import Any

import pytest
from campaign_table import commands_now, give
from paladins_table import THREATS, act, honour, in_round, table, workers

from regno.chronicles.messages import Refusal
from regno.chronicles.scenarios.paladins.rounds import columns


def to_round(chronicle: Any, number: Any) -> Any:
    while chronicle.state.round < number:
        state = chronicle.state
        if state.stage == "reveal":
            give(chronicle, "reveal")
        elif state.stage == "play":
            give(chronicle, "end-round", outsiders=9)
        else:
            (step,) = [step for step in chronicle.scenario.now(state) if step.command == "penalty"]
            (prompt,) = step.prompts
            give(chronicle, "penalty", options={key.id: prompt.choices[key.id][0].id for key in prompt.keys})
    return chronicle


def test_l1_setup_waits_for_the_first_player_and_the_townsfolk() -> None:
    chronicle = table()
    assert commands_now(chronicle) == {"first-player", "townsfolk", "hire"}
    give(chronicle, "first-player")
    assert chronicle.state.stage == "setup" and chronicle.state.first in chronicle.state.players
    message = give(chronicle, "townsfolk", cards="gate,bell,rope")
    assert "Bruno takes The Woman at the Bell and lays The Bell Tower below Pray." in message
    assert commands_now(chronicle) == {"reveal", "hire", "set-honour", "set-round"}


def test_l1_townsfolk_are_dealt_each_once() -> None:
    chronicle = table(4)
    give(chronicle, "townsfolk")
    assert len(set(chronicle.state.townsfolk.values())) == 4
    assert len(chronicle.commands[-1].drawn) == 4


def test_l1_checklist_has_the_rulebooks_points_and_the_level() -> None:
    items = {level: [item.id for item in table(level=level).scenario.checklist(table(level=level).state)] for level in
             ("normal", "hard", "impossible")}  # fmt: skip
    assert items["normal"] == [
        "base", "orders", "outsiders", "kings-threat", "threats", "honour", "workers", "townsfolk", "extra",
    ]  # fmt: skip
    assert set(items["hard"]) - set(items["normal"]) == {"hard"} and items["hard"] == items["impossible"]


def test_l1_honour_begins_at_12_and_20_baron_workers_in_the_supply() -> None:
    chronicle = table(4)
    assert honour(chronicle) == [12] * 4 and chronicle.state.supply == 20


def test_l3_reveal_table_of_the_normal_level() -> None:
    new = [len(columns("normal", n, n)) for n in range(1, 8)]
    assert new == [0, 1, 2, 1, 1, 1, 0] and sum(new) == 6


def test_l1_hard_lays_a_second_threat_in_rounds_4_5_6() -> None:
    for level in ("hard", "impossible"):
        new = [len(columns(level, n, n)) for n in range(1, 8)]
        assert new == [0, 1, 2, 2, 2, 2, 0] and sum(new) == 9


@pytest.mark.parametrize(
    ("number", "orders", "favours"),
    [(1, 1, 0), (2, 2, 0), (3, 3, 1), (4, 3, 2), (5, 3, 3), (6, 3, 4), (7, 3, 5)],
)
def test_l3_orders_in_rounds_1_to_3_and_favours_in_3_to_7(number: Any, orders: Any, favours: Any) -> None:
    chronicle = to_round(table(first="Anna", townsfolk=["bell", "gate", "bowl"]), number)
    assert (len(chronicle.state.orders), len(chronicle.state.favours)) == (orders, favours)


def test_l3_round_1_has_only_the_outsiders_threat() -> None:
    chronicle = table(first="Anna", townsfolk=["bell", "gate", "bowl"])
    message = give(chronicle, "reveal", order="treaty")
    assert chronicle.state.threats == [] and message[-1] == "Outsiders to be removed in this round: 2."
    assert message[1] == "King's Order on space 1: Swear the Treaty, 4 VP for each player, or as many lost."


def test_l3_round_5_turns_the_outsiders_threat() -> None:
    chronicle = in_round(4)
    assert chronicle.state.need == 2
    to_round(chronicle, 5)
    assert chronicle.state.need == 3
    assert "Turn the Outsiders Threat to its side for rounds 5 to 7." in [
        sentence.text("en") for sentence in chronicle.entries[-1].said
    ]


@pytest.mark.parametrize(("players", "placed"), [(2, 2), (3, 3), (4, 4)])
def test_l3_a_revealed_threat_gets_workers_by_the_number_of_players(players: Any, placed: Any) -> None:
    chronicle = in_round(1, players, stage="reveal")
    give(chronicle, "reveal", order="vigil", threats="breach")
    assert workers(chronicle) == {"breach": placed} and chronicle.state.supply == 20 - placed


def test_l3_both_ways_the_program_draws_or_the_table_names_the_card() -> None:
    mine, named = in_round(2, stage="reveal"), in_round(2, stage="reveal")
    give(mine, "reveal")
    drawn = mine.commands[-1].drawn
    assert len(drawn) == 3 and drawn[0] == mine.state.orders[2]  # an Order, then two Threats
    give(named, "reveal", order=drawn[0], threats=list(drawn[1:]))
    assert named.commands[-1].drawn == () and named.scenario.view(named.state) == mine.scenario.view(mine.state)


def test_l3_a_card_already_turned_up_cannot_be_drawn_again() -> None:
    chronicle = in_round(2, threats={"breach": 1}, stage="reveal")
    with pytest.raises(Refusal, match='cannot be "breach"'):
        give(chronicle, "reveal", threats="breach,riders")
    with pytest.raises(Refusal, match='cannot be "bridge"'):
        give(chronicle, "reveal", order="bridge")


def test_l3_upper_threat_first_in_a_doubled_column() -> None:
    threats = {"breach": 0, "riders": 0, "rigged-scales": 1}
    chronicle = in_round(3, level="hard", threats=threats, stage="reveal")
    give(chronicle, "reveal", threats="silent-choir,idle-forge")
    assert [(t.card, t.column) for t in chronicle.state.threats] == [
        ("rigged-scales", 4), ("silent-choir", 5), ("idle-forge", 5),
    ]  # fmt: skip


def test_l3_example_a_fortify_threat_of_3_workers_loses_one_each_time() -> None:
    chronicle = in_round(2, threats={"breach": 3})
    assert act(chronicle, "Anna", "fortify")[1] == "The Breach: one Worker less, 2 left."
    act(chronicle, "Bruno", "fortify")
    act(chronicle, "Bruno", "trade")
    assert workers(chronicle) == {"breach": 1}
    assert "leaves the game" in act(chronicle, "Carla", "fortify")[1]
    assert workers(chronicle) == {} and chronicle.state.gone == ["breach"] and chronicle.state.supply == 20


def test_l3_amb_a_two_threats_with_one_icon_each_lose_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    chronicle = two_fortify_threats(monkeypatch)
    act(chronicle, "Anna", "fortify")
    assert workers(chronicle) == {"breach": 2, "riders": 2}


def test_l3_amb_a_by_house_rule_the_table_names_one(monkeypatch: pytest.MonkeyPatch) -> None:
    chronicle = two_fortify_threats(monkeypatch, rules={"same-action": "one"})
    with pytest.raises(Refusal, match="say which loses the Worker: The Breach and Riders in the Barley"):
        act(chronicle, "Anna", "fortify")
    act(chronicle, "Anna", "fortify", threat="riders")
    assert workers(chronicle) == {"breach": 3, "riders": 2}
    with pytest.raises(Refusal, match="does not show Trade"):
        act(chronicle, "Anna", "trade", threat="riders")


def two_fortify_threats(monkeypatch: pytest.MonkeyPatch, **more: Any) -> Any:
    """Riders in the Barley, but with the icon of Fortify."""
    import paladins_table

    pack = paladins_table.house()
    changed = [{**row, "action": "fortify"} if row["id"] == "riders" else row for row in pack.tables["threat"]]
    other = type(pack)(pack.head, {**pack.tables, "threat": changed}, pack.places)
    monkeypatch.setattr(paladins_table, "house", lambda: other)
    threats = {"breach": 3, "riders": 3, "rigged-scales": 0}
    return in_round(3, threats=threats, **more)


def test_l3_amb_c_the_baron_places_what_is_left_and_a_threat_without_workers_leaves() -> None:
    threats = {"breach": 9, "riders": 9, "rigged-scales": 0}
    chronicle = in_round(3, 4, level="hard", threats=threats, stage="reveal")
    message = give(chronicle, "reveal", threats="silent-choir,idle-forge")
    assert workers(chronicle) == {"breach": 9, "riders": 9, "silent-choir": 2} and chronicle.state.supply == 0
    assert "The supply gives only 2 of 4 Baron Workers" in message[2] and "leaves the game" in message[3]
    assert chronicle.state.gone == ["rigged-scales", "idle-forge"]


def test_l3_amb_c_by_house_rule_other_pieces_stand_in() -> None:
    threats = {"breach": 9, "riders": 9, "rigged-scales": 0}
    rules = {"empty-supply": "substitutes"}
    chronicle = in_round(3, 4, level="hard", threats=threats, stage="reveal", rules=rules)
    give(chronicle, "reveal", threats="silent-choir,idle-forge")
    assert workers(chronicle)["idle-forge"] == 4 and chronicle.state.supply == -6


def test_l3_first_player_passes_clockwise_unless_told() -> None:
    chronicle = in_round(1, stage="reveal")
    give(chronicle, "reveal")
    assert chronicle.state.first == "Bruno"
    chronicle.undo()
    give(chronicle, "reveal", first="Carla")
    assert chronicle.state.first == "Carla"


def test_l1_one_player_only_with_a_pack_that_has_numbers_for_it() -> None:
    with pytest.raises(Refusal, match="has no number for 1 players"):
        table(1)


def test_workers_on_a_threat_can_be_put_right_within_the_supply() -> None:
    chronicle = in_round(3, threats={"breach": 3, "riders": 10, "rigged-scales": 0})
    give(chronicle, "set-workers", threat="breach", workers=10)
    with pytest.raises(Refusal, match="there are 10 for it"):
        give(chronicle, "set-workers", threat="breach", workers=11)
    give(chronicle, "set-workers", threat="breach", workers=0)
    assert workers(chronicle) == {"riders": 10} and "breach" in chronicle.state.gone


def test_the_deck_holds_what_nobody_has_seen() -> None:
    chronicle = in_round(7)
    assert sorted([*chronicle.state.deck, *THREATS]) == sorted({*chronicle.state.deck, *THREATS})
    assert len(chronicle.state.deck) == 4  # those in the box


def test_the_round_can_be_set_right_backwards() -> None:
    chronicle = in_round(4, threats={"breach": 2, "riders": 0, "rigged-scales": 1, "empty-tower": 3})
    said = give(chronicle, "set-round", round=2)
    names = "Keep the Vigil, The Rigged Scales, The Empty Tower and Riders in the Barley"
    assert said == ["Set right: it is round 2.", f"Not turned up yet, so face down again: {names}."]
    state = chronicle.state
    assert (state.round, state.orders, state.favours, workers(chronicle), state.gone) == (
        2, ["bridge", "treaty"], [], {"breach": 2}, [],
    )  # fmt: skip
    give(chronicle, "end-round", outsiders=2)
    assert chronicle.state.stage == "threats"


def test_the_round_can_be_set_right_forwards_with_the_cards_that_lie_there() -> None:
    chronicle = in_round(2, threats={"breach": 2})
    facts = {"orders": ["vigil"], "threats": ["riders", "rigged-scales"]}
    with pytest.raises(Refusal, match="Riders in the Barley is not turned up by round 1"):
        give(chronicle, "set-round", round=1, threats=["riders"])
    with pytest.raises(Refusal, match="The Breach has been turned up already"):
        give(chronicle, "set-round", round=3, threats=["breach"])
    give(chronicle, "set-round", round=4, **facts)
    state = chronicle.state
    assert (state.round, state.orders, state.favours) == (4, ["bridge", "treaty", "vigil"], [0, 0])
    assert [threat.column for threat in state.threats] == [2, 3, 4, 5] and list(workers(chronicle))[:3] == [
        "breach", "riders", "rigged-scales",
    ]  # fmt: skip
    with pytest.raises(Refusal, match="round 4 is what the page says already"):
        give(chronicle, "set-round", round=4)


def test_before_the_cards_of_a_round_are_turned_up_its_number_can_be_set_right() -> None:
    chronicle = in_round(3, stage="reveal")
    give(chronicle, "set-round", round=3)
    assert (chronicle.state.round, chronicle.state.stage, len(chronicle.state.orders)) == (2, "reveal", 2)
