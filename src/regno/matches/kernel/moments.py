"""How well worlds foretell the card face down, over many moments of games: the log loss of its kind."""

from __future__ import annotations

from math import log
from typing import Annotated

from regno.matches.kernel.beliefs import world_weight
from regno.players.heuristic import attack_back, heuristic_move
from regno.players.heuristic_weights import HeuristicWeights
from regno.players.models.policy_net import NetScratch, PolicyNet, sample_net_index
from regno.proelio import engine, steps
from regno.proelio.cards import KINDS
from regno.proelio.chance import Rng, pick, sow
from regno.proelio.info.determinize import CardPool, could_attack, determinize_into
from regno.proelio.info.knowledge import Knowledge, know_position, watch
from regno.proelio.info.view import Bounds, bounds_of, look
from regno.proelio.jit.records import Row, jit_entry
from regno.proelio.rules.setup import begin
from regno.proelio.rules.zones import back_of
from regno.proelio.simulate.workspace import Workspace
from regno.proelio.state import CHANCE, NOBODY, Options, State

SMOOTHING = 0.5  # worlds added to each kind that could lie there: no estimate is ever nought


class MomentWorkspace(Workspace):
    """Scratch space, and what is added up."""

    policy: NetScratch
    moments: int
    even_loss: Annotated[float, (), "f8"]  # by worlds as they are dealt
    weighted_loss: Annotated[float, (), "f8"]  # by worlds as they are believed
    even: Annotated[list[float], (KINDS,), "f8"]  # worlds of the present moment, by the kind that lies there
    weighted: Annotated[list[float], (KINDS,), "f8"]


def estimate(ws: MomentWorkspace, votes: list[float], true: int, fort: int, o: Options) -> float:
    """Return the log loss of the true kind by votes for each kind."""
    total, kinds = 0.0, 0
    for kind in range(KINDS):
        total += votes[kind]
        if could_attack(kind, fort, o) and back_of(kind) == back_of(true):
            kinds += 1
    return -log((votes[true] + SMOOTHING) / (total + SMOOTHING * kinds))


def judge_moment(
    s: State,
    k: Knowledge,
    o: Options,
    cards: Row,
    policy: PolicyNet,
    b: list[Bounds],
    spare: list[State],
    before: list[State],
    p: CardPool,
    ws: MomentWorkspace,
    worlds: int,
) -> None:
    """Deal worlds of the defender's View and add the loss of both estimates. ``spare`` is blank, seen and world."""
    target, total, votes = s.who, 0.0, 0
    spare[1], b[1] = spare[0], b[0]
    look(s, target, spare[1])
    bounds_of(k, s, target, cards, b[1])
    for kind in range(KINDS):
        ws.even[kind] = 0.0
        ws.weighted[kind] = 0.0
    for _ in range(worlds):
        spare[2] = spare[1]
        if determinize_into(spare[2], spare[1], b[1], o, p, ws.rng):
            weight = world_weight(spare[2], spare[1], b[1], o, policy, ws.policy, before, ws.space)
            ws.even[spare[2].attack[target]] += 1.0
            ws.weighted[spare[2].attack[target]] += weight
            total += weight
            votes += 1
    if total > 0.0:
        for kind in range(KINDS):
            ws.weighted[kind] *= votes / total
        ws.moments += 1
        ws.even_loss += estimate(ws, ws.even, s.attack[target], s.attack_fort[target], o)
        ws.weighted_loss += estimate(ws, ws.weighted, s.attack[target], s.attack_fort[target], o)


@jit_entry
def judge_moments(
    table: list[State],
    minds: list[Knowledge],
    o: Options,
    cards: Row,
    policy: PolicyNet,
    heuristic: HeuristicWeights,
    by_heuristic: int,
    b: list[Bounds],
    spare: list[State],
    before: list[State],
    p: CardPool,
    ws: MomentWorkspace,
    luck: Rng,
    worlds: int,
    first_seed: int,
    wanted: int,
) -> int:
    """Play games until so many moments are judged: each time a House begins to answer an attack. Return the games.

    The games have a generator of their own, so that their moments are the same for any number of worlds.
    """
    s, k, games = table[0], minds[0], 0
    while ws.moments < wanted:
        sow(luck, first_seed + games)
        games += 1
        begin(s, o, cards)
        minds[0] = minds[1]
        know_position(k, s, cards)
        answered = NOBODY
        while s.step != steps.OVER:
            if s.step == steps.DEPLOY and answered != s.turns[s.who] and ws.moments < wanted:
                judge_moment(s, k, o, cards, policy, b, spare, before, p, ws, worlds)
                answered = s.turns[s.who]
            if s.step != steps.DEPLOY:
                answered = NOBODY
            if s.who == CHANCE:
                move = pick(s, o, luck)
            else:
                count = engine.legal(s, o, ws.space)
                if by_heuristic == 1:
                    move = heuristic_move(s, heuristic, attack_back(s, s.who), luck, ws.space, count)
                else:
                    move = ws.space[sample_net_index(s, policy, ws.policy, luck, ws.space, count)]
            ws.events.count = 0
            engine.apply(s, move, o, ws.events)
            watch(k, ws.events)
    return games
