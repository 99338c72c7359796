"""The examples of the docs run: small, but to the end."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from regno import zoo
from regno.env import Pool, evaluate

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


def test_a_few_updates_already_help(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """From few games against random players: par is 25 %, a learner that learns nothing stays there."""
    ppo: Any = example("ppo")
    settings = ppo.Settings(games=256, steps=16, hidden=32, rate=3e-3, slice=1024)
    net, curve = ppo.train(60, 1, "random", settings, most_updates=25)
    assert evaluate(net.frozen(), against="random", games=500, guilds=True).low > 0.4
    assert len(curve) > 10 and curve[-1]["choices"] == 25 * 256 * 16


def test_the_learner_meets_its_own_past(capsys: pytest.CaptureFixture[str]) -> None:
    ppo: Any = example("ppo")
    pool = Pool(["steward"])
    ppo.train(0.1, 2, pool, ppo.Settings(games=64, steps=8, hidden=16))
    assert len(pool.entries) > 1


def test_openspiels_algorithm(capsys: pytest.CaptureFixture[str]) -> None:
    example("openspiel_search").main(["--games", "1", "--simulations", "2"])
    assert "of 1 games" in capsys.readouterr().out


@pytest.fixture
def torch() -> None:
    pytest.importorskip("torch", reason='needs: pip install --editable ".[env,learners]"')


@pytest.mark.long
@pytest.mark.usefixtures("torch")
def test_openspiels_own_learners(monkeypatch: pytest.MonkeyPatch) -> None:
    learners: Any = example("openspiel_learners")
    monkeypatch.setattr(learners, "TESTED", 3)
    for make in (learners.policy_gradient, learners.nfsp):
        assert learners.learn(make, 0.02, 1)
    chances = learners.deep_cfr(0, 1)
    assert {"draw", "attack knights", "imperial"} == set(chances) and sum(chances.values()) <= 1.001


@pytest.mark.long
@pytest.mark.usefixtures("torch")
def test_learners_of_others_train_on_the_batch() -> None:
    pytest.importorskip("sb3_contrib")
    found = example("maskable_ppo")
    assert found.share(found.train(4096, 1), 64).games == 64
    policy: Any = example("ppo_torch").train(60, 1, most_updates=10).frozen()
    assert evaluate(policy, against="random", games=500, guilds=True).low > 0.3


def test_the_table_of_baselines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    baselines: Any = example("baselines")
    made = list(baselines.rows(1, [1], games=64, most_updates=1, keep=tmp_path))
    monkeypatch.delattr(baselines, "train")  # what is kept is not trained again
    assert list(baselines.rows(1, [1], games=64, keep=tmp_path))[-1].cells() == made[-1].cells()
    page = baselines.page(made, "a test", 64)
    rows = [line for line in page.splitlines() if line.startswith("|")]
    assert len(rows) == 2 + 4 + 1 and all(row.count("|") == 9 for row in rows)
    assert "PPO" in rows[-1] and "steward" in rows[3]
    assert (EXAMPLES.parent / "docs" / "baselines.md").read_text(encoding="utf-8").startswith(baselines.HEAD)


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_the_code_of_the_page_runs(block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(zoo, "PLAYERS", {})
    exec(compile(block.replace("4096", "16"), "docs/env.md", "exec"), {})
