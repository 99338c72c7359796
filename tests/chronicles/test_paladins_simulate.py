"""The house set against a stated model of a team: bounds hold, no early decision, each level harder."""

from __future__ import annotations

import json
from typing import Any

import pytest
from campaign_table import house

from regno.chronicles.packs.library import tables_for
from regno.chronicles.packs.pack import Cards
from regno.chronicles.scenarios.paladins.simulate import easier, is_decided_early, report, simulate
from regno.cli import main


def cards() -> Cards:
    return Cards(tables_for(house(), "paladins"))


def check(tallies: Any) -> None:
    assert [tally.faults for tally in tallies if tally.faults] == []
    assert [(tally.level, tally.players) for tally in easier(tallies)] == []
    assert not is_decided_early(cards(), tallies)


def test_a_small_simulation() -> None:
    check(simulate(cards(), 12, "7"))


def test_the_report_states_its_model_and_verdicts_in_both_languages() -> None:
    shape, told = report(cards(), 1, "7")
    assert len(shape["tallies"]) == 18 and not shape["decided_early"]
    assert told[0].text("en").startswith("Model: 1 runs") and told[0].text("it").startswith("Modello: 1 partite")
    assert all(sentence.text(language) for sentence in told for language in ("en", "it"))


def test_the_command_simulates_the_scenario(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chronicle", "simulate", "paladins", "--runs", "1", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["tallies"]) == 18


@pytest.mark.long
def test_over_10_000_runs_of_the_model() -> None:
    check(simulate(cards(), 1_112, "7"))
