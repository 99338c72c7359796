"""A Dask cluster of processes for tests: a scheduler and two workers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

PATIENCE = 60  # seconds


def start_process(log: Path, *words: str) -> subprocess.Popen[str]:
    """Start a program of Dask that writes to a file: a pipe that nobody reads would fill up and stop it."""
    command = [sys.executable, "-W", "ignore", "-m", "distributed.cli." + words[0], *words[1:]]
    with log.open("w") as written:
        return subprocess.Popen(command, stderr=written, stdout=subprocess.DEVNULL, text=True)


def address_in(log: Path) -> str:
    """Return the address that a scheduler writes when it is ready."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        if found := re.search(r"tcp://127\.0\.0\.1:\d+", log.read_text()):
            return found[0]
        sleep(0.1)
    raise AssertionError(log.read_text())


def worker_pids(client: Any) -> dict[str, int]:
    return {str(address): int(pid) for address, pid in client.run(os.getpid).items()}


@contextmanager
def dask_cluster(folder: Path, workers: int = 2) -> Iterator[str]:
    """Give the address of a scheduler with workers, each a process of its own and without a nanny to bring it back."""
    log = folder / "scheduler"
    scheduler = start_process(log, "dask_scheduler", "--port", "0", "--no-dashboard", "--host", "127.0.0.1")
    made = []
    try:
        common = (address_in(log), "--no-nanny", "--no-dashboard", "--nthreads", "1", "--host", "127.0.0.1")
        for number in range(workers):
            own = ("--local-directory", str(folder / f"worker{number}"))
            made.append(start_process(folder / f"log{number}", "dask_worker", *common, *own))
        yield common[0]
    finally:
        for process in (*made, scheduler):
            process.kill()
            process.wait()
