"""Citations of the rules: what ``[R42, Q64]`` in the code and ``test_q16_...`` in the tests refer to in docs/rules.

    python tests/citations.py           count the points and their citations; list those that lead nowhere
    python tests/citations.py Q16 P3    where these points are written, and every place that cites them

A point is a letter, a number, at times a second number and a letter: R42, A2.6a. It is written once, as an HTML anchor.
It is cited in three ways:

- In docstrings and comments of ``src/regno/proelio``: in brackets, several with commas, a range with a hyphen. Whatever
  stands in brackets there and begins with a number, or a capital letter and a number, is a citation.
- In the name of a test of ``tests/proelio`` or ``tests/chronicles``, right after ``test_``: ``test_q16_...``,
  ``test_r129_and_r134_...``, ``test_r75_to_r78_...``, ``test_a2_6a_...``.
- In docstrings and comments of these tests: as a word, a range with a hyphen: Q16-Q28.
"""

from __future__ import annotations

import ast
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from os.path import relpath
from pathlib import Path

from source import HOME, parsed

POINT = r"[A-Z]\d+(?:\.\d+)?[a-z]?"
RANGE = re.compile(rf"({POINT})(?:-({POINT}))?")
ANCHOR = re.compile(rf'<a id="({POINT})"></a>')
BRACKETS = re.compile(r"\[([A-Z]?\d[^\]]*)(?:\]|$)")  # not broken over two lines
IN_NAME = r"[a-z]\d+(?:_\d+)?[a-z]?"
NAME = re.compile(rf"test_({IN_NAME}(?:_(?:and_|to_)?{IN_NAME})*)(?:_|$)")
WORD = re.compile(rf"(?<![\w.])({POINT})(?:-({POINT}))?(?![\w.]\w)")
# A number without its letter, as rules were once cited: of a row, a ruling, a settled point, a section, a vector.
BARE_NAME = re.compile(r"test_(?:\d|rulings?_\d|rows?_\d|tv_\d)")
BARE_WORD = re.compile(r"\b(?:rulings?|rows?|points?) \d+|(?<![\w.])[1-4]\.\d+(?:\.\d+)?\b", re.IGNORECASE)


@dataclass(frozen=True)
class Citation:
    """One point cited in one place; ``point`` is the text as it stands where it is no point at all."""

    point: str
    file: Path
    line: int

    @property
    def place(self) -> str:
        """Return the file, as seen from the project, and the line."""
        return f"{relpath(self.file, HOME)}:{self.line}"


def pages() -> list[Path]:
    """Return the pages of the rules, the index first."""
    return [HOME / "docs" / "rules.md", *sorted((HOME / "docs" / "rules").glob("*.md"))]


@cache
def anchors() -> dict[str, list[Citation]]:
    """Return for each point every place where it is written; there should be one."""
    found: dict[str, list[Citation]] = {}
    for page in pages():
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            for point in ANCHOR.findall(line):
                found.setdefault(point, []).append(Citation(point, page, number))
    return found


def points_between(first: str, last: str) -> list[str]:
    """Return the points of a range, both ends included; the text itself where it is no range."""
    if first[0] == last[0] and first[1:].isdecimal() and last[1:].isdecimal() and int(first[1:]) < int(last[1:]):
        return [f"{first[0]}{number}" for number in range(int(first[1:]), int(last[1:]) + 1)]
    return [f"{first}-{last}"]


def points_in_brackets(text: str) -> Iterator[str]:
    """Yield the points of the inside of brackets; a part that is none is yielded as it stands."""
    for part in text.split(", "):
        found = RANGE.fullmatch(part)
        if found is None:
            yield part
        elif found[2]:
            yield from points_between(found[1], found[2])
        else:
            yield found[1]


def points_in_name(name: str) -> Iterator[str]:
    """Yield the points that a test is named after; a number without its letter is yielded with what leads to it."""
    bare = BARE_NAME.match(name)
    if bare:
        yield bare[0]
    found = NAME.match(name)
    if found is None:
        return
    for part in re.sub(rf"_(?:and_)?(?={IN_NAME})", " ", found[1].replace("_to_", "-")).split():
        first, _, last = (end.replace("_", ".") for end in part.partition("-"))
        ends = [end[0].upper() + end[1:] for end in (first, last) if end]
        yield from points_between(*ends) if len(ends) == 2 else ends


def points_in_words(text: str) -> Iterator[str]:
    """Yield the points named in a text, and numbers without their letter as they stand."""
    for first, last in WORD.findall(text):
        yield from points_between(first, last) if last else [first]
    yield from BARE_WORD.findall(text)


def remarks(file: Path) -> Iterator[tuple[int, str]]:
    """Yield each line of the docstrings and comments of a file, with its number."""
    for node in ast.walk(parsed(file)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node, clean=False):
            text = node.body[0]
            assert isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant)
            yield from enumerate(str(text.value.value).splitlines(), text.lineno)
    with file.open("rb") as lines:
        for token in tokenize.tokenize(lines.readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string


def citations_in_code(file: Path) -> Iterator[Citation]:
    """Yield every citation in brackets in a file of the game."""
    for line, text in remarks(file):
        for inside in BRACKETS.findall(text):
            yield from (Citation(point, file, line) for point in points_in_brackets(inside))


def citations_in_test(file: Path) -> Iterator[Citation]:
    """Yield every point that a file of tests names, in the names of its tests or in its remarks."""
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.FunctionDef):
            yield from (Citation(point, file, node.lineno) for point in points_in_name(node.name))
    for line, text in remarks(file):
        yield from (Citation(point, file, line) for point in points_in_words(text))


@cache
def citations() -> tuple[Citation, ...]:
    """Return every citation of the game's code, then every one of its tests."""
    code = sorted((HOME / "src" / "regno" / "proelio").rglob("*.py"))
    tests = [file for game in ("proelio", "chronicles") for file in sorted((HOME / "tests" / game).rglob("*.py"))]
    in_code = (each for file in code for each in citations_in_code(file))
    in_tests = (each for file in tests for each in citations_in_test(file))
    return (*in_code, *in_tests)


def unresolved(cited: Iterable[Citation], points: Mapping[str, Sequence[Citation]] | None = None) -> list[str]:
    """Return the citations that do not lead to exactly one point, each with its place."""
    points = anchors() if points is None else points
    return [f"{each.place}: {each.point}" for each in cited if len(points.get(each.point, ())) != 1]


def report(asked: list[str]) -> Iterator[str]:
    """Yield what the command prints: the places of the points asked for, or the figures."""
    for point in asked:
        yield from (f"{each.place}: {point} is written here" for each in anchors().get(point, ()))
        yield from (f"{each.place}: {point}" for each in citations() if each.point == point)
    if not asked:
        letters = Counter(point[0] for point in anchors())
        yield f"{len(anchors())} points: {', '.join(f'{letter} {count}' for letter, count in sorted(letters.items()))}"
        in_code = sum(each.place.startswith("src") for each in citations())
        yield f"{in_code} citations in the code, {len(citations()) - in_code} in the tests"
        yield f"{len(unresolved(citations()))} lead nowhere"
        yield from unresolved(citations())


if __name__ == "__main__":
    print(*report(sys.argv[1:]), sep="\n")
    sys.exit(bool(unresolved(citations())))
