"""PPO in PyTorch on the batch, laid out as CleanRL's single files are; arrays are shared with torch, not copied.

    pip install --editable ".[env,learners]"
    python examples/ppo_torch.py [--minutes 5] [--seed 1] [--save mine.npz]

The same settings as ``ppo.py``, which needs NumPy only; begin here to try networks and losses of your own. The file it
saves is an opponent and a player (docs/env.md).
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from regno.env import NetPolicy, VectorEnv, evaluate
from regno.env.kernel.batch import GOES_ON
from regno.env.vector import OBSERVED
from regno.proelio.moves import MOVES

GAMES, STEPS, HIDDEN = 1024, 32, 128
RATE, CLIP, GAE_LAMBDA, ENTROPY, VALUE, EPOCHS, SLICE = 1e-3, 0.2, 0.95, 0.01, 0.5, 2, 4096
SCALE = 1 / 16  # observations are small integers
TABLE: dict[str, Any] = {"houses": 4, "guilds": True}


class Agent(nn.Module):  # type: ignore[misc,unused-ignore]
    """One hidden layer, the scores of all moves, and the chance of winning."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Linear(OBSERVED, HIDDEN)
        self.actor, self.critic = nn.Linear(HIDDEN, MOVES), nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        """Return the distribution over legal moves and the values."""
        hidden = torch.tanh(self.body(seen.float() * SCALE))
        scores = self.actor(hidden).masked_fill(masks == 0, -1e9)
        return Categorical(logits=scores), self.critic(hidden).squeeze(-1)

    def frozen(self) -> NetPolicy:
        """Return the policy as a player, which plays the likeliest move."""
        layers = [(each.weight.detach().numpy().T, each.bias.detach().numpy()) for each in (self.body, self.actor)]
        return NetPolicy(layers, activation="tanh", scale=SCALE)


def train(minutes: float, seed: int, most_updates: int = 1 << 60) -> Agent:
    """Return an agent trained against three Stewards for so long."""
    torch.manual_seed(seed)
    agent, games = Agent(), VectorEnv(GAMES, seed << 32, opponents="steward", **TABLE)
    adam = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
    found = games.reset()
    seen, masks = torch.from_numpy(found.observations), torch.from_numpy(found.masks)  # the next step writes here too
    shape = (STEPS, GAMES)
    all_seen, all_masks = torch.zeros((*shape, OBSERVED), dtype=torch.int8), torch.zeros((*shape, MOVES))
    moves, logs = torch.zeros(shape, dtype=torch.int64), torch.zeros(shape)
    values, rewards, ended = torch.zeros(shape), torch.zeros(shape), torch.zeros(shape)
    began, updates = time.monotonic(), 0
    while (part := (time.monotonic() - began) / (minutes * 60)) < 1 and updates < most_updates:
        with torch.no_grad():
            for step in range(STEPS):
                all_seen[step], all_masks[step] = seen, masks
                chances, values[step] = agent(seen, masks)
                moves[step] = chances.sample()
                logs[step] = chances.log_prob(moves[step])
                seats = games.learners
                found = games.step(moves[step].numpy())
                rewards[step] = torch.from_numpy(found.rewards[np.arange(GAMES), seats])
                ended[step] = torch.from_numpy((found.outcomes != GOES_ON).astype(np.float32))
            gains, ahead, after = torch.zeros(shape), torch.zeros(GAMES), agent(seen, masks)[1]
            for step in reversed(range(STEPS)):
                surprise = rewards[step] + after * (1 - ended[step]) - values[step]
                ahead = surprise + GAE_LAMBDA * (1 - ended[step]) * ahead
                gains[step], after = ahead, values[step]
        for group in adam.param_groups:
            group["lr"] = RATE * max(0.1, 1 - part)
        rows = [each.flatten(0, 1) for each in (all_seen, all_masks, moves, logs, gains, gains + values)]
        for _ in range(EPOCHS):
            for some in torch.randperm(STEPS * GAMES).split(SLICE):
                learn(agent, adam, [each[some] for each in rows])
        updates += 1
        if updates % 50 == 1 and ended.any():
            share = float(rewards.sum() / ended.sum())
            print(f"{time.monotonic() - began:5.0f} s, {updates} updates, wins {share:.1%} while learning", flush=True)
    return agent


def learn(agent: Agent, adam: torch.optim.Optimizer, rows: list[Tensor]) -> None:
    """Take one step on a slice: clipped ratio, value loss, entropy."""
    seen, masks, moves, logs, gains, targets = rows
    chances, values = agent(seen, masks)
    ratio = (chances.log_prob(moves) - logs).exp()
    good = (gains - gains.mean()) / (gains.std() + 1e-6)
    gain = torch.minimum(ratio * good, ratio.clamp(1 - CLIP, 1 + CLIP) * good).mean()
    loss = VALUE * (values - targets).square().mean() / 2 - gain - ENTROPY * chances.entropy().mean()
    adam.zero_grad()
    loss.backward()
    adam.step()


def main() -> None:
    parser = argparse.ArgumentParser(description="PPO in PyTorch against three Stewards.")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="a file for the policy")
    asked = parser.parse_args()
    policy = train(asked.minutes, asked.seed).frozen()
    if asked.save:
        policy.save(asked.save)
    for name in ("steward", "veteran"):
        result = evaluate(policy, against=name, games=8192, seed=1 << 50, **TABLE)
        print(f"against three of {name}: {result}")


if __name__ == "__main__":
    main()
