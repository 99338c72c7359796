"""A table as it is kept: terms, secret, log, and positions on the way. From these it comes to life again."""

from __future__ import annotations

import re

import msgspec

from regno.errors import RegnoError
from regno.proelio.formats.record import RULES_VERSION, can_replay, rulings_then
from regno.table import log as table_log
from regno.table.errors import Denied
from regno.table.live_game import Position
from regno.table.log import AnyEntry
from regno.table.settings import Terms
from regno.table.table import Table, Told

FORMAT = "regno table 1"
MOVES_BETWEEN_POSITIONS = 50
MOST_NUMBER = 2**63 - 1  # that the store can hold
ID = re.compile(r"[\w-]{1,64}", re.ASCII)


class Kept(msgspec.Struct, frozen=True):
    """A position of the game, after the entry of that version."""

    version: int
    position: Position


class Archive(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything there is of one table; as a JSON document it moves from one server to another."""

    format: str = FORMAT
    id: str
    rules: int = RULES_VERSION  # the version by which the game was dealt
    terms: Terms
    secret: str
    maker: str  # the hash of the token
    made: int
    log: list[AnyEntry] = []
    positions: list[Kept] = []


def read_archive(document: bytes) -> Archive:
    """A document that was written by ``regno tables export``, here or elsewhere."""
    try:
        archive = msgspec.json.decode(document, type=Archive)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise Denied("bad-archive", fault=str(fault)) from None
    if archive.format != FORMAT:
        raise Denied("bad-archive", fault=archive.format)
    if not ID.fullmatch(archive.id):
        raise Denied("bad-archive", fault="id")
    return archive


def bring(document: bytes, now: int) -> tuple[Archive, Table]:
    """A document with the table that it comes to life as. Whatever is wrong with it, it is a Denied."""
    archive = read_archive(document)
    try:
        numbers = [archive.made, *(entry.at for entry in archive.log), *(kept.version for kept in archive.positions)]
        if not all(0 <= number <= MOST_NUMBER for number in numbers):
            raise OverflowError("number")
        table, _ = revive(archive, now)
        table.shuffle.key()
    except RegnoError:
        raise
    except Exception as fault:  # a log that no table of ours has written
        raise Denied("bad-archive", fault=repr(fault)) from None
    return archive, table


def revive(archive: Archive, now: int) -> tuple[Table, list[Told]]:
    """The table again, and what had to be entered to make it so. Under its own rules the whole game is replayed.

    What its rulebook decided otherwise at the time becomes a house rule of the table, where everybody can see it.
    """
    rulings = rulings_then(archive.rules, archive.terms.edition, archive.terms.rulings)
    terms = msgspec.structs.replace(archive.terms, rulings=rulings)
    table = Table(archive.id, terms, archive.secret, archive.maker, archive.made)
    news: list[Told] = []
    if can_replay(archive.rules):
        for entry in archive.log:
            table.apply(entry)
    elif revive_from_position(table, archive):
        assert table.play
        news = [table.add(table_log.Undone(now, table.play.count))]
    table.clock.resume(now)
    return table, news


def revive_from_position(table: Table, archive: Archive) -> bool:
    """Under rules that are no longer known the game goes on from its last position; whether moves had to be forgotten.

    Moves after it are played again as far as the new rules allow; the first that cannot be is forgotten with all that
    followed. A server puts every game away with a position, so this is only met after a crash.
    """
    start, forgotten = latest(archive), False
    for version, entry in enumerate(archive.log, 1):
        if (
            start
            and version <= start.version
            and isinstance(entry, table_log.Begun | table_log.Moved | table_log.Undone)
        ):
            table.phase = "playing"
            table.note(entry, ())
        elif isinstance(entry, table_log.Moved | table_log.Undone):
            forgotten = not still_stands(table, entry, forgotten)
        else:
            table.apply(entry)
        if start and version == start.version:
            table.play = table.new_play(start.position)
            table.end_if_over()
    return forgotten


def still_stands(table: Table, entry: table_log.Moved | table_log.Undone, forgotten: bool) -> bool:
    """Play a later entry again under the present rules, if it can be; an undo may reach back before what cannot."""
    assert table.play
    count = table.play.count
    reaches = isinstance(entry, table_log.Undone) and entry.kept <= count
    if not forgotten or reaches:
        try:
            table.apply(entry)
            return True
        except RegnoError:
            table.play = table.play.cut_to(count)
    table.note(entry, ())
    return False


def latest(archive: Archive) -> Kept | None:
    """The last position that was not undone afterwards."""
    for kept in sorted(archive.positions, key=lambda each: each.version, reverse=True):
        later = archive.log[kept.version :]
        if all(entry.kept >= kept.position.moves for entry in later if isinstance(entry, table_log.Undone)):
            return kept
    return None
