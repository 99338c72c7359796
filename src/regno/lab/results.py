"""Output files of a run: HTML, JSON, CSV, Parquet; all written atomically."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regno.files import write_atomic
from regno.lab.run_log import LabError, cannot_write
from regno.text import LANGUAGES

Rows = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class Outputs:
    """The files of one run, with a common prefix."""

    base: Path
    pages: Mapping[str, Path]  # by language

    def file(self, ending: str) -> Path:
        return self.base.with_name(f"{self.base.name}.{ending}")

    @property
    def run_log(self) -> Path:
        return self.file("ledger")


def outputs(out: str, subject: str, language: str) -> Outputs:
    """Return the files: a page per language in a folder, or the single page named ``.html``."""
    path = Path(out)
    if path.suffix == ".html":
        return Outputs(path.with_suffix(""), {language: path})
    base = path / subject
    return Outputs(base, {each: base.with_name(f"{subject}.{each}.html") for each in LANGUAGES})


def write_all(made: Mapping[Path, bytes]) -> None:
    """Write the files of a run; raise LabError if that fails."""
    for path, content in made.items():
        try:
            write_atomic(path, content)
        except OSError as trouble:
            raise cannot_write(path, trouble) from None


def json_bytes(value: Any) -> bytes:
    return (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode()


def csv_bytes(rows: Rows) -> bytes:
    """Return a table as CSV with a header."""
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()


def parquet_bytes(rows: Rows) -> bytes:
    """Return a table as Parquet; raise LabError without pyarrow."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise LabError("missing-extra", extra="lab", package="pyarrow") from None
    buffer = io.BytesIO()
    write: Any = parquet.write_table  # not typed
    write(pyarrow.Table.from_pylist([dict(row) for row in rows]), buffer)
    return buffer.getvalue()


TABLES = {"csv": csv_bytes, "parquet": parquet_bytes}
