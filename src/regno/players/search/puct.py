"""ISMCTS with PUCT selection (Silver et al. 2017): a trained policy is the prior, a value network evaluates leaves.

Uses the tree of tree.py with the searching seat's own choices. Other seats, and rollouts up to the horizon, sample from
the policy.
"""

from __future__ import annotations

from math import sqrt

from regno.players.models.policy import PolicyScratch, PolicyWeights, compute_probabilities, sample_move
from regno.players.models.value_net import ValueNet, ValueScratch, evaluate
from regno.players.search.tree import (
    ABSENT,
    ACTORS,
    CODES,
    FRESH,
    Node,
    SearchState,
    backup,
    expand,
    in_tree,
    infoset_hash,
    push_node,
    reset_path,
    set_terminal_values,
)
from regno.proelio import engine
from regno.proelio.chance import Rng, pick
from regno.proelio.info.determinize import Pool, determinize_into
from regno.proelio.info.view import Bounds, look
from regno.proelio.jit.records import Row, jit_entry, rule
from regno.proelio.state import CHANCE, Events, Options, State
from regno.proelio.steps import ACTION, OVER

UNIFORM_PRIOR = 0.2  # mixed into the policy prior so that every move is explored
WORST = -1.0


@rule
def mark_children(m: SearchState, tree: list[Node], first_key: int) -> int:
    """Mark the available children, write their mean value to ``m.mean_value``, and return their visits."""
    tried, reward = 0, 0.0
    child = tree[m.path[m.depth - 1]].child
    while child != 0:
        node = tree[child]
        code = node.key - first_key
        if node.infoset == m.infoset and 0 <= code < CODES and m.mark[code] != ABSENT:
            m.mark[code] = child
            tried += node.visits
            reward += node.reward
        child = node.sibling
    m.mean_value = reward / tried if tried > 0 else 0.0
    return tried


@rule
def best_by_puct(m: SearchState, tree: list[Node], f: PolicyScratch, space: Row, count: int, tried: int) -> int:
    """Return the move with the highest PUCT score; an unvisited child has the mean value of the visited ones."""
    scale = m.exploration * sqrt(float(tried + 1))
    best, most = space[0], WORST
    for place in range(count):
        child = m.mark[space[place]]
        prior = (1.0 - UNIFORM_PRIOR) * f.probabilities[place] + UNIFORM_PRIOR / count
        visits = tree[child].visits if child != FRESH else 0
        mean = tree[child].reward / visits if visits > 0 else m.mean_value
        if mean + scale * prior / (1 + visits) > most:
            best, most = space[place], mean + scale * prior / (1 + visits)
    return best


@rule
def select_move(
    m: SearchState, tree: list[Node], s: State, policy: PolicyWeights, f: PolicyScratch, space: Row, count: int
) -> int:
    """Return the next move inside the tree, following a child or expanding a new one."""
    m.infoset = infoset_hash(s, m.seat)
    first_key = (s.step * ACTORS + s.who) * CODES
    compute_probabilities(s, policy, f, space, count)
    for place in range(count):
        m.mark[space[place]] = FRESH
    move = best_by_puct(m, tree, f, space, count, mark_children(m, tree, first_key))
    if m.mark[move] == FRESH:
        expand(m, tree, first_key + move)
    else:
        push_node(m, m.mark[move])
    for place in range(count):
        m.mark[space[place]] = ABSENT
    return move


@rule
def simulate(
    m: SearchState,
    tree: list[Node],
    s: State,
    o: Options,
    policy: PolicyWeights,
    f: PolicyScratch,
    net: ValueNet,
    t: ValueScratch,
    e: Events,
    rng: Rng,
    space: Row,
) -> None:
    """Play one simulation: inside the tree until a node is added, then by the policy to its horizon."""
    ahead = m.horizon
    while s.step != OVER:
        if s.step == ACTION and m.inside == 0:
            if ahead == 0:
                evaluate(s, o, net, t, m.values)
                return
            ahead -= 1
        if s.who == CHANCE:
            move = pick(s, o, rng)
        else:
            count = engine.legal(s, o, space)
            if count == 1:
                move = space[0]
            elif in_tree(m, s):
                move = select_move(m, tree, s, policy, f, space, count)
            else:
                move = sample_move(s, policy, f, rng, space, count)
        e.count = 0
        engine.apply(s, move, o, e)
    set_terminal_values(m, s)


@jit_entry
def search(
    m: SearchState,
    tree: list[Node],
    seen: State,
    b: Bounds,
    o: Options,
    policy: PolicyWeights,
    f: PolicyScratch,
    net: ValueNet,
    t: ValueScratch,
    s: State,
    e: Events,
    p: Pool,
    rng: Rng,
    space: Row,
    simulations: int,
) -> int:
    """Run simulations from fresh determinizations; return how many succeeded. The tree persists between calls."""
    done = 0
    for _ in range(simulations):
        look(seen, m.seat, s)
        if determinize_into(s, seen, b, o, p, rng):
            reset_path(m)
            simulate(m, tree, s, o, policy, f, net, t, e, rng, space)
            backup(m, tree)
            done += 1
    return done
