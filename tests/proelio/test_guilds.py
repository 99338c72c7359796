"""Guilds and the Perks of one's own turn: R109-R113, R115, R118, R120; Q99-Q103, Q111, Q112.

R109, the dealing of Guilds, is no matter of positions: see test_deal.py.
"""

from __future__ import annotations

import pytest
from scene import Scene, editions, play

GUILDS = ("bards", "builders", "artisans", "thieves", "scribes", "apothecaries", "merchants")

# For each Guild a moment at which its Perk is offered to House 0, and the word for it.
MOMENTS = {
    "bards": ("h0=manure h1=soldiers h2=manure", "", "bards"),
    "builders": ("at=defence a0=knights@1 f0=shields h0=manure*2,tower h1=manure", "stop; sacrifice", "builders"),
    "artisans": ("h0=manure,resources h1=manure", "", "resources artisans"),
    "thieves": ("at=defence a0=infiltration h0=manure,soldiers h1=manure", "stop", "thieves"),
    "scribes": ("h0=manure*2 h1=manure", "", "imperial scribes"),
    "apothecaries": ("turn=2 h0=manure h1=manure h2=manure,plague", "plague", "apothecaries"),
    "merchants": ("h0=manure h1=manure", "", "merchants"),
}


# What else is asked before a Perk has had its effect.
AFTERWARDS = {"bards": "; discard soldiers", "scribes": "; pay manure; pay manure"}


def moment(guild: str, edition: str, merchant: int = 2, exhausted: str = "") -> Scene:
    """The moment of a Guild held by House 0, with the Merchant at some House."""
    text, moves, _ = MOMENTS[guild]
    return play(f"{text} g0={guild}{exhausted} merchant={merchant}", moves, edition)


# R110, R112: of all Guilds


@editions("CD")
@pytest.mark.parametrize("guild", GUILDS)
def test_r111_there_are_seven_guilds(edition: str, guild: str) -> None:
    fresh, used = play(f"h0=manure g0={guild}", edition=edition), play(f"h0=manure g0={guild}-", edition=edition)
    assert fresh.guild(0) == used.guild(0) == guild
    assert not fresh.exhausted(0) and used.exhausted(0)


@editions("CD")
@pytest.mark.parametrize("guild", GUILDS)
def test_r110_a_perk_is_offered_at_its_moment_and_only_while_fresh(edition: str, guild: str) -> None:
    word = MOMENTS[guild][2]
    assert word in moment(guild, edition).legal
    assert word not in moment(guild, edition, exhausted="-").legal


@editions("CD")
@pytest.mark.parametrize("guild", GUILDS)
def test_r110_a_used_perk_is_exhausted(edition: str, guild: str) -> None:
    text, moves, word = MOMENTS[guild]
    moves = "; ".join(filter(None, (moves, word))) + AFTERWARDS.get(guild, "")
    scene = play(f"{text} g0={guild} merchant=2", moves, edition)
    assert scene.exhausted(0) and scene.guild(0) == guild


@editions("CD")
@pytest.mark.parametrize("guild", GUILDS)
def test_r112_and_r128_no_perk_while_the_merchant_is_with_you(edition: str, guild: str) -> None:
    """Q110: the lock stops reactions too. Q111: he need not be called where he is."""
    assert MOMENTS[guild][2] not in moment(guild, edition, merchant=0).legal


# Bards


@editions("CD")
def test_r113_bards_make_the_right_house_discard_a_card_of_its_choice(edition: str) -> None:
    text = "g0=bards h0=manure h1=tower,soldiers h2=manure"
    asked = play(text, "bards", edition)
    assert asked.to_act == (1, "discard") and asked.offers("discard") == {"tower", "soldiers"}
    after = play(text, "bards; discard tower", edition)
    assert after.hand(1) == "soldiers" and after.pile == "tower"
    assert after.to_act == (0, "action") and "bards" not in after.legal and "draw" in after.legal


