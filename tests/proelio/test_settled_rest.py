"""The settled points, second half, P9-P19: decks, Guilds, causes, ends and passes.

P19, the drawing of the dealer, is no matter of positions: see test_deal.py.
"""

from __future__ import annotations

import pytest
from scene import editions, play

from regno.errors import BadOption

# P9: lazy depletion

LAST = "h0=knights h1=manure h2=manure deck=soldiers"


@editions("CD")
def test_p9_lazy_the_season_turns_when_a_card_is_needed(edition: str) -> None:
    taken = play(f"{LAST} pile=tower*3", "draw; =soldiers", edition, depletion="lazy")
    assert taken.season == "summer" and taken.deck == "" and taken.pile == "tower*3"
    needed = play(f"{LAST} pile=tower*3", "draw; =soldiers; draw; =tower", edition, depletion="lazy")
    assert needed.season == "autumn" and needed.deck == "tower*2" and needed.hand(1) == "tower,manure"


@editions("CD")
@pytest.mark.parametrize("rest", ["season=autumn pile=tower*3", ""], ids=["second-time", "empty-pile"])
def test_p9_lazy_winter_comes_without_a_card(edition: str, rest: str) -> None:
    scene = play(f"{LAST} {rest}", "draw; =soldiers; draw", edition, depletion="lazy")
    assert scene.ending == "winter" and scene.hand(1) == "manure"


@editions("CD")
def test_p9_lazy_draw_is_always_legal_with_seasons(edition: str) -> None:
    text = "h0=manure h1=manure deck="
    assert "draw" in play(text, edition=edition, depletion="lazy").legal
    assert play(text, "draw", edition, depletion="lazy").ending == "winter"


@editions("CD")
def test_p9_lazy_a_search_needs_a_card_too(edition: str) -> None:
    text = "h0=manure h1=manure h2=manure f1=shields f2=shields deck= pile=shields,tower"
    scene = play(text, "equitas deck", edition, depletion="lazy")
    assert scene.season == "autumn" and scene.fort(0) == "shields" and scene.deck == "tower" and scene.pile == ""


@editions("AB")
def test_p9_lazy_without_seasons_the_deck_is_refilled_then(edition: str) -> None:
    taken = play(f"{LAST} pile=tower*3", "draw; =soldiers", edition, depletion="lazy")
    assert taken.deck == "" and taken.pile == "tower*3" and "draw" in taken.legal
    needed = play(f"{LAST} pile=tower*3", "draw; =soldiers; draw; =tower", edition, depletion="lazy")
    assert needed.deck == "tower*2" and needed.pile == "" and needed.season is None


@editions()
def test_p9_lazy_the_imperial_deck_is_refilled_then(edition: str) -> None:
    text = "h0=manure*2 h1=soldiers*2 deck=knights*3,hero pile=edict"
    taken = play(text, "imperial; pay manure; pay manure; =hero", edition, depletion="lazy")
    assert taken.deck == "knights*3" and taken.pile == "manure*2,edict"
    moves = "imperial; pay manure; pay manure; =hero; imperial; pay soldiers; pay soldiers; =edict"
    assert play(text, moves, edition, depletion="lazy").hand(1) == "edict"


# P10: payments that make the draw possible


@editions()
def test_p10_one_of_the_two_must_be_imperial_where_no_imperial_card_is_left(edition: str) -> None:
    text = "h0=shields,soldiers,hero h1=manure deck=manure*3"
    assert play(text, "imperial", edition).offers("pay") == {"shields", "soldiers"}
    assert play(text, "imperial; pay shields", edition).legal == ["pay hero"]


