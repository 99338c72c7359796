"""The icons of cards: which stands for what, and its outline, as the pages have them.

They are from game-icons.net (CC BY 3.0); ``own-star`` and ``own-absolute`` are ours. ``tools/print_assets.py`` makes
``icons.json`` of them.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

SQUARE = 512  # every outline stands in a square of this side, y downwards


@cache
def icon_data() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("regno.printing").joinpath("icons.json").read_text(encoding="utf-8"))
    return found


def icon_of(family: str, thing: str, otherwise: str = "") -> str:
    """Return the icon of a thing: ``icon_of("card", "hero")``; ``otherwise`` for what has none."""
    return str(icon_data()["families"][family].get(thing, otherwise))


def outline(icon: str) -> str:
    """Return the outline of an icon as operators of PDF."""
    return str(icon_data()["paths"][icon])
