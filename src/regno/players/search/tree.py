"""The search tree of single-observer information-set MCTS (SO-ISMCTS; Cowling, Powley and Whitehouse 2012).

One tree for the searching seat, shared by all determinizations. A node is an action as that seat observes it: the hash
of its information set, the step, the actor and the move, with a hidden card reduced to its back. A plan may therefore
depend on what the seat will have seen by then, never on what stays hidden. Moves illegal in the present determinization
are unavailable; UCB uses the availability count of a child instead of its parent's visits.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Annotated

from regno.proelio import moves, steps
from regno.proelio.cards import ATTACKS, BASE, FIRST_OF_BACK, HERO, IMPERIAL, KINDS, NO_CARD
from regno.proelio.chance import Rng, below
from regno.proelio.jit.records import Row, rule
from regno.proelio.rules.victory import WHOLE, payoff
from regno.proelio.rules.zones import back_of
from regno.proelio.state import SEATS, State, ally, right

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
    child: int  # the newest child, 0 for none
    sibling: int  # the next older child of the same parent
    visits: int
    availability: int  # simulations in which it was legal
    reward: Annotated[float, (), "f8"]  # summed values of its actor


class SearchState:
    """Configuration and scratch space of one search."""

    seat: int  # the searching seat
    exploration: Annotated[float, (), "f8"]  # the constant c of UCB or PUCT
    heuristic_rollouts: int  # 1 for heuristic rollouts, 0 for random ones
    own_nodes_only: int  # 1 if only the searching seat's choices are nodes
    horizon: int  # Actions of a rollout before the value function ends it; below 0 never
    capacity: int  # in nodes
    used: int
    inside: int  # 1 while the simulation is in the tree
    depth: int
    infoset: int  # hash of the present information set
    mean_value: Annotated[float, (), "f8"]  # of the children visited at this decision
    path: Annotated[Row, (MAX_DEPTH,), "i4"]  # nodes of the simulation
    values: Annotated[list[float], (SEATS,), "f8"]  # result of the simulation by seat
    mark: Annotated[Row, (CODES,), "i4"]  # by observed action: its child, ABSENT or FRESH


@rule
def infoset_hash(s: State, seat: int) -> int:
    """Return a hash of what a seat sees of the table: its own hand and the public state."""
    infoset = s.deck_size[BASE]
    for kind in range(KINDS):
        infoset = (infoset * HASH_FACTOR + s.hand[seat][kind]) & HASH_MASK
    for house in range(s.houses):
        shown = (s.hand_size[house][BASE] * 16 + s.hand_size[house][IMPERIAL]) * 5 + s.fort[house]
        infoset = (infoset * HASH_FACTOR + shown * 2 + (1 if s.attack[house] != NO_CARD else 0)) & HASH_MASK
    return infoset


@rule
def observed_action(s: State, seat: int, move: int) -> int:
    """Return a move as a seat observes it: its own in full, others' hidden cards by their back."""
    if s.who == seat:
        return move
    if s.step == steps.ACTION and moves.ATTACK <= move < moves.FORTIFY:
        return moves.ATTACK if back_of(ATTACKS[move - moves.ATTACK]) == BASE else GOLDEN_ATTACK
    if hides_card(s, seat):
        return FIRST_OF_BACK[back_of(move)]
    return move


@rule
def hides_card(s: State, seat: int) -> bool:
    """Return whether a seat does not see the card of this choice: given to another, or kept by Scribes."""
    if s.step == steps.LOOT:
        return seat != right(s, s.turn)
    if s.step == steps.PENALTY:
        return seat != s.turn
    if s.step == steps.SUPPORT:
        return seat != ally(s, s.turn)
    return s.step == steps.KEEP


@rule
def ucb(node: Node, exploration: float) -> float:
    """Return the upper confidence bound of a node, by its availability count."""
    visits = float(node.visits)
    return node.reward / visits + exploration * sqrt(log(float(node.availability)) / visits)


