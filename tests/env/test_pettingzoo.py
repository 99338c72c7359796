"""The PettingZoo environment passes PettingZoo's own tests and keeps its conventions."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from regno.env.pettingzoo import Proelio, env, parallel_env
from regno.proelio.formats.redacted import redacted_position
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


def test_render_shows_what_the_chooser_knows(capsys: pytest.CaptureFixture[str]) -> None:
    game, single = env(render_mode="ansi"), deal(seed=6)
    game.reset(seed=6)
    assert game.render() == redacted_position(single.view(single.state.who)) != single.position
    picture = env(render_mode="svg")
    picture.reset(seed=6)
    assert str(picture.render()).startswith("<svg")
    shown = env(render_mode="human")
    shown.reset(seed=6)
    assert shown.render() is None and capsys.readouterr().out.strip() == game.render()


def test_fields_by_name() -> None:
    game = env()
    game.reset(seed=6)
    assert game.fields(game.agent_selection)["hand"].tolist() == deal(seed=6).state.hand[deal(seed=6).state.who]


def test_parallel() -> None:
    parallel_api_test(parallel_env(guilds=True), num_cycles=300)
    parallel_seed_test(lambda: parallel_env(houses=3), num_cycles=50)


def test_parallel_is_the_same_game() -> None:
    """Only the action of the House that must choose counts; the rewards are those of the game in turns."""
    together, in_turns, lot = parallel_env(), env(), np.random.default_rng(2)
    seen, infos = together.reset(seed=4)
    in_turns.reset(seed=4)
    while together.agents:
        chooser = in_turns.agent_selection
        assert [agent for agent in together.agents if infos[agent]["to_choose"]] == [chooser]
        move = int(lot.choice(np.flatnonzero(seen[chooser]["action_mask"])))
        seen, rewards, over, _, infos = together.step(dict.fromkeys(together.agents, move))
        in_turns.step(move)
        assert rewards == in_turns.rewards and all(over.values()) == in_turns.is_over
