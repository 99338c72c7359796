"""Whole numbers as people and programs write them."""

from __future__ import annotations

MOST_DIGITS = 20  # of 64 bits


def read_whole(text: str) -> int | None:
    """Return the number that a text writes in digits, None for anything else or for more digits than 64 bits need.

    ``int`` raises for more than 4,300 digits, and takes long for fewer.
    """
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None
