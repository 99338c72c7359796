"""A vectorised environment: thousands of games stepped, observed and masked in compiled code, into reusable buffers.

>>> from regno.env.vector import VectorEnv
>>> games = VectorEnv(games=4096, seed=1)
>>> before = games.reset()
>>> after = games.step(before.masks.argmax(axis=1))

In every game one seat acts at a time: ``seats`` says which, ``observations`` holds what it knows, ``masks`` its legal
moves. When a game ends, the step returns its ``rewards`` and ``outcomes``, and the observation is already that of a new
game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regno.env.encode import Observation, Truth
from regno.errors import BadOption
from regno.proelio.chance import Rng
from regno.proelio.edition import DEFAULT
from regno.proelio.edition import edition as find_edition
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.jit.compile import batch, dtype_of, packed
from regno.proelio.jit.package import JitPackage
from regno.proelio.moves import MOVES
from regno.proelio.state import SEATS, Events, State

OBSERVED = dtype_of(Observation).itemsize  # numbers in one observation
HIDDEN = dtype_of(Truth).itemsize
JIT = JitPackage("regno.env", ("encode", "batch"))

Small = NDArray[np.int8]


@dataclass
class Buffers:
    """The output of a step; reusable, so that a step allocates nothing."""

    observations: Small  # games x OBSERVED
    masks: Small  # games x MOVES, 1 for allowed
    seats: NDArray[np.int64]  # who must choose
    rewards: NDArray[np.float32]  # games x SEATS, of the step just taken
    outcomes: Small  # GOES_ON, ENDED or ILLEGAL

    @classmethod
    def blank(cls, games: int) -> Buffers:
        return cls(
            np.zeros((games, OBSERVED), np.int8),
            np.zeros((games, MOVES), np.int8),
            np.zeros(games, np.int64),
            np.zeros((games, SEATS), np.float32),
            np.zeros(games, np.int8),
        )


def units(tell: Callable[[], None] | None = None) -> Mapping[str, ModuleType]:
    """Return the compiled environment, prepared once; ``tell`` is called if that takes a while."""
    return JIT.prepare("vector", lambda: VectorEnv(games=1, engine=JIT.units).tried(), tell)


class VectorEnv:
    """A batch of games with the same options."""

    def __init__(
        self,
        games: int,
        seed: int = 0,
        edition: str = DEFAULT,
        houses: int = 4,
        guilds: bool = False,
        merchant: bool = False,
        allied: bool = False,
        rulings: Mapping[str, str] | None = None,
        engine: Mapping[str, ModuleType] | None = None,
    ) -> None:
        if games < 1:
            raise BadOption("too-few-games", games=str(games))
        book = find_edition(edition)
        options = book.options(houses, guilds, merchant, allied, rulings or {})
        self.games, self.seed, self.houses = games, seed, houses
        self.unit: Any = (engine or units())["batch"]
        self.options = packed(options)[0]
        self.cards = np.array(book.deck(options), np.int64)
        self.states, self.knowledge, self.rngs = batch(State, games), batch(Knowledge, games), batch(Rng, games)
        self.events, self.seen = batch(Events, 1)[0], batch(State, 1)[0]
        self.space = np.zeros(MOVES + 1, np.int64)
        self.buffers = Buffers.blank(games)

    def reset(self, seed: int | None = None, into: Buffers | None = None) -> Buffers:
        """Deal every game; game number i has the seed ``seed + i``."""
        self.seed = self.seed if seed is None else seed
        found = into or self.buffers
        table = (self.states, self.knowledge, self.rngs, self.options, self.events, self.cards)
        self.unit.deal_games(*table, self.seed)
        found.rewards[:] = 0
        found.outcomes[:] = 0
        return self.observe(found)

    def step(self, actions: NDArray[Any], into: Buffers | None = None) -> Buffers:
        """Apply one choice in every game and observe; ``into`` must hold the masks of the previous step."""
        found = into or self.buffers
        table = (self.states, self.knowledge, self.rngs, self.options, self.events, self.cards)
        chosen = np.ascontiguousarray(actions, np.int64)
        self.unit.step_games(*table, chosen, found.masks, found.rewards, found.outcomes)
        return self.observe(found)

    def observe(self, found: Buffers) -> Buffers:
        """Write the observations and masks of the acting seats."""
        self.unit.observe_games(
            self.states, self.knowledge, self.options, self.seen, self.space,
            as_records(found.observations, Observation), found.masks, found.seats,
        )  # fmt: skip
        return found

    def observe_seats(self, seats: NDArray[np.int64], into: Small | None = None) -> Small:
        """Return the observation of a given seat in each game."""
        found = np.zeros((self.games, OBSERVED), np.int8) if into is None else into
        self.unit.observe_seats(self.states, self.knowledge, self.seen, seats, as_records(found, Observation))
        return found

    def truth(self, seats: NDArray[np.int64], into: Small | None = None) -> Small:
        """Return the hidden state relative to a seat in each game; for a critic in training only."""
        found = np.zeros((self.games, HIDDEN), np.int8) if into is None else into
        self.unit.reveal_games(self.states, seats, as_records(found, Truth))
        return found

    def tried(self) -> None:
        """Call every compiled function once."""
        found = self.reset()
        self.step(found.masks.argmax(axis=1))
        self.observe_seats(found.seats)
        self.truth(found.seats)
        self.step_alone(int(self.buffers.masks[0].argmax()))

    def step_alone(self, action: int) -> int:
        """Apply one choice in the first game without re-dealing it; for environments of a single game."""
        found = self.buffers
        table = (self.states[0], self.knowledge[0], self.rngs[0], self.options, self.events, self.space)
        return int(self.unit.step_alone(*table, action, found.masks[0], found.rewards[0]))

    @property
    def bytes_a_game(self) -> int:
        """Return the memory of one game, buffers included."""
        kept = (self.states, self.knowledge, self.rngs, *vars(self.buffers).values())
        return int(sum(each.nbytes for each in kept)) // self.games


def as_records(rows: Small, cls: type) -> Any:
    """View rows of int8 as records."""
    return rows.view(dtype_of(cls)).reshape(len(rows))
