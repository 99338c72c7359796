"""Q58-Q64: what the Plague freezes, for how long, and what goes on beneath it."""

from __future__ import annotations

import pytest
from scene import Scene, editions, play

from regno.errors import IllegalMove

OTHERS = "h1=soldiers h2=soldiers"


@editions("ABD")
def test_q58_a_second_plague_may_join_the_first(edition: str) -> None:
    scene = play(f"p2=1 h0=manure,plague {OTHERS}", "plague; =knights", edition)
    assert scene.to_act == (1, "action") and scene.plague(0) and scene.plague(2)


@editions("C")
def test_q58_a_second_plague_must_wait(edition: str) -> None:
    assert "plague" not in play(f"p1=1 h0=manure,plague {OTHERS}", "", edition).legal
    with pytest.raises(IllegalMove):
        play(f"p1=1 h0=manure,plague {OTHERS}", "plague", edition)
    assert "plague" in play(f"h0=manure,plague {OTHERS}", "", edition).legal


@editions()
@pytest.mark.parametrize("allowed", [True, False])
def test_q58_is_an_option_of_every_rulebook(edition: str, allowed: bool) -> None:
    scene = play(f"p1=1 h0=manure,plague {OTHERS}", "", edition, plague_stacking=allowed)
    assert ("plague" in scene.legal) == allowed


@editions()
def test_q59_the_draw_comes_with_the_plague(edition: str) -> None:
    scene = play(f"h0=manure,plague {OTHERS}", "plague; =knights", edition)
    assert scene.to_act == (1, "action") and scene.plague(0)
    assert scene.hand(0) == "manure,knights" and scene.pile == ""


# By house rule the card may be declined.


def declining(text: str, moves: str, edition: str, **options: str) -> Scene:
    return play(text, moves, edition, plague_draw_optional="yes", **options)


@editions()
def test_q59_a_table_may_let_the_card_be_declined(edition: str) -> None:
    table = f"h0=manure,plague {OTHERS}"
    asked = declining(table, "plague", edition)
    assert asked.to_act == (0, "plague") and asked.legal == ["no", "draw"] and asked.plague(0)
    drawn = declining(table, "plague; draw; =knights", edition)
    assert drawn.hand(0) == "manure,knights" and drawn.to_act == (1, "action")
    kept = declining(table, "plague; no", edition)
    assert kept.hand(0) == "manure" and kept.to_act == (1, "action") and kept.plague(0)


@editions("CD")
def test_q59_who_declines_the_last_card_of_autumn_keeps_winter_away(edition: str) -> None:
    table = f"season=autumn h0=manure,plague deck=tower pile=knights {OTHERS}"
    assert declining(table, "plague; draw; =tower", edition).to_act is None
    assert declining(table, "plague; no", edition).to_act == (1, "action")


@editions()
def test_q59_nothing_is_asked_where_no_card_can_come(edition: str) -> None:
    table = f"h0=manure,plague deck=hero {OTHERS}"
    assert declining(table, "plague", edition, seasons="no").to_act == (1, "action")


@editions("CD")
@pytest.mark.parametrize(("answer", "asked"), [("no", (0, "plague")), ("apothecaries", (1, "action"))])
def test_q59_the_question_comes_after_the_apothecaries(edition: str, answer: str, asked: tuple[int, str]) -> None:
    table = f"g1=apothecaries h0=manure,plague {OTHERS}"
    assert declining(table, "plague", edition).to_act == (1, "apothecaries")
    assert declining(table, f"plague; {answer}", edition).to_act == asked


@editions("CD")
def test_q59_a_cancelled_plague_that_still_draws_may_be_declined_too(edition: str) -> None:
    table = f"g1=apothecaries h0=manure,plague {OTHERS}"
    scene = declining(table, "plague; apothecaries", edition, apothecary_cancels_draw="no")
    assert scene.to_act == (0, "plague") and not scene.plague(0)


@editions("C")
@pytest.mark.parametrize(("self_defeat", "legal"), [("allowed", ["no", "draw"]), ("illegal_move", ["draw"])])
def test_q59_to_decline_may_be_self_defeat(edition: str, self_defeat: str, legal: list[str]) -> None:
    table = f"h0=plague {OTHERS}"
    assert declining(table, "plague", edition, self_defeat=self_defeat).legal == legal
    if "no" in legal:
        assert declining(table, "plague; no", edition, self_defeat=self_defeat).winners == [1]
    else:
        with pytest.raises(IllegalMove):
            declining(table, "plague; no", edition, self_defeat=self_defeat)


@editions("AB")
def test_q60_the_plague_leaves_before_the_trim(edition: str) -> None:
    table = f"at=start p0=1 h0=shields,palisades,tower,patrol,manure,knights a0=soldiers {OTHERS}"
    scene = play(table, "", edition)
    assert scene.to_act == (0, "discard") and not scene.plague(0) and scene.pile == "plague"
    assert play(table, "discard knights", edition).to_act == (0, "deploy")


