"""A client of a room: the person and the viewpoint."""

from __future__ import annotations

from regno.proelio.info.visibility import PUBLIC
from regno.proelio.state import Observer
from regno.table.table import Table
from regno.web.live.client import LiveClient
from regno.web.tables.serialize import Viewpoint


class Client(LiveClient):
    """A person with one seat sees its cards; with several, those of the seat looked at; a spectator sees none."""

    def __init__(self, holder: str = "", language: str = "") -> None:
        super().__init__(language)
        self.holder = holder
        self.looking: int | None = None
        self.seats: list[int] = []  # those of the person in the last snapshot

    def hide_hand(self, table: Table, mine: list[int]) -> None:
        """Hide the shown hand if another of the person's seats, all on this screen, must choose."""
        if len(mine) > 1 and table.live and table.live.who in mine and table.live.who != self.looking:
            self.looking = None

    def viewpoint(self, table: Table) -> Viewpoint:
        """Return whose cards this client sees, and its language."""
        mine = table.seats_of(self.holder)
        if len(mine) == 1:
            return Observer(mine[0]), self.language
        looking = self.looking if self.looking in mine else None
        return PUBLIC if looking is None else Observer(looking), self.language
