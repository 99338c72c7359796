"""The store of chronicles: a journal each in the user's data folder, written line by line and never shortened.

It follows the protocol of ``regno.store``. The version of a chronicle is the number of its journal's records after the
header. Any process may append to a journal: it locks the file, and notices whether it is still the one that was read.
"""

from __future__ import annotations

import errno
import os
import re
import shutil
import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import BinaryIO
from unicodedata import normalize

from regno.chronicles.chronicle import Chronicle
from regno.chronicles.header import Header
from regno.chronicles.journal import ChronicleJournal, Record, journal_text, parse_journal, restore_chronicle, seal_all
from regno.chronicles.keys import AccessKeys
from regno.chronicles.messages import Catalogue, Refusal, TextList, refuse_os_errors
from regno.files import write_atomic
from regno.store import Right

error = Catalogue("chronicles-errors")
ENDING = ".chronicle"
MOST_NAME = 200  # letters: with its ending a name must be one that a folder can hold
WRITERS = 4  # threads that write
Keys = Mapping[str, Right]
NO_KEYS: Keys = {}
LONGEST_LINE = 1 << 20  # bytes at the end of a file in which its last line is looked for


@dataclass(slots=True)
class StoredChronicle:
    """A chronicle with its file, as it was when read: so a change by someone else in between is noticed."""

    id: str
    chronicle: Chronicle
    journal: ChronicleJournal

    @property
    def version(self) -> int:
        """The number of records after the header. Undo is a record too, so it only grows."""
        return len(self.journal.records) - 1


class ChronicleStore:
    """The chronicles of one data folder, and their keys. Writes run in ``writers``, or threads of its own."""

    def __init__(self, folder: Path, writers: Executor | None = None) -> None:
        self.folder = folder / "chronicles"
        self.keys = AccessKeys(self.folder)
        self.writers = writers or ThreadPoolExecutor(WRITERS, "regno-chronicles")

    def close(self, within: float | None = None) -> bool:
        """Finish all writes; return whether that took at most ``within`` seconds."""
        closing = threading.Thread(target=self.writers.shutdown, daemon=True)
        closing.start()
        closing.join(within)
        return not closing.is_alive()

    def ids(self) -> list[str]:
        """The chronicles there are."""
        return sorted(path.name.removesuffix(ENDING) for path in self.folder.glob(f"*{ENDING}"))

    def path(self, id: str) -> Path:
        """The file of a chronicle that exists."""
        if self.has(id):
            return self.folder / f"{id}{ENDING}"
        known = self.ids()
        if not known:
            raise Refusal(error("no-chronicles", id=id))
        raise Refusal(error("unknown-chronicle", id=id, known=TextList(tuple(known))))

    def has(self, id: str) -> bool:
        """Whether there is such a chronicle; a name that leads out of the folder is none."""
        if not id or Path(id).name != id or "\0" in id or len(id) > MOST_NAME:
            return False
        return (self.folder / f"{id}{ENDING}").is_file()

    def load(self, id: str) -> StoredChronicle | None:
        """Read a chronicle, None if there is none; of a damaged file, what is whole."""
        restore = self.fetch(id)
        return restore() if restore else None

    def fetch(self, id: str) -> Callable[[], StoredChronicle] | None:
        """Read the file of a chronicle and return what restores it, None if there is none."""
        return self._fetch(id) if self.has(id) else None

    def _fetch(self, id: str) -> Callable[[], StoredChronicle]:
        path = self.path(id)
        with refuse_os_errors(path):
            text = path.read_bytes().decode("utf-8", errors="replace")
        return partial(restore_stored, id, text)

    def revision(self, id: str) -> tuple[int, int] | None:
        """Return what changes whenever a journal is written: the modification time and size of its file."""
        try:
            found = (self.folder / f"{id}{ENDING}").stat() if self.has(id) else None
        except OSError:
            return None
        return (found.st_mtime_ns, found.st_size) if found else None

    def listen(self, call: Callable[[str, int], None]) -> None:
        """Do nothing: whoever opens a chronicle looks whether its file has changed."""

    def last_change(self, id: str) -> float:
        """Return when a chronicle was last written to, in seconds since 1970; 0 if there is none."""
        revision = self.revision(id)
        return revision[0] / 1e9 if revision else 0.0

    def open(self, id: str) -> StoredChronicle:
        """Read a chronicle; of a damaged file, what is whole. Raise Refusal if there is none."""
        return self._fetch(id)()

    def free_id(self, title: str, mark: str = "") -> str:
        """A short name for a new chronicle's file, from its title, after a mark."""
        plain = mark + short_name(title)
        taken = set(self.ids())
        return next(one for one in (plain, *(f"{plain}-{n}" for n in range(2, len(taken) + 3))) if one not in taken)

    def create(self, header: Header, records: Sequence[Record] = (), keys: Keys = NO_KEYS) -> Future[str]:
        """Store a new chronicle with its keys; return its id. The file appears whole or not at all."""
        return self.import_text(header.title, journal_text(header, records), keys)

    def import_text(self, title: str, text: str, keys: Keys = NO_KEYS) -> Future[str]:
        """Store a new chronicle by the text of its journal; return its id."""
        return self.writers.submit(self._create, title, text, keys)

    def _create(self, title: str, text: str, keys: Keys) -> str:
        id = self.keep(title, text)
        self.keys.forget(id)  # of an earlier chronicle of this name, whose file somebody deleted
        if keys:
            self.keys.grant(id, keys)
        return id

    def keep(self, title: str, text: str) -> str:
        """Write a new chronicle's text under an id of its own, also where others do the same at once; return the id."""
        while True:
            id = self.free_id(title)
            path = self.folder / f"{id}{ENDING}"
            with refuse_os_errors(path):
                self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                try:
                    write_atomic(path, text.encode(), new=True, private=True)
                    return id
                except FileExistsError:  # somebody else was quicker
                    if not path.is_file():
                        raise

    def append(self, document: StoredChronicle, after: int, entries: Sequence[Record]) -> Future[bool]:
        """Append records to a journal, with one write, and to ``document``; return whether it was still at ``after``.

        Raise Refusal if the file cannot be written.
        """
        return self.writers.submit(self._append, document, after, entries)

    def _append(self, opened: StoredChronicle, after: int, records: Sequence[Record]) -> bool:
        if opened.version != after or not self.has(opened.id):
            return False
        path = self.path(opened.id)
        with refuse_os_errors(path):
            if opened.journal.damage:
                mend(path, opened)
            lines, check = seal_all(records, opened.journal.check)
            data = "".join(lines).encode()
            with path.open("r+b", buffering=0) as file:
                lock(file.fileno())
                if not is_unchanged(file, opened.journal):
                    return False
                try:
                    if file.write(data) != len(data):
                        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                    os.fsync(file.fileno())
                except Exception:
                    file.truncate(opened.journal.length)  # all or none
                    raise
        opened.journal.records.extend(records)
        opened.journal.check = check
        opened.journal.length += len(data)
        return True

    def delete(self, id: str) -> Future[None]:
        """Delete a chronicle and its keys."""
        return self.writers.submit(self._delete, id)

    def _delete(self, id: str) -> None:
        if self.has(id):
            self.path(id).unlink(missing_ok=True)
            self.keys.forget(id)

    def grant(self, id: str, keys: Keys) -> Future[None]:
        """Let more tokens open a chronicle."""
        return self.writers.submit(self.keys.grant, id, keys)

    def count_keys(self, id: str) -> int:
        """Return how many tokens open a chronicle."""
        return self.keys.count(id)

    def rights(self, hashes: Collection[str]) -> dict[str, Right]:
        """Return the ids of the chronicles that some tokens open, with the most that one of them allows."""
        return {id: right for id, right in self.keys.rights(hashes).items() if self.has(id)}


