"""Setting up the campaign and its chapters: C1."""

from __future__ import annotations

from typing import Any

import pytest
from campaign_table import campaign, commands_now, finish, give, house, opened, points

from regno.chronicles.creation import begin
from regno.chronicles.messages import Refusal


def items(chronicle: Any) -> dict[str, str]:
    return {item.id: item.what.text("en") for item in chronicle.scenario.checklist(chronicle.state)}


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (["Anna"], "there is 1 player, and 2 to 4 can play"),
        (["A", "B", "C", "D", "E"], "there are 5 players, and 2 to 4 can play"),
        (["Anna", "anna"], "two players are called Anna"),
        (["Anna", ""], "2 to 4 names"),
        ([1, 2], "2 to 4 names"),
        ({}, "2 to 4 names"),
    ],
)
def test_c1_players_2_to_4_with_different_names(names: Any, why: Any) -> None:
    with pytest.raises(Refusal, match=why):
        begin("campaign", house(), title="x", facts={"players": names}, rules={})


def test_c1_setup_3_first_player_is_random_and_remembered() -> None:
    chronicle = campaign(4)
    give(chronicle, "first-player")
    drawn = chronicle.entries[0].command.drawn
    assert chronicle.state.first == drawn[0] in chronicle.state.players


def test_c1_setup_3_first_player_can_be_named() -> None:
    chronicle = campaign(4)
    give(chronicle, "first-player", player="Carla")
    assert chronicle.state.first == "Carla" and chronicle.entries[0].command.drawn == ()


def test_c1_tomes_wait_for_the_first_player() -> None:
    with pytest.raises(Refusal, match="first player is not known"):
        give(campaign(), "lay-out")


def test_c1_chapter_3_architects_checklist_has_the_free_apprentice_before_buildings() -> None:
    listed = list(items(campaign(2)))
    assert listed.index("architects-free-apprentice") < listed.index("architects-then-buildings")
    assert "architects-no-characters" in listed
    assert "4 Crests" in items(campaign(2))["architects-crests"]
    assert "3 Crests" in items(campaign(4))["architects-crests"]


def test_c1_chapter_4_three_tomes_shown_of_the_right_game() -> None:
    chronicle = campaign()
    give(chronicle, "first-player", player="Anna")
    give(chronicle, "lay-out")
    assert len(set(chronicle.state.shown)) == 3
    assert {chronicle.state.tome(id).game for id in chronicle.state.shown} == {"architects"}
    assert list(chronicle.entries[1].command.drawn) == chronicle.state.shown


def test_c1_chapter_4_tomes_can_be_named_but_only_three_of_this_game() -> None:
    with pytest.raises(Refusal, match="choose 3 different"):
        opened(tomes="pale-ledger,open-gate")
    with pytest.raises(Refusal, match="iron-bell"):
        opened(tomes="pale-ledger,open-gate,iron-bell")
    with pytest.raises(Refusal, match="different"):
        opened(tomes="pale-ledger,pale-ledger,open-gate")


def test_c1_chapter_1_unclaimed_tomes_go_to_the_box_and_cannot_be_claimed() -> None:
    chronicle = opened()
    finish(chronicle, 40, 20, 10)
    assert chronicle.state.shown == [] and "claim" not in commands_now(chronicle)
    assert "Architects" in items(chronicle)["paladins-box"]


def test_the_extra_townsfolk_and_heroes_of_the_box_have_their_line_in_their_chapters() -> None:
    chronicle = opened()
    assert not any("extra" in id for id in items(chronicle))
    finish(chronicle, 40, 20, 10)
    assert "extra Townsfolk" in items(chronicle)["paladins-extra-paladins"]
    give(chronicle, "lay-out")
    finish(chronicle, 40, 20, 10, crest="hammer")
    assert "six Heroes" in items(chronicle)["viscounts-extra-viscounts"]


def test_c1_chapter_2_winner_holds_the_marker_and_plays_last() -> None:
    chronicle = opened()
    finish(chronicle, 10, 40, 20)
    assert chronicle.state.first == "Carla"
    assert chronicle.state.from_first(chronicle.state.first)[-1] == "Bruno"
    messages = items(chronicle)
    assert messages["paladins-marker"].startswith("Bruno") and "Carla begins" in messages["paladins-pass-marker"]


def test_c1_chapter_5_leader_3_and_player_1_gives_2_silver() -> None:
    """The rulebook's example: the leader has 3 Tomes, another has 1, and takes 2 Silver."""
    chronicle = opened()
    give(chronicle, "claim", tome="long-roof", players="Bruno")
    finish(chronicle, 40, 20, 10)
    assert [chronicle.state.count(player) for player in chronicle.state.players] == [3, 1, 0]
    said = give(chronicle, "lay-out")
    assert chronicle.state.silver == points(0, 2, 3)
    assert "Bruno takes 2 extra Silver." in said


def test_c1_chapter_5_not_in_architects() -> None:
    assert opened().state.silver == {}


def test_c1_chapter_5_silver_counts_face_down_tomes_by_default() -> None:
    chronicle = opened(rules={"silver-victory": "not-counted"})
    give(chronicle, "claim", tome="long-roof", players="Bruno")
    finish(chronicle, 40, 20, 10)
    give(chronicle, "lay-out")
    assert chronicle.state.silver == points(1, 0, 1)


@pytest.mark.parametrize(("value", "silver"), [("at-once", (0, 0, 3)), ("later", (0, 1, 3))])
def test_c1_amb_f_crest_tome_by_token_and_the_next_silver(value: Any, silver: Any) -> None:
    chronicle = opened(rules={"silver-token-tome": value}, tomes="pale-ledger,high-scaffold,quiet-purse")
    give(chronicle, "claim", tome="pale-ledger", players="Bruno")  # two Hammers
    give(chronicle, "claim", tome="quiet-purse", players="Bruno")
    finish(chronicle, 40, 20, 10, crest="hammer")
    assert chronicle.state.crest_tomes == {"hammer": "Bruno"}
    assert [chronicle.state.count(player) for player in chronicle.state.players] == [3, 3, 0]
    give(chronicle, "lay-out")
    assert chronicle.state.silver == points(*silver)


def test_checklist_ticks_stay_and_open_again() -> None:
    chronicle = campaign()
    give(chronicle, "tick", items="architects-boards")
    assert chronicle.state.settings.ticked == {"architects-boards"}
    give(chronicle, "tick", items="architects-boards")
    assert chronicle.state.settings.ticked == set()
