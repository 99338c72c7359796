"""One server serves most tests of the web; each makes its own tables."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from wire import Server, come_anew

from regno.web.review import queue


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


@pytest.fixture
def judge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Another process in the reviewer's place, which counts how often it was started."""

    def judge(body: str) -> None:
        script = tmp_path / "judge.py"
        started = f"import sys; open({str(tmp_path / 'started')!r}, 'a').write('x'); sys.stdin.read()\n"
        script.write_text(started + textwrap.dedent(body))
        monkeypatch.setattr(queue, "COMMAND", (sys.executable, str(script)))

    return judge
