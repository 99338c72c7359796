"""Variants of the search at fixed simulations, one against three, each match one compiled unit.

    python bench/variants.py [--games 400] [--simulations 200] [--seed 1] [--nets FILE] [NAME ...]

Every deal is played from every seat, and all variants meet the same deals. Intervals are Wilson's, 95 %. With a file of
`regno train --what policy` its networks play too: alone, and as prior, rollout policy and leaf value of the search.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

from results import progress, table, where, write

from regno.matches.match import Variant, VariantMatch
from regno.players.models.net_checkpoint import read_nets
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


def net_variants(simulations: int, nets: Any) -> dict[str, Variant]:
    """Return the variants that play by networks."""
    by_nets = partial(Variant, simulations, models=nets)
    return {
        "networks, no search": Variant(models=nets),
        "networks": by_nets(),
        "networks, horizon 2": by_nets(horizon=2),
        "networks, beliefs": by_nets(candidates=4),
        "networks, halving, same worlds, scale 0.1": by_nets(halving=True, same_worlds=True),
    }


def opponents(simulations: int) -> dict[str, Variant]:
    """Return the pool."""
    return {
        "policy, likeliest": Variant(),
        "steward": Variant(kind="steward"),
        "as shipped": Variant(simulations),
    }


def main(names: list[str], games: int, simulations: int, seed: int, nets: Path | None) -> None:
    book, place, rows = built_in("en111"), where(), []
    options = book.options(4, guilds=True)
    tried = variants(simulations)
    if nets:
        with nets.open("rb") as file:
            tried |= net_variants(simulations, read_nets(file, nets.name).weights)
    for name, one in tried.items():
        for against, other in opponents(simulations).items():
            if (names and name not in names) or name == against:
                continue
            match, began = VariantMatch(book, options, one, other, seed), process_time()
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
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nets", type=Path)
    given = parser.parse_args()
    main(given.names, given.games, given.simulations, given.seed, given.nets)
