"""Says that something is being compiled, and how long it has taken so far."""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Event, Thread
from time import monotonic
from typing import TextIO, TypeVar

from regno.text import Voice, preferred_language

T = TypeVar("T")
EVERY = 1.0  # seconds between two lines on a terminal
EVERY_IN_A_FILE = 15.0


class CompileNotice:
    """A line while something is compiled: it begins once ``begin`` is called, and ends with ``end``."""

    def __init__(self, key: str, about: int, stream: TextIO | None = None) -> None:
        self.key, self.about, self.stream = key, about, stream or sys.stderr
        self.voice = Voice(preferred_language(), "env")
        self.over, self.began = Event(), 0.0
        self.ticker: Thread | None = None

    def begin(self) -> None:
        """Say what is compiled and for about how long, and go on saying how far it is."""
        self.began = monotonic()
        self.say(self.voice(self.key, seconds=self.about))
        self.ticker = Thread(target=self.tick, daemon=True)
        self.ticker.start()

    def say(self, line: str, end: str = "\n") -> None:
        print(line, file=self.stream, end=end, flush=True)

    def tick(self) -> None:
        terminal = self.stream.isatty()
        while not self.over.wait(EVERY if terminal else EVERY_IN_A_FILE):
            line = self.voice("compiling-for", seconds=round(monotonic() - self.began), about=self.about)
            self.say(f"\r{line}" if terminal else line, "" if terminal else "\n")

    def end(self) -> None:
        """Stop, and say how long it took if anything was said before."""
        if self.ticker is not None:
            self.over.set()
            self.ticker.join()
            start = "\r" if self.stream.isatty() else ""
            self.say(start + self.voice("compiled", seconds=round(monotonic() - self.began)))


def with_notice(key: str, about: int, prepare: Callable[[Callable[[], None]], T]) -> T:
    """Return what ``prepare`` gives; it is handed a function to call if it has to compile."""
    notice = CompileNotice(key, about)
    try:
        return prepare(notice.begin)
    finally:
        notice.end()