@editions("CD")
def test_q101_bards_before_the_defence_or_in_the_action_phase(edition: str) -> None:
    text = "at=start g0=bards a0=soldiers f0=shields h0=shields,manure h1=tower,manure h2=manure"
    start = play(text, edition=edition)
    assert start.to_act == (0, "perk") and set(start.legal) == {"bards", "no"}
    used = play(text, "bards; discard tower; stop; sacrifice", edition)
    assert used.to_act == (0, "action") and "bards" not in used.legal and used.exhausted(0)
    kept = play(text, "no; stop; sacrifice", edition)
    assert kept.to_act == (0, "action") and "bards" in kept.legal


@editions("CD")
def test_q101_no_bards_inside_a_resolution(edition: str) -> None:
    text = "at=start g0=bards a0=soldiers f0=shields h0=shields,manure h1=tower,manure h2=manure"
    assert set(play(text, "no", edition).legal) == {"deploy shields", "stop"}
    assert set(play(text, "no; stop", edition).legal) == {"sacrifice", "hold"}


@editions("CD")
def test_q101_perks_in_the_action_phase_only_if_the_table_says_so(edition: str) -> None:
    text = "at=start g0=bards a0=soldiers f0=shields h0=shields,manure h1=tower,manure h2=manure"
    assert play(text, edition=edition, perk_window="action_phase").to_act == (0, "deploy")
    scene = play(text, "stop; sacrifice", edition, perk_window="action_phase")
    assert "bards" in scene.legal


@editions("CD")
@pytest.mark.parametrize("peace", ["", "a0=soldiers p1=1"], ids=["no-attack", "plague"])
def test_t3_there_is_no_early_window_where_no_defence_follows(edition: str, peace: str) -> None:
    scene = play(f"at=start g0=bards h0=manure h1=tower h2=manure {peace}", edition=edition)
    assert scene.to_act == (0, "action") and "bards" in scene.legal


@editions("CD")
def test_t3_the_early_window_needs_a_usable_perk(edition: str) -> None:
    text = "at=start a0=soldiers h0=manure,soldiers h2=manure"
    for guild in (
        "g0=bards- h1=manure",
        "g0=bards merchant=0 h1=manure",
        "g0=bards f1=shields",
        "g0=scribes h1=manure",
    ):
        assert play(f"{text} {guild}", edition=edition).to_act == (0, "deploy"), guild


@editions("CD")
def test_q102_bards_do_not_sing_to_an_empty_hand(edition: str) -> None:
    assert "bards" not in play("g0=bards h0=manure f1=shields h2=manure", edition=edition).legal


@editions("CD")
def test_q103_bards_may_cost_an_imperial_card(edition: str) -> None:
    scene = play("g0=bards h0=manure h1=soldiers,hero h2=manure", "bards; discard hero", edition)
    assert scene.hand(1) == "soldiers" and scene.pile == "hero"


# Artisans


@editions("CD")
@pytest.mark.parametrize(("card", "drawn"), [("resources", 3), ("imperial_resources", 4)])
def test_r115_artisans_draw_one_more(edition: str, card: str, drawn: int) -> None:
    text = f"g0=artisans h0=manure,{card} h1=manure"
    assert {card, f"{card} artisans"} <= set(play(text, edition=edition).legal)
    scene = play(text, f"{card} artisans" + "; =tower" * drawn, edition)
    assert scene.hand_size(0) == 1 + drawn and scene.exhausted(0) and scene.to_act == (1, "action")


@editions("CD")
def test_r115_the_card_may_be_played_without_the_artisans(edition: str) -> None:
    scene = play("g0=artisans h0=manure,resources h1=manure", "resources; =tower; =tower", edition)
    assert scene.hand(0) == "tower*2,manure" and not scene.exhausted(0) and scene.to_act == (1, "action")


@editions("CD")
def test_q99_declared_with_the_card_and_trimmed_once(edition: str) -> None:
    text = "g0=artisans h0=manure*4,resources h1=manure"
    scene = play(text, "resources artisans; =tower; =tower; =tower", edition)
    assert scene.to_act == (0, "discard") and scene.hand_size(0) == 7


