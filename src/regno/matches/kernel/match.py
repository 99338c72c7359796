"""A whole match between searching and quick players as one compiled unit: every deal from every seat."""

from __future__ import annotations

from regno.matches.kernel.search import Contender, TrialState, TrialWorkspace, likeliest, search_move
from regno.players.heuristic import attack_back, heuristic_move
from regno.players.heuristic_weights import HeuristicWeights
from regno.players.models.net_checkpoint import NetModels
from regno.players.models.policy_net import sample_net_index
from regno.players.search.tree import Node, Root
from regno.proelio import engine, steps
from regno.proelio.chance import Rng, pick, sow
from regno.proelio.info.determinize import CardPool
from regno.proelio.info.knowledge import Knowledge, know_position, watch
from regno.proelio.info.view import bounds_of, look
from regno.proelio.jit.records import Row, jit_entry
from regno.proelio.rules.setup import begin
from regno.proelio.rules.victory import WHOLE, payoff
from regno.proelio.state import CHANCE, Options, State

STEWARD, DRAWN, LIKELIEST, SEARCH = range(4)
CHOICES = 4096  # seeds set aside for the choices of one game
WORLDS = 16  # bits set aside for the worlds of one choice


@jit_entry
def play_match(
    table: list[State],
    minds: list[Knowledge],
    o: Options,
    cards: Row,
    models: list[NetModels],
    heuristic: HeuristicWeights,
    contenders: list[Contender],
    m: TrialState,
    tree: list[Node],
    roots: list[Root],
    worlds: list[State],
    before: list[State],
    p: CardPool,
    ws: TrialWorkspace,
    luck: Rng,
    first_seed: int,
    first: int,
    games: int,
    shares: list[float],
) -> None:
    """Play games of consecutive numbers, the first contender in one seat and the second in all others.

    ``minds[1]`` and ``roots[1]`` are blank, the latter with the options. Writes the share of the first contender.
    """
    s, k = table[0], minds[0]
    for game in range(games):
        number = first + game
        deal, me, made = first_seed + number // o.houses, number % o.houses, 0
        sow(luck, deal)
        begin(s, o, cards)
        minds[0] = minds[1]
        know_position(k, s, cards)
        while s.step != steps.OVER:
            if s.who == CHANCE:
                move = pick(s, o, luck)
            else:
                count = engine.legal(s, o, ws.space)
                move = ws.space[0]
                side = 0 if s.who == me else 1
                c = contenders[side]
                seed = ((deal * 8 + me) * CHOICES + made) << WORLDS
                made += 1
                if count > 1 and c.kind == SEARCH:
                    roots[0] = roots[1]
                    look(s, s.who, roots[0].seen)
                    bounds_of(k, s, s.who, cards, roots[0].bounds)
                    move = search_move(m, c, tree, roots[0], models[side], worlds, before, p, ws, s, o, count, seed)
                elif count > 1:
                    sow(ws.rng, seed)
                    if c.kind == STEWARD:
                        move = heuristic_move(s, heuristic, attack_back(s, s.who), ws.rng, ws.space, count)
                    elif c.kind == DRAWN:
                        move = ws.space[sample_net_index(s, models[side].net, ws.policy, ws.rng, ws.space, count)]
                    else:
                        move = likeliest(s, models[side], ws, count)
            ws.events.count = 0
            engine.apply(s, move, o, ws.events)
            watch(k, ws.events)
        shares[game] = payoff(s, me) / WHOLE
