"""A course that is run in a moment: quick players, one deal."""

from __future__ import annotations

import pytest

from regno.commands import gauntlet as command
from regno.gauntlet import figures, run
from regno.gauntlet.course import FOUR, GauntletTable, Pairing

SHORT = (
    Pairing(FOUR, "steward", 1),
    Pairing(GauntletTable("en111", 3), "veteran", 1),
    Pairing(FOUR, "steward", 1, responds=True),
)


@pytest.fixture
def short_course(monkeypatch: pytest.MonkeyPatch) -> tuple[Pairing, ...]:
    for module in (command, figures, run):
        monkeypatch.setattr(module, "PAIRINGS", SHORT)
    return SHORT
