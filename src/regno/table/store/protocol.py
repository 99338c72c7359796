"""What the server needs of a store of tables, whatever database is behind it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from typing import Protocol

from regno.store import DocumentStore
from regno.table.dump import Archive
from regno.table.live_game import SavedPosition
from regno.table.log import AnyEntry
from regno.table.summary import TableRow, TableSummary
from regno.table.table import AppliedEntry, Table

TableNews = Callable[[str, int, str], None]


class TableDocumentStore(DocumentStore[Table, Archive, AppliedEntry], Protocol):
    """A store of tables. Beside its log each table has a row, which lists read without a replay."""

    def create(self, table: Table) -> Future[None]:
        """Insert a new table."""

    def append(
        self,
        document: Table,
        after: int,
        entries: Sequence[AppliedEntry],
        position: SavedPosition | None = None,
        epoch: int | None = None,
    ) -> Future[bool]:
        """Append entries, and save a position if one is given, in one transaction.

        Return false and write nothing if there is a later lease than that of ``epoch``.
        """

    def entries(self, id: str, after: int) -> list[AnyEntry]:
        """Return the entries of a table after a version; raise TableError if one cannot be read."""

    def listen(self, call: TableNews) -> None:
        """Have a function called, in any thread, with id and version of a table to which another process appended.

        With them comes the last entry as it is stored, or nothing if the entries must be read. An empty id means that
        such news may have been lost, version 0 that entries were erased.
        """

    # The lease of a table: the process that holds it plays the bots and enforces the clock. Epochs grow with each new
    # holder.

    def take_lease(self, owner: str, id: str, seconds: float) -> Future[int | None]:
        """Take or renew the lease of a table; return its epoch, None if another process holds it."""

    def take_due(self, owner: str, seconds: float, most: int) -> Future[dict[str, int]]:
        """Take the leases of restless tables that nobody holds; return their epochs."""

    def renew(self, owner: str, held: Mapping[str, int], seconds: float) -> Future[set[str]]:
        """Renew leases, given with their epochs; return the ids of those that are still held."""

    def release(self, owner: str, ids: Collection[str] | None = None) -> Future[None]:
        """Let go of the leases of some tables, or of all that an owner holds."""

    def forget(self, id: str, holder: str) -> Future[None]:
        """Erase a person from a table: the name, the hash of the token, and all chat and notes."""

    def summarise(self, id: str, summary: TableSummary, ended: int) -> Future[None]:
        """Store the summary of a row that has none."""

    def expire(self, now: int, spared: Collection[str] = ()) -> Future[int]:
        """Delete tables past their retention, except those ``spared``; return how many."""

    def row(self, id: str) -> TableRow | None:
        """Return the row of a table, None if there is none or it cannot be read."""

    def list_open(self, most: int) -> list[TableRow]:
        """Return the open tables that the lobby shows, the latest first."""

    def tables_of(self, holders: Collection[str], most: int) -> list[TableRow]:
        """Return the tables of a person by the hashes of the person's tokens, the latest first."""

    def list_touched(self, at: int, most: int) -> list[TableRow]:
        """Return the tables whose log has grown since a time, the latest first."""

    def list_unsummarised(self) -> list[str]:
        """Return the ids of tables that have no summary yet, the latest first."""

    def on_failure(self, call: Callable[[], None]) -> None:
        """Have a function called, in any thread, when the store can no longer be written."""

    def on_commit(self, call: Callable[[float], None]) -> None:
        """Have a function called, in any thread, with the seconds that each commit took, its flush included."""

    def is_alive(self) -> bool:
        """Whether writes are still taken."""

    def probe(self) -> Future[None]:
        """Make a write that changes nothing, to test whether writing is possible."""
