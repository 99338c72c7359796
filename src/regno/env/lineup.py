"""Opponents by name, file, object or function, and the records by which compiled code plays them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regno.env.checks import BadCall, of_type, whole_number
from regno.env.frozen import HEURISTICS, NAMES, SOVEREIGN_POLICY
from regno.env.kernel.opponents import HEURISTIC, MOST_BRAINS, MOST_WEIGHT, OUTSIDE, POLICY, POOLED, RANDOM, Brain
from regno.env.net import NetPolicy
from regno.players.heuristic_weights import HeuristicWeights
from regno.players.models import checkpoint
from regno.players.models.policy import PolicyWeights
from regno.proelio.jit.compile import batch, to_records
from regno.proelio.state import Options

Choice = Callable[[NDArray[np.int8], NDArray[np.int8]], NDArray[Any]]  # (observations, masks) -> moves
SELF, LEARNER = "self", -1


@dataclass(frozen=True, eq=False)
class FrozenPlayer:
    """A player that does not learn. ``kind`` says which of the other fields it plays by."""

    name: str
    kind: int
    heuristic: HeuristicWeights | None = None
    policy: Any = None  # a record of PolicyWeights
    choice: Choice | None = None


class Pool:
    """Opponents to be drawn again for each seat of each game, by weight; more may be added while games are played.

    ``"self"`` stands for the caller: a seat that draws it is asked for like the learner's own.
    """

    def __init__(self, players: list[Any] | tuple[Any, ...], weights: Sequence[int] | None = None) -> None:
        of_type("players", players, list | tuple, "list")
        of_type("weights", [] if weights is None else weights, list | tuple | np.ndarray, "list")
        shares = [1] * len(players) if weights is None else list(weights)
        if not players or len(shares) != len(players):
            raise BadCall("bad-pool", players=len(players), weights=len(shares))
        self.entries: list[tuple[Any, int]] = []
        for player, weight in zip(players, shares, strict=True):
            self.add(player, weight)

    def add(self, player: Any, weight: int = 1) -> None:
        """Add an opponent; the games dealt from now on may draw it. Raise BadCall if the pool becomes too large."""
        room = MOST_WEIGHT - sum(each for _, each in self.entries)
        if len(self.entries) == MOST_BRAINS or room < 1:
            raise BadCall("pool-full", players=MOST_BRAINS, weight=MOST_WEIGHT)
        self.entries.append((player, whole_number("weight", weight, 1, room)))


def find_player(what: Any, options: Options) -> FrozenPlayer:
    """Return the opponent that a name, a file, an object or a function stands for; raise BadCall for anything else."""
    if isinstance(what, FrozenPlayer):
        return what
    if isinstance(what, str) and what in NAMES:
        return named_player(what, options)
    if isinstance(what, str | PathLike):
        return read_player(what)
    if isinstance(what, NetPolicy):
        return FrozenPlayer("net", OUTSIDE, choice=what.choose)
    if callable(what):
        return FrozenPlayer(getattr(what, "__name__", "function"), OUTSIDE, choice=what)
    raise BadCall("unknown-opponent", found=repr(what), known=", ".join(NAMES))


def named_player(name: str, options: Options) -> FrozenPlayer:
    """Return one of NAMES; the policy is that of the checkpoint nearest to the table."""
    if name in HEURISTICS:
        return FrozenPlayer(name, HEURISTIC, heuristic=HEURISTICS[name])
    if name == SOVEREIGN_POLICY:
        return FrozenPlayer(name, POLICY, policy=checkpoint.checkpoint_for(options).policy)
    return FrozenPlayer(name, RANDOM)


def read_player(file: str | PathLike[str]) -> FrozenPlayer:
    """Return the player of a file: a checkpoint of ``regno train``, or a network of ``NetPolicy.save``."""
    path = Path(file)
    if path.suffix != ".npz" or "\0" in str(path) or not path.is_file():
        raise BadCall("unknown-opponent", found=repr(str(path)), known=", ".join(NAMES))
    try:
        with np.load(path) as stored:
            kinds = set(stored.files)
        if "instinct" in kinds:
            with path.open("rb") as opened:
                return FrozenPlayer(path.stem, POLICY, policy=checkpoint.read(opened).policy)
        net = NetPolicy.load(path)
    except BadCall:
        raise
    except Exception as trouble:  # whatever NumPy finds wrong with a file
        raise BadCall("bad-checkpoint", file=str(path), why=str(trouble)) from trouble
    return FrozenPlayer(path.stem, OUTSIDE, choice=net.choose)


class Lineup:
    """Who plays against the caller: one for all other seats, one for each, or a pool."""

    def __init__(self, opponents: Any, options: Options) -> None:
        self.options, self.packed_entries = options, -1
        self.pool = opponents if isinstance(opponents, Pool) else None
        self.named: list[Any] = []
        houses = options.houses
        if opponents is None:
            self.named = [SELF] * (houses - 1)
        elif isinstance(opponents, str | PathLike) or not isinstance(opponents, Sequence):
            self.named = [] if self.pool else [opponents] * (houses - 1)
        else:
            self.named = list(opponents)
            if len(self.named) != houses - 1:
                raise BadCall("wrong-opponents", found=len(self.named), wanted=houses - 1)
        self.players: list[FrozenPlayer | None] = []
        self.found: dict[int, tuple[Any, FrozenPlayer | None]] = {}
        self.update()

    def find(self, what: Any) -> FrozenPlayer | None:
        """Return a player, made once; None for the caller himself."""
        if id(what) not in self.found:
            same = isinstance(what, str) and what == SELF
            self.found[id(what)] = what, None if same else find_player(what, self.options)
        return self.found[id(what)][1]

    def update(self) -> None:
        """Make the records again if the pool has grown."""
        entries = self.pool.entries if self.pool else []
        if len(entries) == self.packed_entries:
            return
        self.packed_entries = len(entries)
        pooled = [(self.find(what), weight) for what, weight in entries]
        listed = [(self.find(what), 1) for what in self.named]
        self.players = [player for player, _ in pooled + listed]
        self.brains, self.heuristics, self.policies = pack(pooled + listed)
        plan = [LEARNER, *([POOLED] * (self.options.houses - 1))]
        for place, player in enumerate(player for player, _ in listed):
            plan[place + 1] = len(pooled) + place if player else LEARNER
        self.plan = plan

    def write(self, settings: Any) -> None:
        """Write the plan into the settings of the batch."""
        settings["pool"] = self.packed_entries
        settings["plan"][: len(self.plan)] = self.plan


def pack(players: Sequence[tuple[FrozenPlayer | None, int]]) -> tuple[Any, Any, Any]:
    """Return the records of brains, heuristic weights and policies; none of the three is ever empty."""
    brains = batch(Brain, max(1, len(players)))
    heuristics: list[Any] = []
    policies: list[Any] = []
    for brain, (player, weight) in zip(brains, players, strict=False):
        brain["kind"], brain["which"], brain["weight"] = (player.kind if player else OUTSIDE), 0, weight
        if player is None:
            brain["which"] = -1
        elif player.kind == HEURISTIC:
            brain["which"] = len(heuristics)
            heuristics.append(to_records(player.heuristic)[0])
        elif player.kind == POLICY:
            brain["which"] = place_of(player.policy, policies)
    return brains, records(HeuristicWeights, heuristics), records(PolicyWeights, policies)


def place_of(policy: Any, policies: list[Any]) -> int:
    """Return the place of a policy among those already packed, adding it if it is new."""
    for place, each in enumerate(policies):
        if each is policy:
            return place
    policies.append(policy)
    return len(policies) - 1


def records(cls: type, found: Sequence[Any]) -> Any:
    """Return records of a class as one array, a blank one if there are none."""
    made = batch(cls, max(1, len(found)))
    for place, each in enumerate(found):
        made[place] = each
    return made
