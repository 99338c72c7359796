"""Searches compared by single choices: what one gains over another in the same moments, by playouts.

Two searches agree in most moments, so playouts are needed only where they do not. A moment is a choice in a game of the
policy; the moves that the searches choose there are played to the end in believed worlds, with the same luck for each.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from regno.matches.kernel.search import Contender, TrialState, TrialWorkspace
from regno.matches.match import MOST_SIMULATIONS, Variant
from regno.matches.package import JIT
from regno.players.models.checkpoint import checkpoint_for
from regno.players.models.net_checkpoint import NetModels, linear_models
from regno.players.search.tree import Node, Root
from regno.proelio import engine
from regno.proelio.chance import Rng
from regno.proelio.edition import Edition
from regno.proelio.info.determinize import CardPool
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.jit.compile import batch, from_record, to_records
from regno.proelio.moves import MOVES
from regno.proelio.state import Options, State

CANDIDATES = 8  # worlds dealt for each that is used, drawn by their weight
SHARPNESS = 2.0  # of the policy that plays out, between a draw by its chances and its likeliest move
SEED_BITS = 20  # set aside for the worlds of a moment
NORMAL = 1.96


@dataclass(frozen=True)
class Gain:
    """What one search gains over another, in points of a hundred of the victory, for each choice."""

    moments: int
    differ: float  # the part of the moments in which they choose different moves
    mean: float
    doubt: float  # half of the 95 % interval

    def __str__(self) -> str:
        return (
            f"{self.mean:+.3f} ± {self.doubt:.3f} a choice; {100 * self.differ:.1f} % of {self.moments} choices differ"
        )


class Moments:
    """Choices in games of a policy network, with what their chooser knows."""

    def __init__(self, book: Edition, options: Options, models: Any, count: int, seed: int = 1) -> None:
        self.options, self.models = options, models.copy()
        self.models["net"]["sharpness"] = SHARPNESS
        self.roots, self.states = batch(Root, count), batch(State, count)
        self.roots["options"] = to_records(options)[0]
        self.scratch = (batch(State, 2), batch(State, 1), batch(CardPool, 1)[0], batch(TrialWorkspace, 1)[0])
        self.judge = batch(Contender, 1)[0]
        Variant(simulations=1, candidates=CANDIDATES).write(self.judge)
        self.values: dict[tuple[int, int], float] = {}  # by moment and move
        self.unit: Any = JIT.units["regret"]
        cards, luck = np.array(book.deck(options), np.int64), batch(Rng, 1)[0]
        table = (batch(State, 1), batch(Knowledge, 2), to_records(options)[0], cards, self.models)
        self.unit.collect_moments(*table, self.roots, self.states, self.scratch[-1], luck, seed << 32)

    def choices(self, variant: Variant, seed: int = 1) -> list[int]:
        """Return what a variant chooses at each moment; one without simulations the likeliest move of its policy."""
        contender, m, tree = batch(Contender, 1)[0], batch(TrialState, 1)[0], batch(Node, MOST_SIMULATIONS)
        variant.write(contender)
        m["capacity"] = len(tree)
        models = batch(NetModels, 1)
        models[0] = linear_models(checkpoint_for(self.options)) if variant.models is None else variant.models
        rest, found = (contender, models[0], m, tree, *self.scratch), []
        for place, state in enumerate(self.states):
            found.append(int(self.unit.choose(state, self.roots[place], *rest, (seed << 24) + place << SEED_BITS)))
        return found

    def play_out(self, place: int, moves: list[int], playouts: int) -> None:
        """Keep what some moves of a moment are worth, if it is not known yet."""
        moves = [move for move in dict.fromkeys(moves) if (place, move) not in self.values]
        self.values |= {(place, move): value for move, value in self.judge_moves(place, moves, playouts, 0).items()}

    def judge_moves(self, place: int, moves: list[int], playouts: int, part: int) -> dict[int, float]:
        """Return what moves of a moment are worth by playouts; each part has luck of its own."""
        values = np.zeros(max(len(moves), 1))
        rest = (self.states[place], self.roots[place], self.judge, self.models, np.array(moves, np.int64), len(moves))
        self.unit.judge_moves(*rest, *self.scratch, (1 << 56 + part) + (place << SEED_BITS), playouts, values)
        return dict(zip(moves, values.tolist(), strict=False))

    def legal_moves(self, place: int) -> list[int]:
        """Return the moves that are allowed at a moment."""
        space, state, options = [0] * (MOVES + 1), self.states[place], self.roots[place]["options"]
        return space[: engine.legal(from_record(state, State), from_record(options, Options), space)]

    def ceiling(self, chosen: list[int], playouts: int) -> Gain:
        """Return what the best of all moves by playouts gains over choices.

        One half of the playouts names the best move and the other half judges it, and the reverse, so that luck is not
        taken for worth.
        """
        gained, differ = np.zeros(len(chosen)), 0
        for place, mine in enumerate(chosen):
            halves = [self.judge_moves(place, self.legal_moves(place), playouts, part) for part in range(2)]
            for named, judging in (halves, halves[::-1]):
                best = max(named, key=named.__getitem__)
                gained[place] += 50 * (judging[best] - judging[mine])
                differ += best != mine
        return Gain(len(gained), differ / 2 / len(gained), float(gained.mean()), doubt_of(gained))

    def gain(self, one: list[int], other: list[int], playouts: int) -> Gain:
        """Return what the choices of one search gain over those of another."""
        gained = np.zeros(len(one))
        for place, pair in enumerate(zip(one, other, strict=True)):
            if pair[0] != pair[1]:
                self.play_out(place, list(pair), playouts)
                gained[place] = 100 * (self.values[place, pair[0]] - self.values[place, pair[1]])
        differ = sum(mine != theirs for mine, theirs in zip(one, other, strict=True)) / len(gained)
        return Gain(len(gained), differ, float(gained.mean()), doubt_of(gained))


def doubt_of(gained: Any) -> float:
    """Return half of the 95 % interval of a mean."""
    return NORMAL * float(gained.std() / len(gained) ** 0.5)
