"""How the suite uses chance, and what it tells at its end.

Random games are repeatable by default, so that a failure seen once is seen by everybody.
``make test-long`` plays twice as many (``--hypothesis-profile thorough``), and
``pytest --hypothesis-profile nightly`` other games each time and many more of them.
"""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("repeatable", max_examples=50, derandomize=True, deadline=None)
settings.register_profile("thorough", max_examples=100, derandomize=True, deadline=None)
settings.register_profile("nightly", max_examples=1_000, deadline=None, print_blob=True)
settings.load_profile("repeatable")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what a test wants to be read even when it passes: its property ``told``."""
    for outcome in ("passed", "failed"):
        for report in terminalreporter.getreports(outcome):
            for name, text in getattr(report, "user_properties", ()):
                if name == "told":
                    terminalreporter.section(report.nodeid)
                    terminalreporter.write_line(text)
