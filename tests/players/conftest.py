"""The compiled search, prepared once for all tests of this folder."""

from __future__ import annotations

import pytest

from regno.players import PLAYERS
from regno.players.prepare import prepare_advice


@pytest.fixture(scope="session")
def search() -> None:
    """After this, a Warlord thinks instead of asking the Steward."""
    PLAYERS["warlord"].prepare()


@pytest.fixture(scope="session")
def foresight() -> None:
    """After this, a Sovereign and a Champion think."""
    PLAYERS["sovereign"].prepare()
    PLAYERS["champion"].prepare()


@pytest.fixture(scope="session")
def advice() -> None:
    """After this, moves can be compared."""
    prepare_advice()
