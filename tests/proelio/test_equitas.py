"""Equitas: R75-R80, Q76-Q83 and Q83b.

Q81, what a search tells the table, is a matter of knowledge and is tested there.
"""

from __future__ import annotations

import pytest
from scene import BY_LETTER, editions, play

# House 0 alone has no Fortification, and no Shields to lay one.
POOR = "h0=palisades,knights,manure h1=manure h2=manure f1=shields f2=palisades"
WORDS = {"it111": {"deck"}, "en111": {"deck", "pile"}}
NO_SHIELDS = "deck=manure*2,soldiers*6,knights*6"


# Conditions


@editions("CD")
def test_r75_to_r78_equitas_is_offered_when_all_conditions_hold(edition: str) -> None:
    assert play(POOR, edition=edition).offers("equitas") == WORDS[edition]


@editions("AB")
def test_r72_the_older_rulebooks_know_no_equitas(edition: str) -> None:
    assert play(POOR, edition=edition).offers("equitas") == set()


@editions("CD")
@pytest.mark.parametrize(
    "text",
    [
        pytest.param(f"{POOR} equitas=used", id="75-invoked-before"),
        pytest.param(POOR.replace(" f1=shields", ""), id="76-another-without-fortification"),
        pytest.param(f"{POOR} f0=shields", id="76-fortification-of-ones-own"),
        pytest.param(f"{POOR} lost=1", id="77-fortification-lost-before"),
        pytest.param(POOR.replace("h0=", "h0=shields,"), id="78-shields-in-hand"),
    ],
)
def test_r75_to_r78_equitas_falls_with_any_condition(edition: str, text: str) -> None:
    assert play(text, edition=edition).offers("equitas") == set()


@editions("CD")
def test_r75_one_invocation_for_the_whole_table(edition: str) -> None:
    text = "turn=1 h0=manure h1=manure h2=manure f0=shields f2=shields"
    assert play(text, edition=edition).offers("equitas") == WORDS[edition]
    assert play(f"{text} equitas=used", edition=edition).offers("equitas") == set()


# Effect


@editions("CD")
def test_r79_shields_from_the_deck_become_the_fortification(edition: str) -> None:
    scene = play(f"{POOR} deck=shields*2,soldiers*3", "equitas deck", edition)
    assert scene.fort(0) == "shields" and scene.deck == "shields,soldiers*3"
    assert scene.hand(0) == "palisades,manure,knights" and scene.to_act == (1, "action")


@editions("D")
def test_r79_shields_from_the_pile_become_the_fortification(edition: str) -> None:
    scene = play(f"{POOR} deck=shields*2,soldiers*3 pile=shields*2,tower", "equitas pile", edition)
    assert scene.fort(0) == "shields" and scene.deck == "shields*2,soldiers*3" and scene.pile == "shields,tower"


@editions("CD")
def test_r80_none_found_and_another_action_follows(edition: str) -> None:
    scene = play(f"{POOR} {NO_SHIELDS}", "equitas deck", edition)
    assert scene.to_act == (0, "action") and scene.offers("equitas") == set()
    assert set(scene.legal) == {"draw", "attack manure"}


# Rulings


@editions("D")
def test_q76_a_fortification_lost_this_turn_forbids_equitas(edition: str) -> None:
    text = "at=defence a0=soldiers f0=shields h0=manure,knights h1=manure h2=manure f1=shields f2=shields"
    scene = play(text, "stop; sacrifice", edition)
    assert scene.fort(0) is None and scene.to_act == (0, "action") and scene.offers("equitas") == set()


@editions("C")
def test_q76_only_earlier_turns_count_in_the_italian_rulebook(edition: str) -> None:
    text = "at=defence a0=soldiers f0=shields h0=manure,knights h1=manure h2=manure f1=shields f2=shields"
    scene = play(text, "stop; sacrifice", edition)
    assert scene.fort(0) is None and scene.offers("equitas") == WORDS[edition]
    assert play(f"{text} lost=1", "stop; sacrifice", edition).offers("equitas") == set()


@editions("CD")
def test_q76_a_table_may_forgive_a_loss_of_the_same_turn_and_of_that_turn_only(edition: str) -> None:
    text = "at=defence a0=soldiers f0=shields h0=manure,knights h1=manure h2=manure f1=shields f2=shields"
    text += " deck=manure*2,soldiers*6"
    now = play(text, "stop; sacrifice", edition, equitas_same_turn_loss=True)
    assert now.offers("equitas") == WORDS[edition]
    a_turn_later = play(text, "stop; sacrifice; draw; draw; draw", edition, equitas_same_turn_loss=True)
    assert a_turn_later.to_act == (0, "action") and a_turn_later.offers("equitas") == set()


@editions("CD")
def test_q77_an_upgrade_is_no_loss(edition: str) -> None:
    text = POOR.replace("h1=manure", "h1=palisades,manure")
    scene = play(f"{text} turn=1", "fortify; draw; =manure", edition)
    assert scene.fort(1) == "palisades" and scene.pile == "shields"
    assert scene.to_act == (0, "action") and scene.offers("equitas") == WORDS[edition]


