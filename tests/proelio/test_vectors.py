"""The worked positions of docs/rules/examples.md, each by its name and in every rulebook it names.

House 0 is at turn and, where it defends, the attack before it was laid by House 1; House 2 looks on.
What the others at the table learn (in V23, V24 and V32) is a matter of views, which are tested with the views.
"""

from __future__ import annotations

import pytest
from scene import editions, play

from regno.errors import IllegalMove

TV_01 = "at=defence f0=palisades h0=shields,manure,soldiers,resources a0=hero f1=tower h1=manure*2 h2=soldiers"


@editions()
def test_v1_three_are_missing_and_the_fortification_may_answer(edition: str) -> None:
    scene = play(TV_01, "deploy shields; stop", edition)
    assert scene.to_act == (0, "sacrifice") and set(scene.legal) == {"sacrifice", "hold"}
    assert scene.deployed == "shields" and scene.attack(0) == "hero@3" and scene.pile == ""


@editions()
def test_v1_a_holding_costs_the_whole_hand_and_keeps_the_fortification(edition: str) -> None:
    scene = play(TV_01, "deploy shields; stop; hold", edition)
    assert scene.to_act == (0, "action")
    assert (scene.hand(0), scene.fort(0)) == ("", "palisades")
    assert scene.hand(1) == "manure*3,soldiers,resources"
    assert scene.pile == "shields,hero" and scene.deployed == "" and scene.attack(0) is None


@editions()
def test_v1_b_sacrificing_costs_the_fortification_and_one_card_of_choice(edition: str) -> None:
    asked = play(TV_01, "deploy shields; stop; sacrifice", edition)
    assert asked.to_act == (0, "give") and asked.offers("give") == {"manure", "soldiers", "resources"}
    assert asked.pile == "palisades" and asked.fort(0) is None
    scene = play(TV_01, "deploy shields; stop; sacrifice; give soldiers", edition)
    assert scene.to_act == (0, "action")
    assert (scene.hand(0), scene.fort(0)) == ("manure,resources", None)
    assert scene.hand(1) == "manure*2,soldiers" and scene.pile == "shields,palisades,hero"


@editions()
@pytest.mark.parametrize("choice", ["hold", "sacrifice"])
def test_v2_a_loot_that_cannot_be_paid_is_defeat(edition: str, choice: str) -> None:
    siege = "at=defence f0=shields h0=manure a0=trebuchets f1=palisades h1=soldiers h2=soldiers"
    scene = play(siege, f"stop; {choice}", edition)
    assert (scene.ending, scene.winners) == ("conquest", [1])
    assert (scene.hand(0), scene.fort(0)) == ("", None)
    assert scene.hand(1) == "manure,soldiers" and scene.pile == "shields,trebuchets"


@editions()
@pytest.mark.parametrize(
    ("choice", "hand", "fort", "looter", "pile"),
    [
        ("hold", "", "shields", "manure,soldiers", "soldiers"),
        ("sacrifice", "manure", None, "soldiers", "shields,soldiers"),
    ],
)
def test_v3_one_card_or_the_fortification_saves_the_house(
    edition: str, choice: str, hand: str, fort: str | None, looter: str, pile: str
) -> None:
    siege = "at=defence f0=shields h0=manure a0=soldiers h1=soldiers h2=soldiers"
    scene = play(siege, f"stop; {choice}", edition)
    assert scene.to_act == (0, "action")
    assert (scene.hand(0), scene.fort(0), scene.hand(1), scene.pile) == (hand, fort, looter, pile)


@editions()
@pytest.mark.parametrize(
    ("attack", "answer", "looter"),
    [
        ("soldiers", "deploy shields", "knights"),
        ("soldiers", "stop", "shields,knights"),
        ("manure", "deploy shields", "knights"),
    ],
)
def test_v4_the_last_card_is_lost_whether_deployed_or_looted(
    edition: str, attack: str, answer: str, looter: str
) -> None:
    scene = play(f"at=defence h0=shields a0={attack} h1=knights h2=soldiers", answer, edition)
    assert (scene.ending, scene.winners) == ("conquest", [1])
    assert (scene.hand(0), scene.hand(1)) == ("", looter)


