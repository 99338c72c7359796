"""The README speaks the truth: its Python runs, and every command in it exists."""

from __future__ import annotations

import doctest
import re
import shlex

import pytest

from regno.cli import COMMANDS
from source import HOME

README = (HOME / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [(language, text) for language, text in BLOCK.findall(README)]
PYTHON = [text for language, text in BLOCKS if language == "python"]
LINES = [
    line.removeprefix("$ ")
    for language, text in BLOCKS
    if language == "console"
    for line in text.splitlines()
    if line.startswith("$ ")
]
# Commands that are not ours and that a newcomer has, or is told to get.
FOREIGN = {"git", "cd", "pipx", "python3", "python"}


def make_targets() -> set[str]:
    makefile = (HOME / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z-]*):", makefile, re.MULTILINE))


def test_there_is_something_to_run() -> None:
    assert PYTHON, "the README shows no Python"
    assert LINES, "the README shows no command: write them as $ lines of a console block"


@pytest.mark.parametrize("text", PYTHON)
def test_python_blocks_run(text: str) -> None:
    """As a session where there are prompts, its answers compared; otherwise as a script."""
    if ">>>" not in text:
        exec(compile(text, "README.md", "exec"), {"__name__": "readme"})
        return
    session = doctest.DocTestParser().get_doctest(text, {}, "README.md", "README.md", 0)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=report.append)
    assert not report, "".join(report)


@pytest.mark.parametrize("line", LINES)
def test_commands_exist(line: str) -> None:
    for command in re.split(r"&&|\||;", line):
        words = [word for word in shlex.split(command, comments=True) if "=" not in word or word.startswith("-")]
        check_command(words)


def check_command(words: list[str]) -> None:
    if words[:3] in (["python3", "-m", "regno"], ["python", "-m", "regno"]):
        words = words[2:]
    if words[0] == "regno":
        named = {word for word in words[1:] if not word.startswith("-")}
        assert not named or named & set(COMMANDS), f"regno has no such command: {' '.join(words)}"
    elif words[0] == "make":
        assert set(words[1:]) <= make_targets(), f"the Makefile has no target {' '.join(words[1:])}"
    else:
        assert words[0] in FOREIGN, f"{words[0]} is not a command that a newcomer has"
