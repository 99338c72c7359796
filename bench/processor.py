"""Processor time of the browser's pages: what a busy machine adds to a time by the clock is not in it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def descendants(pid: int) -> Iterator[int]:
    """Yield the processes that a process has started, and theirs."""
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            yield child
            yield from descendants(child)


def renderer_seconds() -> float:
    """Return the processor seconds that the pages of this process's browsers have taken, with their workers."""
    total = 0
    for pid in descendants(os.getpid()):
        try:
            if b"--type=renderer" in Path(f"/proc/{pid}/cmdline").read_bytes():
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                total += int(fields[11]) + int(fields[12])  # in user and in system mode
        except OSError:  # it has just ended
            continue
    return total / TICKS
