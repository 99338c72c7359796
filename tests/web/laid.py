"""Tables set straight into a store, where a server finds them."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path

from wire import NONCE

from regno.table.seats import hash_token
from regno.table.settings import TableSettings
from regno.table.store.sqlite import TableStore
from regno.table.table import Table

NOW = int(time.time() * 1000)


def token(seat: int, table: str) -> str:
    """Of the person on a seat of a table; the first is the maker's."""
    return f"token {seat} {table}"


def laid(id: str, terms: TableSettings, people: Iterable[int] = range(4), seed: int = 1, now: int = NOW) -> Table:
    """A table whose shuffle is known, with people on these seats and bots on the others, dealt."""
    table, seats = Table(id, terms, f"{seed:032x}", hash_token(token(0, id)), now), set(people)
    for seat in range(terms.houses):
        if seat in seats:
            table.sit(seat, f"Person {seat}", hash_token(token(seat, id)), NONCE, now)
        else:
            table.fill(table.maker, seat, "steward", now)
    table.begin(table.maker, now)
    return table


def set_down(data: Path, tables: Iterable[Table]) -> None:
    """Put tables into the store of a server."""
    store = TableStore(data, alone=False)  # it may be running
    for table in tables:
        assert len(table.recent) == table.version
        store.create(table)
        store.append(table, 0, list(table.recent)).result()
    store.close()
