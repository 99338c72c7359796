"""The Perks that answer something: Builders, Thieves, Apothecaries. R114, R116, R117, R119; Q96-Q98, Q104-Q110."""

from __future__ import annotations

import pytest
from scene import editions, play

# Builders


@editions("CD")
def test_r114_builders_add_one_to_deployed_cards(edition: str) -> None:
    text = "at=defence g0=builders a0=knights@1 f0=shields h0=shields,manure h1=manure h2=manure"
    scene = play(text, "deploy shields; stop; hold; builders", edition)
    assert scene.to_act == (0, "action") and scene.hand(0) == "manure" and scene.fort(0) == "shields"
    assert scene.exhausted(0) and scene.pile == "shields,knights"


@editions("CD")
def test_r114_builders_add_one_to_a_sacrificed_fortification(edition: str) -> None:
    text = "at=defence g0=builders a0=knights@1 f0=shields h0=manure h1=manure h2=manure"
    scene = play(text, "stop; sacrifice; builders", edition)
    assert scene.to_act == (0, "action") and scene.hand(0) == "manure" and scene.fort(0) is None


@editions("CD")
def test_r114_builders_lower_the_loot_by_one(edition: str) -> None:
    text = "at=defence g0=builders a0=hero@3 f0=shields h0=shields,manure*3 h1=manure h2=manure"
    scene = play(text, "deploy shields; stop; hold; builders; give manure; give manure", edition)
    assert scene.to_act == (0, "action") and scene.hand(0) == "manure" and scene.hand(1) == "manure*3"


@editions("CD")
def test_r114_builders_may_be_spared(edition: str) -> None:
    text = "at=defence g0=builders a0=knights@1 f0=shields h0=shields,manure*2 h1=manure h2=manure"
    scene = play(text, "deploy shields; stop; hold; no", edition)
    assert scene.to_act == (0, "give") and not scene.exhausted(0)


@editions("C")
def test_q96_builders_build_on_nothing_unless_something_is_in_the_total(edition: str) -> None:
    text = "at=defence g0=builders a0=soldiers f0=shields h0=manure*2 h1=manure h2=manure"
    assert play(text, "stop; hold", edition).to_act == (0, "give")


@editions("D")
def test_q96_a_standing_fortification_is_enough_in_the_english_rulebook(edition: str) -> None:
    text = "at=defence g0=builders a0=soldiers f0=tower h0=manure h1=manure h2=manure"
    assert play(text, "stop; hold", edition).to_act == (0, "builders")
    held = play(text, "stop; hold; builders", edition)
    assert held.to_act == (0, "action") and held.hand(0) == "manure" and held.fort(0) == "tower"


@editions("CD")
def test_q96_a_table_may_let_a_standing_fortification_suffice(edition: str) -> None:
    text = "at=defence g0=builders a0=soldiers f0=shields h0=manure*2 h1=manure h2=manure"
    asked = play(text, "stop; hold", edition, builders_needs="has_fort")
    assert asked.to_act == (0, "builders") and set(asked.legal) == {"builders", "no"}
    saved = play(text, "stop; hold; builders", edition, builders_needs="has_fort")
    assert saved.to_act == (0, "action") and saved.fort(0) == "shields" and saved.hand(0) == "manure*2"


@editions("CD")
def test_q96_without_fortification_or_deployed_card_no_option_helps(edition: str) -> None:
    text = "at=defence g0=builders a0=soldiers h0=manure*2 h1=manure h2=manure"
    assert play(text, "stop", edition, builders_needs="has_fort").to_act == (0, "give")


@editions("CD")
def test_q97_builders_are_decided_after_the_reveal_and_the_sacrifice(edition: str) -> None:
    text = "at=defence g0=builders a0=knights@1 f0=shields h0=shields,manure*2 h1=manure h2=manure"
    assert play(text, "deploy shields", edition).to_act == (0, "deploy")
    assert play(text, "deploy shields; stop", edition).to_act == (0, "sacrifice")
    assert play(text, "deploy shields; stop; hold", edition).to_act == (0, "builders")


@editions("CD")
def test_q97_builders_are_not_asked_once_the_total_suffices(edition: str) -> None:
    text = "at=defence g0=builders a0=knights@1 f0=shields h0=shields,manure*2 h1=manure h2=manure"
    scene = play(text, "deploy shields; stop; sacrifice", edition)
    assert scene.to_act == (0, "action") and not scene.exhausted(0)


@editions("CD")
@pytest.mark.parametrize("attack", ["black_powder", "infiltration", "manure"])
def test_q98_builders_are_for_numbers_only(edition: str, attack: str) -> None:
    text = f"at=defence g0=builders a0={attack} f0=shields h0=shields,manure*2 h1=manure h2=manure"
    scene = play(text, "deploy shields; stop", edition)
    assert scene.to_act == (0, "action") and not scene.exhausted(0)


@editions("CD")
def test_r114_builders_do_not_save_a_house_that_deployed_its_last_card(edition: str) -> None:
    """A repelled attack still defeats a House left with nothing at all."""
    text = "at=defence g0=builders a0=knights@1 h0=shields h1=manure h2=manure"
    scene = play(text, "deploy shields; builders", edition)
    assert scene.ending == "conquest" and scene.winners == [1]


# Thieves


@editions("CD")
def test_r116_and_q104_thieves_spare_the_attacker_the_retaliation(edition: str) -> None:
    text = "at=defence g1=thieves a0=infiltration h0=patrol,manure h1=knights h2=manure"
    asked = play(text, "deploy patrol; stop", edition)
    assert asked.to_act == (1, "thieves") and set(asked.legal) == {"thieves", "no"}
    scene = play(text, "deploy patrol; stop; thieves", edition)
    assert scene.hand(1) == "knights" and scene.exhausted(1) and scene.to_act == (0, "action")


