"""Chunks on a Dask cluster: workers may come, go and die; each chunk enters the run log once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from regno.lab.executors.local import Done, count_chunks
from regno.lab.experiment import Counts, Study, source_here
from regno.lab.run_log import Chunk, LabError

PATIENCE = 10  # seconds for a scheduler to answer
TASK_GAMES = 25_000  # of quick players in one task at most, some tenths of a second: each costs the scheduler a little


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

    tasks = split_into_tasks(studies, missing, check_workers(client))
    in_their_order: Any = as_completed  # not typed
    plan = client.scatter(list(studies), broadcast=True, hash=False)
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


def split_into_tasks(studies: Sequence[Study], missing: Sequence[Chunk], workers: int) -> list[list[Chunk]]:
    """Return the chunks as the tasks of a cluster, in their order (guided self-scheduling, Polychronopoulos 1987).

    The first ones are small, so that results are seen soon, and the last ones too, so that all workers end together.
    A chunk of players that think is a task of its own.
    """
    sizes = [chunk.games if studies[chunk.study].is_quick else TASK_GAMES for chunk in missing]
    tasks, given, left = list[list[Chunk]](), 0, sum(sizes)
    room = 0
    for chunk, size in zip(missing, sizes, strict=True):
        if not tasks or size > room:
            tasks.append([])
            room = min(TASK_GAMES, given // workers, left // (2 * workers))
        tasks[-1].append(chunk)
        room, given, left = room - size, given + size, left - size
    return tasks


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
