"""The Baron's turn, W3-W5. Spaces 1 to 10 lie clockwise in order unless a test says otherwise."""

from __future__ import annotations

from typing import Any

import pytest
from viscounts_scene import commands_now, give, his, scene, theirs, walk

from regno.chronicles.messages import Refusal

CORRECTIONS = {"correct-baron", "set-turn", "set-townsfolk", "workers"}  # possible while he waits


@pytest.mark.parametrize(("start", "value", "end"), [(1, 1, "2"), (2, 3, "5"), (9, 3, "2"), (10, 1, "1"), (4, 4, "8")])
def test_w3_he_walks_the_outer_path_clockwise_by_the_silver_value(start: Any, value: Any, end: Any) -> None:
    chronicle = scene(start)
    walk(chronicle, value)
    assert chronicle.state.baron == end and his(chronicle) == {end: 1}


def test_w3_geometry_follows_the_order_of_the_segments() -> None:
    chronicle = scene(2, segments=["9-10", "1-2", "7-8", "3-4", "5-6"])
    walk(chronicle, 3)
    assert chronicle.state.baron == "3"  # 2, then 7, 8, 3
    walk(chronicle, 4)
    assert chronicle.state.baron == "9"  # 4, 5, 6, 9


def test_w3_value_0_he_stays_and_acts_there() -> None:
    chronicle = scene(6)
    said = walk(chronicle, 0)
    assert his(chronicle) == {"6": 1} and said[0] == "The Baron stays on space 6."


@pytest.mark.parametrize("value", [5, -1, "12a"])
def test_w3_a_value_that_cannot_be_is_refused(value: Any) -> None:
    chronicle = scene()
    with pytest.raises(Refusal, match="from 0 to 4"):
        give(chronicle, "move", value=value)
    assert chronicle.state.baron == "1" and chronicle.entries == []


def test_w3_no_workers_he_places_one() -> None:
    chronicle = scene(1)
    said = walk(chronicle, 2)
    assert his(chronicle) == {"3": 1} and "The Baron places a Worker in space 3. He has 19 left." in said


def test_w3_a_players_worker_goes_back_to_its_owner() -> None:
    chronicle = scene(1, theirs={"Bruno": {"3": 2}})
    said = walk(chronicle, 2)
    assert theirs(chronicle, "Bruno") == {"3": 1} and his(chronicle) == {}
    assert "A Worker of Bruno leaves space 3 and goes back to its owner." in said


def test_w3_of_several_owners_the_table_chooses() -> None:
    chronicle = scene(1, theirs={"Anna": {"3": 1}, "Carla": {"3": 1}})
    give(chronicle, "move", value=2)
    assert commands_now(chronicle) == {"whose", *CORRECTIONS}
    with pytest.raises(Refusal, match="choose one of Anna and Carla"):
        give(chronicle, "whose", player="Bruno")
    give(chronicle, "whose", player="Carla")
    assert theirs(chronicle) == {"3": 1} and theirs(chronicle, "Carla") == {} and chronicle.state.turn == "Bruno"


def test_w3_his_own_workers_he_dismisses_the_townsfolk() -> None:
    chronicle = scene(1, {"3": 1})
    give(chronicle, "move", value=2)
    assert commands_now(chronicle) == {"dismiss", *CORRECTIONS}
    give(chronicle, "dismiss", icon="none")
    assert his(chronicle) == {"3": 1} and chronicle.state.turn == "Bruno"  # W3: icon none, no effect


@pytest.mark.parametrize(
    ("letter", "icon", "after"),
    [
        ("A", "discard", {"4": 1, "2": 1, "inner-3-4": 1}),  # 1 + 2 = 3: an Advance Order empties the space
        ("B", "debt", {"3": 2}),
        ("C", "virtue", {"3": 1, "2": 2}),
        ("D", "corruption", {"3": 1, "4": 2}),
        ("E", "rearrange", {"3": 1, "2": 1, "4": 1}),
        ("F", "shuffle", {"inner-3-4": 1}),
    ],
)
def test_w3_the_six_dismissal_effects(letter: Any, icon: Any, after: Any) -> None:
    for told in ({"icon": icon}, {"effect": letter}):
        chronicle = scene(1, {"3": 1})
        give(chronicle, "move", value=2)
        give(chronicle, "dismiss", **told)
        if chronicle.state.stage == "debt":
            give(chronicle, "debt", poverty="no")
        assert his(chronicle) == after and chronicle.state.stage == "turn"


