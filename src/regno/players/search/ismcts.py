"""SO-ISMCTS with heuristic or random rollouts, cut off by a linear value function."""

from __future__ import annotations

from regno.players.heuristic import attack_back, heuristic_move
from regno.players.heuristic_weights import HeuristicWeights
from regno.players.models.linear_value import LinearWeights, evaluate
from regno.players.search.tree import Node, SearchState, backup, in_tree, reset_path, select_move, set_terminal_values
from regno.proelio import engine
from regno.proelio.chance import Rng, below, pick
from regno.proelio.info.determinize import Pool, determinize_into
from regno.proelio.info.view import Bounds, look
from regno.proelio.jit.records import Row, jit_entry, rule
from regno.proelio.state import CHANCE, Events, Options, State
from regno.proelio.steps import ACTION, OVER

OWN, OTHERS = 0, 1  # by whose heuristics a game is played on


@rule
def rollout_move(m: SearchState, s: State, heuristics: list[HeuristicWeights], rng: Rng, space: Row, count: int) -> int:
    """Return a move outside the tree: by the heuristic (the seat's own or the opponents'), or random."""
    if m.heuristic_rollouts == 1:
        own = heuristics[OWN if s.who == m.seat else OTHERS]
        return heuristic_move(s, own, attack_back(s, s.who), rng, space, count)
    return space[below(rng, count)]


@rule
def simulate(
    m: SearchState,
    tree: list[Node],
    s: State,
    o: Options,
    heuristics: list[HeuristicWeights],
    w: LinearWeights,
    e: Events,
    rng: Rng,
    space: Row,
) -> None:
    """Play one simulation: inside the tree until a node is added, then a rollout to its horizon."""
    ahead = m.horizon
    while s.step != OVER:
        if s.step == ACTION and m.inside == 0:
            if ahead == 0:
                evaluate(s, o, w, m.values)
                return
            ahead -= 1
        if s.who == CHANCE:
            move = pick(s, o, rng)
        else:
            count = engine.legal(s, o, space)
            if count == 1:
                move = space[0]
            elif in_tree(m, s):
                move = select_move(m, tree, s, rng, space, count)
            else:
                move = rollout_move(m, s, heuristics, rng, space, count)
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
    heuristics: list[HeuristicWeights],
    w: LinearWeights,
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
            simulate(m, tree, s, o, heuristics, w, e, rng, space)
            backup(m, tree)
            done += 1
    return done
