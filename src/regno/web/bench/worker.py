"""The process of a study: ``python -m regno.web.bench.worker``.

It loads the compiled counters, then reads one line, a StudyTask, and writes a line (Found) about once a second. It ends
when the study does, when its server closes the pipe, and in any case after some time.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from functools import partial
from importlib.metadata import version
from pathlib import Path
from time import monotonic
from typing import Any, BinaryIO

import msgspec

from regno.errors import RegnoError
from regno.lab.batches import cores
from regno.lab.changed_games import ChangedGame, GameEnd, compare_games, most_changed
from regno.lab.executors.local import Done, run_local, run_threads
from regno.lab.experiment import Study, units
from regno.lab.paired import PairedCounts, PairedEstimate, chunks_of, plan
from regno.lab.run_log import Chunk, cannot_write
from regno.players.spec import prepare_players
from regno.web.bench.faults import on_page, open_log
from regno.web.bench.messages import (
    SLOW_GAMES,
    ChangedSeen,
    Figure,
    Found,
    GameOutcome,
    StudyTask,
)
from regno.web.bench.search import figure_of, run_search
from regno.web.bench.studies import studies_of
from regno.web.log import start_log

VERSION = version("regno")
IDLE = 300  # seconds that a process waits for its study
EVERY = 1.0  # seconds between two lines
LOOKED_AT = 4  # games of each chunk that are compared one by one

log = logging.getLogger("regno.web.bench.worker")


class StudyReporter:
    """Collects the counts of a study and writes what they say."""

    def __init__(self, studies: Sequence[Study], lines: BinaryIO) -> None:
        self.studies, self.lines = studies, lines
        self.counts = PairedCounts(studies)
        self.changed: list[ChangedGame] = []
        self.early: dict[tuple[str, str, str], tuple[float, float]] = {}
        self.games = self.resumed = self.early_deals = 0
        self.all_games = sum(study.games for study in studies)
        self.began, self.last, self.first_after = monotonic(), 0.0, 0.0

    def add(self, chunk: Chunk, counted: dict[str, object]) -> None:
        """Add a chunk; once both tables have played it, look at some of its games."""
        self.games += chunk.games
        whole = self.counts.add(chunk, counted)
        if whole and chunk.study % self.counts.half == 0 and self.studies[chunk.study].is_quick:
            base, draft = self.studies[0], self.studies[self.counts.half]
            games = compare_games(base, draft, range(chunk.first, chunk.first + min(LOOKED_AT, chunk.games)))
            self.changed = most_changed([*self.changed, *games])

    def report(self, ended: bool = False) -> None:
        """Write how far the study is, if the last line is old enough; at once when the first intervals are known."""
        is_first = not self.early and self.counts.has_intervals
        if not ended and not is_first and monotonic() - self.last < EVERY:
            return
        figures = self.counts.estimates()
        if is_first:
            self.first_after, self.early_deals = monotonic() - self.began, self.counts.deals
            self.early = {key_of(each): (each.low, each.high) for each in figures}
        seconds = monotonic() - self.began
        write(self.lines, Found(
            deals=self.counts.deals,
            games=self.games,
            all_games=self.all_games,
            rate=round((self.games - self.resumed) / max(seconds, 0.001), 1),
            first_after=round(self.first_after, 3),
            figures=[self.figure(each) for each in figures],
            early_deals=self.early_deals,
            changed=[ChangedSeen(each.number, outcome(each.base), outcome(each.draft)) for each in self.changed],
            ended=ended,
        ))  # fmt: skip
        self.last = monotonic()

    def figure(self, each: PairedEstimate) -> Figure:
        return figure_of(each, self.early.get(key_of(each), (None, None)))


def key_of(each: PairedEstimate) -> tuple[str, str, str]:
    return each.study, each.group, each.item


def outcome(each: GameEnd) -> GameOutcome:
    return GameOutcome(each.turns, each.ending, list(each.winners))


def run(task: StudyTask, lines: BinaryIO) -> None:
    """Count what is missing of a study, or search, writing what is known on the way."""
    if task.settings.train:
        from regno.web.bench.training import run_training

        run_training(task, task.settings.train, partial(write, lines))
        return
    if task.settings.search:
        with connection(task) as client:
            run_search(task, task.settings.search, partial(write, lines), client)
        return
    base, draft = studies_of(task.settings)
    studies = plan(base, draft, task.settings.levels(), SLOW_GAMES)
    prepare_players({entrant.player for study in studies for entrant in study.entrants})
    kept = open_log(task)
    reporter = StudyReporter(studies, lines)
    chunks = chunks_of(studies)
    for chunk in chunks:
        if chunk in kept.results:
            reporter.add(chunk, kept.results[chunk])
    reporter.resumed = reporter.games
    with connection(task) as client:
        for chunk, counted in count(studies, [chunk for chunk in chunks if chunk not in kept.results], client):
            kept.add(chunk, counted)
            reporter.add(chunk, counted)
            reporter.report()
    reporter.report(ended=True)


def count(studies: Sequence[Study], missing: Sequence[Chunk], client: Any) -> Iterator[Done]:
    """Yield counted chunks: of a cluster, or quick ones in threads of this process, then the others in processes."""
    if client:
        from regno.lab.executors.dask import run_on_cluster

        yield from run_on_cluster(client, studies, missing)
        return
    quick = [chunk for chunk in missing if studies[chunk.study].is_quick]
    slow = [chunk for chunk in missing if not studies[chunk.study].is_quick]
    yield from run_threads(studies, quick, cores())
    if slow:
        yield from run_local(studies, slow, cores())


def connection(task: StudyTask) -> AbstractContextManager[Any]:
    """Return the connection to the cluster of a study as a context, of None without one; raise LabError."""
    if not task.scheduler:
        return nullcontext()
    from regno.lab.executors.dask import connect_to

    return closing(connect_to(task.scheduler))


def write(lines: BinaryIO, found: Found) -> None:
    lines.write(msgspec.json.encode(msgspec.structs.replace(found, version=VERSION)) + b"\n")
    lines.flush()


def stop(lines: BinaryIO, fault: RegnoError) -> None:
    """Log a fault as the lab says it, and write it for people at the page."""
    log.warning("a study cannot go on", extra={"why": fault.text()})
    write(lines, Found(fault=on_page(fault)))


def end_with_server() -> None:
    """End this process when the pipe from the server closes: then nobody waits for it."""
    sys.stdin.buffer.read()
    os._exit(1)


def end_after(seconds: float) -> threading.Timer:
    """End this process after some seconds, unless the timer is cancelled."""
    timer = threading.Timer(seconds, os._exit, (1,))
    timer.daemon = True
    timer.start()
    return timer


def main() -> None:
    lines = sys.stdout.buffer
    idle = end_after(IDLE)
    units(lambda: write(lines, Found(preparing=True)))
    line = sys.stdin.buffer.readline()
    idle.cancel()
    if not line:
        return
    task = msgspec.json.decode(line, type=StudyTask)
    end_after(task.seconds)
    threading.Thread(target=end_with_server, daemon=True).start()
    try:
        run(task, lines)
    except RegnoError as fault:
        stop(lines, fault)
    except OSError as fault:  # a disk that is full, a file that is gone
        stop(lines, cannot_write(Path(task.file), fault))


if __name__ == "__main__":
    start_log("warning")
    os.nice(10)
    main()
