"""The options, H1: every value changes something, and each edition has the defaults of its rulebook.

A witness is a moment that two or more values of one option tell apart. With it the defaults need no second list:
an edition without a word about an option must play as if its default had been said, and as under no other value.
`first_player` and `merchants_guild_without_merchant` govern the deal and are tested in test_deal.py.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from printed import DEFAULTS
from scene import BY_LETTER, play

# What no moment after the deal can show: these two govern the deal, and there are no Guilds in A and B.
OF_THE_DEAL = {"first_player", "merchants_guild_without_merchant"}
OF_GUILDS = {"builders_needs", "perk_window", "artisans_when", "apothecary_cancels_draw"}


class Witness(NamedTuple):
    """A moment that tells these values of an option apart."""

    option: str
    values: tuple[str, ...]
    text: str
    moves: str = ""
    beside: dict[str, str] = {}  # noqa: RUF012 - options that make this one matter; never changed

    def seen(self, edition: str, value: str | None = None) -> dict[str, Any]:
        """All that can be seen there under a value, or under the edition's own; the text of the position left out."""
        chosen = self.beside if value is None else {**self.beside, self.option: value}
        scene = play(self.text, self.moves, edition, **chosen)
        return {key: scene[key] for key in scene.told if key != "position"}


BOTH = ("yes", "no")
FORTS = "f1=shields f2=shields"

WITNESSES = [
    Witness("trim_gifts", ("turn_start", "now"), "h0=manure,temporary_alliance h1=manure h2=soldiers*5", "alliance 2"),
    Witness(
        "trim_support",
        ("turn_start", "now"),
        "houses=4 allied=1 h0=manure*2 h1=manure h2=soldiers*5",
        "support; support manure",
    ),
    Witness("overlevel_defence", ("illegal", "zero"), "at=defence a0=soldiers h0=palisades,manure h1=manure"),
    Witness("first_turn_attack", BOTH, "turns=0:1 h0=manure,soldiers h1=manure"),
    Witness("last_card_attack", BOTH, "h0=soldiers h1=manure"),
    Witness("allow_invalid_attacks", BOTH, "h0=manure,knights h1=manure"),
    Witness("invalid_penalty", ("0", "1"), "at=defence a0=hero@0 h0=manure h1=tower*3", "stop"),
    Witness("invalid_penalty", ("1", "2"), "at=defence a0=hero@0 h0=manure h1=tower*3", "stop; give tower"),
    Witness("invalid_returns_defence", BOTH, "at=defence a0=hero@0 h0=shields,manure", "deploy shields; stop"),
    Witness("black_powder_min_fort", ("0", "1"), "h0=manure,black_powder h1=manure"),
    Witness("black_powder_min_fort", ("1", "2"), "f0=shields h0=manure,black_powder h1=manure"),
    Witness("black_powder_min_fort", ("2", "3"), "f0=palisades h0=manure,black_powder h1=manure"),
    Witness("black_powder_min_fort", ("3", "4"), "f0=tower h0=manure,black_powder h1=manure"),
    Witness(
        "patrol_steals_imperial",
        BOTH,
        "at=defence a0=infiltration h0=patrol,manure f1=shields h1=hero",
        "deploy patrol; stop",
    ),
    Witness(
        "edict_over_patrol",
        BOTH,
        "at=defence a0=infiltration h0=patrol,manure,edict f1=shields h1=knights",
        "deploy patrol; deploy edict; stop",
    ),
    Witness("double_ko", ("attacker_wins", "draw"), "at=defence a0=black_powder f0=shields h2=manure"),
    Witness("inquisition_free", BOTH, "h0=manure,inquisition h1=manure", "inquisition right"),
    Witness("alliance_self", BOTH, "h0=manure,temporary_alliance h1=manure"),
    Witness("plague_stacking", BOTH, "p1=1 h0=manure,plague h1=manure"),
    Witness("defeat_timing", ("attack", "any"), "h0=temporary_alliance h1=manure h2=manure", "alliance 1"),
    Witness(
        "self_defeat", ("allowed", "illegal_move"), "h0=temporary_alliance h1=manure", beside={"defeat_timing": "any"}
    ),
    Witness(
        "off_axis_winner",
        ("causer", "right_of_fallen"),
        "at=defence a0=infiltration h0=patrol,manure h1=knights h2=manure",
        "deploy patrol; stop",
    ),
    Witness("equitas", ("off", "deck", "deck_or_pile"), f"h0=manure h1=manure {FORTS}"),
    Witness(
        "equitas_same_turn_loss",
        BOTH,
        f"at=defence a0=soldiers f0=shields h0=manure h1=manure {FORTS}",
        "stop; sacrifice",
        {"equitas": "deck"},
    ),
    Witness(
        "equitas_failed_call",
        ("spent", "not_spent"),
        f"h0=manure h1=manure deck=knights*9 {FORTS}",
        "equitas deck; draw; draw; draw",
        {"equitas": "deck"},
    ),
    Witness("seasons", BOTH, "h0=manure h1=manure deck=knights pile=tower", "draw"),
    Witness("depletion", ("eager", "lazy"), "h0=manure h1=manure deck=knights pile=tower", "draw"),
    Witness(
        "score_base_defence",
        BOTH,
        "season=autumn h0=manure h1=shields h2=manure deck=knights",
        "draw",
        {"seasons": "yes"},
    ),
    Witness(
        "builders_needs",
        ("in_total", "has_fort"),
        "g0=builders at=defence a0=soldiers f0=shields h0=manure*2 h1=manure",
        "stop; hold",
    ),
    Witness("perk_window", ("any", "action_phase"), "g0=bards at=start a0=soldiers h0=manure h1=manure"),
    Witness("artisans_when", ("declared", "after_drawing"), "g0=artisans h0=manure,resources h1=manure"),
    Witness("apothecary_cancels_draw", BOTH, "g1=apothecaries h0=manure,plague h1=manure", "plague; apothecaries"),
    Witness(
        "inquisition_before_defence",
        BOTH,
        "at=start a0=soldiers h0=manure,inquisition h1=manure",
        beside={"inquisition_free": "yes"},
    ),
    Witness("plague_draw_optional", BOTH, "h0=manure,plague h1=manure", "plague"),
    Witness("turn_cap", ("6", "7"), "h0=manure h1=manure turns=0:2,1:2,2:2", "draw"),
    Witness("turn_cap", ("2000", "2001"), "h0=manure h1=manure turns=0:667,1:667,2:666", "draw"),
]


