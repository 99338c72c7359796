"""How the suite uses chance, and what it tells at its end.

Random games are repeatable by default, so that a failure seen once is seen by everybody.
``make test-long`` plays twice as many (``--hypothesis-profile thorough``), and
``pytest --hypothesis-profile nightly`` other games each time and many more of them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

sys.path.append(str(Path(__file__).parent.parent / "tools"))
from postgres import HOW_TO, Cluster, cluster, found

LEFT_OUT = "REGNO_NO_POSTGRES=1"
numbers = count(1)

settings.register_profile("repeatable", max_examples=50, derandomize=True, deadline=None)
settings.register_profile("thorough", max_examples=100, derandomize=True, deadline=None)
settings.register_profile("nightly", max_examples=1_000, deadline=None, print_blob=True)
settings.load_profile("repeatable")


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[Cluster]:
    """A PostgreSQL of this session's own; without one the tests fail, unless whoever runs them left them out."""
    if os.environ.get("REGNO_NO_POSTGRES") == "1":
        pytest.skip(LEFT_OUT)
    if not found():
        pytest.fail(HOW_TO)
    with cluster() as running:
        yield running


@pytest.fixture
def postgres(postgres_cluster: Cluster) -> Iterator[str]:
    """The address of an empty store."""
    name = f"t{next(numbers)}"
    yield postgres_cluster.schema(name)
    postgres_cluster.drop(name)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what a test wants to be read even when it passes, its property ``told``, and what was left out."""
    skipped = [report for report in terminalreporter.getreports("skipped") if LEFT_OUT in str(report.longrepr)]
    if skipped:
        terminalreporter.write_line(f"!!! {len(skipped)} TESTS ON POSTGRESQL WERE LEFT OUT ({LEFT_OUT}) !!!")
    for outcome in ("passed", "failed"):
        for report in terminalreporter.getreports(outcome):
            for name, text in getattr(report, "user_properties", ()):
                if name == "told":
                    terminalreporter.section(report.nodeid)
                    terminalreporter.write_line(text)
