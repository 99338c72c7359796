"""PPO training of a policy network against itself, its past and a pool of frozen players.

Deterministic for a seed: work is split into ``PARTS`` that run as threads and are added up in their order, whatever the
number of cores.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from regno.players import compiled
from regno.players.heuristic_weights import EVOLVED, HAND_TUNED, HeuristicWeights
from regno.players.models.leaf_net import LeafNet, widen
from regno.players.models.net_checkpoint import NET_PARTS, linear_net
from regno.players.models.policy_net import POLICY_UNITS, PolicyNet
from regno.players.training.ppo_games import DRAWS, HEURISTICS, LEARNER, PpoWorkspace, Sample
from regno.players.training.ppo_gradient import AdamStep, GradientScratch
from regno.proelio.edition import Edition
from regno.proelio.jit.compile import batch, to_records
from regno.proelio.state import Options, State

PARTS = 2  # threads, each with a gradient of its own
BETA1, BETA2, EPSILON = 0.9, 0.999, 1e-6  # of Adam
SAMPLES = 65_536  # decisions of the learner for one update
EPOCHS, BATCH_SIZE = 2, 4096
FINAL_RATE = 0.05  # part of the learning rate left at the end
USUAL_INPUTS = 60  # active at once, about; scales the initial weights
POOL = 10  # networks at most
KEPT = ("net", "average", "mean", "square", "critic")  # parts of a trainer that a training goes on from
FIRMNESS = 1000.0  # sharpness at which a policy plays its likeliest move
STEWARD, VETERAN, SHIPPED, SHARP, PAST = 0, 1, HEURISTICS, HEURISTICS + 1, HEURISTICS + 2  # opponents
START = PAST  # where the network that a training goes on from stays in the pool
SHARPNESS = 3.0  # of the shipped policy's second form, close to its likeliest moves


@dataclass(frozen=True)
class Course:
    """How a network learns, and against whom."""

    rate: float  # of Adam, at the beginning
    td_lambda: float
    entropy_weight: float
    averaging: float  # part of the averaged weights that each update leaves as it was
    lots: Mapping[int, int]  # opponents by their weight in the draw; the rest is former networks


# A critic that knows little needs whole games for an advantage, and a policy that knows little needs to try things out.
FIRST = Course(2e-3, 0.97, 0.01, 0.0, {LEARNER: 24, STEWARD: 6, VETERAN: 10, SHIPPED: 22, SHARP: 22})
# A bonus for entropy is worth as much as choices differ by, once a policy is good; so ONWARD has nearly none.
ONWARD = Course(
    5e-4, 0.9, 0.001, 0.995, {LEARNER: 28, STEWARD: 12, VETERAN: 12, SHIPPED: 8, SHARP: 15, START: 12}
)  # fmt: skip


def fresh_net(weights: Any, seed: int) -> Any:
    """Return a network that plays as a linear policy until it is trained: its units have no say yet."""
    net = linear_net(weights)
    net["units"] = POLICY_UNITS
    rng = np.random.default_rng(seed)
    net["into"] = rng.normal(0, 1 / np.sqrt(USUAL_INPUTS), net["into"].shape)
    return net


def firm(policy: Any) -> Any:
    """Return a policy network that plays its likeliest move."""
    made = policy.copy()
    made["sharpness"] = FIRMNESS
    return made


class PpoTrainer:
    """Trains one network at tables that differ in their modes only: a new one, or trained ones (NetModels) further."""

    def __init__(self, book: Edition, tables: Sequence[Options], models: Any, seed: int, start: Any = None) -> None:
        self.book, self.tables, self.seed = book, list(tables), seed
        self.course = FIRST if start is None else ONWARD
        self.pool = batch(PolicyNet, POOL)
        for place, sharpness in enumerate((1.0, SHARPNESS)):
            self.pool[place] = linear_net(models["policy"]["weights"], sharpness)
        self.frozen, self.past = 2, 0  # networks of the pool that stay, former ones after them
        self.critic = batch(LeafNet, 1)[0]
        if start is None:
            self.net = fresh_net(models["policy"]["weights"], seed)
            widen(models["value_net"], self.critic)
        else:
            self.go_on_from(start)
        self.average = self.net.copy()  # of the weights, over the last updates
        self.heuristics = batch(HeuristicWeights, HEURISTICS)
        for place, each in enumerate((HAND_TUNED, EVOLVED)):
            self.heuristics[place] = to_records(each)[0]
        self.workspaces = [batch(PpoWorkspace, 1)[0] for _ in range(PARTS)]
        self.samples = [batch(Sample, SAMPLES // PARTS) for _ in range(PARTS)]
        self.gradients, self.scratches = batch(PolicyNet, PARTS), batch(GradientScratch, PARTS)
        self.mean, self.square = batch(PolicyNet, 2)  # moments of Adam
        self.updates = self.games = self.steps = 0
        self.threads = ThreadPoolExecutor(PARTS)

    def go_on_from(self, start: Any) -> None:
        """Learn a trained network further, which stays in the pool too; its network of leaves is the critic."""
        self.net = start["net"].copy()
        self.net["sharpness"] = 1
        self.critic = start["leaf_net"].copy()
        self.pool[START - HEURISTICS] = firm(self.net)
        self.frozen = START - HEURISTICS + 1

    def lots(self) -> Any:
        """Return the opponents by their weight in the draw."""
        past = [HEURISTICS + self.frozen + each for each in range(self.past)]
        drawn = [opponent for opponent, weight in self.course.lots.items() for _ in range(weight)]
        rest = DRAWS - len(drawn)
        return np.array(drawn + [past[each % len(past)] if past else LEARNER for each in range(rest)], np.int64)

    def game(self, table: int) -> tuple[Any, ...]:
        options = self.tables[table % len(self.tables)]
        return batch(State, 1)[0], to_records(options)[0], np.array(self.book.deck(options), np.int64)

    def collect(self) -> None:
        """Play the games of one update."""
        play: Any = compiled.units()["training.ppo_games"].play_for_samples
        lots = self.lots()

        def run(part: int) -> None:
            first_seed = (self.seed << 48) + (self.updates << 24) + (part << 20)
            rest = (self.workspaces[part], self.samples[part], self.course.td_lambda, first_seed)
            play(*self.game(self.updates), self.net, self.pool, self.heuristics, self.critic, lots, *rest)

        list(self.threads.map(run, range(PARTS)))
        self.games += sum(int(each["games"]) for each in self.workspaces)

    def update(self, part: float) -> None:
        """Play a batch of games and take the steps of Adam that it is good for; ``part`` of the training is done."""
        rate = self.course.rate * (1 - (1 - FINAL_RATE) * part)
        self.collect()
        advantages = np.concatenate([each["advantage"] for each in self.samples])
        self.scratches["scale"] = 1 / (advantages.std() + 1e-6)
        self.scratches["entropy_weight"] = self.course.entropy_weight
        rng = np.random.default_rng((self.seed, self.updates))
        for _ in range(EPOCHS):
            orders = [rng.permutation(len(each)) for each in self.samples]
            for first in range(0, SAMPLES // PARTS, BATCH_SIZE // PARTS):
                self.descend(orders, first, first + BATCH_SIZE // PARTS, rate)
        self.updates += 1
        keep = np.float32(self.course.averaging)
        for name in NET_PARTS:
            self.average[name] = keep * self.average[name] + (1 - keep) * self.net[name]

    def descend(self, orders: list[Any], first: int, end: int, rate: float) -> None:
        """Take one step of Adam."""
        unit: Any = compiled.units()["training.ppo_gradient"]

        def run(part: int) -> None:
            rest = (orders[part], first, end, self.scratches[part], self.gradients[part])
            unit.add_gradients(self.net, self.samples[part], *rest)

        list(self.threads.map(run, range(PARTS)))
        self.steps += 1
        step = batch(AdamStep, 1)[0]
        step["rate"], step["divisor"] = rate / (1 - BETA1**self.steps), 1 / BATCH_SIZE
        step["keep_mean"], step["keep_square"], step["epsilon"] = BETA1, BETA2, EPSILON
        step["scale_square"] = 1 / (1 - BETA2**self.steps)
        unit.take_step(step, self.net, self.mean, self.square, *self.gradients)

    def remember(self) -> None:
        """Put the present network into the pool; the oldest former one leaves it when it is full."""
        if self.past == POOL - self.frozen:
            self.pool[self.frozen : -1] = self.pool[self.frozen + 1 :].copy()
            self.past -= 1
        self.pool[self.frozen + self.past] = self.net
        self.past += 1

    def share(self, opponent: int, games: int, greedy: bool, table: int = 0, seed: int = 1 << 60) -> float:
        """Return the win share of the averaged network against an opponent of the pool in all other seats."""
        play: Any = compiled.units()["training.ppo_games"].play_match

        def run(part: int) -> float:
            rest = (self.workspaces[part], self.samples[part], int(greedy), seed + (part << 40), games // PARTS)
            fixed = (self.average, self.pool, self.heuristics, self.critic, opponent)
            return float(play(*self.game(table), *fixed, *rest))

        return sum(self.threads.map(run, range(PARTS))) / (games // PARTS * PARTS)

    # ---------------------------------------------------------------- state

    def state(self) -> dict[str, Any]:
        """Return all that training goes on from, as arrays."""
        counts = np.array([self.updates, self.games, self.steps, self.past])
        arrays = {name: getattr(self, name) for name in KEPT}
        return {"counts": counts, "pool": self.pool, **{name: np.array(each) for name, each in arrays.items()}}

    def restore(self, state: Any) -> None:
        """Go on from a state."""
        self.updates, self.games, self.steps, self.past = (int(each) for each in state["counts"])
        self.pool[:] = state["pool"]
        for name in KEPT:
            setattr(self, name, state[name].copy())
