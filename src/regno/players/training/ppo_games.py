"""Games for PPO: the learner against itself and against a pool of opponents, recorded decision by decision.

Advantages come from TD(lambda) returns with the value network as critic, which sees all hands (a central critic).
"""

from __future__ import annotations

from typing import Annotated

from regno.players.heuristic import attack_back, heuristic_move
from regno.players.heuristic_weights import HeuristicWeights
from regno.players.models.leaf_net import LeafNet, LeafScratch, evaluate_leaf
from regno.players.models.net_features import MAX_INPUTS
from regno.players.models.policy import action_index
from regno.players.models.policy_net import (
    GROUP_FIRST,
    NetScratch,
    PolicyNet,
    compute_net_probabilities,
    likeliest_index,
    sample_net_index,
)
from regno.proelio import engine
from regno.proelio.chance import below, sow
from regno.proelio.jit.records import Row, jit_entry
from regno.proelio.rules.setup import begin
from regno.proelio.rules.victory import WHOLE, payoff
from regno.proelio.simulate.playout import play_game
from regno.proelio.simulate.workspace import Workspace
from regno.proelio.state import SEATS, Options, State, ally
from regno.proelio.steps import ACTION

MAX_POSITIONS = 640  # value estimates recorded of one game
MAX_ACTIONS = 24  # decisions among more moves are not recorded
DRAWS = 100  # lots of opponents
LEARNER = -1  # in a lot: all seats are the learner's
HEURISTICS = 2  # the first opponents of the pool, then networks


class Sample:
    """One decision of the learner."""

    seat: int
    position: int  # index of the last value estimate before it
    group: int
    inputs: int  # active
    actions: int  # legal
    chosen: int  # index of the move
    probability: Annotated[float, (), "f4"]  # of the move when it was chosen
    advantage: Annotated[float, (), "f4"]
    features: Annotated[Row, (MAX_INPUTS,), "i2"]
    action: Annotated[Row, (MAX_ACTIONS,), "i2"]  # legal ones, within the group


class PpoWorkspace(Workspace):
    """Scratch space of the games."""

    policy: NetScratch
    critic: LeafScratch
    samples: int  # recorded so far
    positions: int  # value estimates of the present game
    values: Annotated[list[list[float]], (MAX_POSITIONS + 1, SEATS), "f8"]
    chair: Annotated[Row, (SEATS,), "i4"]  # who sits there: LEARNER, or an opponent of the pool
    games: int
    greedy: int  # 1 if networks choose their likeliest move, and nothing is recorded
    won: Annotated[float, (), "f8"]  # payoffs of the learner's first seat


def record_sample(s: State, f: NetScratch, sample: Sample, ws: PpoWorkspace, count: int, chosen: int) -> None:
    """Record one decision."""
    sample.seat, sample.position, sample.group = s.who, ws.positions - 1, f.group
    sample.inputs, sample.actions, sample.chosen = f.count, count, chosen
    sample.probability = f.probabilities[chosen]
    for each in range(f.count):
        sample.features[each] = f.features[each]
    for place in range(count):
        sample.action[place] = action_index(s.step, ws.space[place]) - GROUP_FIRST[f.group]


def choose_by_chair(
    s: State,
    o: Options,
    player: tuple[PolicyNet, list[PolicyNet], list[HeuristicWeights], LeafNet, list[Sample]],
    ws: PpoWorkspace,
) -> int:
    """Return the move of whoever sits there; record those of the learner."""
    net, pool, heuristics, critic, samples = player
    if ws.greedy == 0 and s.step == ACTION and ws.positions < MAX_POSITIONS:
        evaluate_leaf(s, o, critic, ws.critic, ws.values[ws.positions])
        ws.positions += 1
    count = engine.legal(s, o, ws.space)
    if count == 1:
        return ws.space[0]
    chair = ws.chair[s.who]
    if 0 <= chair < HEURISTICS:
        return heuristic_move(s, heuristics[chair], attack_back(s, s.who), ws.rng, ws.space, count)
    if ws.greedy == 1 and chair == LEARNER:
        compute_net_probabilities(s, net, ws.policy, ws.space, count)
        return ws.space[likeliest_index(ws.policy, count)]
    if chair != LEARNER:
        return ws.space[sample_net_index(s, pool[chair - HEURISTICS], ws.policy, ws.rng, ws.space, count)]
    place = sample_net_index(s, net, ws.policy, ws.rng, ws.space, count)
    if ws.positions > 0 and count <= MAX_ACTIONS and ws.samples < len(samples):
        record_sample(s, ws.policy, samples[ws.samples], ws, count, place)
        ws.samples += 1
    return ws.space[place]


def write_advantages(s: State, ws: PpoWorkspace, samples: list[Sample], first: int, td_lambda: float) -> None:
    """Write the TD(lambda) advantage of each decision of the game just finished."""
    for seat in range(s.houses):
        target = payoff(s, seat) / WHOLE
        for back in range(ws.positions):
            place = ws.positions - 1 - back
            predicted = ws.values[place][seat]
            ws.values[place][seat] = target - predicted
            target = td_lambda * target + (1.0 - td_lambda) * predicted
    for each in range(first, ws.samples):
        samples[each].advantage = ws.values[samples[each].position][samples[each].seat]


def take_seats(s: State, ws: PpoWorkspace, me: int, opponent: int) -> None:
    """Seat the learner, with its ally if it has one, and the opponent elsewhere; or the learner everywhere."""
    for seat in range(s.houses):
        mine = seat == me or (s.allied == 1 and ally(s, me) == seat)
        ws.chair[seat] = LEARNER if mine else opponent


@jit_entry
def play_for_samples(
    s: State,
    o: Options,
    cards: Row,
    net: PolicyNet,
    pool: list[PolicyNet],
    heuristics: list[HeuristicWeights],
    critic: LeafNet,
    lots: Row,
    ws: PpoWorkspace,
    samples: list[Sample],
    td_lambda: float,
    first_seed: int,
) -> None:
    """Play games until the samples are full, against an opponent drawn from the lots for each."""
    ws.samples, ws.games, ws.greedy = 0, 0, 0
    while ws.samples < len(samples):
        sow(ws.rng, first_seed + ws.games)
        begin(s, o, cards)
        first, me = ws.samples, below(ws.rng, s.houses)
        take_seats(s, ws, me, lots[below(ws.rng, DRAWS)])
        ws.positions = 0
        play_game(s, o, (net, pool, heuristics, critic, samples), ws, choose_by_chair)
        write_advantages(s, ws, samples, first, td_lambda)
        ws.games += 1


@jit_entry
def play_match(
    s: State,
    o: Options,
    cards: Row,
    net: PolicyNet,
    pool: list[PolicyNet],
    heuristics: list[HeuristicWeights],
    critic: LeafNet,
    opponent: int,
    ws: PpoWorkspace,
    samples: list[Sample],
    greedy: int,
    first_seed: int,
    games: int,
) -> float:
    """Return the payoff of the network against one opponent in all other seats, every deal from every seat."""
    ws.won, ws.greedy, ws.samples = 0.0, greedy, len(samples)
    for game in range(games):
        sow(ws.rng, first_seed + game // o.houses)
        begin(s, o, cards)
        take_seats(s, ws, game % s.houses, opponent)
        ws.positions = MAX_POSITIONS
        play_game(s, o, (net, pool, heuristics, critic, samples), ws, choose_by_chair)
        ws.won += payoff(s, game % s.houses) / WHOLE
    return ws.won
