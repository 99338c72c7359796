"""A resumable log of a long run: a JSON header that identifies the run, then one JSON line for each result."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from regno.errors import BadRequest, SystemFault
from regno.files import write_atomic

K = TypeVar("K")
V = TypeVar("V")


class RunLog(ABC, Generic[K, V]):
    """The results so far by their keys, each on disk before it is in memory; without a path in memory only.

    Raises ``error`` for the log of another run, for a line that is no result, and if it cannot be read or written. A
    last line that was cut off is dropped.
    """

    error: ClassVar[type[BadRequest]]
    other, broken, unwritten = "other-run", "broken-run", "cannot-write"  # keys of its messages

    def __init__(self, path: Path | None, header: Mapping[str, Any]) -> None:
        self.path, self.header = path, json.dumps(header)
        self.results: dict[K, V] = {}
        if path is None:
            return
        with self.report_faults():
            if path.exists():
                self.read(path)
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                write_atomic(path, f"{self.header}\n".encode())

    @abstractmethod
    def encode(self, key: K, value: V) -> Any:
        """Return the JSON value of one line."""

    @abstractmethod
    def decode(self, line: Any) -> tuple[K, V]:
        """Return the result of one line; raise ValueError, TypeError or LookupError if it is none."""

    def read(self, path: Path) -> None:
        first, *lines = path.read_text(encoding="utf-8", errors="replace").split("\n")
        if not is_json(first, json.loads(self.header)):
            raise self.error(self.other, file=str(path))
        whole = [line for line in lines[:-1] if line]  # what follows the last line break was cut off
        for number, line in enumerate(whole, 2):
            try:
                key, value = self.decode(json.loads(line))
            except (ValueError, TypeError, LookupError):
                raise self.error(self.broken, file=str(path), line=number) from None
            self.results[key] = value
        write_atomic(path, "\n".join([first, *whole, ""]).encode())

    def add(self, key: K, value: V) -> None:
        """Append a result to the file, then to memory; one whose key is there already is ignored."""
        if key in self.results:
            return
        if self.path is not None:
            with self.report_faults(), self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(self.encode(key, value), separators=(",", ":")) + "\n")
        self.results[key] = value

    @contextmanager
    def report_faults(self) -> Iterator[None]:
        """Raise ``error`` instead of OSError."""
        try:
            yield
        except OSError as trouble:
            raise self.error(self.unwritten, file=str(self.path), fault=SystemFault.of(trouble)) from None


def is_json(text: str, value: Any) -> bool:
    """Return whether a text is this value as JSON."""
    try:
        return bool(json.loads(text) == value)
    except ValueError:
        return False
