"""Q29-Q41: Infiltration, the Patrol that turns it round, and the Edict that voids it."""

from __future__ import annotations

from collections import Counter

import pytest
from scene import editions, play

from regno.errors import IllegalMove, UnreadableMove

OTHERS = "h1=soldiers h2=soldiers"
FULL = "manure,soldiers,knights,trebuchets,resources"


@editions()
def test_q29_deployed_cards_are_out_of_reach(edition: str) -> None:
    siege = f"at=defence f0=shields h0=shields,palisades,knights a0=infiltration {OTHERS}"
    scene = play(siege, "deploy shields; deploy palisades; stop; =knights", edition)
    assert scene.to_act == (0, "action") and (scene.hand(0), scene.fort(0)) == ("", "shields")
    assert scene.hand(1) == "soldiers,knights" and scene.pile == "shields,palisades,infiltration"
    with pytest.raises((IllegalMove, UnreadableMove), match="shields"):
        play(siege, "deploy shields; deploy palisades; stop; =shields", edition)


@editions()
def test_q29_no_fortification_keeps_the_thief_out(edition: str) -> None:
    siege = f"at=defence f0=fortress h0=tower,knights a0=infiltration {OTHERS}"
    scene = play(siege, "deploy tower; stop; =knights", edition)
    assert scene.hand(1) == "soldiers,knights" and scene.fort(0) == "fortress"


@editions()
def test_q30_the_thief_never_takes_an_imperial_card(edition: str) -> None:
    siege = f"at=defence h0=knights,hero,edict a0=infiltration {OTHERS}"
    assert play(siege, "stop; =knights", edition).hand(1) == "soldiers,knights"
    with pytest.raises((IllegalMove, UnreadableMove), match="hero"):
        play(siege, "stop; =hero", edition)


@editions()
def test_q30_imperial_cards_alone_are_nothing_to_steal(edition: str) -> None:
    scene = play(f"at=defence h0=hero,edict a0=infiltration {OTHERS}", "stop", edition)
    assert scene.to_act == (0, "action") and (scene.hand(0), scene.hand(1)) == ("hero,edict", "soldiers")


def test_q30_every_base_card_is_as_likely_as_another() -> None:
    siege = "at=defence h0=knights*3,trebuchets,hero a0=infiltration h1=soldiers h2=soldiers"
    stolen: Counter[str] = Counter()
    for seed in range(1, 101):
        stolen.update(play(siege, "stop", seed=seed).hand(1).removeprefix("soldiers,").split(","))
    # Three to one by cards; one to one, were it by kinds.
    assert set(stolen) == {"knights", "trebuchets"} and 63 <= stolen["knights"] <= 87


@editions()
@pytest.mark.parametrize("taken", ["manure", "soldiers"])
def test_q31_the_patrol_takes_a_card_at_random(edition: str, taken: str) -> None:
    siege = "at=defence h0=patrol,knights a0=infiltration h1=manure,soldiers h2=soldiers"
    scene = play(siege, f"deploy patrol; stop; ={taken}", edition)
    assert scene.to_act == (0, "action") and scene.hand_size(1) == 1
    assert sorted(scene.hand(0).split(",")) == sorted(["knights", taken])


@editions()
def test_q31_nobody_is_asked_which_card_the_patrol_takes(edition: str) -> None:
    siege = "at=defence h0=patrol,knights a0=infiltration h1=manure,soldiers h2=soldiers"
    assert play(siege, "deploy patrol; stop", edition).to_act == (0, "action")


@editions()
@pytest.mark.parametrize(("allowed", "hand"), [(False, "manure"), (True, "manure,hero")])
def test_q32_the_patrol_takes_imperial_cards_only_by_option(edition: str, allowed: bool, hand: str) -> None:
    siege = "at=defence h0=patrol,manure a0=infiltration f1=shields h1=hero h2=soldiers"
    scene = play(siege, "deploy patrol; stop", edition, patrol_steals_imperial=allowed)
    assert scene.to_act == (0, "action") and scene.hand(0) == hand


@editions()
def test_q33_two_patrols_take_one_card(edition: str) -> None:
    siege = "at=defence h0=patrol*2,manure a0=infiltration h1=soldiers*3 h2=soldiers"
    scene = play(siege, "deploy patrol; deploy patrol; stop", edition)
    assert scene.to_act == (0, "action") and (scene.hand(0), scene.hand(1)) == ("manure,soldiers", "soldiers*2")
    assert scene.pile == "patrol*2,infiltration"


@editions()
@pytest.mark.parametrize(
    ("edict_first", "mine", "theirs"), [(True, "manure", "knights*2"), (False, "manure,knights", "knights")]
)
def test_q34_whether_the_edict_silences_the_patrol(edition: str, edict_first: bool, mine: str, theirs: str) -> None:
    siege = "at=defence h0=patrol,manure,edict a0=infiltration h1=knights*2 h2=soldiers"
    scene = play(siege, "deploy patrol; deploy edict; stop", edition, edict_over_patrol=edict_first)
    assert scene.to_act == (0, "action") and (scene.hand(0), scene.hand(1)) == (mine, theirs)
    assert scene.pile == "patrol,infiltration,edict"


