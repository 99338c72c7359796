"""Single games as rows of a table: which deal, how long, how it ended, who won, and what decided it.

A study adds games up; this keeps them apart, for other programs. docs/lab.md has the columns.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from regno.lab.experiment import Counts, Study, play_each
from regno.lab.run_log import LabError, cannot_write
from regno.proelio.cards import NAMES
from regno.proelio.rules.victory import ENDINGS, WHOLE

FORMAT = 1
TOGETHER = 2_000  # rows written at once
FIELDS = ("turns", "moves", "decisions", "endings", "seat_share", "lead_total", "decisive")  # of Counters
COLUMNS = {
    "table": "string",  # the edition
    "game": "int64",  # its number in the study: the same one is the same deal at every table
    "seed": "int64",  # of its deal
    "turns": "int32",  # of all Houses
    "moves": "int32",  # of Houses and of chance
    "decisions": "int32",  # with two legal moves or more
    "ending": "string",  # conquest, alliance, winter, draw or cap
    "shares": "list<double>",  # of the victory by seat; they add up to 1, or to 0 without a winner
    "lead_changes": "int32",
    "decisive": "list<string>",  # cards without which the game would not have been won so
}


def game_row(study: Study, number: int, counts: Counts) -> dict[str, Any]:
    """Return one game as a row, from the counts of that game alone."""
    return {
        "table": study.book.id,
        "game": number,
        "seed": study.seed + number // study.repeat,
        "turns": counts["turns"],
        "moves": counts["moves"],
        "decisions": counts["decisions"],
        "ending": ENDINGS[list(counts["endings"]).index(1)],
        "shares": [share / WHOLE for share in counts["seat_share"][: study.options.houses]],
        "lead_changes": counts["lead_total"],
        "decisive": [name for name, count in zip(NAMES, counts["decisive"], strict=True) if count],
    }


def write_games(
    path: Path, studies: Sequence[Study], games: int, tell: Callable[[float], None] = lambda part: None
) -> int:
    """Play games of studies and write them to a Parquet file, those of one deal after each other; return how many.

    Raise LabError without pyarrow, or if the file cannot be written.
    """
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise LabError("missing-extra", extra="lab", package="pyarrow") from None
    kinds = {"list<double>": pyarrow.list_(pyarrow.float64()), "list<string>": pyarrow.list_(pyarrow.string())}
    fields = [(name, kinds.get(kind) or getattr(pyarrow, kind)()) for name, kind in COLUMNS.items()]
    about = {"format": FORMAT, "regno": version("regno"), "players": [str(each) for each in studies[0].entrants]}
    schema: Any = pyarrow.schema(fields, metadata={"regno": json.dumps(about)})
    part = path.with_name(f"{path.name}.part")
    writer_of: Any = parquet.ParquetWriter  # not typed
    try:
        with writer_of(part, schema, compression="zstd") as writer:
            for first in range(0, games, TOGETHER):
                numbers = range(first, min(first + TOGETHER, games))
                writer.write_table(pyarrow.Table.from_pylist(list(rows_of(studies, numbers)), schema=schema))
                tell(numbers.stop / games)
        part.replace(path)
    except OSError as trouble:
        raise cannot_write(path, trouble) from None
    finally:
        part.unlink(missing_ok=True)  # what a failure left
    return games * len(studies)


def rows_of(studies: Sequence[Study], numbers: Iterable[int]) -> Iterable[dict[str, Any]]:
    """Yield the rows of some deals at every table."""
    numbers = list(numbers)
    played = [play_each(study, numbers, FIELDS) for study in studies]
    for number, *counted in zip(numbers, *played, strict=True):
        for study, counts in zip(studies, counted, strict=True):
            yield game_row(study, number, counts)
