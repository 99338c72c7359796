"""The Action of a turn: the list R67-R74, the Strategy cards R81-R89, Q65-Q75.

What each House learns by these actions is a matter of knowledge, not of positions, and is tested there.
"""

from __future__ import annotations

import pytest
from scene import editions, play

from regno.errors import IllegalMove

FULL = "soldiers*5"


# R67-R74: one Action a turn


@editions()
def test_r67_to_r74_the_plain_actions_are_offered_and_nothing_else(edition: str) -> None:
    scene = play("h0=shields,soldiers h1=manure h2=manure", edition=edition)
    assert scene.to_act == (0, "action")
    assert set(scene.legal) == {"draw", "attack soldiers", "fortify", "imperial"}


@editions()
@pytest.mark.parametrize(
    "move",
    [
        "draw; =tower",
        "attack soldiers",
        "fortify",
        "imperial; pay shields; pay soldiers; =hero",
        "resources; =tower; =tower",
    ],
)
def test_r67_to_r74_every_action_ends_the_turn(edition: str, move: str) -> None:
    scene = play("h0=shields,soldiers,resources h1=manure h2=manure", move, edition)
    assert scene.to_act == (1, "action")


@editions()
def test_r67_the_sixth_card_is_drawn_and_any_one_is_discarded(edition: str) -> None:
    scene = play("h0=palisades,patrol,manure,knights,hero h1=manure h2=manure", "draw; =tower", edition)
    assert scene.to_act == (0, "discard")
    assert scene.offers("discard") == {"palisades", "tower", "patrol", "manure", "knights", "hero"}
    after = play("h0=palisades,patrol,manure,knights,hero", "draw; =tower; discard tower", edition)
    assert after.hand(0) == "palisades,patrol,manure,knights,hero" and after.pile == "tower"


@editions()
def test_r74_support_is_for_allies_alone(edition: str) -> None:
    assert "support" not in play("houses=4 h0=soldiers,manure h1=manure", edition=edition).legal
    assert "support" in play("houses=4 allied=1 h0=soldiers,manure h1=manure", edition=edition).legal


@editions()
def test_r81_resources_are_discarded_and_two_cards_drawn(edition: str) -> None:
    scene = play("h0=resources,manure h1=manure", "resources; =tower; =patrol", edition)
    assert scene.hand(0) == "tower,patrol,manure" and scene.pile == "resources"


@editions()
def test_r82_the_alliance_is_discarded_and_the_chosen_house_draws(edition: str) -> None:
    scene = play("h0=temporary_alliance,manure h1=manure h2=manure", "alliance 2; =tower", edition)
    assert scene.hand(0) == "manure" and scene.hand(2) == "tower,manure" and scene.pile == "temporary_alliance"
    assert scene.to_act == (1, "action")


@editions()
def test_r84_the_plague_lies_before_its_owner_who_draws_one(edition: str) -> None:
    scene = play("h0=plague,manure h1=manure", "plague; =tower", edition)
    assert scene.plague(0) and scene.hand(0) == "tower,manure" and scene.pile == ""


@editions()
def test_r94_imperial_resources_draw_three_base_cards(edition: str) -> None:
    scene = play("h0=imperial_resources,manure h1=manure", "imperial_resources; =tower; =tower; =patrol", edition)
    assert scene.hand(0) == "tower*2,patrol,manure" and scene.pile == "imperial_resources"


# Temporary Alliance


@editions()
@pytest.mark.parametrize(("turn", "others"), [(0, {"1", "2", "3"}), (2, {"0", "1", "3"})])
def test_q65_the_alliance_is_for_other_houses_only(edition: str, turn: int, others: set[str]) -> None:
    scene = play(f"houses=4 turn={turn} h{turn}=temporary_alliance,manure", edition=edition)
    assert scene.offers("alliance") == others


@editions()
def test_q65_a_table_may_allow_an_alliance_with_oneself(edition: str) -> None:
    text = "h0=temporary_alliance,manure h1=manure h2=manure"
    assert play(text, edition=edition, alliance_self=True).offers("alliance") == {"0", "1", "2"}
    scene = play(text, "alliance 0; =tower", edition, alliance_self=True)
    assert scene.hand(0) == "tower,manure" and scene.to_act == (1, "action")


@editions("CD")
def test_q66_the_beneficiary_draws_unasked_and_trims_at_once(edition: str) -> None:
    scene = play(f"h0=temporary_alliance,manure h1=manure h2={FULL}", "alliance 2; =tower", edition)
    assert scene.to_act == (2, "discard") and scene.offers("discard") == {"tower", "soldiers"}
    after = play(f"h0=temporary_alliance,manure h1=manure h2={FULL}", "alliance 2; =tower; discard soldiers", edition)
    assert after.hand(2) == "tower,soldiers*4" and after.to_act == (1, "action")


