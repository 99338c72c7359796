"""The run log: every counted chunk on disk, so that a run can be resumed.

A text file: a JSON header that identifies the run, then one JSON line per chunk. An incomplete last line is dropped; a
chunk that arrives twice is written once.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from regno.errors import BadRequest, SystemFault
from regno.files import write_atomic
from regno.lab.experiment import Counts, Study

CHUNK_GAMES = 5_000  # games of quick players, about a quarter of a second
SLOW_CHUNK_GAMES = 4  # games of searching players


class LabError(BadRequest):
    """A request that the lab cannot fulfil; the message is in the catalogue ``lab``."""

    subject = "lab"


class Chunk(NamedTuple):
    """A range of games of one study."""

    study: int  # index in the plan
    first: int
    games: int


def split_into_chunks(studies: Sequence[Study], size: int | None = None) -> list[Chunk]:
    """Split all studies into chunks; games of one deal stay together."""
    made = []
    for place, study in enumerate(studies):
        usual = size or (CHUNK_GAMES if study.is_quick else SLOW_CHUNK_GAMES)
        step = -(-usual // study.repeat) * study.repeat
        for first in range(0, study.games, step):
            made.append(Chunk(place, first, min(step, study.games - first)))
    return made


def cannot_write(path: Path, trouble: OSError) -> LabError:
    """Return the LabError for a failed write."""
    return LabError("cannot-write", file=str(path), fault=SystemFault.of(trouble))


class RunLog:
    """The chunks counted so far. Raises LabError for the log of another run, or if it cannot be written."""

    def __init__(self, path: Path, header: Mapping[str, Any]) -> None:
        self.path, self.header = path, json.dumps(header, sort_keys=True)
        self.counted: dict[Chunk, Counts] = {}
        try:
            if path.exists():
                self.read()
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                write_atomic(path, f"{self.header}\n".encode())
        except OSError as trouble:
            raise cannot_write(path, trouble) from None

    def read(self) -> None:
        """Read the complete lines."""
        first, *lines = self.path.read_text(encoding="utf-8").split("\n")
        if first != self.header:
            raise LabError("other-run", file=str(self.path))
        whole = lines[:-1]  # the part after the last line break is incomplete
        for line in whole:
            chunk, counts = json.loads(line)
            self.counted[Chunk(*chunk)] = counts
        write_atomic(self.path, "\n".join([first, *whole, ""]).encode())

    def add(self, chunk: Chunk, counts: Counts) -> None:
        """Append the counts of a chunk; a chunk already present is ignored."""
        if chunk in self.counted:
            return
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([chunk, counts], separators=(",", ":")) + "\n")
        except OSError as trouble:
            raise cannot_write(self.path, trouble) from None
        self.counted[chunk] = counts

    def of_study(self, place: int) -> list[tuple[Chunk, Counts]]:
        """Return the chunks of one study in order."""
        return sorted((item for item in self.counted.items() if item[0].study == place), key=lambda item: item[0])
