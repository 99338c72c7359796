"""The table of baselines: how the frozen players and freshly trained ones do against each other, by one command.

    python examples/baselines.py [--minutes 15] [--seeds 1,2,3] [--games 8192] [--write FILE] [--keep FOLDER]

A row is a player, a column the three opponents it meets; a cell is its share of the victories with the 95 % interval,
par 25 %. PPO (``ppo.py``) learns from an empty start against three Stewards, once for each seed. ``--minutes 0`` leaves
it out. A folder keeps each policy and its learning curve, and what it holds is not trained again.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
from ppo import FROZEN, Settings, train

from regno.env import Evaluation, NetPolicy, evaluate

FRESH_SEED = 1 << 50  # no training game has it
HEAD = "# Baselines"


@dataclass
class Row:
    """One line of the table."""

    algorithm: str
    choices: str
    seconds: str
    seeds: str
    results: list[list[Evaluation]]  # by opponent, then seed

    def cells(self) -> list[str]:
        return [self.algorithm, self.choices, self.seconds, *map(cell, self.results), self.seeds]


def cell(results: Sequence[Evaluation]) -> str:
    """Return a share with its interval; of several seeds the mean, the least and the most."""
    if len(results) == 1:
        return f"{results[0].share:.1%} [{results[0].low:.1%}, {results[0].high:.1%}]"
    shares = [each.share for each in results]
    return f"{np.mean(shares):.1%} ({min(shares):.1%} .. {max(shares):.1%})"


def against_all(policy: Any, games: int) -> list[Evaluation]:
    return [evaluate(policy, against=name, games=games, seed=FRESH_SEED, **Settings().table) for name in FROZEN]


def trained(minutes: float, seed: int, most_updates: int, keep: Path | None) -> tuple[NetPolicy, dict[str, float]]:
    """Return the policy of a seed and the last row of its curve, from the folder if it holds them."""
    policy, row = (keep / f"ppo-{seed}.npz", keep / f"ppo-{seed}.json") if keep else (None, None)
    if policy and row and row.exists():
        return NetPolicy.load(policy), json.loads(row.read_text(encoding="utf-8"))[-1]
    net, curve = train(minutes, seed, "steward", most_updates=most_updates)
    if policy and row:
        net.frozen().save(policy)
        row.write_text(json.dumps(curve), encoding="utf-8")
    return net.frozen(), curve[-1]


def rows(
    minutes: float, seeds: Sequence[int], games: int, most_updates: int = sys.maxsize, keep: Path | None = None
) -> Iterator[Row]:
    """Play and train, and give one row after the other."""
    for name in FROZEN:
        yield Row(f"`{name}`", "-", "-", "-", [[each] for each in against_all(name, games)])
    found, choices, seconds = [], [], []
    for seed in seeds if minutes > 0 else ():
        policy, last = trained(minutes, seed, most_updates, keep)
        seconds.append(last["seconds"])
        choices.append(last["choices"])
        found.append(against_all(policy, games))
    if found:
        by_opponent = [list(each) for each in zip(*found, strict=True)]
        names = ", ".join(map(str, seeds))
        yield Row(
            "PPO, `examples/ppo.py`", f"{np.mean(choices):,.0f}", f"{np.mean(seconds):,.0f} s", names, by_opponent
        )


def page(found: Sequence[Row], command: str, games: int) -> str:
    """Return the whole page."""
    head = ["player", "learner's choices", "wall time", *(f"3 x `{name}`" for name in FROZEN), "seeds"]
    lines = [head, ["---"] * len(head), *(row.cells() for row in found)]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    place = f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {platform.machine()}, Python {platform.python_version()}"
    return (
        f"{HEAD}\n\nThe share of {games:,} games that each player wins against three opponents of one kind "
        f"(4 Houses, en111, Guilds; par 25 %),\nwith its 95 % interval. Of several seeds: the mean, the least and the "
        f"most. The games are the same for every player.\n\n{table}\n\nMade by `{command}`,\n{place}.\n"
    )


def main(words: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=15, help="of training for each seed")
    parser.add_argument("--seeds", default="1,2,3")
    parser.add_argument("--games", type=int, default=8192)
    parser.add_argument("--write", help="a file for the page; else it is printed")
    parser.add_argument("--keep", type=Path, help="a folder for trained policies and their curves")
    asked = parser.parse_args(words)
    if asked.keep:
        asked.keep.mkdir(parents=True, exist_ok=True)
    seeds = [int(each) for each in asked.seeds.split(",")]
    command = " ".join(["python examples/baselines.py", *words])
    made = page(list(rows(asked.minutes, seeds, asked.games, keep=asked.keep)), command, asked.games)
    if asked.write:
        Path(asked.write).write_text(made, encoding="utf-8")
    else:
        print(made)


if __name__ == "__main__":
    main(sys.argv[1:])
