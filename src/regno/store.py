"""The protocol of stores. A stored document is a log of entries; its version is the number of its entries.

Reads block, so a server calls them off its event loop. Writes return futures, which are done when the write is on the
disk. Other processes may write to the same store: whoever appends names the version that the entries follow.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from concurrent.futures import Future
from typing import Literal, Protocol, TypeVar

Right = Literal["read", "write"]

T = TypeVar("T")
Live = TypeVar("Live", contravariant=True)  # a document in memory
Stored = TypeVar("Stored", covariant=True)  # a document as it is read
Entry = TypeVar("Entry", contravariant=True)


class DocumentStore(Protocol[Live, Stored, Entry]):
    """Documents with their logs, and the hashes of the tokens that open them. Its methods may come from any thread."""

    def append(self, document: Live, after: int, entries: Sequence[Entry]) -> Future[bool]:
        """Append entries, all or none; return false and write nothing unless the stored version is ``after``."""

    def load(self, id: str) -> Stored | None:
        """Return a document, None if there is none; raise RegnoError if it cannot be read."""

    def has(self, id: str) -> bool:
        """Whether there is such a document, damaged or not."""

    def revision(self, id: str) -> Hashable:
        """Return a value that is another one after each change of a document, None if there is no such document."""

    def ids(self) -> list[str]:
        """Return the ids of all documents."""

    def delete(self, id: str) -> Future[None]:
        """Delete a document with its log and its keys; nothing happens if there is none."""

    def grant(self, id: str, keys: Mapping[str, Right]) -> Future[None]:
        """Let the holders of more tokens, known by their hashes, open a document."""

    def rights(self, hashes: Collection[str]) -> Mapping[str, Right]:
        """Return the ids of the documents that some tokens open, with the most that one of them allows."""

    def close(self, within: float | None = None) -> bool:
        """Finish all writes and close the store; return whether that took at most ``within`` seconds."""


def completed_future(value: T) -> Future[T]:
    """Return a future that has its result already, of a write that was made at once."""
    future: Future[T] = Future()
    future.set_result(value)
    return future
