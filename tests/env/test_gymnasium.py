"""Gymnasium's own checks pass, one game and many are the same, and what is shown is what the learner knows."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import regno.env.gymnasium as ours
from regno.env.checks import BadCall


def made(**table: Any) -> Any:
    return gymnasium.make(ours.ID, **table)


def lots(masks: np.ndarray, lot: np.random.Generator) -> np.ndarray:
    return np.asarray((masks * lot.random(masks.shape)).argmax(axis=-1))


@pytest.mark.parametrize("table", [{}, {"houses": 3, "opponents": "veteran"}, {"opponents": ["steward"] * 3}])
def test_gymnasiums_own_checks(table: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*not within the observation space.*NaN.*")
        check_env(made(**table).unwrapped)


def test_it_is_made_by_its_module_and_name() -> None:
    code = f"import gymnasium; gymnasium.make('regno.env.gymnasium:{ours.ID}').reset(seed=1)"
    assert subprocess.run([sys.executable, "-W", "error", "-c", code]).returncode == 0


def test_a_whole_game() -> None:
    game, lot = made(opponents="random", seat=2), np.random.default_rng(1)
    seen, info = game.reset(seed=5)
    total, steps, over = 0.0, 0, False
    while not over:
        assert info["action_mask"].sum() > 1 and info["seat"] == 2 and info["seed"] == 5
        assert np.array_equal(game.unwrapped.action_masks(), info["action_mask"] == 1)
        seen, reward, over, cut, info = game.step(int(lots(info["action_mask"], lot)))
        assert not cut and seen in game.observation_space
        total, steps = total + reward, steps + 1
    assert total in (0, 0.5, 1) and steps > 5 and not info["action_mask"].any()


def test_an_illegal_move_loses() -> None:
    game = made()
    _, info = game.reset(seed=5)
    _, reward, over, _, info = game.step(int(info["action_mask"].argmin()))
    assert (reward, over, info["illegal"]) == (-1, True, True)
    with pytest.raises(BadCall, match=r"action cannot be 2\.5"):
        made().unwrapped.step(2.5)


def test_many_games_are_the_same_as_one() -> None:
    many = gymnasium.make_vec(ours.ID, num_envs=6, opponents="steward", guilds=True)
    one, lot = made(opponents="steward", guilds=True), np.random.default_rng(1)
    found, infos = many.reset(seed=30)
    seen, info = one.reset(seed=32)
    over = False
    while not over:
        assert np.array_equal(found[2], seen) and np.array_equal(infos["action_mask"][2], info["action_mask"])
        moves = lots(infos["action_mask"], lot)
        found, rewards, ended, cut, infos = many.step(moves)
        seen, reward, over, _, info = one.step(int(moves[2]))
        assert (rewards[2], ended[2]) == (reward, over) and not cut.any() and found in many.observation_space
    assert np.array_equal(infos["final_obs"][2], seen) and infos["_final_obs"][2] and infos["length"][2] > 3


def test_the_picture_is_the_learners() -> None:
    game = made(render_mode="ansi")
    game.reset(seed=1)
    assert "base" in game.render()
    many: Any = gymnasium.make_vec(ours.ID, num_envs=2, render_mode="svg")
    many.reset(seed=1)
    assert all(each.startswith("<svg") for each in many.render())


def test_gymnasiums_wrappers_take_it() -> None:
    many = gymnasium.wrappers.vector.RecordEpisodeStatistics(gymnasium.make_vec(ours.ID, num_envs=4))
    lot, seen = np.random.default_rng(1), 0
    _, info = many.reset(seed=1)
    for _ in range(150):
        _, _, _, _, info = many.step(lots(info["action_mask"], lot))
        seen += int(np.sum(info.get("_episode", 0)))
    assert seen > 2
