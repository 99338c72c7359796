"""Appends to tables in SQLite: those that wait share a few statements, whatever their number.

At each step of a statement the thread that writes lets go of the interpreter, and gets it back only when the event loop
pauses. With six statements for each of fifty tables both threads did little but wait for each other.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from regno.table.store.codec import PendingAppend, to_json

VERSIONS = """
select json_group_array(json_array(id, (select coalesce(max(version), 0) from log where log.id = tables.id)))
from tables where id in (select value from json_each(?))"""
ENTRIES = """
insert into log select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
from json_each(?)"""
ROWS = """
update tables set touched = n.touched, phase = n.phase, restless = n.restless, summary = n.summary,
    ended = coalesce(n.ended, tables.ended), day = (select count(*) from days)
from (select json_extract(value, '$[0]') as id, json_extract(value, '$[1]') as touched,
    json_extract(value, '$[2]') as phase, json_extract(value, '$[3]') as restless,
    json_extract(value, '$[4]') as summary, json_extract(value, '$[5]') as ended from json_each(?)) as n
where tables.id = n.id"""
HOLDERS = """
insert or ignore into holders select json_extract(value, '$[0]'), json_extract(value, '$[1]') from json_each(?)"""
# Of a game that goes on the first position, the latest and the one before it stay, for an undo may go back past the
# latest. Of a finished game only the latest is ever used.
LATEST = "(select max(version) from positions where id = :id)"
PRUNE = f"""delete from positions where id = :id and version > (select min(version) from positions where id = :id)
            and version < (select max(version) from positions where id = :id and version < {LATEST})"""
PRUNE_FINISHED = f"delete from positions where id = :id and version < {LATEST}"

Versions = msgspec.json.Decoder(list[tuple[str, int]])


class TableAppend(PendingAppend, frozen=True):
    """Entries for one table, which the writer joins with those for others."""

    @property
    def key(self) -> str:
        return self.id

    def __call__(self, connection: sqlite3.Connection) -> bool:
        return append_all(connection, [self])[0]

    @staticmethod
    def together(connection: sqlite3.Connection, works: Sequence[TableAppend]) -> list[bool]:
        """Write appends to different tables; return of each whether ``after`` was the stored version."""
        return append_all(connection, works)


def append_all(connection: sqlite3.Connection, appends: Sequence[TableAppend]) -> list[bool]:
    """Write appends to different tables; return of each whether ``after`` was the stored version."""
    ((found,),) = connection.execute(VERSIONS, (to_json([append.id for append in appends]),)).fetchall()
    versions = dict(Versions.decode(found))
    won = [versions.get(append.id) == append.after for append in appends]
    winners = [append for append, is_won in zip(appends, won, strict=True) if is_won]
    rows = [
        (append.id, append.touched, append.phase, append.restless, append.summary, append.ended)
        for append in winners
        if append.entries
    ]
    parts = (
        (ENTRIES, [row for append in winners for row in append.entries]),
        (ROWS, rows),
        (HOLDERS, [row for append in winners for row in append.holders]),
    )
    for statement, values in parts:
        if values:
            connection.execute(statement, (to_json(values),))
    for append in winners:
        for position in append.positions:
            connection.execute("insert or replace into positions values (?, ?, ?)", position)
        if append.positions or append.ended:
            connection.execute(PRUNE_FINISHED if append.ended else PRUNE, {"id": append.id})
    return won
