"""The stored form of a table: settings, secret, log and saved positions; and its restoration from them."""

from __future__ import annotations

import re

import msgspec

from regno.errors import RegnoError
from regno.proelio.formats.record import RULES_VERSION, can_replay, rulings_then
from regno.table import log as table_log
from regno.table.errors import TableError
from regno.table.live_game import SavedPosition
from regno.table.log import AnyEntry
from regno.table.settings import TableSettings
from regno.table.table import AppliedEntry, Table

FORMAT = "regno table 1"
MOVES_BETWEEN_POSITIONS = 50
MAX_NUMBER = 2**63 - 1  # that the store can hold
ID = re.compile(r"[\w-]{1,64}", re.ASCII)


class VersionedPosition(msgspec.Struct, frozen=True):
    """A saved position, as of the entry of that version."""

    version: int
    position: SavedPosition


UNDOING = (table_log.Undone, table_log.AskedBack, table_log.Consented)


class Archive(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All data of one table; as a JSON document it can be moved to another server."""

    format: str = FORMAT
    id: str
    rules: int = RULES_VERSION  # the version by which the game was dealt
    terms: TableSettings
    secret: str
    maker: str  # the hash of the token
    made: int
    log: list[AnyEntry] = []
    positions: list[VersionedPosition] = []


def read_archive(document: bytes) -> Archive:
    """Decode a document written by ``regno tables export``; raise TableError if it is none."""
    try:
        archive = msgspec.json.decode(document, type=Archive)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise TableError("bad-archive", fault=str(fault)) from None
    if archive.format != FORMAT:
        raise TableError("bad-archive", fault=archive.format)
    if not ID.fullmatch(archive.id):
        raise TableError("bad-archive", fault="id")
    return archive


def load_archive(document: bytes, now: int) -> tuple[Archive, Table]:
    """Decode a document and restore its table; raise a RegnoError for whatever is wrong with it."""
    archive = read_archive(document)
    try:
        numbers = [archive.made, *(entry.at for entry in archive.log), *(saved.version for saved in archive.positions)]
        if not all(0 <= number <= MAX_NUMBER for number in numbers):
            raise OverflowError("number")
        table, _ = restore(archive, now)
        table.shuffle.key()
    except RegnoError:
        raise
    except Exception as fault:  # a log that no table of ours has written
        raise TableError("bad-archive", fault=repr(fault)) from None
    return archive, table


def restore(archive: Archive, now: int, *, was_down: bool = True) -> tuple[Table, list[AppliedEntry]]:
    """Return the table, and the entries that had to be added to its log.

    If no server had it (``was_down``), its clock counts from now on.
    The whole log is replayed if its version of the rules is known. What the rulebook decided differently in that
    version becomes a house rule of the table.
    """
    rulings = rulings_then(archive.rules, archive.terms.edition, archive.terms.rulings)
    settings = msgspec.structs.replace(archive.terms, rulings=rulings)
    table = Table(archive.id, settings, archive.secret, archive.maker, archive.made)
    added: list[AppliedEntry] = []
    if can_replay(archive.rules):
        for entry in archive.log:
            table.apply(entry)
    elif restore_from_position(table, archive):
        assert table.live
        added = [table.enter(table_log.Undone(now, table.live.count))]
    if was_down:
        table.clock.resume(now)
    return table, added


def restore_from_position(table: Table, archive: Archive) -> bool:
    """Restore a game whose rules are no longer known from its last saved position; return whether moves were dropped.

    Later moves are replayed as long as the present rules allow them; the first illegal one is dropped with all that
    follow. A server saves a position of every game when it stops, so later moves exist only after a crash.
    """
    start, dropped = latest_position(archive), False
    for version, entry in enumerate(archive.log, 1):
        if start and version <= start.version and isinstance(entry, (table_log.Begun, table_log.Moved, *UNDOING)):
            table.phase = "playing"
            table.append(entry)
        elif isinstance(entry, table_log.Moved) or moves_kept(entry) is not None:
            dropped = not try_apply(table, entry, dropped)
        else:
            table.apply(entry)
        if start and version == start.version:
            table.live = table.new_game(start.position)
            table.end_if_over()
    return dropped


def try_apply(table: Table, entry: AnyEntry, dropped: bool) -> bool:
    """Apply a later entry if the present rules allow it; return whether they do. An undo may go back past a drop."""
    assert table.live
    count = table.live.count
    kept = moves_kept(entry)
    reaches = kept is not None and kept <= count
    if not dropped or reaches:
        try:
            table.apply(entry)
            return True
        except RegnoError:
            table.live = table.live.prefix(count)
    table.append(entry)
    return False


def moves_kept(entry: AnyEntry) -> int | None:
    """Return how many moves remain after an entry that takes something back, None for all others."""
    kept = entry.kept if isinstance(entry, table_log.Undone | table_log.Consented) else -1
    return kept if kept >= 0 else None


def latest_position(archive: Archive) -> VersionedPosition | None:
    """Return the last saved position that was not undone afterwards, None if there is none."""
    for saved in sorted(archive.positions, key=lambda each: each.version, reverse=True):
        later = archive.log[saved.version :]
        if all((moves_kept(entry) or 0) >= saved.position.moves for entry in later if moves_kept(entry) is not None):
            return saved
    return None
