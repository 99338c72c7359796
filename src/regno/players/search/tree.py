"""One tree search for all players that search: select, expand, evaluate, back up.

Single-observer information-set MCTS (SO-ISMCTS; Cowling, Powley and Whitehouse 2012). One tree for the searching seat,
shared by all determinizations. A node is an action as that seat observes it: the hash of its information set, the step,
the actor and the move, with a hidden card reduced to its back. A plan may therefore depend on what the seat will have
seen by then, never on what stays hidden. Moves illegal in the present determinization are unavailable.

What differs between searches is plugged in as rules, which the compiler inlines: how a child is selected (``ismcts.py``
by UCB, ``puct.py`` by a prior, ``analysis/rollouts.py`` by a finished plan), the rollout policy, and the value of a
leaf. Each gets the models and the workspace of its search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from regno.proelio import engine, moves, steps
from regno.proelio.cards import ATTACKS, BASE, FIRST_OF_BACK, HERO, IMPERIAL, KINDS, NO_CARD
from regno.proelio.chance import pick
from regno.proelio.info.determinize import CardPool, determinize_into
from regno.proelio.info.view import Bounds, look
from regno.proelio.info.visibility import lays_attack, sees_choice
from regno.proelio.jit.records import Row
from regno.proelio.rules.victory import WHOLE, payoff
from regno.proelio.rules.zones import back_of
from regno.proelio.simulate.workspace import Workspace
from regno.proelio.state import CHANCE, SEATS, Options, State

CODES = 64  # observable actions are below this
ACTORS = 8
MAX_DEPTH = 128  # longest path; a deeper simulation continues outside the tree
ROOT = 0
HASH_FACTOR, HASH_MASK = 1_000_003, 0x3FFFFFFF  # a 30-bit polynomial hash
ABSENT, FRESH = 0, -1  # marks: illegal now; legal and untried
GOLDEN_ATTACK = moves.ATTACK + ATTACKS.index(HERO)


class Node:
    """An action in the tree and its statistics."""

    key: int  # step, actor and observed action
    infoset: int  # hash of the searching seat's information set
    child: int  # the group of its children that was made first, 0 for none
    sibling: int  # the next older child of the same group
    newest: int  # of the first node of a group: the newest one
    lower: int  # of the first node of a group: groups of lower information sets, 0 for none
    higher: int
    visits: int
    availability: int  # simulations in which it was legal
    reward: Annotated[float, (), "f8"]  # summed values of its actor


class SearchState:
    """Configuration and progress of one search."""

    seat: int  # the searching seat
    exploration: Annotated[float, (), "f8"]  # the constant c of UCB or PUCT
    heuristic_rollouts: int  # 1 for heuristic rollouts, 0 for random ones
    own_nodes_only: int  # 1 if only the searching seat's choices are nodes
    horizon: int  # Actions of a rollout before the value function ends it; below 0 never
    horizon_at_root: int  # 1 if the horizon counts the Actions inside the tree too
    capacity: int  # in nodes
    used: int
    inside: int  # 1 while the simulation is in the tree
    depth: int
    infoset: int  # hash of the present information set
    first_key: int  # of the present decision: key of the action 0
    visits: int  # of the children available at this decision
    mean_value: Annotated[float, (), "f8"]  # of these children
    path: Annotated[Row, (MAX_DEPTH,), "i4"]  # nodes of the simulation
    values: Annotated[list[float], (SEATS,), "f8"]  # result of the simulation by seat
    mark: Annotated[Row, (CODES,), "i4"]  # by observed action: its child, ABSENT or FRESH


class Root:
    """The decision that is searched: what the seat sees and knows, and the rules."""

    seen: State
    bounds: Bounds
    options: Options


Selection = Callable[[SearchState, list[Node], State, Any, Any, int], int]  # ... models, workspace, count -> move
Rollout = Callable[[SearchState, State, Any, Any, int], int]  # ... models, workspace, count -> move
LeafValue = Callable[[SearchState, State, Options, Any, Any], None]  # ... models, workspace; writes ``m.values``
Score = Callable[[SearchState, Node], float]
Observer = Callable[[SearchState, State, Any], None]  # ... workspace; called after every move


# ---------------------------------------------------------------- information sets


def infoset_hash(s: State, seat: int) -> int:
    """Return a hash of what a seat sees of the table: its own hand and the public state."""
    infoset = s.deck_size[BASE]
    for kind in range(KINDS):
        infoset = (infoset * HASH_FACTOR + s.hand[seat][kind]) & HASH_MASK
    for house in range(s.houses):
        shown = (s.hand_size[house][BASE] * 16 + s.hand_size[house][IMPERIAL]) * 5 + s.fort[house]
        infoset = (infoset * HASH_FACTOR + shown * 2 + (1 if s.attack[house] != NO_CARD else 0)) & HASH_MASK
    return infoset


def observed_action(s: State, seat: int, move: int) -> int:
    """Return a move as a seat observes it: its own in full, others' hidden cards by their back."""
    if s.who == seat or sees_choice(s, move, seat):
        return move
    if lays_attack(s, move):
        return moves.ATTACK if back_of(ATTACKS[move - moves.ATTACK]) == BASE else GOLDEN_ATTACK
    return FIRST_OF_BACK[back_of(move)]


