"""Q51-Q57: when a House without card and Fortification falls, and who wins by it.

Q55 (an attacker gone before its attack is resolved) cannot arise: the first defeat ends the game.
"""

from __future__ import annotations

import pytest
from scene import editions, play

OTHERS = "h1=soldiers h2=soldiers"
LAST_ALLIANCE = "h0=temporary_alliance " + OTHERS


@editions("ABD")
def test_q51_outside_an_attack_nobody_falls(edition: str) -> None:
    scene = play(LAST_ALLIANCE, "alliance 1; =manure", edition)
    assert scene.to_act == (1, "action") and (scene.hand(0), scene.fort(0)) == ("", None)


@editions("C")
def test_q51_the_newer_italian_rulebook_tests_after_every_action(edition: str) -> None:
    scene = play(LAST_ALLIANCE, "alliance 1; =manure", edition)
    assert scene.ending == "conquest" and scene.hand(1) == "manure,soldiers"


@editions()
@pytest.mark.parametrize(("timing", "over"), [("attack", False), ("any", True)])
def test_q51_is_an_option_of_every_rulebook(edition: str, timing: str, over: bool) -> None:
    scene = play(LAST_ALLIANCE, "alliance 1; =manure", edition, defeat_timing=timing)
    assert bool(scene["over"]) == over


@editions("C")
@pytest.mark.parametrize("moves", ["resources; =manure; =knights", "plague; =manure", "imperial_resources"])
def test_q51_an_action_is_tested_when_all_of_it_is_done(edition: str, moves: str) -> None:
    card = moves.split(";")[0]
    scene = play(f"h0={card} {OTHERS}", moves, edition)
    assert scene.to_act == (1, "action") and scene.hand_size(0) > 0


@editions("C")
def test_q51_inquisition_and_action_are_one_block(edition: str) -> None:
    between = play(f"h0=inquisition {OTHERS}", "inquisition left", edition)
    assert between.to_act == (0, "action") and between.hand(0) == "" and "draw" in between.legal
    assert play(f"h0=inquisition {OTHERS}", "inquisition left; draw; =manure", edition).to_act == (1, "action")


@editions("C")
def test_q51_an_attack_with_the_last_card_is_tested_too(edition: str) -> None:
    scene = play(f"h0=soldiers {OTHERS}", "attack soldiers", edition, last_card_attack=True)
    assert (scene.ending, scene.winners) == ("conquest", [1])


@editions("C")
def test_q51_at_the_end_of_an_action_only_the_acting_house_is_tested(edition: str) -> None:
    scene = play("h0=soldiers,manure h1= h2=soldiers", "draw; =knights", edition)
    assert scene.to_act == (1, "action") and "draw" in scene.legal


BARDS = "g0=bards h0=soldiers,manure h1=knights h2=soldiers"


@editions("C")
def test_q51_a_perk_is_tested_as_soon_as_it_is_done(edition: str) -> None:
    scene = play(BARDS, "bards; discard knights", edition)
    assert (scene.ending, scene.winners) == ("conquest", [0]) and scene.pile == "knights"


@editions("C")
def test_q51_a_perk_before_the_defence_can_end_the_game(edition: str) -> None:
    scene = play(BARDS + " at=start a0=soldiers", "bards; discard knights", edition)
    assert (scene.ending, scene.winners) == ("conquest", [0]) and scene.attack(0) == "soldiers@0"


@editions("C")
def test_q51_after_a_perk_only_the_house_that_lost_a_card_is_tested(edition: str) -> None:
    scene = play("g0=bards h0=soldiers,manure f1=shields h1=knights h2=", "bards; discard knights", edition)
    assert scene.to_act == (0, "action") and scene.exhausted(0)


@editions()
def test_q51_a_defeat_comes_before_the_looters_trim(edition: str) -> None:
    siege = "at=defence h0=manure a0=soldiers h1=shields,palisades,tower,patrol,knights h2=soldiers"
    scene = play(siege, "stop", edition)
    assert (scene.ending, scene.winners) == ("conquest", [1]) and scene.hand_size(1) == 6


PATROL = "at=defence h0=patrol,manure a0=infiltration h1=knights h2=soldiers"


@editions()
def test_q52_a_thief_robbed_of_its_last_card_falls(edition: str) -> None:
    scene = play(PATROL, "deploy patrol; stop", edition)
    assert scene.ending == "conquest" and (scene.hand(0), scene.hand(1)) == ("manure,knights", "")


@editions()
def test_q52_behind_a_fortification_the_robbed_thief_lives(edition: str) -> None:
    scene = play(PATROL + " f1=shields", "deploy patrol; stop", edition)
    assert scene.to_act == (0, "action") and (scene.hand(1), scene.fort(1)) == ("", "shields")


