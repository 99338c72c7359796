"""The locks pin what is installed, not where it comes from: whoever has a mirror installs from it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from source import HOME

PYTHON_LOCK, PAGES_LOCK = HOME / "requirements.lock", HOME / "ui" / "package-lock.json"


@pytest.mark.parametrize("lock", [PYTHON_LOCK, PAGES_LOCK], ids=lambda lock: lock.name)
def test_a_lock_names_no_address(lock: Path) -> None:
    lines = [line.strip() for line in lock.read_text(encoding="utf-8").splitlines() if "://" in line]
    assert not lines, "make lock writes none"


def test_every_python_package_is_pinned_by_its_hash() -> None:
    text = PYTHON_LOCK.read_text(encoding="utf-8").replace("\\\n", " ")
    pins = [line for line in text.splitlines() if re.match(r"\w", line)]
    assert pins
    assert not [pin for pin in pins if "==" not in pin or "--hash=sha256:" not in pin]


def test_every_package_of_the_pages_is_pinned_by_its_hash() -> None:
    packages = json.loads(PAGES_LOCK.read_text(encoding="utf-8"))["packages"]
    pins = {name: pin for name, pin in packages.items() if name}  # the unnamed one is ourselves
    assert pins
    assert not [name for name, pin in pins.items() if not ("version" in pin and "integrity" in pin)]