# ---------------------------------------------------------------- select


def mark_moves(m: SearchState, s: State, space: Row, count: int, mark: int) -> None:
    """Mark every observable action that is legal now."""
    for place in range(count):
        m.mark[observed_action(s, m.seat, space[place])] = mark


def decision_of(node: Node) -> int:
    """Return the key of the action 0 at the decision that a node belongs to."""
    return node.key - node.key % CODES


def is_in_group(node: Node, infoset: int, decision: int) -> bool:
    """Return whether a node is an action at that decision and information set."""
    return node.infoset == infoset and decision_of(node) == decision


def is_before(node: Node, infoset: int, decision: int) -> bool:
    """Return whether a decision and information set come before those of a node in the order of groups."""
    return infoset < node.infoset or (infoset == node.infoset and decision < decision_of(node))


def next_group(node: Node, infoset: int, decision: int) -> int:
    """Return where the search for a group goes on."""
    return node.lower if is_before(node, infoset, decision) else node.higher


def find_group(tree: list[Node], parent: int, infoset: int, decision: int) -> int:
    """Return the first child of a node at a decision and information set, ROOT for none.

    Children are kept in groups, and groups in a binary search tree by information set, which is a hash: after a round
    of rivals' moves a node has hundreds of them.
    """
    group = tree[parent].child
    while group != ROOT and not is_in_group(tree[group], infoset, decision):
        group = next_group(tree[group], infoset, decision)
    return group


def add_child(tree: list[Node], parent: int, made: int) -> None:
    """Add a new node to the children of another one."""
    node, above, group = tree[made], ROOT, tree[parent].child
    decision = decision_of(node)
    while group != ROOT and not is_in_group(tree[group], node.infoset, decision):
        above, group = group, next_group(tree[group], node.infoset, decision)
    if group != ROOT:
        node.sibling = tree[group].newest
        tree[group].newest = made
        return
    node.sibling, node.newest = 0, made
    if above == ROOT:
        tree[parent].child = made
    elif is_before(tree[above], node.infoset, decision):
        tree[above].lower = made
    else:
        tree[above].higher = made


def mark_children(m: SearchState, tree: list[Node]) -> None:
    """Mark the children of this decision and information set that are legal now; write their visits and mean value."""
    visits, reward = 0, 0.0
    group = find_group(tree, m.path[m.depth - 1], m.infoset, m.first_key)
    child = tree[group].newest if group != ROOT else ROOT
    while child != ROOT:
        node = tree[child]
        code = node.key - m.first_key
        if m.mark[code] != ABSENT:
            m.mark[code] = child
            node.availability += 1
            visits += node.visits
            reward += node.reward
        child = node.sibling
    m.visits = visits
    m.mean_value = reward / visits if visits > 0 else 0.0


def best_child(
    m: SearchState, tree: list[Node], s: State, ws: Workspace, count: int, score: Score, least: float
) -> int:
    """Return the available child with the highest score above ``least``, the newest of equals, or ROOT."""
    best, most = ROOT, least
    for place in range(count):
        child = m.mark[observed_action(s, m.seat, ws.space[place])]
        if child != FRESH:
            found = score(m, tree[child])
            if found > most or (found == most and ROOT < best < child):
                best, most = child, found
    return best


def select(
    m: SearchState, tree: list[Node], s: State, models: Any, ws: Workspace, count: int, selection: Selection
) -> int:
    """Return the move that ``selection`` names and follow its child, expanding an untried one.

    Where it names NOTHING the simulation leaves the tree.
    """
    m.infoset = infoset_hash(s, m.seat)
    m.first_key = (s.step * ACTORS + s.who) * CODES
    mark_moves(m, s, ws.space, count, FRESH)
    mark_children(m, tree)
    move = selection(m, tree, s, models, ws, count)
    if move == moves.NOTHING:
        m.inside = 0
    else:
        code = observed_action(s, m.seat, move)
        if m.mark[code] == FRESH:
            expand(m, tree, m.first_key + code)
        else:
            push_node(m, m.mark[code])
    mark_moves(m, s, ws.space, count, ABSENT)
    return move


