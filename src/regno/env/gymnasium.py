"""Proelio for one learner in Gymnasium's interfaces; importing this module registers ``regno/Proelio-v1``.

>>> import gymnasium, regno.env.gymnasium
>>> game = gymnasium.make("regno/Proelio-v1", opponents="steward", guilds=True)
>>> seen, info = game.reset(seed=1)
>>> seen, reward, terminated, truncated, info = game.step(info["action_mask"].argmax())

The opponents play in compiled code, and each step goes on to the learner's next choice. The mask of legal moves is in
``info["action_mask"]``; an illegal move ends the game with -1. ``gymnasium.make_vec`` gives thousands of games as one
array. ``make("regno.env.gymnasium:regno/Proelio-v1")`` imports this module by itself.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.envs.registration import register
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from regno.env.checks import MOST_SEED, whole_number, whole_numbers
from regno.env.kernel.batch import GOES_ON, ILLEGAL
from regno.env.kernel.encode import SMALL
from regno.env.rendering import MODES, check_mode, render
from regno.env.vector import OBSERVED, VectorEnv
from regno.proelio.moves import MOVES

ID = "regno/Proelio-v1"


def observation_space() -> Any:
    return Box(-1, SMALL, (OBSERVED,), np.int8)


class ProelioEnv(gymnasium.Env[NDArray[np.int8], Any]):
    """One seat of one game. ``table`` holds arguments of ``VectorEnv``: ``houses``, ``guilds``, ``seat`` ..."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium reads it from the class

    def __init__(self, opponents: Any = "steward", render_mode: str | None = None, **table: Any) -> None:
        check_mode(render_mode, MODES)
        self.games = VectorEnv(1, opponents=opponents, redeal=False, **table)
        self.render_mode = render_mode
        self.observation_space, self.action_space = observation_space(), Discrete(MOVES)
        self.paid: NDArray[np.float32] = np.zeros(1, np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Deal a game; without a seed one is drawn from the environment's own generator."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 31)) if seed is None else whole_number("seed", seed, 0, MOST_SEED)
        found = self.games.reset(drawn)
        while found.outcomes[0] != GOES_ON:  # a game that was over before the learner's first choice
            drawn = int(self.np_random.integers(1 << 31))
            found = self.games.reset(drawn)
        return found.observations[0].copy(), self.info()

    def step(self, action: Any) -> tuple[NDArray[np.int8], float, bool, bool, dict[str, Any]]:
        """Apply the learner's choice, whatever ``action_space`` contains, and go on to the next one."""
        number = action[()] if isinstance(action, np.ndarray) else action  # a single number, as SB3 gives it
        found = self.games.step(np.array([whole_number("action", number, 0, MOVES - 1)]))
        over = bool(found.outcomes[0] != GOES_ON)
        reward = float(found.rewards[0, self.games.learners[0]])
        return found.observations[0].copy(), reward, over, False, self.info()

    def info(self) -> dict[str, Any]:
        """Return the mask of legal moves, the learner's seat, the seed of the deal, and whether a move was illegal."""
        found = self.games.buffers
        return {
            "action_mask": found.masks[0].copy(),
            "seat": int(self.games.learners[0]),
            "seed": int(self.games.seeds[0]),
            "illegal": bool(found.outcomes[0] == ILLEGAL),
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal moves, by the name that sb3-contrib's MaskablePPO calls."""
        return np.asarray(self.games.buffers.masks[0], bool)

    def render(self) -> str | None:
        """Return the table as the learner sees it: one line of text, or an SVG picture."""
        return None if self.render_mode is None else render(self.games, 0, None, self.render_mode)


class ProelioVectorEnv(gymnasium.vector.VectorEnv[NDArray[np.int8], NDArray[Any], NDArray[Any]]):
    """One seat of many games as one array; a finished game is followed by the next one in the same step."""

    metadata = {  # noqa: RUF012 - Gymnasium reads it from the class
        "render_modes": list(MODES),
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self, num_envs: int = 1, opponents: Any = "steward", render_mode: str | None = None, **table: Any
    ) -> None:
        check_mode(render_mode, MODES)
        self.games = VectorEnv(num_envs, opponents=opponents, keep_finals=True, **table)
        self.num_envs, self.render_mode = num_envs, render_mode
        self.single_observation_space, self.single_action_space = observation_space(), Discrete(MOVES)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Deal every game; game i has the seed ``seed + i``, as in Gymnasium's own vector environments."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        first = int(self.np_random.integers(1 << 31)) if seed is None else seed
        found = self.games.reset(whole_number("seed", first, 0, MOST_SEED))
        return found.observations.copy(), {"action_mask": found.masks.copy(), "seat": self.games.learners}

    def step(
        self, actions: Any
    ) -> tuple[NDArray[np.int8], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Apply the learner's choice in every game and go on to the next one."""
        seats = self.games.learners
        found = self.games.step(whole_numbers("actions", actions, self.num_envs))
        over = found.outcomes != GOES_ON
        rewards = found.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        info: dict[str, Any] = {"action_mask": found.masks.copy(), "seat": self.games.learners}
        if over.any():
            finals = np.empty(self.num_envs, object)
            for game in np.flatnonzero(over):
                finals[game] = self.games.finals[game].copy()
            info |= {"final_obs": finals, "_final_obs": over}
            info |= {"length": found.lengths.copy(), "_length": over}
        return found.observations.copy(), rewards, over, np.zeros(self.num_envs, bool), info

    def render(self) -> tuple[str, ...] | None:
        """Return every game as its learner sees it."""
        if self.render_mode is None:
            return None
        return tuple(render(self.games, game, None, self.render_mode) for game in range(self.num_envs))


if ID not in gymnasium.registry:
    home = "regno.env.gymnasium"
    register(ID, entry_point=f"{home}:ProelioEnv", vector_entry_point=f"{home}:ProelioVectorEnv")
