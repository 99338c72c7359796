"""The crew: whoever counts the portions that the ledger lacks; processes of this machine, or a Dask cluster."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from regno.arena.player_spec import prepare_thinkers
from regno.lab.experiment import Counts, Study
from regno.lab.progress import Progress
from regno.lab.run_log import LabTrouble, Ledger, Portion

Done = tuple[Portion, Counts]


def count(studies: Sequence[Study], portion: Portion) -> Done:
    """One portion, wherever this runs."""
    study = studies[portion.study]
    prepare_thinkers(entrant.player for entrant in study.entrants)
    return portion, study.play(portion.first, portion.games)


def deaf() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one shall answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def counted_here(studies: Sequence[Study], missing: Sequence[Portion], workers: int) -> Iterator[Done]:
    """The portions as they are done, on so many cores."""
    if workers == 1 or len(missing) == 1:
        yield from (count(studies, portion) for portion in missing)
        return
    with ProcessPoolExecutor(min(workers, len(missing)), get_context("spawn"), deaf) as pool:
        running = [pool.submit(count, studies, portion) for portion in missing]
        try:
            for done in as_completed(running):
                yield done.result()
        except BrokenProcessPool:
            raise LabTrouble("worker-lost") from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def work(
    portions: Sequence[Portion],
    ledger: Ledger,
    counted: Callable[[Sequence[Portion]], Iterator[Done]],
    progress: Progress,
) -> None:
    """Count what the ledger lacks."""
    missing = [portion for portion in portions if portion not in ledger.counted]
    progress.resume(portion for portion in portions if portion in ledger.counted)
    if not missing:
        return
    for portion, counts in counted(missing):
        ledger.add(portion, counts)
        progress.add(portion)
