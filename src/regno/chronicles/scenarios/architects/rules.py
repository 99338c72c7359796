"""How many can play, and the points of the scenario that the rulebook leaves open."""

from __future__ import annotations

from regno.chronicles.settings import HouseRule

PLAYERS = (2, 6)
RULES = (
    HouseRule("architects-rules", "target", ("board", "ten", "twelve")),
    HouseRule("architects-rules", "event-penalty", ("empty", "demanded")),
    HouseRule("architects-rules", "baron-last", ("one", "none")),
    HouseRule("architects-rules", "open-circles", ("no-limit", "table")),
    HouseRule("architects-rules", "captives", ("stay", "freed")),
    HouseRule("architects-rules", "reshuffle", ("needed", "at-once")),
    HouseRule("architects-rules", "exile", ("prison", "no-prison")),
    HouseRule("architects-rules", "tax", ("cleared", "kept")),
)
