"""The strongest player: he sees no more than a View shows, repeats himself, and finds what is forced."""

from __future__ import annotations

from dataclasses import replace

import pytest
from chairs import TABLES, at, chosen, wandering
from traps import trapped

from regno.players import compiled
from regno.players.budget import AT_ONCE, Budget
from regno.players.instinct import FACTS, MOST_FACTS, Sense, answer_of, feel, instinct, sense
from regno.players.judgement import Thought, judge_table, judgement
from regno.players.sovereign import WISE, Sovereign
from regno.players.steward import Steward
from regno.proelio.chance import seeded
from regno.proelio.game import deal
from regno.proelio.imagine import imagine
from regno.proelio.layout import blank
from regno.proelio.view import View, view_of

pytestmark = pytest.mark.usefixtures("foresight")

SMALL = replace(WISE, memory=4)
MANY = Budget(simulations=1500)
EDITIONS = ["v082", "ga", "it111", "en111"]
TWO_AGAINST_TWO = "houses=4 allied=1 h3=soldiers,manure*2 f3=shields "


def sovereign(seed: int = 1) -> Sovereign:
    return Sovereign(seeded(seed), SMALL)


def first_view() -> View:
    game = deal("en111", 4, seed=5, guilds=True)
    return game.view(game.state.who)


def test_he_is_given_a_view_and_never_the_state() -> None:
    game = deal("en111", 4, seed=5, guilds=True)
    view = game.view(game.state.who)
    trapped(game)
    assert sovereign().choose(view, view.legal, MANY) in view.legal


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
            assert sovereign(7).choose(view, view.legal, budget) == sovereign(7).choose(other, view.legal, budget)


@pytest.mark.parametrize(("edition", "modes", "rulings"), TABLES)
def test_instinct_senses_the_same_in_every_world_that_gives_the_same_view(
    edition: str, modes: dict[str, int], rulings: dict[str, str]
) -> None:
    """Whole States are handed to it: it must read no more of them than a View would show."""
    for place, game in enumerate(wandering(edition, modes, rulings, seed=6)):
        true, imagined = blank(Sense), blank(Sense)
        sense(game.state, true)
        sense(imagine(game.view(game.state.who), seeded(place)), imagined)
        assert true.facts[: true.count] == imagined.facts[: imagined.count]
        assert true.count <= MOST_FACTS and max(true.facts) < FACTS


@pytest.mark.parametrize(("edition", "modes", "rulings"), TABLES)
def test_chances_of_all_moves_make_a_whole_and_no_two_moves_are_one_answer(
    edition: str, modes: dict[str, int], rulings: dict[str, str]
) -> None:
    for game in wandering(edition, modes, rulings, seed=8):
        felt, legal = blank(Sense), game.legal_moves()
        feel(game.state, instinct(), felt, legal, len(legal))
        assert sum(felt.chances[: len(legal)]) == pytest.approx(1)
        assert len({answer_of(game.state.step, move) for move in legal}) == len(legal)


def test_judgement_shares_one_victory_out() -> None:
    game, chances = deal("en111", 4, seed=5, guilds=True), [0.0] * 6
    judge_table(game.state, game.options, judgement(), blank(Thought), chances)
    assert sum(chances) == pytest.approx(1) and min(chances[:4]) > 0.05


def test_a_seed_and_a_number_of_simulations_repeat_a_search() -> None:
    assert sovereign(3).think(first_view(), MANY) == sovereign(3).think(first_view(), MANY)
    assert sovereign(3).think(first_view(), MANY) != sovereign(4).think(first_view(), MANY)


def test_every_simulation_of_the_budget_is_run_and_counted_once() -> None:
    player = sovereign()
    found = player.think(first_view(), MANY)
    assert player.simulations == 1500 == sum(each.visits for each in found)
    assert all(0 <= each.chance <= 1 for each in found)


def test_a_full_tree_stops_growing_and_the_search_goes_on() -> None:
    player = sovereign()
    player.think(first_view(), Budget(simulations=1))
    player.tree = player.tree[:50]
    assert sum(each.visits for each in player.think(first_view(), MANY)) > 0
    assert player.simulations == 1500


def test_until_his_search_is_compiled_the_steward_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    view = first_view()
    monkeypatch.setattr(compiled, "is_ready", lambda stage: stage != compiled.FORESIGHT)
    assert sovereign(3).choose(view, view.legal, MANY) == Steward(seeded(3)).choose(view, view.legal, AT_ONCE)


# ---------------------------------------------------------------- what is forced


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("table", ["", TWO_AGAINST_TWO])
def test_he_keeps_the_last_card_of_a_house_without_walls(edition: str, table: str) -> None:
    """Deploying it is defeat in any case; against a bluff keeping it is not (vector 04)."""
    position = "at=defence h0=shields f1=shields h1=soldiers,manure f2=shields h2=soldiers*2 a0=manure@0"
    assert chosen(sovereign(), at(table + position, edition), MANY) == "stop"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("table", ["", TWO_AGAINST_TWO])
def test_he_gives_up_a_wall_that_loot_would_take_anyway(edition: str, table: str) -> None:
    """Three are missing and two are held: conceding is defeat, the sacrifice costs the wall and one card."""
    position = "at=defence f0=palisades h0=manure*2 f1=palisades h1=soldiers f2=shields h2=soldiers*2 a0=trebuchets@2"
    assert chosen(sovereign(), at(table + position, edition, "stop"), MANY) == "sacrifice"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "position",
    [
        "f0=shields h0=manure*2,knights f1=shields h1=soldiers*3 h2=manure deck=soldiers*9,hero",
        "houses=4 allied=1 f0=shields h0=manure*2,knights f1=shields h1=soldiers*3 f2=shields h2=manure*3 "
        "h3=manure deck=soldiers*9,hero",
    ],
)
def test_he_strikes_a_neighbour_who_cannot_live_through_it(edition: str, position: str) -> None:
    """The House on the left has one card and no wall: any blow with a number is the end of it."""
    assert chosen(sovereign(), at(position, edition), MANY) == "attack knights"
