"""The network of leaves: it begins as the small one, learns by the gradient of its loss, and repeats itself."""

from __future__ import annotations

from math import log
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from chairs import TABLES, wandering

from regno.players.models import net_checkpoint
from regno.players.models.checkpoint import BadCheckpoint, checkpoint_for
from regno.players.models.features import MAX_HOUSE_FEATURES
from regno.players.models.leaf_net import (
    FIRST_TABLE,
    HOUSE_INPUTS,
    LEAF_INPUTS,
    MAX_TABLE,
    LeafNet,
    LeafScratch,
    evaluate_leaf,
    extract_leaf_features,
)
from regno.players.models.net_checkpoint import linear_models
from regno.players.models.value_net import ValueNet, ValueScratch, evaluate
from regno.players.training import leaf_net as training
from regno.players.training.leaf_games import LeafPosition, LeafWorkspace, add_leaf_gradients, record_position
from regno.players.training.leaf_net import LeafTrainer, fresh_leaf_net
from regno.proelio.edition import built_in
from regno.proelio.jit.compile import batch, from_record
from regno.proelio.jit.records import blank
from regno.proelio.state import State

BOOK = built_in("en111")
OPTIONS = BOOK.options(4, guilds=True)
CASES: dict[str, tuple[str, dict[str, int], dict[str, str]]] = {
    "four": ("en111", {"houses": 4, "guilds": True}, {}),
    "allied": ("en111", {"houses": 4, "allied": True}, {}),
}


@pytest.mark.parametrize("table", TABLES, ids=[table[0] for table in TABLES])
def test_features_are_declared_and_have_room(table: tuple[str, dict[str, int], dict[str, str]]) -> None:
    t, most_of_house, most_of_table = blank(LeafScratch), 0, 0
    for number, game in enumerate(wandering(*table, seed=6)):
        if number % 5 == 0:
            extract_leaf_features(game.state, game.options, t)
            for seat in range(game.state.houses):
                mine = t.index[seat][: t.count[seat]]
                assert len(set(mine)) == len(mine) and min(mine) >= 0 and max(mine) < HOUSE_INPUTS
                most_of_house = max(most_of_house, len(mine))
            shared = t.table[: t.table_count]
            assert len(set(shared)) == len(shared) and min(shared) >= FIRST_TABLE and max(shared) < LEAF_INPUTS
            most_of_table = max(most_of_table, len(shared))
    assert most_of_house < MAX_HOUSE_FEATURES - 4 and most_of_table < MAX_TABLE - 4


@pytest.mark.parametrize("case", CASES)
def test_the_small_network_written_as_one_of_leaves_estimates_the_same(case: str) -> None:
    options = BOOK.options(4, allied=case == "allied", guilds=case == "four")
    models = linear_models(checkpoint_for(options))
    small, large = from_record(models["value_net"], ValueNet), from_record(models["leaf_net"], LeafNet)
    one, other, expected, found = blank(ValueScratch), blank(LeafScratch), [0.0] * 6, [0.0] * 6
    for number, game in enumerate(wandering(*CASES[case], seed=4)):
        if number % 40 == 0:
            evaluate(game.state, options, small, one, expected)
            evaluate_leaf(game.state, options, large, other, found)
            assert found == pytest.approx(expected, abs=1e-5)


def some_positions(case: str, count: int) -> list[LeafPosition]:
    positions, t = list[LeafPosition](), blank(LeafScratch)
    for number, game in enumerate(wandering(*CASES[case], seed=9)):
        if number % 25 == 0 and len(positions) < count:
            position = blank(LeafPosition)
            record_position(game.state, game.options, t, position)
            position.share[:4] = [1.0, 0.0, 1.0, 0.0] if case == "allied" else [0.0, 0.5, 0.5, 0.0]
            positions.append(position)
    return positions


@pytest.mark.parametrize("case", CASES)
def test_the_gradient_is_that_of_the_cross_entropy(case: str) -> None:
    positions, ws, s = some_positions(case, 3), blank(LeafWorkspace), blank(State)
    net, gradient = from_record(fresh_leaf_net(1), LeafNet), blank(LeafNet)
    loss = add_leaf_gradients(s, net, positions, 0, len(positions), ws, gradient, 1)
    assert 0 < loss < len(positions) * log(100)
    own = positions[0].index[0][0]
    places: list[tuple[Any, Any]] = [
        (net.past, gradient.past), (net.out, gradient.out), (net.second_out, gradient.second_out),
        (net.into[own], gradient.into[own]), (net.into[HOUSE_INPUTS + own], gradient.into[HOUSE_INPUTS + own]),
        (net.into[positions[0].table[0]], gradient.into[positions[0].table[0]]), (net.second[3], gradient.second[3]),
    ]  # fmt: skip
    for row, slope in places:
        place = int(np.argmax(np.abs(slope)))
        kept, losses = row[place], []
        for change in (1e-4, -1e-4):
            row[place] = kept + change
            losses.append(add_leaf_gradients(s, net, positions, 0, len(positions), ws, gradient, 0))
        row[place] = kept
        assert slope[place] == pytest.approx((losses[0] - losses[1]) / 2e-4, abs=1e-3)


def test_a_file_for_other_features_is_refused_and_one_without_leaves_has_its_critic(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    weights = linear_models(checkpoint_for(OPTIONS))
    read, into = net_checkpoint.read_leaf_net, weights["leaf_net"]["into"].copy()
    weights["leaf_net"]["into"] = 0
    read({}, weights, "x.npz")
    assert np.array_equal(weights["leaf_net"]["into"], into)
    with pytest.raises(BadCheckpoint, match="other features"):
        read({"leaf": np.array("0123456789abcdef")}, weights, "x.npz")


@pytest.mark.long
def test_training_repeats_itself_and_foresees_more_than_nothing() -> None:
    """In compiled code, whose preparation takes minutes."""
    policy = linear_models(checkpoint_for(OPTIONS))["net"]
    one, other = (LeafTrainer(BOOK, [OPTIONS], policy, seed=5) for _ in range(2))
    one.train(65_536)
    other.train(65_536)
    assert np.array_equal(one.net, other.net) and batch(LeafNet, 1)[0] != one.net
    assert one.held_out_loss(20_000) < log(4) - 0.1


@pytest.mark.long
def test_a_training_that_was_stopped_ends_as_one_that_was_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PORTION", 2048)
    monkeypatch.setattr(training, "KEEP_EVERY", 1)
    policy, file = linear_models(checkpoint_for(OPTIONS))["net"], tmp_path / "x.progress"
    whole, first, second, other = (LeafTrainer(BOOK, [OPTIONS], policy, seed) for seed in (5, 5, 5, 6))

    def stop(done: int, loss: float) -> None:
        if done == 4096:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        first.train(8192, stop, file)
    told: list[int] = []
    second.train(8192, lambda done, loss: told.append(done), file)
    assert told == [6144, 8192] and np.array_equal(second.net, whole.train(8192))
    with pytest.raises(BadCheckpoint, match=r"x\.progress.*another seed"):
        other.train(8192, None, file)
    with pytest.raises(BadCheckpoint, match=r"x\.progress.*another seed"):
        second.train(10_240, None, file)
