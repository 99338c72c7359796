"""MaskablePPO of sb3-contrib on our game: a dozen lines, since the environment brings the mask.

    pip install --editable ".[env,learners]"
    python examples/maskable_ppo.py [--steps 200000] [--seed 1]

One seat learns against three Stewards, in games that run side by side. At the end it plays fresh games by its
likeliest move, and the share of its victories is printed with its 95 % interval.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import regno.env.gymnasium
from regno.env import Evaluation, evaluate

TABLE: dict[str, Any] = {"houses": 4, "guilds": True}


def make() -> gymnasium.Env[Any, Any]:
    """Return one game; its rows of small integers become floats."""
    game = gymnasium.make(regno.env.gymnasium.ID, opponents="steward", **TABLE)
    seen = gymnasium.spaces.Box(-1, 127, game.observation_space.shape, np.float32)
    return gymnasium.wrappers.TransformObservation(game, lambda row: row.astype(np.float32), seen)


def train(steps: int, seed: int) -> MaskablePPO:
    """Return a policy trained for so many choices."""
    games = DummyVecEnv([make] * 16)
    learner = MaskablePPO(
        "MlpPolicy", games, n_steps=256, batch_size=1024, gamma=1.0, ent_coef=0.01, learning_rate=1e-3, seed=seed,
        policy_kwargs={"net_arch": [128]},
    )  # fmt: skip
    return learner.learn(steps)


def share(learner: MaskablePPO, games: int) -> Evaluation:
    """Return the share of fresh games that the policy wins against three Stewards."""

    def choose(observations: NDArray[np.int8], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        moves, _ = learner.predict(observations.astype(np.float32), action_masks=masks > 0, deterministic=True)
        return np.asarray(moves)

    return evaluate(choose, against="steward", games=games, seed=1 << 50, **TABLE)


def main() -> None:
    parser = argparse.ArgumentParser(description="MaskablePPO against three Stewards.")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=4096, help="of the evaluation")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(f"against three Stewards: {share(train(asked.steps, asked.seed), asked.games)}")


if __name__ == "__main__":
    main()
