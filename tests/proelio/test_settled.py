"""The settled points, first half, P1-P8: how choices are asked, and how an attack ends."""

from __future__ import annotations

import pytest
from scene import KINDS, editions, play

from regno.errors import RegnoError

# P1: the order of kinds


@editions("AB")
def test_p1_choices_are_listed_in_the_order_of_kinds(edition: str) -> None:
    for first in range(len(KINDS) - 5):
        hand = KINDS[first : first + 6]
        scene = play(f"at=start h0={','.join(reversed(hand))} h1=manure", edition=edition)
        assert scene.legal == [f"discard {kind}" for kind in hand]


@editions()
def test_p1_cards_of_one_payment_go_upwards(edition: str) -> None:
    assert play("h0=shields,hero h1=manure", "imperial", edition).legal == ["pay shields"]
    assert play("h0=shields,hero h1=manure", "imperial; pay shields", edition).legal == ["pay hero"]


@editions()
def test_p1_cards_of_one_deployment_go_upwards(edition: str) -> None:
    text = "at=defence a0=soldiers f0=palisades h0=shields,palisades*2,tower,patrol h1=manure"
    scene = play(text, "deploy palisades", edition)
    assert scene.offers("deploy") == {"palisades", "tower", "patrol"} and "stop" in scene.legal


@editions()
def test_p1_cards_of_one_loot_go_upwards_and_can_be_completed(edition: str) -> None:
    text = "at=defence a0=knights@1 h0=tower,manure,soldiers h1=manure"
    assert play(text, "stop", edition).legal == ["give tower", "give manure"]
    assert play(text, "stop; give manure", edition).legal == ["give soldiers"]


@editions()
def test_p1_cards_of_one_trim_go_upwards_and_can_be_completed(edition: str) -> None:
    text, drawn = "h0=palisades*4,imperial_resources h1=manure", "imperial_resources; =shields; =manure; =knights"
    assert play(text, drawn, edition).offers("discard") == {"shields", "palisades", "manure"}
    assert play(text, f"{drawn}; discard manure", edition).legal == ["discard knights"]


@editions("AB")
def test_p1_cards_of_one_penalty_go_upwards(edition: str) -> None:
    text = "at=defence a0=hero@0 h0=manure h1=tower,manure,knights"
    assert play(text, "stop", edition, invalid_penalty=2).offers("give") == {"tower", "manure"}
    assert play(text, "stop; give manure", edition, invalid_penalty=2).offers("give") == {"knights"}


@editions()
def test_p1_each_card_moves_as_it_is_named(edition: str) -> None:
    paid = play("h0=shields,soldiers,hero h1=manure", "imperial; pay shields", edition)
    assert paid.pile == "shields" and paid.hand(0) == "soldiers,hero"
    given = play("at=defence a0=knights@1 h0=tower,manure,soldiers h1=manure", "stop; give tower", edition)
    assert given.hand(1) == "tower,manure" and given.hand(0) == "manure,soldiers"
    deployed = play("at=defence a0=soldiers h0=shields,manure h1=manure", "deploy shields", edition)
    assert deployed.deployed == "shields" and deployed.hand(0) == "manure"


# P2: what goes without asking


@editions()
def test_p2_the_loot_of_a_whole_hand_goes_without_asking(edition: str) -> None:
    scene = play("at=defence a0=knights@1 f0=shields h0=tower,manure h1=manure", "stop; hold", edition)
    assert scene.hand(0) == "" and scene.hand(1) == "tower,manure*2" and scene.to_act == (0, "action")


@editions()
def test_p2_nobody_is_asked_to_sacrifice_what_he_has_not(edition: str) -> None:
    assert play("at=defence a0=soldiers h0=manure*2 h1=manure", "stop", edition).to_act == (0, "give")


@editions()
def test_p2_an_empty_hand_is_not_asked_to_deploy(edition: str) -> None:
    scene = play("at=defence a0=manure f0=shields h1=manure", edition=edition)
    assert scene.to_act == (0, "action") and scene.attack(0) is None and scene.pile == "manure"


