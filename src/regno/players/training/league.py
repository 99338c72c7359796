"""The course of a policy network: rounds of PPO, each followed by matches over the pool; resumable from a file.

A network is accepted only if its worst share over the frozen players of the pool is higher than that of the one
accepted before. The critic is fitted again every few rounds, since a policy that has grown stronger wins from other
positions. At the end the value network is fitted to games of the accepted policy.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from regno.players.models.checkpoint import checkpoint_for, option_values
from regno.players.models.leaf_net import widen
from regno.players.models.net_checkpoint import NetCheckpoint, NetModels
from regno.players.models.net_features import NET_STAMP
from regno.players.models.value_net import ValueNet
from regno.players.training.datasets import sample_positions
from regno.players.training.ppo import SHARP, SHIPPED, START, STEWARD, VETERAN, PpoTrainer
from regno.players.training.progress import read_progress, write_progress
from regno.players.training.value_net import fit_net, write_net
from regno.proelio.edition import Edition
from regno.proelio.jit.compile import batch
from regno.proelio.state import Options

UPDATES_A_ROUND = 50
MATCH_GAMES = 4000
CRITIC_ROUNDS, CRITIC_POSITIONS = 10, 120_000  # rounds between two fits of the critic, positions of each
POOL_NAMES = {"steward": STEWARD, "evolved": VETERAN, "linear": SHIPPED, "linear-sharp": SHARP}


@dataclass(frozen=True)
class Round:
    """How the network stood after a round: shares by its likeliest move."""

    updates: int
    games: int
    shares: dict[str, float]
    accepted: bool

    @property
    def worst(self) -> float:
        return min(self.shares.values())


def by_turns(tables: Sequence[Options]) -> list[Options]:
    """Return the tables in the order of training: every second update is of the first, the others share the rest."""
    return [each for other in tables[1:] for each in (tables[0], other)] or list(tables)


class League:
    """Trains one network in rounds and keeps the best one so far."""

    def __init__(
        self,
        book: Edition,
        tables: Sequence[Options],
        seed: int,
        updates: int,
        start: NetCheckpoint | None = None,
        match_games: int = 0,
    ) -> None:
        self.book, self.tables, self.seed, self.updates, self.start = book, list(tables), seed, updates, start
        self.match_games = match_games or MATCH_GAMES
        weights = start.weights if start else None
        self.trainer = PpoTrainer(book, by_turns(tables), checkpoint_for(tables[0]).weights, seed, weights)
        self.pool = {**POOL_NAMES, **({"start": START} if start else {})}
        self.best = self.trainer.net.copy()
        self.rounds: list[Round] = []

    def settings(self) -> str:
        """Return what must be the same for a training to go on from a file."""
        table = option_values(self.tables[0])
        start = sha256(self.start.weights.tobytes()).hexdigest() if self.start else None
        return json.dumps([NET_STAMP, table, self.seed, self.updates, self.match_games, start])

    def train(self, progress: Path | None, tell: Callable[[Round], object]) -> None:
        """Train to the end, and after each round write the state to the file; go on from it if it is there."""
        if progress and progress.exists():
            self.read(progress)
        while self.trainer.updates < self.updates:
            for _ in range(min(UPDATES_A_ROUND, self.updates - self.trainer.updates)):
                self.trainer.update(self.trainer.updates / self.updates)
            self.rounds.append(self.judge())
            self.trainer.remember()
            if not self.start and len(self.rounds) % CRITIC_ROUNDS == 0:
                widen(self.value_net(self.trainer.net, CRITIC_POSITIONS), self.trainer.critic)
            if progress:
                self.write(progress)
            tell(self.rounds[-1])

    def judge(self) -> Round:
        """Play the present network against each frozen player of the pool; accept it if its worst share has risen."""
        shares = {name: self.trainer.share(which, self.match_games, True) for name, which in self.pool.items()}
        worst = max((each.worst for each in self.rounds if each.accepted), default=-1.0)
        accepted = min(shares.values()) > worst
        if accepted:
            self.best = self.trainer.average.copy()
        rounded = {name: round(share, 4) for name, share in shares.items()}
        return Round(self.trainer.updates, self.trainer.games, rounded, accepted)

    def finish(self, positions: int) -> NetCheckpoint:
        """Return the best network with a value network fitted to positions of its games, and the record of all this."""
        models = batch(NetModels, 1)[0]
        models["net"] = self.best
        models["net"]["sharpness"] = 1
        models["value_net"] = self.value_net(models["net"], positions)
        widen(models["value_net"], models["leaf_net"])
        rounds = [asdict(each) for each in self.rounds]
        training: dict[str, Any] = {"seed": self.seed, "updates": self.updates, "rounds": rounds}
        if self.start:
            models["leaf_net"], training["start"] = self.start.leaf_net, self.start.training
        return NetCheckpoint(option_values(self.tables[0]), models, training)

    def value_net(self, net: Any, positions: int) -> Any:
        """Return a value network fitted to positions of a policy network's games with itself, at all tables alike."""
        each, seed = positions // len(self.tables), self.seed + len(self.rounds)
        seen = [sample_positions(self.book, options, net, each, seed) for options in self.tables]
        rows, shares = (np.concatenate(part) for part in zip(*seen, strict=True))
        fitted = batch(ValueNet, 1)[0]
        write_net(fit_net(rows, shares, self.tables[0].allied == 1, seed), fitted)
        return fitted

    def state(self) -> dict[str, Any]:
        """Return all that training goes on from."""
        rounds = np.frombuffer(json.dumps([asdict(each) for each in self.rounds]).encode(), np.uint8)
        return {**self.trainer.state(), "best": np.array(self.best), "rounds": rounds}

    def write(self, progress: Path) -> None:
        """Write the state of training to a file, atomically."""
        write_progress(progress, self.settings(), self.state())

    def read(self, progress: Path) -> None:
        """Go on from a file; raise BadCheckpoint if it is of another training or broken."""
        state = read_progress(progress, self.settings(), self.state())
        self.rounds = [Round(**each) for each in json.loads(state.pop("rounds").tobytes())]
        self.best = state.pop("best").copy()
        self.trainer.restore(state)
