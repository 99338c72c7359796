"""Chunks of studies, and the run log that keeps the counts of each, so that a run can be resumed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from regno.errors import BadRequest, SystemFault
from regno.lab.experiment import Counts, Study
from regno.run_log import RunLog

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


class StudyLog(RunLog[Chunk, Counts]):
    """The counts of a run by chunk."""

    error = LabError

    def encode(self, key: Chunk, value: Counts) -> Any:
        return [key, value]

    def decode(self, line: Any) -> tuple[Chunk, Counts]:
        chunk, counts = line
        return Chunk(*chunk), counts

    def of_study(self, place: int) -> list[tuple[Chunk, Counts]]:
        """Return the chunks of one study in order."""
        return sorted((item for item in self.results.items() if item[0].study == place), key=lambda item: item[0])
