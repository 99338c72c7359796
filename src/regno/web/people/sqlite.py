"""The store of people as one SQLite file beside the tables."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Collection
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from regno.table.store.writer import StoreWriter, connect
from regno.web.people.sql import SCHEMAS, Rows, SqlPeople, Statement

FILE = "people.sqlite"


class SqlitePeople(SqlPeople):
    """The people of one data folder. Writes go through one thread; reads may come from any."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = folder / FILE
        path.touch(mode=0o600)
        connection = connect(path)
        version = connection.execute("pragma user_version").fetchone()[0]
        if version < len(SCHEMAS):
            steps = "".join(SCHEMAS[version:])
            connection.executescript(f"begin immediate; {steps} pragma user_version = {len(SCHEMAS)}; commit;")
        self.reader, self.reading = connect(path), threading.Lock()
        self.writer = StoreWriter(connection)
        self.writer.start()

    def listen(self, call: Callable[[Collection[str]], None]) -> None:
        """Do nothing: no other process has the file."""

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

        return self.writer.put(work)