def test_w3_effect_b_gives_the_active_player_a_debt() -> None:
    chronicle = scene(1, {"3": 1}, turn="Carla")
    assert "Carla gains 1 Debt." in walk(chronicle, 2, effect="B")
    assert commands_now(chronicle) == {"debt", *CORRECTIONS}
    give(chronicle, "debt", poverty="no")
    assert chronicle.state.turn == "Anna" and chronicle.state.round == 2


def test_w3_effect_b_that_reveals_poverty_removes_before_advance_orders() -> None:
    chronicle = scene(1, {"3": 1, "7": 2})
    walk(chronicle, 2, effect="B")
    said = give(chronicle, "debt", poverty="yes")
    assert his(chronicle) == {"3": 1, "7": 1}  # the space of the Baron held exactly two as well
    assert "Round 2 is the last." in said and chronicle.state.revealed == ["poverty"]


def test_w3_effect_b_asks_nothing_once_poverty_is_revealed() -> None:
    chronicle = scene(1, {"3": 1}, revealed=["poverty"])
    assert "Anna gains 1 Debt." in walk(chronicle, 2, effect="B")
    assert chronicle.state.stage == "turn" and his(chronicle) == {"3": 2}


def test_w3_substitution_also_for_dismissal_effects() -> None:
    chronicle = scene(1, {"3": 1}, {"Anna": {"2": 1}, "Bruno": {"4": 3}})
    walk(chronicle, 2, effect="E")
    assert his(chronicle) == {"3": 1} and theirs(chronicle) == {} and theirs(chronicle, "Bruno") == {"4": 2}


def test_w3_substitution_with_several_owners_asks_each_time() -> None:
    chronicle = scene(1, {"3": 1}, {"Anna": {"4": 1}, "Bruno": {"4": 1}})
    walk(chronicle, 2, effect="D")
    give(chronicle, "whose", player="Bruno")
    assert theirs(chronicle) == {} and theirs(chronicle, "Bruno") == {} and his(chronicle) == {"3": 1}


def test_w4_advance_order_moves_one_each_way_and_one_inwards() -> None:
    chronicle = scene(1, {"3": 2})
    said = walk(chronicle, 2, effect="B") + give(chronicle, "debt", poverty="no")
    assert his(chronicle) == {"4": 1, "2": 1, "inner-3-4": 1}
    assert "Advance Order: 3 Baron Workers are in space 3." in said


def test_w4_advance_order_2_into_players_on_the_inner_path() -> None:
    chronicle = scene(1, {"3": 1}, {"Anna": {"inner-3-4": 2}})
    walk(chronicle, 2, effect="F")
    assert his(chronicle) == {} and theirs(chronicle) == {"inner-3-4": 1} and chronicle.state.supply == 20


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ({"inner-3-4": 1}, {"inner-3-4": 1, "tier1-3-4": 1}),
        ({"inner-3-4": 1, "tier1-3-4": 1}, {"inner-3-4": 1, "tier1-3-4": 1, "tier2-3-4": 1}),
        ({"inner-3-4": 1, "tier2-3-4": 1}, {"inner-3-4": 1, "tier1-3-4": 1, "tier2-3-4": 1}),
        ({"tier1-3-4": 1, "tier2-3-4": 1}, {"inner-3-4": 1, "tier1-3-4": 1, "tier2-3-4": 1}),
    ],
)
def test_w4_advance_order_2_goes_to_the_first_free_step_of_the_line(line: Any, after: Any) -> None:
    chronicle = scene(1, {"3": 1, **line})
    walk(chronicle, 2, effect="F")
    assert his(chronicle) == after and chronicle.state.stage == "turn"


