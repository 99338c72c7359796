"""Placing Workers in the Castle: the base game's own moves are computed; and the Baron's Workers can be set right."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from viscounts_scene import SEGMENTS, give, his, scene, theirs

from regno.chronicles.messages import Refusal


def test_two_more_beside_one_of_ones_own_spread_to_both_sides_and_inwards() -> None:
    chronicle = scene(1, theirs={"Anna": {"tier1-3-4": 1}})
    said = give(chronicle, "place", player="Anna", segment="3-4", count=2)
    assert said[0] == "Anna places 2 Workers in tier 1 of 3-4."
    assert said[1].startswith(
        "Anna has 3 in tier 1 of 3-4: 1 moves in to tier 2, 1 to tier 1 of 5-6, 1 to tier 1 of 1-2"
    )
    assert theirs(chronicle) == {"tier2-3-4": 1, "tier1-5-6": 1, "tier1-1-2": 1}


def test_a_cascade_goes_on_through_the_neighbours_and_up_to_tier_3() -> None:
    chronicle = scene(1, theirs={"Anna": {"tier1-3-4": 2, "tier1-5-6": 2, "tier2-5-6": 2}})
    give(chronicle, "place", player="Anna", segment="3-4", count=1)
    spread = {"tier2-3-4": 1, "tier1-1-2": 1, "tier1-3-4": 1, "tier1-7-8": 1, "tier2-5-6": 2, "tier3": 1}
    assert theirs(chronicle) == spread


def test_where_one_way_is_left_to_bump_it_is_done_and_paid() -> None:
    chronicle = scene(9, theirs={"Bruno": {"tier1-3-4": 2}, "Anna": {"tier1-3-4": 1}})
    said = give(chronicle, "place", player="Anna", segment="3-4", count=1)
    assert "A Worker of Bruno is bumped from tier 1 of 3-4; Bruno gains 2 Silver." in said
    assert theirs(chronicle, "Bruno") == {"tier1-3-4": 1} and chronicle.state.stage == "turn"
    assert said[-1].endswith("would remove 1 Worker each of Anna and Bruno.")


def test_where_the_table_has_a_choice_it_is_asked_whom_to_bump() -> None:
    chronicle = scene(9, theirs={"Bruno": {"tier1-3-4": 1}, "Carla": {"tier1-3-4": 1}, "Anna": {"tier1-3-4": 1}})
    give(chronicle, "place", player="Anna", segment="3-4", count=1)
    assert [step.command for step in chronicle.scenario.now(chronicle.state) if not step.optional] == ["bump"]


def test_nobody_places_more_than_are_left() -> None:
    chronicle = scene(1, theirs={"Anna": {"tier3": 18}})
    with pytest.raises(Refusal, match="20"):
        give(chronicle, "place", player="Anna", segment="3-4", count=3)
    assert theirs(chronicle) == {"tier3": 18}


def test_the_order_of_the_moves_does_not_change_where_the_workers_end() -> None:
    for seed in range(60):
        random = Random(seed)
        own = {f"tier{tier}-{segment}": random.randint(0, 2) for tier in (1, 2) for segment in SEGMENTS}
        chronicle = scene(1, theirs={"Anna": {space: count for space, count in own.items() if count}})
        segment, count = random.choice(SEGMENTS), random.randint(1, 4)
        if sum(own.values()) + count > 20:
            continue
        give(chronicle, "place", player="Anna", segment=segment, count=count)
        expected = settled(Counter(own) + Counter({f"tier1-{segment}": count}), random)
        assert theirs(chronicle) == {space: number for space, number in expected.items() if number}


def settled(own: Counter[str], random: Random) -> Counter[str]:
    """The base game's moves, done in a random order."""
    while crowded := [space for space, count in own.items() if count >= 3 and space != "tier3"]:
        space = random.choice(crowded)
        segment = space.partition("-")[2]
        if space.startswith("tier2"):
            own.subtract([space])
            own["tier3"] += 1
            continue
        at = SEGMENTS.index(segment)
        own.subtract([space] * 3)
        own.update([f"tier2-{segment}", f"tier1-{SEGMENTS[(at + 1) % 5]}", f"tier1-{SEGMENTS[at - 1]}"])
    return own


