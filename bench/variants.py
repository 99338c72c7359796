"""Variants of the search at fixed simulations, one against three, each match one compiled unit.

    python bench/variants.py [--games 400] [--simulations 200] [NAME ...]

Every deal is played from every seat, and all variants meet the same deals. Intervals are Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
from functools import partial
from time import process_time

from results import progress, table, where, write

from regno.matches.match import Variant, VariantMatch
from regno.proelio.edition import built_in


def variants(simulations: int) -> dict[str, Variant]:
    """Return the variants by name; the first is the Sovereign as shipped."""
    halved = partial(Variant, simulations, halving=True, same_worlds=True)
    return {
        "as shipped": Variant(simulations),
        "rollouts by the likeliest move": Variant(simulations, firm=True),
        "beliefs, 4 candidates": Variant(simulations, candidates=4),
        "halving, same worlds, scale 0.1": halved(),
        "halving, own worlds, scale 0.1": Variant(simulations, halving=True),
        "halving, same worlds, scale 0.3": halved(value_scale=0.3),
        "halving, same worlds, scale 0.03": halved(value_scale=0.03),
        "halving, same worlds, beliefs": halved(candidates=4),
    }


def opponents(simulations: int) -> dict[str, Variant]:
    """Return the pool."""
    return {
        "policy, likeliest": Variant(),
        "steward": Variant(kind="steward"),
        "as shipped": Variant(simulations),
    }


def main(names: list[str], games: int, simulations: int) -> None:
    book, place, rows = built_in("en111"), where(), []
    options = book.options(4, guilds=True)
    for name, one in variants(simulations).items():
        for against, other in opponents(simulations).items():
            if (names and name not in names) or name == against:
                continue
            match, began = VariantMatch(book, options, one, other), process_time()
            *_, score = match.play(games)
            spent = process_time() - began
            low, high = 100 * score.low, 100 * score.high
            rows.append(
                (name, against, games, f"{100 * score.share:.1f} %", f"{low:.1f} .. {high:.1f}", f"{spent:.0f}")
            )
            progress(str(rows[-1]))
    head = ("variant", "against three", "games", "share", "interval", "processor s")
    write("Variants of the search", place, f"{simulations} simulations a choice.", table(head, rows))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--simulations", type=int, default=200)
    given = parser.parse_args()
    main(given.names, given.games, given.simulations)
