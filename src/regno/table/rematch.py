"""A rematch: a new table with the settings and the people of an old one."""

from __future__ import annotations

import msgspec

from regno.table.seats import FORGOTTEN, STAND_IN
from regno.table.table import Table


def rematch_of(old: Table, id: str, secret: str, by: str, now: int) -> Table:
    """Return a new table with the settings of an old one, whose maker is the person who asks.

    Bots keep their seats. Each person's seat is reserved: they must sit down themselves, for their nonce must come
    after the commitment to the secret. The stand-in of a person who left stays, unless that person asks. A chosen seed
    is not repeated.
    """
    table = Table(id, msgspec.structs.replace(old.settings, seed=None), secret, by, now)
    for number, seat in enumerate(old.seats):
        if (seat.is_person or seat.holder == by) and seat.holder not in ("", FORGOTTEN):
            table.reserve(by, number, seat.holder, seat.name, now)
        else:
            table.fill(by, number, seat.bot or STAND_IN, now)
    return table
