"""What every player who searches holds to: a View and nothing else, its budget, its memory, its seed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from chairs import TABLES, wandering
from searchers import MANY, SEARCHERS, Seated
from traps import Trap, trapped

from regno.players import compiled
from regno.players.budget import AT_ONCE, Budget
from regno.players.heuristic import Steward
from regno.players.search import warlord as warlord_module
from regno.players.search.warlord import MEMORY, Warlord
from regno.proelio.chance import make_rng
from regno.proelio.game import deal
from regno.proelio.info.determinize import determinize
from regno.proelio.info.view import View, view_of

pytestmark = pytest.mark.usefixtures("search", "foresight")

FEW = Budget(simulations=150)
of_all = pytest.mark.parametrize("seated", SEARCHERS)


def first_view() -> View:
    game = deal("en111", 4, seed=5, guilds=True)
    return game.view(game.state.who)


@pytest.mark.parametrize("seated", [*SEARCHERS, pytest.param(lambda: Steward(make_rng(1)), id="steward")])
def test_a_player_is_given_a_view_and_never_the_state(seated: Any) -> None:
    game = deal("en111", 4, seed=5, guilds=True)
    view = game.view(game.state.who)
    trapped(game)
    assert seated().choose(view, view.legal, FEW) in view.legal


@of_all
@pytest.mark.parametrize(("edition", "modes", "rulings"), TABLES)
def test_the_choice_is_the_same_in_every_world_that_gives_the_same_view(
    seated: Seated, edition: str, modes: dict[str, int], rulings: dict[str, str]
) -> None:
    for place, game in enumerate(wandering(edition, modes, rulings, seed=2)):
        if place % 9 == 0:
            seat, budget = game.state.who, Budget(simulations=40)
            view = game.view(seat)
            world = determinize(view, make_rng(place))
            other = view_of(world, game.knowledge, game.options, game.cards, view.seat, view.legal)
            assert seated(7).choose(view, view.legal, budget) == seated(7).choose(other, view.legal, budget)


@of_all
def test_a_seed_and_a_number_of_simulations_repeat_a_search(seated: Seated) -> None:
    view = first_view()
    assert seated(3).search(view, MANY) == seated(3).search(view, MANY)
    assert seated(3).search(view, MANY) != seated(4).search(view, MANY)


@of_all
def test_every_simulation_of_the_budget_is_run_and_counted_once(seated: Seated) -> None:
    player = seated()
    found = player.search(first_view(), MANY)
    assert player.simulations == 1500 == sum(each.visits for each in found)
    assert all(0 <= each.chance <= 1 for each in found)
    assert {each.move for each in found} == set(first_view().legal)


@pytest.mark.parametrize("cost", [0.004, 0.05, 0.6])
@pytest.mark.parametrize("milliseconds", [5.0, 50.0, 800.0])
def test_a_budget_of_time_is_kept_within_a_tenth(
    monkeypatch: pytest.MonkeyPatch, milliseconds: float, cost: float
) -> None:
    """By a clock that only simulations move, each costing so many milliseconds; at least half the time is used."""
    clock = [0.0]

    def simulate(*arguments: Any) -> int:
        clock[0] += arguments[-1] * cost / 1000
        return int(arguments[-1])

    monkeypatch.setattr(warlord_module, "perf_counter", lambda: clock[0])
    monkeypatch.setattr(compiled, "units", lambda: {compiled.ISMCTS: SimpleNamespace(search=simulate)})
    done = warlord_module.run_search([], Budget(milliseconds=milliseconds), began=0.0)
    assert milliseconds / 2 <= clock[0] * 1000 <= 1.1 * milliseconds
    assert done == pytest.approx(clock[0] * 1000 / cost)


@of_all
@pytest.mark.parametrize("megabytes", [1, 7, MEMORY])
def test_the_tree_takes_no_more_memory_than_it_may(seated: Seated, megabytes: int) -> None:
    player = seated(memory=megabytes)
    player.search(first_view(), Budget(simulations=1))
    assert 0.9 * megabytes < player.tree.nbytes / 1e6 <= megabytes
    assert MEMORY <= 200


@of_all
def test_a_full_tree_stops_growing_and_the_search_goes_on(seated: Seated) -> None:
    player = seated()
    player.search(first_view(), Budget(simulations=1))
    player.tree = player.tree[:50]
    found = player.search(first_view(), MANY)
    assert player.simulations == 1500
    assert 0 < sum(each.visits for each in found) <= 1500


@of_all
def test_until_its_search_is_compiled_the_steward_answers(monkeypatch: pytest.MonkeyPatch, seated: Seated) -> None:
    view = first_view()
    monkeypatch.setattr(compiled, "is_ready", lambda stage: stage != seated().stage)
    monkeypatch.setattr(Warlord, "search", Trap())
    assert seated(3).choose(view, view.legal, MANY) == Steward(make_rng(3)).choose(view, view.legal, AT_ONCE)
