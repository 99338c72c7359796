"""How many can play, and the points of the Viscounts scenario that the rulebook leaves open."""

from __future__ import annotations

from regno.chronicles.settings import HouseRule

PLAYERS = (2, 4)


def open_point(id: str, *values: str) -> HouseRule:
    """An open point of this scenario; the first value is the default."""
    return HouseRule("viscounts", id, values)


RULES = (
    open_point("direction", "clockwise", "counter-clockwise"),
    open_point("empty-pile", "printed-card", "no-card"),
    open_point("second-worker", "one-by-one", "at-once"),
    open_point("supply-defeat", "must-place", "all-placed"),
    open_point("empty-supply", "removes", "defeat"),
    open_point("advance-side", "returns", "stays"),
    open_point("advance-repeat", "until-none", "once-each"),
    open_point("turn-end", "orders-first", "castle-first"),
    open_point("castle-three", "any-colours", "with-baron"),
    open_point("reveal-protected", "removed", "spared"),
    open_point("summary-tops", "both", "top-card"),
    open_point("target", "card", "forty-each"),
)
