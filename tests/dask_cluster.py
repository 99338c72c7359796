"""A Dask cluster of processes for tests: a scheduler and two workers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def start_process(*words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "ignore", "-m", "distributed.cli." + words[0], *words[1:]]
    return subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)


def worker_pids(client: Any) -> dict[str, int]:
    return {str(address): int(pid) for address, pid in client.run(os.getpid).items()}


@contextmanager
def dask_cluster(folder: Path, workers: int = 2) -> Iterator[str]:
    """Give the address of a scheduler with workers, each a process of its own and without a nanny to bring it back."""
    scheduler = start_process("dask_scheduler", "--port", "0", "--no-dashboard", "--host", "127.0.0.1")
    assert scheduler.stderr
    address = next(found[0] for line in scheduler.stderr if (found := re.search(r"tcp://127\.0\.0\.1:\d+", line)))
    common = (address, "--no-nanny", "--no-dashboard", "--nthreads", "1", "--host", "127.0.0.1")
    made = [
        start_process("dask_worker", *common, "--local-directory", str(folder / f"worker{number}"))
        for number in range(workers)
    ]
    try:
        yield address
    finally:
        for process in (*made, scheduler):
            process.kill()
            process.wait()
            assert process.stderr
            process.stderr.close()
