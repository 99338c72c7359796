"""The same table again: who plays at it, and on which seats."""

from __future__ import annotations

import msgspec

from regno.table.seats import FORGOTTEN, STAND_IN
from regno.table.table import Table


def rematch_of(old: Table, id: str, secret: str, by: str, now: int) -> Table:
    """A new table with the terms of an old one, made by whoever asks for it.

    Bots sit where they sat. Each person's seat is reserved: they sit down by themselves, for their part of the shuffle
    must come after the hash of the secret. For those who left the game their bot plays on, unless they are the one who
    asks. A chosen shuffle is not repeated.
    """
    table = Table(id, msgspec.structs.replace(old.terms, seed=None), secret, by, now)
    for number, seat in enumerate(old.seats):
        if (seat.is_person or seat.holder == by) and seat.holder not in ("", FORGOTTEN):
            table.reserve(by, number, seat.holder, seat.name, now)
        else:
            table.fill(by, number, seat.bot or STAND_IN, now)
    return table
