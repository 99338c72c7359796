"""Variants of the Champion's search compared by single choices, which takes less time than matches.

    python bench/regret.py [--moments 2000] [--playouts 1000] [--seed 1] [--ceiling] [NAME ...]

What each gains over the likeliest move of the policy, in points of a hundred of the victory for each choice, and its
processor time a choice. Worth is what playouts by the policy itself say, so it is a guide and no match. With --ceiling
also what the best of all moves by the playouts gains: about what a search can gain by one move.
"""

from __future__ import annotations

import argparse
from functools import partial
from time import process_time

from results import progress, table, where, write

from regno.matches.match import Variant
from regno.matches.regret import Moments
from regno.players.models.net_checkpoint import models_for
from regno.proelio.edition import built_in

BOOK = built_in("en111")
OPTIONS = BOOK.options(4, guilds=True)


def variants() -> dict[str, Variant]:
    """Return what is compared, by name."""
    champion = partial(Variant, models=models_for(OPTIONS), horizon=0)
    return {
        "400": champion(400),
        "400, horizon 8": champion(400, horizon=8),
        "400, beliefs": champion(400, candidates=4),
        "1600": champion(1600),
        "1600, c = 0.1": champion(1600, exploration=0.1),
        "1600, c = 2": champion(1600, exploration=2.0),
        "6400": champion(6400),
        "Sovereign, 1000": Variant(1000),
    }


def main(names: list[str], count: int, playouts: int, seed: int, with_ceiling: bool) -> None:
    place, rows = where(), []
    moments = Moments(BOOK, OPTIONS, models_for(OPTIONS), count, seed)
    alone = moments.choices(Variant(models=models_for(OPTIONS)))
    for name, variant in variants().items():
        if names and name not in names:
            continue
        began = process_time()
        chosen = moments.choices(variant)
        spent, found = 1000 * (process_time() - began) / count, moments.gain(chosen, alone, playouts)
        rows.append((name, f"{found.mean:+.3f} ± {found.doubt:.3f}", f"{100 * found.differ:.1f} %", f"{spent:.1f}"))
        progress(f"{name}: {found}")
    if with_ceiling:
        found = moments.ceiling(alone, playouts)
        rows.append(
            ("the best move by playouts", f"{found.mean:+.3f} ± {found.doubt:.3f}", f"{100 * found.differ:.1f} %", "")
        )
    head = ("search", "gain a choice, points", "other moves", "ms a choice")
    write("Searches by single choices", place, f"{count} moments, {playouts} playouts a move.", table(head, rows))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--moments", type=int, default=2000)
    parser.add_argument("--playouts", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ceiling", action="store_true")
    given = parser.parse_args()
    main(given.names, given.moments, given.playouts, given.seed, given.ceiling)
