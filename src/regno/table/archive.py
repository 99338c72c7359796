"""A table as it is kept: terms, secret, log, and positions on the way. From these it comes to life again."""

from __future__ import annotations

import msgspec

from regno.errors import RegnoError
from regno.proelio.record import RULES_VERSION, can_replay, rulings_then
from regno.table import entries
from regno.table.denied import Denied
from regno.table.entries import AnyEntry
from regno.table.play import Position
from regno.table.table import Table, Told
from regno.table.terms import Terms

FORMAT = "regno table 1"
MOVES_BETWEEN_POSITIONS = 50


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
    except msgspec.MsgspecError as fault:
        raise Denied("bad-archive", fault=str(fault)) from None
    if archive.format != FORMAT:
        raise Denied("bad-archive", fault=archive.format[:40])
    return archive


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
        news = [table.add(entries.Undone(now, table.play.count))]
    table.clock.resume(now)
    return table, news


def revive_from_position(table: Table, archive: Archive) -> bool:
    """Under rules that are no longer known the game goes on from its last position; whether moves had to be forgotten.

    Moves after it are played again as far as the new rules allow; the first that cannot be is forgotten with all that
    followed. A server puts every game away with a position, so this is only met after a crash.
    """
    start, forgotten = latest(archive), False
    for version, entry in enumerate(archive.log, 1):
        if start and version <= start.version and isinstance(entry, entries.Begun | entries.Moved | entries.Undone):
            table.phase = "playing"
            table.note(entry, ())
        elif isinstance(entry, entries.Moved | entries.Undone):
            forgotten = not still_stands(table, entry, forgotten)
        else:
            table.apply(entry)
        if start and version == start.version:
            table.play = table.new_play(start.position)
            table.end_if_over()
    return forgotten


def still_stands(table: Table, entry: entries.Moved | entries.Undone, forgotten: bool) -> bool:
    """Play a later entry again under the present rules, if it can be; an undo may reach back before what cannot."""
    assert table.play
    count = table.play.count
    reaches = isinstance(entry, entries.Undone) and entry.kept <= count
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
        if all(entry.kept >= kept.position.moves for entry in later if isinstance(entry, entries.Undone)):
            return kept
    return None