@editions("CD")
def test_q99_a_table_may_ask_after_the_draw(edition: str) -> None:
    text, late = "g0=artisans h0=manure,resources h1=manure", "after_drawing"
    assert play(text, edition=edition, artisans_when=late).offers("resources") == set()
    asked = play(text, "resources; =tower; =tower", edition, artisans_when=late)
    assert asked.to_act == (0, "artisans") and set(asked.legal) == {"artisans", "no"}
    used = play(text, "resources; =tower; =tower; artisans; =patrol", edition, artisans_when=late)
    assert used.hand(0) == "tower*2,patrol,manure" and used.exhausted(0) and used.to_act == (1, "action")
    kept = play(text, "resources; =tower; =tower; no", edition, artisans_when=late)
    assert kept.hand(0) == "tower*2,manure" and not kept.exhausted(0) and kept.to_act == (1, "action")


@editions("CD")
def test_q99_asked_after_the_draw_the_trim_still_comes_last(edition: str) -> None:
    text = "g0=artisans h0=manure*4,resources h1=manure"
    asked = play(text, "resources; =tower; =tower", edition, artisans_when="after_drawing")
    assert asked.to_act == (0, "artisans") and asked.hand_size(0) == 6


# Scribes


@editions("CD")
def test_r118_scribes_draw_two_and_keep_one(edition: str) -> None:
    text, paid = "g0=scribes h0=manure*2,tower h1=manure", "imperial scribes; pay manure; pay manure; =hero; =edict"
    asked = play(text, paid, edition)
    assert asked.to_act == (0, "keep") and asked.hand(0) == "tower,hero,edict"
    assert set(asked.legal) == {"keep hero", "keep edict"}
    kept = play(text, f"{paid}; keep edict", edition)
    assert kept.hand(0) == "tower,edict" and kept.pile == "manure*2,hero" and kept.to_act == (1, "action")


@editions("CD")
def test_r118_a_card_held_before_cannot_be_the_one_kept(edition: str) -> None:
    text, paid = "g0=scribes h0=manure*2,hero h1=manure", "imperial scribes; pay manure; pay manure; =fortress; =edict"
    assert set(play(text, paid, edition).legal) == {"keep fortress", "keep edict"}


@editions("CD")
def test_q100_one_imperial_card_is_too_little_for_scribes(edition: str) -> None:
    scene = play("g0=scribes h0=manure*2 h1=manure deck=tower*3,hero", edition=edition)
    assert "imperial" in scene.legal and "imperial scribes" not in scene.legal


@editions("CD")
def test_q100_scribes_draw_the_second_card_from_the_shuffled_discards(edition: str) -> None:
    text = "g0=scribes h0=manure*2 h1=manure deck=tower*3,hero pile=edict"
    scene = play(text, "imperial scribes; pay manure; pay manure; =hero; =edict", edition)
    assert set(scene.legal) == {"keep hero", "keep edict"}


# Merchants


@editions("CD")
def test_r120_merchants_call_the_merchant_at_once_and_free(edition: str) -> None:
    text = "g0=merchants merchant=1 h0=manure*2 h1=manure pile=tower"
    assert "trade" not in play(text, edition=edition).legal
    scene = play(text, "merchants", edition)
    assert scene.merchant == 0 and scene.to_act == (0, "action") and scene.exhausted(0)
    assert "trade" in scene.legal and "merchants" not in scene.legal


@editions("CD")
def test_r120_merchants_may_call_before_the_defence(edition: str) -> None:
    text = "at=start g0=merchants merchant=2 a0=soldiers h0=manure,tower h1=manure"
    assert set(play(text, edition=edition).legal) == {"merchants", "no"}
    scene = play(text, "merchants", edition)
    assert scene.merchant == 0 and scene.to_act == (0, "deploy")


@editions("CD")
def test_q111_merchants_have_nobody_to_call_in_a_game_without_him(edition: str) -> None:
    assert "merchants" not in play("g0=merchants h0=manure h1=manure", edition=edition).legal


@editions("CD")
def test_q112_the_called_merchant_goes_on_to_the_caller_s_left(edition: str) -> None:
    text = "houses=5 turn=1 g1=merchants merchant=3 h1=manure h2=manure"
    scene = play(text, "merchants; draw", edition)
    assert scene.merchant == 0 and scene.to_act == (2, "action")
    assert play(text, "draw", edition).merchant == 3
