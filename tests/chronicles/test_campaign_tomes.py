"""Objectives, Crests, Crest Tomes, advantages: C2."""

from __future__ import annotations

from typing import Any

import pytest
from campaign_table import campaign, commands_now, finish, give, opened

from regno.chronicles.messages import Refusal
from regno.chronicles.scenarios.campaign.corrections import BOARD


def test_c2_first_to_fulfil_takes_the_tome_face_up() -> None:
    chronicle = opened()
    said = give(chronicle, "claim", tome="pale-ledger", players="Carla")
    assert chronicle.state.tomes["Carla"] == ["pale-ledger"] and "pale-ledger" not in chronicle.state.shown
    assert said == ["Carla claims The Pale Ledger: Be first to hold 8 Marble."]


def test_c2_a_tome_is_claimed_only_once() -> None:
    chronicle = opened()
    give(chronicle, "claim", tome="pale-ledger", players="Carla")
    with pytest.raises(Refusal, match=r'tome cannot be "pale-ledger": choose one of open-gate .* and long-roof'):
        give(chronicle, "claim", tome="pale-ledger", players="Anna")


def test_c2_amb_a_at_the_same_moment_the_nearest_from_the_active_player() -> None:
    for active, winner in (("Anna", "Bruno"), ("Bruno", "Bruno"), ("Carla", "Carla"), ("Dario", "Bruno")):
        chronicle = opened(4)
        give(chronicle, "claim", tome="long-roof", players=["Carla", "Bruno"], active=active)
        assert chronicle.state.tomes[winner] == ["long-roof"]


def test_c2_amb_a_needs_to_know_whose_turn_it_is() -> None:
    with pytest.raises(Refusal, match="say whose turn it is"):
        give(opened(), "claim", tome="long-roof", players=["Carla", "Bruno"])


def test_c2_amb_a_house_rule_table_takes_one_name() -> None:
    with pytest.raises(Refusal, match="choose just one of"):
        give(opened(rules={"objective-tie": "table"}), "claim", tome="long-roof", players=["Carla", "Bruno"])


def test_c2_amb_b_the_moment_of_an_objective_is_a_visible_house_rule() -> None:
    chronicle = opened()
    step = next(step for step in chronicle.scenario.now(chronicle.state) if step.command == "claim")
    assert "An objective counts the instant it is true; the table declares it." in [
        one.text("en") for one in step.assumes
    ]
    give(chronicle, "house-rule", rule="objective-moment", value="turn-end")
    step = next(step for step in chronicle.scenario.now(chronicle.state) if step.command == "claim")
    assert "An objective counts if it is still true at the end of the turn." in [one.text("en") for one in step.assumes]


def test_c2_crest_tome_for_three_crests_of_a_type() -> None:
    chronicle = opened(tomes="pale-ledger,high-scaffold,quiet-purse")
    give(chronicle, "claim", tome="pale-ledger", players="Anna")
    assert chronicle.state.crest_tomes == {}
    said = give(chronicle, "claim", tome="high-scaffold", players="Anna")
    assert chronicle.state.crest_tomes == {"hammer": "Anna"} and chronicle.state.count("Anna") == 3
    assert said[1] == "Anna has 3 Crests of the type Hammer and takes its Crest Tome."


def test_c2_crest_tome_needs_four_with_two_players() -> None:
    chronicle = opened(2, tomes="pale-ledger,high-scaffold,quiet-purse")
    give(chronicle, "claim", tome="pale-ledger", players="Anna")
    give(chronicle, "claim", tome="high-scaffold", players="Anna")
    assert chronicle.state.crests("Anna", "hammer") == 3 and chronicle.state.crest_tomes == {}


def test_c2_one_tome_may_complete_two_types_at_once() -> None:
    facts = {"results": [{"points": {"Anna": 60, "Bruno": 30, "Carla": 10}}], "tokens": {"sheaf": "Bruno"}}
    tomes = {"Anna": ["pale-ledger", "open-gate"]}
    chronicle = opened_at(facts, tomes, ["last-palisade", "iron-bell", "paid-note"])
    give(chronicle, "claim", tome="last-palisade", players="Anna")
    assert chronicle.state.crest_tomes == {"hammer": "Anna", "lantern": "Anna"}


def opened_at(facts: Any, tomes: Any, shown: Any) -> Any:
    return campaign(3, tomes=tomes, shown=shown, **facts)


def test_c2_only_the_first_takes_a_crest_tome() -> None:
    facts = {"results": [{"points": {"Anna": 60, "Bruno": 30, "Carla": 10}}], "tokens": {"sheaf": "Bruno"}}
    tomes = {"Anna": ["pale-ledger", "high-scaffold"]}
    shown = ["iron-bell", "last-palisade", "turned-coat"]
    chronicle = opened_at({**facts, "crest_tomes": {"hammer": "Anna"}}, tomes, shown)
    for tome in ("iron-bell", "last-palisade", "turned-coat"):
        give(chronicle, "claim", tome=tome, players="Bruno")
    assert chronicle.state.crests("Bruno", "hammer") == 3
    assert chronicle.state.crest_tomes == {"hammer": "Anna"}


def test_c2_victory_tomes_give_no_crests_and_no_advantage() -> None:
    chronicle = opened()
    finish(chronicle, 60, 20, 10)
    assert chronicle.state.victory_tomes("Anna") == 3
    assert not any(chronicle.state.crests("Anna", crest) for crest in ("hammer", "lantern", "sheaf"))
    assert chronicle.scenario.reminders(chronicle.state) == []


