"""Q16-Q28: which attacks may be laid, and what becomes of one that should not have been."""

from __future__ import annotations

import pytest
from scene import Scene, editions, play

from regno.errors import IllegalMove, UnreadableMove

OTHERS = "h1=soldiers h2=soldiers"
NUMBERED = "manure,soldiers,knights,trebuchets,hero"


@editions()
@pytest.mark.parametrize(
    ("fort", "valid"),
    [
        ("", {"manure", "soldiers"}),
        ("shields", {"manure", "soldiers", "knights"}),
        ("palisades", {"manure", "soldiers", "knights", "trebuchets"}),
        ("tower", set(NUMBERED.split(","))),
        ("fortress", set(NUMBERED.split(","))),
    ],
)
def test_q16_only_attacks_within_the_level_are_offered(edition: str, fort: str, valid: set[str]) -> None:
    table = f"f0={fort} h0={NUMBERED} {OTHERS}"
    assert play(table, "", edition).offers("attack") == valid
    assert play(table, "", edition, allow_invalid_attacks=True).offers("attack") == set(NUMBERED.split(","))


@editions()
def test_q16_an_attack_over_level_is_refused(edition: str) -> None:
    with pytest.raises(IllegalMove):
        play(f"h0=soldiers,knights {OTHERS}", "attack knights", edition)


@editions()
@pytest.mark.parametrize("card", ["manure", "infiltration", "black_powder"])
def test_q16_a_card_without_a_number_needs_no_fortification(edition: str, card: str) -> None:
    assert play(f"h0={card},hero {OTHERS}", "", edition).offers("attack") == {card}


@editions("AB")
def test_q16_imperial_manure_needs_no_fortification(edition: str) -> None:
    assert play(f"h0=hero,imperial_manure {OTHERS}", "", edition).offers("attack") == {"imperial_manure"}


NO_ATTACKS = [
    "shields,palisades,tower,patrol,resources",
    "temporary_alliance,plague,fortress,imperial_resources,edict",
    "inquisition,shields",
]


@editions()
@pytest.mark.parametrize("hand", NO_ATTACKS)
def test_q17_only_an_attack_card_is_laid_as_an_attack(edition: str, hand: str) -> None:
    table = f"f0=fortress h0={hand} {OTHERS}"
    assert play(table, "", edition, allow_invalid_attacks=True).offers("attack") == set()
    for card in hand.split(","):
        with pytest.raises((UnreadableMove, IllegalMove), match=card):
            play(table, f"attack {card}", edition, allow_invalid_attacks=True)


@editions()
def test_q18_a_fortification_built_later_does_not_cure_a_bad_attack(edition: str) -> None:
    table = "h0=shields,knights,manure h1=soldiers,plague h2=manure*3"
    moves = "attack knights; plague; =manure; draw; =manure; fortify; draw; =tower"
    scene = play(table, moves, edition, allow_invalid_attacks=True)
    assert scene.to_act == (2, "deploy") and scene.fort(0) == "shields" and scene.attack(2) == "knights@0"
    void = play(table, moves + "; stop", edition, allow_invalid_attacks=True)
    assert void.to_act == ((0, "give") if edition in ("v082", "ga") else (2, "action"))
    assert void.hand(2) == "manure*4"


@editions()
def test_q18_a_fortification_lost_later_does_not_spoil_a_good_attack(edition: str) -> None:
    scene = play(f"at=defence h0=manure*3 a0=knights@1 {OTHERS}", "stop", edition)
    assert scene.to_act == (0, "give")


INVALID = "at=defence h0=shields,manure a0=knights@0 h1=soldiers,hero h2=soldiers"


def meet_invalid(moves: str, edition: str, table: str = INVALID, **options: str | int | bool) -> Scene:
    """Resolve an attack that was laid over its level, at a table that lets people err so."""
    return play(table, moves, edition, allow_invalid_attacks=True, **options)


@editions("BCD")
def test_q19_the_defence_against_an_invalid_attack_is_taken_back(edition: str) -> None:
    scene = meet_invalid("deploy shields; stop", edition)
    assert scene.hand(0) == "shields,manure" and scene.deployed == ""
    done = meet_invalid("deploy shields; stop", edition, invalid_penalty=0)
    assert done.to_act == (0, "action") and done.pile == "knights"


