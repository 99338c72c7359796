"""Matches of fixed simulations between variants of the search and quick players, in compiled code."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from regno.arena.ratings import wilson_interval
from regno.matches.kernel import match as kernel
from regno.matches.kernel.search import Contender, TrialState, TrialWorkspace
from regno.matches.package import JIT
from regno.players.heuristic_weights import HAND_TUNED
from regno.players.models.checkpoint import checkpoint_for
from regno.players.models.net_checkpoint import NetModels, linear_models
from regno.players.search.tree import Node, Root
from regno.proelio.chance import Rng
from regno.proelio.edition import Edition
from regno.proelio.info.determinize import CardPool
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.jit.compile import batch, to_records
from regno.proelio.state import Options, State

MOST_SIMULATIONS = 1 << 15
SLICE = 20  # games between two reports


@dataclass(frozen=True, eq=False)
class Variant:
    """A player of a match; the defaults are the Sovereign's."""

    simulations: int = 0  # 0 for one that does not search
    kind: str = "likeliest"  # of one that does not search: steward, drawn, likeliest
    halving: bool = False
    same_worlds: bool = False
    candidates: int = 1
    value_scale: float = 0.1
    exploration: float = 0.5
    horizon: int = 8
    firm: bool = False
    models: Any = None  # a record of NetModels; the shipped policy and value network without

    def write(self, record: Any) -> None:
        """Write it as the compiled code takes it."""
        kinds = {"steward": kernel.STEWARD, "drawn": kernel.DRAWN, "likeliest": kernel.LIKELIEST}
        record["kind"] = kernel.SEARCH if self.simulations else kinds[self.kind]
        for each in fields(self):
            if each.name not in ("kind", "models"):
                record[each.name] = getattr(self, each.name)


@dataclass(frozen=True)
class Score:
    """The share of the first of two variants, with Wilson's 95 % interval."""

    games: int
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % [{100 * self.low:.1f}, {100 * self.high:.1f}] of {self.games}"


class VariantMatch:
    """One variant against another in all other seats."""

    def __init__(self, book: Edition, options: Options, one: Variant, other: Variant, seed: int = 1) -> None:
        contenders, roots = batch(Contender, 2), batch(Root, 2)
        for record, variant in zip(contenders, (one, other), strict=True):
            variant.write(record)
        m, tree = batch(TrialState, 1)[0], batch(Node, MOST_SIMULATIONS)
        m["capacity"] = len(tree)
        for root in roots:
            root["options"] = to_records(options)[0]
        cards, models = np.array(book.deck(options), np.int64), batch(NetModels, 2)
        for place, variant in enumerate((one, other)):
            models[place] = linear_models(checkpoint_for(options)) if variant.models is None else variant.models
        self.records = (
            batch(State, 1), batch(Knowledge, 2), to_records(options)[0], cards, models, to_records(HAND_TUNED)[0],
            contenders, m, tree, roots, batch(State, 2), batch(State, 1), batch(CardPool, 1)[0],
            batch(TrialWorkspace, 1)[0], batch(Rng, 1)[0],
        )  # fmt: skip
        self.first_seed = seed << 32
        self.shares: list[float] = []

    def play(self, games: int) -> Iterator[Score]:
        """Play ``games`` games, and yield the score after each slice."""
        unit: Any = JIT.units["match"]
        while len(self.shares) < games:
            found = np.zeros(min(SLICE, games - len(self.shares)))
            unit.play_match(*self.records, self.first_seed, len(self.shares), len(found), found)
            self.shares += found.tolist()
            yield self.score()

    def score(self) -> Score:
        """Return the score so far."""
        wins, games = sum(self.shares), len(self.shares)
        return Score(games, wins / games, *wilson_interval(wins, games))
