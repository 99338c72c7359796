"""What holds for the suites as such: who may drive a browser, and that every mutant still finds the line it changes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from mutants_security import GUARDS, Guard
from source import HOME, SOURCE

TESTS = HOME / "tests"
BROWSER = {"playwright", "axe_playwright_python"}


def imports_of(file: Path) -> Iterator[str]:
    """Yield the first name of every import of a file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.split(".")[0]


def drives_a_browser(file: Path) -> bool:
    return bool(BROWSER & set(imports_of(file)))


def test_only_the_browser_suite_drives_a_browser() -> None:
    drivers = {file for file in TESTS.rglob("*.py") if drives_a_browser(file)}
    assert drivers, "the check sees none at all"
    assert not [file for file in drivers if file.parent != TESTS / "browser"]


@pytest.mark.parametrize("guard", GUARDS, ids=lambda guard: guard.name)
def test_a_guard_is_where_its_mutant_looks_for_it(guard: Guard) -> None:
    """A mutant whose line has moved proves nothing, and one whose tests are gone would always survive."""
    assert (SOURCE / "regno" / guard.file).read_text(encoding="utf-8").count(guard.line) == 1
    for place in guard.tests:
        file, _, name = place.partition("::")
        assert not name or f"def {name}(" in (HOME / file).read_text(encoding="utf-8")
        assert (HOME / file).is_file()
