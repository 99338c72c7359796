"""SQL that SQLite and PostgreSQL both understand: statements with question marks, run on either."""

from __future__ import annotations

import logging
import sqlite3
import threading
from concurrent.futures import Future
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Protocol

from regno.database import Database, number_placeholders, storable
from regno.errors import SystemFault
from regno.table.store.codec import StoreFault
from regno.table.store.writer import StoreWriter, connect
from regno.web.live.protocol import FateUnknown, NotPersisted

log = logging.getLogger("regno.web.statements")
Statement = tuple[Any, ...]  # a query, then its values
Rows = list[tuple[Any, ...]]


class Statements(Protocol):
    """One database. Reads block and may come from any thread; writes return futures.

    A write that fails, as on a full disk, raises NotPersisted, or FateUnknown if nobody knows whether it was done.
    """

    def read(self, query: str, *values: Any) -> Rows:
        """Return all rows of a query."""

    def write(self, *statements: Statement) -> Future[Rows]:
        """Execute statements in one transaction; return the rows of the last."""

    def close(self) -> None:
        """Finish all writes and close the store."""


class SqliteStatements:
    """One SQLite file. Writes go through one thread."""

    def __init__(self, path: Path, steps: tuple[str, ...]) -> None:
        """Open a file and bring its schema to the newest version, each step from one to the next.

        Raise StoreFault if it cannot be read or written, or is of a newer version.
        """
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            path.touch(mode=0o600)
            with ExitStack() as opened:  # closes what was opened before a fault
                connection = opened.enter_context(closing(connect(path)))
                version = int(connection.execute("pragma user_version").fetchone()[0])
                if version > len(steps):
                    raise StoreFault("store-form", file=str(path), found=version, expected=len(steps))
                if version < len(steps):
                    script = " ".join(steps[version:])
                    connection.executescript(f"begin immediate; {script} pragma user_version = {len(steps)}; commit;")
                self.reader, self.reading = connect(path), threading.Lock()
                opened.pop_all()
        except (OSError, sqlite3.Error) as trouble:
            fault = SystemFault.of(trouble) if isinstance(trouble, OSError) else str(trouble)
            raise StoreFault("no-file", file=str(path), fault=fault) from None
        self.writer = StoreWriter(connection)
        self.writer.start()

    def close(self) -> None:
        if self.writer.stop():
            self.writer.connection.close()
            self.reader.close()

    def read(self, query: str, *values: Any) -> Rows:
        with self.reading:
            return self.reader.execute(query, values).fetchall()

    def write(self, *statements: Statement) -> Future[Rows]:
        def work(connection: sqlite3.Connection) -> Rows:
            rows: Rows = []
            for query, *values in statements:
                rows = connection.execute(query, values).fetchall()
                self.writer.has_erased |= query.startswith("delete")  # nothing of it stays in the log
            return rows

        return with_known_faults(self.writer.put(work))


class PostgresStatements:
    """One PostgreSQL, shared by several processes."""

    def __init__(self, database: Database, name: str, steps: tuple[str, ...]) -> None:
        """Bring the schema of this name to its newest version; raise DatabaseFault."""
        self.database = database
        database.prepare(name, steps)

    def close(self) -> None:
        """Do nothing: the database finishes what was begun when it is closed."""

    def read(self, query: str, *values: Any) -> Rows:
        return self.database.ask(number_placeholders(query), *values)

    def write(self, *statements: Statement) -> Future[Rows]:
        async def work(connection: Any) -> Rows:
            rows: Rows = []
            for query, *values in statements:
                rows = [tuple(row) for row in await connection.fetch(number_placeholders(query), *storable(values))]
            return rows

        return with_known_faults(self.database.transact(work), self.database.lost)


def with_known_faults(future: Future[Rows], lost: tuple[type[BaseException], ...] = ()) -> Future[Rows]:
    """Return the future of a write, whose exceptions are those of all stores: FateUnknown for the lost ones."""
    known: Future[Rows] = Future()

    def pass_on(done: Future[Rows]) -> None:
        if done.cancelled():
            known.cancel()
        elif fault := done.exception():
            log.error("not written", extra={"fault": repr(fault)})
            known.set_exception(FateUnknown(repr(fault)) if isinstance(fault, lost) else NotPersisted(repr(fault)))
        else:
            known.set_result(done.result())

    future.add_done_callback(pass_on)
    return known
