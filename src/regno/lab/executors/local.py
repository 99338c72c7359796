"""Counts the chunks missing in a run log, in processes of this machine or on a cluster."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import sleep

from regno.lab.batches import cores
from regno.lab.experiment import Counts, Study
from regno.lab.progress import Progress
from regno.lab.run_log import Chunk, LabError, StudyLog
from regno.players.spec import prepare_players

Done = tuple[Chunk, Counts]
PARENT_EVERY = 1.0  # seconds between two looks whether the main process lives


def count_chunk(studies: Sequence[Study], chunk: Chunk) -> Done:
    """Count one chunk."""
    study = studies[chunk.study]
    prepare_players(entrant.player for entrant in study.entrants)
    return chunk, study.play(chunk.first, chunk.games)


def count_chunks(studies: Sequence[Study], chunks: Sequence[Chunk]) -> list[Done]:
    """Count some chunks."""
    return [count_chunk(studies, chunk) for chunk in chunks]


def start_worker(parent: int) -> None:
    """Ignore Ctrl-C in a worker, which the main process handles, and end with the main process if that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with, args=(parent,), daemon=True).start()


def end_with(parent: int) -> None:
    """Wait until this process has another parent, and end it."""
    while os.getppid() == parent:
        sleep(PARENT_EVERY)
    os._exit(1)


def run_local(studies: Sequence[Study], missing: Sequence[Chunk], workers: int) -> Iterator[Done]:
    """Yield chunks as they are counted, on ``workers`` cores."""
    if workers == 1 or len(missing) == 1:
        yield from (count_chunk(studies, chunk) for chunk in missing)
        return
    with ProcessPoolExecutor(min(workers, len(missing)), get_context("spawn"), start_worker, (os.getpid(),)) as pool:
        running = [pool.submit(count_chunk, studies, chunk) for chunk in missing]
        try:
            for done in as_completed(running):
                yield done.result()
        except BrokenProcessPool:
            raise LabError("worker-lost") from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def run_threads(studies: Sequence[Study], missing: Sequence[Chunk], workers: int) -> Iterator[Done]:
    """Yield chunks of quick players as they are counted, in threads: compiled games hold no lock of Python's."""
    with ThreadPoolExecutor(workers) as pool:
        running = [pool.submit(count_chunk, studies, chunk) for chunk in missing]
        try:
            for done in as_completed(running):
                yield done.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def play_tables(studies: Sequence[Study], first: int, games: int) -> Iterator[Counts]:
    """Yield the counts of the same games at several tables, in their order, played in threads."""
    with ThreadPoolExecutor(cores()) as pool:
        yield from pool.map(lambda study: study.play(first, games), studies)


def count_missing(
    chunks: Sequence[Chunk],
    run_log: StudyLog,
    counted: Callable[[Sequence[Chunk]], Iterator[Done]],
    progress: Progress,
) -> None:
    """Count the missing chunks and log them."""
    missing = [chunk for chunk in chunks if chunk not in run_log.results]
    progress.resume(chunk for chunk in chunks if chunk in run_log.results)
    if not missing:
        return
    for chunk, counts in counted(missing):
        run_log.add(chunk, counts)
        progress.add(chunk)