@editions("CD")
@pytest.mark.parametrize(
    ("rest", "hand", "able"),
    [
        pytest.param("deck=tower*3,hero,fortress", "manure*2", True, id="two-in-the-deck"),
        pytest.param("deck=tower*3,hero pile=edict", "manure*2", True, id="deck-and-pile"),
        pytest.param("deck=tower*3,hero", "manure,edict", True, id="deck-and-payment"),
        pytest.param("deck=tower*3", "edict*2", True, id="payment-alone"),
        pytest.param("deck=tower*3", "manure,edict", False, id="only-one-paid"),
        pytest.param("deck=tower*3,hero", "manure*2", False, id="only-one-in-the-deck"),
    ],
)
def test_p10_scribes_need_two_cards_to_come(edition: str, rest: str, hand: str, able: bool) -> None:
    scene = play(f"g0=scribes h0={hand} h1=manure {rest}", edition=edition)
    assert ("imperial scribes" in scene.legal) == able and "imperial" in scene.legal


@editions("CD")
def test_p10_scribes_take_only_payments_that_make_two(edition: str) -> None:
    text = "g0=scribes h0=shields,soldiers,hero,edict h1=manure"
    short = f"{text} deck=tower*3,fortress"
    assert play(short, "imperial scribes", edition).offers("pay") == {"shields", "soldiers", "hero"}
    assert play(short, "imperial scribes; pay shields", edition).offers("pay") == {"hero", "edict"}
    assert play(f"{text} deck=tower*3", "imperial scribes", edition).legal == ["pay hero"]


# P11: Thieves are always asked


@editions("CD")
@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        pytest.param("patrol,manure", "deploy patrol; stop", id="patrol-deployed"),
        pytest.param("hero", "stop", id="nothing-to-steal"),
    ],
)
def test_p11_thieves_of_the_defender_are_always_asked(edition: str, hand: str, moves: str) -> None:
    scene = play(f"at=defence g0=thieves a0=infiltration h0={hand} h1=manure", moves, edition)
    assert scene.to_act == (0, "thieves")


@editions("CD")
def test_p11_thieves_of_the_attacker_are_asked_though_he_has_nothing_to_lose(edition: str) -> None:
    text = "at=defence g1=thieves a0=infiltration f1=shields h0=patrol,manure"
    assert play(f"{text} h1=hero", "deploy patrol; stop", edition).to_act == (1, "thieves")
    assert play(text, "deploy patrol; stop", edition).to_act == (1, "thieves")


@editions("CD")
def test_p11_an_edict_leaves_thieves_nothing_to_answer(edition: str) -> None:
    text = "at=defence g0=thieves a0=infiltration h0=manure,edict h1=manure"
    assert play(text, "deploy edict; stop", edition).to_act == (0, "action")


@editions()
def test_p11_an_edict_beside_a_patrol_may_be_as_if_it_were_not_there(edition: str) -> None:
    text = "at=defence a0=infiltration f1=shields h0=patrol,manure,edict h1=knights h2=manure"
    scene = play(text, "deploy patrol; deploy edict; stop; =knights", edition, edict_over_patrol=False)
    assert scene.hand(0) == "manure,knights" and scene.hand(1) == "" and scene.pile == "patrol,infiltration,edict"


@editions()
def test_p11_an_edict_without_a_patrol_still_voids_the_infiltration(edition: str) -> None:
    text = "at=defence a0=infiltration h0=manure,edict h1=knights h2=manure"
    scene = play(text, "deploy edict; stop", edition, edict_over_patrol=False)
    assert scene.hand(0) == "manure" and scene.hand(1) == "knights" and scene.to_act == (0, "action")


# P12: who is tested, and who caused it


@editions("C")
def test_p12_at_the_end_of_an_action_only_the_acting_house_is_tested(edition: str) -> None:
    scene = play("h0=manure h1=manure", "draw", edition)
    assert scene.hand(2) == "" and scene.fort(2) is None and scene.ending is None


@editions()
@pytest.mark.parametrize(("ruling", "winners"), [("causer", [0]), ("right_of_fallen", [2])])
def test_p12_a_patrol_is_the_defender_s_deed(edition: str, ruling: str, winners: list[int]) -> None:
    text = "at=defence a0=infiltration h0=patrol,manure h1=knights h2=manure"
    scene = play(text, "deploy patrol; stop; =knights", edition, off_axis_winner=ruling)
    assert scene.ending == "conquest" and scene.winners == winners


