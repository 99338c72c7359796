"""Which experience serves at which table, and that it is read as it was written."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest

from regno.players.models.checkpoint import apart, experience_at, read, settings, shipped, table_kept, write
from regno.players.models.policy import ANSWERS, FACTS
from regno.proelio.edition import built_in


def table(edition: str, houses: int = 4, allied: bool = False, **rulings: str) -> tuple[int, ...]:
    return settings(built_in(edition).options(houses, allied=allied, rulings=rulings))


def test_tables_are_apart_by_alliance_first_then_by_rules_then_by_houses() -> None:
    here = table("v082")
    order = [
        here,
        table("v082", houses=5),
        table("v082", houses=6),
        table("v082", alliance_self="yes"),
        table("en111"),
        table("en111", houses=6),
        table("v082", allied=True),
    ]
    distances = [apart(here, each) for each in order]
    assert distances[0] == (0, 0, 0) and distances == sorted(set(distances))


@pytest.mark.parametrize("edition", ["en111", "it111", "ga", "v082"])
@pytest.mark.parametrize("houses", [3, 4, 5, 6])
def test_whoever_plays_for_itself_sits_down_with_an_experience_of_its_own_kind(edition: str, houses: int) -> None:
    found, here = experience_at(built_in(edition).options(houses)), table(edition, houses)
    assert found.table[3] == 0 and apart(here, found.table) == min(apart(here, each.table) for each in shipped())


@pytest.mark.parametrize("edition", ["en111", "it111", "ga", "v082"])
def test_allies_sit_down_with_the_experience_of_allies(edition: str) -> None:
    assert experience_at(built_in(edition).options(4, allied=True)).table[3] == 1


def test_a_house_rule_does_not_change_the_rulebook_that_is_nearest() -> None:
    ruled, own = (built_in("v082").options(4, rulings=rulings) for rulings in ({"alliance_self": "yes"}, {}))
    assert experience_at(ruled) is experience_at(own) is not experience_at(built_in("en111").options(4))


def test_guilds_and_merchant_are_part_of_every_experience() -> None:
    book = built_in("en111")
    assert experience_at(book.options(4, guilds=True, merchant=True)) is experience_at(book.options(4))


def test_no_two_experiences_are_of_one_table_and_each_is_whole() -> None:
    assert len({each.table for each in shipped()}) == len(shipped())
    for each in shipped():
        assert each.instinct["of"].shape == (FACTS, ANSWERS) and np.isfinite(each.instinct["of"]).all()
        assert each.instinct["of"].any() and each.judgement["into"].any() and each.judgement["out"].any()


def test_an_experience_is_read_as_it_was_written() -> None:
    for each in shipped():
        file = BytesIO()
        write(each, file)
        file.seek(0)
        again = read(file)
        assert again.table == each.table
        assert again.instinct == each.instinct and again.judgement == each.judgement


def test_what_was_learnt_before_an_option_came_was_learnt_without_it() -> None:
    assert all(len(each.table) == len(table("en111")) for each in shipped())
    assert table_kept([4, 1]) == (4, 1, *[0] * (len(table("en111")) - 2))
    en111 = experience_at(built_in("en111").options(4)).table
    assert apart(table("en111", builders_needs="in_total"), en111) == (0, 0, 0)
