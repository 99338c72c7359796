"""Numbers as people and programs write them, the same in the terminal and on the pages."""

from __future__ import annotations

MOST_DIGITS = 20  # of 64 bits


def read_whole(text: str) -> int | None:
    """Return the number that a text writes in digits, None for anything else or for more digits than 64 bits need.

    ``int`` raises for more than 4,300 digits, and takes long for fewer.
    """
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def percent(chance: float) -> int:
    """Return a chance, or a share of games, in whole percents."""
    return round(100 * chance)


def percent_text(chance: float) -> str:
    """Return a chance in whole percents with its sign, as in ``14%``: no space stands before it in either language."""
    return f"{percent(chance)}%"
