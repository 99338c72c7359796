"""Whole trees of small positions, counted node by node; run as a script it writes the counts into the vectors.

A vector is a few lines of text in ``tests/vectors/trees.txt``, so that any engine in any language can be held to it:

    id       a name
    by       hand, where a person has counted; engine, where the plain engine has
    edition  and options, as ``name=value`` words
    position the root
    depth    how many moves deep, chance's included; ``whole`` to the end of every line
    nodes    positions met, the root included, each way of reaching one counted
    leaves   those at the depth or at the end of a game
    endings  how many of the leaves are ended games, by ending
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from regno.proelio import engine, steps
from regno.proelio.jit.records import blank, copy_of
from regno.proelio.moves import MOVES
from regno.proelio.rules.victory import ENDINGS
from regno.proelio.state import Events, Options, State
from vectors import FOLDER, Vector, rewrite, root

FILE = FOLDER / "trees.txt"
BOTTOMLESS = 10**6


@dataclass
class Count:
    """What a tree holds."""

    nodes: int = 0
    leaves: int = 0
    endings: Counter[str] = field(default_factory=Counter)

    def lines(self) -> dict[str, str]:
        endings = ", ".join(f"{name} {self.endings[name]}" for name in ENDINGS if self.endings[name])
        return {"nodes": str(self.nodes), "leaves": str(self.leaves), "endings": endings}


def count_tree(s: State, o: Options, depth: int, count: Count, e: Events) -> None:
    """Every position that can be reached from here, this one included."""
    count.nodes += 1
    if s.step == steps.OVER:
        count.endings[ENDINGS[s.ending]] += 1
    if s.step == steps.OVER or depth == 0:
        count.leaves += 1
        return
    space = [0] * MOVES
    for move in space[: engine.legal(s, o, space)]:
        below = copy_of(s)
        e.count = 0
        engine.apply(below, move, o, e)
        count_tree(below, o, depth - 1, count, e)


def counted(vector: Vector) -> dict[str, str]:
    """The counts of a vector's tree, as its lines should say them."""
    game = root(vector)
    count = Count()
    depth = BOTTOMLESS if vector["depth"] == "whole" else int(vector["depth"])
    count_tree(game.state, game.options, depth, count, blank(Events))
    return count.lines()


if __name__ == "__main__":
    rewrite(FILE, lambda vector: {} if vector["by"] == "hand" else counted(vector))
