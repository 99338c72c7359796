"""The page on knowledge: its table names every kind of event, and of each who learns something and who does not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regno.proelio import events
from regno.proelio.cards import KINDS, SOLDIERS
from regno.proelio.info.knowledge import Knowledge, learn
from regno.proelio.info.visibility import OBSERVERS, PUBLIC
from regno.proelio.jit.records import blank
from regno.proelio.state import NOBODY, SEATS

PAGE = (Path(__file__).parents[2] / "docs" / "knowledge.md").read_text(encoding="utf-8")
ROWS = {
    row[0]: row[1:]
    for row in re.findall(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", PAGE, re.MULTILINE)
}
NOTHING = "–"
FIRST, SECOND, THIRD = 0, 1, 2


def test_every_kind_of_event_is_on_the_page_once() -> None:
    assert len(re.findall(r"^\| `\w+` \| [^|]+ \| [^|]+ \| [^|]+ \| [^|]+ \|$", PAGE, re.MULTILINE)) == len(ROWS)
    assert tuple(ROWS) == events.NAMES


def some_knowledge() -> Knowledge:
    """Everybody knows a few cards of everybody, and of its own a few more."""
    k = blank(Knowledge)
    k.least = [[[4 if observer == seat else 2] * KINDS for seat in range(SEATS)] for observer in range(OBSERVERS)]
    k.most = [[5] * KINDS for _ in range(OBSERVERS)]
    return k


def known_to(k: Knowledge, observer: int) -> tuple[list[list[int]], list[int]]:
    return k.least[observer], k.most[observer]


@pytest.mark.parametrize("name", events.NAMES)
def test_the_page_says_who_learns_something(name: str) -> None:
    """An event of each kind, told to those who know a little: the bounds of those and no others change."""
    houses, first, second, others = ROWS[name]
    two, number = "→" in houses, {"reshuffle": 0, "found": 0, "pay": 1}.get(name, 3)
    after, before = some_knowledge(), some_knowledge()
    learn(after, events.NAMES.index(name), FIRST, SECOND if two else NOBODY, SOLDIERS, number)
    learnt = {observer for observer in range(OBSERVERS) if known_to(after, observer) != known_to(before, observer)}
    assert (FIRST in learnt) == (first != NOTHING)
    assert {THIRD, PUBLIC} <= learnt if others != NOTHING else not learnt & {THIRD, PUBLIC}
    assert (SECOND in learnt) == ((second if two else others) != NOTHING)
    assert two or second == NOTHING


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    told: dict[str, object] = {}
    exec(example, told)
    assert told["at_least"] == [0] * KINDS and told["world"]
