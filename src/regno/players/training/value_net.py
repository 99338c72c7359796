"""Learning to judge: games by instinct are watched, and a small net is fitted to what became of each position.

The same seed and number of positions give the same net, up to the last digits of the machine's arithmetic.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from regno.players import compiled
from regno.players.models.policy import Sense
from regno.players.models.value_net import FEATURES, UNITS, Thought
from regno.players.relations import RELATIONS
from regno.proelio.chance import Rng
from regno.proelio.edition import Edition
from regno.proelio.jit.compile import batch, packed
from regno.proelio.moves import MOVES
from regno.proelio.rules.victory import WHOLE
from regno.proelio.state import SEATS, Events, Options, State

Numbers = NDArray[np.float32]
Net = list[Numbers]  # into the units, out of them, and past them
RARITY = 8  # one Action in so many is kept: neighbouring positions tell little anew
ROUNDS, HANDFUL, STRIDE = 4, 2048, 2e-3  # times that each position is looked at; positions a step; the first stride
KEEP, KEEP_SQUARES, SLOWEST = 0.9, 0.999, 0.05  # of Adam, the method of descent
SHRINK = 1e-5  # pull of every weight towards nought
USUAL_FEATURES = 30  # not nought at once, about


def witnessed(
    book: Edition, options: Options, instinct: Any, count: int, seed: int
) -> tuple[NDArray[np.int8], Numbers]:
    """Features by position and House, and each House's share of the victory."""
    positions, shares = np.zeros((count, SEATS, FEATURES), np.int8), np.zeros((count, SEATS), np.int64)
    game = [batch(State, 1)[0], packed(options)[0], batch(Events, 1)[0], batch(Rng, 1)[0]]
    game += [np.zeros(MOVES + 1, np.int64), np.array(book.deck(options), np.int64)]
    senses = [instinct, batch(Sense, 1)[0], batch(Thought, 1)[0]]
    unit: Any = compiled.units()["training.policy_samples"]
    unit.bear_witness(*game, *senses, seed << 32, RARITY, positions, shares)
    houses = options.houses
    return positions[:, :houses].copy(), (shares[:, :houses] / WHOLE).astype(np.float32)


def related(positions: NDArray[np.int8]) -> Numbers:
    """Each House's features beside its prey's, its attacker's and those of the House across, if one sits there."""
    own = positions.astype(np.float32)
    across = np.roll(own, 2, axis=1) if own.shape[1] > 3 else np.zeros_like(own)
    return np.concatenate([own, np.roll(own, 1, axis=1), np.roll(own, -1, axis=1), across], axis=2)


def forward(features: Numbers, net: Net, allied: bool) -> tuple[Numbers, Numbers]:
    """What each unit answers, and every House's chance; allies, who win together, add up their scores."""
    into, out, past = net
    flat = features.reshape(-1, features.shape[2])
    units = np.maximum(flat @ into, 0)
    scores = (units @ out + flat @ past).reshape(features.shape[:2])
    if allied:
        scores = scores[:, :2] + scores[:, 2:]
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances = powers / powers.sum(axis=1, keepdims=True)
    return units, np.asarray(np.tile(chances, 2) if allied else chances, np.float32)


def surprise(positions: NDArray[np.int8], shares: Numbers, net: Net, allied: bool = False) -> float:
    """The mean logarithmic loss; guessing at par costs the logarithm of the number of Houses, or of sides."""
    lost = 0.0
    for first in range(0, len(positions), HANDFUL):
        here = slice(first, first + HANDFUL)
        lost -= float((shares[here] * np.log(forward(related(positions[here]), net, allied)[1] + 1e-9)).sum())
    return lost / len(positions) / (2 if allied else 1)


def slopes(features: Numbers, shares: Numbers, net: Net, allied: bool) -> Net:
    """How the surprise changes with each weight."""
    units, chances = forward(features, net, allied)
    flat = features.reshape(-1, features.shape[2])
    wrong = ((chances - shares) / len(features)).reshape(-1)
    return [flat.T @ (np.outer(wrong, net[1]) * (units > 0)), units.T @ wrong, flat.T @ wrong]


def fit_net(positions: NDArray[np.int8], shares: Numbers, allied: bool, seed: int) -> Net:
    """The net that surprises least, by Adam over handfuls of positions."""
    rng, inputs = np.random.default_rng(seed), RELATIONS * FEATURES
    first = rng.normal(0, 1 / np.sqrt(USUAL_FEATURES), (inputs, UNITS)).astype(np.float32)
    net = [first, rng.normal(0, 0.1, UNITS).astype(np.float32), np.zeros(inputs, np.float32)]
    mean, square = ([np.zeros_like(part) for part in net] for _ in range(2))
    handfuls = len(positions) // HANDFUL
    for step in range(ROUNDS * handfuls):
        if step % handfuls == 0:
            order = rng.permutation(len(positions))
        here = order[step % handfuls * HANDFUL :][:HANDFUL]
        stride = STRIDE * (1 - (1 - SLOWEST) * step / (ROUNDS * handfuls))
        for place, slope in enumerate(slopes(related(positions[here]), shares[here], net, allied)):
            slope += SHRINK * net[place]
            mean[place] = KEEP * mean[place] + (1 - KEEP) * slope
            square[place] = KEEP_SQUARES * square[place] + (1 - KEEP_SQUARES) * slope * slope
            rise = np.sqrt(square[place] / (1 - KEEP_SQUARES ** (step + 1))) + 1e-8
            net[place] -= (stride * mean[place] / (1 - KEEP ** (step + 1)) / rise).astype(np.float32)
    return net


def net_of(judgement: Any) -> Net:
    """A judgement as it is learnt."""
    into, out, past = (np.array(judgement[name]) for name in ("into", "out", "past"))
    return [into.reshape(RELATIONS * FEATURES, UNITS), out, past.reshape(-1)]


def put_net(net: Net, judgement: Any) -> None:
    """What was learnt as a judgement."""
    judgement["units"] = UNITS
    judgement["into"] = net[0].reshape(RELATIONS, FEATURES, UNITS)
    judgement["out"], judgement["past"] = net[1], net[2].reshape(RELATIONS, FEATURES)