@pytest.mark.parametrize("space", [3, 4])
def test_w4_both_outer_spaces_of_a_segment_lead_to_its_one_inner_space(space: Any) -> None:
    chronicle = scene(1, {str(space): 1})
    walk(chronicle, space - 1, effect="F")
    assert his(chronicle) == {"inner-3-4": 1}


def test_w5_a_full_line_leads_to_tier_3_and_immediate_defeat() -> None:
    chronicle = scene(1, {"3": 1, "inner-3-4": 1, "tier1-3-4": 1, "tier2-3-4": 1})
    said = walk(chronicle, 2, effect="F")
    assert said[-1] == "A Baron Worker stands in tier 3 of the Castle. You have lost."
    assert (chronicle.state.stage, chronicle.state.outcome) == ("over", "keep") and commands_now(chronicle) == set()


def test_w4_players_in_the_castle_do_not_stop_him() -> None:
    chronicle = scene(1, {"3": 1, "inner-3-4": 1}, {"Anna": {"tier1-3-4": 1}})
    walk(chronicle, 2, effect="F")
    assert his(chronicle) == {"inner-3-4": 1, "tier1-3-4": 1} and theirs(chronicle) == {"tier1-3-4": 1}


def test_w4_advance_orders_repeat_while_an_outer_space_holds_three() -> None:
    chronicle = scene(1, {"3": 1, "4": 2, "2": 2})
    said = walk(chronicle, 2, effect="A")
    assert len([one for one in said if one.startswith("Advance Order")]) == 3
    assert his(chronicle) == {"1": 1, "3": 2, "5": 1, "inner-1-2": 1, "inner-3-4": 1, "tier1-3-4": 1}


def test_w4_order_of_advance_orders_is_clockwise_from_the_baron() -> None:
    chronicle = scene(8, {"8": 1, "9": 2, "7": 2})
    said = walk(chronicle, 0, effect="E")
    orders = [one for one in said if one.startswith("Advance Order")]
    assert [one.split("space ")[1] for one in orders[:2]] == ["9.", "7."]


def test_w4_castle_elimination_takes_one_worker_of_each_player() -> None:
    chronicle = scene(1, {"tier1-3-4": 1}, {"Anna": {"tier1-3-4": 1}, "Bruno": {"tier1-3-4": 1}})
    said = walk(chronicle, 2)
    assert theirs(chronicle) == theirs(chronicle, "Bruno") == {} and his(chronicle) == {"tier1-3-4": 1, "3": 1}
    assert "A Worker of Anna is eliminated from tier 1 of 3-4, without rewards." in said


def test_w4_castle_elimination_needs_no_baron_worker_and_looks_at_each_section_singly() -> None:
    workers = {"Anna": {"tier2-5-6": 2, "tier1-5-6": 1}, "Bruno": {"tier2-5-6": 1, "tier1-5-6": 1}}
    chronicle = scene(1, theirs=workers)
    walk(chronicle, 2)
    assert theirs(chronicle) == {"tier2-5-6": 1, "tier1-5-6": 1} and theirs(chronicle, "Bruno") == {"tier1-5-6": 1}


def test_w4_castle_elimination_never_in_tier_3_and_once_a_turn() -> None:
    chronicle = scene(1, theirs={"Anna": {"tier3": 3, "tier1-1-2": 3}})
    walk(chronicle, 2)
    assert theirs(chronicle) == {"tier3": 3, "tier1-1-2": 2}


def test_w5_supply_empty_when_he_must_place_is_immediate_defeat() -> None:
    full = {str(n): 2 for n in range(1, 10)} | {"inner-1-2": 1, "inner-3-4": 1}
    chronicle = scene(9, full)
    said = walk(chronicle, 1)
    assert said[-1] == "The Baron has no Workers left to place. You have lost."
    assert chronicle.state.outcome == "supply"


def test_w5_defeat_is_checked_worker_by_worker() -> None:
    nineteen = {str(n): 2 for n in range(1, 9)} | {"inner-1-2": 1, "inner-3-4": 1, "10": 1}
    chronicle = scene(9, nineteen)
    said = walk(chronicle, 1, effect="A")
    assert said[-2].endswith("He has none left.") and chronicle.state.outcome == "supply"


