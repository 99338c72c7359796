"""Figures: shares, means and intervals from counts small enough to check by hand."""

from __future__ import annotations

from dataclasses import replace
from math import isclose, sqrt

import pytest
from studies import study

from regno.arena.entrant import Entrant
from regno.lab.estimates import Estimates, main_estimates, of_group
from regno.lab.experiment import play_quick
from regno.lab.report.page import in_language
from regno.lab.skill import elo_difference, explained_variance, level_estimates, level_study, twin_estimates, twin_study


def test_a_mean_has_the_normal_interval() -> None:
    """2, 4 and 6: mean 4, variance 8/3."""
    found = Estimates(study(), {})
    found.add_mean("turns", "mean", 12, 4 + 16 + 36, 3)
    (figure,) = found.figures
    assert figure.value == 4 and isclose(figure.high - 4, 1.959964 * sqrt(8 / 9), abs_tol=1e-5)


def test_a_share_has_wilson_s_interval() -> None:
    """5 of 10: the textbook's 0.2366 to 0.7634."""
    found = Estimates(study(), {})
    found.add_share("seat", 0, 5, 10)
    (figure,) = found.figures
    assert (round(figure.low, 4), round(figure.high, 4)) == (0.2366, 0.7634)


def test_every_figure_names_its_n_and_the_seed_that_repeats_it() -> None:
    table = study(games=30, guilds=True, seed=5)
    figures = main_estimates(table, play_quick(table, 0, 30, None))
    assert {figure.seed for figure in figures} == {5 << 32}
    counted = [figure for figure in figures if figure.group != "points"]  # no game may have come to Winter
    assert all(figure.n > 0 and figure.low <= figure.value <= figure.high for figure in counted)
    assert isclose(sum(figure.value for figure in of_group(figures, "seat")), 1, abs_tol=1e-5)
    assert isclose(sum(figure.value for figure in of_group(figures, "rounds")), 1, abs_tol=1e-4)


def test_the_stronger_level_is_told_from_the_weaker() -> None:
    level = level_study(study(), 0, Entrant("random"), Entrant("steward"), 40)
    assert level.games % 4 == 0 and level.repeat == 4
    share, points, skill = level_estimates(level, play_quick(level, 0, 40, None))
    assert share.low > 0.25 and points.low > 0 and 0 < skill.value < 1


@pytest.mark.parametrize(("share", "sides", "points"), [(0.25, 4, 0), (10 / 13, 4, 400), (0.5, 2, 0)])
def test_a_lead_in_rating_is_odds_against_one_opponent(share: float, sides: int, points: float) -> None:
    assert isclose(elo_difference(share, sides), points, abs_tol=1e-9)


def test_skill_explains_all_or_nothing_at_the_ends() -> None:
    assert explained_variance(1, 4) == 1 and explained_variance(0.25, 4) == 0


def test_games_that_are_the_same_after_the_deal_are_all_luck_of_the_deal() -> None:
    """Twins that do not part come out alike, so the correlation is 1; parted ones far less."""
    twins = twin_study(study(), 120)
    alike = twin_estimates(twins, play_quick(replace(twins, apart=False), 0, 120, None))[0]
    parted = twin_estimates(twins, play_quick(twins, 0, 120, None))[0]
    assert alike.value == 1 and parted.value < 0.5 and parted.n == 60


def test_italian_numbers_have_a_comma() -> None:
    assert in_language("1,234.5", "it") == "1.234,5" and in_language("1,234.5", "en") == "1,234.5"
