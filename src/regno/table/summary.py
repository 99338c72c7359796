"""What lists show of a table. It is stored in the table's row with every entry, so that lists replay no game."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

import msgspec

from regno.proelio.game import Result
from regno.table import log as table_log
from regno.table.dump import Archive, restore
from regno.table.fair_shuffle import Shuffle
from regno.table.log import AnyEntry
from regno.table.seats import Seat
from regno.table.settings import TableSettings
from regno.table.table import Phase, Table

NO_SEAT = -1
FINAL: tuple[Phase, ...] = ("over", "stopped", "closed")


class TableSummary(msgspec.Struct, frozen=True):
    """The seats, the seat to choose, how the game ended, and since which version that seat has had to choose."""

    seats: list[Seat]
    chooser: int = NO_SEAT
    outcome: Result | None = None
    turn: int = 0


@dataclass(frozen=True)
class TableRow:
    """The row of a table. Times are milliseconds since 1970; ``ended`` is 0 before the end."""

    id: str
    phase: Phase
    settings: TableSettings
    secret: str
    maker: str  # by the hash of the token
    made: int
    touched: int
    ended: int
    summary: TableSummary

    @property
    def commitment(self) -> str:
        return Shuffle(self.secret, seed=self.settings.seed).commitment

    def seats_of(self, holders: Collection[str]) -> list[int]:
        """Return the seats that any of these people holds."""
        return [number for number, seat in enumerate(self.summary.seats) if seat.holder and seat.holder in holders]


def summary_of(table: Table) -> TableSummary:
    """Return the summary of a table for lists."""
    live = table.live
    result = live.game.result if live else None
    chooser = live.who if live and table.chooser else NO_SEAT
    return TableSummary(table.seats, chooser, result, table.turn_version)


def end_time(log: Iterable[AnyEntry], phase: Phase) -> int:
    """Return the time of the last entry that can have ended the game, 0 if it goes on or there is none."""
    if phase not in FINAL:
        return 0
    return max((each.at for each in log if not isinstance(each, table_log.Said | table_log.Rematched)), default=0)


def summarise(archive: Archive, now: int) -> tuple[TableSummary, int]:
    """Replay a table and return its summary and when it ended, for a row that was written without them."""
    table, _ = restore(archive, now)
    return summary_of(table), end_time(archive.log, table.phase)