@editions()
def test_v4_ii_a_bluff_met_with_calm_costs_nothing(edition: str) -> None:
    scene = play("at=defence h0=shields a0=manure h1=knights h2=soldiers", "stop", edition)
    assert scene.to_act == (0, "action") and scene.hand(0) == "shields" and scene.pile == "manure"


@editions()
def test_v5_a_defence_too_strong_is_discarded_all_the_same(edition: str) -> None:
    siege = "at=defence f0=shields h0=palisades,soldiers a0=manure h1=knights h2=soldiers"
    scene = play(siege, "deploy palisades; stop", edition)
    assert scene.to_act == (0, "action")
    assert (scene.hand(0), scene.fort(0), scene.hand(1)) == ("soldiers", "shields", "knights")
    assert scene.pile == "palisades,manure"


TV_06 = "at=defence h0=palisades,manure a0=soldiers h1=knights h2=soldiers"


@editions("ACD")
def test_v6_a_card_over_level_stays_in_the_hand(edition: str) -> None:
    assert play(TV_06, "", edition).legal == ["stop"]
    with pytest.raises(IllegalMove):
        play(TV_06, "deploy palisades", edition)


@editions()
def test_v6_the_undefended_house_chooses_its_loot(edition: str) -> None:
    asked = play(TV_06, "stop", edition)
    assert asked.to_act == (0, "give") and asked.offers("give") == {"palisades", "manure"}
    scene = play(TV_06, "stop; give palisades", edition)
    assert scene.to_act == (0, "action") and scene.hand(0) == "manure" and scene.hand(1) == "palisades,knights"


@editions("B")
def test_v6_a_card_over_level_counts_nothing_and_is_lost(edition: str) -> None:
    assert set(play(TV_06, "", edition).legal) == {"deploy palisades", "stop"}
    scene = play(TV_06, "deploy palisades; stop", edition)
    assert (scene.ending, scene.winners) == ("conquest", [1])
    assert scene.hand(1) == "manure,knights" and scene.pile == "palisades,soldiers"


TV_08 = "turns=0:1 h0=manure,soldiers,resources h1=soldiers h2=soldiers"


@editions("AB")
def test_v8_the_first_turn_may_attack(edition: str) -> None:
    assert play(TV_08, "", edition).offers("attack") == {"manure", "soldiers"}
    scene = play(TV_08, "attack soldiers", edition)
    assert scene.attack(2) == "soldiers@0" and scene.to_act == (1, "action")


@editions("CD")
def test_v8_the_first_turn_may_not_attack(edition: str) -> None:
    assert play(TV_08, "", edition).offers("attack") == set()
    with pytest.raises(IllegalMove):
        play(TV_08, "attack soldiers", edition)


@editions("AB")
def test_v9_the_last_card_may_attack_and_its_owner_lives_on(edition: str) -> None:
    scene = play("h0=soldiers h1=soldiers h2=soldiers", "attack soldiers", edition)
    assert scene.to_act == (1, "action") and scene["over"] is None
    assert (scene.hand(0), scene.fort(0), scene.attack(2)) == ("", None, "soldiers@0")


@editions("CD")
def test_v9_the_last_card_may_not_attack(edition: str) -> None:
    assert play("h0=soldiers h1=soldiers h2=soldiers", "", edition).offers("attack") == set()


@editions()
def test_v9_behind_a_fortification_the_last_card_may_attack(edition: str) -> None:
    scene = play("f0=shields h0=knights h1=soldiers h2=soldiers", "attack knights", edition)
    assert scene.to_act == (1, "action") and scene["over"] is None
    assert (scene.hand(0), scene.fort(0), scene.attack(2)) == ("", "shields", "knights@1")