def test_the_barons_workers_and_his_marker_can_be_set_right() -> None:
    chronicle = scene(1, his={"3": 2, "inner-5-6": 1}, theirs={"Anna": {"7": 1}})
    said = give(chronicle, "correct-baron", space="3", count=1)
    assert said == ["Set right: 1 Baron Worker is in space 3. His supply: 18."]
    give(chronicle, "correct-baron", space="inner-5-6", count=0, marker="4")
    assert his(chronicle) == {"3": 1} and chronicle.state.baron == "4"
    for facts, why in (
        ({}, "say in which space"),
        ({"space": "3"}, "say in which space"),
        ({"space": "7", "count": 1}, "players' Workers stand"),
        ({"space": "tier1-3-4", "count": 2}, "1 at most"),
        ({"space": "3", "count": 21}, "from 0 to 20"),
        ({"space": "tier3", "count": 1}, "tier3"),
        ({"space": "3", "count": 3}, "three make an Advance Order, so 2 at most"),
    ):
        with pytest.raises(Refusal, match=why):
            give(chronicle, "correct-baron", **facts)
    assert his(chronicle) == {"3": 1}


def test_by_the_house_rule_of_one_order_each_a_space_may_keep_three() -> None:
    chronicle = scene(1, his={"3": 2}, rules={"advance-repeat": "once-each"})
    give(chronicle, "correct-baron", space="3", count=3)
    assert his(chronicle) == {"3": 3}


def test_while_the_table_chooses_whose_worker_goes_the_board_can_be_set_right() -> None:
    chronicle = scene(1, theirs={"Anna": {"3": 1}, "Carla": {"3": 1}})
    give(chronicle, "move", value=2)
    give(chronicle, "set-turn", player="Bruno")
    with pytest.raises(Refusal, match="has acted in space 3 already"):
        give(chronicle, "correct-baron", marker="4")
    with pytest.raises(Refusal, match="would hold more than 3 Workers"):
        give(chronicle, "workers", player="Anna", change={"tier1-3-4": 4})
    give(chronicle, "correct-baron", space="7", count=2)
    assert chronicle.state.stage == "whose" and chronicle.state.turn == "Bruno"
    said = give(chronicle, "workers", player="Carla", change={"3": -1})
    assert "A Worker of Anna leaves space 3 and goes back to its owner." in said  # nobody has a choice any more
    assert his(chronicle) == {"7": 2} and chronicle.state.turn == "Carla" and not chronicle.state.workers["Anna"]
    assert [trace.deed for trace in chronicle.state.trail] == ["walk", "remove"]  # still marked on the board


def test_a_worker_that_was_not_there_makes_him_place_instead_of_dismissing() -> None:
    chronicle = scene(1, his={"3": 1})
    give(chronicle, "move", value=2)
    give(chronicle, "correct-baron", space="3", count=2)
    assert chronicle.state.stage == "dismiss"
    give(chronicle, "correct-baron", space="3", count=0)
    assert his(chronicle) == {"3": 1} and chronicle.state.stage == "turn"


def test_a_marker_set_right_before_he_dismisses_makes_him_act_there() -> None:
    chronicle = scene(1, his={"3": 1})
    give(chronicle, "move", value=2)
    give(chronicle, "correct-baron", marker="4")
    assert his(chronicle) == {"3": 1, "4": 1} and chronicle.state.baron == "4"


def test_workers_on_their_way_cannot_be_taken_from_under_him() -> None:
    theirs = {"Anna": {"4": 1}, "Carla": {"4": 1}}  # the first Worker of the order finds both there
    chronicle = scene(1, his={"3": 2}, theirs=theirs)
    give(chronicle, "move", value=2)
    give(chronicle, "dismiss", effect="A")
    assert chronicle.state.stage == "whose"
    with pytest.raises(Refusal, match="3 Baron Workers are on the way out of space 3"):
        give(chronicle, "correct-baron", space="3", count=1)
    give(chronicle, "correct-baron", space="3", count=5)
    give(chronicle, "whose", player="Anna")
    assert min(his(chronicle).values()) >= 1