@editions("AB")
def test_q66_the_beneficiary_of_an_older_rulebook_trims_on_its_own_turn(edition: str) -> None:
    text = f"h0=temporary_alliance,manure h1=manure h2={FULL}"
    assert play(text, "alliance 2; =tower", edition).to_act == (1, "action")
    scene = play(text, "alliance 2; =tower; draw; =patrol", edition)
    assert scene.to_act == (2, "discard") and scene.hand_size(2) == 6


# Draws of several cards


@editions()
def test_q67_the_hand_is_trimmed_once_after_the_last_card(edition: str) -> None:
    text = "h0=patrol,manure*3,imperial_resources h1=manure"
    drawn = play(text, "imperial_resources; =shields; =tower; =knights", edition)
    assert drawn.to_act == (0, "discard") and drawn.hand_size(0) == 7
    trimmed = play(text, "imperial_resources; =shields; =tower; =knights; discard manure; discard knights", edition)
    assert trimmed.hand(0) == "shields,tower,patrol,manure*2" and trimmed.to_act == (1, "action")


@editions("AB")
def test_q68_the_older_rulebooks_draw_what_there_is(edition: str) -> None:
    scene = play("h0=manure,imperial_resources h1=manure deck=tower", "imperial_resources; =tower", edition)
    assert scene.hand(0) == "tower,manure" and scene.deck == "" and scene.to_act == (1, "action")


@editions()
def test_q68_allies_draw_what_there_is(edition: str) -> None:
    text = "houses=4 allied=1 h0=manure,imperial_resources h1=manure deck=tower"
    scene = play(text, "imperial_resources; =tower", edition)
    assert scene.hand(0) == "tower,manure" and scene.deck == "" and scene.to_act == (1, "action")


@editions("CD")
def test_q68_winter_comes_before_an_empty_draw(edition: str) -> None:
    scene = play("h0=manure,imperial_resources h1=manure deck=tower", "imperial_resources; =tower", edition)
    assert scene.ending == "winter" and scene.hand(0) == "tower,manure"


# Inquisition


@editions("AB")
def test_q69_inquisition_is_the_action_of_the_older_rulebooks(edition: str) -> None:
    scene = play("h0=soldiers,inquisition h1=manure h2=manure", "inquisition right", edition)
    assert scene.to_act == (1, "action") and scene.pile == "inquisition" and scene.hand(0) == "soldiers"


@editions("CD")
def test_q69_inquisition_is_free_in_the_newer_rulebooks(edition: str) -> None:
    scene = play("h0=soldiers,manure,inquisition h1=manure h2=manure", "inquisition left", edition)
    assert scene.to_act == (0, "action") and scene.pile == "inquisition"
    assert set(scene.legal) == {"draw", "attack manure", "attack soldiers", "imperial"}


@editions()
def test_q70_there_is_no_inquisition_before_the_defence(edition: str) -> None:
    text = "at=start a0=soldiers h0=shields,manure,inquisition h1=manure h2=manure"
    assert set(play(text, edition=edition).legal) == {"deploy shields", "stop"}
    after = play(text, "deploy shields; stop", edition)
    assert after.offers("inquisition") == {"left", "right"}


@editions("CD")
def test_q70_nor_while_a_perk_is_offered_before_the_defence(edition: str) -> None:
    text = "at=start g0=bards a0=soldiers h0=shields,manure,inquisition h1=manure h2=manure"
    asked = play(text, edition=edition)
    assert asked.to_act == (0, "perk") and set(asked.legal) == {"no", "bards"}
    with pytest.raises(IllegalMove):
        play(text, "inquisition right", edition)


@editions("CD")
def test_q70_a_table_may_let_it_be_played_before_the_defence(edition: str) -> None:
    text, early = "at=start a0=soldiers h0=shields,manure,inquisition h1=knights h2=manure", "yes"
    asked = play(text, edition=edition, inquisition_before_defence=early)
    assert asked.to_act == (0, "perk") and asked.legal == ["no", "inquisition right", "inquisition left"]
    seen = play(text, "inquisition right", edition, inquisition_before_defence=early)
    assert seen.to_act == (0, "deploy") and seen.pile == "inquisition" and seen.hand(0) == "shields,manure"
    later = play(text, "no; deploy shields; stop", edition, inquisition_before_defence=early)
    assert later.to_act == (0, "action") and later.offers("inquisition") == {"left", "right"}


@editions("CD")
def test_q70_the_question_depends_on_golden_backs_alone(edition: str) -> None:
    text, early = "at=start a0=soldiers h0=shields,{} h1=knights h2=manure", "yes"
    other = play(text.format("hero"), edition=edition, inquisition_before_defence=early)
    assert other.to_act == (0, "perk") and other.legal == ["no"]
    assert play(text.format("manure"), edition=edition, inquisition_before_defence=early).to_act == (0, "deploy")


