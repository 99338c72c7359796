"""Tables for tests: set up in a line, played by chance, read as each seat reads them."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from random import Random
from typing import Any

from regno.proelio.formats.move_text import move_text
from regno.table.seats import hash_token
from regno.table.settings import TableSettings
from regno.table.store.sqlite import TableStore
from regno.table.table import AppliedEntry, Table

SECRET = "00112233445566778899aabbccddeeff"
MAKER = hash_token("maker")
NOW = 1_000_000


def person(seat: int) -> str:
    return hash_token(f"person {seat}")


def nonce(seat: int) -> str:
    return f"{seat + 1:032x}"


def set_table(people: Sequence[int] = (0, 1, 2, 3), terms: TableSettings | None = None, secret: str = SECRET) -> Table:
    """A table with people on these seats and bots on the others, not begun."""
    table = Table("table-1", terms or TableSettings(), secret, MAKER, NOW)
    for seat in range(table.settings.houses):
        if seat in people:
            table.sit(seat, f"Person {seat}", person(seat), nonce(seat), NOW)
        else:
            table.fill(MAKER, seat, "steward", NOW)
    return table


def begun(people: Sequence[int] = (0, 1, 2, 3), terms: TableSettings | None = None, secret: str = SECRET) -> Table:
    table = set_table(people, terms, secret)
    table.begin(MAKER, NOW)
    return table


def any_move(table: Table, chosen: Random) -> AppliedEntry:
    """Whoever must choose takes a legal move at random."""
    assert table.live
    move = chosen.choice(table.live.legal_moves())
    return table.submit(table.live.who, [move_text(table.live.state, move)], table.version, NOW + table.version)


def play_out(table: Table, seed: int = 1, most: int = 5_000) -> list[AppliedEntry]:
    """Play to the end, or for so many choices."""
    chosen, told = Random(seed), list[AppliedEntry]()
    while table.phase == "playing" and len(told) < most:
        told.append(any_move(table, chosen))
    return told


def hold_writer(store: TableStore) -> tuple[threading.Event, Future[Any]]:
    """Give the writer of a store work that ends when the event is set; return the event and the work."""
    gate, is_held = threading.Event(), threading.Event()

    def hold(connection: sqlite3.Connection) -> None:
        is_held.set()
        gate.wait()

    work = store.writer.put(hold)
    is_held.wait()
    return gate, work
