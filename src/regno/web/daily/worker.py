"""The program that measures bots with the deal of a day: ``python -m regno.web.daily.worker 2026-11-17``.

It prints a line of JSON whenever it knows more. It is made as patient as possible: games of people go first.
"""

from __future__ import annotations

import os
import sys
from datetime import date

import msgspec

from regno.players import PLAYERS
from regno.web.daily.deal import HOUSES, share_won

GAMES = 100  # for each level and seat
ROUND = 5  # games of each between two lines


class BotShare(msgspec.Struct, frozen=True):
    """How often a level of bot wins the deal from a seat, against the usual opponents."""

    level: str
    seat: int
    games: int
    won: float  # games; a shared victory counts in part


def measure(day: date) -> None:
    """Print shares that grow better, for all levels and seats in turn."""
    for spec in PLAYERS.values():
        spec.prepare()
    won = {(level, seat): 0.0 for level in reversed(PLAYERS) for seat in range(HOUSES)}
    for first in range(0, GAMES, ROUND):
        for (level, seat), before in won.items():
            found = sum(share_won(day, level, seat, 1 + first + game) for game in range(ROUND))
            won[level, seat] = before + found
            share = BotShare(level, seat, first + ROUND, round(won[level, seat], 4))
            print(msgspec.json.encode(share).decode(), flush=True)


if __name__ == "__main__":
    os.nice(19)
    measure(date.fromisoformat(sys.argv[1]))
