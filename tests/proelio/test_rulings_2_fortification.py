"""Q10-Q15: the ladder of Fortifications, and the level it gives to what is deployed behind it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from scene import editions, play

from regno.errors import BadPosition, IllegalMove

OTHERS = "h1=soldiers h2=soldiers"
DEFENCES = "shields,palisades,tower,patrol,fortress"
LEVELS = [
    ("", {"shields"}),
    ("shields", {"shields", "palisades"}),
    ("palisades", {"shields", "palisades", "tower"}),
    ("tower", {"shields", "palisades", "tower", "fortress"}),
    ("fortress", {"shields", "palisades", "tower", "fortress"}),
]


@editions("ACD")
@pytest.mark.parametrize(("fort", "within"), LEVELS)
def test_q10_only_cards_within_the_level_are_deployed(edition: str, fort: str, within: set[str]) -> None:
    scene = play(f"at=defence f0={fort} h0={DEFENCES} a0=soldiers {OTHERS}", "", edition)
    assert scene.to_act == (0, "deploy")
    assert scene.offers("deploy") == within | {"patrol"} and "stop" in scene.legal


@editions("B")
@pytest.mark.parametrize("fort", [fort for fort, _ in LEVELS])
def test_q10_the_older_italian_rulebook_deploys_any_defence(edition: str, fort: str) -> None:
    scene = play(f"at=defence f0={fort} h0={DEFENCES} a0=soldiers {OTHERS}", "", edition)
    assert scene.offers("deploy") == set(DEFENCES.split(","))


OVER_LEVEL = "at=defence h0=palisades,manure*2 a0=soldiers " + OTHERS


@editions("B")
def test_q10_a_card_over_level_counts_zero_and_is_discarded(edition: str) -> None:
    asked = play(OVER_LEVEL, "deploy palisades; stop", edition)
    assert asked.to_act == (0, "give") and asked.deployed == "palisades"
    scene = play(OVER_LEVEL, "deploy palisades; stop; give manure", edition)
    assert scene.to_act == (0, "action") and scene.hand(0) == "manure" and scene.pile == "palisades,soldiers"


@editions("B")
def test_q10_a_card_within_the_level_keeps_its_value(edition: str) -> None:
    siege = f"at=defence f0=shields h0=palisades,manure a0=knights f1=shields {OTHERS}"
    scene = play(siege, "deploy palisades; stop", edition)
    assert scene.to_act == (0, "action") and scene.hand(0) == "manure"


@editions()
def test_q10_is_an_option_of_every_rulebook(edition: str) -> None:
    assert play(OVER_LEVEL, "", edition, overlevel_defence="zero").offers("deploy") == {"palisades"}
    assert play(OVER_LEVEL, "", edition, overlevel_defence="illegal").legal == ["stop"]
    with pytest.raises(IllegalMove):
        play(OVER_LEVEL, "deploy palisades", edition, overlevel_defence="illegal")


@editions("B")
def test_q11_the_card_of_value_three_is_the_tower(edition: str) -> None:
    with pytest.raises(BadPosition, match="walls"):
        play("h0=walls " + OTHERS, "", edition)
    siege = f"at=defence f0=palisades h0=tower,manure a0=trebuchets f1=palisades {OTHERS}"
    assert play(siege, "deploy tower; stop", edition).hand(0) == "manure"
    assert play(f"f0=tower h0=fortress,manure {OTHERS}", "fortify", edition).fort(0) == "fortress"


LADDER = ["", "shields", "palisades", "tower", "fortress"]


@editions()
@pytest.mark.parametrize(("now", "next_card"), list(pairwise(LADDER)))
def test_q12_a_fortification_is_replaced_by_the_next_one(edition: str, now: str, next_card: str) -> None:
    scene = play(f"f0={now} h0={DEFENCES} {OTHERS}", "fortify", edition)
    assert scene.to_act == (1, "action") and scene.fort(0) == next_card and scene.pile == now
    assert next_card not in scene.hand(0).split(",") and scene.hand_size(0) == 4


@editions()
@pytest.mark.parametrize(("now", "next_card"), list(zip(LADDER, [*LADDER[1:], ""], strict=True)))
def test_q12_no_other_card_will_do(edition: str, now: str, next_card: str) -> None:
    hand = ",".join(card for card in DEFENCES.split(",") if card != next_card)
    assert "fortify" not in play(f"f0={now} h0={hand} {OTHERS}", "", edition).legal
    assert "fortify" not in play(f"f0={now} h0=patrol,edict {OTHERS}", "", edition).legal


@editions()
def test_q13_a_sufficient_defence_leaves_nothing_to_sacrifice(edition: str) -> None:
    siege = f"at=defence f0=shields h0=shields,manure a0=soldiers {OTHERS}"
    scene = play(siege, "deploy shields; stop", edition)
    assert scene.to_act == (0, "action") and scene.fort(0) == "shields"
    assert not {"sacrifice", "hold"} & set(scene.legal)


@editions()
def test_q13_a_bluff_leaves_nothing_to_sacrifice(edition: str) -> None:
    scene = play(f"at=defence f0=shields h0=manure a0=manure {OTHERS}", "stop", edition)
    assert scene.to_act == (0, "action") and scene.fort(0) == "shields"


@editions()
def test_q14_a_sacrifice_does_not_lower_what_was_deployed(edition: str) -> None:
    siege = f"at=defence f0=shields h0=palisades,manure a0=trebuchets f1=palisades {OTHERS}"
    scene = play(siege, "deploy palisades; stop; sacrifice", edition)
    assert scene.to_act == (0, "action") and (scene.hand(0), scene.fort(0)) == ("manure", None)
    assert scene.pile == "shields,palisades,trebuchets"


@editions()
def test_q15_a_lost_fortress_goes_back_to_the_imperial_cards(edition: str) -> None:
    siege = f"at=defence f0=fortress h0=manure*3 a0=soldiers {OTHERS} deck=soldiers*3 pile="
    lost = play(siege, "stop; sacrifice", edition)
    assert lost.pile == "soldiers,fortress" and "imperial" in lost.legal
    scene = play(siege, "stop; sacrifice; imperial; pay manure; pay manure; =fortress", edition)
    assert scene.hand(0) == "manure,fortress" and scene.pile == "manure*2,soldiers"
