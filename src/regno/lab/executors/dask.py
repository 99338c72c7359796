"""Chunks on a Dask cluster: workers may come, go and die; each chunk enters the run log once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from regno.lab.executors.local import Done, count_chunks
from regno.lab.experiment import Counts, Study, source_here
from regno.lab.run_log import Chunk, LabError

PATIENCE = 10  # seconds for a scheduler to answer
MOST_CHUNKS, TASKS = 8, 8  # chunks of one task at most; tasks that each worker has at least, if there are chunks enough


def connect_to(address: str) -> Any:
    """Return a client of the scheduler at an address; raise LabError if there is none."""
    try:
        from distributed import Client
    except ImportError:
        raise LabError("missing-extra", extra="cluster", package="distributed") from None
    connect: Any = Client  # not typed
    try:
        return connect(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as trouble:
        raise LabError("no-scheduler", address=address, fault=one_line(trouble)) from None


def one_line(trouble: Exception) -> str:
    """Return an exception's message on one line."""
    return " ".join(str(trouble).split()) or type(trouble).__name__


def run_on_cluster(client: Any, studies: Sequence[Study], missing: Sequence[Chunk]) -> Iterator[Done]:
    """Yield chunks as they are counted; those of a lost worker are given to another."""
    from distributed import CancelledError, KilledWorker, as_completed

    size = chunks_per_task(len(missing), check_workers(client))
    in_their_order: Any = as_completed  # not typed
    plan = client.scatter(list(studies), broadcast=True, hash=False)
    tasks = [missing[first : first + size] for first in range(0, len(missing), size)]
    running = [client.submit(count_chunks, plan, task, pure=False) for task in tasks]
    try:
        for done in in_their_order(running, loop=client.loop):
            yield from done.result()
    except KilledWorker:
        raise LabError("worker-lost") from None
    except (CancelledError, OSError) as trouble:
        raise LabError("cluster-lost", fault=one_line(trouble)) from None
    finally:
        client.cancel([each for each in running if not each.done()])  # the scheduler logs each


def chunks_per_task(chunks: int, workers: int) -> int:
    """Return how many chunks a worker gets in one task: one for each chunk would keep the scheduler too busy."""
    return min(max(chunks // (workers * TASKS), 1), MOST_CHUNKS)


def play_on_cluster(client: Any, studies: Sequence[Study], first: int, games: int) -> Iterator[Counts]:
    """Yield the counts of the same games at several tables, in their order, each table played by some worker."""
    chunks = [Chunk(place, first, games) for place in range(len(studies))]
    counted, place = dict[int, Counts](), 0
    for chunk, counts in run_on_cluster(client, studies, chunks):
        counted[chunk.study] = counts
        while place in counted:
            yield counted.pop(place)
            place += 1


def check_workers(client: Any) -> int:
    """Return how many workers there are; raise LabError if there is none, or one with other source."""
    found = client.run(source_here)
    if not found:
        raise LabError("no-workers")
    for worker, source in found.items():
        if source != source_here():
            raise LabError("other-source", worker=worker)
    return len(found)
