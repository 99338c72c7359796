"""The PUCT search of the Sovereign with what is tried beside it: beliefs, and sequential halving at the root.

Sequential halving (Karnin, Koren and Somekh 2013) as in Gumbel AlphaZero (Danihelka et al. 2022), without its noise:
all moves of the root share the budget of a round, and the better half by prior and value goes on to the next. Every
move is tried in the same worlds with the same luck, so that the difference between two moves is less noisy than either.
"""

from __future__ import annotations

from math import log
from typing import Annotated, Any

from regno.matches.kernel.beliefs import world_weight
from regno.players.models.net_checkpoint import NetModels
from regno.players.models.policy_net import NetScratch, compute_net_probabilities, likeliest_index
from regno.players.search.net_puct import NetWorkspace, net_leaf, net_rollout, select_by_net
from regno.players.search.tree import (
    CODES,
    ROOT,
    Node,
    Root,
    SearchState,
    backup,
    ignore_events,
    reset_path,
    simulate,
)
from regno.proelio import moves
from regno.proelio.chance import WORDS, next_word, sow
from regno.proelio.info.determinize import CardPool, determinize_into, is_hidden
from regno.proelio.info.view import look
from regno.proelio.jit.records import Row
from regno.proelio.state import Options, State

MOST_MOVES = 56
VISITS_BEFORE = 50.0  # c_visit of Gumbel AlphaZero
WORST = -1e9


class Contender:
    """How a seat chooses."""

    kind: int  # STEWARD, DRAWN, LIKELIEST or SEARCH: see match.py
    simulations: int
    halving: int  # 1 for sequential halving at the root, 0 for PUCT there too
    same_worlds: int  # 1 if all moves of the root are tried in the same worlds
    candidates: int  # worlds dealt for each one that is used, drawn by their weight; 1 for even worlds
    value_scale: Annotated[float, (), "f8"]  # c_scale of Gumbel AlphaZero
    exploration: Annotated[float, (), "f8"]
    horizon: int
    firm: int  # 1 if rollouts play the likeliest move of the policy, 0 if they draw by its chances


class TrialState(SearchState):
    """A search, and the moves of its root."""

    firm: int
    forced: int  # the move of the root to try next, NOTHING for the one that PUCT selects
    count: int  # moves of the root
    move: Annotated[Row, (MOST_MOVES,), "i4"]
    alive: Annotated[Row, (MOST_MOVES,), "i4"]  # 1 while the move is in the running
    liking: Annotated[list[float], (MOST_MOVES,), "f8"]  # log prior
    worth: Annotated[list[float], (MOST_MOVES,), "f8"]  # prior and value together


class TrialWorkspace(NetWorkspace):
    """Scratch space; beliefs have a policy scratch of their own."""

    belief: NetScratch


def select_trial(m: Any, tree: list[Node], s: State, models: NetModels, ws: TrialWorkspace, count: int) -> int:
    """Return the forced move at the root, else the move with the highest PUCT score."""
    if m.depth == 1 and m.forced != moves.NOTHING:
        return int(m.forced)
    return select_by_net(m, tree, s, models, ws, count)


def likeliest(s: State, models: NetModels, ws: TrialWorkspace, count: int) -> int:
    """Return the likeliest move of the policy, the first of equals."""
    compute_net_probabilities(s, models.net, ws.policy, ws.space, count)
    return ws.space[likeliest_index(ws.policy, count)]


def trial_rollout(m: Any, s: State, models: NetModels, ws: TrialWorkspace, count: int) -> int:
    """Return a move outside the tree, by the policy."""
    if m.firm == 1 and count > 1:
        return likeliest(s, models, ws, count)
    return net_rollout(m, s, models, ws, count)


def has_hidden(root: Root) -> bool:
    """Return whether a card lies face down that the searching seat does not know."""
    hidden = 0
    for house in range(root.seen.houses):
        hidden += 1 if is_hidden(root.seen, root.bounds, house) else 0
    return hidden > 0


def deal_believed(
    c: Contender,
    root: Root,
    models: NetModels,
    worlds: list[State],
    before: list[State],
    p: CardPool,
    ws: TrialWorkspace,
) -> bool:
    """Deal a world into ``worlds[0]``: of several candidates one drawn by its weight. Return whether one was found."""
    total, candidates = 0.0, c.candidates if has_hidden(root) else 1
    for number in range(candidates):
        look(root.seen, root.bounds.seat, worlds[1])
        if not determinize_into(worlds[1], root.seen, root.bounds, root.options, p, ws.rng):
            return False
        if number == 0 and candidates == 1:
            worlds[0] = worlds[1]
            return True
        weight = world_weight(worlds[1], root.seen, root.bounds, root.options, models.net, ws.belief, before, ws.space)
        total += weight
        if next_word(ws.rng) / WORDS * total <= weight:
            worlds[0] = worlds[1]
    return True


