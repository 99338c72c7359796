"""The course: which frozen players an agent meets, at which tables, and how often.

A change of this file is another course, whose figures cannot be compared with those before: raise ``COURSE`` with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.metadata import version

from regno.proelio.edition import Edition, built_in
from regno.proelio.state import Options

COURSE = 1
REGNO = version("regno")
PAR_RATING = 1500  # of the Steward
RATINGS = {  # of the frozen players, by their shares against three Stewards; see docs/gauntlet.md
    "steward": PAR_RATING,
    "veteran": 1592,
    "sovereign-policy": 1645,
    "warlord:200": 1643,
    "sovereign:200": 1645,
}


@dataclass(frozen=True)
class GauntletTable:
    """A table of the course."""

    edition: str
    houses: int
    guilds: bool = False
    merchant: bool = False
    allied: bool = False

    def __str__(self) -> str:
        modes = [name for name in ("guilds", "merchant", "allied") if getattr(self, name)]
        return " ".join([self.edition, str(self.houses), *modes])

    def build(self) -> tuple[Edition, Options]:
        return build_table(self)


@cache
def build_table(table: GauntletTable) -> tuple[Edition, Options]:
    """Return the rulebook and the options of a table."""
    book = built_in(table.edition)
    return book, book.options(table.houses, table.guilds, table.merchant, table.allied)


@dataclass(frozen=True)
class Pairing:
    """The agent against one frozen player at one table; each deal is played from every seat.

    In a pairing that ``responds`` it is the frozen player that sits alone, against the agent in all other seats.
    """

    table: GauntletTable
    player: str
    deals: int
    responds: bool = False

    @property
    def par(self) -> float:
        """The share among equals."""
        return 0.5 if self.table.allied else 1 / self.table.houses

    def is_alone(self, seat: int, number: int) -> bool:
        """Return whether a seat is that of the one who sits alone, or of its ally."""
        houses, alone = self.table.houses, number % self.table.houses
        return seat == alone or (self.table.allied and seat == (alone + 2) % houses)

    def is_agent(self, seat: int, number: int) -> bool:
        """Return whether the agent has a seat in the game of a number."""
        return self.is_alone(seat, number) != self.responds

    def games(self, deals: int) -> int:
        """Return the number of games, with at most ``deals`` deals."""
        return min(self.deals, deals) * self.table.houses


FOUR = GauntletTable("en111", 4, guilds=True)
PAIRINGS = (
    Pairing(FOUR, "steward", 50),
    Pairing(FOUR, "veteran", 50),
    Pairing(FOUR, "sovereign-policy", 50),
    Pairing(FOUR, "warlord:200", 25),
    Pairing(FOUR, "sovereign:200", 25),
    Pairing(GauntletTable("en111", 3), "sovereign-policy", 25),
    Pairing(GauntletTable("en111", 5, guilds=True, merchant=True), "sovereign-policy", 20),
    Pairing(GauntletTable("en111", 6, guilds=True), "steward", 20),
    Pairing(GauntletTable("en111", 4, guilds=True, allied=True), "sovereign-policy", 25),
    Pairing(GauntletTable("v082", 4), "sovereign-policy", 25),
    Pairing(FOUR, "steward", 25, responds=True),
    Pairing(FOUR, "veteran", 25, responds=True),
    Pairing(FOUR, "sovereign-policy", 25, responds=True),
    Pairing(FOUR, "sovereign:200", 25, responds=True),
)
MOST_DEALS = max(each.deals for each in PAIRINGS)
