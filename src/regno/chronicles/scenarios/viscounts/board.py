"""The board: five segments in any circular order, an outer and an inner path, the Castle in the middle.

Each segment has two outer spaces, one inner space, and a section in tiers 1 and 2 of the Castle; tier 3 is shared.
Both outer spaces lead inwards to the same inner space. A segment is named by its outer spaces: ``3-4``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from regno.chronicles.messages import Catalogue, Message, TextList
from regno.chronicles.prompts import Choice
from regno.chronicles.steps import named_step

msg = Catalogue("viscounts")
new_step = partial(named_step, msg)

SEGMENTS = ("1-2", "3-4", "5-6", "7-8", "9-10")
OUTER = tuple(str(number) for number in range(1, 11))
INNER = tuple(f"inner-{segment}" for segment in SEGMENTS)
TIER_1 = tuple(f"tier1-{segment}" for segment in SEGMENTS)
TIER_2 = tuple(f"tier2-{segment}" for segment in SEGMENTS)
TIER_3 = "tier3"
PATHS = OUTER + INNER
SECTIONS = TIER_1 + TIER_2  # where Workers are bumped and eliminated; never in tier 3
CASTLE = (*SECTIONS, TIER_3)
SPACES = PATHS + CASTLE
PAIR = {outer: segment for segment in SEGMENTS for outer in segment.split("-")}  # the segment of an outer space
SEGMENT = PAIR | {space: space.partition("-")[2] for space in INNER + SECTIONS}


def name_of(space: str) -> Message:
    """A space in words."""
    if space in PAIR:
        return msg("space-outer", number=space)
    return msg(f"space-{space.partition('-')[0]}", segment=space.partition("-")[2])


NAMES = {space: name_of(space) for space in SPACES}
CHOICES = {space: Choice(space, NAMES[space]) for space in SPACES}


def spaces_text(spaces: Sequence[str]) -> TextList:
    """Spaces as a list to be read aloud."""
    return TextList(tuple(NAMES[space] for space in spaces))


def line_of(outer: str) -> tuple[str, str, str, str]:
    """The line from an outer space to tier 3: itself, the inner space, and the two sections of its segment."""
    segment = PAIR[outer]
    return outer, f"inner-{segment}", f"tier1-{segment}", f"tier2-{segment}"


class Board:
    """The outer path of one arrangement of the segments; empty while the board is not laid out."""

    def __init__(self, segments: Sequence[str] = ()) -> None:
        self.segments = tuple(segments)  # clockwise
        self.path = tuple(outer for segment in segments for outer in segment.split("-"))  # the odd number comes first
        self.at = {outer: place for place, outer in enumerate(self.path)}

    def beyond(self, outer: str, count: int) -> str:
        """The outer space ``count`` further clockwise; a negative count goes counter-clockwise."""
        return self.path[(self.at[outer] + count) % len(self.path)]

    def clockwise_from(self, outer: str) -> tuple[str, ...]:
        """The whole outer path, beginning with a space."""
        return self.path[self.at[outer] :] + self.path[: self.at[outer]]