@editions()
def test_v10_infiltration_finds_only_an_imperial_card(edition: str) -> None:
    siege = "at=defence f0=palisades h0=shields,tower,hero a0=infiltration h1=soldiers h2=soldiers"
    scene = play(siege, "deploy shields; deploy tower; stop", edition)
    assert scene.to_act == (0, "action")
    assert (scene.hand(0), scene.fort(0), scene.hand(1)) == ("hero", "palisades", "soldiers")
    assert scene.pile == "shields,tower,infiltration"


@editions()
def test_v11_i_infiltration_takes_the_last_card(edition: str) -> None:
    scene = play("at=defence h0=soldiers a0=infiltration h1=manure h2=soldiers", "stop; =soldiers", edition)
    assert (scene.ending, scene.winners) == ("conquest", [1])
    assert (scene.hand(0), scene.hand(1), scene.pile) == ("", "manure,soldiers", "infiltration")


@editions()
def test_v11_ii_infiltration_leaves_an_imperial_last_card(edition: str) -> None:
    scene = play("at=defence h0=hero a0=infiltration h1=manure h2=soldiers", "stop", edition)
    assert scene.to_act == (0, "action") and (scene.hand(0), scene.hand(1)) == ("hero", "manure")


@editions()
@pytest.mark.parametrize(("rule", "winner"), [("causer", 0), ("right_of_fallen", 2)])
def test_v12_i_patrol_takes_the_last_card_of_the_thief(edition: str, rule: str, winner: int) -> None:
    siege = "at=defence f0=shields h0=patrol,manure a0=infiltration h1=trebuchets h2=soldiers"
    scene = play(siege, "deploy patrol; stop; =trebuchets", edition, off_axis_winner=rule)
    assert (scene.ending, scene.winners) == ("conquest", [winner])
    assert (scene.hand(0), scene.hand(1)) == ("manure,trebuchets", "")
    assert scene.pile == "patrol,infiltration"


@editions()
def test_v12_ii_patrol_takes_no_imperial_card(edition: str) -> None:
    siege = "at=defence f0=shields h0=patrol,manure a0=infiltration h1=edict h2=soldiers"
    scene = play(siege, "deploy patrol; stop", edition)
    assert scene.to_act == (0, "action") and (scene.hand(0), scene.hand(1)) == ("manure", "edict")


@editions()
def test_v14_black_powder_sweeps_away_every_defence_and_loots_nothing(edition: str) -> None:
    siege = "at=defence f0=fortress h0=shields,tower,soldiers a0=black_powder h1=manure h2=soldiers"
    scene = play(siege, "deploy shields; deploy tower; stop", edition)
    assert scene.to_act == (0, "action")
    assert (scene.hand(0), scene.fort(0), scene.hand(1)) == ("soldiers", None, "manure")
    assert scene.pile == "shields,tower,fortress,black_powder"


@editions()
def test_v14_black_powder_defeats_a_house_that_deployed_all_it_had(edition: str) -> None:
    siege = "at=defence f0=fortress h0=shields,tower a0=black_powder h1=manure h2=soldiers"
    scene = play(siege, "deploy shields; deploy tower", edition)
    assert (scene.ending, scene.winners) == ("conquest", [1])


@editions()
def test_v15_the_edict_voids_black_powder(edition: str) -> None:
    siege = "at=defence h0=shields,manure,edict a0=black_powder h1=soldiers h2=soldiers"
    scene = play(siege, "deploy shields; deploy edict; stop", edition)
    assert scene.to_act == (0, "action") and scene.hand(0) == "manure"
    assert scene.pile == "shields,edict,black_powder"


