"""Those who think are compiled before they are counted: until then they play as a Steward, and nobody would know."""

from __future__ import annotations

import pytest

from regno.lab import crew, entrant
from regno.lab.entrant import THINKERS, prepare_thinkers
from regno.players import PLAYERS
from regno.players.warlord import Warlord
from regno.proelio.chance import seeded


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The players that were prepared, instead of preparing them."""
    asked: list[str] = []
    monkeypatch.setattr(entrant, "THINKERS", {name: lambda tell, name=name: asked.append(name) for name in THINKERS})
    return asked


def test_every_player_that_searches_is_prepared() -> None:
    assert {name for name, made in PLAYERS.items() if isinstance(made(seeded(1)), Warlord)} == set(THINKERS)


def test_only_those_who_play_are_prepared(prepared: list[str]) -> None:
    prepare_thinkers(["random", "sovereign", "steward", "sovereign"])
    assert prepared == ["sovereign"]


def test_a_portion_with_thinkers_prepares_them_wherever_it_is_counted(prepared: list[str]) -> None:
    class Table:
        entrants = (entrant.Entrant("sovereign"), entrant.Entrant("steward"))

        def play(self, first: int, games: int) -> dict[str, int]:
            return {"games": games}

    done = crew.count([Table()], crew.Portion(0, 0, 4))  # type: ignore[list-item]
    assert done == (crew.Portion(0, 0, 4), {"games": 4}) and prepared == ["sovereign"]
