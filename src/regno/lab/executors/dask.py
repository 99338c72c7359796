"""The same portions on a Dask cluster: workers may come, go and die; each portion is taken into the ledger once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from regno.lab.executors.local import Done, count
from regno.lab.experiment import Study, source_here
from regno.lab.run_log import LabTrouble, Portion

PATIENCE = 10  # seconds for a scheduler to answer


def joined(address: str) -> Any:
    """A client of the scheduler at an address."""
    try:
        from distributed import Client
    except ImportError:
        raise LabTrouble("missing-extra", extra="cluster", package="distributed") from None
    connect: Any = Client  # not typed
    try:
        return connect(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as trouble:
        raise LabTrouble("no-scheduler", address=address, fault=plainly(trouble)) from None


def plainly(trouble: Exception) -> str:
    """What a library says, on one line."""
    return " ".join(str(trouble).split()) or type(trouble).__name__


def counted_on_cluster(client: Any, studies: Sequence[Study], missing: Sequence[Portion]) -> Iterator[Done]:
    """The portions as they are done; those of a worker that dies are given to another."""
    from distributed import CancelledError, KilledWorker, as_completed

    check_workers(client)
    in_their_order: Any = as_completed  # not typed
    plan = client.scatter(list(studies), broadcast=True, hash=False)
    running = [client.submit(count, plan, portion, pure=False) for portion in missing]
    try:
        for done in in_their_order(running, loop=client.loop):
            yield done.result()
    except KilledWorker:
        raise LabTrouble("worker-lost") from None
    except (CancelledError, OSError) as trouble:
        raise LabTrouble("cluster-lost", fault=plainly(trouble)) from None
    finally:
        client.cancel(running)


def check_workers(client: Any) -> None:
    """There must be somebody to work, with the same Regno as here: the same games would not come out else."""
    found = client.run(source_here)
    if not found:
        raise LabTrouble("no-workers")
    for worker, source in found.items():
        if source != source_here():
            raise LabTrouble("other-source", worker=worker)