@editions()
def test_v16_beside_the_edict_a_patrol_takes_nothing(edition: str) -> None:
    siege = "at=defence f0=shields h0=patrol,soldiers,edict a0=infiltration h1=knights h2=soldiers"
    scene = play(siege, "deploy patrol; deploy edict; stop", edition)
    assert scene.to_act == (0, "action") and (scene.hand(0), scene.hand(1)) == ("soldiers", "knights")
    assert scene.pile == "patrol,infiltration,edict"


# House 3 attacks House 2, House 0 plays the Plague; then a round of harmless draws.
TV_18 = "houses=4 turn=3 h0=soldiers,plague h1=soldiers h2=soldiers h3=soldiers*2"
TV_18_PLAGUE = "attack soldiers; plague; =resources"
DRAW = "; draw; =resources"


@editions()
@pytest.mark.parametrize(("turns_later", "seat"), [(0, 1), (1, 2), (2, 3)])
def test_v18_under_the_plague_nobody_attacks_or_resolves(edition: str, turns_later: int, seat: int) -> None:
    scene = play(TV_18, TV_18_PLAGUE + DRAW * turns_later, edition)
    assert scene.to_act == (seat, "action") and scene.offers("attack") == set()
    assert scene.plague(0) and scene.attack(2) == "soldiers@0" and "draw" in scene.legal


@editions()
def test_v18_the_plague_leaves_at_its_owners_turn(edition: str) -> None:
    scene = play(TV_18, TV_18_PLAGUE + DRAW * 3, edition)
    assert scene.to_act == (0, "action") and scene.offers("attack") == {"soldiers"}
    assert not scene.plague(0) and scene.pile == "plague" and scene.attack(2) == "soldiers@0"


@editions()
def test_v18_the_waiting_attack_is_resolved_a_round_later(edition: str) -> None:
    scene = play(TV_18, TV_18_PLAGUE + DRAW * 5, edition)
    assert scene.to_act == (2, "deploy") and scene.legal == ["stop"]
    looted = play(TV_18, TV_18_PLAGUE + DRAW * 5 + "; stop; give soldiers", edition)
    assert looted.to_act == (2, "action") and looted.hand(3) == "soldiers*2,resources"


@editions()
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_v18_only_the_newer_italian_rulebook_forbids_a_second_plague(edition: str, seat: int) -> None:
    hands = " ".join(f"h{other}=soldiers,{'plague' if other == seat else 'manure'}" for other in range(4))
    scene = play(f"houses=4 turn={seat} p0=1 {hands}", "", edition)
    assert ("plague" in scene.legal) == (edition != "it111")


TV_20 = "h0=shields,soldiers,resources h1=soldiers h2=soldiers deck=knights,hero pile=manure*3"


@editions()
def test_v20_the_deck_runs_out_between_two_draws(edition: str) -> None:
    scene = play(TV_20, "resources; =knights; =manure", edition)
    assert scene.to_act == (1, "action")
    assert scene.hand(0) == "shields,manure,soldiers,knights"
    assert (scene.deck, scene.pile) == ("manure*2,resources,hero", "")
    assert scene.season == (None if edition in ("v082", "ga") else "autumn")


@editions("CD")
@pytest.mark.parametrize(("purse", "can_pay"), [("soldiers*2", False), ("soldiers,hero", True)])
def test_v20_the_merchant_turns_to_his_autumn_price(edition: str, purse: str, can_pay: bool) -> None:
    table = f"h0=shields,patrol,soldiers*2,resources h1={purse} h2=soldiers merchant=1 deck=knights pile=manure*3"
    assert "trade" in play(table + " turn=1", "", edition).legal
    scene = play(table, "resources; =knights; =manure; discard patrol", edition)
    assert scene.to_act == (1, "action") and ("trade" in scene.legal) == can_pay


TV_23 = "h0=soldiers,manure,inquisition h1=soldiers h2=soldiers"


@editions("CD")
def test_v23_an_inquisition_leaves_the_action(edition: str) -> None:
    scene = play(TV_23, "inquisition right", edition)
    assert scene.to_act == (0, "action") and scene.offers("attack") == {"manure", "soldiers"}
    assert (scene.hand(0), scene.pile) == ("manure,soldiers", "inquisition")
    assert play(TV_23, "inquisition right; attack soldiers", edition).attack(2) == "soldiers@0"


