"""Evenings by scenario, level and group; the chance of the next one, its calibration, and the even level."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from regno.chronicles import history
from regno.chronicles.history import Evening, WonEvenings, calibration, even_level, evening_of, shares, win_chance
from regno.chronicles.journal import parse_journal, restore_chronicle
from regno.chronicles.result import ChronicleResult
from regno.chronicles.scenario import SCENARIOS

SAMPLES = Path(__file__).parent / "samples"
ODDS = {"viscounts": {"1": {"3": 0.6}, "3": {"3": 0.4}, "5": {"3": 0.1}}, "architects": {"normal": {"3": 0.5}}}


@pytest.fixture(autouse=True)
def odds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "simulated_odds", lambda: ODDS)


def played(won: bool, level: str = "3", kind: str = "viscounts", players: str = "Anna,Bruno,Carla") -> Evening:
    return Evening(kind, ChronicleResult(level, over=True, won=won), tuple(players.split(",")), "2026-11-17")


def test_evenings_are_counted_by_whatever_one_asks() -> None:
    evenings = [played(True), played(False), played(True, "5"), played(True, players="carla,Bruno , anna")]
    assert shares(evenings, lambda one: one.result.level) == {"3": WonEvenings(2, 3), "5": WonEvenings(1, 1)}
    assert list(shares(evenings, lambda one: one.group).values()) == [WonEvenings(3, 4)]


def test_without_evenings_the_simulated_team_is_the_guess() -> None:
    chance = win_chance("viscounts", "3", 3, [])
    assert chance and chance.chance == pytest.approx(0.4) and chance.evenings == 0
    assert chance.low < 0.15 and chance.high > 0.75
    assert win_chance("viscounts", "3", 4, []) is None and win_chance("campaign", "", 3, []) is None


def test_a_group_that_wins_is_expected_to_win_on_every_level() -> None:
    before, after = win_chance("viscounts", "5", 3, []), win_chance("viscounts", "5", 3, [played(True)] * 8)
    assert before and after and after.chance > 2 * before.chance and after.low > before.low
    other = win_chance("architects", "normal", 3, [played(True)] * 8)
    assert other and other.chance > 0.7


def test_the_even_level_follows_the_group() -> None:
    assert even_level("viscounts", 3, []) == "1"  # 0.6 and 0.4 are as near: the easier one
    assert even_level("viscounts", 3, [played(True)] * 10) == "5"
    assert even_level("viscounts", 3, [played(False)] * 10) == "1"
    assert even_level("architects", 5, []) is None


def test_predictions_are_calibrated_for_a_group_as_good_as_the_model_allows() -> None:
    random = Random(5)
    evenings = [played(random.random() < history.logistic(history.log_odds(0.4) + 0.8)) for _ in range(400)]
    found = calibration(evenings)
    assert found and found.evenings == 400
    assert abs(found.predicted - found.won) < 0.05 and found.brier < 0.25
    assert calibration([]) is None


@pytest.mark.parametrize("kind", SCENARIOS)
def test_only_a_finished_scenario_is_an_evening(kind: str) -> None:
    chronicle = restore_chronicle(parse_journal((SAMPLES / f"{kind}.chronicle").read_text()))
    while chronicle.entries:
        found = evening_of(chronicle)
        assert bool(found) == (chronicle.state.stage == "over" and kind != "campaign")
        if found:
            assert (found.kind, found.players) == (kind, chronicle.state.players)
            assert found.result.level and found.result.target
        chronicle.undo()
    assert evening_of(chronicle) is None


@pytest.mark.parametrize("kind", SCENARIOS)
def test_a_scenario_says_once_how_it_ended(kind: str) -> None:
    """The level is known as soon as it was told, in every scenario; a verdict only when it is over."""
    chronicle = restore_chronicle(parse_journal((SAMPLES / f"{kind}.chronicle").read_text()))
    ended = chronicle.result
    assert ended.over == (chronicle.state.stage == "over")
    while chronicle.entries and chronicle.state.stage != "setup":
        found = chronicle.result
        assert found.level == ended.level and bool(found.level) == (kind != "campaign")
        if not found.over:
            assert found.won is None and not found.winners and found.margin == 0
        chronicle.undo()
    if ended.won is not None:
        assert ended.points is not None and ended.target
        assert ended.margin == ended.points - ended.target and ended.won == (ended.margin >= 0)
    elif ended.over:
        assert ended.winners and ended.margin >= 0
