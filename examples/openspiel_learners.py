"""OpenSpiel's own learners on our game: policy gradient, NFSP and Deep CFR, each in a few lines.

    pip install --editable ".[env,learners]"
    python examples/openspiel_learners.py policy_gradient [--minutes 5] [--seed 1]
    python examples/openspiel_learners.py nfsp
    python examples/openspiel_learners.py deep_cfr

The first two learn whole games of three Houses by self-play, and print what seat 0 wins against random players before
and after. Deep CFR tries every move of one player at each of his choices, which no whole game is small enough for: it
solves a position shortly before Winter, and prints the chances with which the player to choose should play each move.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import rl_agent, rl_environment

from regno.env.openspiel import NAME, as_parameter

HOUSES, TESTED = 3, 100  # games before and after
LAYERS = (128,)
# Late in Autumn: Winter ends the game when the four Base cards of the deck are drawn. House 0 can attack with Knights.
END = (
    "houses=3 turn=0 at=action h0=palisades,knights,edict f0=tower h1=palisades,manure,soldiers*2 f1=tower "
    "h2=resources,edict*2 f2=palisades season=autumn equitas=used lost=1 turns=0:71,1:70,2:71 "
    "deck=palisades*2,tower,soldiers,black_powder*2 "
    "pile=shields*13,palisades*4,tower*3,patrol*6,manure*5,soldiers*10,knights*8,trebuchets*6,infiltration*6,"
    "resources*6,temporary_alliance*3,plague*3,hero*2,fortress*2,imperial_resources*3,inquisition*3 dealer=1"
)
Learner = Callable[[int, int, int], rl_agent.AbstractAgent]  # player, inputs, moves


def policy_gradient(player: int, inputs: int, moves: int) -> rl_agent.AbstractAgent:
    """Return an advantage actor-critic (A2C)."""
    from open_spiel.python.pytorch.policy_gradient import PolicyGradient

    return PolicyGradient(player, inputs, moves, loss_str="a2c", hidden_layers_sizes=LAYERS, optimizer_str="adam")


def nfsp(player: int, inputs: int, moves: int) -> rl_agent.AbstractAgent:
    """Return neural fictitious self-play (Heinrich and Silver 2016)."""
    from open_spiel.python.pytorch.nfsp import NFSP

    return NFSP(
        player, inputs, moves, LAYERS, reservoir_buffer_capacity=100_000, anticipatory_param=0.1,
        replay_buffer_capacity=50_000, epsilon_decay_duration=500_000, epsilon_start=0.1, epsilon_end=0.01,
    )  # fmt: skip


def play(table: Any, agents: list[Any], evaluate: bool, lot: np.random.Generator) -> list[float]:
    """Play one game, an agent or None for a random player at each seat; return what each wins."""
    step = table.reset()
    while not step.last():
        player = step.observations["current_player"]
        if agent := agents[player]:
            move = agent.step(step, is_evaluation=evaluate).action
        else:
            move = int(lot.choice(step.observations["legal_actions"][player]))
        step = table.step([move])
    for agent in filter(None, [] if evaluate else agents):
        agent.step(step)
    return [float(each) for each in step.rewards]


def share(table: Any, agent: Any, lot: np.random.Generator) -> float:
    """Return what an agent at seat 0 wins against random players."""
    return float(np.mean([play(table, [agent, *[None] * (HOUSES - 1)], True, lot)[0] for _ in range(TESTED)]))


def learn(make: Learner, minutes: float, seed: int) -> tuple[float, float]:
    """Train one agent a seat by self-play; return the share against random players before and after."""
    game = pyspiel.load_game(NAME, {"houses": HOUSES})
    seen = rl_environment.ObservationType.INFORMATION_STATE
    table, lot = rl_environment.Environment(game, observation_type=seen), np.random.default_rng(seed)
    table.seed(seed)
    inputs, moves = table.observation_spec()["info_state"][0], table.action_spec()["num_actions"]
    agents = [make(player, inputs, moves) for player in range(HOUSES)]
    before = share(table, agents[0], lot)
    began, games = time.monotonic(), 0
    while time.monotonic() - began < minutes * 60:
        play(table, agents, False, lot)
        games += 1
    after = share(table, agents[0], lot)
    print(f"{games} games of self-play: {before:.1%} against random players before, {after:.1%} after (par 33.3%)")
    return before, after


def deep_cfr(minutes: float, seed: int) -> dict[str, float]:
    """Solve a position by Deep CFR (Brown et al. 2019); return the chances of the moves there."""
    from open_spiel.python.pytorch.deep_cfr import DeepCFRSolver

    game = pyspiel.load_game(NAME, {"position": as_parameter(END)})
    chances: dict[str, float] = {}
    began, iterations = time.monotonic(), 0
    while not iterations or time.monotonic() - began < minutes * 60:
        iterations = max(2, 4 * iterations)
        solver = DeepCFRSolver(
            game, LAYERS, LAYERS, num_iterations=iterations, num_traversals=4, learning_rate=1e-3,
            batch_size_advantage=256, batch_size_strategy=256, memory_capacity=100_000,
            policy_network_train_steps=200, advantage_network_train_steps=100, seed=seed,
        )  # fmt: skip
        solver.solve()
        state = game.new_initial_state()
        chances = {state.action_to_string(a): float(p) for a, p in solver.action_probabilities(state).items()}
        told = ", ".join(f"{move} {chance:.0%}" for move, chance in chances.items())
        print(f"{iterations} iterations, {time.monotonic() - began:.0f} s: {told}", flush=True)
    return chances


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's learners on Proelio.")
    parser.add_argument("algorithm", choices=["policy_gradient", "nfsp", "deep_cfr"])
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.algorithm == "deep_cfr":
        deep_cfr(asked.minutes, asked.seed)
    else:
        learn(policy_gradient if asked.algorithm == "policy_gradient" else nfsp, asked.minutes, asked.seed)


if __name__ == "__main__":
    main()