@editions("AB")
def test_v23_an_inquisition_is_the_action(edition: str) -> None:
    scene = play(TV_23, "inquisition right", edition)
    assert scene.to_act == (1, "action") and scene.pile == "inquisition"


TV_24 = "h0=palisades,manure,knights f1=shields h1=soldiers f2=shields h2=soldiers deck=soldiers*6,hero pile=shields"


@editions("D")
@pytest.mark.parametrize("where", ["deck", "pile"])
def test_v24_equitas_finds_the_shields_among_the_discards(edition: str, where: str) -> None:
    assert play(TV_24, "", edition).offers("equitas") == {"deck", "pile"}
    scene = play(TV_24, f"equitas {where}", edition)
    assert scene.to_act == (1, "action") and scene.fort(0) == "shields"
    assert (scene.deck, scene.pile) == ("soldiers*6,hero", "")


@editions("C")
def test_v24_equitas_in_a_deck_without_shields_leaves_another_action(edition: str) -> None:
    assert play(TV_24, "", edition).offers("equitas") == {"deck"}
    scene = play(TV_24, "equitas deck", edition)
    assert scene.to_act == (0, "action") and scene.offers("equitas") == set()
    assert scene.fort(0) is None and "draw" in scene.legal and scene.pile == "shields"


@editions("C")
def test_v24_a_failed_call_is_the_only_call(edition: str) -> None:
    a_round = "draw; =soldiers; draw; =soldiers; draw; =soldiers"
    assert play(TV_24, a_round, edition).offers("equitas") == {"deck"}
    assert play(TV_24, "equitas deck; " + a_round, edition).offers("equitas") == set()


@editions("AB")
def test_v24_the_older_rulebooks_know_no_equitas(edition: str) -> None:
    assert play(TV_24, "", edition).offers("equitas") == set()


@editions("CD")
def test_v24_shields_in_hand_forbid_equitas(edition: str) -> None:
    assert play(TV_24.replace("h0=", "h0=shields,"), "", edition).offers("equitas") == set()


TV_27 = "turn=2 h0=manure,soldiers g0=apothecaries h1=soldiers h2=soldiers,plague"


@editions("CD")
def test_v27_i_apothecaries_may_undo_a_plague_before_its_draw(edition: str) -> None:
    asked = play(TV_27 + " merchant=1", "plague", edition)
    assert asked.to_act == (0, "apothecaries") and set(asked.legal) == {"apothecaries", "no"}
    assert asked.hand(2) == "soldiers"
    scene = play(TV_27 + " merchant=1", "plague; apothecaries", edition)
    assert scene.to_act == (0, "action") and scene.exhausted(0)
    assert not scene.plague(2) and (scene.hand(2), scene.pile) == ("soldiers", "plague")
    assert scene.offers("attack") == {"manure", "soldiers"}


@editions("CD")
def test_v27_i_apothecaries_may_let_the_plague_stand(edition: str) -> None:
    scene = play(TV_27 + " merchant=1", "plague; no; =knights", edition)
    assert scene.to_act == (0, "action") and not scene.exhausted(0)
    assert scene.plague(2) and scene.hand(2) == "soldiers,knights" and scene.offers("attack") == set()


@editions("CD")
def test_v27_ii_beside_the_merchant_apothecaries_are_not_asked(edition: str) -> None:
    scene = play(TV_27 + " merchant=0", "plague; =knights", edition)
    assert scene.to_act == (0, "action") and not scene.exhausted(0)
    assert scene.plague(2) and scene.hand(2) == "soldiers,knights"


TV_32 = (
    "houses=4 allied=1 h0=soldiers,hero h1=manure h2=shields,palisades,manure,soldiers,knights h3=manure",
    "support; support hero",
)


