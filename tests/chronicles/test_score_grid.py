"""One grid for all players: the same as a sheet for each, in one step."""

from __future__ import annotations

from typing import Any

import pytest
from architects_table import scenario, told_setup
from campaign_table import opened
from paladins_table import table as paladins_table
from viscounts_scene import scene

from regno.chronicles.chronicle import Chronicle
from regno.chronicles.messages import Refusal


def at_the_end(kind: str) -> Chronicle:
    """A chronicle whose sheets can be filled in."""
    if kind == "campaign":
        return opened()
    if kind == "architects":
        chronicle = scenario(3, **{"counting": "late", **told_setup(3)})
        chronicle.do("reveal", {"card": "potters-due"})
        chronicle.do("fill", {"owner": "Anna"})
        return chronicle
    chronicle = paladins_table(first="Anna", townsfolk=["bell", "gate", "bowl"]) if kind == "paladins" else scene()
    chronicle.state.stage = "scoring" if kind == "paladins" else "scores"
    return chronicle


def rows(chronicle: Chronicle, command: str) -> list[Any]:
    step = next(step for step in chronicle.scenario.now(chronicle.state) if step.command == command)
    return [prompt for prompt in step.prompts if prompt.name != "player"]


@pytest.mark.parametrize("kind", ["campaign", "architects", "paladins", "viscounts"])
def test_a_grid_is_a_sheet_for_each_player(kind: Any) -> None:
    grid, single = at_the_end(kind), at_the_end(kind)
    facts = {row.name: {key.id: row.low + at for at, key in enumerate(row.keys)} for row in rows(grid, "sheets")}
    assert [row.name for row in rows(grid, "sheets")] == [row.name for row in rows(single, "sheet")]
    facts = {name: {who: min(n, 1) for who, n in numbers.items()} for name, numbers in facts.items()}
    said = grid.do("sheets", facts).said
    for player in grid.state.players:
        single.do("sheet", {"player": player, **{name: numbers[player] for name, numbers in facts.items()}})
    assert grid.state.sheets == single.state.sheets and len(grid.state.sheets) == 3
    assert all(one.text("en") and one.text("it") for one in said)
    assert all(row.question.text("it") for row in rows(grid, "sheets"))


def test_a_grid_with_an_empty_cell_is_refused() -> None:
    chronicle = at_the_end("campaign")
    missing = {row.name: {"Anna": row.low} for row in rows(chronicle, "sheets")}
    with pytest.raises(Refusal, match="Bruno"):
        chronicle.do("sheets", missing)
    assert not chronicle.state.sheets


@pytest.mark.parametrize("kind", ["campaign", "architects", "paladins", "viscounts"])
def test_the_points_so_far_become_those_of_the_sheet(kind: Any) -> None:
    chronicle = at_the_end(kind)
    facts = {row.name: {"Anna": min(3, row.high)} for row in rows(chronicle, "sheets")}
    told, grown = {}, []
    for name, numbers in facts.items():
        told[name] = numbers
        grown.append(chronicle.sheet_totals(told)["Anna"])
    assert len(set(grown)) > 2 and chronicle.sheet_totals(told).keys() == {"Anna"}
    said = chronicle.do("sheet", {"player": "Anna", **{name: numbers["Anna"] for name, numbers in facts.items()}}).said
    assert f" {grown[-1]} VP" in said[0].text("en")


def test_a_number_that_cannot_be_counts_as_not_told() -> None:
    chronicle = at_the_end("campaign")
    for wrong in (99, -1, "3", 2.5, True, None, [1]):
        told = {
            "buildings": {"Anna": 7},
            "virtue": {"Anna": wrong, "Nobody": 3},
            "cathedral": wrong,
            "else": {"Anna": 1},
        }
        assert chronicle.sheet_totals(told) == {"Anna": 7}
    assert chronicle.sheet_totals({}) == {}


def test_where_no_sheets_are_asked_for_nothing_is_counted() -> None:
    chronicle = scenario(3)
    assert chronicle.sheet_totals({"buildings": {"Anna": 7}}) == {}
