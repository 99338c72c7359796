"""A small learner on the vectorised environment: one hidden layer, NumPy alone, a few minutes.

    python examples/learner.py [--minutes 2] [--seed 1] [--games 1000]

One seat of every game learns, the three others play at random. It is an actor and a critic with a common layer, taught
by clipped policy gradients (PPO) with advantages over its own choices. At the end it plays fresh games against three
random players, and the share of them that it wins is printed with its 95 % interval; par is 25 %.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regno.env.vector import OBSERVED, Buffers, VectorEnv
from regno.proelio.moves import MOVES

Floats = NDArray[np.float32]

HOUSES, BATCH, STEPS = 4, 1024, 128  # games side by side, and steps of each between two lessons
HIDDEN, SCALE = 96, np.float32(0.25)
RATE, CLIP, LAMBDA, ENTROPY, VALUE = 1e-3, 0.2, 0.97, 0.01, 0.5
EPOCHS, SLICE = 2, 4096
NOT_ALLOWED = np.float32(-1e9)


class Network:
    """From what a seat knows to how much it likes each move, and to its chance of winning."""

    def __init__(self, lot: np.random.Generator) -> None:
        def layer(rows: int, columns: int, size: float) -> Floats:
            return np.asarray(lot.standard_normal((rows, columns)) * size / np.sqrt(rows), np.float32)

        self.weights = [
            layer(OBSERVED, HIDDEN, 1.0), np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, MOVES + 1, 0.1), np.zeros(MOVES + 1, np.float32),
        ]  # fmt: skip
        self.speed = [np.zeros_like(each) for each in self.weights]
        self.size = [np.zeros_like(each) for each in self.weights]
        self.lessons = 0

    def __call__(self, seen: Floats, masks: NDArray[Any]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the logarithms of the moves' probabilities, the values."""
        first, shift, second, bias = self.weights
        hidden = np.tanh(seen @ first + shift)
        out = hidden @ second + bias
        likes = np.where(masks > 0, out[:, :MOVES], NOT_ALLOWED)
        likes -= likes.max(axis=1, keepdims=True)
        return hidden, likes - np.log(np.exp(likes).sum(axis=1, keepdims=True)), out[:, MOVES]

    def learn(self, seen: Floats, hidden: Floats, wanted: Floats) -> None:
        """Follow the gradient given for the outputs (Adam)."""
        second = self.weights[2]
        back = (wanted @ second.T) * (1 - hidden * hidden)
        slopes = [seen.T @ back, back.sum(axis=0), hidden.T @ wanted, wanted.sum(axis=0)]
        self.lessons += 1
        for weight, slope, speed, size in zip(self.weights, slopes, self.speed, self.size, strict=True):
            speed += 0.1 * (slope - speed)
            size += 0.001 * (slope * slope - size)
            fair = np.sqrt(size / (1 - 0.999**self.lessons)) + 1e-8
            weight -= np.float32(RATE) * (speed / np.float32(1 - 0.9**self.lessons)) / fair


@dataclass
class Diary:
    """What the learning seats saw, did and got, step by step."""

    seen: list[NDArray[np.int8]] = field(default_factory=list)
    masks: list[NDArray[np.int8]] = field(default_factory=list)
    moves: list[NDArray[np.int64]] = field(default_factory=list)
    likes: list[Floats] = field(default_factory=list)
    values: list[Floats] = field(default_factory=list)
    games: list[NDArray[np.int64]] = field(default_factory=list)  # in which games it was the learner's choice
    ended: list[NDArray[np.bool_]] = field(default_factory=list)
    paid: list[Floats] = field(default_factory=list)


def as_numbers(seen: NDArray[np.int8]) -> Floats:
    return seen.astype(np.float32) * SCALE


def at_random(masks: NDArray[np.int8], lot: np.random.Generator) -> NDArray[np.int64]:
    return np.asarray(np.argmax(masks * lot.random(masks.shape, np.float32), axis=1))


def drawn(likes: Floats, lot: np.random.Generator) -> NDArray[np.int64]:
    """A move by its probability."""
    noise = -np.log(-np.log(lot.random(likes.shape, np.float32) + 1e-12) + 1e-12)  # Gumbel
    return np.asarray(np.argmax(likes + noise, axis=1))


def play(net: Network, games: VectorEnv, found: Buffers, seats: NDArray[Any], lot: np.random.Generator) -> Diary:
    """So many steps of every game, written down."""
    diary = Diary()
    for _ in range(STEPS):
        moves, mine = at_random(found.masks, lot), np.flatnonzero(found.seats == seats)
        seen, masks = found.observations[mine], found.masks[mine]
        _, likes, values = net(as_numbers(seen), masks)
        chosen = drawn(likes, lot)
        moves[mine] = chosen
        games.step(moves, into=found)
        diary.seen.append(seen)
        diary.masks.append(masks)
        diary.moves.append(chosen)
        diary.likes.append(likes[np.arange(len(mine)), chosen])
        diary.values.append(values)
        diary.games.append(mine)
        diary.ended.append(found.outcomes != 0)
        diary.paid.append(found.rewards[np.arange(len(seats)), seats])
    return diary