@editions("AB")
@pytest.mark.parametrize(("ruling", "winners"), [("causer", [0]), ("right_of_fallen", [2])])
def test_p12_a_penalty_is_the_defender_s_deed(edition: str, ruling: str, winners: list[int]) -> None:
    text = "at=defence a0=hero@0 h0=manure h1=knights h2=manure"
    assert play(text, "stop; give knights", edition, off_axis_winner=ruling).winners == winners


@editions("C")
@pytest.mark.parametrize(("ruling", "winners"), [("causer", [0]), ("right_of_fallen", [2])])
@pytest.mark.parametrize("when", ["at=start a0=trebuchets@2", "at=action"])
def test_p12_bards_are_their_user_s_deed(edition: str, when: str, ruling: str, winners: list[int]) -> None:
    scene = play(
        f"{when} g0=bards h0=manure h1=knights h2=manure", "bards; discard knights", edition, off_axis_winner=ruling
    )
    assert scene.ending == "conquest" and scene.winners == winners


@editions("D")
def test_p12_bards_fell_nobody_where_defeat_follows_attacks_only(edition: str) -> None:
    scene = play("g0=bards h0=manure h1=knights h2=manure", "bards; discard knights", edition)
    assert scene.ending is None and scene.hand(1) == "" and scene.to_act == (0, "action")


# P13: the turn cap


@editions()
def test_p13_the_cap_counts_turns_begun_by_all_houses(edition: str) -> None:
    text = "h0=manure h1=manure h2=manure turns=0:3,1:2,2:2"
    capped = play(text, "draw", edition, turn_cap=7)
    assert capped.ending == "cap" and capped.winners == [] and capped.to_act is None
    assert play(text, "draw", edition, turn_cap=8).to_act == (1, "action")
    assert play(text, "draw; draw", edition, turn_cap=8).ending == "cap"


@editions()
def test_p13_a_defeat_comes_before_the_cap(edition: str) -> None:
    text = "at=defence a0=soldiers h0=manure h1=manure h2=manure"
    assert play(text, "stop", edition, turn_cap=6).ending == "conquest"


# P14: Equitas words


@editions("D")
@pytest.mark.parametrize("places", ["deck=shields,tower", "deck=tower pile=shields", "deck=tower pile=patrol"])
def test_p14_both_words_are_offered_together(edition: str, places: str) -> None:
    text = f"h0=manure h1=manure h2=manure f1=shields f2=shields {places}"
    assert play(text, edition=edition).offers("equitas") == {"deck", "pile"}


@editions("CD")
def test_p14_an_unspent_call_waits_for_the_next_turn(edition: str) -> None:
    text = "h0=manure h1=manure h2=manure f1=shields f2=shields deck=knights*9"
    failed = play(text, "equitas deck", edition, equitas_failed_call="not_spent")
    assert failed.to_act == (0, "action") and failed.offers("equitas") == set()
    later = play(text, "equitas deck; draw; draw; draw", edition, equitas_failed_call="not_spent")
    assert later.to_act == (0, "action") and later.offers("equitas")


# P15: trims in Winter


@editions("CD")
@pytest.mark.parametrize("when", ["now", "turn_start"])
def test_p15_the_drawing_house_trims_whatever_the_options(edition: str, when: str) -> None:
    text = "season=autumn h0=temporary_alliance,manure h1=manure h2=knights*5 deck=tower"
    drawn = play(text, "alliance 2; =tower", edition, trim_gifts=when)
    assert drawn.to_act == (2, "discard")
    over = play(text, "alliance 2; =tower; discard tower", edition, trim_gifts=when)
    assert over.ending == "winter" and over.hand(2) == "knights*5"


@editions("CD")
def test_p15_no_other_house_trims(edition: str) -> None:
    text = "season=autumn h0=temporary_alliance,manure h1=manure h2=knights*5 deck=tower,patrol"
    scene = play(text, "alliance 2; =tower; draw; =patrol", edition, trim_gifts="turn_start")
    assert scene.ending == "winter" and scene.hand_size(2) == 6