@editions("A")
def test_q19_the_defence_against_an_invalid_attack_is_lost(edition: str) -> None:
    scene = meet_invalid("deploy shields; stop; give soldiers", edition)
    assert scene.to_act == (0, "action") and scene.hand(0) == "manure,soldiers"
    assert scene.pile == "shields,knights"


@editions()
@pytest.mark.parametrize(("returns", "hand"), [(True, "shields,manure"), (False, "manure")])
def test_q19_is_an_option_of_every_rulebook(edition: str, returns: bool, hand: str) -> None:
    scene = meet_invalid("deploy shields; stop", edition, invalid_returns_defence=returns, invalid_penalty=0)
    assert scene.to_act == (0, "action") and scene.hand(0) == hand


@editions("AB")
@pytest.mark.parametrize("card", ["soldiers", "hero"])
def test_q20_the_attacker_pays_a_card_of_choice(edition: str, card: str) -> None:
    asked = meet_invalid("stop", edition)
    assert asked.to_act == (1, "give") and asked.offers("give") == {"soldiers", "hero"}
    scene = meet_invalid(f"stop; give {card}", edition)
    assert scene.to_act == (0, "action") and scene.hand(0) == f"shields,manure,{card}"
    assert scene.hand_size(1) == 1 and scene.pile == "knights"


@editions("AB")
def test_q20_an_empty_hand_pays_nothing(edition: str) -> None:
    scene = meet_invalid("stop", edition, "at=defence h0=shields,manure a0=knights@0 f1=shields h2=soldiers")
    assert scene.to_act == (0, "action") and scene.hand(0) == "shields,manure" and scene.fort(1) == "shields"


@editions("AB")
@pytest.mark.parametrize(("rule", "asked"), [("turn_start", (0, "action")), ("now", (0, "discard"))])
def test_q20_a_penalty_beyond_five_cards_is_trimmed_as_a_gift(edition: str, rule: str, asked: tuple[int, str]) -> None:
    full = INVALID.replace("h0=", "h0=palisades,tower,patrol,")
    scene = meet_invalid("stop; give soldiers", edition, full, trim_gifts=rule)
    assert scene.to_act == asked and scene.hand_size(0) == 6 and scene.pile == "knights"


@editions("CD")
def test_q20_the_newer_rulebooks_ask_no_penalty(edition: str) -> None:
    scene = meet_invalid("stop", edition)
    assert scene.to_act == (0, "action") and scene.hand(1) == "soldiers,hero" and scene.pile == "knights"


@editions("AB")
def test_q21_the_penalty_may_be_the_attackers_last_card(edition: str) -> None:
    last = "at=defence h0=shields,manure a0=knights@0 h1=soldiers h2=soldiers"
    scene = meet_invalid("stop; give soldiers", edition, last)
    assert (scene.ending, scene.winners) == ("conquest", [0]) and scene.hand(1) == ""


@editions("CD")
@pytest.mark.parametrize("hand", ["", "soldiers"])
def test_q21_without_a_penalty_the_attacker_stays(edition: str, hand: str) -> None:
    scene = meet_invalid("stop", edition, f"at=defence h0=shields,manure a0=knights@0 h1={hand} h2=soldiers")
    assert scene.to_act == (0, "action") and scene.hand(1) == hand


@editions()
@pytest.mark.parametrize("allowed", [True, False])
def test_q22_attacks_on_the_first_turn_are_an_option(edition: str, allowed: bool) -> None:
    scene = play(f"turns=0:1 h0=manure,soldiers {OTHERS}", "", edition, first_turn_attack=allowed)
    assert bool(scene.offers("attack")) == allowed


@editions("CD")
def test_q22_each_house_has_its_own_first_turn(edition: str) -> None:
    table = "turns=0:2,1:1,2:1 h0=manure,soldiers h1=manure,soldiers h2=soldiers"
    assert play(table, "", edition).offers("attack") == {"manure", "soldiers"}
    assert play(table, "draw; =shields", edition).offers("attack") == {"manure", "soldiers"}
    first = table.replace("1:1", "1:0")
    assert play(first, "draw; =shields", edition).offers("attack") == set()


