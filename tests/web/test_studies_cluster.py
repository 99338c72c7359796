"""Studies of the page on a Dask cluster: a worker that dies costs nothing, and a cluster that is away is a sentence."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from test_search import SEARCH, SETTINGS
from test_studies import DRAFT, Designer, at_the_end
from wire import Server

from dask_cluster import dask_cluster, worker_pids
from regno.lab.executors.dask import connect_to

PATIENCE = 60


@pytest.mark.long
def test_a_study_of_the_page_goes_on_when_a_worker_dies_and_counts_the_same(tmp_path: Path, server: Server) -> None:
    with (
        dask_cluster(tmp_path) as address,
        connect_to(address) as client,
        Server(tmp_path / "data", "--dask", address) as there,
    ):
        client.wait_for_workers(2, timeout=PATIENCE)
        pids = worker_pids(client)
        designer = Designer(there)
        id = designer.begin(deals=200_000)
        designer.wait(id, "running", deals=2_500)
        os.kill(next(iter(pids.values())), signal.SIGKILL)
        done = designer.wait(id, "done")["found"]
        assert done["deals"] == 200_000 and done["games"] == done["all_games"]
        assert len(worker_pids(client)) == 1
        small = list(map(at_the_end, designer.wait(designer.begin(deals=2_000), "done")["found"]["figures"]))
        search = {**SETTINGS, "search": SEARCH}
        status, made = designer.ask("studies", {"settings": search})
        assert status == 201
        found = designer.wait(made["id"], "done")["found"]["search"]
    here = Designer(server)
    assert list(map(at_the_end, here.wait(here.begin(deals=2_000), "done")["found"]["figures"])) == small
    other = here.ask("studies", {"settings": search})[1]["id"]
    assert here.wait(other, "done")["found"]["search"] == found


def test_a_cluster_that_is_away_is_a_sentence_and_the_study_can_go_on(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--dask", "tcp://127.0.0.1:1") as there:
        designer = Designer(there)
        status, made = designer.ask("studies", {"settings": {"draft": DRAFT, "deals": 1_000}})
        assert status == 201
        failed = designer.wait(made["id"], "failed")
        assert failed["fault"].startswith("The machines that play this server's games do not answer: what was counted")
        assert designer.ask(f"studies/{made['id']}", {"to": "waiting"})[0] == 200
