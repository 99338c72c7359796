"""Chronicles kept by an earlier Regno still open whole and replay to the state they had then.

Each file of ``samples`` was written by release 1 of the rules, its state beside it. They hold what is no longer
offered: a Favour that carries out "Gain Honour", scores that differ from a saved sheet, house rules that are gone;
those of a box (``box-``) cards of the house set, which lie on no such table.
"""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from regno.chronicles import report
from regno.chronicles.journal import parse_journal, restore_chronicle
from regno.chronicles.messages import Translations
from regno.chronicles.scenario import SCENARIOS
from regno.chronicles.scenarios.viscounts.board import Board
from regno.chronicles.steps import Line

SAMPLES = Path(__file__).parent / "samples"


def plain(value: Any) -> Any:
    """A state without its cards, settings and words, as JSON holds it."""
    if isinstance(value, Line):
        return value.points
    if isinstance(value, Translations):
        return {"en": "", "it": "", **dict(value.by_language)}
    if is_dataclass(value):
        kept = [one.name for one in fields(value) if one.name not in ("cards", "settings")]
        return {name: plain(getattr(value, name)) for name in kept}
    if isinstance(value, Board):
        return list(value.segments)
    if isinstance(value, dict):
        return {str(key): plain(inner) for key, inner in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    if isinstance(value, (list, tuple)):
        return [plain(inner) for inner in value]
    return value if isinstance(value, (str, int, type(None))) else str(value)


@pytest.mark.parametrize("kind", [*SCENARIOS, "box-paladins", "box-viscounts"])
def test_a_chronicle_written_before_replays_to_the_same_state(kind: Any) -> None:
    journal = parse_journal((SAMPLES / f"{kind}.chronicle").read_text())
    chronicle = restore_chronicle(journal)
    assert journal.damage is None
    then, now = json.loads((SAMPLES / f"{kind}.json").read_text()), plain(chronicle.state)
    assert {name: now[name] for name in then} == then
    for language in ("en", "it"):
        assert report.whole("x", chronicle, language)["log"]
        assert report.scores(chronicle, language)


def test_a_chronicle_begun_before_keeps_what_it_was_begun_with() -> None:
    chronicle = restore_chronicle(parse_journal((SAMPLES / "architects.chronicle").read_text()))
    assert chronicle.state.settings.rules["baron-last"] == "none"
