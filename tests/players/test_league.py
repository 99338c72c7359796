"""Training of the policy network: the same from the same seed, and the same after it was stopped in the middle."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from regno.players.models.checkpoint import BadCheckpoint
from regno.players.models.net_checkpoint import NetCheckpoint, bundled_nets
from regno.players.training import league, ppo
from regno.players.training.league import League, Round
from regno.proelio.edition import built_in

BOOK = built_in("en111")
OPTIONS = BOOK.options(4, guilds=True)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "SAMPLES", 2048)
    monkeypatch.setattr(ppo, "BATCH_SIZE", 512)
    monkeypatch.setattr(league, "UPDATES_A_ROUND", 1)


def new(seed: int = 1, updates: int = 3, start: NetCheckpoint | None = None) -> League:
    return League(BOOK, [OPTIONS], seed, updates, start, match_games=16)


@pytest.mark.long
@pytest.mark.parametrize("start", [None, bundled_nets()[0]], ids=["from the linear policy", "from networks"])
def test_a_training_that_was_stopped_ends_as_one_that_was_not(tmp_path: Path, start: NetCheckpoint | None) -> None:
    whole, first, second = new(start=start), new(start=start), new(start=start)
    whole.train(None, lambda told: None)

    class Stop(Exception):
        pass

    def stop(told: Round) -> None:
        raise Stop

    with pytest.raises(Stop):
        first.train(tmp_path / "x.progress", stop)
    told: list[Round] = []
    second.train(tmp_path / "x.progress", told.append)
    assert len(told) == 2 and second.rounds == whole.rounds
    for name in ("into", "out", "past"):
        assert np.array_equal(second.trainer.net[name], whole.trainer.net[name])
        assert np.array_equal(second.best[name], whole.best[name])
    worst = [each.worst for each in whole.rounds]
    assert [each.accepted for each in whole.rounds] == [
        each > max(worst[:place], default=-1) for place, each in enumerate(worst)
    ]
    made = whole.finish(400)
    assert made.training["updates"] == 3 and len(made.training["rounds"]) == 3 and made.value_net["into"].any()


def test_a_training_of_another_seed_or_a_broken_one_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.progress"
    new(seed=1).write(file)
    with pytest.raises(BadCheckpoint, match=r"x\.progress.*another seed"):
        new(seed=2).read(file)
    file.write_bytes(file.read_bytes()[:-200])
    with pytest.raises(BadCheckpoint, match=r"x\.progress.*anew"):
        new(seed=1).read(file)


def test_networks_that_are_trained_further_begin_as_they_were_and_keep_their_leaves() -> None:
    start = bundled_nets()[0]
    league = new(start=start, updates=1)
    assert all(np.array_equal(league.best[name], start.net[name]) for name in ("into", "out", "past"))
    league.train(None, lambda told: None)
    assert set(league.rounds[0].shares) == {"steward", "evolved", "linear", "linear-sharp", "start"}
    assert not np.array_equal(league.trainer.net["into"], start.net["into"])
    drift, step = (
        np.abs(each["into"] - start.net["into"]).max() for each in (league.trainer.average, league.trainer.net)
    )
    assert 0 < drift < step / 100  # weights are averaged
    assert league.finish(400).leaf_net == start.leaf_net


def test_former_networks_leave_the_pool_and_the_first_one_stays() -> None:
    trainer = new(start=bundled_nets()[0]).trainer
    first = trainer.pool[trainer.frozen - 1].copy()
    for number in range(ppo.POOL + 2):
        trainer.net["sharpness"] = 10 + number
        trainer.remember()
    assert trainer.pool[trainer.frozen - 1] == first
    assert trainer.pool["sharpness"][trainer.frozen :].tolist() == [15 + each for each in range(7)]
    assert sorted(set(trainer.lots().tolist())) == [-1, 0, 1, 2, 3, 4, *range(5, 12)]