@rule
def mark_available(m: SearchState, s: State, space: Row, count: int) -> None:
    """Mark every observable action that is legal now as FRESH."""
    for place in range(count):
        m.mark[observed_action(s, m.seat, space[place])] = FRESH


@rule
def select_child(m: SearchState, tree: list[Node], s: State) -> int:
    """Return the available child with the highest UCB, or ROOT; mark children and count their availability."""
    first_key = (s.step * ACTORS + s.who) * CODES
    best, most = ROOT, -1.0
    child = tree[m.path[m.depth - 1]].child
    while child != 0:
        node = tree[child]
        code = node.key - first_key
        if node.infoset == m.infoset and 0 <= code < CODES and m.mark[code] != ABSENT:
            m.mark[code] = child
            node.availability += 1
            bound = ucb(node, m.exploration)
            if bound > most:
                best, most = child, bound
        child = node.sibling
    return best


@rule
def pick_marked(m: SearchState, s: State, mark: int, rng: Rng, space: Row, count: int) -> int:
    """Return a random move whose action carries a mark, or NOTHING."""
    matching = 0
    for place in range(count):
        matching += 1 if m.mark[observed_action(s, m.seat, space[place])] == mark else 0
    skip = below(rng, matching) if matching > 1 else 0
    chosen = moves.NOTHING
    for place in range(count):
        if m.mark[observed_action(s, m.seat, space[place])] == mark:
            if skip == 0 and chosen == moves.NOTHING:
                chosen = space[place]
            skip -= 1
    return chosen


@rule
def clear_marks(m: SearchState, s: State, space: Row, count: int) -> None:
    """Reset the marks of this decision."""
    for place in range(count):
        m.mark[observed_action(s, m.seat, space[place])] = ABSENT


@rule
def select_move(m: SearchState, tree: list[Node], s: State, rng: Rng, space: Row, count: int) -> int:
    """Return the next move inside the tree: an untried one (expanding the tree) if any, else the best by UCB."""
    m.infoset = infoset_hash(s, m.seat)
    mark_available(m, s, space, count)
    best = select_child(m, tree, s)
    move = pick_marked(m, s, FRESH, rng, space, count)
    if move == moves.NOTHING:
        move = pick_marked(m, s, best, rng, space, count)
        push_node(m, best)
    else:
        expand(m, tree, (s.step * ACTORS + s.who) * CODES + observed_action(s, m.seat, move))
    clear_marks(m, s, space, count)
    return move


@rule
def in_tree(m: SearchState, s: State) -> bool:
    """Return whether play is still inside the tree and this choice belongs to it."""
    return m.inside == 1 and m.depth < MAX_DEPTH and (m.own_nodes_only == 0 or s.who == m.seat)


@rule
def reset_path(m: SearchState) -> None:
    """Start a simulation at the root."""
    m.path[0] = ROOT
    m.depth = 1
    m.inside = 1


@rule
def push_node(m: SearchState, node: int) -> None:
    """Append a node to the path."""
    m.path[m.depth] = node
    m.depth += 1


@rule
def expand(m: SearchState, tree: list[Node], key: int) -> None:
    """Add a node at the end of the path, unless memory is full; the simulation leaves the tree either way."""
    m.inside = 0
    if m.used == m.capacity:
        return
    parent, node = tree[m.path[m.depth - 1]], tree[m.used]
    node.key = key
    node.infoset = m.infoset
    node.child = 0
    node.sibling = parent.child
    node.visits = 0
    node.availability = 1
    node.reward = 0.0
    parent.child = m.used
    push_node(m, m.used)
    m.used += 1


@rule
def set_terminal_values(m: SearchState, s: State) -> None:
    """Write the payoffs of a finished game as values."""
    for seat in range(s.houses):
        m.values[seat] = payoff(s, seat) / WHOLE


@rule
def backup(m: SearchState, tree: list[Node]) -> None:
    """Add the values of the simulation to the nodes of its path, each by its actor."""
    tree[ROOT].visits += 1
    for place in range(1, m.depth):
        node = tree[m.path[place]]
        node.visits += 1
        node.reward += m.values[node.key // CODES % ACTORS]
