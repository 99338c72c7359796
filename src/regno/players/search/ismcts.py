"""Search: imagine a world, follow the tree, play out, learn; so many times over. One unit of compiled code."""

from __future__ import annotations

from regno.players.heuristic import attack_back, steward_move
from regno.players.heuristic_weights import Habits
from regno.players.models.linear_value import Weights, guess
from regno.players.search.tree import Node, Search, descend, enter, in_tree, learn, settle
from regno.proelio import engine
from regno.proelio.chance import Rng, below, pick
from regno.proelio.info.determinize import Pool, determinize_into
from regno.proelio.info.view import Bounds, look
from regno.proelio.jit.records import Row, jit_entry, rule
from regno.proelio.state import CHANCE, Events, Options, State
from regno.proelio.steps import ACTION, OVER

OWN, OTHERS = 0, 1  # by whose habits a game is played on


@rule
def answer(m: Search, s: State, habits: list[Habits], rng: Rng, space: Row, count: int) -> int:
    """A choice outside the tree: by rule of thumb, one's own or that of the others, or by lot."""
    if m.habits == 1:
        own = habits[OWN if s.who == m.seat else OTHERS]
        return steward_move(s, own, attack_back(s, s.who), rng, space, count)
    return space[below(rng, count)]


@rule
def play_on(
    m: Search, tree: list[Node], s: State, o: Options, habits: list[Habits], w: Weights, e: Events, rng: Rng, space: Row
) -> None:
    """One game to its end or its horizon: inside the tree until it has grown, outside from then on."""
    ahead = m.horizon
    while s.step != OVER:
        if s.step == ACTION and m.inside == 0:
            if ahead == 0:
                guess(s, o, w, m.chances)
                return
            ahead -= 1
        if s.who == CHANCE:
            move = pick(s, o, rng)
        else:
            count = engine.legal(s, o, space)
            if count == 1:
                move = space[0]
            elif in_tree(m, s):
                move = descend(m, tree, s, rng, space, count)
            else:
                move = answer(m, s, habits, rng, space, count)
        e.count = 0
        engine.apply(s, move, o, e)
    settle(m, s)


@jit_entry
def search(
    m: Search,
    tree: list[Node],
    seen: State,
    b: Bounds,
    o: Options,
    habits: list[Habits],
    w: Weights,
    s: State,
    e: Events,
    p: Pool,
    rng: Rng,
    space: Row,
    simulations: int,
) -> int:
    """So many simulations from what is seen; gives how many were possible. The tree grows on from call to call."""
    done = 0
    for _ in range(simulations):
        look(seen, m.seat, s)
        if determinize_into(s, seen, b, o, p, rng):
            enter(m)
            play_on(m, tree, s, o, habits, w, e, rng, space)
            learn(m, tree)
            done += 1
    return done
