"""The ratings of the Gauntlet's frozen players, by their shares against three Stewards; see docs/gauntlet.md.

python bench/gauntlet.py [DEALS] [NAME ...]    deals, each played from every seat
"""

from __future__ import annotations

import sys
from math import log10

from regno.arena.ratings import wilson_interval
from regno.gauntlet.agents import read_agent
from regno.gauntlet.course import FOUR, PAR_RATING, RATINGS, Pairing
from regno.gauntlet.figures import SCALE
from regno.gauntlet.frozen import prepare_frozen
from regno.gauntlet.game import GameKey, inside, play

SEED, PLACE = 1000, 0  # deals that no run has


def main(deals: int, names: list[str]) -> None:
    prepare_frozen(list(RATINGS))
    others = FOUR.houses - 1
    for name in names or RATINGS:
        spec, pairing = read_agent(name), Pairing(FOUR, "steward", deals)
        keys = [GameKey(PLACE, number, SEED) for number in range(pairing.games(deals))]
        wins = sum(play(pairing, key, inside(spec, pairing, key)).share for key in keys)
        low, high = wilson_interval(wins, len(keys))
        rated = [
            round(PAR_RATING + SCALE * log10(others * share / (1 - share))) for share in (wins / len(keys), low, high)
        ]
        share = f"{100 * wins / len(keys):.1f} % [{100 * low:.1f}, {100 * high:.1f}]"
        print(f"{name:20} {len(keys):6} games  {share}  rating {rated[0]} [{rated[1]}, {rated[2]}]", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500, sys.argv[2:])