@editions("CD")
def test_q105_the_infiltration_does_not_succeed_either(edition: str) -> None:
    text = "at=defence g1=thieves a0=infiltration h0=patrol,manure h1=knights h2=manure"
    scene = play(text, "deploy patrol; stop; thieves", edition)
    assert scene.hand(0) == "manure" and scene.pile == "patrol,infiltration"


@editions("CD")
def test_q106_thieves_answer_before_the_card_is_picked(edition: str) -> None:
    text = "at=defence g1=thieves a0=infiltration h0=patrol,manure h1=soldiers,knights h2=manure"
    asked = play(text, "deploy patrol; stop", edition)
    assert asked.hand(1) == "soldiers,knights" and asked.deployed == "patrol"
    declined = play(text, "deploy patrol; stop; no; =knights", edition)
    assert declined.hand(0) == "manure,knights" and declined.hand(1) == "soldiers" and not declined.exhausted(1)


@editions("CD")
def test_r117_thieves_let_the_defender_ignore_an_infiltration(edition: str) -> None:
    text = "at=defence g0=thieves a0=infiltration h0=shields,manure h1=knights h2=manure"
    asked = play(text, "deploy shields; stop", edition)
    assert asked.to_act == (0, "thieves") and set(asked.legal) == {"thieves", "no"}
    ignored = play(text, "deploy shields; stop; thieves", edition)
    assert ignored.hand(0) == "manure" and ignored.hand(1) == "knights" and ignored.exhausted(0)
    assert ignored.pile == "shields,infiltration"
    suffered = play(text, "deploy shields; stop; no; =manure", edition)
    assert suffered.hand(1) == "manure,knights" and suffered.winners == [1]


@editions("CD")
def test_r117_thieves_say_nothing_to_other_attacks(edition: str) -> None:
    text = "at=defence g0=thieves a0=soldiers h0=shields,manure h1=knights h2=manure"
    assert play(text, "deploy shields; stop", edition).to_act == (0, "action")


@editions("CD")
def test_q110_the_merchant_silences_the_attacker_s_thieves(edition: str) -> None:
    text = "at=defence g1=thieves merchant=1 a0=infiltration f1=shields h0=patrol,manure h1=knights h2=manure"
    scene = play(text, "deploy patrol; stop; =knights", edition)
    assert scene.hand(0) == "manure,knights" and not scene.exhausted(1)


# Apothecaries


@editions("CD")
@pytest.mark.parametrize("seat", [1, 2])
def test_r119_apothecaries_cancel_a_rival_s_plague_out_of_turn(edition: str, seat: int) -> None:
    text = f"g{seat}=apothecaries h0=manure,plague h1=manure h2=manure"
    asked = play(text, "plague", edition)
    assert asked.to_act == (seat, "apothecaries") and set(asked.legal) == {"apothecaries", "no"}
    scene = play(text, "plague; apothecaries", edition)
    assert not scene.plague(0) and scene.pile == "plague" and scene.exhausted(seat)


@editions("CD")
def test_r119_apothecaries_may_let_a_plague_pass(edition: str) -> None:
    scene = play("g1=apothecaries h0=manure,plague h1=manure h2=manure", "plague; no; =tower", edition)
    assert scene.plague(0) and scene.hand(0) == "tower,manure" and not scene.exhausted(1)


@editions("CD")
def test_q107_the_draw_is_cancelled_too(edition: str) -> None:
    scene = play("g1=apothecaries h0=manure,plague h1=manure h2=manure", "plague; apothecaries", edition)
    assert scene.hand(0) == "manure" and scene.to_act == (1, "action")


@editions("CD")
def test_q107_a_table_may_leave_the_draw(edition: str) -> None:
    text = "g1=apothecaries h0=manure,plague h1=manure h2=manure"
    scene = play(text, "plague; apothecaries; =tower", edition, apothecary_cancels_draw=False)
    assert scene.hand(0) == "tower,manure" and not scene.plague(0) and scene.to_act == (1, "action")


@editions("CD")
def test_q108_apothecaries_let_their_own_plague_be(edition: str) -> None:
    scene = play("g0=apothecaries h0=manure,plague h1=manure h2=manure", "plague; =tower", edition)
    assert scene.plague(0) and scene.to_act == (1, "action")


@editions("CD")
@pytest.mark.parametrize(("seat", "asked"), [(1, True), (2, False), (3, True)])
def test_q108_apothecaries_let_their_ally_s_plague_be(edition: str, seat: int, asked: bool) -> None:
    text = f"houses=4 allied=1 g{seat}=apothecaries h0=manure,plague h1=manure h2=manure h3=manure"
    scene = play(text, "plague", edition)
    assert scene.to_act == ((seat, "apothecaries") if asked else (1, "action"))


@editions("CD")
def test_q109_the_cancelled_plague_was_the_action(edition: str) -> None:
    text = "g2=apothecaries h0=soldiers,plague h1=soldiers,manure h2=manure"
    scene = play(text, "plague; apothecaries", edition)
    assert scene.to_act == (1, "action") and "attack soldiers" in scene.legal


@editions("CD")
def test_q110_the_merchant_silences_the_apothecaries(edition: str) -> None:
    text = "g1=apothecaries merchant=1 h0=manure,plague h1=manure h2=manure"
    scene = play(text, "plague; =tower", edition)
    assert scene.plague(0) and not scene.exhausted(1) and scene.to_act == (1, "action")
