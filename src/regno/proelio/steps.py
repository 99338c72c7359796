"""Where a game stands: the steps that are asked, by the kind of choice, and those the rules do by themselves."""

from __future__ import annotations

from typing import NewType

from regno.proelio.constants import names_since

Step = NewType("Step", int)

# Asked of chance.
DEALER, FIRST_HOUSE, GUILD, DEAL, DRAW, THEFT = map(Step, range(6))
# Asked of a House.
PERK, BARDS, TRIM, DEPLOY, PENALTY, IGNORE, ESCAPE, SACRIFICE, BUILDERS, LOOT = map(Step, range(6, 16))
ACTION, ARTISANS, APOTHECARIES, PAY, KEEP, TAKE, SUPPORT = map(Step, range(16, 23))
PLAGUE_DRAW = Step(23)
# Done by the rules themselves. Positions name some of these by number, so that no number ever changes.
TURN_BEGINS, PLAGUE_LIFTS, TURN_TRIM, PERK_WINDOW, DEFENCE_BEGINS, REVEAL = map(Step, range(24, 30))
THIEVES_WINDOW, ATTACK_ENDS, ACTION_BEGINS, DRAWING, DRAWN, ACTION_ENDS, SCORING = map(Step, range(30, 37))
OVER = Step(37)  # the game has ended

NAMES = names_since("DEALER", globals())
ASKED = TURN_BEGINS  # steps below this one wait for an answer

# The word for the kind of each asked step, as people and programs read it.
KINDS = (
    "chance", "chance", "chance", "chance", "chance", "chance",
    "perk", "discard", "discard", "deploy", "give", "thieves", "thieves", "sacrifice", "builders", "give",
    "action", "artisans", "apothecaries", "pay", "keep", "take", "support",
    "plague",
)  # fmt: skip
