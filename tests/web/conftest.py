"""One server serves most tests of the web; each makes its own tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from wire import Server, come_anew


@pytest.fixture(autouse=True)
def own_address() -> str:
    """Every test comes from an address of its own, and finds the limits of a server as a newcomer does."""
    return come_anew()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture
def lone(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be started, killed and started again."""
    made = Server(tmp_path / "data", "--log", "debug")
    yield made
    if made.process:
        made.kill()
