"""How the levels stand at other tables: 3, 5 and 6 Houses, two against two, the other editions.

    python bench/cells.py [--games 100] [--budget 5ms] [--workers 1]

One challenger against the level below on all other chairs (two against two: two against two), seats rotated, every deal
played from every chair. Intervals are Wilson's, 95 %; a level is above the other where the lower end is above par.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from results import progress, table, where, write

from regno.arena.entrant import read_entrant, seating
from regno.arena.match import Match, MatchLog, play_match
from regno.arena.ratings import standings
from regno.players import PLAYERS
from regno.proelio.edition import built_in

CELLS = [
    ("en111", 3, False),
    ("en111", 5, False),
    ("en111", 6, False),
    ("en111", 4, True),
    ("it111", 4, False),
    ("ga", 4, False),
    ("v082", 4, False),
]
RUNGS = [("warlord", "steward"), ("sovereign", "warlord"), ("champion", "sovereign")]
WITH_GUILDS = ("en111", "it111")


def match(cell: tuple[str, int, bool], rung: tuple[str, str], budget: str, games: int) -> Match:
    """One rung of the ladder at one table; the rule of thumb has no use for a budget."""
    edition, houses, allied = cell
    book = built_in(edition)
    options = book.options(houses, guilds=edition in WITH_GUILDS, allied=allied)
    named = [read_entrant(name if name == "steward" else f"{name}:{budget}") for name in rung]
    return Match(book, options, tuple(seating(named, houses, allied)), games, seed=1)


def rows(budget: str, games: int, workers: int) -> Iterator[tuple[str, ...]]:
    """A row for each table and rung: who, against whom, share with its interval, par, helped out, late."""
    for cell in CELLS:
        for rung in RUNGS:
            contest = match(cell, rung, budget, games)
            results = play_match(contest, MatchLog(None, {}), workers, lambda done: None)
            found = next(each for each in standings(contest, results) if each.entrant.startswith(rung[0]))
            share, low, high, par = (f"{100 * part:.0f}" for part in (found.share, found.low, found.high, found.par))
            trouble = (sum(result.crashes for result in results), sum(result.overruns for result in results))
            edition, houses, allied = cell
            label = f"{edition}, {'2 against 2' if allied else f'{houses} Houses'}"
            progress(f"{label}: {rung[0]} against {rung[1]} {share} % [{low}, {high}]")
            yield (label, *rung, share, f"{low} .. {high}", par, *map(str, trouble))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--budget", default="5ms")
    parser.add_argument("--workers", type=int, default=1)
    request = parser.parse_args()
    place = where()
    PLAYERS["warlord"].prepare(lambda: progress("compiling"))
    PLAYERS["sovereign"].prepare(lambda: progress("compiling"))
    PLAYERS["champion"].prepare(lambda: progress("compiling"))
    head = ("table", "challenger", "against", "win share, %", "95 % interval", "par", "helped out", "late")
    told = f"{request.games} games a cell, {request.budget} a choice, {request.workers} at a time."
    write("Levels at other tables", place, told, table(head, rows(request.budget, request.games, request.workers)))


if __name__ == "__main__":
    main()
