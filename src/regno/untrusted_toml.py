"""TOML from elsewhere: what no honest file has is refused before a parser meets it.

``tomllib`` keeps every prefix of a dotted key, so one long key takes time and memory by its square; deep lists end in
RecursionError, and a number of 4,301 digits in a bare ValueError.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, Literal

MOST_LETTERS = 1_000_000
MOST_PARTS = 8  # of a dotted key
Why = Literal["size", "key", "depth", "syntax"]

# Strings and comments are stepped over whole; possessive, so that a string without an end is looked through once.
TOKEN = re.compile(
    r'(?P<many>"""(?:[^"\\]|\\.|"(?!""))*+"""|\'\'\'(?:[^\']|\'(?!\'\'))*+\'\'\')'
    r'|(?P<open>"""|\'\'\')'
    r"|(?P<part>\"(?:[^\"\\\n]|\\.)*+\"|'[^'\n]*+'|[A-Za-z0-9_-]++)"
    r"|(?P<dot>[ \t]*+\.[ \t]*+)"
    r"|(?P<rest>#[^\n]*+|[^\"'#A-Za-z0-9_\-. \t]++|.)",
    re.DOTALL,
)


class BadToml(ValueError):
    """A text that cannot be read as TOML: why, at which line, and in the parser's words."""

    def __init__(self, why: Why, line: int, fault: str = "") -> None:
        self.why, self.line, self.fault = why, line, fault
        super().__init__(f"{why} at line {line}")


def parse_toml(text: str) -> dict[str, Any]:
    """Return the tables of a text, or raise BadToml. Time and memory grow with the length of the text only."""
    if len(text) > MOST_LETTERS:
        raise BadToml("size", 1)
    check_keys(text)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadToml("depth", 1) from None
    except ValueError as trouble:  # TOMLDecodeError, or a number that is too long
        found = re.search(r"at line (\d+)", str(trouble))
        raise BadToml("syntax", int(found[1]) if found else text.count("\n") + 1, str(trouble)) from None


def check_keys(text: str) -> None:
    """Refuse a dotted key of too many parts, wherever one may stand; in a string or a comment there is none."""
    parts = 0  # of the key that ends here
    after_dot = False
    for token in TOKEN.finditer(text):
        kind = token.lastgroup
        if kind == "open":
            return  # a string without an end: the parser gets no further than this
        if kind == "part":
            parts = parts + 1 if after_dot else 1
            if parts > MOST_PARTS:
                raise BadToml("key", text.count("\n", 0, token.start()) + 1)
        after_dot = kind == "dot"