@editions("CD")
def test_q70_several_early_ones_and_a_perk_go_together(edition: str) -> None:
    text, early = "at=start g0=bards a0=soldiers h0=shields,inquisition*2 h1=knights*2 h2=manure", "yes"
    after = play(text, "inquisition right", edition, inquisition_before_defence=early)
    assert after.to_act == (0, "perk") and set(after.legal) == {"no", "inquisition right", "inquisition left", "bards"}
    sung = play(text, "bards; discard knights", edition, inquisition_before_defence=early)
    assert sung.to_act == (0, "perk") and set(sung.legal) == {"no", "inquisition right", "inquisition left"}
    done = play(
        text, "bards; discard knights; inquisition right; inquisition left", edition, inquisition_before_defence=early
    )
    assert done.to_act == (0, "deploy") and done.pile == "knights,inquisition*2"


@editions("AB")
def test_q70_means_nothing_where_inquisition_is_the_action(edition: str) -> None:
    text = "at=start a0=soldiers h0=shields,manure,inquisition h1=manure h2=manure"
    assert play(text, edition=edition, inquisition_before_defence="yes").to_act == (0, "deploy")


@editions("CD")
def test_q70_means_nothing_where_no_defence_follows(edition: str) -> None:
    text = "at=start h0=shields,manure,inquisition h1=manure h2=manure"
    assert play(text, edition=edition, inquisition_before_defence="yes").to_act == (0, "action")


@editions("CD")
def test_q71_several_inquisitions_in_one_turn(edition: str) -> None:
    text = "h0=soldiers,manure,inquisition*3 h1=manure h2=manure"
    scene = play(text, "inquisition left; inquisition right; inquisition left", edition)
    assert scene.to_act == (0, "action") and scene.pile == "inquisition*3"
    assert "attack soldiers" in scene.legal and scene.offers("inquisition") == set()


@editions()
def test_q72_an_empty_hand_is_not_searched(edition: str) -> None:
    text = "h0=soldiers,inquisition f1=shields f2=shields"
    assert play(f"{text} h1=manure", edition=edition).offers("inquisition") == {"right"}
    assert play(f"{text} h2=manure", edition=edition).offers("inquisition") == {"left"}
    assert play(text, edition=edition).offers("inquisition") == set()


@editions()
def test_r98_the_inquisition_reaches_the_two_neighbours_and_no_other_house(edition: str) -> None:
    text = "houses=4 h0=soldiers,inquisition f1=shields h2=manure f3=shields"
    assert play(text, edition=edition).offers("inquisition") == set()


# The Imperial draw


@editions()
def test_q73_no_imperial_draw_where_no_imperial_card_can_come(edition: str) -> None:
    scene = play("h0=shields,soldiers h1=manure deck=manure*3,tower*3", edition=edition)
    assert "imperial" not in scene.legal


@editions()
def test_q73_the_cards_paid_may_be_what_refills_the_imperial_deck(edition: str) -> None:
    text = "h0=shields,soldiers,hero h1=manure deck=manure*3,tower*3"
    assert "imperial" in play(text, edition=edition).legal
    scene = play(text, "imperial; pay soldiers; pay hero; =hero", edition)
    assert scene.hand(0) == "shields,hero" and scene.pile == "soldiers"


@editions()
def test_q73_the_imperial_pile_is_enough(edition: str) -> None:
    text = "h0=shields,soldiers h1=manure deck=manure*3,tower*3 pile=edict"
    scene = play(text, "imperial; pay shields; pay soldiers; =edict", edition)
    assert scene.hand(0) == "edict" and scene.pile == "shields,soldiers"


@editions()
def test_q74_imperial_cards_may_be_paid(edition: str) -> None:
    text = "h0=soldiers,hero,fortress h1=manure"
    assert play(text, "imperial", edition).offers("pay") == {"soldiers", "hero"}
    scene = play(text, "imperial; pay hero; pay fortress; =edict", edition)
    assert scene.hand(0) == "soldiers,edict" and scene.pile == "hero,fortress"


@editions()
def test_q75_the_two_cards_are_paid_before_the_draw(edition: str) -> None:
    text = "h0=hero,edict h1=manure deck=manure*3"
    for drawn, left in (("hero", "edict"), ("edict", "hero")):
        scene = play(text, f"imperial; pay hero; pay edict; ={drawn}", edition)
        assert scene.hand(0) == drawn and scene.deck == f"manure*3,{left}"


@editions()
def test_r90_the_imperial_draw_needs_two_cards(edition: str) -> None:
    assert "imperial" not in play("f0=shields h0=soldiers h1=manure", edition=edition).legal
