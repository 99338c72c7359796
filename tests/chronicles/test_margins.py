"""The chance of Paladins, by the points of a group's own evenings: prior, interval, calibration, even level."""

from __future__ import annotations

from random import Random

import pytest

from regno.chronicles import history
from regno.chronicles.history import Evening, calibration, even_level, extra_cost, telling, win_chance
from regno.chronicles.margins import NOISE, NORMAL, STRENGTH, WEIGHT, Margin, fit_margins
from regno.chronicles.result import ChronicleResult
from regno.chronicles.scenarios.paladins.rules import LEVELS

GROUPS, EVENINGS = 400, 10


def played(points: int, level: str = "normal", players: str = "Anna,Bruno,Carla", kind: str = "paladins") -> Evening:
    result = ChronicleResult(level, over=True, won=points >= 0, points=210 + points, target=210)
    return Evening(kind, result, tuple(players.split(",")), "2026-11-18")


def chances(evenings: list[Evening], players: int = 3) -> list[float]:
    found = [win_chance("paladins", level, players, evenings) for level in LEVELS]
    return [one.chance for one in found if one]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_before_any_evening_the_easiest_level_is_even_and_nearly_everything_is_possible(players: int) -> None:
    normal, hard, impossible = chances([], players)
    assert normal == pytest.approx(0.5) and normal > hard > impossible > 0.01
    assert even_level("paladins", players, []) == "normal"
    guess = win_chance("paladins", "normal", players, [])
    assert guess and guess.evenings == 0 and guess.low < 0.01 and guess.high > 0.99 and guess.simulated == guess.chance


def test_points_above_the_target_raise_every_level_and_narrow_the_interval() -> None:
    evenings = [played(30), played(45), played(20), played(36)]
    before, after = chances([]), chances(evenings)
    assert all(more > less for more, less in zip(after, before, strict=True))
    found = win_chance("paladins", "normal", 3, evenings)
    assert found and found.evenings == 4 and 0.4 < found.low < found.chance < found.high


def test_losses_by_a_little_are_not_losses_by_much() -> None:
    near, far = chances([played(-3)] * 5), chances([played(-90)] * 5)
    assert near[0] > 0.4 > 0.1 > far[0]


def test_the_even_level_follows_the_group() -> None:
    assert even_level("paladins", 3, [played(-30)] * 6) == "normal"
    assert even_level("paladins", 3, [played(51)] * 6) == "hard"
    assert even_level("paladins", 3, [played(240)] * 6) == "impossible"
    assert even_level("paladins", 1, []) is None and win_chance("paladins", "", 3, []) is None


def test_only_evenings_of_the_scenario_move_it_and_its_own_move_no_other() -> None:
    others = [played(40, "3", kind="viscounts")] * 5
    assert chances(others) == chances([]) and telling("paladins", [*others, played(9)]) == [played(9)]
    assert telling("viscounts", [*others, played(9)]) == others
    assert win_chance("viscounts", "3", 3, [played(90)] * 9) == win_chance("viscounts", "3", 3, [])
    found = calibration([played(30), played(-6), played(12)])
    assert found and found.evenings == 3 and found.won == pytest.approx(2 / 3)


def test_predictions_are_calibrated_over_groups_as_the_prior_has_them() -> None:
    """Each tenth of the chances wins as often as it says, and the interval holds the true chance."""
    random, told, held = Random("margins"), [], 0
    for _ in range(GROUPS):
        strength, weight = random.gauss(0, STRENGTH), random.gauss(1, WEIGHT)
        margins: list[Margin] = []
        for _ in range(EVENINGS):
            cost = extra_cost("paladins", random.choice(LEVELS[:2]), 3)
            assert cost is not None
            chance, low, high = fit_margins(margins).chance(cost)
            mean = strength - weight * cost
            held += low <= NORMAL.cdf(mean / NOISE) <= high
            margins.append(Margin(cost, random.gauss(mean, NOISE)))
            told.append((chance, margins[-1].points >= 0))
    assert held / (GROUPS * EVENINGS) > 0.93
    for tenth in range(10):
        those = [(chance, won) for chance, won in told if tenth <= chance * 10 < tenth + 1]
        expected, won = sum(chance for chance, _ in those) / len(those), sum(won for _, won in those) / len(those)
        assert abs(expected - won) < 3.3 * (0.25 / len(those)) ** 0.5, (tenth, expected, won, len(those))
    brier = sum((chance - won) ** 2 for chance, won in told) / len(told)
    assert brier < 0.15  # 0.25 is what "one half" always gets


def test_the_file_has_the_costs_of_every_level() -> None:
    costs = history.level_costs()["paladins"]
    assert tuple(costs) == LEVELS
    for players in ("2", "3", "4"):
        assert costs["normal"][players] < costs["hard"][players] < costs["impossible"][players]