def restore_stored(id: str, text: str) -> StoredChronicle:
    """Replay the journal of a chronicle."""
    journal = parse_journal(text)
    return StoredChronicle(id, restore_chronicle(journal), journal)


def short_name(title: str) -> str:
    """Return a title as the name of a chronicle: letters, digits and hyphens."""
    letters = normalize("NFKD", title.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:40] or "chronicle"


def is_unchanged(file: BinaryIO, journal: ChronicleJournal) -> bool:
    """Whether a file is as long as when it was read, and ends with the same check, which is one over all its lines.

    It stands at its end afterwards. A long log is not read again for every line that is added to it.
    """
    if file.seek(0, os.SEEK_END) != journal.length:
        return False
    file.seek(max(0, journal.length - LONGEST_LINE))
    *before, last = file.read().rstrip(b"\n").rsplit(b"\n", 1)
    if not before:  # one line so long that it does not fit: the header, or a damaged file
        file.seek(0)
        *_, last = file.read().rstrip(b"\n").rsplit(b"\n", 1)
    return last.startswith(journal.check.encode() + b" ")


def mend(path: Path, opened: StoredChronicle) -> None:
    """Before writing to a damaged file keep it aside, then put back what is whole."""
    number = 1
    while (aside := path.with_suffix(f".damaged-{number}")).exists():
        number += 1
    shutil.copyfile(path, aside)
    text = journal_text(opened.chronicle.header, opened.journal.records[1:])
    write_atomic(path, text.encode())
    opened.journal = parse_journal(text)


def lock(descriptor: int) -> None:
    """Keep other writers out until the file is closed, where the system can."""
    try:
        import fcntl
    except ImportError:  # Windows: the check of the chain above still notices a change in between
        return
    fcntl.flock(descriptor, fcntl.LOCK_EX)
