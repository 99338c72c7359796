"""The environments beside their peers, in one run: ``python bench/env.py [seconds]``.

A step is one choice with everything a learner needs for it: the observation of the seat that must choose and the mask
of what it may do. All play at random, with the same cheap choice where the interface allows it. Rates are in processor
time of one core; what is compared with one another is measured in short slices taken in turn. ``pip install --editable
".[peers]"`` brings the peers; those that are missing are told first. The whole takes a minute or two on a quiet
machine, once the environments are compiled.
"""

from __future__ import annotations

import os

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

import numpy as np
from results import progress, table, where, write

from regno.env.dataset import write_games
from regno.env.pettingzoo import env as our_aec
from regno.env.vector import MORE, VectorEnv, units

BATCHES = (256, 2048, 16384)
GAMES_OF_OPENSPIEL = ("gin_rummy", "hearts", "spades", "oh_hell")
GAMES_OF_PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
OPPONENTS = ("random", "steward", "veteran", "sovereign-policy")
PEERS = ("open_spiel", "pyspiel", "rlcard", "pygame", "jax", "pgx")  # what the extra ``peers`` brings, by module
WANTED_VECTOR, WANTED_AEC, WANTED_BYTES, WANTED_STEWARDS = 3_000_000, 15_000, 8192, 700_000
WANTED_COLD, WANTED_WARM = 30, 0.5  # seconds until the first step is taken
WRITTEN, WANTED_WRITTEN = 15_000, 60  # games of Stewards, a million decisions; seconds for a million
PGX_BATCH = 1024
SLICES = 8
OURS_AT, THROUGH_PETTINGZOO = "regno, 2048 games as one array, environment alone", "regno through PettingZoo"
AGAINST = "regno, 2048 games against three of: {}, learner's choices, environment alone"

Steps = Iterator[int]  # how many steps have been taken since the last look


def ours(batch: int) -> Steps:
    """The vectorised environment, choosing included."""
    games, lot = VectorEnv(batch, seed=1, guilds=True, merchant=True), np.random.default_rng(1)
    found = games.reset()
    noise = [lot.random(found.masks.shape, np.float32) for _ in range(4)]  # made once: it is not ours to measure
    turn = 0
    while True:
        turn += 1
        found = games.step((found.masks * noise[turn % len(noise)]).argmax(axis=1))
        yield batch


class Alone:
    """The environment without the choosing: how many steps it made in how much processor time."""

    def __init__(self, batch: int, **table: Any) -> None:
        self.games, self.lot = VectorEnv(batch, seed=1, guilds=True, merchant=True, **table), np.random.default_rng(1)
        self.found, self.spent, self.steps = self.games.reset(), 0.0, 0

    def slice(self, seconds: float) -> None:
        """Go on for so long; what has been measured so far is kept."""
        end = self.spent + seconds
        while self.spent < end:
            shape = self.found.masks.shape
            chosen = (self.found.masks * self.lot.random(shape, np.float32)).argmax(axis=1)
            began = process_time()
            self.found = self.games.step(chosen)
            self.spent += process_time() - began
            self.steps += shape[0]

    @property
    def rate(self) -> str:
        return f"{self.steps / self.spent:,.0f}"


def in_turn(runs: dict[str, Alone], seconds: float) -> dict[str, str]:
    """Return the rates of several runs, measured in slices taken in turn, so that a busy moment hurts all alike."""
    for _ in range(SLICES):
        for run in runs.values():
            run.slice(seconds / SLICES)
    return {what: run.rate for what, run in runs.items()}


def aec(game: Any) -> Steps:
    """A PettingZoo environment, one agent after the other."""
    seed, lot = 0, Random(1)
    while True:
        seed += 1
        game.reset(seed=seed)
        steps = 0
        for _ in game.agent_iter():
            seen, _, terminated, truncated, info = game.last()
            if terminated or truncated:
                game.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            game.step(int(lot.choice(np.flatnonzero(mask).tolist())))
            steps += 1
        yield steps


def openspiel(name: str) -> Steps:
    """OpenSpiel's C++ game from a Python loop, with tensors."""
    import pyspiel

    game, lot = pyspiel.load_game(name), Random(1)
    while True:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                answers, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lot.choices(answers, weights)[0])
            else:
                player = state.current_player()
                tensor(state, player)
                state.legal_actions_mask(player)
                state.apply_action(lot.choice(state.legal_actions()))
                steps += 1
        yield steps


def tensor(state: Any, player: int) -> Any:
    """What the player sees, as numbers; some games have only one of the two."""
    if state.get_game().get_type().provides_observation_tensor:
        return state.observation_tensor(player)
    return state.information_state_tensor(player)


def pgx(name: str) -> Steps:
    """Pgx, a batch compiled by JAX for the processor."""
    import jax
    import jax.numpy as jnp

    made: Any = import_module("pgx").make(name)
    step, start = jax.jit(jax.vmap(made.step)), jax.jit(jax.vmap(made.init))
    again = jax.jit(lambda old, new: jax.tree.map(lambda a, b: pick(jnp, old.terminated, a, b), old, new))
    key = jax.random.PRNGKey(1)
    state = start(jax.random.split(key, PGX_BATCH))
    choose = jax.jit(lambda key, mask: jnp.argmax(mask * jax.random.uniform(key, mask.shape), axis=1))
    while True:
        key, one, two = jax.random.split(key, 3)
        state = step(state, choose(one, state.legal_action_mask))
        state = again(state, start(jax.random.split(two, PGX_BATCH)))
        state.observation.block_until_ready()
        yield PGX_BATCH


