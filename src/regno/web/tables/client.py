"""One client at a table: who it is, what it sees, what waits to be sent to it."""

from __future__ import annotations

from regno.proelio.info.knowledge import PUBLIC
from regno.table.table import Table
from regno.web.tables.send_queue import Outbox
from regno.web.tables.serialize import Eyes


class Reader:
    """A person at one seat sees that seat's cards; at several, those of the seat looked at; a spectator none."""

    def __init__(self, holder: str = "", language: str = "") -> None:
        self.holder, self.language = holder, language
        self.looking: int | None = None
        self.seats: list[int] = []  # those of the person, as last told
        self.outbox = Outbox()

    def let_curtain_fall(self, table: Table) -> None:
        """Between people who share a screen: no hand stays open once another of their seats must choose."""
        mine = table.seats_of(self.holder)
        if len(mine) > 1 and table.play and table.play.who in mine and table.play.who != self.looking:
            self.looking = None

    def eyes(self, table: Table) -> Eyes:
        mine = table.seats_of(self.holder)
        if len(mine) == 1:
            return mine[0], self.language
        return (self.looking if self.looking in mine and self.looking is not None else PUBLIC), self.language
