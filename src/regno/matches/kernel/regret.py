"""What a choice gives away: the moves of a moment judged by playouts, and what a search chooses there.

A match tells two searches apart by whole games. Here every search meets the same moments, and the luck of the playouts
is the same for all moves of one, so that far fewer of them do.
"""

from __future__ import annotations

from regno.matches.kernel.search import Contender, TrialState, TrialWorkspace, deal_believed, likeliest, search_move
from regno.players.models.net_checkpoint import NetModels
from regno.players.models.policy_net import sample_net_index
from regno.players.search.tree import Node, Root
from regno.proelio import engine, steps
from regno.proelio.chance import Rng, below, next_word, pick, sow
from regno.proelio.info.determinize import CardPool
from regno.proelio.info.knowledge import Knowledge, know_position, watch
from regno.proelio.info.view import bounds_of, look
from regno.proelio.jit.records import Row, jit_entry
from regno.proelio.rules.setup import begin
from regno.proelio.rules.victory import WHOLE, payoff
from regno.proelio.state import CHANCE, Options, State

SELDOM = 40  # choices; one in so many is a moment


@jit_entry
def collect_moments(
    table: list[State],
    minds: list[Knowledge],
    o: Options,
    cards: Row,
    models: NetModels,
    roots: list[Root],
    moments: list[State],
    ws: TrialWorkspace,
    luck: Rng,
    first_seed: int,
) -> int:
    """Fill ``moments`` with States of the policy's games, ``roots`` with what their chooser knows; return the games.

    ``minds[1]`` is blank, and ``roots`` are but for the options.
    """
    s, k, games, taken = table[0], minds[0], 0, 0
    while taken < len(moments):
        sow(luck, first_seed + games)
        games += 1
        begin(s, o, cards)
        minds[0] = minds[1]
        know_position(k, s, cards)
        while s.step != steps.OVER:
            if s.who == CHANCE:
                move = pick(s, o, luck)
            else:
                count = engine.legal(s, o, ws.space)
                if count > 1 and below(luck, SELDOM) == 0 and taken < len(moments):
                    moments[taken] = s
                    look(s, s.who, roots[taken].seen)
                    bounds_of(k, s, s.who, cards, roots[taken].bounds)
                    taken += 1
                move = ws.space[sample_net_index(s, models.net, ws.policy, luck, ws.space, count)]
            ws.events.count = 0
            engine.apply(s, move, o, ws.events)
            watch(k, ws.events)
    return games


def play_to_end(s: State, o: Options, models: NetModels, ws: TrialWorkspace) -> None:
    """Play by the policy to the end."""
    while s.step != steps.OVER:
        if s.who == CHANCE:
            move = pick(s, o, ws.rng)
        else:
            count = engine.legal(s, o, ws.space)
            move = ws.space[0]
            if count > 1:
                move = ws.space[sample_net_index(s, models.net, ws.policy, ws.rng, ws.space, count)]
        ws.events.count = 0
        engine.apply(s, move, o, ws.events)


@jit_entry
def judge_moves(
    s: State,
    root: Root,
    c: Contender,
    models: NetModels,
    space: Row,
    count: int,
    worlds: list[State],
    before: list[State],
    p: CardPool,
    ws: TrialWorkspace,
    seed: int,
    tries: int,
    values: list[float],
) -> None:
    """Write the mean payoff after each of some moves at a moment to ``values``.

    All moves are played to the end in the same believed worlds with the same luck.
    """
    o, seat, done = root.options, s.who, 0
    for place in range(count):
        values[place] = 0.0
    for number in range(tries):
        sow(ws.rng, seed + number)
        if deal_believed(c, root, models, worlds, before, p, ws):
            luck = next_word(ws.rng)
            done += 1
            for place in range(count):
                worlds[1] = worlds[0]
                sow(ws.rng, luck)
                ws.events.count = 0
                engine.apply(worlds[1], space[place], o, ws.events)
                play_to_end(worlds[1], o, models, ws)
                values[place] += payoff(worlds[1], seat) / WHOLE
    for place in range(count):
        values[place] /= max(done, 1)


@jit_entry
def choose(
    s: State,
    root: Root,
    c: Contender,
    models: NetModels,
    m: TrialState,
    tree: list[Node],
    worlds: list[State],
    before: list[State],
    p: CardPool,
    ws: TrialWorkspace,
    seed: int,
) -> int:
    """Return the move that a search chooses at a moment; without simulations the likeliest of its policy."""
    count = engine.legal(s, root.options, ws.space)
    if c.simulations == 0:
        return likeliest(s, models, ws, count)
    return search_move(m, c, tree, root, models, worlds, before, p, ws, s, root.options, count, seed)