def pick(jnp: Any, over: Any, old: Any, new: Any) -> Any:
    return jnp.where(over.reshape(over.shape + (1,) * (old.ndim - over.ndim)), new, old)


def rate(steps: Steps, seconds: float) -> float:
    """Steps a second of one core, after a first one that may compile."""
    next(steps)
    began, count = process_time(), 0
    while (passed := process_time() - began) < seconds:
        count += next(steps)
    return count / passed


def measure(what: str, make: Callable[[], Steps], seconds: float) -> tuple[str, str]:
    """One line; a peer that is not there is told so."""
    progress(what)
    try:
        return what, f"{rate(make(), seconds):,.0f}"
    except ImportError as missing:
        return what, f"not installed: {missing.name}"


def classic(name: str) -> Steps:
    return aec(import_module(f"pettingzoo.classic.{name}").env())


def lines(seconds: float) -> Iterator[tuple[str, str]]:
    alone = {f"regno, {batch} games as one array, environment alone": Alone(batch) for batch in BATCHES}
    against = {AGAINST.format(name): Alone(2048, opponents=name) for name in OPPONENTS}
    progress("regno alone and against opponents")
    yield from in_turn(alone | against, seconds).items()
    for batch in BATCHES:
        yield measure(f"regno, {batch} games as one array, choosing included", partial(ours, batch), seconds)
    yield measure(THROUGH_PETTINGZOO, lambda: aec(our_aec(guilds=True, merchant=True)), seconds)
    for name in GAMES_OF_PETTINGZOO:
        yield measure(f"PettingZoo {name}", partial(classic, name), seconds)
    for name in GAMES_OF_OPENSPIEL:
        yield measure(f"OpenSpiel {name}, Python loop with tensors", partial(openspiel, name), seconds)
    yield measure(f"Pgx sparrow_mahjong, {PGX_BATCH} games", lambda: pgx("sparrow_mahjong"), seconds)


# Run in a new process: measures the time until a game of the batch was stepped.
START = """
from time import perf_counter, process_time
wall, cpu = perf_counter(), process_time()
from regno.env import VectorEnv
games = VectorEnv(64, opponents="steward")
games.step(games.reset().masks.argmax(axis=1))
print(perf_counter() - wall, process_time() - cpu)
"""


def starts() -> Iterator[str]:
    """Give the seconds, wall and processor, of a first start with an empty cache, then of a second one."""
    with TemporaryDirectory() as folder:
        for _ in range(2):
            environment = {**os.environ, "REGNO_CACHE": folder, "PYTHONDONTWRITEBYTECODE": ""}  # as people start it
            command = [sys.executable, "-c", START]
            done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
            wall, cpu = map(float, done.stdout.split())
            yield f"{wall:.2f} / {cpu:.2f}"


def writing() -> str:
    """Return the seconds, wall and processor, that a million decisions of Stewards take to play and write."""
    with TemporaryDirectory() as folder:
        wall, cpu = perf_counter(), process_time()
        count = write_games(f"{folder}/games.parquet", WRITTEN, "steward", seed=1, guilds=True, merchant=True)
        wall, cpu = perf_counter() - wall, process_time() - cpu
    return f"{wall * 1e6 / count:.1f} / {cpu * 1e6 / count:.1f}"


def missing() -> str:
    """Return a sentence that names the peers that are not installed, empty if all are."""
    absent = [name for name in PEERS if find_spec(name) is None]
    how = 'pip install --editable ".[peers]" brings them'
    return f"not installed, so not measured: {', '.join(absent)}; {how}" if absent else ""


def main(words: list[str]) -> None:
    seconds = float(words[0]) if words else 3.0
    if absent := missing():
        print(absent, file=sys.stderr, flush=True)
    units()
    units(MORE)
    place = where()
    found = dict(lines(seconds))
    bytes_a_game = VectorEnv(1000).bytes_a_game
    progress("a million decisions as Parquet")
    written = writing()
    progress("starts, with an empty cache and with a full one")
    cold, warm = starts()
    wanted = table(
        ("what", "found", "wanted"),
        [
            ("bytes a game in the batch, buffers included", bytes_a_game, f"at most {WANTED_BYTES}"),
            ("steps/s of 2048 games as one array", found[OURS_AT], f"at least {WANTED_VECTOR:,}"),
            (
                "learner's choices/s against three Stewards",
                found[AGAINST.format("steward")],
                f"at least {WANTED_STEWARDS:,}",
            ),
            ("steps/s through PettingZoo", found[THROUGH_PETTINGZOO], f"at least {WANTED_AEC:,}"),
            ("a million decisions as Parquet, s (wall / processor)", written, f"under {WANTED_WRITTEN}"),
            ("first start, s (wall / processor)", cold, f"under {WANTED_COLD}"),
            ("cached start, s (wall / processor)", warm, f"under {WANTED_WARM}"),
        ],
    )
    rates = table(("4 Houses, en111, Guilds, Merchant, random; peers as named", "steps/s"), found.items())
    write("The environments", place, rates, wanted)


if __name__ == "__main__":
    main(sys.argv[1:])
