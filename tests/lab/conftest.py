"""The compiled census, prepared once for all tests of this folder, and studies to play."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType

import pytest

from regno.lab import experiment


@pytest.fixture(scope="session")
def census() -> Mapping[str, ModuleType]:
    """After this, a study of quick players is played by compiled code at once."""
    return experiment.units()