def test_w3_he_is_no_viscount_and_players_get_no_rearrange() -> None:
    step = next(step for step in scene().scenario.now(scene().state) if step.command == "move")
    assert "gives no Rearrange, whoever arrives" in step.why.text("en")


def test_w3_he_acts_after_every_players_turn_in_seat_order() -> None:
    chronicle = scene(1, turn="Bruno", round=4)
    turns = []
    for _ in range(4):
        turns.append((chronicle.state.round, chronicle.state.turn))
        walk(chronicle, 1)
    assert turns == [(4, "Bruno"), (4, "Carla"), (5, "Anna"), (5, "Bruno")]


def test_w3_the_card_he_leaves_gives_the_value_and_the_card_he_reaches_the_icon() -> None:
    chronicle = scene(1, {"3": 1})
    give(chronicle, "move", card="discard-2")
    assert chronicle.state.stage == "dismiss"  # the card beside 3 is another one
    give(chronicle, "dismiss", card="virtue-1")
    assert his(chronicle) == {"3": 1, "2": 2} and chronicle.state.shown == {"1-2": "discard-2"}


def test_w3_within_a_segment_it_is_the_same_card() -> None:
    chronicle = scene(3, {"4": 1})
    said = give(chronicle, "move", card="virtue-1")
    assert "its icon is Virtue (effect C)" in said[1] and his(chronicle) == {"4": 1, "3": 2}
    assert chronicle.state.shown == {} and chronicle.state.discards == ["virtue-1"]


def test_w3_a_value_told_within_a_segment_binds_the_card_drawn_there() -> None:
    chronicle = scene(3, {"4": 1})
    give(chronicle, "move", value=1)
    with pytest.raises(Refusal, match="has the value 3, not 1"):
        give(chronicle, "dismiss", card="virtue-3")
    give(chronicle, "dismiss")
    assert chronicle.entries[-1].command.drawn[0].endswith("-1")


def test_the_program_draws_and_remembers_the_card_beside_a_segment() -> None:
    chronicle = scene(1)
    give(chronicle, "move")
    (drawn,) = chronicle.entries[-1].command.drawn
    assert chronicle.state.shown["1-2"] == drawn and chronicle.state.baron == str(1 + int(drawn[-1]))
    give(chronicle, "hired", segment="1-2")
    assert "1-2" not in chronicle.state.shown and chronicle.state.discards == [drawn]


def test_a_card_that_lies_there_still_is_not_drawn_again() -> None:
    chronicle = scene(1)
    give(chronicle, "move", card="debt-1")
    give(chronicle, "move")
    assert chronicle.state.baron == "3" and chronicle.entries[-1].command.drawn == ()


def test_a_card_drawn_before_is_not_trusted_when_the_table_reads_the_cards_itself() -> None:
    chronicle = scene(1, {"3": 1})
    chronicle.state.shown["3-4"] = "virtue-1"  # as if drawn in an earlier turn
    give(chronicle, "move", value=2)
    assert chronicle.state.stage == "dismiss"
    assert "its icon is Virtue" in give(chronicle, "dismiss")[0]  # left out: the program's own card


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"icon": "moon"}, 'icon cannot be "moon": choose one of discard (Discard)'),
        ({"effect": "G"}, 'effect cannot be "G"'),
        ({"icon": "debt", "effect": "B"}, "only one of them"),
    ],
)
def test_a_dismissal_that_cannot_be_is_refused_and_nothing_is_lost(facts: Any, told: Any) -> None:
    chronicle = scene(1, {"3": 1})
    give(chronicle, "move", value=2)
    with pytest.raises(Refusal) as trouble:
        give(chronicle, "dismiss", **facts)
    assert told in trouble.value.text("en") and chronicle.state.stage == "dismiss" and len(chronicle.entries) == 1


def test_a_card_and_a_value_that_differ_are_refused() -> None:
    chronicle = scene(1)
    with pytest.raises(Refusal, match="has the value 1, not 3"):
        give(chronicle, "move", card="debt-1", value=3)
    assert len(chronicle.state.pile) == 68