@editions("CD")
def test_p2_the_bards_ask_even_for_a_single_card(edition: str) -> None:
    scene = play("g0=bards h0=manure h1=tower f1=shields", "bards", edition)
    assert scene.to_act == (1, "discard") and scene.legal == ["discard tower"]


@editions("AB")
def test_p2_the_penalty_is_asked_even_of_a_single_card(edition: str) -> None:
    scene = play("at=defence a0=hero@0 f1=shields h0=manure h1=tower", "stop", edition)
    assert scene.to_act == (1, "give") and scene.legal == ["give tower"]


@editions()
def test_p2_the_payment_is_asked_even_of_exactly_two_cards(edition: str) -> None:
    scene = play("h0=manure*2 h1=manure", "imperial", edition)
    assert scene.to_act == (0, "pay") and scene.legal == ["pay manure"]


@editions()
def test_p2_support_is_asked_even_of_a_single_card(edition: str) -> None:
    scene = play("houses=4 allied=1 f0=shields h0=tower h1=manure", "support", edition)
    assert scene.to_act == (0, "support") and scene.legal == ["support tower"]


@editions("CD")
def test_p2_the_keeping_of_one_of_two_equal_cards_is_asked(edition: str) -> None:
    text, paid = "g0=scribes h0=manure*2 h1=manure", "imperial scribes; pay manure; pay manure; =edict; =edict"
    scene = play(text, paid, edition)
    assert scene.to_act == (0, "keep") and scene.legal == ["keep edict"]
    assert play(text, f"{paid}; keep edict", edition).hand(0) == "edict"


@editions()
def test_p2_chance_is_asked_even_about_a_single_kind(edition: str) -> None:
    assert play("h0=manure h1=manure deck=tower*4", "draw; =tower", edition).hand(0) == "tower,manure"
    stolen = play("at=defence a0=infiltration f0=shields h0=tower h1=manure", "stop; =tower", edition)
    assert stolen.hand(1) == "tower,manure"


@editions()
def test_p2_chance_is_not_asked_where_nothing_can_be_stolen(edition: str) -> None:
    text = "at=defence a0=infiltration f0=shields h0=hero h1=manure"
    assert play(text, "stop; draw; =tower", edition).hand(0) == "tower,hero"
    with pytest.raises(RegnoError, match="=hero"):
        play(text, "stop; =hero", edition)


# P3: deployment card by card


@editions()
def test_p3_stop_is_asked_where_nothing_can_be_deployed(edition: str) -> None:
    scene = play("at=defence a0=soldiers h0=manure h1=manure", edition=edition)
    assert scene.to_act == (0, "deploy") and scene.legal == ["stop"]


@editions()
def test_p3_asked_again_after_each_card_until_the_hand_is_empty(edition: str) -> None:
    text = "at=defence a0=soldiers f0=shields h0=shields,palisades,manure h1=manure"
    assert play(text, "deploy shields", edition).to_act == (0, "deploy")
    assert play(text, "deploy shields; deploy palisades", edition).legal == ["stop"]
    bare = text.replace(",manure", "")
    assert play(bare, "deploy shields; deploy palisades", edition).to_act == (0, "action")


# P4: trims of one's own Action


@editions()
@pytest.mark.parametrize(
    ("source", "excess"), [("draw", 2), ("resources", 2), ("imperial_resources", 3), ("plague", 1)]
)
def test_p4_a_draw_of_ones_own_action_trims_at_once_down_to_five(edition: str, source: str, excess: int) -> None:
    """House 0 enters its Action with six cards, a penalty having been added to its full hand."""
    late = {"trim_gifts": "turn_start", "invalid_penalty": "1"}
    fifth = "tower" if source == "draw" else source
    text = f"at=defence a0=hero@0 h0=tower,knights*3,{fifth} f1=shields h1=manure h2=manure"
    drawn = play(text, f"stop; give manure; {source}", edition, **late)
    assert drawn.to_act == (0, "discard") and drawn.hand_size(0) == 5 + excess
    trimmed = play(text, f"stop; give manure; {source}" + "; discard knights" * excess, edition, **late)
    assert trimmed.hand_size(0) == 5 and trimmed.to_act == (1, "action")


