"""Opponents in compiled code: who sits where in a game, and what the heuristic players and policies choose."""

from __future__ import annotations

from typing import Annotated

from regno.players.heuristic import attack_back, heuristic_move
from regno.players.heuristic_weights import HeuristicWeights
from regno.players.models.policy import PolicyScratch, PolicyWeights, compute_probabilities
from regno.proelio.bits import count_bits, nth, write_places
from regno.proelio.chance import Rng, below, sow
from regno.proelio.jit.records import Row
from regno.proelio.state import SEATS, State

OUTSIDE, RANDOM, HEURISTIC, POLICY = -1, 0, 1, 2  # how a brain chooses; outside: Python is asked
POOLED = -2  # in a plan: drawn for each game
MOST_BRAINS, MOST_WEIGHT = (1 << 15) - 1, 1 << 30  # a chair holds so high a number; ``below`` draws from so many
LOTS = 1 << 40  # the draw of opponents has seeds of its own, so that it never changes a deal

Wide = Annotated[int, (), "i8"]


class Brain:
    """One opponent of the batch."""

    kind: int
    which: int  # of the heuristic weights, or of the policies
    weight: int  # in the draw from the pool


class BatchSettings:
    """How the batch is run."""

    why: int  # DEAL, STEP, ANSWER or LOOK: see batch.py
    first_seed: Wide  # of the first game
    stride: int  # from the seed of one game to that of the next in its place
    redeal: int  # 1 if a finished game is followed by another
    skip_forced: int  # 1 if a choice with a single answer is answered at once
    keep_finals: int  # 1 if the last observation of a finished game is kept
    seat: int  # the caller's in every game, or -1 to take it from the seed of each
    pool: int  # the brains of the pool are the first so many
    plan: Annotated[Row, (SEATS,), "i4"]  # the brain of each place counted from the caller's on, LEARNER or POOLED


def draw_chairs(
    lot: Rng, seed: int, learner: int, houses: int, t: BatchSettings, brains: list[Brain], chairs: Row
) -> None:
    """Write who plays each seat of a game: the plan, and for each place left open a brain of the pool."""
    whole = 0
    for each in range(t.pool):
        whole += brains[each].weight
    sow(lot, seed + LOTS)
    for place in range(houses):
        brain = t.plan[place]
        if brain == POOLED:
            rest, brain = below(lot, whole), 0
            while rest >= brains[brain].weight:
                rest -= brains[brain].weight
                brain += 1
            brain = brain if brains[brain].which >= 0 else -1
        chairs[(learner + place) % houses] = brain


def choose_move(
    s: State,
    brain: Brain,
    heuristics: list[HeuristicWeights],
    policies: list[PolicyWeights],
    f: PolicyScratch,
    rng: Rng,
    space: Row,
    legal: int,
) -> int:
    """Return the choice of a compiled opponent among two or more legal moves, one bit each."""
    if brain.kind == RANDOM:
        return nth(legal, below(rng, count_bits(legal)))
    count = write_places(legal, space)
    if brain.kind == HEURISTIC:
        return heuristic_move(s, heuristics[brain.which], attack_back(s, s.who), rng, space, count)
    return likeliest_move(s, policies[brain.which], f, space, count)


def likeliest_move(s: State, policy: PolicyWeights, f: PolicyScratch, space: Row, count: int) -> int:
    """Return the most probable move of a policy, the first of equals: it plays better so than by lot."""
    compute_probabilities(s, policy, f, space, count)
    best = 0
    for place in range(1, count):
        best = place if f.probabilities[place] > f.probabilities[best] else best
    return space[best]
