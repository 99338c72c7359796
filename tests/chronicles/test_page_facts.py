"""What the pages need of a chronicle: short names, what the program draws, what moved, and undo that stays quick."""

from __future__ import annotations

from typing import Any

import pytest
from viscounts_scene import scene, walk

from regno.chronicles import report
from regno.chronicles.chronicle import MILESTONE, Chronicle
from regno.chronicles.common_commands import COMMON
from regno.chronicles.scenario import SCENARIOS, load_scenario
from regno.text import has


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("language", ["en", "it"])
def test_every_command_has_a_short_name(name: str, language: str) -> None:
    own: Any = load_scenario(name)
    keys = [f"name-{name}-{command}" for command in own.COMMANDS] + [f"name-common-{command}" for command in COMMON]
    assert [key for key in keys if not has("commands", key, language)] == []


def test_a_step_says_what_the_program_draws_and_what_answers_the_same_thing() -> None:
    chronicle = scene()
    (move,) = [step for step in report.now(chronicle, "en") if step["command"] == "move"]
    value, card = move["asks"]
    assert value["draws"] and not value["instead_of"]
    assert card["instead_of"] == "value" and not card["draws"]
    assert move["name"] == "Move the Baron"


def test_the_view_says_what_each_icon_makes_the_baron_do() -> None:
    chronicle = scene()
    dismissal = chronicle.scenario.view(chronicle.state)["dismissal"]
    assert set(dismissal) == {"discard", "virtue", "corruption", "rearrange", "shuffle", "debt"}
    assert sorted(dismissal.values()) == list("ABCDEF")


def test_the_trail_tells_the_walk_and_stays_until_the_players_go_on() -> None:
    chronicle = scene()
    left = chronicle.state.baron
    walk(chronicle, 2)
    trail = chronicle.scenario.view(chronicle.state)["trail"]
    assert trail[0] == {"deed": "walk", "space": left, "to": chronicle.state.baron, "owner": ""}
    assert chronicle.state.trail
    chronicle.do("workers", {"player": chronicle.state.players[0], "change": {"tier3": 1}})
    assert chronicle.state.trail == []


def viewed(chronicle: Chronicle) -> dict[str, Any]:
    return chronicle.scenario.view(chronicle.state)


def test_undo_from_a_milestone_is_the_replay_of_all() -> None:
    chronicle = scene()
    player = chronicle.state.players[0]
    for number in range(2 * MILESTONE + 7):
        chronicle.do("workers", {"player": player, "change": {"tier3": 1 if number % 2 == 0 else -1}})
    for count in (1, MILESTONE, 3, MILESTONE - 1):
        chronicle.undo(count)
        again = Chronicle(chronicle.header, chronicle.commands)
        assert viewed(again) == viewed(chronicle) and again.entries == chronicle.entries
        assert len(again.milestones) == len(chronicle.milestones)
    chronicle.redo(count=len(chronicle.undone))
    assert viewed(Chronicle(chronicle.header, chronicle.commands)) == viewed(chronicle)


def test_a_refused_command_changes_nothing_after_a_milestone() -> None:
    chronicle = scene()
    for number in range(MILESTONE):
        chronicle.do("note", {"text": str(number)})
    before = chronicle.scenario.view(chronicle.state)
    with pytest.raises(ValueError):
        chronicle.do("workers", {"player": chronicle.state.players[0], "change": {"tier3": 1, "1": 21}})
    assert chronicle.scenario.view(chronicle.state) == before
