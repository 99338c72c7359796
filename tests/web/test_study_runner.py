"""A store that cannot be written to: a study counts on, and none keeps its place for ever."""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import Future
from pathlib import Path

import pytest
from test_studies import row

from regno.web.bench import runner
from regno.web.bench.messages import StudyState
from regno.web.bench.runner import StudyRunner
from regno.web.bench.store import BenchStore
from regno.web.live.protocol import NotPersisted
from regno.web.people.sql import SqlitePeople
from regno.web.statements import Rows

# A process that says how far it is until a file is there.
WORKER = """
import sys, time
from pathlib import Path
sys.stdin.readline()
deals = 0
while not Path({end!r}).exists():
    deals += 1
    print('{{"deals": %d}}' % deals, flush=True)
    time.sleep(0.02)
print('{{"deals": %d, "ended": true}}' % deals, flush=True)
"""


class FullDisk(BenchStore):
    """A store whose signs of life and ends cannot be written while the disk is full."""

    is_full = False
    failed = 0

    def beat(self, id: str, owner: str, now: int, found: bytes = b"") -> Future[Rows]:
        return self.fail() if self.is_full else super().beat(id, owner, now, found)

    def finish(self, id: str, owner: str, state: StudyState, found: bytes) -> Future[Rows]:
        return self.fail() if self.is_full else super().finish(id, owner, state, found)

    def fail(self) -> Future[Rows]:
        self.failed += 1
        future: Future[Rows] = Future()
        future.set_exception(NotPersisted())
        return future


async def until(store: BenchStore, *states: str, deals: int = 0) -> None:
    async with asyncio.timeout(60):
        while not (found := store.study("oak")) or found.state not in states or found.found.deals < deals:
            await asyncio.sleep(0.01)


def test_a_study_outlives_a_full_disk_and_leaves_its_place_to_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = tmp_path / "end"
    monkeypatch.setattr(runner, "COMMAND", (sys.executable, "-c", WORKER.format(end=str(end))))
    store = FullDisk(SqlitePeople(tmp_path), is_shared=False)
    store.insert(row("oak", "anna", 1)).result()

    async def play() -> None:
        studies = StudyRunner(store, tmp_path)
        await studies.open()
        await until(store, "running", deals=3)
        store.is_full, store.failed = True, 0
        async with asyncio.timeout(60):
            while store.failed < 3:
                await asyncio.sleep(0.01)
        assert studies.running, "it counts on, although nobody can be told"
        kept = store.study("oak")
        assert kept
        store.is_full = False
        await until(store, "running", deals=kept.found.deals + 1)
        store.is_full = True
        end.touch()
        async with asyncio.timeout(60):
            while studies.running:
                await asyncio.sleep(0.01)
        kept = store.study("oak")
        assert kept and kept.state == "running"  # its end could not be written
        store.is_full = False
        assert store.change("oak", "anna", ("running",), "waiting").result()
        studies.wake()
        await until(store, "done")
        await studies.close()

    asyncio.run(play())
    store.sql.close()
