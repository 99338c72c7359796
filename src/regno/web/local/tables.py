"""The store of tables of one person: a file for each table, written line by line, and one with its row."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from threading import Lock

import msgspec

from regno.chronicles.keys import AccessKeys
from regno.files import write_atomic
from regno.proelio.formats.record import RULES_VERSION
from regno.store import Right, completed_future
from regno.table.dump import ID, Archive
from regno.table.errors import TableError
from regno.table.live_game import SavedPosition
from regno.table.log import AnyEntry
from regno.table.store.codec import (
    RETENTION,
    decode_archive,
    decode_entries,
    decode_rows,
    entries_without_person,
    to_json,
    without_person,
)
from regno.table.store.protocol import TableNews
from regno.table.summary import TableRow, TableSummary, end_time, summary_of
from regno.table.table import AppliedEntry, Table

ENDING, ROW = ".table", ".row"
EPOCH = 0  # of every lease: nobody else plays the bots


class TableFileLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a table's file: an entry, or a position as of that version."""

    version: int
    entry: str = ""
    position: str = ""


class TableFileHead(msgspec.Struct, frozen=True):
    """The first line of a table's file."""

    terms: str
    secret: str
    maker: str
    made: int
    rules: int = RULES_VERSION


class ListedTable(msgspec.Struct, frozen=True):
    """What lists show of a table."""

    phase: str
    touched: int
    ended: int
    summary: str


HEAD, LINE, ROW_OF = (
    msgspec.json.Decoder(TableFileHead),
    msgspec.json.Decoder(TableFileLine),
    msgspec.json.Decoder(ListedTable),
)


