"""Processor time of pages and servers: what a busy machine adds to a time by the clock is not in it."""

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


def seconds_of(pid: int) -> float:
    """Return the processor seconds of one process, in user and in system mode; 0 if it has just ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def tree_seconds(pid: int) -> float:
    """Return the processor seconds of a process and of those that it has started and that still run."""
    return sum(map(seconds_of, [pid, *descendants(pid)]))


def renderer_seconds() -> float:
    """Return the processor seconds that the pages of this process's browsers have taken, with their workers."""
    return sum(seconds_of(pid) for pid in descendants(os.getpid()) if is_renderer(pid))


def is_renderer(pid: int) -> bool:
    """Return whether a process shows pages; False if it has just ended."""
    try:
        return b"--type=renderer" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False
