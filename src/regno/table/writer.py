"""The one who writes to the store.

Everything that waits goes into one transaction, so that many tables share one flush of the disk; if that fails, each
piece of work is tried by itself, and only those at fault hear of it.
"""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

MOST_IN_ONE = 256

Work = Callable[[sqlite3.Connection], Any]


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits survive a loss of power."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "secure_delete=on"):
        connection.execute(f"pragma {pragma}").close()
    return connection


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing."""
    connection.execute("begin immediate")
    try:
        yield
    except BaseException:
        if connection.in_transaction:  # a full disk makes SQLite take everything back by itself
            connection.execute("rollback")
        raise
    connection.execute("commit")


class Writer(threading.Thread):
    """The one who writes. Work handed to ``put`` is done in order; its future is answered after the commit."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(name="regno-store", daemon=True)
        self.connection = connection
        self.waiting: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()

    def put(self, work: Work) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.put((work, future))
        return future

    def stop(self) -> None:
        """Finish what waits, then end."""
        self.waiting.put(None)
        self.join()

    def run(self) -> None:
        ends = False
        while not ends:
            batch, ends = self.gathered()
            if batch and not self.commit(batch):
                for piece in batch:
                    self.commit([piece], last_try=True)

    def gathered(self) -> tuple[list[tuple[Work, Future[Any]]], bool]:
        """Everything that waits, at least one piece of work or the sign to end."""
        batch = []
        item = self.waiting.get()
        while item is not None:
            batch.append(item)
            if len(batch) == MOST_IN_ONE or self.waiting.empty():
                return batch, False
            item = self.waiting.get()
        return batch, True

    def commit(self, batch: list[tuple[Work, Future[Any]]], last_try: bool = False) -> bool:
        """One transaction; on a fault nothing of it stays, and at the last try its caller is told."""
        try:
            with transaction(self.connection):
                answers = [work(self.connection) for work, _ in batch]
        except Exception as fault:
            if last_try:
                batch[0][1].set_exception(fault)
            return False
        for (_, future), answer in zip(batch, answers, strict=True):
            future.set_result(answer)
        return True
