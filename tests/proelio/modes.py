"""Every edition in every mode it has: the list that the contract, the golden games and the order of moves run over."""

from __future__ import annotations

from typing import Any

import pytest

from regno.proelio.edition import BUILT_IN, built_in

MODES: dict[str, dict[str, Any]] = {
    "3": {"houses": 3},
    "4": {"houses": 4},
    "5": {"houses": 5},
    "6": {"houses": 6},
    "guilds": {"houses": 4, "guilds": True, "merchant": True},
    "allied": {"houses": 4, "allied": True},
    "allied-guilds": {"houses": 4, "allied": True, "guilds": True},
}
ADD_ONS = ("guilds", "merchant", "allied")


def has(edition: str, mode: str) -> bool:
    return all(built_in(edition).modes[part] for part in ADD_ONS if MODES[mode].get(part))


EVERY = [(edition, mode) for edition in BUILT_IN for mode in MODES if has(edition, mode)]

every_mode = pytest.mark.parametrize(("edition", "mode"), EVERY, ids=lambda word: word)