@editions("AB")
def test_p4_loot_is_trimmed_at_once_in_the_older_rulebooks_too(edition: str) -> None:
    scene = play("at=defence a0=soldiers h0=tower,manure h1=knights*5", "stop; give tower", edition)
    assert scene.to_act == (1, "discard") and scene.hand_size(1) == 6


# P5: labels of editions mean options


@editions("CD")
def test_p5_a_late_trim_happens_at_the_start_of_a_turn_in_any_edition(edition: str) -> None:
    text = "h0=temporary_alliance,manure h1=manure h2=soldiers*5"
    scene = play(text, "alliance 2; =tower; draw", edition, trim_gifts="turn_start")
    assert scene.to_act == (2, "discard")


@editions("CD")
def test_p5_inquisition_as_an_action_in_any_edition(edition: str) -> None:
    scene = play("h0=manure,inquisition h1=manure", "inquisition right", edition, inquisition_free=False)
    assert scene.to_act == (1, "action")


@editions("ABD")
def test_p5_defeat_at_any_moment_in_any_edition(edition: str) -> None:
    scene = play("h0=temporary_alliance h1=manure h2=manure", "alliance 2", edition, defeat_timing="any")
    assert scene.ending == "conquest" and scene.winners == [1]


# P6: both at 0/0


@editions()
@pytest.mark.parametrize(("ruling", "ending", "winners"), [("attacker_wins", "conquest", [1]), ("draw", "draw", [])])
@pytest.mark.parametrize(
    ("text", "moves"),
    [
        pytest.param("a0=black_powder f0=shields", "", id="black-powder"),
        pytest.param("a0=soldiers h0=shields", "deploy shields", id="repelled-with-the-last-card"),
    ],
)
def test_p6_both_at_nothing(edition: str, text: str, moves: str, ruling: str, ending: str, winners: list[int]) -> None:
    scene = play(f"at=defence h2=manure {text}", moves, edition, double_ko=ruling)
    assert scene.ending == ending and scene.winners == winners


@editions()
def test_p6_an_attacker_at_nothing_falls_only_if_this_attack_took_a_card(edition: str) -> None:
    repelled = play("at=defence a0=soldiers h0=shields,manure h2=manure", "deploy shields; stop", edition)
    assert repelled.ending is None
    robbed = play("at=defence a0=infiltration h0=patrol,manure h1=tower h2=manure", "deploy patrol; stop", edition)
    assert robbed.ending == "conquest" and robbed.winners == [0]


# P7: an invalid attack


INVALID = "at=defence a0=hero@2 f0=shields h0=shields,palisades,manure h2=manure"


@editions("A")
def test_p7_the_oldest_rulebook_keeps_the_deployed_cards(edition: str) -> None:
    scene = play(f"{INVALID} h1=tower,knights", "deploy shields; stop; give knights", edition)
    assert scene.hand(0) == "palisades,manure,knights" and scene.pile == "shields,hero" and scene.fort(0) == "shields"


@editions("B")
def test_p7_the_others_return_the_deployed_cards_before_the_penalty(edition: str) -> None:
    asked = play(f"{INVALID} h1=tower,knights", "deploy shields; stop", edition)
    assert asked.to_act == (1, "give") and asked.hand(0) == "shields,palisades,manure" and asked.deployed == ""
    scene = play(f"{INVALID} h1=tower,knights", "deploy shields; stop; give knights", edition)
    assert scene.hand(0) == "shields,palisades,manure,knights" and scene.pile == "hero"


@editions("CD")
def test_p7_the_newer_rulebooks_know_no_penalty(edition: str) -> None:
    scene = play(f"{INVALID} h1=tower,knights", "deploy shields; stop", edition)
    assert scene.to_act == (0, "action") and scene.hand(0) == "shields,palisades,manure"
    assert scene.pile == "hero" and scene.hand(1) == "tower,knights"


