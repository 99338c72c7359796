"""What players do on the Baron's board: W2."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from campaign_table import house
from viscounts_scene import commands_now, give, his, picture, scene, theirs, walk

from regno.chronicles.messages import Refusal, localize

# With three players: Anna has the Grey Trowel (Build removes, Transcribe places), Bruno the Blue Inkhorn
# (Transcribe removes, Trade places), Carla the Bright Scale (Trade removes, Build places).


def test_w2_a_summary_effect_removes_a_baron_worker_from_the_viscounts_space() -> None:
    chronicle = scene(1, {"5": 2})
    said = give(chronicle, "summary", effect="grey-trowel-1", space="5", count=1)
    assert his(chronicle) == {"5": 1}
    assert said == ["Anna removes 1 Baron Worker from space 5. His supply: 19."]


def test_w2_a_summary_effect_places_a_worker_outside_the_castle() -> None:
    chronicle = scene(1)
    give(chronicle, "summary", effect="grey-trowel-2", space="inner-5-6")
    assert theirs(chronicle) == {"inner-5-6": 1} and chronicle.state.workers_left("Anna") == 19


def test_w2_summary_effects_may_come_outside_the_owners_turn() -> None:
    chronicle = scene(1)
    give(chronicle, "summary", effect="bright-scale-2", space="8")
    assert chronicle.state.turn == "Anna" and theirs(chronicle, "Carla") == {"8": 1}


def test_w2_the_barons_marker_alone_does_not_forbid_placing() -> None:
    chronicle = scene(4)
    give(chronicle, "summary", effect="grey-trowel-2", space="4")
    assert theirs(chronicle) == {"4": 1}


def test_w2_no_worker_is_placed_where_a_baron_worker_stands() -> None:
    chronicle = scene(1, {"4": 1})
    with pytest.raises(Refusal, match=r"a Baron Worker stands there\. Possible: space 1, "):
        give(chronicle, "summary", effect="grey-trowel-2", space="4")
    with pytest.raises(Refusal, match="a Baron Worker stands there"):
        give(chronicle, "workers", player="Anna", change={"4": 1})


@pytest.mark.parametrize("space", ["3", "inner-3-4"])
def test_w2_protected_workers_cannot_be_removed(space: Any) -> None:
    chronicle = scene(3, {"3": 1, "inner-3-4": 1, "4": 1})
    with pytest.raises(Refusal, match=f'space cannot be "{space}"'):
        give(chronicle, "summary", effect="grey-trowel-1", space=space)
    give(chronicle, "summary", effect="grey-trowel-1", space="4")  # W2: not the other outer space of the segment
    assert his(chronicle) == {"3": 1, "inner-3-4": 1}


def test_w2_protected_line_is_his_space_the_inner_space_and_two_sections() -> None:
    assert scene(4).state.protected_spaces == ("4", "inner-3-4", "tier1-3-4", "tier2-3-4")


def test_w2_nothing_to_remove_says_where_there_is() -> None:
    chronicle = scene(1, {"5": 1, "inner-7-8": 1})
    with pytest.raises(Refusal) as trouble:
        give(chronicle, "summary", effect="grey-trowel-1", space="6")
    assert "Possible: space 5 and the inner space 7-8" in trouble.value.text("en")
    assert "Si può: spazio 5 e spazio interno 7-8" in trouble.value.text("it")


def test_w2_with_two_players_only_the_top_card_has_lower_effects() -> None:
    chronicle = scene(1, players=2)
    step: Any = next(step for step in chronicle.scenario.now(chronicle.state) if step.command == "summary")
    available_steps = [choice.id for choice in step.prompts[0].choices]
    assert available_steps == [f"{card}-{number}" for card in ("grey-trowel", "bright-scale") for number in (1, 2, 3)]


def test_a_summary_card_of_an_owner_may_move_several_workers() -> None:
    tables = {**house().tables, "summary": [dict(row) for row in house().tables["summary"]]}
    tables["summary"][0]["bottom"] = [{"on": "build", "do": "remove_baron", "n": 2, "at_least": 5}]
    chronicle = scene(1, {"5": 2, "6": 1}, pack=replace(house(), tables=tables))
    with pytest.raises(Refusal, match="2 Workers are too many: at most 1"):
        give(chronicle, "summary", effect="grey-trowel-1", space="6", count=2)
    give(chronicle, "summary", effect="grey-trowel-1", space="6")
    give(chronicle, "summary", effect="grey-trowel-1", space="5")
    assert his(chronicle) == {}
    messages = [localize(one.text, "it") for one in chronicle.scenario.reminders(chronicle.state)]
    assert any("Costruire (forza 5 o più) permette di rimuovere 2 Lavoratori Barone" in one for one in messages)


def test_castle_changes_are_told_in_one_command() -> None:
    chronicle = scene(1, theirs={"Anna": {"tier1-3-4": 2}})
    change = {"tier1-3-4": -2, "tier2-3-4": 1, "tier1-5-6": "+1", "tier1-1-2": 1}
    said = give(chronicle, "workers", player="Anna", change=change)
    assert theirs(chronicle) == {"tier2-3-4": 1, "tier1-5-6": 1, "tier1-1-2": 1}
    assert chronicle.state.workers_left("Anna") == 17
    assert said[0].startswith("Anna's Workers: +1 in tier 1 of 1-2, -2 in tier 1 of 3-4")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"tier1-3-4": -3}, "3 Workers of Anna cannot leave tier 1 of 3-4: there are 2"),
        ({"tier1-3-4": 0}, "nothing changes"),
        ({"tier3": 19}, "Anna would need 1 Workers more than the 20 there are"),
        ({"moat": 1}, 'change cannot be "moat"'),
        ({"tier3": "12a"}, 'change.tier3 cannot be "12a"'),
    ],
)
def test_changes_that_cannot_be_are_refused_and_nothing_is_lost(change: Any, told: Any) -> None:
    chronicle = scene(1, theirs={"Anna": {"tier1-3-4": 2}})
    before = picture(chronicle)
    with pytest.raises(Refusal) as trouble:
        give(chronicle, "workers", player="Anna", change=change)
    assert told in trouble.value.text("en") and trouble.value.text("it") != trouble.value.text("en")
    assert picture(chronicle) == before


def crowded(baron: Any) -> Any:
    chronicle = scene(baron, {"tier1-3-4": 1}, {"Anna": {"tier1-3-4": 1}, "Bruno": {"tier1-3-4": 1}})
    give(chronicle, "workers", player="Anna", change={"tier1-3-4": 1})
    return chronicle


def test_w2_players_bump_his_workers_normally_and_he_gets_nothing() -> None:
    chronicle = crowded(baron=7)
    assert "bump" in commands_now(chronicle) and "move" not in commands_now(chronicle)
    with pytest.raises(Refusal, match="first bump Workers from tier 1 of 3-4"):
        give(chronicle, "move", value=1)
    assert give(chronicle, "bump", section="tier1-3-4", whose="baron") == [
        "A Baron Worker is bumped from tier 1 of 3-4. His supply: 20."
    ]
    assert his(chronicle) == {} and "bump" not in commands_now(chronicle)


def test_w2_a_bumped_player_is_paid_as_in_the_base_game() -> None:
    said = give(crowded(baron=7), "bump", section="tier1-3-4", whose="Bruno")
    assert said == ["A Worker of Bruno is bumped from tier 1 of 3-4; Bruno gains 2 Silver."]


def test_w2_protected_workers_cannot_be_bumped() -> None:
    chronicle = crowded(baron=4)
    with pytest.raises(Refusal, match='whose cannot be "baron": choose one of Bruno'):
        give(chronicle, "bump", section="tier1-3-4", whose="baron")
    give(chronicle, "bump", section="tier1-3-4", whose="Bruno")
    assert his(chronicle) == {"tier1-3-4": 1}


def test_w2_with_only_a_protected_foreign_worker_an_own_one_is_bumped() -> None:
    chronicle = scene(4, {"tier2-3-4": 1}, {"Anna": {"tier2-3-4": 2}})
    give(chronicle, "workers", player="Anna", change={"tier2-3-4": 1})
    said = give(chronicle, "bump", section="tier2-3-4", whose="Anna")
    assert said[0].endswith("Anna gains 1 Virtue and 1 resource.")


def test_two_full_sections_are_bumped_each_by_its_own_workers() -> None:
    workers = {"Bruno": {"tier1-5-6": 3}, "Carla": {"tier1-7-8": 3}}
    chronicle = scene(1, theirs=workers)
    give(chronicle, "workers", player="Anna", change={"tier1-5-6": 1, "tier1-7-8": 1})
    with pytest.raises(Refusal, match="possible: Bruno"):
        give(chronicle, "bump", section="tier1-5-6", whose="Carla")
    give(chronicle, "bump", section="tier1-5-6", whose="Bruno")
    give(chronicle, "bump", section="tier1-7-8", whose="Carla")
    assert chronicle.state.overfull() == []


@pytest.mark.parametrize("card", ["poverty", "prosperity"])
def test_w2_reveal_removes_one_from_every_space_with_exactly_two(card: Any) -> None:
    chronicle = scene(1, {"3": 2, "7": 2, "8": 1, "inner-3-4": 1})
    said = give(chronicle, "reveal", card=card)
    assert his(chronicle) == {"3": 1, "7": 1, "8": 1, "inner-3-4": 1} and "Round 2 is the last." in said


def test_w2_each_of_the_two_cards_removes_when_revealed_but_only_the_first_ends_the_game() -> None:
    chronicle = scene(1, {"7": 2}, round=5)
    give(chronicle, "reveal", card="poverty")
    walk(chronicle, 2)
    walk(chronicle, 0, effect="B")
    assert chronicle.state.last_round == 6 and his(chronicle)["3"] == 2
    said = give(chronicle, "reveal", card="prosperity")
    assert his(chronicle) == {"7": 1, "3": 1} and chronicle.state.last_round == 6
    assert not any("last" in one for one in said) and "reveal" not in commands_now(chronicle)
    with pytest.raises(Refusal, match="both revealed already"):
        give(chronicle, "reveal", card="poverty")


def test_reminders_begin_with_the_player_whose_turn_it_is() -> None:
    chronicle = scene(1, turn="Bruno")
    assert chronicle.scenario.reminders(chronicle.state)[0].player == "Bruno"
