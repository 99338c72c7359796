"""Q1-Q9: how many play, who may pass, when a game without an end is ended.

Tested elsewhere: Q3 (the dealer) with the deal; Q6-Q8 (sizes of hands, colours of backs, discards are public)
with the views, as a position shows everything to everybody.
"""

from __future__ import annotations

import pytest
from scene import editions, play

from regno.errors import BadOption, BadPosition, IllegalMove


def table_of(houses: int) -> str:
    """A plain position for so many Houses, one card in each hand."""
    return f"houses={houses} " + " ".join(f"h{seat}=soldiers" for seat in range(houses))


@editions()
@pytest.mark.parametrize("houses", [3, 4, 5, 6])
def test_q1_three_to_six_houses_play(edition: str, houses: int) -> None:
    scene = play(table_of(houses), "draw; =manure", edition)
    assert len(scene["houses"]) == houses and scene.to_act == (1, "action")


@editions()
@pytest.mark.parametrize("houses", [3, 4, 5, 6])
def test_q1_the_turn_goes_right_and_the_attack_goes_left(edition: str, houses: int) -> None:
    attacking = table_of(houses).replace("h0=", "h0=knights,")
    scene = play(attacking, "attack soldiers", edition)
    assert scene.attack(houses - 1) == "soldiers@0" and scene.to_act == (1, "action")


@editions()
@pytest.mark.parametrize("houses", [0, 1, 2, 7])
def test_q2_fewer_than_three_or_more_than_six_are_refused(edition: str, houses: int) -> None:
    with pytest.raises((BadPosition, BadOption), match=str(houses)):
        play(table_of(houses), "", edition)


@editions()
def test_q4_whoever_can_act_may_not_pass(edition: str) -> None:
    table = "h0=palisades h1=soldiers h2=soldiers"
    assert "pass" not in play(table, "", edition).legal
    with pytest.raises(IllegalMove):
        play(table, "pass", edition)


@editions()
def test_q4_whoever_cannot_act_must_pass(edition: str) -> None:
    stuck = "h0=palisades h1=soldiers h2=soldiers,manure deck= pile="
    assert play(stuck, "", edition).legal == ["pass"]
    scene = play(stuck, "pass", edition)
    assert scene.to_act == (1, "action") and scene.hand(0) == "palisades"


@editions("CD")
def test_q5_a_trade_may_end_with_nothing(edition: str) -> None:
    table = "h0=manure,soldiers h1=soldiers h2=soldiers merchant=0 pile=knights"
    asked = play(table, "trade", edition)
    assert asked.to_act == (0, "take") and set(asked.legal) == {"take knights", "nothing"}
    scene = play(table, "trade; nothing", edition)
    assert scene.to_act == (1, "action") and scene.merchant == 2
    assert (scene.hand(0), scene.pile) == ("manure,soldiers", "knights")


@editions()
def test_q5_an_alliance_may_go_to_a_full_hand(edition: str) -> None:
    full = "shields,palisades,tower,patrol,manure"
    table = f"h0=soldiers,temporary_alliance h1={full} h2=soldiers"
    assert play(table, "", edition).offers("alliance") == {"1", "2"}
    scene = play(table, "alliance 1; =knights", edition)
    assert scene.to_act == (1, "discard") and scene.hand_size(1) == 6


@editions()
@pytest.mark.parametrize(("cap", "moves"), [(6, "draw"), (7, "draw; draw"), (8, "draw; draw; draw")])
def test_q9_a_game_ends_without_a_winner_when_the_last_turn_is_over(edition: str, cap: int, moves: str) -> None:
    scene = play(table_of(3), moves, edition, turn_cap=cap)
    assert (scene.ending, scene.winners) == ("cap", [])
    assert play(table_of(3), moves, edition, turn_cap=cap + 1)["over"] is None


@editions()
def test_q9_two_thousand_turns_are_enough(edition: str) -> None:
    assert play(table_of(3) + " turns=0:1000,1:500,2:500", "draw", edition).ending == "cap"
    assert play(table_of(3) + " turns=0:1000,1:500,2:499", "draw", edition)["over"] is None


@editions()
def test_q9_the_last_turn_may_still_be_won(edition: str) -> None:
    scene = play("at=defence a0=soldiers h0=manure h1=soldiers h2=soldiers", "stop", edition, turn_cap=6)
    assert (scene.ending, scene.winners) == ("conquest", [1])
