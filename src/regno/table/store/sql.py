"""How tables are read in SQL that SQLite and PostgreSQL both understand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from regno.table.log import AnyEntry
from regno.table.store.codec import ROW, decode_entries, decode_rows
from regno.table.summary import TableRow


class SqlTables(ABC):
    """The tables of one database. Reads block and may come from any thread; values stand in queries as question marks.

    It is what the stores of both databases have in common; ``TableDocumentStore`` says what a store can do.
    """

    @abstractmethod
    def read(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return all rows of a query."""

    def entries(self, id: str, after: int) -> list[AnyEntry]:
        """Return the entries of a table after a version; raise TableError if one cannot be read."""
        query = "select version, entry from log where id = ? and version > ? order by version"
        return decode_entries(id, [(version, entry) for version, entry in self.read(query, id, after)], after)

    def has(self, id: str) -> bool:
        """Whether there is such a table, damaged or not."""
        return bool(self.read("select 1 from tables where id = ?", id))

    def row(self, id: str) -> TableRow | None:
        """Return the row of a table, None if there is none or it cannot be read."""
        return next(iter(decode_rows(self.read(f"select {ROW} from tables where id = ?", id))), None)

    def list_open(self, most: int) -> list[TableRow]:
        """Return the open tables that the lobby shows, the latest first."""
        query = f"select {ROW} from tables where listed and phase = 'open' order by touched desc limit ?"
        return decode_rows(self.read(query, most))

    def list_touched(self, at: int, most: int) -> list[TableRow]:
        """Return the tables whose log has grown since a time, the latest first."""
        query = f"select {ROW} from tables where touched >= ? order by touched desc limit ?"
        return decode_rows(self.read(query, at, most))

    def list_unsummarised(self) -> list[str]:
        """Return the ids of tables that have no summary yet, the latest first: some that an earlier version kept."""
        return [id for (id,) in self.read("select id from tables where summary = '' order by touched desc")]

    def ids(self) -> list[str]:
        """Return the ids of all tables, the latest first."""
        return [id for id, _, _ in self.phases()]

    def phases(self) -> list[tuple[str, str, int]]:
        """Return id, phase and time of the last change of every table, the latest first."""
        found = self.read("select id, phase, touched from tables order by touched desc")
        return [(id, phase, touched) for id, phase, touched in found]
