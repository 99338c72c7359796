"""On which line of a TOML file each key stands, since ``tomllib`` tells only what, not where.

The text has been read by ``tomllib`` before, so this scan can trust that it is valid TOML.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping

Path = tuple[str | int, ...]
BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
KEY = re.compile(r"""\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([A-Za-z0-9_-]+))[ \t]*""")
STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"""+'
    r"|'''.*?'''+"
    r'|"(?:\\.|[^"\\])*"'
    r"|'[^']*'",
    re.DOTALL,
)
SCALAR = re.compile(r"[^,\]}\n#]+")


class Scan:
    """One walk through the text that notes the line of every table, key and list item."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.breaks = [place for place, letter in enumerate(text) if letter == "\n"]
        self.lines: dict[Path, int] = {}
        self.counts: dict[Path, int] = {}  # tables seen so far of each array of tables

    def note(self, path: Path) -> None:
        self.lines.setdefault(path, bisect_right(self.breaks, self.at - 1) + 1)

    def take(self, pattern: re.Pattern[str]) -> re.Match[str]:
        match = pattern.match(self.text, self.at)
        assert match, f"not TOML at {self.at}"
        self.at = match.end()
        return match

    def more(self) -> bool:
        """Whether anything but blanks and comments is left."""
        self.take(BLANK)
        return self.at < len(self.text)

    def sees(self, word: str) -> bool:
        """Step over a word if it comes next."""
        self.take(BLANK)
        found = self.text.startswith(word, self.at)
        self.at += len(word) if found else 0
        return found

    def key(self) -> Path:
        """A key, dotted or not."""
        parts = [next(group for group in self.take(KEY).groups() if group is not None)]
        while self.sees("."):
            parts.append(next(group for group in self.take(KEY).groups() if group is not None))
        return tuple(parts)

    def value(self, path: Path) -> None:
        """A value of any kind, with all that is inside it."""
        self.take(BLANK)
        self.note(path)
        if self.sees("["):
            self.items(path)
        elif self.sees("{"):
            self.pairs(path)
        else:
            self.take(STRING if self.text[self.at] in "\"'" else SCALAR)

    def items(self, path: Path) -> None:
        index = 0
        while not self.sees("]"):
            self.value((*path, index))
            self.sees(",")
            index += 1

    def pairs(self, path: Path) -> None:
        while not self.sees("}"):
            self.pair(path)
            self.sees(",")

    def pair(self, path: Path) -> None:
        self.take(BLANK)
        inner = (*path, *self.key())
        self.note(inner)
        self.sees("=")
        self.value(inner)

    def table(self) -> Path:
        """The head of a table, or of one more table of an array."""
        many = self.sees("[")
        named = self.key()
        self.sees("]]" if many else "]")
        path = self.inside(named[:-1]) + named[-1:]
        if many:
            self.note(path)
            self.counts[path] = self.counts.get(path, -1) + 1
            path = (*path, self.counts[path])
        else:
            path = self.inside(named)
        self.note(path)
        return path

    def inside(self, named: Path) -> Path:
        """A named path with the last index put behind each array of tables."""
        path: Path = ()
        for part in named:
            path = (*path, part)
            if path in self.counts:
                path = (*path, self.counts[path])
        return path


def lines_of(text: str) -> Mapping[Path, int]:
    """The line of every table, key and list item: ``("tome", 3, "crests", 1)`` is line 40."""
    scan = Scan(text.replace("\r\n", "\n"))
    here: Path = ()
    while scan.more():
        if scan.sees("["):
            here = scan.table()
        else:
            scan.pair(here)
    return scan.lines
