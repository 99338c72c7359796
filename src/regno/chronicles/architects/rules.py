"""How many can play, and the points of the scenario that the rulebook leaves open."""

from __future__ import annotations

from regno.chronicles.settings import HouseRule

PLAYERS = (2, 6)
RULES = (
    HouseRule("architects", "target", ("board", "ten", "twelve")),
    HouseRule("architects", "event-penalty", ("empty", "demanded")),
    HouseRule("architects", "baron-last", ("none", "one")),
    HouseRule("architects", "open-circles", ("no-limit", "table")),
    HouseRule("architects", "captives", ("stay", "freed")),
    HouseRule("architects", "reshuffle", ("needed", "at-once")),
    HouseRule("architects", "exile", ("prison", "no-prison")),
    HouseRule("architects", "tax", ("cleared", "kept")),
)
