"""Both ways to end, the score, the target, the house rules of the open points: G5."""

from __future__ import annotations

from typing import Any

import pytest
from architects_table import NAMES, commands_now, give, table, the_step, waiting, with_cards

from regno.chronicles.messages import Refusal
from regno.chronicles.scenarios.architects.ending import target

PLAIN = {"buildings": 20, "cathedral": 3, "virtue": 8, "debts": 1, "gold": 2, "marble": 1, "silver": 25}
EVENT = [{"id": "masons-roll", "steps": [{"do": "event"}, {"do": "place", "at": "mines"}]}]


def ended(players: int = 4, *, his: int = 6, **more: Any) -> Any:
    """A game whose Guildhall is full: so many spaces are the Baron's, Anna took the last."""
    spaces = {2: 12, 3: 16, 4: 20}[players]
    more.setdefault("rules", {"baron-last": "none"})  # so that the scores can be told
    more.setdefault("demands", {"potters-due": 12 if players == 4 else 0})
    return table(players, guildhall={"baron": his, "Anna": spaces - his}, filled="Anna", **more)


def sheets(chronicle: Any) -> dict[str, int]:
    return {str(one["owner"]): one["total"] for one in [s.to_dict() for s in chronicle.scenario.score(chronicle.state)]}


def points(chronicle: Any, each: int) -> Any:
    return give(chronicle, "scores", points=dict.fromkeys(chronicle.state.players, each))


def lines(chronicle: Any, player: str = "Anna") -> dict[str, int]:
    sheet = next(one for one in chronicle.scenario.score(chronicle.state) if one.owner == player)
    return {line.text.text("en"): line.points for line in sheet.lines}


def test_g5_normal_4_players_6_baron_workers_is_240() -> None:
    chronicle = ended(4, his=6)
    assert target(chronicle.state) == 240
    aim = chronicle.scenario.score(chronicle.state)[-1]
    assert aim.total == 240
    assert aim.lines[0].text.text("en") == "10 VP × 6 Baron Workers in the Guildhall × 4 players"


def test_g5_amb_a_twelve_on_the_hard_board_and_the_house_may_choose() -> None:
    assert target(ended(4, his=6, mode="hard").state) == 12 * 6 * 4
    assert target(ended(4, his=6, mode="hard", rules={"target": "ten"}).state) == 240
    assert target(ended(4, his=6, rules={"target": "twelve"}).state) == 12 * 6 * 4


def test_g5_a_worker_on_the_last_space_brings_one_more_turn_for_everyone_the_active_player_last() -> None:
    chronicle = table(guildhall={"baron": 6, "Anna": 13})
    said = give(chronicle, "guildhall", player="Bruno")
    assert said[-1] == "The Guildhall is full. Every player has one more turn: Carla, Dario, Anna and Bruno."
    assert chronicle.state.stage == "last" and waiting(chronicle) == {"reveal"}
    assert {"market", "donate", "capture", "release"} - commands_now(chronicle) == {"release"}  # Prison is empty
    with pytest.raises(Refusal, match="the Guildhall is full: all 20 spaces"):
        give(chronicle, "guildhall", player="Carla")


def test_g5_the_baron_fills_the_last_space_and_the_rest_of_his_card_is_done_first() -> None:
    chronicle = table(guildhall={"baron": 6, "Anna": 13})
    assert "It was the last space." in give(chronicle, "reveal", card="masons-roll")
    assert waiting(chronicle) == {"standing"}
    said = give(chronicle, "standing", workers={"Anna": 1})
    assert said[1].startswith("1 Worker of Anna is captured")
    assert said[-1].endswith("Every player has one more turn: Anna, Bruno, Carla and Dario.")


def test_g5_a_guildhall_step_when_it_is_full_is_skipped() -> None:
    pack = with_cards(scheme=[{"id": "masons-roll", "steps": [{"do": "place", "at": "guildhall", "n": 2}]}])
    chronicle = table(guildhall={"baron": 6, "Anna": 13}, pack=pack)
    said = give(chronicle, "reveal", card="masons-roll")
    assert "The Guildhall is full: this step and its arrow are skipped." in said
    assert len(chronicle.state.guildhall) == 20 and chronicle.state.baron.guildhall == 7


def test_g5_amb_c_the_baron_takes_his_turn_of_the_last_round_or_none_by_house_rule() -> None:
    assert waiting(ended()) == {"scores"}
    chronicle = ended(rules={})
    assert the_step(chronicle, "reveal").what.text("en").endswith("the Baron's last turn.")
    with pytest.raises(Refusal, match="the Baron first takes his turn of the last round"):
        points(chronicle, 50)
    give(chronicle, "reveal", card="seating-plan")
    assert chronicle.state.stage == "ended" and waiting(chronicle) == {"scores"}
    assert chronicle.state.baron.guildhall == 6 and chronicle.state.baron.at["silversmith"] == 1