def defaults() -> list[tuple[str, str, str]]:
    """Option, edition, default: one row for each default that can be seen."""
    rows = [line.split() for line in DEFAULTS.split("\n") if line]
    return [
        (option, edition, value)
        for option, *values in rows
        for (letter, edition), value in zip(BY_LETTER.items(), values, strict=True)
        if option not in OF_THE_DEAL and (letter in "CD" or option not in OF_GUILDS)
    ]


def of(option: str) -> list[Witness]:
    return [witness for witness in WITNESSES if witness.option == option]


def sightings() -> list[Any]:
    """Every witness in every edition that can play it: A and B have no Guilds."""
    return [
        pytest.param(witness, edition, id=f"{witness.option}-{'-'.join(witness.values)}-{edition}")
        for witness in WITNESSES
        for letter, edition in BY_LETTER.items()
        if letter in "CD" or not witness.text.startswith("g")
    ]


@pytest.mark.parametrize(("witness", "edition"), sightings())
def test_h1_every_value_changes_something_in_every_edition(witness: Witness, edition: str) -> None:
    sights = [witness.seen(edition, value) for value in witness.values]
    assert all(sight not in sights[:place] for place, sight in enumerate(sights))


@pytest.mark.parametrize(("option", "edition", "default"), defaults())
def test_h1_defaults(option: str, edition: str, default: str) -> None:
    telling = [witness for witness in of(option) if default in witness.values]
    assert telling, f"no witness shows the default of {option}"
    for witness in telling:
        assert witness.seen(edition) == witness.seen(edition, default)
        assert all(
            witness.seen(edition) != witness.seen(edition, value) for value in witness.values if value != default
        )


def test_h1_the_witnesses_and_the_table_name_the_same_options() -> None:
    assert {witness.option for witness in WITNESSES} == {option for option, _, _ in defaults()}


# What one witness cannot show: each gift of `trim_gifts`, and the penalty of an invalid attack as a whole.


@pytest.mark.parametrize("edition", BY_LETTER.values())
@pytest.mark.parametrize(("when", "who"), [("now", (1, "discard")), ("turn_start", (0, "action"))])
def test_h1_trim_gifts_holds_for_a_stolen_card(edition: str, when: str, who: tuple[int, str]) -> None:
    text = "at=defence a0=infiltration h0=manure*2 h1=knights*5 h2=manure"
    assert play(text, "stop", edition, trim_gifts=when).to_act == who


@pytest.mark.parametrize("edition", BY_LETTER.values())
@pytest.mark.parametrize(("when", "who"), [("now", (0, "discard")), ("turn_start", (0, "action"))])
def test_h1_trim_gifts_holds_for_a_penalty_card(edition: str, when: str, who: tuple[int, str]) -> None:
    text = "at=defence a0=hero@0 h0=knights*5 h1=manure*2 h2=manure"
    assert play(text, "stop; give manure", edition, trim_gifts=when, invalid_penalty=1).to_act == who


@pytest.mark.parametrize("edition", BY_LETTER.values())
def test_h1_trim_gifts_says_nothing_of_a_support(edition: str) -> None:
    text = "houses=4 allied=1 h0=manure*2 h1=manure h2=soldiers*5"
    now = play(text, "support; support manure", edition, trim_gifts="turn_start", trim_support="now")
    later = play(text, "support; support manure", edition, trim_gifts="now", trim_support="turn_start")
    assert now.to_act == (2, "discard") and later.to_act == (1, "action")


@pytest.mark.parametrize("edition", BY_LETTER.values())
def test_h1_an_allowed_invalid_attack_remembers_the_fortification_it_came_from(edition: str) -> None:
    scene = play("f0=shields h0=manure,hero h1=manure h2=manure", "attack hero", edition, allow_invalid_attacks=True)
    assert scene.attack(2) == "hero@1"


@pytest.mark.parametrize("edition", BY_LETTER.values())
@pytest.mark.parametrize(("fort", "value"), [("", 0), ("shields", 1), ("palisades", 2), ("tower", 3), ("fortress", 4)])
def test_h1_black_powder_may_need_any_fortification(edition: str, fort: str, value: int) -> None:
    text = f"h0=manure,black_powder h1=manure {f'f0={fort}' if fort else ''}"
    offered = ["attack black_powder" in play(text, edition=edition, black_powder_min_fort=n).legal for n in range(5)]
    assert offered == [least <= value for least in range(5)]
