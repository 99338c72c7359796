"""What the strengths between two levels are worth: each against three of the lower level, and their ratings.

    python bench/strengths.py [--games 400] [--simulations 1000] [LEVEL ...]

Seats rotate and every deal is played from every seat. A rating is that of the lower level, and the part of the way to
the upper one that the odds of the share make out of the upper level's own odds at the same number of simulations.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise
from math import log10

from results import progress, table, where, write

from regno.arena.entrant import read_entrant, seating
from regno.arena.match import Match, MatchLog, play_match
from regno.arena.ratings import MatchStanding, standings
from regno.players import PLAYERS
from regno.players.spec import LEVELS, RATINGS
from regno.proelio.edition import built_in

HOUSES = 4


def standing(name: str, lower: str, simulations: int, games: int) -> MatchStanding:
    """Return how one stands against three of the lower level."""
    book = built_in("en111")
    named = [read_entrant(f"{each}:{simulations}") for each in (name, lower)]
    seats = tuple(seating(named, HOUSES, False))
    contest = Match(book, book.options(HOUSES, guilds=True), seats, games, seed=1)
    results = play_match(contest, MatchLog(None, {}), 1, lambda done: None)
    return next(each for each in standings(contest, results) if each.entrant == str(named[0]))


def advantage(share: float) -> float:
    """Return by how many points one who wins this share is rated above three equal opponents."""
    return 400 * log10((HOUSES - 1) * share / (1 - share))


def rows(levels: list[str], simulations: int, games: int) -> Iterator[tuple[str, ...]]:
    """Yield a row for each strength of each level."""
    for lower, upper in pairwise(LEVELS):
        if levels and lower not in levels:
            continue
        whole = 0.0
        for name in [upper, *(each for each in RATINGS if each.startswith(f"{lower}+"))]:
            found = standing(name, lower, simulations, games)
            whole = whole or advantage(found.share)
            way = (PLAYERS[upper].rating - PLAYERS[lower].rating) * advantage(found.share) / whole
            interval = f"{100 * found.low:.1f} .. {100 * found.high:.1f}"
            row = (
                name,
                lower,
                str(games),
                f"{100 * found.share:.1f} %",
                interval,
                f"{PLAYERS[lower].rating + way:.0f}",
            )
            progress(" ".join(row))
            yield row


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("levels", nargs="*")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--simulations", type=int, default=1000)
    given = parser.parse_args()
    place = where()
    for name in LEVELS:
        PLAYERS[name].prepare(lambda: progress("compiling"))
    head = ("strength", "against three", "games", "share", "interval", "rating")
    told = f"{given.simulations} simulations a choice of those that think."
    write("Strengths between levels", place, told, table(head, rows(given.levels, given.simulations, given.games)))


if __name__ == "__main__":
    main()