def test_g5_an_event_to_turn_and_none_left_ends_the_game_at_once() -> None:
    seen = ["toll-day", "audit", "herald", "no-rest"]
    chronicle = table(pack=with_cards(scheme=EVENT), events=seen)
    said = give(chronicle, "reveal", card="masons-roll")
    assert said[-1] == "An Event must be turned and there is none: the game ends at once, without last turns."
    assert the_step(chronicle, "scores").what.text("en").startswith("The game is over.")
    assert chronicle.state.baron.at["mines"] == 0  # the card stops, and nobody has a last turn
    assert chronicle.state.stage == "ended" and waiting(chronicle) == {"scores"}
    assert "guildhall" not in commands_now(chronicle)
    points(chronicle, 40)
    assert lines(chronicle)["The Event deck is empty"] == -10
    assert lines(chronicle)["Demand of level 4, never turned"] == 5


def test_g5_amb_b_an_empty_deck_costs_ten_once_or_only_when_demanded() -> None:
    seen = ["toll-day", "audit", "herald", "no-rest"]
    for rule, cost in (("empty", -10), ("demanded", None)):
        chronicle = ended(events=seen, rules={"event-penalty": rule})
        assert lines(chronicle).get("The Event deck is empty") == cost
    chronicle = table(pack=with_cards(scheme=EVENT), events=seen, rules={"event-penalty": "demanded"})
    give(chronicle, "reveal", card="masons-roll")
    assert lines(chronicle)["The Event deck is empty"] == -10


def test_g5_score_demands_met_and_failed_hidden_ones_and_events_left() -> None:
    chronicle = ended(demands={"potters-due": 12, "causeway": 7}, events=["toll-day"])
    assert lines(chronicle) == {
        "The Potter's Due, met (12 of 12)": 1,
        "The Causeway, failed (7 of 8)": -5,
        "Demand of level 3, never turned": 5,
        "Demand of level 4, never turned": 5,
        "3 Events left, 5 each": 15,
    }


def test_g5_total_at_the_target_wins_one_below_loses() -> None:
    for each, told in ((24, "the players win"), (23, "the Baron wins")):
        chronicle = ended(demands={"potters-due": 12})  # 1 + 3 x 5 + 4 x 5 = 36 for each player
        said = points(chronicle, each)
        assert told in said[-1] and "the target was 240" in said[-1]
        assert chronicle.state.stage == "over" and chronicle.scenario.view(chronicle.state)["won"] == (each == 24)
        assert commands_now(chronicle) == set()


def test_score_sheets_of_the_base_game_know_who_is_in_prison() -> None:
    chronicle = ended(2, his=4, prison={"Anna": 5, "Bruno": 0})
    for name in NAMES[:2]:
        give(chronicle, "sheet", player=name, **PLAIN)
    own = lines(chronicle)
    assert own["5 Workers in Prison, -1 for every 2"] == -2 and own["Cathedral, level 3"] == 7
    assert give(chronicle, "scores")[1] == f"Anna: {20 + 7 + 0 - 2 + 3 + 2 - 2 - 5 + 15 + 20} VP"


def test_with_the_artisans_adornments_and_tools_score_too() -> None:
    chronicle = ended(2, his=4, artisans="yes")
    with pytest.raises(Refusal, match="crafts is missing"):
        give(chronicle, "sheet", player="Anna", **PLAIN)
    give(chronicle, "sheet", player="Anna", **PLAIN, crafts=6)
    assert lines(chronicle)["Adornments and Tools"] == 6


def test_a_score_of_12a_is_refused_and_nothing_is_lost() -> None:
    chronicle = ended(2, his=4)
    give(chronicle, "sheet", player="Anna", **PLAIN)
    with pytest.raises(Refusal, match=r'points.Bruno cannot be "12a": it must be a whole number'):
        give(chronicle, "scores", points={"Anna": 10, "Bruno": "12a"})
    assert "Anna" in chronicle.state.sheets and chronicle.state.stage == "last"


def test_a_saved_sheet_is_the_score_and_a_sum_that_contradicts_it_is_refused() -> None:
    chronicle = ended(2, his=4)
    said = give(chronicle, "sheet", player="Anna", **PLAIN)
    prompt, _ = the_step(chronicle, "scores").prompts
    assert [key.id for key in prompt.keys] == ["Bruno"]
    with pytest.raises(Refusal, match=r"Anna's score sheet says \d+ VP, not 50"):
        give(chronicle, "scores", points={"Anna": 50, "Bruno": 40})
    give(chronicle, "scores", points={"Bruno": 40})
    assert f"gives {chronicle.state.points['Anna']} VP" in said[0] and "Score of the base game" not in lines(chronicle)


def test_the_sum_of_all_sheets_is_the_total() -> None:
    chronicle = ended()
    points(chronicle, 30)
    totals = [sheet.total for sheet in chronicle.scenario.score(chronicle.state)]
    assert sum(totals[:4]) == totals[4] == chronicle.scenario.view(chronicle.state)["total"]
