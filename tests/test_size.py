"""A file is small enough to be read at once, 500 lines at the most, and has a name of its own among the tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from source import HOME

MOST = 500
FOLDERS = ("src", "tests", "ui", "tools", "bench", "examples")
CODE = {".py", ".ts", ".js", ".svelte", ".css", ".html", ".ftl"}  # not goldens or locks, which nobody reads through
MADE = {"node_modules", "static", "static.new"}


def code() -> Iterator[Path]:
    for folder in FOLDERS:
        for file in sorted((HOME / folder).rglob("*")):
            if file.suffix in CODE and not MADE & set(file.relative_to(HOME).parts):
                yield file


def test_no_file_is_too_long_to_read() -> None:
    lines = {file.relative_to(HOME).as_posix(): len(file.read_text(encoding="utf-8").splitlines()) for file in code()}
    assert len(lines) > 300, "the folders above are not where the code is"
    assert not {name: count for name, count in lines.items() if count > MOST}


def test_no_two_files_of_the_tests_share_a_name() -> None:
    """Their folders are no packages: pytest would take one for the other where all suites run at once."""
    names = Counter(file.name for file in (HOME / "tests").rglob("*.py") if file.name != "conftest.py")
    assert not [name for name, count in names.items() if count > 1]
