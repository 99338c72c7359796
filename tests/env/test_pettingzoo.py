"""The PettingZoo environment passes PettingZoo's own tests and keeps its conventions."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from regno.env.pettingzoo import Proelio, env
from regno.proelio.game import deal


def test_api() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it would like a plain array, but a mask goes with it
        api_test(env(guilds=True, merchant=True), num_cycles=500)


def test_seeds() -> None:
    seed_test(lambda: env(houses=3), num_cycles=200)


def played(game: Proelio, seed: int) -> dict[str, float]:
    """A random game to its end; the rewards of all."""
    lot, paid = np.random.default_rng(seed), dict.fromkeys(game.possible_agents, 0.0)
    game.reset(seed=seed)
    for agent in game.agent_iter():
        observation, reward, terminated, _, _ = game.last()
        paid[agent] += reward
        game.step(None if terminated else int(lot.choice(np.flatnonzero(observation["action_mask"]))))
    return paid


def test_rewards_are_the_result() -> None:
    game = env(houses=4)
    for seed in range(8):
        paid = played(game, seed)
        assert sum(paid.values()) in (0.0, pytest.approx(1.0))
        winners = int(game.games.states["winners"][0])
        assert [value > 0 for value in paid.values()] == [bool(winners >> seat & 1) for seat in range(4)]


def test_only_who_must_choose_has_moves() -> None:
    game = env(houses=5)
    game.reset(seed=3)
    masks = {agent: game.observe(agent)["action_mask"].sum() for agent in game.agents}
    assert [agent for agent, count in masks.items() if count] == [game.agent_selection]


def test_a_move_that_is_not_allowed_ends_the_game(caplog: pytest.LogCaptureFixture) -> None:
    game = env()
    game.reset(seed=1)
    author = game.agent_selection
    game.step(int(game.observe(author)["action_mask"].argmin()))
    assert all(game.terminations.values())
    assert game.rewards[author] == -1 and sum(game.rewards.values()) == -1


def test_order_of_calls() -> None:
    game = env()
    with pytest.raises(AssertionError, match="reset"):
        game.step(0)
    with pytest.raises(AssertionError, match="reset"):
        game.observe("house_0")


def test_render_shows_the_position() -> None:
    game = env(render_mode="ansi")
    game.reset(seed=6)
    assert game.render() == deal(seed=6).position


def test_fields_by_name() -> None:
    game = env()
    game.reset(seed=6)
    assert game.fields(game.agent_selection)["hand"].tolist() == deal(seed=6).state.hand[deal(seed=6).state.who]