# P16: pass, and draws from nothing


@editions()
def test_p16_pass_is_offered_when_nothing_else_is(edition: str) -> None:
    text = "h0=tower h1=manure deck="
    assert play(text, edition=edition).legal == ["pass"]
    assert play(text, "pass", edition).to_act == (1, "action")


@editions()
def test_p16_pass_is_not_offered_beside_an_action(edition: str) -> None:
    assert "pass" not in play("h0=tower h1=manure", edition=edition).legal
    assert "pass" not in play("f0=palisades h0=tower h1=manure deck=", edition=edition).legal


@editions("CD")
def test_p16_pass_stands_beside_the_free_plays(edition: str) -> None:
    inquisition = play("h0=inquisition h1=manure deck=", edition=edition, seasons=False)
    assert set(inquisition.legal) == {"inquisition right", "pass"}
    bards = play("g0=bards f0=shields h1=manure deck=", edition=edition, seasons=False)
    assert set(bards.legal) == {"bards", "pass"}


@editions()
def test_p16_resources_and_alliance_draw_themselves_from_an_empty_deck(edition: str) -> None:
    resources = play("h0=tower,resources h1=manure deck=", "resources; =resources", edition, seasons=False)
    assert resources.hand(0) == "tower,resources" and resources.pile == "" and resources.to_act == (1, "action")
    alliance = play("h0=tower,temporary_alliance h1=manure deck=", "alliance 1", edition, seasons=False)
    assert alliance.hand(0) == "tower" and alliance.hand(1) == "manure,temporary_alliance"


@editions()
def test_p16_plague_and_imperial_resources_may_draw_nothing(edition: str) -> None:
    plague = play("h0=tower,plague h1=manure deck=", "plague", edition, seasons=False)
    assert plague.plague(0) and plague.hand(0) == "tower"
    imperial = play("h0=tower,imperial_resources h1=manure deck=", "imperial_resources", edition, seasons=False)
    assert imperial.hand(0) == "tower" and imperial.pile == "imperial_resources"


@editions("CD")
@pytest.mark.parametrize("card", ["resources", "imperial_resources"])
def test_p16_artisans_are_not_asked_where_nothing_can_be_drawn(edition: str, card: str) -> None:
    text = f"g0=artisans h0=tower,{card} h1=manure deck="
    scene = play(text, card, edition, seasons=False, artisans_when="after_drawing")
    assert scene.to_act == (1, "action") and not scene.exhausted(0)


# P17: what Builders build on


@editions("CD")
def test_p17_a_card_that_counts_nothing_is_nothing_to_build_on(edition: str) -> None:
    text = "at=defence g0=builders a0=soldiers h0=palisades,manure*2 h1=manure"
    scene = play(text, "deploy palisades; stop", edition, overlevel_defence="zero")
    assert scene.to_act == (0, "give")


@editions("CD")
def test_p17_a_sacrificed_fortification_stands_no_more_but_is_in_the_total(edition: str) -> None:
    text = "at=defence g0=builders a0=trebuchets@2 f0=shields h0=manure*3 h1=manure"
    for needs in ("in_total", "has_fort"):
        assert play(text, "stop; sacrifice", edition, builders_needs=needs).to_act == (0, "builders")


@editions("CD")
def test_p17_builders_without_a_sacrifice_save_an_empty_hand(edition: str) -> None:
    """The sole way for a House without a card to outlive Soldiers."""
    text = "at=defence g0=builders a0=soldiers f0=shields h1=manure h2=manure"
    scene = play(text, "hold; builders", edition, builders_needs="has_fort")
    assert scene.to_act == (0, "action") and scene.fort(0) == "shields"


# P18: Seasons and allies


@editions("CD")
def test_p18_seasons_are_refused_to_allies(edition: str) -> None:
    with pytest.raises(BadOption, match="seasons"):
        play("houses=4 allied=1 h0=manure", edition=edition, seasons=True)