def simulate_once(
    m: TrialState,
    c: Contender,
    tree: list[Node],
    root: Root,
    models: NetModels,
    worlds: list[State],
    before: list[State],
    p: CardPool,
    ws: TrialWorkspace,
) -> None:
    """Run one simulation from a fresh world."""
    if deal_believed(c, root, models, worlds, before, p, ws):
        reset_path(m)
        simulate(m, tree, worlds[0], root.options, models, ws, select_trial, trial_rollout, net_leaf, ignore_events)
        backup(m, tree)


# ---------------------------------------------------------------- the root


def child_of_root(m: TrialState, tree: list[Node], move: int) -> int:
    """Return the node of a move of the root, ROOT if it was never tried."""
    child = tree[tree[ROOT].child].newest  # all of one group; ROOT has none
    while child != 0:
        if tree[child].key % CODES == move:
            return child
        child = tree[child].sibling
    return ROOT


def weigh_moves(m: TrialState, c: Contender, tree: list[Node]) -> None:
    """Write prior and value of each move that is in the running, together."""
    most = 0
    for place in range(m.count):
        child = child_of_root(m, tree, m.move[place])
        most = max(most, tree[child].visits if child != ROOT else 0)
    for place in range(m.count):
        child = child_of_root(m, tree, m.move[place])
        m.worth[place] = WORST
        if m.alive[place] == 1 and child != ROOT and tree[child].visits > 0:
            value = tree[child].reward / tree[child].visits
            m.worth[place] = m.liking[place] + (VISITS_BEFORE + most) * c.value_scale * value


def best_place(m: TrialState) -> int:
    """Return the place of the best move in the running, the first of equals."""
    best = 0
    for place in range(1, m.count):
        best = place if m.worth[place] > m.worth[best] else best
    return best


def halve(m: TrialState, keep: int) -> None:
    """Keep so many of the best moves in the running."""
    for place in range(m.count):
        better = 0
        for other in range(m.count):
            ahead = m.worth[other] > m.worth[place] or (m.worth[other] == m.worth[place] and other < place)
            better += 1 if m.alive[other] == 1 and ahead else 0
        m.alive[place] = -1 if m.alive[place] == 1 and better >= keep else m.alive[place]
    for place in range(m.count):
        m.alive[place] = 1 if m.alive[place] == 1 else 0


def rounds_of(count: int) -> int:
    """Return how often a number of moves is halved until one is left."""
    rounds, left = 0, count
    while left > 1:
        left = (left + 1) // 2
        rounds += 1
    return max(rounds, 1)


def search_by_halving(
    m: TrialState,
    c: Contender,
    tree: list[Node],
    root: Root,
    models: NetModels,
    worlds: list[State],
    before: list[State],
    p: CardPool,
    ws: TrialWorkspace,
    seed: int,
) -> int:
    """Return the move that is left at the end."""
    left, rounds, world = m.count, rounds_of(m.count), 0
    for _ in range(rounds):
        tries = max(c.simulations // (rounds * left), 1)
        for number in range(tries):
            for place in range(m.count):
                if m.alive[place] == 1:
                    if c.same_worlds == 1:
                        sow(ws.rng, seed + world + number)
                    m.forced = m.move[place]
                    simulate_once(m, c, tree, root, models, worlds, before, p, ws)
        world += tries
        weigh_moves(m, c, tree)
        left = (left + 1) // 2
        halve(m, left)
    weigh_moves(m, c, tree)
    return m.move[best_place(m)]


def most_visited(m: TrialState, tree: list[Node]) -> int:
    """Return the most visited move of the root, the lowest of equals."""
    best, most = m.move[0], -1
    for place in range(m.count):
        child = child_of_root(m, tree, m.move[place])
        visits = tree[child].visits if child != ROOT else 0
        if visits > most:
            best, most = m.move[place], visits
    return best


def search_move(
    m: TrialState,
    c: Contender,
    tree: list[Node],
    root: Root,
    models: NetModels,
    worlds: list[State],
    before: list[State],
    p: CardPool,
    ws: TrialWorkspace,
    s: State,
    o: Options,
    count: int,
    seed: int,
) -> int:
    """Search from what a seat sees, which is in ``root``; the legal moves are in the workspace. Return its move.

    The State of the game is read for the prior alone, which reads no hidden card.
    """
    m.count, m.forced = count, moves.NOTHING
    compute_net_probabilities(s, models.net, ws.policy, ws.space, count)
    for place in range(count):
        m.move[place], m.alive[place] = ws.space[place], 1
        m.liking[place] = log(ws.policy.probabilities[place] + 1e-6)
    m.seat, m.used, m.exploration, m.horizon = s.who, 1, c.exploration, c.horizon
    m.own_nodes_only, m.heuristic_rollouts, m.horizon_at_root, m.firm = 1, 1, 0, c.firm
    tree[ROOT].child, tree[ROOT].visits, tree[ROOT].reward = 0, 0, 0.0
    sow(ws.rng, seed)
    if c.halving == 1:
        return search_by_halving(m, c, tree, root, models, worlds, before, p, ws, seed)
    for _ in range(c.simulations):
        simulate_once(m, c, tree, root, models, worlds, before, p, ws)
    return most_visited(m, tree)
