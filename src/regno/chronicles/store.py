"""Where chronicles live: a journal each in the user's data folder, written line by line and never shortened."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO
from unicodedata import normalize

from regno.chronicles.chronicle import Chronicle
from regno.chronicles.header import Header
from regno.chronicles.journal import ChronicleJournal, Record, journal_text, parse_journal, restore_chronicle, seal
from regno.chronicles.messages import Catalogue, Refusal, TextList
from regno.errors import SystemFault
from regno.files import write_atomic

error = Catalogue("chronicles-errors")
ENDING = ".chronicle"
MOST_NAME = 200  # letters: with its ending a name must be one that a folder can hold
LONGEST_LINE = 1 << 20  # bytes at the end of a file in which its last line is looked for


@dataclass(slots=True)
class StoredChronicle:
    """A chronicle with its file, as it was when read: so a change by someone else in between is noticed."""

    id: str
    chronicle: Chronicle
    journal: ChronicleJournal


class ChronicleStore:
    """The chronicles of one data folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "chronicles"

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

    def open(self, id: str) -> StoredChronicle:
        """Read a chronicle; of a damaged file, what is whole."""
        path = self.path(id)
        with refuse_os_errors(path):
            journal = parse_journal(path.read_bytes().decode("utf-8", errors="replace"))
        return StoredChronicle(id, restore_chronicle(journal), journal)

    def free_id(self, title: str) -> str:
        """A short name for a new chronicle's file, from its title."""
        letters = normalize("NFKD", title.lower()).encode("ascii", "ignore").decode()
        plain = re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:40] or "chronicle"
        taken = set(self.ids())
        return next(one for one in (plain, *(f"{plain}-{n}" for n in range(2, len(taken) + 3))) if one not in taken)

    def create(self, header: Header, records: list[Record] | None = None) -> StoredChronicle:
        """Keep a new chronicle; the file appears whole or not at all."""
        return self.open(self.keep(header.title, journal_text(header, records or [])))

    def keep(self, title: str, text: str) -> str:
        """Keep a new chronicle's text under a name of its own, also where others do the same at once."""
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

    def append(self, opened: StoredChronicle, record: Record) -> None:
        """Add one line, on the disk before this returns."""
        path = self.path(opened.id)
        with refuse_os_errors(path):
            if opened.journal.damage:
                mend(path, opened)
            self.write(path, opened, record)

    def write(self, path: Path, opened: StoredChronicle, record: Record) -> None:
        """Write one line behind what was read, unless the file is no longer what was read."""
        line, check = seal(record, opened.journal.check)
        with path.open("r+b") as file:
            lock(file.fileno())
            if not is_unchanged(file, opened.journal):
                raise Refusal(error("changed-meanwhile", id=opened.id))
            file.write(line.encode())
            file.flush()
            os.fsync(file.fileno())
        opened.journal.records.append(record)
        opened.journal.check = check
        opened.journal.length += len(line.encode())


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


@contextmanager
def refuse_os_errors(path: Path) -> Iterator[None]:
    """Raise a Refusal in place of an OSError, such as a full disk."""
    try:
        yield
    except OSError as trouble:
        raise Refusal(error("file-trouble", file=str(path), why=SystemFault.of(trouble))) from None


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
