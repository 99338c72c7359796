"""Allied Houses: R129-R135, Q118-Q126.

R133 and Q125 (talking) and Q124 (what the enemies see of a Support) are no matter of positions.
"""

from __future__ import annotations

import pytest
from scene import editions, play

TABLE = "houses=4 allied=1 h1=manure h3=manure"


# R129-R135


@editions()
@pytest.mark.parametrize(("turn", "winners"), [(0, [1, 3]), (1, [0, 2]), (2, [1, 3]), (3, [0, 2])])
def test_r129_and_r134_the_first_defeat_decides_for_both_allies(edition: str, turn: int, winners: list[int]) -> None:
    attacker = (turn + 1) % 4
    text = f"houses=4 allied=1 turn={turn} at=defence a{turn}=soldiers h{turn}=manure h{attacker}=manure"
    scene = play(text, "stop", edition)
    assert scene.ending == "alliance" and scene.winners == winners


@editions()
def test_r130_there_is_no_temporary_alliance_no_season_and_no_merchant(edition: str) -> None:
    scene = play(f"{TABLE} h0=manure", edition=edition)
    assert "temporary_alliance" not in scene.deck and scene.season is None and scene.merchant is None
    assert "temporary_alliance" in play("houses=4 h0=manure", edition=edition).deck


@editions("CD")
def test_r131_guilds_are_optional(edition: str) -> None:
    scene = play(f"{TABLE} h0=manure h2=manure g0=bards g1=scribes g2=thieves g3=builders", edition=edition)
    assert scene.guild(2) == "thieves" and "bards" in scene.legal
    assert play(f"{TABLE} h0=manure", edition=edition).guild(0) is None


@editions()
def test_r132_support_passes_a_card_to_the_ally(edition: str) -> None:
    text = f"{TABLE} h0=soldiers,tower h2=manure"
    asked = play(text, "support", edition)
    assert asked.to_act == (0, "support") and asked.offers("support") == {"soldiers", "tower"}
    scene = play(text, "support; support tower", edition)
    assert scene.hand(0) == "soldiers" and scene.hand(2) == "tower,manure" and scene.to_act == (1, "action")


@editions()
@pytest.mark.parametrize(("giver", "ally"), [(1, 3), (2, 0), (3, 1)])
def test_r132_support_goes_across_the_table(edition: str, giver: int, ally: int) -> None:
    scene = play(f"houses=4 allied=1 turn={giver} h{giver}=soldiers,tower", "support; support tower", edition)
    assert scene.hand(ally) == "tower"


@editions()
def test_r135_there_is_no_winter(edition: str) -> None:
    scene = play(f"{TABLE} h0=manure h2=manure deck=soldiers", "draw", edition)
    assert scene.ending is None and scene.deck == "" and "draw" not in scene.legal


# Rulings


@editions("CD")
@pytest.mark.parametrize("fate", ["removed", "dealt"])
def test_q118_the_merchants_guild_has_nobody_to_call(edition: str, fate: str) -> None:
    scene = play(f"{TABLE} h0=manure g0=merchants", edition=edition, merchants_guild_without_merchant=fate)
    assert "merchants" not in scene.legal and not scene.exhausted(0)


@editions("CD")
def test_q119_guilds_and_merchant_are_two_switches(edition: str) -> None:
    guilds = play("g0=bards h0=manure h1=manure", edition=edition)
    assert guilds.merchant is None and "bards" in guilds.legal
    merchant = play("merchant=0 h0=manure*2 h1=manure pile=tower", edition=edition)
    assert merchant.guild(0) is None and "trade" in merchant.legal


@editions("ABD")
def test_q120_the_last_card_may_be_given_away(edition: str) -> None:
    scene = play(f"{TABLE} h0=tower h2=manure", "support; support tower", edition)
    assert scene.hand(0) == "" and scene.ending is None and scene.to_act == (1, "action")


@editions("C")
def test_q120_giving_the_last_card_away_is_a_defeat_at_any_moment(edition: str) -> None:
    scene = play(f"{TABLE} h0=tower h2=manure", "support; support tower", edition)
    assert scene.ending == "alliance" and scene.winners == [1, 3]
    behind_shields = play(f"{TABLE} h0=tower f0=shields h2=manure", "support; support tower", edition)
    assert behind_shields.ending is None


@editions("BCD")
def test_q121_the_ally_discards_any_of_the_six_at_once(edition: str) -> None:
    text = f"{TABLE} h0=soldiers,tower h2=patrol,knights*4"
    asked = play(text, "support; support tower", edition)
    assert asked.to_act == (2, "discard") and asked.offers("discard") == {"tower", "patrol", "knights"}
    scene = play(text, "support; support tower; discard tower", edition)
    assert scene.hand(2) == "patrol,knights*4" and scene.pile == "tower" and scene.to_act == (1, "action")


@editions("A")
def test_q121_the_ally_of_the_oldest_rulebook_discards_on_its_own_turn(edition: str) -> None:
    text = f"{TABLE} h0=soldiers,tower h2=patrol,knights*4"
    assert play(text, "support; support tower", edition).to_act == (1, "action")
    scene = play(text, "support; support tower; draw", edition)
    assert scene.to_act == (2, "discard") and scene.offers("discard") == {"tower", "patrol", "knights"}


@editions()
def test_q122_support_cannot_be_refused(edition: str) -> None:
    scene = play(f"{TABLE} h0=soldiers,tower h2=knights*4", "support; support tower", edition)
    assert scene.hand(2) == "tower,knights*4" and scene.to_act == (1, "action")


@editions()
def test_q123_any_card_may_be_given(edition: str) -> None:
    text = f"{TABLE} h0=patrol,plague,hero,edict h2=manure"
    assert play(text, "support", edition).offers("support") == {"patrol", "plague", "hero", "edict"}
    assert play(text, "support; support edict", edition).hand(2) == "manure,edict"


@editions()
@pytest.mark.parametrize("ruling", ["causer", "right_of_fallen"])
def test_q126_a_patrol_that_fells_the_attacker_wins_for_the_alliance(edition: str, ruling: str) -> None:
    text = "houses=4 allied=1 at=defence a0=infiltration h0=patrol,manure h1=knights h2=manure h3=manure"
    scene = play(text, "deploy patrol; stop; =knights", edition, off_axis_winner=ruling)
    assert scene.ending == "alliance" and scene.winners == [0, 2]


@editions("C")
@pytest.mark.parametrize("ruling", ["causer", "right_of_fallen"])
def test_q126_bards_that_fell_a_house_win_for_the_alliance(edition: str, ruling: str) -> None:
    text = f"{TABLE} h0=manure h2=manure g0=bards"
    scene = play(text, "bards; discard manure", edition, off_axis_winner=ruling)
    assert scene.ending == "alliance" and scene.winners == [0, 2]
