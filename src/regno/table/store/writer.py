"""The thread that writes to the store.

All waiting jobs share one transaction, so that many tables share one flush of the disk. If the transaction fails, each
job is retried in its own, and only those at fault get the exception.
"""

from __future__ import annotations

import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol, cast

MAX_BATCH = 256
BUSY = 10_000  # milliseconds to wait for another process
BUSY_TRUNCATING = 100  # the same, for what may as well be done after a later commit


class SharedWork(Protocol):
    """Work that is cheaper together with other work of its kind, for other keys."""

    @property
    def key(self) -> str:
        """What it works on."""

    def __call__(self, connection: sqlite3.Connection) -> Any:
        """Do it alone."""

    @staticmethod
    def together(connection: sqlite3.Connection, works: Sequence[Any]) -> Sequence[Any]:
        """Do all of this, for different keys, and return the answer to each."""


Work = Callable[[sqlite3.Connection], Any] | SharedWork
Job = tuple[Work, Future[Any]]

log = logging.getLogger("regno.table.store.writer")


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection whose commits survive a loss of power."""
    with ExitStack() as opened:  # closes it after a fault
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY / 1000)
        opened.callback(connection.close)
        for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "secure_delete=on"):
            connection.execute(f"pragma {pragma}").close()
        opened.pop_all()
    return connection


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Commit at the end, roll back on any exception."""
    connection.execute("begin immediate")
    try:
        yield
    except BaseException:
        if connection.in_transaction:  # on a full disk SQLite has rolled back by itself
            connection.execute("rollback")
        raise
    connection.execute("commit")


def group_works(batch: Sequence[Job]) -> Iterator[list[Work]]:
    """Yield the work of a batch in order, neighbours that can be done together in one list."""
    group, kind, keys = list[Work](), object(), set[str]()
    for work, _ in batch:
        its_kind = getattr(work, "together", None)
        if group and (its_kind is None or its_kind is not kind or cast(SharedWork, work).key in keys):
            yield group
            group, keys = [], set()
        group.append(work)
        kind = its_kind
        if its_kind is not None:
            keys.add(cast(SharedWork, work).key)
    if group:
        yield group


def run_group(connection: sqlite3.Connection, works: list[Work]) -> Sequence[Any]:
    """Do work and return the answers."""
    if len(works) == 1:
        return [works[0](connection)]
    return cast(SharedWork, works[0]).together(connection, works)


class WriterFailed(RuntimeError):
    """The writer thread has ended by an internal error."""


class StoreWriter(threading.Thread):
    """Runs jobs in order; the future of a job is resolved after the commit.

    A job whose future was cancelled before its turn is skipped. If the thread ends by an internal error, all pending
    futures get WriterFailed and ``on_failure`` is called in this thread.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(name="regno-store", daemon=True)
        self.connection = connection
        self.waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.batch: list[Job] = []
        self.has_failed = False
        self.has_erased = False  # whether the write-ahead log still holds what a job erased
        self.on_failure: Callable[[], None] = lambda: None
        self.on_commit: Callable[[float], None] = lambda _: None  # called with its seconds, in this thread

    def put(self, work: Work) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.put((work, future))
        if self.has_failed:
            self.fail_pending()
        return future

    def stop(self, within: float | None = None) -> bool:
        """Finish all waiting jobs and end the thread; return whether that took at most ``within`` seconds."""
        self.waiting.put(None)
        self.join(within)
        return not self.is_alive()

    def run(self) -> None:
        try:
            self.write_batches()
        except BaseException:
            log.exception("writer lost")
            self.has_failed = True
            self.fail_pending()
            self.on_failure()

    def fail_pending(self) -> None:
        """Fail all pending futures with WriterFailed."""
        for _, future in self.batch:
            if not future.done():
                future.set_exception(WriterFailed())
        with suppress(queue.Empty):
            while True:
                job = self.waiting.get_nowait()
                if job and job[1].set_running_or_notify_cancel():
                    job[1].set_exception(WriterFailed())

    def write_batches(self) -> None:
        ends = False
        while not ends:
            self.batch, ends = self.next_batch()
            if self.batch and not self.commit(self.batch):
                for job in self.batch:
                    self.commit([job], last_try=True)

    def next_batch(self) -> tuple[list[Job], bool]:
        """Wait for at least one job; return all waiting jobs, and whether the thread shall end."""
        batch = []
        item = self.waiting.get()
        while item is not None:
            if item[1].set_running_or_notify_cancel():  # it can no longer be cancelled
                batch.append(item)
            if len(batch) == MAX_BATCH or self.waiting.empty():
                return batch, False
            item = self.waiting.get()
        return batch, True

    def commit(self, batch: list[Job], last_try: bool = False) -> bool:
        """Run jobs in one transaction; return whether it was committed. The last try fails the future."""
        try:
            with transaction(self.connection):
                answers = [answer for works in group_works(batch) for answer in run_group(self.connection, works)]
                began = time.perf_counter()
        except Exception as fault:
            if last_try:
                batch[0][1].set_exception(fault)
            return False
        self.on_commit(time.perf_counter() - began)
        if self.has_erased:
            self.truncate_log()
        for (_, future), answer in zip(batch, answers, strict=True):
            future.set_result(answer)
        return True

    def truncate_log(self) -> None:
        """Move the write-ahead log into the file and empty it; after a fault, or while it is read, try again later."""
        try:
            self.connection.execute(f"pragma busy_timeout={BUSY_TRUNCATING}").close()
            (is_busy, _, _) = self.connection.execute("pragma wal_checkpoint(truncate)").fetchone()
            self.has_erased = bool(is_busy)
        except sqlite3.Error as fault:  # what was asked for is committed all the same
            log.error("log not truncated", extra={"fault": repr(fault)})
        finally:
            self.connection.execute(f"pragma busy_timeout={BUSY}").close()
