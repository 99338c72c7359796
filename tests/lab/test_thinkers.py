"""Those who think are compiled before they are counted: until then they play as a Steward, and nobody would know."""

from __future__ import annotations

import pytest

from regno.arena.entrant import Entrant
from regno.lab.executors import local
from regno.lab.run_log import Chunk
from regno.players import PLAYERS
from regno.players.search.warlord import Warlord
from regno.players.spec import PlayerSpec, prepare_players


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The players that were prepared, instead of preparing them."""
    asked: list[str] = []
    monkeypatch.setattr(
        PlayerSpec, "prepare", lambda spec, tell=None: asked.append(spec.name) if spec.stage() else None
    )
    return asked


def test_every_player_that_searches_is_prepared() -> None:
    searching = {name for name, spec in PLAYERS.items() if issubclass(spec.player_class(), Warlord)}
    assert searching == {name for name, spec in PLAYERS.items() if spec.stage()}


def test_only_those_who_play_are_prepared(prepared: list[str]) -> None:
    prepare_players(["random", "sovereign", "steward", "sovereign"])
    assert prepared == ["sovereign"]


def test_a_portion_with_thinkers_prepares_them_wherever_it_is_counted(prepared: list[str]) -> None:
    class Table:
        entrants = (Entrant("sovereign"), Entrant("steward"))

        def play(self, first: int, games: int) -> dict[str, int]:
            return {"games": games}

    done = local.count_chunk([Table()], Chunk(0, 0, 4))  # type: ignore[list-item]
    assert done == (Chunk(0, 0, 4), {"games": 4}) and prepared == ["sovereign"]
