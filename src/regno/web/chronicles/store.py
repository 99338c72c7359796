"""What the server needs of a store of chronicles, whatever is behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from typing import Protocol

from regno.chronicles.header import Header
from regno.chronicles.journal import Record
from regno.chronicles.store import StoredChronicle
from regno.store import DocumentStore, Right


class ChronicleDocumentStore(DocumentStore[StoredChronicle, StoredChronicle, Record], Protocol):
    """A store of chronicles."""

    def create(self, header: Header, records: Sequence[Record] = (), keys: Mapping[str, Right] = ...) -> Future[str]:
        """Store a new chronicle with its keys; return the id it got."""

    def import_text(self, title: str, text: str, keys: Mapping[str, Right] = ...) -> Future[str]:
        """Store a new chronicle by the text of its journal; return its id."""

    def fetch(self, id: str) -> Callable[[], StoredChronicle] | None:
        """Read a chronicle and return what restores it, which reads nothing more; None if there is none."""

    def count_keys(self, id: str) -> int:
        """Return how many tokens open a chronicle."""

    def listen(self, call: Callable[[str, int], None]) -> None:
        """Have a function called, in any thread, with the id of a chronicle that another process changed.

        An empty id means that such news may have been lost.
        """

    def last_change(self, id: str) -> float:
        """Return when a chronicle was last written to, in seconds since 1970; 0 if there is none."""
