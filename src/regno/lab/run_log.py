"""The ledger: every portion that was counted, on the disk before it counts, so that a run can be taken up again.

A text file: first what the run is, then one line a portion. A line cut short by a fall is counted anew; a portion that
comes in twice is written once.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from regno.errors import BadRequest, SystemFault
from regno.files import write_atomic
from regno.lab.experiment import Counts, Study

PORTION = 5_000  # games of quick players: about a quarter of a second
SLOW_PORTION = 4  # games of players who think


class LabTrouble(BadRequest):
    """What the lab cannot do; the sentence is in the catalogue ``lab``."""

    subject = "lab"


class Portion(NamedTuple):
    """Some games of a study, by their numbers."""

    study: int  # its place in the plan
    first: int
    games: int


def portions_of(studies: Sequence[Study], size: int | None = None) -> list[Portion]:
    """The whole plan cut up; games that share a deal stay together."""
    made = []
    for place, study in enumerate(studies):
        usual = size or (PORTION if study.is_quick else SLOW_PORTION)
        step = -(-usual // study.repeat) * study.repeat
        for first in range(0, study.games, step):
            made.append(Portion(place, first, min(step, study.games - first)))
    return made


def cannot_write(path: Path, trouble: OSError) -> LabTrouble:
    """One line for a full disk, a closed folder and their like."""
    return LabTrouble("cannot-write", file=str(path), fault=SystemFault.of(trouble))


class Ledger:
    """The portions counted so far."""

    def __init__(self, path: Path, header: Mapping[str, Any]) -> None:
        self.path, self.header = path, json.dumps(header, sort_keys=True)
        self.counted: dict[Portion, Counts] = {}
        try:
            if path.exists():
                self.read()
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                write_atomic(path, f"{self.header}\n".encode())
        except OSError as trouble:
            raise cannot_write(path, trouble) from None

    def read(self) -> None:
        """Take up what is there, whole lines only."""
        first, *lines = self.path.read_text(encoding="utf-8").split("\n")
        if first != self.header:
            raise LabTrouble("other-run", file=str(self.path))
        whole = lines[:-1]  # what follows the last line break was cut short
        for line in whole:
            portion, counts = json.loads(line)
            self.counted[Portion(*portion)] = counts
        write_atomic(self.path, "\n".join([first, *whole, ""]).encode())

    def add(self, portion: Portion, counts: Counts) -> None:
        """A counted portion; the second time it is left alone."""
        if portion in self.counted:
            return
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([portion, counts], separators=(",", ":")) + "\n")
        except OSError as trouble:
            raise cannot_write(self.path, trouble) from None
        self.counted[portion] = counts

    def of_study(self, place: int) -> list[tuple[Portion, Counts]]:
        """The portions of one study, in their order."""
        return sorted((item for item in self.counted.items() if item[0].study == place), key=lambda item: item[0])