@editions("CD")
@pytest.mark.parametrize(
    ("attack", "moves"),
    [("soldiers", "stop; sacrifice; fortify; draw; =manure"), ("black_powder", "stop; fortify; draw; =manure")],
)
def test_q77_a_sacrifice_and_black_powder_are_losses(edition: str, attack: str, moves: str) -> None:
    text = f"turn=1 at=defence a1={attack} f1=shields f2=shields h0=manure,knights h1=shields,manure h2=manure"
    scene = play(text, moves, edition)
    assert scene.fort(1) == "shields" and scene.fort(2) == "shields"
    assert scene.to_act == (0, "action") and scene.offers("equitas") == set()


@editions("D")
@pytest.mark.parametrize(
    ("word", "places"),
    [("deck", "deck=soldiers*3 pile=shields,tower"), ("pile", "deck=shields,soldiers*3 pile=tower")],
)
def test_q78_the_other_pile_is_used_where_the_chosen_one_has_none(edition: str, word: str, places: str) -> None:
    scene = play(f"{POOR} {places}", f"equitas {word}", edition)
    assert scene.fort(0) == "shields" and scene.deck == "soldiers*3" and scene.pile == "tower"


@editions("C")
def test_q78_the_italian_rulebook_searches_the_deck_alone(edition: str) -> None:
    scene = play(f"{POOR} deck=soldiers*3 pile=shields,tower", "equitas deck", edition)
    assert scene.fort(0) is None and scene.to_act == (0, "action") and scene.pile == "shields,tower"


@editions("CD")
def test_q79_the_call_is_legal_whatever_the_deck_holds(edition: str) -> None:
    assert play(f"{POOR} {NO_SHIELDS}", edition=edition).offers("equitas") == WORDS[edition]


@editions("CD")
@pytest.mark.parametrize(("ruling", "again"), [("spent", False), ("not_spent", True)])
def test_q80_whether_a_failed_call_is_spent(edition: str, ruling: str, again: bool) -> None:
    text, moves = f"{POOR} {NO_SHIELDS}", "equitas deck; draw; draw; draw"
    scene = play(text, moves, edition, equitas_failed_call=ruling)
    assert scene.to_act == (0, "action") and scene.offers("equitas") == (WORDS[edition] if again else set())


@editions("CD")
def test_q80_a_failed_call_is_spent_unless_the_table_says_otherwise(edition: str) -> None:
    scene = play(f"{POOR} {NO_SHIELDS}", "equitas deck; draw; draw; draw", edition)
    assert scene.to_act == (0, "action") and scene.offers("equitas") == set()


@editions("CD")
def test_q82_the_last_card_of_the_deck_turns_the_season(edition: str) -> None:
    scene = play(f"{POOR} deck=shields pile=soldiers*3", "equitas deck", edition)
    assert scene.fort(0) == "shields" and scene.season == "autumn"
    assert scene.deck == "soldiers*3" and scene.pile == ""


@editions("CD")
def test_q82_the_shields_are_laid_before_winter_and_count(edition: str) -> None:
    text = "season=autumn deck=shields pile=soldiers*3 h0=manure h1=manure h2=manure f1=shields f2=shields"
    scene = play(text, "equitas deck", edition)
    assert scene.ending == "winter" and scene.fort(0) == "shields" and scene.winners == [0, 1, 2]


@editions("D")
def test_q82_shields_from_the_pile_turn_no_season(edition: str) -> None:
    scene = play(f"{POOR} deck=soldiers*3 pile=shields", "equitas pile", edition)
    assert scene.season == "summer" and scene.pile == "" and scene.to_act == (1, "action")


@editions("CD")
def test_q83_the_ally_is_one_of_the_other_houses(edition: str) -> None:
    text = "houses=4 allied=1 h0=manure,knights h1=manure h2=manure h3=manure f1=shields f3=shields"
    assert play(text, edition=edition).offers("equitas") == set()
    assert play(f"{text} f2=shields", edition=edition).offers("equitas") == WORDS[edition]


@editions("CD")
def test_q83b_there_is_no_early_stage_of_the_game(edition: str) -> None:
    scene = play(f"{POOR} season=autumn turns=0:90,1:90,2:90", edition=edition)
    assert scene.offers("equitas") == WORDS[edition]


@pytest.mark.parametrize(
    ("edition", "text"),
    [
        (BY_LETTER["A"], POOR),
        (BY_LETTER["C"], "houses=4 allied=1 h0=manure,knights h1=manure f1=shields f2=shields f3=shields"),
    ],
)
def test_q84_an_empty_deck_is_refilled_before_the_search(edition: str, text: str) -> None:
    scene = play(f"{text} deck= pile=shields,soldiers", "equitas deck", edition, equitas="deck")
    assert scene.fort(0) == "shields" and scene.deck == "soldiers" and scene.pile == ""
