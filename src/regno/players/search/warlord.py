"""The Warlord: imagines what the others may hold, and plays each imagined war to its end before he moves.

He is given a View and makes every State himself, by ``imagine``. Until his search is compiled he answers as the
Steward would, so that nobody waits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from regno.players import compiled
from regno.players.budget import Budget
from regno.players.heuristic import Steward
from regno.players.heuristic_weights import STEWARD, VETERAN
from regno.players.models.linear_value import weights
from regno.players.search.tree import CODES, ROOT, Node, Search
from regno.proelio.chance import Rng, next_word, seeded
from regno.proelio.info.determinize import Pool
from regno.proelio.info.view import View
from regno.proelio.jit.compile import batch, packed
from regno.proelio.moves import MOVES
from regno.proelio.state import Events, Options, State

MEMORY = 200  # megabytes of tree, at most
FIRST_SLICE = 4  # simulations before the clock is read for the first time
SLICES = 24  # the clock is read about so often in one choice
TICK = 1e-4  # milliseconds that any slice takes at least


@dataclass(frozen=True)
class Manner:
    """How a warlord searches; found by matches, see docs/players.md."""

    curiosity: float = 0.7
    habits: bool = True  # games are played out by rule of thumb; if not, at random
    alone: bool = True  # only one's own choices are in the tree; the others answer by rule of thumb
    horizon: int = 4  # Actions played outside the tree before the rest is guessed; below 0 nothing is
    memory: int = MEMORY  # megabytes


BEST = Manner()


@dataclass(frozen=True)
class Finding:
    """What a search found of one move."""

    move: int
    visits: int
    chance: float  # of winning, as far as the simulations tell


class Warlord:
    """A player by search."""

    stage = compiled.SEARCH  # the compiled unit that thinks

    def __init__(self, rng: Rng, manner: Manner = BEST) -> None:
        self.rng, self.manner = rng, manner
        self.tree: Any = None  # made at the first search and kept for the next ones
        self.simulations = 0  # of the last choice

    def choose(self, view: View, legal: Sequence[int], budget: Budget) -> int:
        """The move tried most often, which is the one that held its promise longest."""
        if len(legal) == 1:
            return legal[0]
        found = self.think(view, budget) if compiled.is_ready(self.stage) else []
        if not found:
            return Steward(self.rng).choose(view, legal, budget)
        return max(found, key=lambda each: each.visits).move

    def think(self, view: View, budget: Budget) -> list[Finding]:
        """Search within the budget; one finding for each move tried, in the order of moves."""
        began = perf_counter()
        self.simulations = run(self.records(view), self.tree, budget, began, self.stage)
        return findings(self.tree)

    def records(self, view: View) -> list[Any]:
        """What the compiled search works on, in the order it takes it."""
        if self.tree is None:
            self.tree = batch(Node, self.manner.memory * 1_000_000 // batch(Node, 1).nbytes)
        self.tree[ROOT] = 0
        m = batch(Search, 1)[0]
        m["seat"], m["used"], m["capacity"] = view.seat, 1, len(self.tree)
        m["curiosity"], m["habits"], m["alone"] = self.manner.curiosity, self.manner.habits, self.manner.alone
        m["horizon"] = self.manner.horizon
        given = [packed(each)[0] for each in (view.state, view.bounds, view.options)]
        scratch = [batch(each, 1)[0] for each in (State, Events, Pool)]
        return [
            m,
            *given,
            *self.learning(view.options),
            *scratch,
            packed(seeded(next_word(self.rng)))[0],
            np.zeros(MOVES + 1, np.int64),
        ]

    def learning(self, options: Options) -> list[Any]:
        """What he knows of play at any table: how he goes on and how the others do, and what a position is worth."""
        return [np.concatenate([packed(VETERAN), packed(STEWARD)]), packed(weights())[0]]


def run(records: Sequence[Any], tree: Any, budget: Budget, began: float, stage: str = compiled.SEARCH) -> int:
    """Slices of simulations until the budget is spent; the clock, running since ``began``, is read between them."""
    search: Any = compiled.units()[stage].search
    left = budget.simulations if budget.simulations is not None else 1 << 40
    if budget.milliseconds is None:
        return int(search(records[0], tree, *records[1:], left))
    done, size = 0, FIRST_SLICE
    while size > 0 and done < left:
        done += search(records[0], tree, *records[1:], min(size, left - done))
        spent = (perf_counter() - began) * 1000
        rest, pace = budget.milliseconds - spent, done / max(spent, TICK)
        size = max(int(pace * min(rest, budget.milliseconds / SLICES)), int(pace * rest >= 1))
    return done


def findings(tree: Any) -> list[Finding]:
    """The root's children as plain data."""
    found, child = [], int(tree[ROOT]["child"])
    while child:
        node = tree[child]
        visits = int(node["visits"])
        found.append(Finding(int(node["choice"]) % CODES, visits, float(node["reward"]) / max(visits, 1)))
        child = int(node["sibling"])
    return sorted(found, key=lambda each: each.move)
