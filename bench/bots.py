"""Whether honest bots pass and tampered games are found: every choice made again, game by game.

    python bench/bots.py [--games 1000]

Honest games are played by Stewards as a table lets them, every other one with a person who moves at random. Of each a
tampered Record is made, by turns in four ways: another choice, a choice by cards that the seat could not see, another
card drawn, a move left out.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from results import progress, table, where, write

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "table"))
from tampering import alter_choice, drop_line, honest_record, peek, reason, swap_card, tampered

WAYS = (alter_choice, peek, swap_card, None)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    place, alarms, found = where(), 0, [0] * len(WAYS)
    for seed in range(games):
        text, way = honest_record(seed), WAYS[seed % len(WAYS)]
        alarms += int(bool(reason(text)))
        changed = tampered(text, way, seed) if way else drop_line(text, seed)
        found[seed % len(WAYS)] += int(bool(reason(changed)))
        if seed % 50 == 49:
            progress(f"{seed + 1} games: {alarms} false alarms, {sum(found)} tampered ones found")
    tried = [len(range(place, games, len(WAYS))) for place in range(len(WAYS))]
    names = ("another choice", "a peek", "another card", "a move left out")
    rows = [("honest", games, alarms), *zip(names, tried, found, strict=True)]
    write("Bots that can be proved honest", place, table(("games", "played", "alarms"), rows))


if __name__ == "__main__":
    main()
