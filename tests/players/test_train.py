"""Learning: repeatable, better than par, and what is shipped is no worse than what is learnt in a moment."""

from __future__ import annotations

import json
from math import log
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from regno.players.models.features import HOUSE, LINEAR_FEATURES, HouseFeatures
from regno.players.models.linear_value import LINEAR_RELATIONS, LinearWeights, evaluate, load_weights
from regno.players.training import adam
from regno.players.training.adam import Adam, decay, softmax
from regno.players.training.datasets import with_neighbours
from regno.players.training.linear_value import cross_entropy, fit, predict, save, training_set
from regno.proelio.edition import built_in
from regno.proelio.game import deal
from regno.proelio.jit.records import blank

BOOK = built_in("en111")
OPTIONS = BOOK.options(4, guilds=True)

compiles_lessons = pytest.mark.long


def rows_of(weights: LinearWeights) -> NDArray[np.float64]:
    """The weights of the features that were learnt, by relation; the others weigh nothing."""
    rows = np.array(weights.by_relation)
    assert not rows[:, LINEAR_FEATURES:].any()
    return rows[:, :LINEAR_FEATURES]


def shipped_weights() -> NDArray[np.float32]:
    return rows_of(load_weights()).astype(np.float32).reshape(-1)


@compiles_lessons
def test_the_same_seed_gives_the_same_lessons() -> None:
    one, same, other = (training_set(BOOK, OPTIONS, 200, seed) for seed in (1, 1, 2))
    assert all(np.array_equal(left, right) for left, right in zip(one, same, strict=True))
    assert not np.array_equal(one[0], other[0])


@compiles_lessons
def test_a_victory_is_shared_out_and_each_house_has_a_place_in_the_order_of_turns() -> None:
    features, shares = training_set(BOOK, OPTIONS, 200, 1)
    assert np.allclose(shares.sum(axis=1), 1)
    assert features.shape == (200, 4, 3 * LINEAR_FEATURES)
    assert np.array_equal(
        features[:, 0, LINEAR_FEATURES : 2 * LINEAR_FEATURES], features[:, 3, :LINEAR_FEATURES]
    )  # the prey of 0 is 3


@compiles_lessons
def test_what_is_learnt_and_what_is_shipped_foretell_better_than_par() -> None:
    learnt = fit(*training_set(BOOK, OPTIONS, 4000, 1))
    shipped = shipped_weights()
    unseen = training_set(BOOK, OPTIONS, 2000, 9)
    assert cross_entropy(*unseen, learnt) < log(4) - 0.02
    assert cross_entropy(*unseen, shipped) < log(4) - 0.15


def test_the_search_guesses_as_was_learnt() -> None:
    """The chances of one position by the rules of the search, and by the arithmetic of the lessons."""
    game = deal("en111", 4, seed=5, guilds=True)
    guessed, found = [0.0] * 6, blank(HouseFeatures)
    evaluate(game.state, game.options, load_weights(), found, guessed)
    rows = np.zeros((1, 4, HOUSE.size), np.int8)
    for seat in range(4):
        for each in range(found.count[seat]):
            rows[0, seat, found.index[seat][each]] = found.value[seat][each]
    features = with_neighbours(rows[:, :, :LINEAR_FEATURES], LINEAR_RELATIONS)
    expected = predict(features, shipped_weights())[0]
    assert guessed[:4] == pytest.approx(expected.tolist(), abs=1e-5)


def test_weights_are_written_as_they_are_read(tmp_path: Path) -> None:
    shipped = shipped_weights()
    save(shipped, tmp_path / "weights.json")
    assert np.array_equal(json.loads((tmp_path / "weights.json").read_text()), rows_of(load_weights()))


def test_adam_steps_by_the_learning_rate_whatever_the_size_of_the_gradient() -> None:
    """Both moments are corrected for their start at nought, so a steady gradient moves each weight by the rate."""
    optimizer, gradient = Adam((2,)), np.array([1e-3, -50.0])
    for _ in range(3):
        assert optimizer.step(gradient, 0.1) == pytest.approx([0.1, -0.1], rel=1e-4)
    assert abs(optimizer.step(-gradient, 0.1)[1]) < 0.1  # a turn is not followed at once
    assert [decay(0.2, 0.5, step, 10) for step in (0, 5, 10)] == pytest.approx([0.2, 0.15, 0.1])


def test_a_uniform_prediction_has_the_logarithm_of_the_number_of_sides_as_its_loss() -> None:
    shares = np.eye(4, dtype=np.float32)
    assert adam.cross_entropy(shares, softmax(np.full((4, 4), 700, np.float32))) == pytest.approx(log(4))
    assert adam.cross_entropy(shares, softmax(50 * shares)) == pytest.approx(0, abs=1e-6)
