"""An instrument is trusted when it finds what was planted, and nothing where nothing is."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType

import pytest
from studies import study

from regno.lab.experiment import Bias, play_quick
from regno.lab.significance import FAMILY_ERROR, Comparison, apply_holm, comparisons
from regno.proelio.cards import BARDS, SHIELDS

GAMES = 40_000


def found_in(census: Mapping[str, ModuleType], bias: Bias) -> dict[tuple[str, str], Comparison]:
    table = study(games=GAMES, guilds=True, seed=7, bias=bias)
    made = comparisons(table, play_quick(table, 0, GAMES, census))
    return {(each.group, each.item): each for each in made if each.found}


@pytest.fixture(scope="module")
def honest(census: Mapping[str, ModuleType]) -> set[tuple[str, str]]:
    return set(found_in(census, Bias()))


def test_an_honest_table_treats_seats_cards_and_ties_alike(honest: set[tuple[str, str]]) -> None:
    """The order of play and the Guilds do matter in this game: those are true findings."""
    assert {group for group, _ in honest} == {"order", "guild"}


def test_a_seat_with_an_extra_card_is_found(census: Mapping[str, ModuleType], honest: set[tuple[str, str]]) -> None:
    found = found_in(census, Bias(extra_card=2))
    assert found["seat", "2"].z > 5 and ("seat", "2") not in honest


def test_a_guild_that_wins_ties_is_found(census: Mapping[str, ModuleType], honest: set[tuple[str, str]]) -> None:
    found = found_in(census, Bias(ties_to=BARDS))
    assert found["tie", "bards"].value == 1 and ("tie", "bards") not in honest


def test_one_shields_fewer_is_found(census: Mapping[str, ModuleType], honest: set[tuple[str, str]]) -> None:
    found = found_in(census, Bias(fewer=SHIELDS))
    dealt = [each for each in found.values() if each.group == "dealt"]
    assert dealt[0].item == "shields" and dealt[0].z < -5 and ("dealt", "shields") not in honest


@pytest.mark.parametrize("bias", [Bias(shuffled=True), Bias(extra_card=2, ties_to=BARDS, shuffled=True)])
def test_nothing_is_found_when_results_are_shuffled(census: Mapping[str, ModuleType], bias: Bias) -> None:
    assert not found_in(census, bias)


def test_the_correction_is_holm_s() -> None:
    """By hand: of 0.01, 0.02, 0.03 and 0.005 the corrected ones are 0.03, 0.04, 0.04 and 0.02."""
    made = [Comparison("seat", str(p), 0, 0, 1, 0, p, False) for p in (0.01, 0.02, 0.03, 0.005)]
    done = {each.item: each for each in apply_holm(made)}
    assert [round(done[str(p)].p, 6) for p in (0.01, 0.02, 0.03, 0.005)] == [0.03, 0.04, 0.04, 0.02]
    assert not any(each.found for each in done.values()) and FAMILY_ERROR == 0.01
