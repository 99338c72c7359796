"""The compiled search, prepared once for all tests of this folder."""

from __future__ import annotations

import pytest

from regno.players import compiled


@pytest.fixture(scope="session")
def search() -> None:
    """After this, a Warlord thinks instead of asking the Steward."""
    compiled.prepare_ismcts()


@pytest.fixture(scope="session")
def foresight() -> None:
    """After this, a Sovereign thinks."""
    compiled.prepare_puct()