def in_tree(m: SearchState, s: State) -> bool:
    """Return whether play is still inside the tree and this choice belongs to it."""
    return m.inside == 1 and m.depth < MAX_DEPTH and (m.own_nodes_only == 0 or s.who == m.seat)


def reset_path(m: SearchState) -> None:
    """Start a simulation at the root."""
    m.path[0] = ROOT
    m.depth = 1
    m.inside = 1


def push_node(m: SearchState, node: int) -> None:
    """Append a node to the path."""
    m.path[m.depth] = node
    m.depth += 1


# ---------------------------------------------------------------- expand, evaluate, back up


def expand(m: SearchState, tree: list[Node], key: int) -> None:
    """Add a node at the end of the path, unless memory is full; the simulation leaves the tree either way."""
    m.inside = 0
    if m.used == m.capacity:
        return
    node = tree[m.used]
    node.key = key
    node.infoset = m.infoset
    node.child = 0
    node.lower = 0
    node.higher = 0
    node.visits = 0
    node.availability = 1
    node.reward = 0.0
    add_child(tree, m.path[m.depth - 1], m.used)
    push_node(m, m.used)
    m.used += 1


def set_terminal_values(m: SearchState, s: State) -> None:
    """Write the payoffs of a finished game as values."""
    for seat in range(s.houses):
        m.values[seat] = payoff(s, seat) / WHOLE


def backup(m: SearchState, tree: list[Node]) -> None:
    """Add the values of the simulation to the nodes of its path, each by its actor."""
    tree[ROOT].visits += 1
    for place in range(1, m.depth):
        node = tree[m.path[place]]
        node.visits += 1
        node.reward += m.values[node.key // CODES % ACTORS]


# ---------------------------------------------------------------- simulations


def ignore_events(m: SearchState, s: State, ws: Workspace) -> None:
    """Observe nothing: the search itself reads only where a simulation ends."""


def simulate(
    m: SearchState,
    tree: list[Node],
    s: State,
    o: Options,
    models: Any,
    ws: Workspace,
    selection: Selection,
    rollout: Rollout,
    leaf_value: LeafValue,
    observe: Observer,
) -> None:
    """Play one simulation: inside the tree until it leaves it, then a rollout to its horizon; write its values."""
    ahead = m.horizon
    while s.step != steps.OVER:
        if s.step == steps.ACTION and (m.inside == 0 or m.horizon_at_root == 1):
            if ahead == 0:
                leaf_value(m, s, o, models, ws)
                return
            ahead -= 1
        if s.who == CHANCE:
            move = pick(s, o, ws.rng)
        else:
            count = engine.legal(s, o, ws.space)
            move = ws.space[0] if count == 1 else moves.NOTHING
            if count > 1 and in_tree(m, s):
                move = select(m, tree, s, models, ws, count, selection)
            if move == moves.NOTHING:
                move = rollout(m, s, models, ws, count)
        ws.events.count = 0
        engine.apply(s, move, o, ws.events)
        observe(m, s, ws)
    set_terminal_values(m, s)


def determinize_root(m: SearchState, root: Root, s: State, p: CardPool, ws: Workspace) -> bool:
    """Deal a fresh determinization of the root; return whether one was found.

    The pool is an argument of its own: inside the workspace the compiler could not tell it from the random numbers,
    and the search was slower.
    """
    look(root.seen, m.seat, s)
    return determinize_into(s, root.seen, root.bounds, root.options, p, ws.rng)


def run_simulations(
    m: SearchState,
    tree: list[Node],
    root: Root,
    models: Any,
    s: State,
    p: CardPool,
    ws: Workspace,
    simulations: int,
    selection: Selection,
    rollout: Rollout,
    leaf_value: LeafValue,
) -> int:
    """Run simulations from fresh determinizations; return how many succeeded. The tree persists between calls."""
    done = 0
    for _ in range(simulations):
        if determinize_root(m, root, s, p, ws):
            reset_path(m)
            simulate(m, tree, s, root.options, models, ws, selection, rollout, leaf_value, ignore_events)
            backup(m, tree)
            done += 1
    return done
