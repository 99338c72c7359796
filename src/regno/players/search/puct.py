"""Foresight: the search of the strongest player. Instinct says what is worth trying, judgement what came of it.

The tree is that of players/tree.py and holds the searching seat's own choices. A choice is as promising as what came
of it; while little has come of it, as instinct likes it. One unit of compiled code.
"""

from __future__ import annotations

from math import sqrt

from regno.players.models.policy import Instinct, Sense, by_instinct, feel
from regno.players.models.value_net import Judgement, Thought, judge_table
from regno.players.search.tree import (
    ABSENT,
    CHOOSERS,
    CODES,
    FRESH,
    Node,
    Search,
    enter,
    follow,
    grow,
    in_tree,
    learn,
    settle,
    sight_of,
)
from regno.proelio import engine
from regno.proelio.chance import Rng, pick
from regno.proelio.info.determinize import Pool, determinize_into
from regno.proelio.info.view import Bounds, look
from regno.proelio.jit.records import Row, jit_entry, rule
from regno.proelio.state import CHANCE, Events, Options, State
from regno.proelio.steps import ACTION, OVER

OPEN_MIND = 0.2  # the part of instinct's liking that all moves share alike, so that none is never tried
WORST = -1.0


@rule
def mark_tried(m: Search, tree: list[Node], moment: int) -> int:
    """Mark the children possible now, write the mean of what came of them to ``m.hope``, and give their visits."""
    tried, reward = 0, 0.0
    child = tree[m.path[m.depth - 1]].child
    while child != 0:
        node = tree[child]
        code = node.choice - moment
        if node.sight == m.sight and 0 <= code < CODES and m.mark[code] != ABSENT:
            m.mark[code] = child
            tried += node.visits
            reward += node.reward
        child = node.sibling
    m.hope = reward / tried if tried > 0 else 0.0
    return tried


@rule
def most_promising(m: Search, tree: list[Node], f: Sense, space: Row, count: int, tried: int) -> int:
    """The move to try now; of one never tried as much is hoped as of those that were."""
    eager = m.curiosity * sqrt(float(tried + 1))
    best, most = space[0], WORST
    for place in range(count):
        child = m.mark[space[place]]
        liking = (1.0 - OPEN_MIND) * f.chances[place] + OPEN_MIND / count
        visits = tree[child].visits if child != FRESH else 0
        mean = tree[child].reward / visits if visits > 0 else m.hope
        if mean + eager * liking / (1 + visits) > most:
            best, most = space[place], mean + eager * liking / (1 + visits)
    return best


@rule
def descend(m: Search, tree: list[Node], s: State, n: Instinct, f: Sense, space: Row, count: int) -> int:
    """The next move inside the tree, one step deeper or a new node."""
    m.sight = sight_of(s, m.seat)
    moment = (s.step * CHOOSERS + s.who) * CODES
    feel(s, n, f, space, count)
    for place in range(count):
        m.mark[space[place]] = FRESH
    move = most_promising(m, tree, f, space, count, mark_tried(m, tree, moment))
    if m.mark[move] == FRESH:
        grow(m, tree, moment + move)
    else:
        follow(m, m.mark[move])
    for place in range(count):
        m.mark[space[place]] = ABSENT
    return move


@rule
def play_on(
    m: Search, tree: list[Node], s: State, o: Options, n: Instinct, f: Sense, j: Judgement, t: Thought,
    e: Events, rng: Rng, space: Row,
) -> None:  # fmt: skip
    """One game to its end or its horizon: inside the tree until it has grown, outside from then on."""
    ahead = m.horizon
    while s.step != OVER:
        if s.step == ACTION and m.inside == 0:
            if ahead == 0:
                judge_table(s, o, j, t, m.chances)
                return
            ahead -= 1
        if s.who == CHANCE:
            move = pick(s, o, rng)
        else:
            count = engine.legal(s, o, space)
            if count == 1:
                move = space[0]
            elif in_tree(m, s):
                move = descend(m, tree, s, n, f, space, count)
            else:
                move = by_instinct(s, n, f, rng, space, count)
        e.count = 0
        engine.apply(s, move, o, e)
    settle(m, s)


@jit_entry
def search(
    m: Search, tree: list[Node], seen: State, b: Bounds, o: Options, n: Instinct, f: Sense, j: Judgement, t: Thought,
    s: State, e: Events, p: Pool, rng: Rng, space: Row, simulations: int,
) -> int:  # fmt: skip
    """So many simulations from what is seen; gives how many were possible. The tree grows on from call to call."""
    done = 0
    for _ in range(simulations):
        look(seen, m.seat, s)
        if determinize_into(s, seen, b, o, p, rng):
            enter(m)
            play_on(m, tree, s, o, n, f, j, t, e, rng, space)
            learn(m, tree)
            done += 1
    return done
