"""The shortest loop on the vectorised environment: random players, and how often each seat wins.

python examples/random_games.py [--games 4096] [--steps 2000] [--houses 4]
"""

from __future__ import annotations

import argparse
import sys

import numpy as np

from regno.env.kernel.batch import ENDED
from regno.env.vector import VectorEnv


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--houses", type=int, default=4)
    asked = parser.parse_args(words)
    games, lot = VectorEnv(asked.games, seed=1, houses=asked.houses), np.random.default_rng(1)
    found, ended, won = games.reset(), 0, np.zeros(asked.houses)
    for _ in range(asked.steps):
        moves = (found.masks * lot.random(found.masks.shape, np.float32)).argmax(axis=1)
        found = games.step(moves)
        ended += int((found.outcomes == ENDED).sum())
        won += found.rewards[:, : asked.houses].sum(axis=0)
    shares = ", ".join(f"seat {seat} {share:.1%}" for seat, share in enumerate(won / max(1, ended)))
    print(f"{asked.games * asked.steps:,} steps, {ended:,} games ended: {shares}")


if __name__ == "__main__":
    main(sys.argv[1:])