class FileTables:
    """The tables of one folder, for one process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "tables"
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.keys = AccessKeys(self.folder)
        self.versions: dict[str, int] = {}
        self.lock = Lock()

    # ------------------------------------------------------------ writing

    def create(self, table: Table) -> Future[None]:
        """Store a new table."""
        head = TableFileHead(to_json(table.settings), table.shuffle.secret, table.maker, table.made)
        write_atomic(self.path(table.id), f"{to_json(head)}\n".encode(), private=True)
        self.versions[table.id] = 0
        self.write_row(table.id, ListedTable(table.phase, table.made, 0, to_json(summary_of(table))))
        return completed_future(None)

    def append(
        self,
        document: Table,
        after: int,
        entries: Sequence[AppliedEntry],
        position: SavedPosition | None = None,
        epoch: int | None = None,
    ) -> Future[bool]:
        """Append entries; return whether ``after`` was the stored version, and ``epoch``, if given, that of a lease."""
        with self.lock:
            id = document.id
            if epoch not in (None, EPOCH) or self.version(id) != after:
                return completed_future(False)
            lines = [
                TableFileLine(version, entry=to_json(each.entry)) for version, each in enumerate(entries, after + 1)
            ]
            if position:
                lines.append(TableFileLine(document.version, position=to_json(position)))
            with self.path(id).open("ab") as file:
                file.write(b"".join(f"{to_json(line)}\n".encode() for line in lines))
            self.versions[id] = after + len(entries)
            before = self.read_row(id)
            log = [each.entry for each in entries]
            touched = max([before.touched, *(entry.at for entry in log)])
            ended = end_time(log, document.phase) or before.ended
            self.write_row(id, ListedTable(document.phase, touched, ended, to_json(summary_of(document))))
            return completed_future(True)

    def delete(self, id: str) -> Future[None]:
        """Delete a table; nothing happens if there is none."""
        if self.has(id):
            self.path(id).unlink()
            self.path(id, ROW).unlink(missing_ok=True)
            self.keys.forget(id)
        self.versions.pop(id, None)
        return completed_future(None)

    def forget(self, id: str, holder: str) -> Future[None]:
        """Erase a person from a table: the name, the hash of the token, and all chat and notes."""
        head, lines = self.read(id)
        found = [(line.version, line.entry) for line in lines if line.entry]
        erased = dict(entries_without_person(found, holder))
        kept = [
            TableFileLine(line.version, erased.get(line.version, line.entry)) if line.entry else line for line in lines
        ]
        text = "".join(f"{to_json(each)}\n" for each in (head, *kept))
        write_atomic(self.path(id), text.encode(), private=True)
        row = self.read_row(id)
        self.write_row(id, msgspec.structs.replace(row, summary=without_person(row.summary, holder)))
        return completed_future(None)

    def summarise(self, id: str, summary: TableSummary, ended: int) -> Future[None]:
        """Store the summary of a row that has none."""
        self.write_row(id, msgspec.structs.replace(self.read_row(id), summary=to_json(summary), ended=ended))
        return completed_future(None)

    def expire(self, now: int, spared: Collection[str] = ()) -> Future[int]:
        """Delete tables past their retention, except those ``spared``; return how many."""
        due = [
            row.id
            for row in self.rows(self.ids())
            if row.id not in spared and now - row.touched > RETENTION.get(row.phase, now)
        ]
        for id in due:
            self.delete(id)
        return completed_future(len(due))

    def probe(self) -> Future[None]:
        """Do nothing: a write that fails raises at once."""
        return completed_future(None)

    def grant(self, id: str, keys: Mapping[str, Right]) -> Future[None]:
        """Let the holders of more tokens, known by their hashes, open a table."""
        self.keys.grant(id, keys)
        return completed_future(None)

    # ------------------------------------------------------------ leases

    def take_lease(self, owner: str, id: str, seconds: float) -> Future[int | None]:
        return completed_future(EPOCH)

    def take_due(self, owner: str, seconds: float, most: int) -> Future[dict[str, int]]:
        """Return nothing: bots wait while nobody looks at their table."""
        return completed_future({})

    def renew(self, owner: str, held: Mapping[str, int], seconds: float) -> Future[set[str]]:
        return completed_future(set(held))

    def release(self, owner: str, ids: Collection[str] | None = None) -> Future[None]:
        return completed_future(None)

    # ------------------------------------------------------------ reading

    def path(self, id: str, ending: str = ENDING) -> Path:
        return self.folder / f"{id}{ending}"

    def has(self, id: str) -> bool:
        """Whether there is such a table; a name that leads out of the folder is none."""
        return ID.fullmatch(id) is not None and self.path(id).is_file()

    def ids(self) -> list[str]:
        return sorted(path.name.removesuffix(ENDING) for path in self.folder.glob(f"*{ENDING}"))

    def version(self, id: str) -> int:
        """Return the number of entries of a table, below 0 if there is none."""
        if id not in self.versions:
            self.versions[id] = sum(bool(line.entry) for line in self.read(id)[1]) if self.has(id) else -1
        return self.versions[id]

    def read(self, id: str) -> tuple[TableFileHead, list[TableFileLine]]:
        """Return the lines of a table's file; raise TableError if it cannot be read."""
        try:
            first, *rest = self.path(id).read_bytes().splitlines()
            return HEAD.decode(first), [LINE.decode(line) for line in rest]
        except (OSError, ValueError, msgspec.MsgspecError):
            raise TableError("table-damaged", table=id) from None

    def load(self, id: str) -> Archive | None:
        """Return a table, None if there is none; raise TableError if it cannot be read."""
        if not self.has(id):
            return None
        head, lines = self.read(id)
        row = (head.rules, head.terms, head.secret, head.maker, head.made)
        entries = [(line.version, line.entry) for line in lines if line.entry]
        return decode_archive(id, row, entries, [(line.version, line.position) for line in lines if line.position])

    def entries(self, id: str, after: int) -> list[AnyEntry]:
        """Return the entries of a table after a version; raise TableError if one cannot be read."""
        found = [(line.version, line.entry) for line in self.read(id)[1] if line.entry and line.version > after]
        return decode_entries(id, found, after)

    def revision(self, id: str) -> int | None:
        version = self.version(id)
        return None if version < 0 else version

    def write_row(self, id: str, row: ListedTable) -> None:
        self.path(id, ROW).write_text(to_json(row), encoding="utf-8")

    def read_row(self, id: str) -> ListedTable:
        """Return the row of a table; one that is missing or damaged is written again from the table."""
        with suppress(OSError, msgspec.MsgspecError):
            return ROW_OF.decode(self.path(id, ROW).read_bytes())
        return ListedTable("open", int(time.time() * 1000), 0, "")

    def rows(self, ids: Iterable[str]) -> list[TableRow]:
        """Return rows of tables, the latest first; what cannot be read is left out."""
        found = []
        for id in ids:
            with suppress(TableError):
                head, row = self.read(id)[0], self.read_row(id)
                found.append((id, row.phase, head.terms, head.secret, head.maker, head.made, row.touched, row.ended,
                              row.summary))  # fmt: skip
        return sorted(decode_rows(found), key=lambda row: row.touched, reverse=True)

    def row(self, id: str) -> TableRow | None:
        return next(iter(self.rows([id])), None) if self.has(id) else None

    def list_open(self, most: int) -> list[TableRow]:
        """Return none: nobody else comes here."""
        return []

    def tables_of(self, holders: Collection[str], most: int) -> list[TableRow]:
        """Return the tables of a person by the hashes of the person's tokens, the latest first."""
        return [row for row in self.rows(self.ids()) if row.maker in holders or row.seats_of(holders)][:most]

    def list_touched(self, at: int, most: int) -> list[TableRow]:
        """Return the tables whose log has grown since a time, the latest first."""
        return [row for row in self.rows(self.ids()) if row.touched >= at][:most]

    def rights(self, hashes: Collection[str]) -> dict[str, Right]:
        own: dict[str, Right] = {row.id: "write" for row in self.tables_of(hashes, len(self.ids()))}
        return {**self.keys.rights(hashes), **own}

    def list_unsummarised(self) -> list[str]:
        return [row.id for row in self.rows(self.ids()) if not row.summary.seats]

    def listen(self, call: TableNews) -> None:
        """Do nothing: no other process appends."""

    def on_failure(self, call: Callable[[], None]) -> None:
        """Do nothing: there is no thread that could fail."""

    def on_commit(self, call: Callable[[float], None]) -> None:
        """Do nothing: nobody asks for the figures of a browser."""

    def is_alive(self) -> bool:
        return True

    def close(self, within: float | None = None) -> bool:
        return True
