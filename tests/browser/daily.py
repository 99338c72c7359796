"""Which cases of a test run every day. The others repeat it at another size or in another language, and are long."""

from __future__ import annotations

from typing import Any

import pytest


def first_daily(*cases: tuple[Any, ...]) -> list[Any]:
    """Return the cases for ``parametrize``: the first is quick, the others are marked long."""
    return [pytest.param(*case, marks=pytest.mark.long if place else ()) for place, case in enumerate(cases)]


def in_turn(scenes: list[Any], looks: list[Any]) -> list[Any]:
    """Return every scene with every look for ``parametrize``. One look a scene is quick; looks take turns."""
    return [
        pytest.param(scene, look, marks=() if number == place % len(looks) else pytest.mark.long)
        for place, scene in enumerate(scenes)
        for number, look in enumerate(looks)
    ]
