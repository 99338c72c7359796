"""Q42-Q50: what a House pays for an attack it did not repel.

Tested elsewhere: Q44 (loot goes over face down) with the views, as a position shows everything to everybody.
"""

from __future__ import annotations

import pytest
from scene import editions, play

OTHERS = "h1=soldiers h2=soldiers"


@editions()
def test_q42_the_defender_chooses_the_loot(edition: str) -> None:
    siege = f"at=defence h0=manure,knights,resources a0=soldiers {OTHERS}"
    asked = play(siege, "stop", edition)
    assert asked.to_act == (0, "give") and set(asked.legal) == {"give manure", "give knights", "give resources"}
    scene = play(siege, "stop; give resources", edition)
    assert (scene.hand(0), scene.hand(1)) == ("manure,knights", "soldiers,resources")


@editions()
def test_q43_imperial_cards_may_be_loot(edition: str) -> None:
    siege = f"at=defence h0=manure,hero,edict a0=soldiers {OTHERS}"
    assert play(siege, "stop", edition).offers("give") == {"manure", "hero", "edict"}
    scene = play(siege, "stop; give hero", edition)
    assert (scene.hand(0), scene.hand(1)) == ("manure,edict", "soldiers,hero")


@editions()
@pytest.mark.parametrize(
    ("fort", "attack", "attackers_fort"),
    [("shields", "knights", "shields"), ("tower", "trebuchets", "palisades"), ("fortress", "hero", "tower")],
)
def test_q45_too_small_a_hand_takes_the_fortification_with_it(
    edition: str, fort: str, attack: str, attackers_fort: str
) -> None:
    siege = f"at=defence f0={fort} h0=manure a0={attack} f1={attackers_fort} {OTHERS}"
    scene = play(siege, "stop; hold", edition)
    assert (scene.ending, scene.winners) == ("conquest", [1])
    assert (scene.hand(0), scene.fort(0), scene.hand(1)) == ("", None, "manure,soldiers")
    assert set(scene.pile.split(",")) == {fort, attack}


@editions()
@pytest.mark.parametrize("choice", ["hold", "sacrifice"])
def test_q45_an_empty_hand_falls_to_any_numbered_attack(edition: str, choice: str) -> None:
    scene = play(f"at=defence f0=tower h0= a0=soldiers {OTHERS}", choice, edition)
    assert (scene.ending, scene.winners) == ("conquest", [1]) and scene.pile == "tower,soldiers"


@editions()
def test_q45_an_empty_hand_outlives_a_bluff(edition: str) -> None:
    scene = play(f"at=defence f0=tower h0= a0=manure {OTHERS}", "", edition)
    assert scene.to_act == (0, "action") and scene.fort(0) == "tower" and scene.pile == "manure"


@editions()
def test_q46_paying_the_last_cards_behind_a_fortification_is_survived(edition: str) -> None:
    siege = f"at=defence f0=shields h0=manure*2 a0=knights f1=shields {OTHERS}"
    scene = play(siege, "stop; hold", edition)
    assert scene.to_act == (0, "action") and (scene.hand(0), scene.fort(0)) == ("", "shields")
    assert scene.hand(1) == "manure*2,soldiers"


@editions()
@pytest.mark.parametrize("fort", ["palisades", "tower", "fortress"])
def test_q47_a_sacrifice_that_suffices_costs_no_card(edition: str, fort: str) -> None:
    siege = f"at=defence f0={fort} h0=manure*3 a0=knights f1=shields {OTHERS}"
    scene = play(siege, "stop; sacrifice", edition)
    assert scene.to_act == (0, "action") and (scene.hand(0), scene.fort(0)) == ("manure*3", None)
    assert scene.hand(1) == "soldiers" and set(scene.pile.split(",")) == {fort, "knights"}


@editions()
def test_q48_a_sacrifice_that_does_not_suffice_lowers_the_loot(edition: str) -> None:
    siege = f"at=defence f0=shields h0=manure*4 a0=trebuchets f1=palisades {OTHERS}"
    assert play(siege, "stop; sacrifice; give manure", edition).to_act == (0, "give")
    scene = play(siege, "stop; sacrifice; give manure; give manure", edition)
    assert scene.to_act == (0, "action") and (scene.hand(0), scene.hand(1)) == ("manure*2", "manure*2,soldiers")


@editions()
@pytest.mark.parametrize("defence", ["shields", "patrol", "edict"])
def test_q49_repelling_with_the_last_card_is_defeat(edition: str, defence: str) -> None:
    scene = play(f"at=defence h0={defence} a0=soldiers {OTHERS}", f"deploy {defence}", edition)
    assert (scene.ending, scene.winners) == ("conquest", [1]) and scene.hand(1) == "soldiers"


FULL = "shields,palisades,tower,patrol,resources"
OVERFLOW = f"at=defence h0=manure,soldiers,knights,trebuchets a0=trebuchets f1=palisades h1={FULL} h2=soldiers"
LOOT = "stop; give manure; give soldiers; give knights"


@editions()
def test_q50_the_looter_trims_once_before_the_defender_acts(edition: str) -> None:
    assert play(OVERFLOW, "stop; give manure", edition).to_act == (0, "give")
    asked = play(OVERFLOW, LOOT, edition)
    assert asked.to_act == (1, "discard") and asked.hand_size(1) == 8
    assert asked.pile == "trebuchets"


@editions()
def test_q50_the_looter_keeps_five_of_its_choice(edition: str) -> None:
    assert play(OVERFLOW, LOOT + "; discard shields; discard manure", edition).to_act == (1, "discard")
    scene = play(OVERFLOW, LOOT + "; discard shields; discard manure; discard soldiers", edition)
    assert scene.to_act == (0, "action") and scene.hand(0) == "trebuchets"
    assert scene.hand(1) == "palisades,tower,patrol,knights,resources"
    assert scene.pile == "shields,manure,soldiers,trebuchets"
