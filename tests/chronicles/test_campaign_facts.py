"""Starting a campaign from any position: impossible facts are refused with what would be right."""

from __future__ import annotations

from typing import Any

import pytest
from campaign_table import campaign, points

from regno.chronicles.messages import Refusal

ONE = [{"points": points(60, 30, 10)}]
TOKEN = {"sheaf": "Bruno"}
FOUR = {"Anna": ["pale-ledger", "open-gate", "long-roof", "quiet-purse"]}


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"colour": "red"}, "unknown fact"),
        ({"results": "none"}, "at most three"),
        ({"results": ONE * 4}, "at most three"),
        ({"results": [{"points": points(60, 30)}]}, "lacks a number for Carla"),
        ({"results": [{"points": points(60, 60, 10)}], "tokens": {"hammer": "Carla"}}, "who ranks before whom"),
        ({"results": [{"points": points(60, 30, 10), "ranking": ["Bruno", "Anna", "Carla"]}]}, "falling points"),
        ({"results": ONE, "tokens": {"sheaf": "Anna"}}, "tokens went to: Bruno"),
        ({"tokens": {"sheaf": "Anna"}}, "tokens went to: -"),
        ({"tokens": {"moon": "Anna"}}, 'no fact "moon"'),
        ({"results": ONE, "tokens": TOKEN, "tomes": {"Eva": []}}, "Eva"),
        ({"tomes": {"Anna": ["pale-ledger"], "Bruno": ["pale-ledger"]}, "first": "Anna"}, "claimed twice"),
        ({"tomes": {"Anna": ["iron-bell"]}, "first": "Anna"}, "iron-bell"),
        ({"results": ONE, "tokens": TOKEN, "tomes": FOUR}, "at most 3"),
        ({"results": ONE, "tokens": TOKEN, "crest_tomes": {"hammer": "Anna"}}, "3 of its Crests"),
        ({"results": ONE, "tokens": TOKEN, "tomes": {"Anna": ["pale-ledger", "high-scaffold"]}}, "3 of its Crests"),
        ({"shown": ["pale-ledger"], "first": "Anna"}, "choose 3 different"),
        ({"shown": ["pale-ledger", "open-gate", "long-roof"]}, "first"),
        ({"first": "Eva"}, "Eva"),
        ({"results": ONE, "tokens": TOKEN, "first": "Anna"}, "the left of the last winner begins, Bruno"),
        ({"results": ONE, "shown": ["iron-bell"]}, "no game is in play"),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused(facts: Any, told: Any) -> None:
    with pytest.raises(Refusal) as trouble:
        campaign(3, **facts)
    assert told in trouble.value.text("en")
    assert trouble.value.text("it") != trouble.value.text("en")


def test_a_token_still_to_choose_is_a_position() -> None:
    state = campaign(3, results=ONE).state
    assert state.stage == "token" and state.game == "architects"


def test_a_finished_campaign_is_a_position() -> None:
    chronicle = campaign(3, results=ONE * 3, tokens={"sheaf": "Bruno", "hammer": "Bruno", "lantern": "Bruno"})
    assert chronicle.state.stage == "over" and chronicle.scenario.view(chronicle.state)["winners"] == ["Anna"]
