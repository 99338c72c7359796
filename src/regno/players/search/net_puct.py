"""PUCT with a policy network: prior and rollouts by the network, leaf values by the value network of leaves."""

from __future__ import annotations

from regno.players.models.leaf_net import LeafScratch, evaluate_leaf
from regno.players.models.net_checkpoint import NetModels
from regno.players.models.policy_net import NetScratch, compute_net_probabilities, sample_net_index
from regno.players.search.puct import best_by_puct
from regno.players.search.tree import Node, Root, SearchState, run_simulations
from regno.proelio.info.determinize import CardPool
from regno.proelio.jit.records import jit_entry
from regno.proelio.simulate.workspace import Workspace
from regno.proelio.state import Options, State


class NetWorkspace(Workspace):
    """Scratch space of a search with a policy network."""

    policy: NetScratch
    leaf: LeafScratch


def select_by_net(m: SearchState, tree: list[Node], s: State, models: NetModels, ws: NetWorkspace, count: int) -> int:
    """Return the move with the highest PUCT score, by the network's prior."""
    compute_net_probabilities(s, models.net, ws.policy, ws.space, count)
    return best_by_puct(m, tree, s, ws, count)


def net_rollout(m: SearchState, s: State, models: NetModels, ws: NetWorkspace, count: int) -> int:
    """Return a move outside the tree, sampled from the network."""
    return ws.space[sample_net_index(s, models.net, ws.policy, ws.rng, ws.space, count)] if count > 1 else ws.space[0]


def net_leaf(m: SearchState, s: State, o: Options, models: NetModels, ws: NetWorkspace) -> None:
    """Write the value network's estimate of a leaf."""
    evaluate_leaf(s, o, models.leaf_net, ws.leaf, m.values)


@jit_entry
def search(
    m: SearchState,
    tree: list[Node],
    root: Root,
    models: NetModels,
    s: State,
    p: CardPool,
    ws: NetWorkspace,
    simulations: int,
) -> int:
    """Run simulations by PUCT with networks; return how many succeeded."""
    return run_simulations(m, tree, root, models, s, p, ws, simulations, select_by_net, net_rollout, net_leaf)
