"""Lines of text for a person: eighty columns, colour only where it is wanted, questions with an answer."""

from __future__ import annotations

import os
import sys
import textwrap

WIDTH = 80
BOLD, DIM = "1", "2"
HOUSE_COLOURS = ("34", "31", "35", "32", "33", "90")  # blue, red, violet, green, gold, grey: by seat


class Screen:
    """Where the game is shown and answers are typed."""

    def __init__(self) -> None:
        self.colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"

    def paint(self, text: str, code: str) -> str:
        return f"\033[{code}m{text}\033[0m" if self.colour else text

    def line(self, text: str = "") -> None:
        print(text)

    def rule(self) -> None:
        """Print a line across the screen."""
        self.line(self.paint("─" * (WIDTH - 1), DIM))

    def title(self, text: str) -> None:
        self.line(self.paint(text, BOLD))

    def print_wrapped(self, text: str, first: str = "", rest: str | None = None, dim: str = "") -> None:
        """Print a sentence over as many lines as it needs; a part of it may be dimmed."""
        indent = first if rest is None else rest
        filled = textwrap.fill(
            text,
            WIDTH - 1,
            initial_indent=first,
            subsequent_indent=indent,
            break_long_words=False,  # a path is to be copied whole
            break_on_hyphens=False,
        )
        self.line(filled.replace(dim, self.paint(dim, DIM)) if dim else filled)

    def ask(self, prompt: str) -> str | None:
        """Return one line from the person, None at the end of input."""
        try:
            answer = input(f"{prompt} ")
        except EOFError:
            self.line()
            return None
        if not sys.stdin.isatty():
            self.line()  # nobody's return key has ended the line
        return answer
