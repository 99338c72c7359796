"""What stops a study: how its log is opened, and what people at the page read of a fault of the lab.

Sentences of the lab are for those who gave a command: they name files of the machine, and options to give.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from regno.errors import RegnoError
from regno.lab.experiment import source_here
from regno.lab.run_log import LabError, StudyLog
from regno.text import LANGUAGES
from regno.web.bench.errors import BenchError
from regno.web.bench.messages import StudyTask

ANEW = {"other-run", "broken-run"}  # a log of another version, or one that cannot be read
SAID = {"cannot-write", "no-scheduler", "no-workers", "other-source", "cluster-lost", "worker-lost"}


def open_log(task: StudyTask) -> StudyLog:
    """Return the log of a study; counts of another version of Regno are dropped, for they cannot be added to."""
    header = {"source": source_here(), "settings": msgspec.to_builtins(task.settings)}
    try:
        return StudyLog(Path(task.file), header)
    except LabError as fault:
        if fault.key not in ANEW:
            raise
        Path(task.file).unlink()
        return StudyLog(Path(task.file), header)


def on_page(fault: RegnoError) -> dict[str, str]:
    """Return a fault as people at the page read it, by language."""
    if isinstance(fault, LabError) and fault.key in SAID:
        fault = BenchError(f"study-{fault.key}", None, **fault.arguments)
    return {language: fault.on_page(language) for language in LANGUAGES}