@editions()
def test_q60_the_plague_leaves_before_the_defence(edition: str) -> None:
    scene = play(f"at=start p0=1 h0=shields,manure a0=soldiers {OTHERS}", "", edition)
    assert scene.to_act == (0, "deploy") and not scene.plague(0) and scene.pile == "plague"


@editions()
def test_q60_the_plague_lasts_exactly_one_round(edition: str) -> None:
    table, a_round = f"h0=manure,plague {OTHERS}", "plague; =knights; draw; =manure; draw; =manure"
    assert play(table, a_round.removesuffix("; draw; =manure"), edition).plague(0)
    scene = play(table, a_round, edition)
    assert scene.to_act == (0, "action") and not scene.plague(0)
    assert scene.offers("attack") == {"manure"}


@editions()
def test_q61_one_plague_of_two_still_freezes(edition: str) -> None:
    table = f"at=start p0=1 p1=1 h0=shields,manure a0=soldiers {OTHERS}"
    scene = play(table, "", edition, plague_stacking=True)
    assert scene.to_act == (0, "action") and (scene.plague(0), scene.plague(1)) == (False, True)
    assert scene.attack(0) == "soldiers@0" and scene.offers("attack") == set()


@editions()
def test_q61_the_last_plague_lifts_the_freeze(edition: str) -> None:
    table = "at=start p0=1 p1=1 h0=shields,manure h1=manure,soldiers h2=soldiers"
    scene = play(table, "draw; =knights", edition, plague_stacking=True)
    assert scene.to_act == (1, "action") and scene.offers("attack") == {"manure", "soldiers"}
    assert not scene.plague(1) and scene.pile == "plague*2"


@editions()
def test_q62_the_owner_may_play_another_plague_at_once(edition: str) -> None:
    table = f"at=start p0=1 h0=manure,plague {OTHERS}"
    assert "plague" in play(table, "", edition).legal
    scene = play(table, "plague; =knights", edition)
    assert scene.plague(0) and scene.pile == "plague" and scene.to_act == (1, "action")


@editions()
def test_q63_cards_that_are_no_attack_are_played_on(edition: str) -> None:
    scene = play(f"p1=1 h0=shields,soldiers,resources,temporary_alliance,inquisition {OTHERS}", "", edition)
    assert {"draw", "fortify", "resources", "imperial"} <= set(scene.legal)
    assert scene.offers("alliance") == {"1", "2"} and scene.offers("inquisition") == {"left", "right"}
    assert scene.offers("attack") == set()


@editions("CD")
@pytest.mark.parametrize("perk", ["bards", "merchants"])
def test_q63_perks_are_not_frozen(edition: str, perk: str) -> None:
    scene = play(f"p1=1 g0={perk} merchant=1 h0=manure,soldiers {OTHERS}", "", edition)
    assert scene.to_act == (0, "action") and perk in scene.legal


@editions("CD")
def test_q63_equitas_is_not_frozen(edition: str) -> None:
    scene = play("p1=1 h0=manure,soldiers f1=shields h1=soldiers f2=shields h2=soldiers", "", edition)
    assert scene.offers("equitas")


@editions()
def test_q63_support_is_not_frozen(edition: str) -> None:
    scene = play("houses=4 allied=1 p1=1 h0=manure,soldiers h1=manure h2=manure h3=manure", "", edition)
    assert "support" in scene.legal


@editions("CD")
def test_q63_the_merchant_does_not_trade_under_a_plague(edition: str) -> None:
    table = f"merchant=0 h0=manure,soldiers {OTHERS} pile=knights"
    assert "trade" in play(table, "", edition).legal
    assert "trade" not in play(table + " p1=1", "", edition).legal
    assert play(table + " p1=1", "draw", edition).merchant == 2


@editions()
@pytest.mark.parametrize("at", ["start", "defence"])
@pytest.mark.parametrize("attack", ["soldiers", "infiltration", "black_powder"])
def test_q64_under_a_plague_there_is_no_defence_at_all(edition: str, at: str, attack: str) -> None:
    scene = play(f"at={at} p2=1 h0=shields,patrol,edict a0={attack} {OTHERS}", "", edition)
    assert scene.to_act == (0, "action") and scene.attack(0) == f"{attack}@0"
    assert scene.deployed == "" and scene.offers("deploy") == set()
    assert scene.hand(0) == "shields,patrol,edict"


@editions("CD")
def test_q64_without_a_defence_no_perk_is_asked_before_it(edition: str) -> None:
    scene = play(f"at=start p2=1 g0=bards h0=shields,manure a0=soldiers {OTHERS}", "", edition)
    assert scene.to_act == (0, "action") and "bards" in scene.legal
