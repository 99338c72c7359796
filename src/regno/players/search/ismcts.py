"""The tree search by UCB: no prior, heuristic or random rollouts, leaves by a linear value function.

Selection is UCB1 (Auer, Cesa-Bianchi and Fischer 2002) as SO-ISMCTS uses it (Cowling, Powley and Whitehouse 2012): an
untried move first, then the child with the highest

    reward / visits + c * sqrt(log(availability) / visits)

where ``availability`` counts the simulations in which the child was legal, in place of the visits of its parent.
"""

from __future__ import annotations

from math import log, sqrt

from regno.players.heuristic import attack_back, heuristic_move
from regno.players.heuristic_weights import HeuristicWeights
from regno.players.models.features import HouseFeatures
from regno.players.models.linear_value import LinearWeights, evaluate
from regno.players.search.tree import (
    FRESH,
    Node,
    Root,
    SearchState,
    best_child,
    observed_action,
    run_simulations,
)
from regno.proelio import moves
from regno.proelio.chance import below
from regno.proelio.info.determinize import CardPool
from regno.proelio.jit.records import jit_entry
from regno.proelio.simulate.workspace import Workspace
from regno.proelio.state import Options, State


class HeuristicModels:
    """By what games are played on and evaluated."""

    own: HeuristicWeights  # of the searching seat
    others: HeuristicWeights
    value: LinearWeights


class UcbWorkspace(Workspace):
    """Scratch space of a search with the linear value function."""

    houses: HouseFeatures


def ucb(m: SearchState, node: Node) -> float:
    """Return the upper confidence bound of a node, by its availability count."""
    visits = float(node.visits)
    return node.reward / visits + m.exploration * sqrt(log(float(node.availability)) / visits)


def pick_marked(m: SearchState, s: State, mark: int, ws: Workspace, count: int) -> int:
    """Return a random move whose action carries a mark, or NOTHING."""
    matching = 0
    for place in range(count):
        matching += 1 if m.mark[observed_action(s, m.seat, ws.space[place])] == mark else 0
    if matching > 0:
        skip = below(ws.rng, matching) if matching > 1 else 0
        for place in range(count):
            if m.mark[observed_action(s, m.seat, ws.space[place])] == mark:
                if skip == 0:
                    return ws.space[place]
                skip -= 1
    return moves.NOTHING


def select_by_ucb(
    m: SearchState, tree: list[Node], s: State, models: HeuristicModels, ws: Workspace, count: int
) -> int:
    """Return an untried move if any, else one of the child with the highest bound."""
    move = pick_marked(m, s, FRESH, ws, count)
    if move == moves.NOTHING:
        move = pick_marked(m, s, best_child(m, tree, s, ws, count, ucb, -1.0), ws, count)
    return move


def heuristic_rollout(m: SearchState, s: State, models: HeuristicModels, ws: Workspace, count: int) -> int:
    """Return a move outside the tree: by the heuristic (the seat's own or the opponents'), or random."""
    if m.heuristic_rollouts == 1:
        weights = models.own if s.who == m.seat else models.others
        return heuristic_move(s, weights, attack_back(s, s.who), ws.rng, ws.space, count)
    return ws.space[below(ws.rng, count)]


def linear_leaf(m: SearchState, s: State, o: Options, models: HeuristicModels, ws: UcbWorkspace) -> None:
    """Write the linear value of a leaf."""
    evaluate(s, o, models.value, ws.houses, m.values)


@jit_entry
def search(
    m: SearchState,
    tree: list[Node],
    root: Root,
    models: HeuristicModels,
    s: State,
    p: CardPool,
    ws: UcbWorkspace,
    simulations: int,
) -> int:
    """Run simulations by UCB; return how many succeeded."""
    return run_simulations(m, tree, root, models, s, p, ws, simulations, select_by_ucb, heuristic_rollout, linear_leaf)
