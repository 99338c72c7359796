"""The environments beside their peers, in one run: ``python bench/env.py [seconds]``.

A step is one choice with everything a learner needs for it: the observation of the seat that must choose and the mask
of what it may do. All play at random, with the same cheap choice where the interface allows it. Rates are in processor
time of one core. ``pip install --editable ".[peers]"`` brings the peers; one that is missing is told. The whole takes
a minute on a quiet machine, once the environments are compiled.
"""

from __future__ import annotations

import os

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

import numpy as np
from results import progress, table, where, write

from regno.env.pettingzoo import env as our_aec
from regno.env.vector import VectorEnv

BATCHES = (256, 2048, 16384)
GAMES_OF_OPENSPIEL = ("gin_rummy", "hearts", "spades", "oh_hell")
GAMES_OF_PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_no_limit_v6")
WANTED_VECTOR, WANTED_AEC, WANTED_BYTES = 600_000, 15_000, 8192
PGX_BATCH = 1024
OURS_AT, THROUGH_PETTINGZOO = "regno, 2048 games as one array, environment alone", "regno through PettingZoo"

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


def ours_alone(batch: int, seconds: float) -> float:
    """The same without the choosing: steps a second of the environment itself."""
    games, lot = VectorEnv(batch, seed=1, guilds=True, merchant=True), np.random.default_rng(1)
    found, spent, steps = games.reset(), 0.0, 0
    while spent < seconds:
        chosen = (found.masks * lot.random(found.masks.shape, np.float32)).argmax(axis=1)
        began = process_time()
        found = games.step(chosen)
        spent += process_time() - began
        steps += batch
    return steps / spent


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
    for batch in BATCHES:
        progress(f"regno vector, {batch} games")
        yield f"regno, {batch} games as one array, environment alone", f"{ours_alone(batch, seconds):,.0f}"
        yield measure(f"regno, {batch} games as one array, choosing included", partial(ours, batch), seconds)
    yield measure(THROUGH_PETTINGZOO, lambda: aec(our_aec(guilds=True, merchant=True)), seconds)
    for name in GAMES_OF_PETTINGZOO:
        yield measure(f"PettingZoo {name} (RLCard)", partial(classic, name), seconds)
    for name in GAMES_OF_OPENSPIEL:
        yield measure(f"OpenSpiel {name}, Python loop with tensors", partial(openspiel, name), seconds)
    yield measure(f"Pgx sparrow_mahjong, {PGX_BATCH} games", lambda: pgx("sparrow_mahjong"), seconds)


def main(words: list[str]) -> None:
    seconds = float(words[0]) if words else 3.0
    VectorEnv(1).tried()
    place = where()
    found = dict(lines(seconds))
    bytes_a_game = VectorEnv(1000).bytes_a_game
    wanted = table(
        ("what", "found", "wanted"),
        [
            ("bytes a game in the batch, buffers included", bytes_a_game, f"at most {WANTED_BYTES}"),
            ("steps/s of 2048 games as one array", found[OURS_AT], f"at least {WANTED_VECTOR:,}"),
            ("steps/s through PettingZoo", found[THROUGH_PETTINGZOO], f"at least {WANTED_AEC:,}"),
        ],
    )
    rates = table(("4 Houses, en111, Guilds, Merchant, random; peers as named", "steps/s"), found.items())
    write("The environments", place, rates, wanted)


if __name__ == "__main__":
    main(sys.argv[1:])
