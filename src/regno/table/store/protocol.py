"""What the server needs of a store of tables, whatever database is behind it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from typing import Protocol

from regno.store import DocumentStore
from regno.table.dump import Archive
from regno.table.live_game import SavedPosition
from regno.table.summary import TableRow, TableSummary
from regno.table.table import AppliedEntry, Table


class TableDocumentStore(DocumentStore[Table, Archive, AppliedEntry], Protocol):
    """A store of tables. Beside its log each table has a row, which lists read without a replay."""

    def create(self, table: Table) -> Future[None]:
        """Insert a new table."""

    def append(
        self, document: Table, after: int, entries: Sequence[AppliedEntry], position: SavedPosition | None = None
    ) -> Future[bool]:
        """Append entries, and save a position if one is given, in one transaction."""

    def forget(self, id: str, holder: str) -> Future[None]:
        """Erase a person from a table: the name, the hash of the token, and all chat and notes."""

    def summarise(self, id: str, summary: TableSummary, ended: int) -> Future[None]:
        """Store the summary of a row that has none."""

    def expire(self, now: int, spared: Collection[str] = ()) -> Future[int]:
        """Delete tables past their retention, except those ``spared``; return how many."""

    def row(self, id: str) -> TableRow | None:
        """Return the row of a table, None if there is none or it cannot be read."""

    def listed(self, most: int) -> list[TableRow]:
        """Return the open tables that the lobby shows, the latest first."""

    def tables_of(self, holders: Collection[str], most: int) -> list[TableRow]:
        """Return the tables of a person by the hashes of the person's tokens, the latest first."""

    def unsummarised(self) -> list[str]:
        """Return the ids of tables that have no summary yet, the latest first."""

    def restless(self) -> list[str]:
        """Return the ids of tables at which a bot must choose or a clock runs."""

    def on_failure(self, call: Callable[[], None]) -> None:
        """Have a function called, in any thread, when the store can no longer be written."""

    def is_alive(self) -> bool:
        """Whether writes are still taken."""

    def probe(self) -> Future[None]:
        """Make a write that changes nothing, to test whether writing is possible."""
