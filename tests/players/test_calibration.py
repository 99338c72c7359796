"""Calibration: chances that are shown come true, in the order that they had, and for the models that judge now."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from regno.learn.puzzle import PuzzleAnswer
from regno.learn.shown import shown_chance, shown_lead, shown_loss
from regno.players.analysis.advice import outlook_of
from regno.players.analysis.calibration import IDENTITY, Curve, bundled_curve
from regno.players.training.calibration import fit_curve, judge_hash

BENT = Curve((0.0, 0.5, 1.0), (0.0, 0.4, 1.0), 1, "")


@pytest.fixture
def bent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A curve by which too much is said in the middle."""
    monkeypatch.setattr("regno.players.analysis.advice.bundled_curve", lambda: BENT)
    monkeypatch.setattr("regno.learn.shown.bundled_curve", lambda: BENT)


def test_the_curve_that_ships_rises_from_nothing_to_certainty() -> None:
    curve = bundled_curve()
    assert (curve(0.0), curve(1.0)) == (0.0, 1.0)
    assert all(one < other for one, other in pairwise(map(curve, np.linspace(0, 1, 1001))))


def test_the_curve_that_ships_was_fitted_to_the_models_that_judge() -> None:
    """After training run ``bench/calibration.py --fit`` again."""
    assert bundled_curve().judge == judge_hash()


def test_too_sure_a_judge_is_corrected() -> None:
    rng = np.random.default_rng(3)
    raw = rng.beta(1.5, 3, 20_000)
    true = 1 / (1 + np.exp(0.3 - 0.7 * np.log(raw / (1 - raw))))
    curve = fit_curve([[each] for each in zip(raw, rng.random(len(raw)) < true, strict=True)])
    for chance in (0.1, 0.25, 0.4, 0.5, 0.6, 0.8):
        expected = 1 / (1 + np.exp(0.3 - 0.7 * np.log(chance / (1 - chance))))
        assert curve(chance) == pytest.approx(expected, abs=0.03)
    assert all(one < other for one, other in pairwise(curve.values))


def test_every_decision_counts_alike_in_long_games_and_short_ones() -> None:
    curve = fit_curve([[(0.5, 1.0)]] * 4_000 + [[(0.5, 0.0)] * 200] * 100)
    assert curve(0.5) == pytest.approx(4_000 / 24_000, abs=0.03)


def test_few_results_leave_the_curve_where_it_is() -> None:
    curve = fit_curve([[(0.5, 1.0), (0.3, 0.0)]])
    assert all(abs(curve(chance) - chance) < 0.05 for chance in np.linspace(0, 1, 21))


def test_results_that_contradict_the_chances_still_keep_the_order() -> None:
    curve = fit_curve([[(0.1, 1.0), (0.9, 0.0)]] * 500)
    assert all(one < other for one, other in pairwise(curve.values))


@pytest.mark.parametrize(("chance", "shown"), [(0.0, 0.0), (0.25, 0.2), (0.5, 0.4), (0.75, 0.7), (1.0, 1.0)])
def test_a_curve_is_straight_between_its_knots(chance: float, shown: float) -> None:
    assert BENT(chance) == pytest.approx(shown)
    assert IDENTITY(chance) == chance
    assert BENT.slope(chance, chance) > 0


@pytest.mark.usefixtures("bent")
def test_hints_answers_and_losses_are_shown_by_the_curve() -> None:
    outlook = outlook_of(np.array([0.0, 1.0] * 200))
    assert outlook.chance == pytest.approx(0.4) and outlook.low < 0.4 < outlook.high
    best, other = PuzzleAnswer(["draw"], 0.5, 0.45, 0.55), PuzzleAnswer(["pass"], 0.25, 0.2, 0.3, 0.25, 0.2)
    assert (shown_chance(best).chance, shown_chance(other).low) == (0.4, 0.16)
    assert shown_loss(best, other) == pytest.approx(shown_chance(best).chance - shown_chance(other).chance)
    assert shown_lead(best, other, 0.2) == pytest.approx(0.16)
