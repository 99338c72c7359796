"""A vectorised environment: thousands of games stepped, observed and masked in compiled code, into reusable buffers.

>>> from regno.env.vector import VectorEnv
>>> games = VectorEnv(games=4096, seed=1, opponents="steward")
>>> before = games.reset()
>>> after = games.step(before.masks.argmax(axis=1))

In every game one seat acts at a time: ``seats`` says which, ``observations`` holds what it knows, ``masks`` its legal
moves. When a game ends, the step returns its ``rewards`` and ``outcomes``, and the observation is already that of a new
game. With ``opponents`` the caller has one seat of each game, and each step goes on to that seat's next choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import prod
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regno.env import checks
from regno.env.checks import MOST_GAMES, MOST_SEED, BadCall
from regno.env.kernel.batch import ANSWER, AT_END, DEAL, LEARNER, LOOK, NEXT, NO_MOVE, STEP, BatchGame
from regno.env.kernel.encode import Observation, Truth
from regno.env.kernel.opponents import OUTSIDE, BatchSettings
from regno.env.lineup import FrozenPlayer, Lineup, find_player, pack
from regno.env.notice import with_notice
from regno.errors import BadOption
from regno.players.models.policy import PolicyScratch
from regno.proelio.chance import Rng
from regno.proelio.edition import DEFAULT
from regno.proelio.edition import edition as find_edition
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.jit.compile import batch, dtype_of, to_records
from regno.proelio.jit.package import JitPackage
from regno.proelio.moves import MOVES
from regno.proelio.state import SEATS, Events, State

OBSERVED = dtype_of(Observation).itemsize  # numbers in one observation
HIDDEN = dtype_of(Truth).itemsize
JIT = JitPackage(
    "regno.env.kernel",
    ("encode", "opponents", "batch"),
    upon=(
        "regno.players.heuristic_weights",
        "regno.players.heuristic",
        "regno.players.relations",
        "regno.players.models.features",
        "regno.players.models.policy",
    ),
)
ALIGNED = 64  # bytes
BATCH, MORE = "batch", "more"  # the stages: playing, and what only some callers need
SECONDS = {BATCH: 25, MORE: 15}  # that compiling takes, about

Small = NDArray[np.int8]
Numbers = NDArray[np.int64]


@dataclass
class Buffers:
    """The output of a step; reusable, so that a step allocates nothing."""

    observations: Small  # games x OBSERVED
    masks: Small  # games x MOVES, 1 for allowed
    seats: Numbers  # who must choose
    rewards: NDArray[np.float32]  # games x SEATS, of the step just taken
    outcomes: Small  # GOES_ON, ENDED or ILLEGAL
    lengths: NDArray[np.int32]  # of the game that ended in this step: how many choices the caller made in it

    @classmethod
    def blank(cls, games: int) -> Buffers:
        checks.whole_number("games", games, 1, MOST_GAMES)
        return cls(**{name: aligned_zeros(shape, form) for name, (shape, form) in layout(games).items()})


def aligned_zeros(shape: tuple[int, ...], form: Any) -> Any:
    """Return an array of zeros that begins where JAX shares it: at a multiple of ALIGNED bytes."""
    size = prod(shape) * np.dtype(form).itemsize
    room = np.zeros(size + ALIGNED, np.int8)
    first = -room.ctypes.data % ALIGNED
    return room[first : first + size].view(form).reshape(shape)


@cache
def layout(games: int) -> dict[str, tuple[tuple[int, ...], type]]:
    """Return shape and type of each buffer."""
    return {
        "observations": ((games, OBSERVED), np.int8),
        "masks": ((games, MOVES), np.int8),
        "seats": ((games,), np.int64),
        "rewards": ((games, SEATS), np.float32),
        "outcomes": ((games,), np.int8),
        "lengths": ((games,), np.int32),
    }


@dataclass(frozen=True, eq=False)
class BatchSnapshot:
    """All games of a batch at one moment; nothing in it changes while they are played on."""

    parts: tuple[NDArray[Any], ...]

    def __post_init__(self) -> None:
        """Raise BadCall for one that was not taken by ``VectorEnv.snapshot``."""
        checks.of_type("parts", self.parts, tuple, "tuple")
        for part in self.parts:
            checks.of_type("parts", part, np.ndarray, "tuple[NDArray, ...]")


def units(stage: str = BATCH) -> Mapping[str, ModuleType]:
    """Return the compiled environment, one stage of it prepared; if that takes a while, it is said on stderr."""
    warm_up = warm_up_batch if stage == BATCH else warm_up_more
    if JIT.is_ready(stage):
        return JIT.units
    return with_notice(f"compiling-{stage}", SECONDS[stage], lambda tell: JIT.prepare(stage, warm_up, tell))


def warm_up_batch() -> None:
    """Call what plays once."""
    VectorEnv(games=1, engine=JIT.units).reset()


def warm_up_more() -> None:
    """Call what observes other seats, the truth, and the choices of players once."""
    games = VectorEnv(games=1, engine=JIT.units)
    found = games.reset()
    games.observe_seats(found.seats)
    games.truth(found.seats)
    games.moves_of("random")


class VectorEnv:
    """A batch of games with the same options.

    ``opponents``: a name, a file, a player of ``regno.zoo`` or a function for all seats but the caller's; a list with
    one for each seat after his; or a ``Pool``. None: the caller chooses for every seat.
    ``seat``: the caller's; without it the seed of each game decides (seed modulo Houses).
    ``skip_forced``: choices with a single legal move are made without asking.
    ``redeal``: a finished game is followed by the next one; else it stays as it ended.
    ``keep_finals``: the last observation of each finished game is kept in ``finals``.
    """

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
        opponents: Any = None,
        seat: int | None = None,
        skip_forced: bool = True,
        redeal: bool = True,
        keep_finals: bool = False,
    ) -> None:
        if isinstance(games, int) and games < 1:
            raise BadOption("too-few-games", games=str(games))
        self.games = checks.whole_number("games", games, 1, MOST_GAMES)
        self.seed = checks.whole_number("seed", seed, 0, MOST_SEED)
        name, *modes = checks.table(edition, houses, guilds, merchant, allied, rulings)
        book = find_edition(name)
        options = book.options(*modes)
        self.edition, self.plain_options, self.houses = book, options, options.houses
        self.lineup = Lineup(opponents, options)
        self.settings = batch(BatchSettings, 1)[0]
        self.settings["seat"] = -1 if seat is None else checks.whole_number("seat", seat, 0, options.houses - 1)
        self.settings["stride"] = self.games
        self.settings["skip_forced"] = checks.flag("skip_forced", skip_forced)
        self.settings["redeal"] = checks.flag("redeal", redeal)
        self.settings["keep_finals"] = checks.flag("keep_finals", keep_finals)
        self.engine = engine
        self.unit: Any = (engine or units())["batch"]
        self.options = to_records(options)[0]
        self.cards = np.array(book.deck(options), np.int64)
        self.states, self.knowledge, self.rngs = (batch(cls, self.games) for cls in (State, Knowledge, Rng))
        self.progress, self.chairs = batch(BatchGame, self.games), np.zeros((self.games, SEATS), np.int16)
        self.events, self.seen, self.scratch, self.lot = (
            batch(cls, 1)[0] for cls in (Events, State, PolicyScratch, Rng)
        )
        self.space = np.zeros(MOVES + 1, np.int64)
        self.all, self.actions = np.arange(self.games), np.zeros(self.games, np.int64)
        self.buffers = Buffers.blank(self.games)
        self.finals = np.zeros((self.games if keep_finals else 1, OBSERVED), np.int8)
        self.is_dealt = self.is_asking = False
        self.choosers: dict[str | int, tuple[Any, FrozenPlayer, tuple[Any, Any, Any]]] = {}

    # ------------------------------------------------------------ playing

    def reset(self, seed: int | None = None, into: Buffers | None = None) -> Buffers:
        """Deal every game; game number i has the seed ``seed + i``, the one after it ``seed + games + i``."""
        found = self.buffers_for(into)
        self.seed = self.seed if seed is None else checks.whole_number("seed", seed, 0, MOST_SEED)
        self.settings["first_seed"] = self.seed
        return self.run(DEAL, found)

    def step(self, actions: Any, into: Buffers | None = None) -> Buffers:
        """Apply one choice in every game, go on to the next ones and observe.

        The games judge the choices, whatever ``into`` holds: an illegal one ends its game with -1 for its author.
        """
        found = self.buffers_for(into)
        chosen = checks.whole_numbers("actions", actions, self.games)
        self.refuse_undealt()
        self.actions[:] = chosen
        return self.run(STEP, found)

    def observe(self, into: Buffers | None = None) -> Buffers:
        """Write seats, observations and masks again; rewards, outcomes and lengths are 0."""
        found = self.buffers_for(into)
        self.refuse_undealt()
        return self.run(LOOK, found)

    def run(self, why: int, found: Buffers) -> Buffers:
        """Go on to the caller's next choice in every game; opponents outside compiled code are asked together."""
        self.lineup.update()
        self.lineup.write(self.settings)
        self.is_dealt = False  # until all is well: an opponent may raise
        waiting = self.run_games(why, self.all, found)
        while waiting:
            at_end = np.flatnonzero(self.progress["waiting"] == AT_END)
            if len(at_end):
                self.finals[at_end] = found.observations[at_end]
                self.run_games(NEXT, at_end, found)
            chosen = np.flatnonzero(self.progress["waiting"] > LEARNER)
            if len(chosen):
                self.ask_outside(chosen, found)
                self.run_games(ANSWER, chosen, found)
            waiting = int((self.progress["waiting"] != LEARNER).sum())
        self.is_dealt = True
        return found

    def run_games(self, why: int, chosen: Numbers, found: Buffers) -> int:
        """Run the compiled loop on some games and return how many wait for something outside it."""
        lineup = self.lineup
        self.settings["why"] = why
        return int(
            self.unit.run_games(
                self.states, self.knowledge, self.rngs, self.progress, self.chairs, self.options, self.events,
                self.seen, self.cards, self.space, self.settings, lineup.brains, lineup.heuristics, lineup.policies,
                self.scratch, self.lot, chosen, self.actions, as_records(found.observations, Observation),
                found.masks, found.seats, found.rewards, found.outcomes, found.lengths,
            )
        )  # fmt: skip

    def ask_outside(self, chosen: Numbers, found: Buffers) -> None:
        """Let each opponent outside compiled code choose in all games that wait for it; raise BadCall if it errs."""
        waiting = self.progress["waiting"][chosen]
        for number in np.unique(waiting):
            rows = chosen[waiting == number]
            player = self.lineup.players[number]
            assert player and player.choice
            self.actions[rows] = self.answers_of(player, found.observations[rows], found.masks[rows], rows)

    def answers_of(self, player: FrozenPlayer, seen: Small, masks: Small, rows: Numbers) -> Numbers:
        """Return the choices of an opponent in some games; raise BadCall if one is not legal."""
        assert player.choice
        self.is_asking = True
        try:
            answer = player.choice(seen, masks.copy())
        finally:
            self.is_asking = False
        moves = checks.whole_numbers(player.name, answer, len(rows))
        in_range = (moves >= 0) & (moves < MOVES)
        legal = in_range & (masks[np.arange(len(rows)), np.where(in_range, moves, 0)] == 1)
        if not legal.all():
            wrong = int(np.flatnonzero(~legal)[0])
            raise BadCall("wrong-answer", name=player.name, move=str(moves[wrong]), game=int(rows[wrong]))
        return moves

    # ------------------------------------------------------------ looking

    def observe_seats(self, seats: Any, into: Small | None = None) -> Small:
        """Return the observation of a given seat in each game."""
        wanted, found = self.seats_for(seats), self.rows_for(into, OBSERVED)
        self.more().observe_seats(self.states, self.knowledge, self.seen, wanted, as_records(found, Observation))
        return found

    def truth(self, seats: Any, into: Small | None = None) -> Small:
        """Return the hidden state relative to a seat in each game; for a critic in training only."""
        wanted, found = self.seats_for(seats), self.rows_for(into, HIDDEN)
        self.more().reveal_games(self.states, wanted, as_records(found, Truth))
        return found

    def moves_of(self, player: Any, seed: int = 0) -> Numbers:
        """Return the move that a player would choose in every game, -1 where the game is over.

        ``player`` is whatever ``opponents`` may be. The games do not change, and ``seed`` is all its chance.
        """
        checks.whole_number("seed", seed, 0, MOST_SEED)
        self.refuse_undealt()
        frozen, records = self.chooser(player)
        moves = np.full(self.games, NO_MOVE, np.int64)
        if frozen.kind == OUTSIDE:
            found = self.observe(Buffers.blank(self.games))
            rows = np.flatnonzero(found.masks.any(axis=1))
            if len(rows):
                moves[rows] = self.answers_of(frozen, found.observations[rows], found.masks[rows], rows)
            return moves
        lot = batch(Rng, 1)[0]
        lot["low"], lot["high"] = (seed & 0xFFFFFFFF) ^ 0x9E3779B9, (seed >> 32) | 1
        brains, heuristics, policies = records
        self.more().choose_games(
            self.states, self.options, brains, 0, heuristics, policies, self.scratch, lot, self.space, moves
        )
        return moves

    def chooser(self, player: Any) -> tuple[FrozenPlayer, tuple[Any, Any, Any]]:
        """Return a player and its records, made once."""
        key = player if isinstance(player, str) else id(player)
        if key not in self.choosers:
            frozen = find_player(player, self.plain_options)
            self.choosers[key] = player, frozen, pack([(frozen, 1)])
        return self.choosers[key][1:]

    # ------------------------------------------------------------ keeping

    def snapshot(self) -> BatchSnapshot:
        """Return a copy of every game as it stands."""
        self.refuse_undealt()
        return BatchSnapshot(tuple(each.copy() for each in self.snapshot_arrays()))

    def restore(self, snapshot: BatchSnapshot, into: Buffers | None = None) -> Buffers:
        """Put every game back to a snapshot of this batch, or of one of the same size and table, and observe."""
        found = self.buffers_for(into)
        self.lineup.update()
        kept = self.snapshot_arrays()
        parts = snapshot.parts if isinstance(snapshot, BatchSnapshot) else ()
        fits = len(parts) == len(kept) and all(
            old.shape == new.shape and old.dtype == new.dtype for old, new in zip(kept, parts, strict=True)
        )
        if not fits or not np.array_equal(parts[-1], kept[-1]) or parts[-2] > kept[-2]:
            raise BadCall("bad-snapshot", found=len(parts[0]) if parts else 0, wanted=self.games)
        for old, new in zip(kept, parts, strict=True):
            old[...] = new
        self.is_dealt = True
        return self.observe(found)

    def snapshot_arrays(self) -> tuple[NDArray[Any], ...]:
        """Return all that tells how the games stand; last what must be the same in both batches of a restoration.

        Before it, how large the pool is: the games of a larger one have opponents that a smaller one does not.
        """
        return (
            self.states, self.knowledge, self.rngs, self.progress, self.chairs, np.array([self.lineup.packed_entries]),
            np.array([*self.options.tolist(), *self.cards, *self.lineup.plan]),
        )  # fmt: skip

    @property
    def seeds(self) -> Numbers:
        """The seed of each game as it is dealt now: ``reset(seed)`` of a single game deals it again."""
        return np.array(self.progress["seed"])

    @property
    def learners(self) -> Numbers:
        """The caller's seat in each game."""
        return np.array(self.progress["learner"], np.int64)

    @property
    def bytes_a_game(self) -> int:
        """Return the memory of one game, buffers included."""
        kept = (*self.snapshot_arrays()[:-1], self.all, self.actions, *vars(self.buffers).values())
        return int(sum(each.nbytes for each in kept)) // self.games

    # ------------------------------------------------------------ what is handed in

    def more(self) -> Any:
        """Return the compiled functions that only some callers need."""
        return (self.engine or units(MORE))["batch"]

    def refuse_undealt(self) -> None:
        """Raise BadCall before the first deal, and after an opponent has raised in the middle of a step."""
        self.refuse_opponents()
        if not self.is_dealt:
            raise BadCall("not-dealt")

    def refuse_opponents(self) -> None:
        """Raise BadCall while an opponent outside compiled code is asked: the games stand between two choices."""
        if self.is_asking:
            raise BadCall("call-within-a-choice")

    def buffers_for(self, into: Any) -> Buffers:
        """Return the buffers to write into; raise BadCall unless they fit, and while an opponent is asked."""
        self.refuse_opponents()
        if into is None or into is self.buffers:
            found = self.buffers
        elif isinstance(into, Buffers):
            found = into
        else:
            raise BadCall("no-buffers", found=type(into).__name__, games=self.games)
        for name, (shape, form) in layout(self.games).items():
            checks.buffer(f"into.{name}", getattr(found, name), shape, form)
        if found is not self.buffers:
            checks.distinct(vars(found))
        return found

    def rows_for(self, into: Any, width: int) -> Small:
        """Return an array of one row a game; raise BadCall unless it fits."""
        if into is None:
            return np.zeros((self.games, width), np.int8)
        checks.buffer("into", into, (self.games, width), np.int8)
        return into  # type: ignore[no-any-return]

    def seats_for(self, seats: Any) -> Numbers:
        """Return one seat for each game, a copy; raise BadCall unless all are at the table."""
        wanted = checks.numbers("seats", seats, self.games, 0, self.houses - 1)
        self.refuse_undealt()
        return wanted.copy()


def as_records(rows: Small, cls: type) -> Any:
    """View rows of int8 as records."""
    return rows.view(dtype_of(cls)).reshape(len(rows))
