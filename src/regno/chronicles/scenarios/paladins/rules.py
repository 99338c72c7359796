"""How many can play, the levels, and the points of the scenario that the rulebook leaves open."""

from __future__ import annotations

from regno.chronicles.settings import HouseRule

PLAYERS = (1, 4)  # one only with a pack that has numbers for it
LEVELS = ("normal", "hard", "impossible")
RULES = (
    HouseRule("paladins", "same-action", ("each", "one")),
    HouseRule("paladins", "favour-action", ("counts", "not-counted")),
    HouseRule("paladins", "collaborate", ("receiver", "both")),
    HouseRule("paladins", "favour-honour", ("stops-at-0", "needs-all")),
    HouseRule("paladins", "order-again", ("once", "again")),
    HouseRule("paladins", "order-worker", ("as-printed", "any")),
    HouseRule("paladins", "penalty-order", ("first-player", "any")),
    HouseRule("paladins", "empty-supply", ("what-is-left", "substitutes")),
    HouseRule("paladins", "last-growth", ("counts", "not-added")),
)
