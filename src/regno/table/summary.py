"""What a list tells of a table. It is written into the table's row with every entry, so that no list replays a game."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

import msgspec

from regno.proelio.game import Result
from regno.table import log as table_log
from regno.table.dump import Archive, revive
from regno.table.fair_shuffle import Shuffle
from regno.table.log import AnyEntry
from regno.table.seats import Seat
from regno.table.settings import Terms
from regno.table.table import Phase, Table

NO_SEAT = -1
FINAL: tuple[Phase, ...] = ("over", "stopped", "closed")


class Summary(msgspec.Struct, frozen=True):
    """The seats, who must choose, and how the game ended."""

    seats: list[Seat]
    chooser: int = NO_SEAT
    outcome: Result | None = None


@dataclass(frozen=True)
class TableRow:
    """A table as its row tells it. The moments are milliseconds since 1970; ``ended`` is 0 while there is no end."""

    id: str
    phase: Phase
    terms: Terms
    secret: str
    maker: str  # by the hash of the token
    made: int
    touched: int
    ended: int
    summary: Summary

    @property
    def commitment(self) -> str:
        return Shuffle(self.secret, seed=self.terms.seed).commitment

    def seats_of(self, holders: Collection[str]) -> list[int]:
        """The seats that one of these people holds."""
        return [number for number, seat in enumerate(self.summary.seats) if seat.holder and seat.holder in holders]


def summary_of(table: Table) -> Summary:
    """Return what a list tells of a table."""
    play = table.play
    result = play.game.result if play else None
    chooser = play.who if play and table.chooser else NO_SEAT
    return Summary(table.seats, chooser, result)


def end_in(log: Iterable[AnyEntry], phase: Phase) -> int:
    """Return when the last entry was made that can have ended the game, 0 if it goes on or none of these did."""
    if phase not in FINAL:
        return 0
    return max((each.at for each in log if not isinstance(each, table_log.Said | table_log.Rematched)), default=0)


def summarise(archive: Archive, now: int) -> tuple[Summary, int]:
    """Replay a table and return its summary and when it ended, for a row that was written without them."""
    table, _ = revive(archive, now)
    return summary_of(table), end_in(archive.log, table.phase)
