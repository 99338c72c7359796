"""Training sets of the value functions: positions of games with what became of them, sampled from any policy."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from regno.players import compiled
from regno.players.heuristic import attack_back, heuristic_move
from regno.players.heuristic_weights import HeuristicWeights
from regno.players.models.features import HOUSE, HouseFeatures, extract_house_features
from regno.players.models.policy import PolicyScratch, PolicyWeights, sample_move
from regno.players.models.policy_net import NetScratch, PolicyNet, sample_net_index
from regno.players.relations import RELATIONS
from regno.proelio import engine
from regno.proelio.chance import below, sow
from regno.proelio.edition import Edition
from regno.proelio.jit.compile import batch, dtype_of, to_records
from regno.proelio.jit.records import Row, Rows, jit_entry, plain
from regno.proelio.rules.setup import begin
from regno.proelio.rules.victory import WHOLE, payoff
from regno.proelio.simulate.playout import Choose, play_game
from regno.proelio.simulate.workspace import Workspace
from regno.proelio.state import SEATS, Options, State
from regno.proelio.steps import ACTION

Positions = NDArray[np.int8]  # by position, House, feature
Numbers = NDArray[np.float32]
SAMPLE_EVERY = 8  # Actions; neighbouring positions are highly correlated
RANDOM_EVERY = 12  # heuristic moves; one in so many is random, for variety


class SampleWorkspace(Workspace):
    """Scratch space of the sampling."""

    taken: int  # positions so far
    houses: HouseFeatures
    policy: PolicyScratch
    net: NetScratch


def sample_position(s: State, o: Options, ws: SampleWorkspace, positions: list[Rows]) -> None:
    """Write the features of one Action in SAMPLE_EVERY, while there is room."""
    if ws.taken < len(positions) and s.step == ACTION and below(ws.rng, SAMPLE_EVERY) == 0:
        for seat in range(s.houses):
            extract_house_features(s, seat, o, ws.houses)
            for each in range(ws.houses.count[seat]):
                positions[ws.taken][seat][ws.houses.index[seat][each]] = int(ws.houses.value[seat][each])
        ws.taken += 1


def choose_by_heuristic(s: State, o: Options, player: tuple[HeuristicWeights, list[Rows]], ws: SampleWorkspace) -> int:
    """Return a heuristic or random move, after sampling the position."""
    weights, positions = player
    sample_position(s, o, ws, positions)
    count = engine.legal(s, o, ws.space)
    if count > 1 and below(ws.rng, RANDOM_EVERY) == 0:
        return ws.space[below(ws.rng, count)]
    return heuristic_move(s, weights, attack_back(s, s.who), ws.rng, ws.space, count)


def choose_by_policy(s: State, o: Options, player: tuple[PolicyWeights, list[Rows]], ws: SampleWorkspace) -> int:
    """Return a move sampled from the policy, after sampling the position."""
    weights, positions = player
    sample_position(s, o, ws, positions)
    return sample_move(s, weights, ws.policy, ws.rng, ws.space, engine.legal(s, o, ws.space))


def choose_by_net(s: State, o: Options, player: tuple[PolicyNet, list[Rows]], ws: SampleWorkspace) -> int:
    """Return a move sampled from the policy network, after sampling the position."""
    net, positions = player
    sample_position(s, o, ws, positions)
    count = engine.legal(s, o, ws.space)
    return ws.space[sample_net_index(s, net, ws.net, ws.rng, ws.space, count)] if count > 1 else ws.space[0]


def sample_games(
    s: State,
    o: Options,
    cards: Row,
    weights: Any,
    ws: SampleWorkspace,
    seed: int,
    positions: list[Rows],
    shares: Rows,
    choose: Choose,
) -> None:
    """Play games until ``positions`` are full of features, and ``shares`` of each House's payoff."""
    while ws.taken < len(positions):
        first = ws.taken
        sow(ws.rng, seed)
        seed += 1
        begin(s, o, cards)
        play_game(s, o, (weights, positions), ws, choose)
        for row in range(first, ws.taken):
            for seat in range(s.houses):
                shares[row][seat] = payoff(s, seat)


@jit_entry
def sample_heuristic(
    s: State,
    o: Options,
    cards: Row,
    weights: HeuristicWeights,
    ws: SampleWorkspace,
    seed: int,
    positions: list[Rows],
    shares: Rows,
) -> None:
    """Sample games of the heuristic."""
    sample_games(s, o, cards, weights, ws, seed, positions, shares, choose_by_heuristic)


@jit_entry
def sample_policy(
    s: State,
    o: Options,
    cards: Row,
    weights: PolicyWeights,
    ws: SampleWorkspace,
    seed: int,
    positions: list[Rows],
    shares: Rows,
) -> None:
    """Sample games of the policy with itself."""
    sample_games(s, o, cards, weights, ws, seed, positions, shares, choose_by_policy)


@jit_entry
def sample_net(
    s: State,
    o: Options,
    cards: Row,
    weights: PolicyNet,
    ws: SampleWorkspace,
    seed: int,
    positions: list[Rows],
    shares: Rows,
) -> None:
    """Sample games of the policy network with itself."""
    sample_games(s, o, cards, weights, ws, seed, positions, shares, choose_by_net)


@plain
def sample_positions(book: Edition, options: Options, policy: Any, count: int, seed: int) -> tuple[Positions, Numbers]:
    """Return the features of positions by House, and each House's share of the victory.

    ``policy`` is a record of HeuristicWeights, PolicyWeights or PolicyNet, by which all Houses play.
    """
    positions, shares = np.zeros((count, SEATS, HOUSE.size), np.int8), np.zeros((count, SEATS), np.int64)
    unit: Any = compiled.units()["training.datasets"]
    by_form = {HeuristicWeights: unit.sample_heuristic, PolicyWeights: unit.sample_policy, PolicyNet: unit.sample_net}
    sample = next(entry for form, entry in by_form.items() if policy.dtype == dtype_of(form))
    game = (batch(State, 1)[0], to_records(options)[0], np.array(book.deck(options), np.int64))
    sample(*game, policy, batch(SampleWorkspace, 1)[0], seed << 32, positions, shares)
    houses = options.houses
    return positions[:, :houses].copy(), (shares[:, :houses] / WHOLE).astype(np.float32)


@plain
def with_neighbours(positions: Positions, relations: int = RELATIONS) -> Numbers:
    """Concatenate each House's features with those of its target, its attacker and the House across, if any."""
    own = positions.astype(np.float32)
    across = np.roll(own, 2, axis=1) if own.shape[1] > 3 else np.zeros_like(own)
    return np.concatenate([own, np.roll(own, 1, axis=1), np.roll(own, -1, axis=1), across][:relations], axis=2)
