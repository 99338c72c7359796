"""Studies that several tests play."""

from __future__ import annotations

from regno.arena.entrant import Entrant, seating
from regno.lab.experiment import HONEST, Bias, Study
from regno.proelio.edition import built_in


def study(
    games: int = 40,
    edition: str = "en111",
    players: tuple[str, ...] = ("steward",),
    houses: int = 4,
    guilds: bool = False,
    allied: bool = False,
    seed: int = 1,
    bias: Bias = HONEST,
    **rulings: str,
) -> Study:
    """A table of quick players."""
    book = built_in(edition)
    options = book.options(houses, guilds, allied=allied, rulings=rulings)
    seats = seating([Entrant(player) for player in players], houses, allied)
    return Study("main", book, options, tuple(seats), games, seed << 32, bias=bias)
