"""The suites run on a machine without Chromium: only those of ``tests/browser`` may need one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from source import HOME

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
