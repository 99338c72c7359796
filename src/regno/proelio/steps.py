"""Where a game stands: the steps that are asked, by the kind of choice, and those the rules do by themselves."""

from __future__ import annotations

# Asked of chance.
DEALER, FIRST_HOUSE, GUILD, DEAL, DRAW, THEFT = 0, 1, 2, 3, 4, 5
# Asked of a House.
PERK, BARDS, TRIM, DEPLOY, PENALTY, IGNORE, ESCAPE, SACRIFICE, BUILDERS, LOOT = 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
ACTION, ARTISANS, APOTHECARIES, PAY, KEEP, TAKE, SUPPORT = 16, 17, 18, 19, 20, 21, 22
PLAGUE_DRAW = 23
ASKED = 24  # steps below this one wait for an answer
# Done by the rules themselves. Positions name some of these by number, so that no number ever changes.
TURN_BEGINS, PLAGUE_LIFTS, TURN_TRIM, PERK_WINDOW, DEFENCE_BEGINS, REVEAL = 24, 25, 26, 27, 28, 29
THIEVES_WINDOW, ATTACK_ENDS, ACTION_BEGINS, DRAWING, DRAWN, ACTION_ENDS, SCORING = 30, 31, 32, 33, 34, 35, 36
OVER = 37  # the game has ended

NAMES = (
    "dealer", "first_house", "guild", "deal", "draw", "theft",
    "perk", "bards", "trim", "deploy", "penalty", "ignore", "escape", "sacrifice", "builders", "loot",
    "action", "artisans", "apothecaries", "pay", "keep", "take", "support",
    "plague_draw",
    "turn_begins", "plague_lifts", "turn_trim", "perk_window", "defence_begins", "reveal",
    "thieves_window", "attack_ends", "action_begins", "drawing", "drawn", "action_ends", "scoring",
    "over",
)  # fmt: skip

# The word for the kind of each asked step, as people and programs read it.
KINDS = (
    "chance", "chance", "chance", "chance", "chance", "chance",
    "perk", "discard", "discard", "deploy", "give", "thieves", "thieves", "sacrifice", "builders", "give",
    "action", "artisans", "apothecaries", "pay", "keep", "take", "support",
    "plague",
)  # fmt: skip