def test_c2_advantages_are_recalled_in_later_games_to_their_owner_only() -> None:
    chronicle = opened()
    give(chronicle, "claim", tome="pale-ledger", players="Carla")
    give(chronicle, "claim", tome="open-gate", players="Bruno")
    assert chronicle.scenario.reminders(chronicle.state) == []
    finish(chronicle, 60, 20, 10)
    at_setup = {(one.player, one.when) for one in chronicle.scenario.reminders(chronicle.state)}
    assert at_setup == {("Carla", "setup"), ("Bruno", "on_event")}
    assert any("Pale Ledger" in item.what.text("en") for item in chronicle.scenario.checklist(chronicle.state))
    give(chronicle, "lay-out")
    assert [one.player for one in chronicle.scenario.reminders(chronicle.state)] == ["Bruno"]


def test_c2_a_used_advantage_is_recalled_again_in_the_next_game_it_serves() -> None:
    chronicle = opened()
    give(chronicle, "claim", tome="open-gate", players="Bruno")
    finish(chronicle, 60, 20, 10)
    give(chronicle, "lay-out")
    give(chronicle, "use", tome="open-gate")
    assert chronicle.scenario.reminders(chronicle.state) == []
    finish(chronicle, 60, 20, 10, crest="hammer")
    assert [one.player for one in chronicle.scenario.reminders(chronicle.state)] == ["Bruno"]


def test_c2_claims_are_accepted_until_the_scores_are_told() -> None:
    chronicle = opened()
    give(chronicle, "scores", points={"Anna": 60, "Bruno": 20, "Carla": 10})
    with pytest.raises(Refusal, match="cannot be done now"):
        give(chronicle, "claim", tome="open-gate", players="Bruno")


def test_a_tome_that_went_to_the_wrong_player_is_set_right_with_the_crests() -> None:
    chronicle = opened(tomes="pale-ledger,high-scaffold,long-roof")
    give(chronicle, "claim", tome="pale-ledger", players="Anna")
    said = give(chronicle, "set-tome", tome="pale-ledger", owner="Bruno")
    assert said[0] == "Set right: Bruno has The Pale Ledger."
    assert chronicle.state.tomes["Anna"] == [] and chronicle.state.tomes["Bruno"] == ["pale-ledger"]
    with pytest.raises(Refusal, match="The Pale Ledger is there already"):
        give(chronicle, "set-tome", tome="pale-ledger", owner="Bruno")
    give(chronicle, "set-tome", tome="pale-ledger", owner=BOARD)
    assert sorted(chronicle.state.shown) == ["high-scaffold", "long-roof", "pale-ledger"]


def test_a_crest_tome_follows_the_crests_that_are_set_right() -> None:
    chronicle = opened(tomes="pale-ledger,high-scaffold,long-roof")
    for tome in ("pale-ledger", "high-scaffold"):  # three Hammers
        give(chronicle, "claim", tome=tome, players="Anna")
    assert chronicle.state.crest_tomes == {"hammer": "Anna"}
    said = give(chronicle, "set-tome", tome="high-scaffold", owner="Carla")
    assert "Anna has too few Crests for the Crest Tome now: lay it back (Hammer)." in said
    assert chronicle.state.crest_tomes == {}
    give(chronicle, "set-tome", tome="pale-ledger", owner="Carla")
    assert chronicle.state.crest_tomes == {"hammer": "Carla"}


def test_a_token_that_went_to_the_wrong_player_is_set_right_with_the_crest_tome() -> None:
    chronicle = opened(tomes="pale-ledger,high-scaffold,long-roof")
    assert "set-token" not in commands_now(chronicle)
    give(chronicle, "claim", tome="pale-ledger", players="Bruno")  # two Hammers
    give(chronicle, "claim", tome="high-scaffold", players="Carla")  # one
    finish(chronicle, 60, 20, 10, crest="hammer")  # the second of a major victory takes a token: Bruno's third
    assert chronicle.state.tokens == {"hammer": "Bruno"} and chronicle.state.crest_tomes == {"hammer": "Bruno"}
    assert give(chronicle, "set-token", crest="hammer", owner="Carla") == [
        "Set right: Carla holds the token (Hammer).",
        "Bruno has too few Crests for the Crest Tome now: lay it back (Hammer).",
    ]
    assert chronicle.state.tokens == {"hammer": "Carla"} and chronicle.state.crest_tomes == {}
    with pytest.raises(Refusal, match=r"Carla holds the token already \(Hammer\)"):
        give(chronicle, "set-token", crest="hammer", owner="Carla")
    with pytest.raises(Refusal, match='crest cannot be "sheaf"'):
        give(chronicle, "set-token", crest="sheaf", owner="Carla")
    chronicle.undo()
    assert chronicle.state.tokens == {"hammer": "Bruno"} and chronicle.state.crest_tomes == {"hammer": "Bruno"}


def test_an_advantage_marked_as_used_in_error_is_opened_again() -> None:
    chronicle = opened()
    give(chronicle, "claim", tome="open-gate", players="Bruno")
    finish(chronicle, 60, 20, 10)
    give(chronicle, "lay-out")
    assert give(chronicle, "use", tome="open-gate") == ["Bruno has used The Open Gate."]
    assert give(chronicle, "use", tome="open-gate") == ["Bruno has not used The Open Gate yet."]
    assert [one.player for one in chronicle.scenario.reminders(chronicle.state)] == ["Bruno"]


def test_who_is_first_in_a_chapter_is_set_right() -> None:
    chronicle = opened()
    give(chronicle, "set-first", player="Carla")
    assert chronicle.state.first == "Carla"