@editions("BCD")
def test_v32_an_ally_with_six_cards_discards_any_of_them_at_once(edition: str) -> None:
    asked = play(*TV_32, edition)
    assert asked.to_act == (2, "discard")
    assert asked.offers("discard") == {"shields", "palisades", "manure", "soldiers", "knights", "hero"}
    scene = play(TV_32[0], TV_32[1] + "; discard hero", edition)
    assert scene.to_act == (1, "action") and scene.hand_size(2) == 5 and scene.pile == "hero"


@editions("A")
def test_v32_an_ally_with_six_cards_waits_for_its_own_turn(edition: str) -> None:
    scene = play(*TV_32, edition)
    assert scene.to_act == (1, "action") and scene.hand(2) == "shields,palisades,manure,soldiers,knights,hero"
    assert play(TV_32[0], TV_32[1] + "; draw; =soldiers", edition).to_act == (2, "discard")


@editions()
def test_v34_a_fortification_grows_one_step(edition: str) -> None:
    scene = play("f0=shields h0=shields,palisades,tower h1=soldiers h2=soldiers", "fortify", edition)
    assert scene.to_act == (1, "action")
    assert (scene.fort(0), scene.hand(0), scene.pile) == ("palisades", "shields,tower", "shields")


@editions("CD")
def test_v34_growing_is_not_losing(edition: str) -> None:
    table = "f0=shields h0=palisades,manure h1=soldiers f2=shields h2=soldiers"
    assert play(table, "fortify", edition).offers("equitas")
    assert not play(table + " lost=1", "fortify", edition).offers("equitas")


@editions()
def test_v34_after_a_loss_the_ladder_begins_again(edition: str) -> None:
    siege = "at=defence f0=shields a0=soldiers h1=soldiers h2=soldiers"
    without = play(siege + " h0=palisades,tower", "stop; sacrifice", edition)
    assert without.to_act == (0, "action") and "fortify" not in without.legal
    scene = play(siege + " h0=shields,palisades,tower", "stop; sacrifice; fortify", edition)
    assert (scene.fort(0), scene.hand(0), scene.pile) == ("shields", "palisades,tower", "shields,soldiers")


@editions()
def test_v35_i_resources_on_a_full_hand_end_in_one_trim(edition: str) -> None:
    table = "h0=manure,soldiers,knights,trebuchets,resources h1=soldiers h2=soldiers"
    asked = play(table, "resources; =shields; =palisades", edition)
    assert asked.to_act == (0, "discard") and asked.hand_size(0) == 6
    scene = play(table, "resources; =shields; =palisades; discard manure", edition)
    assert scene.to_act == (1, "action") and scene.hand(0) == "shields,palisades,soldiers,knights,trebuchets"
    assert scene.pile == "manure,resources"


@editions("CD")
def test_v35_ii_imperial_resources_with_artisans_end_in_one_trim(edition: str) -> None:
    table = "g0=artisans h0=manure,soldiers,knights,trebuchets,imperial_resources h1=soldiers h2=soldiers"
    drawn = "imperial_resources artisans; =shields; =palisades; =tower; =patrol"
    asked = play(table, drawn, edition)
    assert asked.to_act == (0, "discard") and asked.hand_size(0) == 8 and asked.exhausted(0)
    scene = play(table, drawn + "; discard manure; discard soldiers; discard knights", edition)
    assert scene.to_act == (1, "action") and scene.hand(0) == "shields,palisades,tower,patrol,trebuchets"


@editions("CD")
def test_v38_the_best_houses_at_winter_share_the_victory(edition: str) -> None:
    table = "season=autumn f0=tower h0=hero,inquisition f1=fortress h1=edict f2=palisades h2=soldiers"
    scene = play(table + " deck=knights pile=manure", "draw; =knights", edition)
    assert (scene.ending, scene.winners, scene.season) == ("winter", [0, 1], "winter")
