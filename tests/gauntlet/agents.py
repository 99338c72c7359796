"""Agents of the tests: good ones in every form, and bad ones."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from typing import Any

HERE = __file__


class First:
    """Takes the first legal move."""

    def choose(self, view: Any, legal: Sequence[int], budget: Any) -> int:
        print("an agent may print what it likes")
        return legal[0]


def first_allowed(observation: Any, mask: Any) -> int:
    """A policy for PettingZoo."""
    return int(mask.argmax())


class FirstBot:
    """A bot for OpenSpiel."""

    def step(self, state: Any) -> int:
        again = state.clone().resample_from_infostate(state.current_player(), lambda: 0.5)
        assert again.legal_actions() == state.legal_actions()
        return int(state.legal_actions()[0])


def make_bot(game: Any, seat: int) -> FirstBot:
    assert game.num_players() > seat
    return FirstBot()


class Illegal:
    """Names no legal move."""

    def choose(self, view: Any, legal: Sequence[int], budget: Any) -> int:
        return -5


class Fails:
    """Raises."""

    def choose(self, view: Any, legal: Sequence[int], budget: Any) -> int:
        raise RuntimeError("lost my way")


READ = "import json, sys\nfor line in sys.stdin:\n    q = json.loads(line)\n    "
ANSWER = "print(json.dumps({'id': q['id'], 'move': q['own']['legal'][0]}), flush=True)\n"
PROGRAMS = {
    "first": READ + ANSWER,
    "hangs": "import time\ntime.sleep(600)",
    "ends": "raise SystemExit('nothing to say')",
    "long line": "print('x' * 100_000, flush=True)\nimport time\ntime.sleep(600)",
    "many lines": "print('{}\\n' * 10_000, flush=True)\nimport time\ntime.sleep(600)",
    "gibberish": READ + "print('to be or not to be', flush=True)\n",
    "other id": READ + "print(json.dumps({'id': 0, 'move': 'draw'}), flush=True)\n",
}


def command(name: str) -> str:
    """The words of an agent that is one of these programs."""
    return "command:" + shlex.join([sys.executable, "-c", PROGRAMS[name]])
