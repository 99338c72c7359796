"""The examples of the docs run: small, but to the end."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
PAGE = (Path(__file__).parents[2] / "docs" / "env.md").read_text()


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec and spec.loader
    made = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_random_loop(capsys: pytest.CaptureFixture[str]) -> None:
    example("random_games").main(["--games", "64", "--steps", "300"])
    told = re.match(r"19,200 steps, (\d+) games ended", capsys.readouterr().out)
    assert told and int(told[1]) > 50


def test_a_short_lesson_already_helps(capsys: pytest.CaptureFixture[str]) -> None:
    """Ten lessons from few games: par is 25 %, a learner that learns nothing stays there."""
    learner: Any = example("learner")
    learner.BATCH = 256
    net = learner.trained(minutes=60, seed=1, most_lessons=10)
    assert learner.examined(net, games=400, seed=1) > 0.4
    assert learner.interval(0.5, 400) == pytest.approx((0.451, 0.549), abs=0.001)


def test_openspiels_algorithm(capsys: pytest.CaptureFixture[str]) -> None:
    example("openspiel_search").main(["--games", "1", "--simulations", "2"])
    assert "of 1 games" in capsys.readouterr().out


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_the_code_of_the_page_runs(block: str) -> None:
    exec(compile(block.replace("4096", "16"), "docs/env.md", "exec"), {})
