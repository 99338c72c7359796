"""The table of players: a row is all that the rest of Regno knows of a level."""

from __future__ import annotations

import pytest

from regno.players import PLAYERS, compiled
from regno.players.prepare import main
from regno.players.spec import PlayerSpec
from regno.text import LANGUAGES


def test_a_level_without_texts_is_called_by_its_id() -> None:
    mason = PlayerSpec("mason", "heuristic:Steward")
    assert {(mason.title(each), mason.about(each)) for each in LANGUAGES} == {("Mason", "")}
    assert [PLAYERS["random"].title(each) for each in ("en", "it")] == ["Jester", "Giullare"]


def test_who_thinks_in_plain_python_is_ready_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "is_ready", lambda stage: False)
    assert PlayerSpec("mason", "heuristic:Steward", thinks=True).is_ready()
    assert [name for name, spec in PLAYERS.items() if spec.is_ready()] == ["random", "steward"]


def test_the_program_compiles_in_the_order_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    stages: list[str] = []
    monkeypatch.setattr(compiled.JIT, "prepare", lambda stage, warm_up, tell: stages.append(stage))
    monkeypatch.setattr("os.nice", lambda more: 0)
    main(["sovereign", compiled.ADVICE, "warlord"])
    assert stages == [compiled.PUCT, compiled.ADVICE, compiled.ISMCTS]
