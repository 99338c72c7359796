"""Architects asked late: what one look at the board tells is asked when the Baron needs it, and nothing before."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from architects_table import commands_now, give, scenario, table, the_step, told_setup, waiting, with_cards
from campaign_table import house
from test_architects_random import random_facts

from regno.chronicles.chronicle import Chronicle
from regno.chronicles.creation import begin
from regno.chronicles.messages import Refusal

REPORTS = {"guildhall", "market", "capture", "imprison", "release", "free", "correct"}


def asked_late(players: int = 3, **more: Any) -> Chronicle:
    """A scenario in play whose table is asked late."""
    chronicle = scenario(players, **{"counting": "late", **told_setup(players), **more})
    give(chronicle, "reveal", card="potters-due")
    return chronicle


def scheme(*steps: dict[str, Any]) -> Chronicle:
    """The same, with a Scheme that does what a test needs, already turned."""
    chronicle = asked_late(pack=with_cards(scheme=[{"id": "masons-roll", "name": {"en": "T"}, "steps": list(steps)}]))
    give(chronicle, "reveal", card="masons-roll")
    return chronicle


def test_a_new_chronicle_is_asked_late_and_one_that_tells_a_position_counts() -> None:
    names = {"players": ["Anna", "Bo"]}
    fresh = Chronicle(begin("architects", house(), title="T", facts=names, rules={}))
    assert fresh.state.counting == "late" and fresh.header.facts["counting"] == "late"
    told = {**names, **told_setup(2), "demands": {"potters-due": 0}}
    told["boards"], told["apprentices"] = {"Anna": "ada", "Bo": "fara"}, {"Anna": "saw", "Bo": "slate"}
    told["sides"] = {"Anna": "rogue", "Bo": "rogue"}
    assert Chronicle(begin("architects", house(), title="T", facts=told, rules={})).state.counting == "full"
    with pytest.raises(Refusal, match="counting"):
        begin("architects", house(), title="T", facts={**names, "counting": "often"}, rules={})


def test_between_the_barons_turns_only_donations_and_a_reset_can_be_told() -> None:
    chronicle = asked_late()
    assert not commands_now(chronicle) & REPORTS
    assert {"donate", "reset", "fill", "count"} <= commands_now(chronicle)
    assert waiting(chronicle) == {"reveal"}
    with pytest.raises(Refusal, match="need not be recorded now"):
        give(chronicle, "guildhall", player="Anna")
    assert not commands_now(table(3)) & {"reset", "fill", "count"}


def test_an_arrow_asks_who_stands_there_and_how_many_of_his_do() -> None:
    chronicle = scheme({"do": "place", "at": "mines", "arrow": 1}, {"do": "place", "at": "mines", "arrow": 1})
    assert waiting(chronicle) == {"standing"}
    said = give(chronicle, "standing", workers={"Anna": 3, "Carla": 1})
    assert said[1].startswith("2 Workers of Anna are captured") and said[2].startswith("1 Worker of Carla")
    assert [prompt.usual for prompt in the_step(chronicle, "standing").prompts if prompt.name == "his"] == [2]
    said = give(chronicle, "standing", workers={"Anna": 4}, his=1)  # players captured one of his in the meantime
    assert said[1].startswith("2 Workers of Anna are captured")
    assert chronicle.state.baron.at["mines"] == 1 and chronicle.state.astray == 1
    chronicle = scheme({"do": "place", "at": "mines", "arrow": 1})
    assert "All captives on the Baron's board go to Prison" in give(chronicle, "standing")[1]


def test_where_captives_come_before_a_capture_the_table_says_whether_there_are_any() -> None:
    rows = [one for one in house().tables["baron_board"] if one["mode"] == "normal"]
    board = {**rows[0], "section": {"1": {"try": [["imprison"], ["capture"]]}, "2": {"try": [["imprison"]]}}}
    step = {"do": "place", "at": "mines", "arrow": 1}
    pack = with_cards(baron_board=[board], scheme=[{"id": "masons-roll", "name": {"en": "T"}, "steps": [step]}])
    for captives, told in (("yes", "go to Prison"), ("no", "1 Worker of Anna is captured")):
        chronicle = asked_late(pack=pack)
        give(chronicle, "reveal", card="masons-roll")
        with pytest.raises(Refusal, match="captives"):
            give(chronicle, "standing", workers={"Anna": 1})
        assert told in give(chronicle, "standing", workers={"Anna": 1}, captives=captives)[1]


def test_a_reset_asks_how_many_are_in_prison_and_says_what_it_costs() -> None:
    chronicle = scheme({"do": "place", "at": "black_market"}, {"do": "place", "at": "guildhall"})
    assert chronicle.state.baron.market == 1
    said = give(chronicle, "reset", prison={"Anna": 4, "Bruno": 1, "Carla": 4, "baron": 1})
    assert "Anna has 4 in Prison and loses 1 Virtue." in said and "Carla has 4 in Prison and loses 1 Virtue." in said
    assert [one for one in said if "takes a Debt" in one] == [
        "Anna has the most in Prison, 4, and takes a Debt.",
        "Carla has the most in Prison, 4, and takes a Debt.",
    ]
    assert (chronicle.state.baron.market, chronicle.state.baron.prison) == (0, 1)
    assert "nobody takes a Debt" in give(chronicle, "reset", prison={"Anna": 0, "baron": 1})[-1]
    with pytest.raises(Refusal, match="the Baron cannot have 2"):
        give(chronicle, "reset", prison={"baron": 2})


def test_a_reset_that_a_card_demands_must_be_answered_before_his_turn_goes_on() -> None:
    chronicle = scheme({"do": "market_reset"}, {"do": "place", "at": "mines"})
    assert waiting(chronicle) == {"reset"}
    give(chronicle, "reset", prison={"Anna": 1})
    assert chronicle.state.stage == "play" and chronicle.state.baron.at["mines"] == 1


def test_the_last_space_begins_the_last_turns_at_once_or_after_the_rest_of_his_card() -> None:
    chronicle = asked_late()
    assert give(chronicle, "fill", owner="Bruno")[-1].endswith("Carla, Anna and Bruno.")
    assert chronicle.state.stage == "last"
    chronicle = scheme({"do": "place", "at": "guildhall"}, {"do": "place", "at": "mines", "arrow": 1})
    give(chronicle, "fill", owner="baron")
    assert chronicle.state.stage == "baron"
    give(chronicle, "standing")
    assert chronicle.state.stage == "last"


def test_at_the_end_the_table_counts_his_workers_in_the_guildhall() -> None:
    for told, target in (({}, 30), ({"guildhall": 4}, 120)):
        chronicle = scheme({"do": "place", "at": "guildhall"})
        give(chronicle, "fill", owner="Anna")
        give(chronicle, "house-rule", rule="baron-last", value="none")
        said = give(chronicle, "scores", points={"Anna": 30, "Bruno": 30, "Carla": 30}, **told)
        assert f"the target was {target}" in said[-1]
    sheet = asked_late()
    give(sheet, "fill", owner="Anna")
    assert "prison" in [prompt.name for prompt in the_step(sheet, "sheet").prompts]


def test_he_takes_back_all_his_workers_though_nobody_told_of_captures() -> None:
    chronicle = asked_late()
    state = chronicle.state
    state.baron.available, state.baron.at["mines"], state.baron.at["quarry"] = 0, 12, 8
    give(chronicle, "correct-baron", place="mines", count=9)
    assert state.astray == 3 and state.baron.available == 0
    plain = [one["id"] for one in house().tables["scheme"]]
    said = give(chronicle, "reveal", card=next(id for id in plain if id in state.decks.schemes))
    assert any("takes back 20" in one for one in said)


def test_the_count_can_be_kept_from_mid_game_on_and_given_up_again() -> None:
    chronicle = scheme({"do": "place", "at": "guildhall"}, {"do": "place", "at": "mines"})
    with pytest.raises(Refusal, match="guildhall"):
        give(chronicle, "count", prison={"Anna": 1})
    facts = {"guildhall": {"Anna": 2, "baron": 1}, "prison": {"Anna": 3, "Carla": 1}, "market_3": "Bruno"}
    give(chronicle, "count", **facts)
    state = chronicle.state
    assert REPORTS & commands_now(chronicle) and "reset" not in commands_now(chronicle)
    assert (state.workers["Anna"].free, state.workers["Bruno"].free, state.baron.at["mines"]) == (15, 19, 1)
    assert state.baron.available == 18
    give(chronicle, "look")
    assert state.counting == "late" and state.guildhall == ["baron"] and not commands_now(chronicle) & REPORTS
    with pytest.raises(Refusal, match="is full"):
        give(chronicle, "count", guildhall={"Anna": 16}, prison={})


def check(chronicle: Chronicle) -> None:
    """Of the Baron's Workers none is lost, and the game can always go on."""
    state, baron = chronicle.state, chronicle.state.baron
    assert baron.available + baron.guildhall + baron.market + state.out == 20
    assert state.guildhall.count("baron") == baron.guildhall
    assert (state.stage == "baron") == bool(state.agenda)
    assert any(not step.optional for step in chronicle.scenario.now(state)) or state.stage == "over"


@pytest.mark.parametrize("players", [2, 4, 6])
def test_random_scenarios_asked_late_end_and_replay(players: Any) -> None:
    for seed in range(4):
        random, chronicle = Random(f"{players}/{seed}"), scenario(players, seed=seed, counting="late")
        while chronicle.state.stage != "over":
            steps = chronicle.scenario.now(chronicle.state)
            due = [step for step in steps if not step.optional]
            few = [step for step in steps if step.command not in ("fill", "lose-apprentice")]
            step = random.choice(due if random.random() < 0.6 else steps if chronicle.state.round > 6 else few or steps)
            before = chronicle.scenario.view(chronicle.state)
            try:
                said = chronicle.do(step.command, random_facts(step, chronicle.state, random)).said
                assert all(one.text("it") and one.text("en") for one in said)
            except Refusal as trouble:
                assert trouble.text("it") and chronicle.scenario.view(chronicle.state) == before
            check(chronicle)
        again = Chronicle(chronicle.header, chronicle.commands)
        assert again.scenario.view(again.state) == chronicle.scenario.view(chronicle.state)
        assert all(line.text("it") for line in chronicle.scenario.position(chronicle.state))
