"""The tree search by PUCT: a trained policy is the prior and plays the rollouts, a value network evaluates leaves.

Selection is PUCT (Rosin 2011) as in AlphaGo Zero (Silver et al. 2017): the move with the highest

    value + c * prior * sqrt(siblings' visits + 1) / (visits + 1)

over the children that this determinization allows. A move without visits counts as the mean of its siblings, and the
prior is mixed with a uniform one.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from regno.players.models.checkpoint import ModelWeights
from regno.players.models.policy import PolicyScratch, compute_probabilities, sample_move
from regno.players.models.value_net import ValueScratch, evaluate
from regno.players.search.tree import FRESH, Node, Root, SearchState, observed_action, run_simulations
from regno.proelio.info.determinize import CardPool
from regno.proelio.jit.records import jit_entry
from regno.proelio.simulate.workspace import Workspace
from regno.proelio.state import Options, State

UNIFORM_PRIOR = 0.2  # mixed into the policy prior so that every move is explored
WORST = -1.0


class PuctWorkspace(Workspace):
    """Scratch space of a search with policy and value network."""

    policy: PolicyScratch
    value: ValueScratch


def select_by_puct(
    m: SearchState, tree: list[Node], s: State, models: ModelWeights, ws: PuctWorkspace, count: int
) -> int:
    """Return the move with the highest PUCT score."""
    compute_probabilities(s, models.policy, ws.policy, ws.space, count)
    return best_by_puct(m, tree, s, ws, count)


def best_by_puct(m: SearchState, tree: list[Node], s: State, ws: Any, count: int) -> int:
    """Return the move with the highest PUCT score by the probabilities in the workspace."""
    scale = m.exploration * sqrt(float(m.visits + 1))
    best, most = ws.space[0], WORST
    for place in range(count):
        child = m.mark[observed_action(s, m.seat, ws.space[place])]
        prior = (1.0 - UNIFORM_PRIOR) * ws.policy.probabilities[place] + UNIFORM_PRIOR / count
        visits = tree[child].visits if child != FRESH else 0
        mean = tree[child].reward / visits if visits > 0 else m.mean_value
        if mean + scale * prior / (1 + visits) > most:
            best, most = ws.space[place], mean + scale * prior / (1 + visits)
    return int(best)


def policy_rollout(m: SearchState, s: State, models: ModelWeights, ws: PuctWorkspace, count: int) -> int:
    """Return a move outside the tree, sampled from the policy."""
    return sample_move(s, models.policy, ws.policy, ws.rng, ws.space, count)


def network_leaf(m: SearchState, s: State, o: Options, models: ModelWeights, ws: PuctWorkspace) -> None:
    """Write the value network's estimate of a leaf."""
    evaluate(s, o, models.value_net, ws.value, m.values)


@jit_entry
def search(
    m: SearchState,
    tree: list[Node],
    root: Root,
    models: ModelWeights,
    s: State,
    p: CardPool,
    ws: PuctWorkspace,
    simulations: int,
) -> int:
    """Run simulations by PUCT; return how many succeeded."""
    return run_simulations(m, tree, root, models, s, p, ws, simulations, select_by_puct, policy_rollout, network_leaf)