@editions("AB")
def test_p7_the_penalty_is_no_more_than_the_hand(edition: str) -> None:
    assert play(INVALID, "stop", edition).to_act == (0, "action")
    scene = play(f"{INVALID} f1=shields h1=tower", "stop; give tower", edition, invalid_penalty=2)
    assert scene.to_act == (0, "action") and scene.hand(1) == ""


@editions("A")
def test_p7_a_defender_left_with_nothing_falls_even_to_an_invalid_attack(edition: str) -> None:
    scene = play("at=defence a0=hero@2 f1=shields h0=shields h2=manure", "deploy shields", edition)
    assert scene.ending == "conquest" and scene.winners == [1]


@editions("AB")
def test_p7_the_penalty_can_fell_the_attacker(edition: str) -> None:
    scene = play(f"{INVALID} h1=tower", "stop; give tower", edition)
    assert scene.ending == "conquest" and scene.winners == [0]


@editions("CD")
def test_p7_the_defender_trims_where_gifts_are_trimmed_now(edition: str) -> None:
    text = "at=defence a0=hero@2 f0=shields h0=shields*5 h1=tower,knights h2=manure"
    scene = play(text, "deploy shields; stop; give tower", edition, invalid_penalty=1)
    assert scene.to_act == (0, "discard") and scene.hand(0) == "shields*5,tower" and scene.pile == "hero"


@editions("BCD")
def test_p7_an_edict_against_an_invalid_attack_comes_back(edition: str) -> None:
    text = "at=defence a0=hero@2 h0=manure,edict h2=manure"
    assert play(text, "deploy edict; stop", edition).hand(0) == "manure,edict"


# P8: no self-inflicted defeat


@editions("C")
@pytest.mark.parametrize(
    ("card", "move", "options"),
    [
        ("soldiers", "attack soldiers", {"last_card_attack": "yes"}),
        ("temporary_alliance", "alliance 1", {}),
        ("inquisition", "inquisition right", {"inquisition_free": "no"}),
    ],
)
def test_p8_the_last_card_may_not_be_thrown_away(edition: str, card: str, move: str, options: dict[str, str]) -> None:
    text = f"h0={card} h1=manure h2=manure"
    assert move in play(text, edition=edition, **options).legal
    assert move not in play(text, edition=edition, self_defeat="illegal_move", **options).legal
    assert move in play(f"{text} f0=shields", edition=edition, self_defeat="illegal_move", **options).legal


@editions("C")
def test_p8_the_last_card_may_not_be_given_to_the_ally(edition: str) -> None:
    text = "houses=4 allied=1 h0=tower h1=manure"
    assert "support" in play(text, edition=edition).legal
    assert "support" not in play(text, edition=edition, self_defeat="illegal_move").legal


@editions("C")
@pytest.mark.parametrize("card", ["plague", "imperial_resources"])
def test_p8_no_last_card_for_a_draw_of_nothing_then_pass(edition: str, card: str) -> None:
    text = f"houses=4 allied=1 h0={card} h1=manure"
    assert card in play(f"{text} deck=", edition=edition).legal
    assert play(f"{text} deck=", edition=edition, self_defeat="illegal_move").legal == ["pass"]
    assert card in play(f"{text} deck=tower", edition=edition, self_defeat="illegal_move").legal


@editions("C")
def test_p8_an_alliance_with_oneself_throws_nothing_away(edition: str) -> None:
    scene = play("h0=temporary_alliance h1=manure", edition=edition, self_defeat="illegal_move", alliance_self=True)
    assert scene.offers("alliance") == {"0"}


@editions("C")
def test_p8_a_cancelled_plague_is_still_a_defeat(edition: str) -> None:
    text = "g2=apothecaries h0=plague h1=manure h2=manure"
    scene = play(text, "plague; apothecaries", edition, self_defeat="illegal_move")
    assert scene.ending == "conquest" and scene.winners == [1]
