"""The search: it is given a View and nothing else, keeps its budget, repeats itself, and sees what is forced."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from chairs import TABLES, at, chosen, wandering
from traps import Trap, trapped

from regno.players import compiled
from regno.players import warlord as warlord_module
from regno.players.budget import AT_ONCE, Budget
from regno.players.steward import Steward
from regno.players.warlord import BEST, Warlord
from regno.proelio.chance import seeded
from regno.proelio.game import deal
from regno.proelio.imagine import imagine
from regno.proelio.view import View, view_of

pytestmark = pytest.mark.usefixtures("search")

SMALL = replace(BEST, memory=4)
FEW = Budget(simulations=150)
MANY = Budget(simulations=1500)
EDITIONS = ["v082", "ga", "it111", "en111"]


def warlord(seed: int = 1, **manner: Any) -> Warlord:
    return Warlord(seeded(seed), replace(SMALL, **manner))


@pytest.mark.parametrize("player", [warlord, lambda: Steward(seeded(1))])
def test_a_player_is_given_a_view_and_never_the_state(player: Any) -> None:
    game = deal("en111", 4, seed=5, guilds=True)
    view = game.view(game.state.who)
    trapped(game)
    assert player().choose(view, view.legal, FEW) in view.legal


@pytest.mark.parametrize(("edition", "modes", "rulings"), TABLES)
def test_the_choice_is_the_same_in_every_world_that_gives_the_same_view(
    edition: str, modes: dict[str, int], rulings: dict[str, str]
) -> None:
    for place, game in enumerate(wandering(edition, modes, rulings, seed=2)):
        if place % 9 == 0:
            seat, budget = game.state.who, Budget(simulations=40)
            view = game.view(seat)
            world = imagine(view, seeded(place))
            other = view_of(world, game.knowledge, game.options, game.cards, seat, view.legal)
            assert warlord(7).choose(view, view.legal, budget) == warlord(7).choose(other, view.legal, budget)


def test_a_seed_and_a_number_of_simulations_repeat_a_search() -> None:
    view = first_view()
    assert warlord(3).think(view, MANY) == warlord(3).think(view, MANY)
    assert warlord(3).think(view, MANY) != warlord(4).think(view, MANY)


def first_view() -> View:
    game = deal("en111", 4, seed=5, guilds=True)
    return game.view(game.state.who)


def test_every_simulation_of_the_budget_is_run_and_counted_once() -> None:
    player = warlord()
    found = player.think(first_view(), MANY)
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
    monkeypatch.setattr(compiled, "units", lambda: {"search": SimpleNamespace(search=simulate)})
    done = warlord_module.run([None], None, Budget(milliseconds=milliseconds), began=0.0)
    assert milliseconds / 2 <= clock[0] * 1000 <= 1.1 * milliseconds
    assert done == pytest.approx(clock[0] * 1000 / cost)


@pytest.mark.parametrize("megabytes", [1, 7, BEST.memory])
def test_the_tree_takes_no_more_memory_than_it_may(megabytes: int) -> None:
    player = warlord(memory=megabytes)
    player.think(first_view(), Budget(simulations=1))
    assert 0.9 * megabytes < player.tree.nbytes / 1e6 <= megabytes
    assert BEST.memory <= 200


def test_a_full_tree_stops_growing_and_the_search_goes_on() -> None:
    player = warlord(memory=1)
    player.think(first_view(), Budget(simulations=1))
    player.tree = player.tree[:50]
    found = player.think(first_view(), MANY)
    assert sum(each.visits for each in found) == 1500


def test_until_the_search_is_compiled_the_steward_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    view = first_view()
    monkeypatch.setattr(compiled, "is_ready", lambda stage: False)
    monkeypatch.setattr(Warlord, "think", Trap())
    assert warlord(3).choose(view, view.legal, MANY) == Steward(seeded(3)).choose(view, view.legal, AT_ONCE)


# ---------------------------------------------------------------- what is forced


TWO_AGAINST_TWO = "houses=4 allied=1 h3=soldiers,manure*2 f3=shields "


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("table", ["", "houses=4 h3=soldiers,manure*2 f3=shields ", TWO_AGAINST_TWO])
def test_it_keeps_the_last_card_of_a_house_without_walls(edition: str, table: str) -> None:
    """Deploying it is defeat in any case; against a bluff keeping it is not (vector 04)."""
    position = "at=defence h0=shields f1=shields h1=soldiers,manure f2=shields h2=soldiers*2 a0=manure@0"
    assert chosen(warlord(), at(table + position, edition), MANY) == "stop"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("table", ["", TWO_AGAINST_TWO])
def test_it_gives_up_a_wall_that_loot_would_take_anyway(edition: str, table: str) -> None:
    """Three are missing and two are held: conceding is defeat, the sacrifice costs the wall and one card."""
    position = "at=defence f0=palisades h0=manure*2 f1=palisades h1=soldiers f2=shields h2=soldiers*2 a0=trebuchets@2"
    assert chosen(warlord(), at(table + position, edition, "stop"), MANY) == "sacrifice"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "position",
    [
        "f0=shields h0=manure*2,knights f1=shields h1=soldiers*3 h2=manure deck=soldiers*9,hero",
        "houses=4 allied=1 f0=shields h0=manure*2,knights f1=shields h1=soldiers*3 f2=shields h2=manure*3 "
        "h3=manure deck=soldiers*9,hero",
    ],
)
def test_it_strikes_a_neighbour_who_cannot_live_through_it(edition: str, position: str) -> None:
    """The House on the left has one card and no wall: any blow with a number is the end of it."""
    assert chosen(warlord(), at(position, edition), MANY) == "attack knights"


def test_it_sings_a_house_off_the_table_53() -> None:
    """In the Italian rulebook a House may fall at any moment: Bards take the last card of the one on the right."""
    position = "g0=bards f0=shields h0=manure*3 h1=soldiers f2=shields h2=manure*3 deck=soldiers*9,hero"
    assert chosen(warlord(), at(position, "it111"), MANY) == "bards"
