"""The locks pin what is installed, not where it comes from: whoever has a mirror installs from it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from source import HOME

PLAY_LOCK, PYTHON_LOCK = HOME / "requirements-play.lock", HOME / "requirements.lock"
DOCS_LOCK, FUZZ_LOCK = HOME / "requirements-docs.lock", HOME / "requirements-fuzz.lock"
PAGES_LOCK = HOME / "ui" / "package-lock.json"


def pins_of(lock: Path) -> list[str]:
    """Return each pinned package of a lock as one line, with its hashes."""
    text = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if re.match(r"\w", line)]


@pytest.mark.parametrize("lock", [PLAY_LOCK, PYTHON_LOCK, DOCS_LOCK, FUZZ_LOCK, PAGES_LOCK], ids=lambda lock: lock.name)
def test_a_lock_names_no_address(lock: Path) -> None:
    lines = [line.strip() for line in lock.read_text(encoding="utf-8").splitlines() if "://" in line]
    assert not lines, "make lock writes none"


@pytest.mark.parametrize("lock", [PLAY_LOCK, PYTHON_LOCK, DOCS_LOCK, FUZZ_LOCK], ids=lambda lock: lock.name)
def test_every_python_package_is_pinned_by_its_hash(lock: Path) -> None:
    pins = pins_of(lock)
    assert pins
    assert not [pin for pin in pins if "==" not in pin or "--hash=sha256:" not in pin]


def test_playing_needs_little_and_the_same_versions_as_testing() -> None:
    """`make test` after `make play` adds packages and changes none."""
    play, test = (set(map(version_of, pins_of(lock))) for lock in (PLAY_LOCK, PYTHON_LOCK))
    assert play < test
    assert not {"pytest", "mypy", "playwright", "open-spiel", "pyarrow"} & {pin.split("==")[0] for pin in play}


def test_the_documentation_changes_no_package_that_testing_uses() -> None:
    """`make docs` after `make test` adds packages and changes none."""
    docs, test = (set(map(version_of, pins_of(lock))) for lock in (DOCS_LOCK, PYTHON_LOCK))
    tested = {pin.split("==")[0] for pin in test}
    assert "sphinx" not in tested
    assert not {pin for pin in docs - test if pin.split("==")[0] in tested}


def version_of(pin: str) -> str:
    return pin.split("--hash")[0].strip()


def test_every_package_of_the_pages_is_pinned_by_its_hash() -> None:
    packages = json.loads(PAGES_LOCK.read_text(encoding="utf-8"))["packages"]
    pins = {name: pin for name, pin in packages.items() if name}  # the unnamed one is ourselves
    assert pins
    assert not [name for name, pin in pins.items() if not ("version" in pin and "integrity" in pin)]