def advantages(diary: Diary, last: Floats) -> list[Floats]:
    """How much better each choice turned out than was expected, looking ahead over the learner's own choices."""
    ahead, hope, found = last.copy(), np.zeros_like(last), []
    for step in reversed(range(STEPS)):
        over, mine = diary.ended[step], diary.games[step]
        ahead[over], hope[over] = diary.paid[step][over], 0
        values = diary.values[step]
        better = ahead[mine] - values + np.float32(LAMBDA) * hope[mine]
        ahead[mine], hope[mine] = values, better
        found.append(better)
    return found[::-1]


def lesson(net: Network, diary: Diary, better: list[Floats], lot: np.random.Generator) -> None:
    """Make what turned out well likelier, within limits."""
    seen, masks = np.concatenate(diary.seen), np.concatenate(diary.masks)
    moves, before = np.concatenate(diary.moves), np.concatenate(diary.likes)
    gains = np.concatenate(better)
    targets = gains + np.concatenate(diary.values)
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in np.array_split(lot.permutation(len(seen)), max(1, len(seen) // SLICE)):
            rows, numbers = np.arange(len(part)), as_numbers(seen[part])
            hidden, likes, values = net(numbers, masks[part])
            chances = np.exp(likes)
            ratio = np.exp(likes[rows, moves[part]] - before[part])
            gain = gains[part]
            open_to_change = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = np.where(open_to_change, ratio * gain, 0).astype(np.float32)
            wanted = np.zeros((len(part), MOVES + 1), np.float32)
            wanted[:, :MOVES] = chances * pull[:, None]
            wanted[rows, moves[part]] -= pull
            surprise = np.where(masks[part] > 0, likes, 0)
            disorder = -(chances * surprise).sum(axis=1, keepdims=True)
            wanted[:, :MOVES] += ENTROPY * chances * (surprise + disorder)
            wanted[:, MOVES] = VALUE * (values - targets[part])
            net.learn(numbers, hidden, wanted / np.float32(len(part)))


def trained(minutes: float, seed: int, most_lessons: int = sys.maxsize) -> Network:
    """A network taught for so long by the clock, or so many lessons."""
    lot = np.random.default_rng(seed)
    net, games, found = Network(lot), VectorEnv(BATCH, seed << 20, houses=HOUSES), Buffers.blank(BATCH)
    seats = np.arange(BATCH) % HOUSES
    games.reset(into=found)
    began, told, lessons = time.monotonic(), 0.0, 0
    while (passed := time.monotonic() - began) < minutes * 60 and lessons < most_lessons:
        diary = play(net, games, found, seats, lot)
        seen = games.observe_seats(seats)
        _, _, last = net(as_numbers(seen), np.ones((BATCH, MOVES), np.int8))
        lesson(net, diary, advantages(diary, last), lot)
        lessons += 1
        if passed >= told:
            over = np.stack(diary.ended)
            share = np.stack(diary.paid)[over].mean() if over.any() else 0.0
            print(f"{passed:5.0f} s  {lessons:4d} lessons  wins {share:.1%} while learning", flush=True)
            told += 15
    return net


def examined(net: Network, games: int, seed: int) -> float:
    """The share of fresh games that the network wins, each of its moves the one it likes best."""
    lot = np.random.default_rng(seed)
    table, seats = VectorEnv(games, (seed << 20) + (1 << 40), houses=HOUSES), np.arange(games) % HOUSES
    found, won, done = table.reset(), np.zeros(games), np.zeros(games, bool)
    while not done.all():
        moves, mine = at_random(found.masks, lot), np.flatnonzero(found.seats == seats)
        moves[mine] = net(as_numbers(found.observations[mine]), found.masks[mine])[1].argmax(axis=1)
        found = table.step(moves)
        over = (found.outcomes != 0) & ~done
        won[over] = found.rewards[np.arange(games), seats][over]
        done |= over
    return float(won.mean())


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z2 = 1.96**2
    middle, width = share + z2 / (2 * games), 1.96 * np.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return (middle - width) / (1 + z2 / games), (middle + width) / (1 + z2 / games)


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args(words)
    share = examined(trained(asked.minutes, asked.seed), asked.games, asked.seed)
    low, high = interval(share, asked.games)
    print(f"seed {asked.seed}: wins {share:.1%} [{low:.1%}, {high:.1%}] of {asked.games} games against three random")


if __name__ == "__main__":
    main(sys.argv[1:])
