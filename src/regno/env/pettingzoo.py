"""Proelio as a PettingZoo environment: in turns (AEC), or with all agents at once (parallel).

>>> from regno.env.pettingzoo import env
>>> game = env(houses=4, guilds=True)
>>> game.reset(seed=1)
>>> for agent in game.agent_iter():
...     observation, reward, terminated, truncated, info = game.last()
...     action = None if terminated else game.action_space(agent).sample(observation["action_mask"])
...     game.step(action)

An agent is a House. It observes what its seat knows (see ``encode``) and a mask of legal moves, all zeros while another
House must choose. An illegal move ends the game with a warning and a reward of -1 for its author, 0 for the others, as
with PettingZoo's ``TerminateIllegalWrapper``. This check and that of the order of calls are built in: three wrappers
would take more time than the game. In ``parallel_env`` every agent acts at each step, and only the action of the House
that must choose counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from regno.env.checks import MOST_SEED, BadCall, of_type, whole_number
from regno.env.kernel.batch import GOES_ON, ILLEGAL
from regno.env.kernel.encode import SMALL, VERSION, Observation
from regno.env.rendering import MODES, check_mode, render
from regno.env.vector import OBSERVED, VectorEnv, as_records
from regno.proelio.edition import DEFAULT
from regno.proelio.moves import MOVES


def env(**table: Any) -> Proelio:
    """Return the environment; the arguments are those of ``Proelio``."""
    return Proelio(**table)


def parallel_env(**table: Any) -> ParallelProelio:
    """Return the environment in which all agents act at once; the arguments are those of ``Proelio``."""
    return ParallelProelio(**table)


class Proelio(AECEnv[str, Any, int]):  # type: ignore[misc]
    """One game; chance is resolved internally."""

    metadata = {  # noqa: RUF012 - PettingZoo reads it from the class
        "name": f"regno_proelio_v{VERSION}",
        "render_modes": [*MODES, "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str = DEFAULT,
        houses: int = 4,
        guilds: bool = False,
        merchant: bool = False,
        allied: bool = False,
        rulings: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        skip_forced: bool = False,
    ) -> None:
        super().__init__()
        check_mode(render_mode, (*MODES, "human"))
        table = (edition, houses, guilds, merchant, allied, rulings)
        self.games = VectorEnv(1, 0, *table, skip_forced=skip_forced, redeal=False)
        self.render_mode = render_mode
        self.possible_agents = [f"house_{seat}" for seat in range(houses)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = Box(-1, SMALL, (OBSERVED,), np.int8)
        mask = Box(0, 1, (MOVES,), np.int8)
        self.observation_spaces = {each: Dict(observation=seen, action_mask=mask) for each in self.possible_agents}
        self.action_spaces = {each: Discrete(MOVES) for each in self.possible_agents}
        self.agents: list[str] = []
        self.next_seed = 0
        self.is_over = False
        self.one_seat = np.zeros(1, np.int64)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self.require_agent(agent)]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self.require_agent(agent)]

    def require_agent(self, agent: str) -> str:
        """Return the name of an agent; raise BadCall if there is none of this name."""
        if not isinstance(agent, str) or agent not in self.seat_of:
            raise BadCall("no-agent", found=repr(agent), known=", ".join(self.possible_agents))
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game from the seed, or from the next one without it."""
        self.next_seed = (self.next_seed if seed is None else whole_number("seed", seed, 0, MOST_SEED)) + 1
        self.games.reset(self.next_seed - 1)
        self.agents, self.is_over = self.possible_agents[:], False
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {each: {} for each in self.agents}
        self.agent_selection = self.chooser

    @property
    def chooser(self) -> str:
        """Return the House that must choose."""
        return self.possible_agents[int(self.games.states["who"][0])]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the observation and action mask of a House."""
        if not self.agents and not self.is_over:
            EnvLogger.error_observe_before_reset()
        self.one_seat[0] = self.seat_of[self.require_agent(agent)]
        mine = not self.is_over and agent == self.agent_selection
        mask = self.games.buffers.masks[0].copy() if mine else np.zeros(MOVES, np.int8)
        return {"observation": self.games.observe_seats(self.one_seat)[0], "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Apply a move, or remove an agent whose game is over."""
        if not self.agents:
            EnvLogger.error_step_before_reset()
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            EnvLogger.error_nan_action()
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0
        found = self.games.step(np.array([action]))
        outcome, paid = found.outcomes[0], found.rewards[0]
        self.rewards = {each: float(paid[seat]) for each, seat in self.seat_of.items()}
        if outcome == GOES_ON:
            self.agent_selection = self.chooser
        else:
            self.is_over = True
            self.terminations = dict.fromkeys(self.agents, True)
        if outcome == ILLEGAL:
            EnvLogger.warn_on_illegal_move()
        self._accumulate_rewards()
        if self.is_human:
            self.render()

    def render(self) -> str | None:
        """Return or print the table as the House that must choose sees it; ``ansi`` is one line, ``svg`` a picture."""
        if self.render_mode is None:
            return None
        shown = render(self.games, 0, self.seat_of[self.agent_selection], "ansi" if self.is_human else self.render_mode)
        if self.is_human:
            print(shown)
            return None
        return shown

    @property
    def is_human(self) -> bool:
        return self.render_mode == "human"

    def fields(self, agent: str) -> Any:
        """Return the observation as a record with named fields."""
        return as_records(self.observe(agent)["observation"].reshape(1, OBSERVED), Observation)[0]

    def close(self) -> None:
        """Do nothing; no resources are held."""


class ParallelProelio(ParallelEnv[str, Any, int]):  # type: ignore[misc]
    """The same game for algorithms that want an action of every agent; who has no choice has an empty mask."""

    metadata = {**Proelio.metadata, "is_parallelizable": True}  # noqa: RUF012 - PettingZoo reads it from the class

    def __init__(self, **table: Any) -> None:
        self.game = Proelio(**table)
        self.render_mode = self.game.render_mode
        self.possible_agents = self.game.possible_agents
        self.observation_spaces, self.action_spaces = self.game.observation_spaces, self.game.action_spaces
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.game.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.game.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Deal a game and return what every House knows."""
        self.game.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self.observe_all()

    def step(self, actions: Mapping[str, int]) -> tuple[Any, ...]:
        """Apply the action of the House that must choose, and return what every House knows and gets."""
        if not self.agents:
            EnvLogger.error_step_before_reset()
        of_type("actions", actions, Mapping, "dict[str, int]")
        chooser = self.game.agent_selection
        if chooser not in actions:
            raise BadCall("no-action", agent=chooser)
        self.game.step(actions[chooser])
        seen, infos = self.observe_all()
        rewards, over = dict(self.game.rewards), dict.fromkeys(self.agents, self.game.is_over)
        if self.game.is_over:
            self.agents = []
        return seen, rewards, over, dict.fromkeys(over, False), infos

    def observe_all(self) -> tuple[Any, Any]:
        """Return the observations and infos of all agents."""
        seen = {agent: self.game.observe(agent) for agent in self.agents}
        chooser = None if self.game.is_over else self.game.agent_selection
        return seen, {agent: {"to_choose": agent == chooser} for agent in self.agents}

    def render(self) -> str | None:
        return self.game.render()

    def close(self) -> None:
        """Do nothing; no resources are held."""