@editions("CD")
@pytest.mark.parametrize("card", ["manure", "soldiers", "infiltration", "black_powder"])
def test_q23_no_house_attacks_with_all_it_has(edition: str, card: str) -> None:
    assert play(f"h0={card} {OTHERS}", "", edition).offers("attack") == set()
    assert card in play(f"h0={card},shields {OTHERS}", "", edition).offers("attack")
    assert card in play(f"f0=shields h0={card} {OTHERS}", "", edition).offers("attack")


@editions()
@pytest.mark.parametrize("allowed", [True, False])
def test_q23_is_an_option_of_every_rulebook(edition: str, allowed: bool) -> None:
    scene = play(f"h0=soldiers {OTHERS}", "", edition, last_card_attack=allowed)
    assert bool(scene.offers("attack")) == allowed


@editions("AB")
def test_q24_an_attacker_left_with_nothing_plays_on(edition: str) -> None:
    scene = play("h0=soldiers h1=soldiers h2=manure*2", "attack soldiers; draw; =manure; stop; give manure", edition)
    assert scene["over"] is None and scene.hand(0) == "manure"


@editions()
@pytest.mark.parametrize(
    ("attack", "moves"),
    [("manure", "stop"), ("soldiers", "deploy shields; stop"), ("infiltration", "deploy patrol; stop")],
)
def test_q24_an_attacker_at_nothing_falls_only_by_losing_a_card(edition: str, attack: str, moves: str) -> None:
    scene = play(f"at=defence h0=shields,patrol,soldiers a0={attack} h1= h2=soldiers", moves, edition)
    assert scene.to_act == (0, "action") and (scene.hand(1), scene.fort(1)) == ("", None)


@editions()
def test_q25_black_powder_needs_no_fortification(edition: str) -> None:
    scene = play(f"h0=manure,black_powder {OTHERS}", "attack black_powder", edition)
    assert scene.attack(2) == "black_powder@0" and scene.to_act == (1, "action")


@editions()
@pytest.mark.parametrize(("fort", "allowed"), [("", False), ("shields", False), ("palisades", True), ("tower", True)])
def test_q25_the_fortification_for_black_powder_is_an_option(edition: str, fort: str, allowed: bool) -> None:
    scene = play(f"f0={fort} h0=manure,black_powder {OTHERS}", "", edition, black_powder_min_fort=2)
    assert ("attack black_powder" in scene.legal) == allowed


@editions()
def test_q26_black_powder_brings_no_loot(edition: str) -> None:
    scene = play(f"at=defence f0=tower h0=manure,knights a0=black_powder {OTHERS}", "stop", edition)
    assert scene.to_act == (0, "action") and (scene.hand(0), scene.fort(0)) == ("manure,knights", None)
    assert scene.hand(1) == "soldiers" and scene.pile == "tower,black_powder"


@editions()
def test_q27_one_house_has_one_attack_on_the_table(edition: str) -> None:
    scene = play("f0=shields h0=manure,soldiers,knights a2=manure h1=soldiers h2=soldiers", "", edition)
    assert scene.offers("attack") == set() and "draw" in scene.legal


@editions()
def test_q27_an_attack_against_oneself_does_not_forbid_attacking(edition: str) -> None:
    scene = play(f"h0=manure,soldiers a0=manure {OTHERS}", "", edition)
    assert scene.offers("attack") == {"manure", "soldiers"}


@editions()
@pytest.mark.parametrize(("attack", "fort"), [("soldiers", ""), ("hero", "tower")])
def test_q28_an_attack_that_wins_is_discarded_too(edition: str, attack: str, fort: str) -> None:
    siege = f"at=defence f0=tower h0=manure*2 a0={attack} f1={fort} h1=knights h2=soldiers"
    scene = play(siege, f"stop; {'sacrifice' if attack == 'hero' else 'hold'}; give manure", edition)
    assert scene.to_act == (0, "action") and scene.attack(0) is None
    assert attack in scene.pile.split(",") and scene.hand(1) == "manure,knights"
