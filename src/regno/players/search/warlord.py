"""The Warlord: information-set MCTS with heuristic rollouts, cut off after ``horizon`` Actions.

It gets a View and builds every State by determinization. Until the search is compiled it plays as the Steward.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from regno.players import compiled
from regno.players.budget import Budget
from regno.players.heuristic import Steward
from regno.players.heuristic_weights import EVOLVED, HAND_TUNED
from regno.players.models.linear_value import load_weights
from regno.players.search.ismcts import HeuristicModels, UcbWorkspace
from regno.players.search.tree import CODES, ROOT, Node, Root, SearchState
from regno.proelio.chance import Rng, make_rng, next_word
from regno.proelio.info.determinize import CardPool
from regno.proelio.info.view import View
from regno.proelio.jit.compile import batch, to_records
from regno.proelio.simulate.workspace import Workspace
from regno.proelio.state import Options, State

MEMORY = 200  # megabytes of tree at most
FIRST_SLICE = 4  # simulations before the clock is read for the first time
SLICES = 24  # clock readings in one decision, about
TICK = 1e-4  # lower bound of elapsed milliseconds


@dataclass(frozen=True)
class SearchConfig:
    """Parameters of a search, tuned by matches; see docs/players.md."""

    exploration: float = 0.7
    heuristic_rollouts: bool = True  # otherwise random ones
    own_nodes_only: bool = True  # opponents play by the rollout policy
    horizon: int = 4  # Actions of a rollout before the value function ends it; below 0 never
    memory: int = MEMORY  # megabytes


DEFAULT = SearchConfig()


@dataclass(frozen=True)
class RootMove:
    """Statistics of one move at the root."""

    move: int
    visits: int
    chance: float  # mean value


class Warlord:
    """A player that searches."""

    stage = compiled.ISMCTS  # the compiled module that searches
    workspace: type[Workspace] = UcbWorkspace

    def __init__(self, rng: Rng, config: SearchConfig = DEFAULT) -> None:
        self.rng, self.config = rng, config
        self.tree: Any = None  # allocated at the first search and reused
        self.simulations = 0  # of the last choice

    def choose(self, view: View, legal: Sequence[int], budget: Budget) -> int:
        """Return the most visited move."""
        if len(legal) == 1:
            return legal[0]
        found = self.search(view, budget) if compiled.is_ready(self.stage) else []
        if not found:
            return Steward(self.rng).choose(view, legal, budget)
        return max(found, key=lambda each: each.visits).move

    def search(self, view: View, budget: Budget) -> list[RootMove]:
        """Search within the budget; return the statistics of each move tried, ordered by move."""
        began = perf_counter()
        self.simulations = run_search(self.records(view), budget, began, self.stage)
        return root_moves(self.tree)

    def records(self, view: View) -> list[Any]:
        """Return the arguments of the compiled search, in order, and reset the tree."""
        if self.tree is None:
            self.tree = batch(Node, self.config.memory * 1_000_000 // batch(Node, 1).nbytes)
        self.tree[ROOT] = 0
        m, root, ws = (batch(each, 1)[0] for each in (SearchState, Root, self.workspace))
        m["seat"], m["used"], m["capacity"] = view.seat, 1, len(self.tree)
        m["exploration"], m["own_nodes_only"] = self.config.exploration, self.config.own_nodes_only
        m["heuristic_rollouts"] = self.config.heuristic_rollouts
        m["horizon"] = self.config.horizon
        for name, given in (("seen", view.state), ("bounds", view.bounds), ("options", view.options)):
            root[name] = to_records(given)[0]
        ws["rng"] = to_records(make_rng(next_word(self.rng)))[0]
        return [m, self.tree, root, self.models(view.options), batch(State, 1)[0], batch(CardPool, 1)[0], ws]

    def models(self, options: Options) -> Any:
        """Return the rollout heuristics (own, opponents') and the value weights."""
        found = batch(HeuristicModels, 1)[0]
        for name, given in (("own", EVOLVED), ("others", HAND_TUNED), ("value", load_weights())):
            found[name] = to_records(given)[0]
        return found


def run_search(records: Sequence[Any], budget: Budget, began: float, stage: str = compiled.ISMCTS) -> int:
    """Run slices of simulations until the budget is spent, reading the clock in between; return how many were begun.

    One whose determinization fails counts too, so that the same number repeats the search.
    """
    run_slice: Any = compiled.units()[stage].search
    left = budget.simulations if budget.simulations is not None else 1 << 40
    if budget.milliseconds is None:
        run_slice(*records, left)
        return left
    done, size = 0, FIRST_SLICE
    while size > 0 and done < left:
        size = min(size, left - done)
        run_slice(*records, size)
        done += size
        spent = (perf_counter() - began) * 1000
        rest, pace = budget.milliseconds - spent, done / max(spent, TICK)
        size = max(int(pace * min(rest, budget.milliseconds / SLICES)), int(pace * rest >= 1))
    return done


def root_moves(tree: Any) -> list[RootMove]:
    """Return the children of the root as plain data."""
    found, child = [], int(tree[tree[ROOT]["child"]]["newest"])  # all of one group; ROOT has none
    while child:
        node = tree[child]
        visits = int(node["visits"])
        found.append(RootMove(int(node["key"]) % CODES, visits, float(node["reward"]) / max(visits, 1)))
        child = int(node["sibling"])
    return sorted(found, key=lambda each: each.move)
