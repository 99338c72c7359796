"""The Merchant: R122-R128, Q113-Q117.

R121, where he stands at the beginning, is no matter of positions: see test_deal.py.
"""

from __future__ import annotations

import pytest
from scene import editions, play

STALL = "merchant=0 h0=manure,soldiers,knights h1=manure h2=manure pile=tower,patrol,hero"


@editions("CD")
def test_r122_the_merchant_sells_any_one_base_discard(edition: str) -> None:
    asked = play(STALL, "trade", edition)
    assert asked.to_act == (0, "take") and set(asked.legal) == {"take tower", "take patrol", "nothing"}
    scene = play(STALL, "trade; take tower; pay manure; pay knights", edition)
    assert scene.hand(0) == "tower,soldiers" and scene.pile == "patrol,manure,knights,hero"
    assert scene.to_act == (1, "action")


@editions("CD")
def test_r122_he_trades_with_his_host_alone(edition: str) -> None:
    assert "trade" in play(STALL, edition=edition).legal
    assert "trade" not in play(STALL.replace("merchant=0", "merchant=1"), edition=edition).legal
    assert "trade" not in play(STALL.replace("merchant=0", ""), edition=edition).legal


@editions("CD")
@pytest.mark.parametrize("hand", ["manure*2", "manure,hero", "hero,edict"])
def test_r123_any_two_cards_pay_in_summer(edition: str, hand: str) -> None:
    first, second = ("manure", "manure") if hand == "manure*2" else hand.split(",")
    text = f"merchant=0 h0={hand} h1=manure pile=tower"
    scene = play(text, f"trade; take tower; pay {first}; pay {second}", edition)
    assert scene.hand(0) == "tower"


@editions("CD")
def test_r124_a_base_and_an_imperial_card_pay_in_autumn(edition: str) -> None:
    text = "season=autumn merchant=0 h0=manure,soldiers,hero,edict h1=manure pile=tower"
    assert play(text, "trade; take tower", edition).offers("pay") == {"manure", "soldiers"}
    assert play(text, "trade; take tower; pay manure", edition).offers("pay") == {"hero", "edict"}
    scene = play(text, "trade; take tower; pay manure; pay edict", edition)
    assert scene.hand(0) == "tower,soldiers,hero" and scene.pile == "manure,edict"


@editions("CD")
def test_r125_who_takes_nothing_pays_nothing_and_has_acted(edition: str) -> None:
    scene = play(STALL, "trade; nothing", edition)
    assert scene.hand(0) == "manure,soldiers,knights" and scene.pile == "tower,patrol,hero"
    assert scene.to_act == (1, "action")


@editions("CD")
@pytest.mark.parametrize("moves", ["draw", "trade; nothing", "attack manure"])
def test_r126_he_leaves_to_the_left_when_his_host_s_turn_ends(edition: str, moves: str) -> None:
    assert play(STALL, moves, edition).merchant == 2


@editions("CD")
def test_r126_he_stays_while_others_play(edition: str) -> None:
    text = "houses=4 turn=0 merchant=2 h0=manure h1=manure h2=manure h3=manure"
    assert [play(text, moves, edition).merchant for moves in ("draw", "draw; draw", "draw; draw; draw")] == [2, 2, 1]


@editions("CD")
def test_r127_no_trade_under_a_plague_but_he_travels(edition: str) -> None:
    text = f"{STALL} p1=1"
    assert "trade" not in play(text, edition=edition).legal
    assert play(text, "draw", edition).merchant == 2


@editions("CD")
def test_r128_his_host_cannot_use_its_perk_until_he_leaves(edition: str) -> None:
    text = "g0=bards merchant=0 h0=manure h1=manure h2=manure"
    assert "bards" not in play(text, edition=edition).legal
    scene = play(text, "draw; draw; draw", edition)
    assert scene.merchant == 1 and scene.to_act == (0, "action") and "bards" in scene.legal


@editions("CD")
def test_q113_the_summer_price_holds_until_the_first_empty_deck(edition: str) -> None:
    assert play(STALL, edition=edition).season == "summer"
    assert play(STALL, "trade; take tower; pay manure", edition).offers("pay") == {"soldiers", "knights"}


@editions("CD")
@pytest.mark.parametrize(
    ("season", "hand", "able"),
    [
        ("summer", "manure", False),
        ("summer", "manure,soldiers", True),
        ("autumn", "manure,soldiers,knights", False),
        ("autumn", "hero,edict", False),
        ("autumn", "hero", False),
        ("autumn", "manure,hero", True),
    ],
)
def test_q114_only_who_can_pay_may_trade(edition: str, season: str, hand: str, able: bool) -> None:
    scene = play(f"season={season} merchant=0 h0={hand} h1=manure pile=tower", edition=edition)
    assert ("trade" in scene.legal) == able


@editions("CD")
@pytest.mark.parametrize("pile", ["", "hero,edict"])
def test_q115_without_base_discards_there_is_no_trade(edition: str, pile: str) -> None:
    assert "trade" not in play(f"merchant=0 h0=manure*2 h1=manure pile={pile}", edition=edition).legal


@editions("CD")
def test_q116_the_card_taken_is_no_part_of_the_price(edition: str) -> None:
    text = "merchant=0 h0=manure,soldiers h1=manure pile=tower"
    asked = play(text, "trade; take tower", edition)
    assert asked.hand(0) == "tower,manure,soldiers" and asked.legal == ["pay manure"]
    assert play(text, "trade; take tower; pay manure", edition).legal == ["pay soldiers"]


@editions("CD")
def test_q116_nor_is_it_when_its_like_was_held_before(edition: str) -> None:
    text = "merchant=0 h0=tower,manure h1=manure pile=tower"
    assert play(text, "trade; take tower", edition).legal == ["pay tower"]
    assert play(text, "trade; take tower; pay tower", edition).legal == ["pay manure"]
    assert play(text, "trade; take tower; pay tower; pay manure", edition).hand(0) == "tower"


@editions("CD")
def test_q116_two_of_a_kind_may_buy_a_third(edition: str) -> None:
    scene = play("merchant=0 h0=tower*2 h1=manure pile=tower", "trade; take tower; pay tower; pay tower", edition)
    assert scene.hand(0) == "tower" and scene.pile == "tower*2"


@editions("CD")
def test_q116_a_base_card_taken_in_autumn_does_not_pay_for_itself(edition: str) -> None:
    text = "season=autumn merchant=0 h0=manure,hero h1=manure pile=tower"
    assert play(text, "trade; take tower", edition).legal == ["pay manure"]
    assert play(text, "trade; take tower; pay manure", edition).legal == ["pay hero"]


@editions("CD")
def test_q117_imperial_discards_are_not_for_sale(edition: str) -> None:
    assert play(STALL, "trade", edition).offers("take") == {"tower", "patrol"}
