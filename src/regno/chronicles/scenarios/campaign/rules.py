"""How many can play, and the points of the campaign that the rulebook leaves open."""

from __future__ import annotations

from regno.chronicles.settings import HouseRule

PLAYERS = (2, 4)
RULES = (
    HouseRule("campaign", "objective-tie", ("turn-order", "table")),
    HouseRule("campaign", "objective-moment", ("instant", "turn-end")),
    HouseRule("campaign", "latest-turn", ("time", "seat")),
    HouseRule("campaign", "silver-victory", ("counted", "not-counted")),
    HouseRule("campaign", "silver-token-tome", ("at-once", "later")),
)