@editions()
@pytest.mark.parametrize(("rule", "winner"), [("causer", 0), ("right_of_fallen", 2)])
def test_q53_who_wins_by_a_patrol(edition: str, rule: str, winner: int) -> None:
    assert play(PATROL, "deploy patrol; stop", edition, off_axis_winner=rule).winners == [winner]
    four = play("houses=4 h3=soldiers " + PATROL, "deploy patrol; stop", edition, off_axis_winner=rule)
    assert four.winners == [winner]


@editions("AB")
@pytest.mark.parametrize(("rule", "winner"), [("causer", 0), ("right_of_fallen", 2)])
def test_q53_who_wins_by_a_penalty_card(edition: str, rule: str, winner: int) -> None:
    siege = "at=defence h0=manure a0=knights@0 h1=soldiers h2=soldiers"
    scene = play(siege, "stop; give soldiers", edition, allow_invalid_attacks=True, off_axis_winner=rule)
    assert (scene.ending, scene.winners) == ("conquest", [winner])


@editions("C")
@pytest.mark.parametrize(("rule", "winner"), [("causer", 0), ("right_of_fallen", 2)])
def test_q53_who_wins_by_the_bards(edition: str, rule: str, winner: int) -> None:
    assert play(BARDS, "bards; discard knights", edition, off_axis_winner=rule).winners == [winner]


@editions()
@pytest.mark.parametrize("rule", ["causer", "right_of_fallen"])
def test_q53_an_attack_that_defeats_its_target_wins_either_way(edition: str, rule: str) -> None:
    scene = play(f"at=defence h0=manure a0=soldiers {OTHERS}", "stop", edition, off_axis_winner=rule)
    assert scene.winners == [1]


@editions("C")
@pytest.mark.parametrize("rule", ["causer", "right_of_fallen"])
def test_q54_whoever_brings_itself_to_nothing_loses_to_its_right(edition: str, rule: str) -> None:
    scene = play(LAST_ALLIANCE, "alliance 2; =manure", edition, off_axis_winner=rule)
    assert (scene.ending, scene.winners) == ("conquest", [1])


@editions("C")
def test_q54_support_with_the_last_card_loses_for_both_allies(edition: str) -> None:
    table = "houses=4 allied=1 h0=soldiers h1=manure h2=manure h3=manure"
    scene = play(table, "support; support soldiers", edition)
    assert (scene.ending, scene.winners) == ("alliance", [1, 3])


LAST_PLAGUE = "h0=plague h1=soldiers g1=apothecaries h2=soldiers"


@editions("C")
def test_q54_a_last_plague_that_is_undone_is_defeat(edition: str) -> None:
    assert play(LAST_PLAGUE, "plague; apothecaries", edition).winners == [1]
    spared = play(LAST_PLAGUE, "plague; no; =manure", edition)
    assert spared.to_act == (1, "action") and spared.hand(0) == "manure"


@editions("D")
def test_q54_where_only_attacks_defeat_the_undone_plague_is_survived(edition: str) -> None:
    scene = play(LAST_PLAGUE, "plague; apothecaries", edition)
    assert scene.to_act == (1, "action") and scene.hand(0) == ""


@editions("C")
def test_q54_a_table_may_forbid_bringing_oneself_to_nothing(edition: str) -> None:
    assert play(LAST_ALLIANCE, "", edition, self_defeat="allowed").offers("alliance") == {"1", "2"}
    scene = play(LAST_ALLIANCE, "", edition, self_defeat="illegal_move")
    assert scene.offers("alliance") == set() and "draw" in scene.legal
    two_cards = play(LAST_ALLIANCE.replace("h0=", "h0=manure,"), "", edition, self_defeat="illegal_move")
    assert two_cards.offers("alliance") == {"1", "2"}


@editions("D")
def test_q56_a_house_emptied_by_the_bards_lives_and_may_draw(edition: str) -> None:
    emptied = play(BARDS, "bards; discard knights", edition)
    assert emptied.to_act == (0, "action") and (emptied.hand(1), emptied.fort(1)) == ("", None)
    scene = play(BARDS, "bards; discard knights; draw; =manure; draw; =tower", edition)
    assert scene.to_act == (2, "action") and scene.hand(1) == "tower"


@editions("D")
@pytest.mark.parametrize("attack", ["manure", "soldiers", "infiltration", "black_powder"])
def test_q56_any_attack_fells_a_house_at_nothing(edition: str, attack: str) -> None:
    siege = f"{BARDS} a1={attack}"
    scene = play(siege, "bards; discard knights; draw; =manure", edition)
    assert (scene.ending, scene.winners) == ("conquest", [2]) and scene.attack(1) is None


@editions()
def test_q57_a_victory_on_anothers_turn_ends_the_game_at_once(edition: str) -> None:
    siege = f"turn=0 at=defence h0=manure a0=soldiers {OTHERS} deck=knights,tower pile="
    scene = play(siege, "stop", edition)
    assert (scene.winners, scene.to_act, scene.legal) == ([1], None, [])
    assert scene.deck == "tower,knights"
