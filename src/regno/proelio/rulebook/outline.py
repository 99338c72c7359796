"""The outline of the rulebook: the parts of each chapter, and the tables to which each applies.

The texts are in the catalogue ``rulebook``. Their arguments are facts: every option of the table as its word, every
number as a number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from regno.text import Argument

Facts = Mapping[str, Argument]
Condition = Callable[[Facts], bool]


def always(facts: Facts) -> bool:
    return True


def where(name: str, *words: str) -> Condition:
    """Return the condition that an option has one of these words."""
    return lambda facts: facts[name] in (words or ("yes",))


def unless(name: str, word: str) -> Condition:
    return lambda facts: facts[name] != word


def perk_before_defence(facts: Facts) -> bool:
    return facts["guilds"] == "yes" and facts["perk_window"] == "any"


def guilds_and_merchant(facts: Facts) -> bool:
    return facts["guilds"] == facts["merchant"] == "yes"


def includes_allies(facts: Facts) -> bool:
    """Whether Allied Houses are played, or the whole rulebook is wanted."""
    return facts["allied"] == "yes" or facts["whole"] == "yes"


def alone(facts: Facts) -> bool:
    return facts["allied"] == "no"


@dataclass(frozen=True)
class Part:
    """A text of the catalogue, and the condition under which it applies."""

    key: str
    when: Condition = always
    brief: bool = False  # stands on the reference card too


seasons, no_seasons = where("seasons"), where("seasons", "no")
guilds, merchant, equitas = where("guilds"), where("merchant"), unless("equitas", "off")

CHAPTERS: dict[str, tuple[Part, ...]] = {
    "aim": (
        Part("aim-house"),
        Part("aim-fall", brief=True),
        Part("aim-ring"),
        Part("aim-bluff"),
        Part("aim-points", seasons),
    ),
    "setup": (
        Part("setup-decks"),
        Part("setup-deal"),
        Part("setup-first"),
        Part("setup-seasons", seasons),
        Part("setup-guilds", guilds),
        Part("setup-merchant", merchant),
        Part("setup-allied", where("allied")),
        Part("setup-open"),
    ),
    "turn": (
        Part("turn-plague", brief=True),
        Part("turn-trim", brief=True),
        Part("turn-trim-late", where("late")),
        Part("turn-perk", perk_before_defence, brief=True),
        Part("turn-answer", brief=True),
        Part("turn-act", brief=True),
        Part("turn-next"),
    ),
    "fortification": (
        Part("fort-what"),
        Part("fort-ladder", brief=True),
        Part("fort-limit", brief=True),
        Part("fort-lost"),
    ),
    "attack": (
        Part("attack-lay", brief=True),
        Part("attack-level"),
        Part("attack-when"),
        Part("attack-first", brief=True),
        Part("attack-last", brief=True),
        Part("attack-one"),
    ),
    "defence": (
        Part("defence-deploy", brief=True),
        Part("defence-spent", brief=True),
        Part("defence-compare", brief=True),
        Part("defence-sacrifice", brief=True),
        Part("defence-loot", brief=True),
        Part("defence-short", brief=True),
        Part("defence-after"),
    ),
    "special": (
        Part("special-infiltration", brief=True),
        Part("special-patrol", brief=True),
        Part("special-powder", brief=True),
        Part("special-edict", brief=True),
        Part("special-both"),
    ),
    "actions": (
        Part("action-draw", brief=True),
        Part("action-attack", brief=True),
        Part("action-fortify", brief=True),
        Part("action-strategy", brief=True),
        Part("action-imperial", brief=True),
        Part("action-equitas", equitas, brief=True),
        Part("action-trade", merchant, brief=True),
        Part("action-support", where("allied"), brief=True),
    ),
    "strategy": (
        Part("strategy-resources", brief=True),
        Part("strategy-alliance", alone, brief=True),
        Part("strategy-plague", brief=True),
        Part("strategy-stacking"),
        Part("strategy-inquisition", brief=True),
    ),
    "imperial": (
        Part("imperial-price"),
        Part("imperial-power"),
        Part("imperial-safe"),
        Part("imperial-tell"),
        Part("imperial-empty"),
    ),
    "equitas": (
        Part("equitas-when", equitas, brief=True),
        Part("equitas-find", equitas),
        Part("equitas-fail", equitas),
    ),
    "seasons": (
        Part("seasons-autumn", seasons, brief=True),
        Part("seasons-winter", seasons, brief=True),
        Part("seasons-empty", seasons),
        Part("seasons-points", seasons, brief=True),
        Part("seasons-most", seasons),
        Part("seasons-none", no_seasons),
    ),
    "guilds": (
        Part("guilds-perk", guilds, brief=True),
        Part("guilds-locked", guilds_and_merchant),
        Part("guilds-window", guilds),
        Part("guilds-builders", guilds),
        Part("guilds-artisans", guilds),
        Part("guilds-thieves", guilds),
        Part("guilds-scribes", guilds),
        Part("guilds-apothecaries", guilds),
    ),
    "merchant": (
        Part("merchant-trade", merchant, brief=True),
        Part("merchant-nothing", merchant),
        Part("merchant-way", merchant, brief=True),
        Part("merchant-plague", merchant),
    ),
    "allied": (
        Part("allied-seats", includes_allies),
        Part("allied-support", includes_allies, brief=True),
        Part("allied-talk", includes_allies),
        Part("allied-end", includes_allies),
    ),
    "victory": (
        Part("victory-when", brief=True),
        Part("victory-who", alone),
        Part("victory-off-axis", alone),
        Part("victory-self", where("defeat_timing", "any")),
        Part("victory-both"),
        Part("victory-cap"),
    ),
}

# The questions that the rulebooks leave open, by their numbers: where each chapter of them ends.
RULINGS_END = {
    "setup": 9, "fortification": 15, "attack": 28, "special": 41, "defence": 50, "victory": 57, "strategy": 64,
    "actions": 75, "equitas": 83, "seasons": 95, "guilds": 119, "allied": 126,
}  # fmt: skip

# Those that an option decides.
DECIDED_BY = {
    3: "first_player", 9: "turn_cap", 10: "overlevel_defence", 16: "allow_invalid_attacks",
    19: "invalid_returns_defence", 20: "invalid_penalty", 22: "first_turn_attack", 23: "last_card_attack",
    25: "black_powder_min_fort", 32: "patrol_steals_imperial", 34: "edict_over_patrol", 40: "double_ko",
    41: "trim_gifts", 51: "defeat_timing", 53: "off_axis_winner", 54: "self_defeat", 58: "plague_stacking",
    59: "plague_draw_optional", 65: "alliance_self", 69: "inquisition_free", 70: "inquisition_before_defence",
    76: "equitas_same_turn_loss", 78: "equitas", 80: "equitas_failed_call", 84: "depletion", 89: "score_base_defence",
    94: "seasons", 96: "builders_needs", 99: "artisans_when", 101: "perk_window", 107: "apothecary_cancels_draw",
    118: "merchants_guild_without_merchant", 121: "trim_support",
}  # fmt: skip

# Options that mean nothing in a rulebook without the part of the game they belong to.
BELONGS_TO = {
    "equitas_same_turn_loss": "equitas", "equitas_failed_call": "equitas", "score_base_defence": "seasons",
    "self_defeat": "defeat_timing", "inquisition_before_defence": "inquisition_free",
    "builders_needs": "guilds", "perk_window": "guilds", "artisans_when": "guilds",
    "apothecary_cancels_draw": "guilds", "merchants_guild_without_merchant": "guilds",
}  # fmt: skip