@editions()
@pytest.mark.parametrize("edict_first", [True, False])
def test_q34_the_edict_alone_stops_the_thief_either_way(edition: str, edict_first: bool) -> None:
    siege = f"at=defence h0=manure,edict a0=infiltration {OTHERS}"
    scene = play(siege, "deploy edict; stop", edition, edict_over_patrol=edict_first)
    assert (scene.hand(0), scene.hand(1)) == ("manure", "soldiers")


@editions()
def test_q35_the_edict_needs_no_fortification(edition: str) -> None:
    scene = play(f"at=defence h0=manure,edict a0=soldiers {OTHERS}", "", edition)
    assert set(scene.legal) == {"deploy edict", "stop"}


@editions()
@pytest.mark.parametrize(
    ("attack", "fort"),
    [("soldiers", ""), ("knights", "shields"), ("trebuchets", "palisades"), ("hero", "tower"), ("black_powder", "")],
)
def test_q36_the_edict_voids_an_attack_of_any_strength(edition: str, attack: str, fort: str) -> None:
    siege = f"at=defence f0=shields h0=manure,edict a0={attack} f1={fort} {OTHERS}"
    scene = play(siege, "deploy edict; stop", edition)
    assert scene.to_act == (0, "action") and (scene.hand(0), scene.fort(0)) == ("manure", "shields")
    assert set(scene.pile.split(",")) == {attack, "edict"}


@editions()
def test_q37_what_stood_beside_the_edict_is_discarded(edition: str) -> None:
    siege = f"at=defence h0=shields,patrol,manure,edict a0=soldiers {OTHERS}"
    scene = play(siege, "deploy shields; deploy patrol; deploy edict; stop", edition)
    assert scene.hand(0) == "manure" and scene.pile == "shields,patrol,soldiers,edict"


@editions()
def test_q37_a_last_card_spent_beside_the_edict_is_defeat(edition: str) -> None:
    scene = play(f"at=defence h0=edict a0=hero f1=tower {OTHERS}", "deploy edict", edition)
    assert (scene.ending, scene.winners) == ("conquest", [1])


@editions()
def test_q38_a_theft_can_defeat(edition: str) -> None:
    siege = f"at=defence h0=shields,knights a0=infiltration {OTHERS}"
    scene = play(siege, "deploy shields; stop; =knights", edition)
    assert (scene.ending, scene.winners) == ("conquest", [1])
    assert scene.hand(1) == "soldiers,knights"


@editions()
@pytest.mark.parametrize("thief", ["h1=hero", "f1=shields h1="])
def test_q39_a_last_patrol_that_catches_nothing_is_defeat(edition: str, thief: str) -> None:
    scene = play(f"at=defence h0=patrol a0=infiltration {thief} h2=soldiers", "deploy patrol", edition)
    assert (scene.ending, scene.winners) == ("conquest", [1])


@editions()
def test_q39_a_last_patrol_that_catches_a_card_saves_the_house(edition: str) -> None:
    scene = play(f"at=defence h0=patrol a0=infiltration f1=shields {OTHERS}", "deploy patrol", edition)
    assert scene.to_act == (0, "action") and scene.hand(0) == "soldiers"


@editions()
@pytest.mark.parametrize(("rule", "ending", "winners"), [("attacker_wins", "conquest", [1]), ("draw", "draw", [])])
def test_q40_both_houses_at_nothing(edition: str, rule: str, ending: str, winners: list[int]) -> None:
    scene = play("at=defence h0=shields a0=soldiers h1= h2=soldiers", "deploy shields", edition, double_ko=rule)
    assert (scene.ending, scene.winners) == (ending, winners)


@editions()
def test_q40_by_default_the_attacker_wins(edition: str) -> None:
    scene = play("at=defence h0=patrol a0=infiltration h1= h2=soldiers", "deploy patrol", edition)
    assert (scene.ending, scene.winners) == ("conquest", [1])


THEFT = f"at=defence h0=shields,palisades a0=infiltration h1={FULL} h2=soldiers"


@editions("CD")
def test_q41_a_sixth_card_from_a_theft_is_trimmed_at_once(edition: str) -> None:
    asked = play(THEFT, "stop; =shields", edition)
    assert asked.to_act == (1, "discard") and asked.offers("discard") == {"shields", *FULL.split(",")}
    scene = play(THEFT, "stop; =shields; discard shields", edition)
    assert scene.to_act == (0, "action") and scene.hand(1) == FULL and scene.pile == "shields,infiltration"


@editions("AB")
def test_q41_a_sixth_card_from_a_theft_waits_for_its_owners_turn(edition: str) -> None:
    scene = play(THEFT, "stop; =shields", edition)
    assert scene.to_act == (0, "action") and scene.hand_size(1) == 6
    later = play(THEFT, "stop; =shields; draw; =manure", edition)
    assert later.to_act == (1, "discard") and len(later.offers("discard")) == 6
    assert play(THEFT, "stop; =shields; draw; =manure; discard manure", edition).to_act == (1, "action")


@editions()
@pytest.mark.parametrize(("rule", "asked"), [("now", (1, "discard")), ("turn_start", (0, "action"))])
def test_q41_is_an_option_of_every_rulebook(edition: str, rule: str, asked: tuple[int, str]) -> None:
    assert play(THEFT, "stop; =shields", edition, trim_gifts=rule).to_act == asked
