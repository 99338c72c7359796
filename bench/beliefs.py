"""How well worlds foretell the card face down: even worlds against those weighted by the policy.

    python bench/beliefs.py [--moments 10000] [--worlds 400]

A moment is a House beginning to answer an attack. The loss is that of the card's true kind, in nats, on games that no
model has seen: of the shipped policy itself, drawn by its chances, and of Stewards, of whom the policy is a poor model.
"""

from __future__ import annotations

import argparse

from results import progress, table, where, write

from regno.matches.beliefs import belief_loss
from regno.proelio.edition import built_in

SEED = 1 << 41
TABLES = (("en111", 4), ("en111", 3), ("v082", 4))


def main(moments: int, worlds: int) -> None:
    place, rows = where(), []
    for edition, houses in TABLES:
        book = built_in(edition)
        options = book.options(houses, guilds=edition == "en111")
        for by_heuristic in (False, True):
            found = belief_loss(book, options, moments, worlds, SEED, by_heuristic)
            players = "Stewards" if by_heuristic else "the policy"
            losses = f"{found.even:.4f}", f"{found.weighted:.4f}", f"{100 * found.gain:.1f} %"
            rows.append((f"{edition}, {houses} Houses", players, found.moments, found.games, *losses))
            progress(str(rows[-1]))
    head = ("table", "games of", "moments", "games", "even worlds", "weighted worlds", "lower by")
    write("Beliefs", place, f"{worlds} worlds a moment; wanted: lower by 8 %, goal 20 %.", table(head, rows))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--moments", type=int, default=10_000)
    parser.add_argument("--worlds", type=int, default=400)
    given = parser.parse_args()
    main(given.moments, given.worlds)
