"""The one who writes to the store.

Everything that waits goes into one transaction, so that many tables share one flush of the disk; if that fails, each
piece of work is tried by itself, and only those at fault hear of it.
"""

from __future__ import annotations

import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

MOST_IN_ONE = 256

Work = Callable[[sqlite3.Connection], Any]
Piece = tuple[Work, Future[Any]]

log = logging.getLogger("regno.table.store.writer")


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


class WriterLost(RuntimeError):
    """Nothing can be written any more."""


class Writer(threading.Thread):
    """The one who writes. Work handed to ``put`` is done in order; its future is answered after the commit.

    Work whose future was cancelled before its turn is left out. If the thread ends by a fault of our own, everybody who
    waits is told, and ``when_lost`` is called from it: without a writer the server is of no use.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(name="regno-store", daemon=True)
        self.connection = connection
        self.waiting: queue.SimpleQueue[Piece | None] = queue.SimpleQueue()
        self.batch: list[Piece] = []
        self.is_lost = False
        self.when_lost: Callable[[], None] = lambda: None

    def put(self, work: Work) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.put((work, future))
        if self.is_lost:
            self.refuse_all()
        return future

    def stop(self, within: float | None = None) -> bool:
        """Finish what waits, then end; whether that was done within so many seconds."""
        self.waiting.put(None)
        self.join(within)
        return not self.is_alive()

    def run(self) -> None:
        try:
            self.write_on()
        except BaseException:
            log.exception("writer lost")
            self.is_lost = True
            self.refuse_all()
            self.when_lost()

    def refuse_all(self) -> None:
        """Tell everybody who waits that nothing is written any more."""
        for _, future in self.batch:
            if not future.done():
                future.set_exception(WriterLost())
        with suppress(queue.Empty):
            while True:
                piece = self.waiting.get_nowait()
                if piece and piece[1].set_running_or_notify_cancel():
                    piece[1].set_exception(WriterLost())

    def write_on(self) -> None:
        ends = False
        while not ends:
            self.batch, ends = self.gathered()
            if self.batch and not self.commit(self.batch):
                for piece in self.batch:
                    self.commit([piece], last_try=True)

    def gathered(self) -> tuple[list[Piece], bool]:
        """Everything that waits, at least one piece of work or the sign to end."""
        batch = []
        item = self.waiting.get()
        while item is not None:
            if item[1].set_running_or_notify_cancel():  # from here on nobody can cancel it
                batch.append(item)
            if len(batch) == MOST_IN_ONE or self.waiting.empty():
                return batch, False
            item = self.waiting.get()
        return batch, True

    def commit(self, batch: list[Piece], last_try: bool = False) -> bool:
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
