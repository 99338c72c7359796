"""How tables are written in a store, whatever database is behind it, and what erasing a person changes in them."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Self

import msgspec

from regno.errors import RegnoError
from regno.table.dump import Archive, VersionedPosition
from regno.table.errors import TableError
from regno.table.live_game import SavedPosition
from regno.table.log import AnyEntry
from regno.table.seats import FORGOTTEN as NOBODY
from regno.table.settings import TableSettings
from regno.table.summary import TableRow, TableSummary, end_time, summary_of
from regno.table.table import AppliedEntry, Table

DAY = 86_400_000
# Milliseconds after which an untouched table is deleted, by its phase.
RETENTION = {"open": 7 * DAY, "playing": 90 * DAY, "over": 365 * DAY, "stopped": 365 * DAY, "closed": DAY}
ROW = "id, phase, terms, secret, maker, made, touched, ended, summary"
HEAD = "rules, terms, secret, maker, made"
# Decoders are created at import, in one thread: msgspec prepares a type at its first use, and two threads that do so at
# once crash the process.
ENTRY: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
TERMS = msgspec.json.Decoder(TableSettings)
POSITION = msgspec.json.Decoder(SavedPosition)
SUMMARY = msgspec.json.Decoder(TableSummary)
# Fields with personal data, by the tag of the entry, and their replacements.
PERSONAL = {"sat": ("name", "holder"), "reserved": ("name", "holder"), "replaced": ("name", "holder"),
            "said": ("text",), "moved": ("note",)}  # fmt: skip
FORGOTTEN = {"name": "—", "holder": NOBODY, "text": "—", "note": ""}

log = logging.getLogger("regno.table.store")


class StoreFault(RegnoError):
    """The file cannot be opened or written to."""

    subject = "table"


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


class PendingAppend(msgspec.Struct, frozen=True):
    """Entries for one table, and its row after them. None leaves what the row has; the last three are rows of SQL."""

    id: str
    after: int
    version: int
    touched: int | None
    phase: str
    restless: bool
    summary: str
    ended: int | None
    epoch: int | None
    entries: Sequence[tuple[str, int, str]]
    positions: Sequence[tuple[str, int, str]]
    holders: Sequence[tuple[str, str]]

    @classmethod
    def of(
        cls,
        document: Table,
        after: int,
        entries: Sequence[AppliedEntry],
        position: SavedPosition | None,
        epoch: int | None = None,
    ) -> Self:
        """Return what is to be written of a table after a version, with a saved position if one is given."""
        id, phase = document.id, document.phase
        return cls(
            id=id,
            after=after,
            version=after + len(entries),
            touched=max((each.entry.at for each in entries), default=None),
            phase=phase,
            restless=document.is_restless,
            summary=to_json(summary_of(document)),
            ended=end_time([each.entry for each in entries], phase) or None,
            epoch=epoch,
            entries=[(id, version, to_json(each.entry)) for version, each in enumerate(entries, after + 1)],
            positions=[(id, document.version, to_json(position))] if position else [],
            holders=new_holders(document, entries),
        )


def new_holders(table: Table, entries: Sequence[AppliedEntry]) -> list[tuple[str, str]]:
    """Return the people of a table with its id, if any of the entries brought somebody; most bring nobody."""
    if not any(hasattr(each.entry, "holder") for each in entries):
        return []
    return [(seat.holder, table.id) for seat in table.seats if seat.holder]


def decode_rows(found: Iterable[tuple[Any, ...]]) -> list[TableRow]:
    """Decode rows; one that cannot be decoded is logged and left out."""
    rows = []
    for id, phase, terms, secret, maker, made, touched, ended, summary in found:
        try:
            settings = TERMS.decode(terms)
            decoded = SUMMARY.decode(summary) if summary else TableSummary([])
            rows.append(TableRow(id, phase, settings, secret, maker, made, touched, ended, decoded))
        except (msgspec.MsgspecError, TypeError, UnicodeDecodeError) as fault:
            log.error("row not read", extra={"table": str(id)[:4], "fault": repr(fault)})
    return rows


def decode_entries(id: str, found: Sequence[tuple[int, str]], after: int = 0) -> list[AnyEntry]:
    """Decode the entries of a log after a version; raise TableError if one is missing or damaged."""
    if [version for version, _ in found] != list(range(after + 1, after + len(found) + 1)):
        raise TableError("table-damaged", table=id)
    try:
        return [ENTRY.decode(entry) for _, entry in found]
    except (msgspec.MsgspecError, TypeError, UnicodeDecodeError):
        raise TableError("table-damaged", table=id) from None


def decode_archive(
    id: str, head: tuple[Any, ...], entries: Sequence[tuple[int, str]], positions: Iterable[tuple[int, str]]
) -> Archive:
    """Decode a whole table; raise TableError if it cannot be read."""
    rules, terms, secret, maker, made = head
    decoded = decode_entries(id, entries)
    try:
        return Archive(
            id=id,
            rules=rules,
            terms=TERMS.decode(terms),
            secret=secret,
            maker=maker,
            made=made,
            log=decoded,
            positions=[VersionedPosition(version, POSITION.decode(body)) for version, body in positions],
        )
    except (msgspec.MsgspecError, TypeError, UnicodeDecodeError):
        raise TableError("table-damaged", table=id) from None


def entries_without_person(found: Iterable[tuple[int, str]], holder: str) -> Iterator[tuple[int, str]]:
    """Return the entries that held data of a person, without it; the game itself is unchanged."""
    seats: set[int] = set()
    for version, body in found:
        entry = msgspec.json.decode(body)
        if entry["what"] in ("sat", "reserved", "replaced"):
            (seats.add if entry["holder"] == holder else seats.discard)(entry["seat"])
        if entry.get("seat") in seats and entry["what"] in PERSONAL:
            for field in PERSONAL[entry["what"]]:
                if field in entry:
                    entry[field] = FORGOTTEN[field]
            yield version, to_json(entry)


def without_person(summary: str, holder: str) -> str:
    """Return a summary without the name and hash of a person."""
    decoded = SUMMARY.decode(summary)
    for seat in decoded.seats:
        if seat.holder == holder:
            seat.name, seat.holder = FORGOTTEN["name"], FORGOTTEN["holder"]
    return to_json(decoded)
