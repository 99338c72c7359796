"""A Dask cluster of two workers, one of which is killed while it counts: no game is lost or counted twice."""

from __future__ import annotations

import io
import json
import os
import signal
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from types import ModuleType

import pytest
from studies import study

from dask_cluster import dask_cluster, worker_pids
from regno.arena.entrant import Entrant
from regno.cli import main
from regno.lab.executors.dask import TASK_GAMES, connect_to, run_on_cluster, split_into_tasks
from regno.lab.executors.local import Done, count_missing, run_local
from regno.lab.progress import Progress
from regno.lab.run_log import Chunk, LabError, StudyLog, split_into_chunks
from regno.text import Voice

STUDIES = [study(games=90_000, guilds=True)]
PORTIONS = split_into_chunks(STUDIES, 3_000)
PATIENCE = 60


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[str]:
    with dask_cluster(tmp_path) as address:
        yield address


@pytest.mark.long
def test_a_worker_killed_in_the_middle_costs_nothing(
    cluster: str, tmp_path: Path, census: Mapping[str, ModuleType]
) -> None:
    run_log, killed = StudyLog(tmp_path / "ledger", {}), list[int]()
    with connect_to(cluster) as client:
        client.wait_for_workers(2, timeout=PATIENCE)
        pids = worker_pids(client)

        def counted(missing: Sequence[Chunk]) -> Iterator[Done]:
            for number, done in enumerate(run_on_cluster(client, STUDIES, missing)):
                if number == 3:  # both are busy: the busier one dies with a portion in its hands
                    busy = max(client.processing(), key=lambda each: len(client.processing()[each]))
                    os.kill(pids[busy], signal.SIGKILL)
                    killed.append(pids[busy])
                yield done

        count_missing(PORTIONS, run_log, counted, Progress(STUDIES, PORTIONS, io.StringIO(), Voice("en", "lab")))
        began = monotonic()
        while len(client.scheduler_info()["workers"]) > 1 and monotonic() - began < PATIENCE:
            sleep(0.1)
        assert len(killed) == 1 and killed[0] not in worker_pids(client).values()
    assert sorted(run_log.results) == PORTIONS
    lines = (tmp_path / "ledger").read_text().splitlines()
    assert len(lines) == 1 + len(PORTIONS)
    here = dict(run_local(STUDIES, PORTIONS[::13], workers=1))
    assert all(run_log.results[chunk] == counts for chunk, counts in here.items())
    assert sum(counts["games"] for counts in run_log.results.values()) == 90_000


@pytest.mark.long
def test_the_same_command_runs_on_a_cluster(
    cluster: str, tmp_path: Path, census: Mapping[str, ModuleType], capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["lab", "balance", "--games", "600", "--levels", "random,steward", "--workers", "1", "--json"]
    found = []
    for name, more in (("here", []), ("there", ["--scheduler", cluster])):
        assert main([*words, *more, "--out", str(tmp_path / name)]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]


@pytest.mark.parametrize("workers", [1, 2, 16])
def test_tasks_are_small_first_and_last_and_large_between(workers: int) -> None:
    studies = [study(games=2_000_000)]
    chunks = split_into_chunks(studies, 1_250)
    tasks = split_into_tasks(studies, chunks, workers)
    sizes = [sum(chunk.games for chunk in task) for task in tasks]
    assert [chunk for task in tasks for chunk in task] == chunks
    assert sizes[: workers + 1] == [1_250] * (workers + 1)  # each has something to do, and soon something to show
    assert sizes[-workers:] == [1_250] * workers
    assert max(sizes) == TASK_GAMES
    assert len(tasks) < len(chunks) / 3  # a scheduler has less to do
    left = 2_000_000
    for size in sizes:
        assert size <= max(left // (2 * workers), 1_250)  # so that nobody waits long for the last one
        left -= size


def test_players_that_think_get_their_chunks_one_by_one_and_no_chunk_is_no_task() -> None:
    thinking = replace(study(games=40), entrants=(Entrant("warlord"),) * 4)
    studies = [study(games=40_000), thinking]
    chunks = split_into_chunks(studies)
    tasks = split_into_tasks(studies, chunks, 2)
    assert [task for task in tasks if task[0].study == 1] == [[chunk] for chunk in chunks if chunk.study == 1]
    assert all(len({chunk.study for chunk in task}) == 1 for task in tasks)
    assert split_into_tasks(studies, [], 2) == []


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://", "127.0.0.1"])
def test_a_scheduler_that_is_not_there_is_one_clear_line(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regno.lab.executors.dask.PATIENCE", 1)
    with pytest.raises(LabError) as trouble:
        connect_to(address)
    assert address in str(trouble.value) and "\n" not in str(trouble.value)
