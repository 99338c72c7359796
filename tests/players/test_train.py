"""Learning: repeatable, better than par, and what is shipped is no worse than what is learnt in a moment."""

from __future__ import annotations

import json
from math import log
from pathlib import Path

import numpy as np
import pytest

from regno.players.models.linear_value import FEATURES, add_features, evaluate, load_weights
from regno.players.training.linear_value import cross_entropy, fit, predict, sample_positions, save
from regno.proelio.edition import built_in
from regno.proelio.game import deal

BOOK = built_in("en111")
OPTIONS = BOOK.options(4, guilds=True)

compiles_lessons = pytest.mark.long


@compiles_lessons
def test_the_same_seed_gives_the_same_lessons() -> None:
    one, same, other = (sample_positions(BOOK, OPTIONS, 200, seed) for seed in (1, 1, 2))
    assert all(np.array_equal(left, right) for left, right in zip(one, same, strict=True))
    assert not np.array_equal(one[0], other[0])


@compiles_lessons
def test_a_victory_is_shared_out_and_each_house_has_a_place_in_the_order_of_turns() -> None:
    features, shares = sample_positions(BOOK, OPTIONS, 200, 1)
    assert np.allclose(shares.sum(axis=1), 1)
    assert features.shape == (200, 4, 3 * FEATURES)
    assert np.array_equal(features[:, 0, FEATURES : 2 * FEATURES], features[:, 3, :FEATURES])  # the prey of 0 is 3


@compiles_lessons
def test_what_is_learnt_and_what_is_shipped_foretell_better_than_par() -> None:
    learnt = fit(*sample_positions(BOOK, OPTIONS, 4000, 1))
    shipped = np.array(load_weights().by_relation, np.float32).reshape(-1)
    unseen = sample_positions(BOOK, OPTIONS, 2000, 9)
    assert cross_entropy(*unseen, learnt) < log(4) - 0.02
    assert cross_entropy(*unseen, shipped) < log(4) - 0.15


def test_the_search_guesses_as_was_learnt() -> None:
    """The chances of one position by the rules of the search, and by the arithmetic of the lessons."""
    game = deal("en111", 4, seed=5, guilds=True)
    guessed = [0.0] * 6
    evaluate(game.state, game.options, load_weights(), guessed)
    rows = [[0] * FEATURES for _ in range(4)]
    for seat, row in enumerate(rows):
        add_features(game.state, seat, game.options, row)
    own = np.array([rows], np.float32)
    features = np.concatenate([own, np.roll(own, 1, axis=1), np.roll(own, -1, axis=1)], axis=2)
    expected = predict(features, np.array(load_weights().by_relation, np.float32).reshape(-1))[0]
    assert guessed[:4] == pytest.approx(expected.tolist(), abs=1e-5)


def test_weights_are_written_as_they_are_read(tmp_path: Path) -> None:
    shipped = np.array(load_weights().by_relation, np.float32).reshape(-1)
    save(shipped, tmp_path / "weights.json")
    assert json.loads((tmp_path / "weights.json").read_text()) == load_weights().by_relation
