"""PPO against opponents of known strength: one hidden layer in NumPy, the opponents in compiled code.

    python examples/ppo.py [--minutes 15] [--against steward] [--seed 1] [--save mine.npz] [--pool]

One seat of every game learns from an empty start; the others are Stewards, or whoever ``--against`` names. ``--pool``
adds the learner's own past to its opponents. The layout is that of CleanRL's ``ppo.py``: collect, compute advantages
(GAE), then a few epochs over shuffled slices with a clipped ratio. At the end fresh games are played against each of
the frozen players, and the shares are printed with their 95 % intervals. The file it saves is a player (docs/env.md).
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regno.env import NetPolicy, Pool, VectorEnv, evaluate
from regno.env.kernel.batch import GOES_ON
from regno.env.vector import OBSERVED
from regno.proelio.moves import MOVES

Floats = NDArray[np.float32]
FROZEN = ("random", "steward", "veteran", "sovereign-policy")
NOT_LEGAL = np.float32(-1e9)
WARM_UP = 4  # rollouts that only tell how large the inputs are


@dataclass
class Settings:
    """What PPO is usually asked for."""

    games: int = 1024  # side by side
    steps: int = 32  # of each game between two updates
    hidden: int = 128
    rate: float = 1.5e-3  # falls to a tenth at the end
    clip: float = 0.2
    gae_lambda: float = 0.95  # the only reward comes at the end, so nothing is discounted
    entropy: float = 0.01
    value: float = 0.5
    epochs: int = 2
    slice: int = 4096
    table: dict[str, Any] = field(default_factory=lambda: {"houses": 4, "guilds": True})


class ActorCritic:
    """A layer of tanh units; from it the scores of all moves, and the chance of winning. Trained by Adam."""

    def __init__(self, hidden: int, lot: np.random.Generator) -> None:
        first = lot.standard_normal((OBSERVED, hidden)) / np.sqrt(60)  # about so many inputs are not 0
        second = lot.standard_normal((hidden, MOVES + 1)) * 0.1 / np.sqrt(hidden)
        self.weights = [np.asarray(each, np.float32) for each in (first, np.zeros(hidden), second, np.zeros(MOVES + 1))]
        self.mean = [np.zeros_like(each) for each in self.weights]
        self.square = [np.zeros_like(each) for each in self.weights]
        self.scale: Floats = np.ones(OBSERVED, np.float32)
        self.updates = 0

    def fit_scale(self, seen: NDArray[np.int8]) -> None:
        """Bring every input to at most about 1, from what was seen so far."""
        most = np.maximum(1, np.abs(seen.reshape(-1, OBSERVED)).max(axis=0))
        self.scale = np.minimum(self.scale, 1 / most).astype(np.float32)

    def forward(self, seen: NDArray[np.int8], masks: NDArray[np.int8]) -> tuple[Floats, Floats, Floats, Floats]:
        """Return inputs, hidden units, log-probabilities of the moves, and values."""
        first, shift, second, bias = self.weights
        inputs = seen * self.scale
        hidden = np.tanh(inputs @ first + shift)
        out = hidden @ second + bias
        scores = np.where(masks > 0, out[:, :MOVES], NOT_LEGAL)
        scores -= scores.max(axis=1, keepdims=True)
        return inputs, hidden, scores - np.log(np.exp(scores).sum(axis=1, keepdims=True)), out[:, MOVES]

    def update(self, inputs: Floats, hidden: Floats, slope: Floats, rate: float) -> None:
        """Take one step of Adam, given the gradient of the loss by the outputs."""
        back = (slope @ self.weights[2].T) * (1 - hidden * hidden)
        gradients = [inputs.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]
        self.updates += 1
        for weight, gradient, mean, square in zip(self.weights, gradients, self.mean, self.square, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            size = np.sqrt(square / np.float32(1 - 0.999**self.updates)) + np.float32(1e-8)
            weight -= np.float32(rate) * (mean / np.float32(1 - 0.9**self.updates)) / size

    def frozen(self) -> NetPolicy:
        """Return the policy as it is now: it plays the likeliest move."""
        first, shift, second, bias = self.weights
        return NetPolicy([(first * self.scale[:, None], shift), (second[:, :MOVES], bias[:MOVES])])


@dataclass
class Rollout:
    """What the learner saw, did and got: arrays of steps x games."""

    seen: NDArray[np.int8]
    masks: NDArray[np.int8]
    moves: NDArray[np.int64]
    logs: Floats
    values: Floats
    rewards: Floats
    ended: NDArray[np.bool_]

    @classmethod
    def blank(cls, steps: int, games: int) -> Rollout:
        shape = (steps, games)
        return cls(
            seen=np.zeros((*shape, OBSERVED), np.int8),
            masks=np.zeros((*shape, MOVES), np.int8),
            moves=np.zeros(shape, np.int64),
            logs=np.zeros(shape, np.float32),
            values=np.zeros(shape, np.float32),
            rewards=np.zeros(shape, np.float32),
            ended=np.zeros(shape, bool),
        )


def collect(net: ActorCritic, games: VectorEnv, rollout: Rollout, lot: np.random.Generator) -> Floats:
    """Fill the rollout and return the values of where the games stand after it."""
    found = games.buffers
    rows = np.arange(games.games)
    for step in range(len(rollout.moves)):
        rollout.seen[step], rollout.masks[step] = found.observations, found.masks
        _, _, logs, values = net.forward(found.observations, found.masks)
        moves = (logs - np.log(-np.log(lot.random(logs.shape, np.float32) + 1e-12) + 1e-12)).argmax(axis=1)  # Gumbel
        rollout.moves[step], rollout.logs[step], rollout.values[step] = moves, logs[rows, moves], values
        seats = games.learners
        games.step(moves)
        rollout.rewards[step], rollout.ended[step] = found.rewards[rows, seats], found.outcomes != GOES_ON
    return net.forward(found.observations, found.masks)[3]


def advantages(rollout: Rollout, last: Floats, gae_lambda: float) -> Floats:
    """Return the generalised advantage estimates (Schulman et al. 2016)."""
    found, ahead, after = np.zeros_like(rollout.values), np.zeros_like(last), last
    for step in reversed(range(len(rollout.moves))):
        goes_on = ~rollout.ended[step]
        surprise = rollout.rewards[step] + after * goes_on - rollout.values[step]
        ahead = surprise + np.float32(gae_lambda) * goes_on * ahead
        found[step], after = ahead, rollout.values[step]
    return found


def learn(
    net: ActorCritic, rollout: Rollout, gains: Floats, s: Settings, rate: float, lot: np.random.Generator
) -> None:
    """Make what turned out well likelier, within the clip."""
    count = rollout.moves.size
    seen, masks = rollout.seen.reshape(count, OBSERVED), rollout.masks.reshape(count, MOVES)
    moves, before, targets = rollout.moves.ravel(), rollout.logs.ravel(), (gains + rollout.values).ravel()
    good = ((gains - gains.mean()) / (gains.std() + 1e-6)).ravel()
    for _ in range(s.epochs):
        for part in np.array_split(lot.permutation(count), max(1, count // s.slice)):
            rows = np.arange(len(part))
            inputs, hidden, logs, values = net.forward(seen[part], masks[part])
            chances, ratio = np.exp(logs), np.exp(logs[rows, moves[part]] - before[part])
            within = np.where(good[part] > 0, ratio < 1 + s.clip, ratio > 1 - s.clip)
            pull = np.where(within, ratio * good[part], 0).astype(np.float32)
            slope = np.zeros((len(part), MOVES + 1), np.float32)
            slope[:, :MOVES] = chances * pull[:, None]
            slope[rows, moves[part]] -= pull
            surprise = np.where(masks[part] > 0, logs, 0)
            slope[:, :MOVES] += s.entropy * chances * (surprise - (chances * surprise).sum(axis=1, keepdims=True))
            slope[:, MOVES] = s.value * (values - targets[part])
            net.update(inputs, hidden, slope / np.float32(len(part)), rate)


def train(
    minutes: float,
    seed: int,
    against: Any = "steward",
    settings: Settings | None = None,
    most_updates: int = sys.maxsize,
) -> tuple[ActorCritic, list[dict[str, float]]]:
    """Return a policy trained for so long by the clock, and its learning curve.

    If ``against`` is a Pool, the policy as it is joins it about every tenth of the time.
    """
    s, lot = settings or Settings(), np.random.default_rng(seed)
    net, games = ActorCritic(s.hidden, lot), VectorEnv(s.games, seed << 32, opponents=against, **s.table)
    rollout, curve = Rollout.blank(s.steps, s.games), []
    games.reset()
    for _ in range(WARM_UP):
        collect(net, games, rollout, lot)
        net.fit_scale(rollout.seen)
    began, told, joined, updates = time.monotonic(), 0.0, 0.1, 0
    while (part := (time.monotonic() - began) / (minutes * 60)) < 1 and updates < most_updates:
        last = collect(net, games, rollout, lot)
        updates += 1
        learn(net, rollout, advantages(rollout, last, s.gae_lambda), s, s.rate * max(0.1, 1 - part), lot)
        if isinstance(against, Pool) and part > joined:
            against.add(net.frozen())
            joined += 0.1
        if rollout.ended.any():
            curve.append({
                "seconds": time.monotonic() - began,
                "choices": updates * rollout.moves.size,
                "share": float(rollout.rewards[rollout.ended].mean()),
            })  # fmt: skip
        if curve and curve[-1]["seconds"] >= told:
            print(
                "{seconds:5.0f} s {choices:12,.0f} choices, wins {share:.1%} while learning".format(**curve[-1]),
                flush=True,
            )
            told += 20
    return net, curve


def main(words: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=8192, help="of the evaluation")
    parser.add_argument("--against", default="steward", help="a name, or several with commas")
    parser.add_argument("--pool", action="store_true", help="draw the opponents, the learner's past among them")
    parser.add_argument("--save", help="a file for the policy")
    parser.add_argument("--curve", help="a file for the learning curve (JSON)")
    asked = parser.parse_args(words)
    names = asked.against.split(",")
    net, curve = train(asked.minutes, asked.seed, Pool(names) if asked.pool or len(names) > 1 else names[0])
    if asked.save:
        net.frozen().save(asked.save)
    if asked.curve:
        Path(asked.curve).write_text(json.dumps(curve), encoding="utf-8")
    for name in FROZEN:
        result = evaluate(net.frozen(), against=name, games=asked.games, seed=1 << 50, **Settings().table)
        print(f"against three of {name}: {result}")


if __name__ == "__main__":
    main(sys.argv[1:])
