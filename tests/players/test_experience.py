"""Which experience serves at which table, and that it is read as it was written."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest

from regno.players.models import checkpoint
from regno.players.models.checkpoint import (
    BadCheckpoint,
    ModelCheckpoint,
    bundled_checkpoints,
    checkpoint_for,
    distance,
    option_values,
    pad_options,
    read,
    write,
)
from regno.players.models.features import ACTIONS, POLICY, FeatureSet, stamp
from regno.proelio.edition import built_in


def table(edition: str, houses: int = 4, allied: bool = False, **rulings: str) -> tuple[int, ...]:
    return option_values(built_in(edition).options(houses, allied=allied, rulings=rulings))


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
    distances = [distance(here, each) for each in order]
    assert distances[0] == (0, 0, 0) and distances == sorted(set(distances))


@pytest.mark.parametrize("edition", ["en111", "it111", "ga", "v082"])
@pytest.mark.parametrize("houses", [3, 4, 5, 6])
def test_whoever_plays_for_itself_sits_down_with_an_experience_of_its_own_kind(edition: str, houses: int) -> None:
    found, here = checkpoint_for(built_in(edition).options(houses)), table(edition, houses)
    assert found.table[3] == 0 and distance(here, found.table) == min(
        distance(here, each.table) for each in bundled_checkpoints()
    )


@pytest.mark.parametrize("edition", ["en111", "it111", "ga", "v082"])
def test_allies_sit_down_with_the_experience_of_allies(edition: str) -> None:
    assert checkpoint_for(built_in(edition).options(4, allied=True)).table[3] == 1


def test_a_house_rule_does_not_change_the_rulebook_that_is_nearest() -> None:
    ruled, own = (built_in("v082").options(4, rulings=rulings) for rulings in ({"alliance_self": "yes"}, {}))
    assert checkpoint_for(ruled) is checkpoint_for(own) is not checkpoint_for(built_in("en111").options(4))


def test_guilds_and_merchant_are_part_of_every_experience() -> None:
    book = built_in("en111")
    assert checkpoint_for(book.options(4, guilds=True, merchant=True)) is checkpoint_for(book.options(4))


def test_no_two_experiences_are_of_one_table_and_each_is_whole() -> None:
    assert len({each.table for each in bundled_checkpoints()}) == len(bundled_checkpoints())
    for each in bundled_checkpoints():
        assert each.policy["weights"].shape == (POLICY.size, ACTIONS.size) and np.isfinite(each.policy["weights"]).all()
        assert each.policy["weights"].any() and each.value_net["into"].any() and each.value_net["out"].any()


def test_an_experience_is_read_as_it_was_written() -> None:
    for each in bundled_checkpoints():
        file = BytesIO()
        write(each, file)
        file.seek(0)
        again = read(file)
        assert again.table == each.table
        assert again.policy == each.policy and again.value_net == each.value_net


def written(each: ModelCheckpoint, without: str = "") -> BytesIO:
    """A checkpoint as a file, perhaps without one of its parts."""
    file, made = BytesIO(), BytesIO()
    write(each, file)
    file.seek(0)
    with np.load(file) as stored:
        np.savez(made, **{name: stored[name] for name in stored.files if name != without})
    made.seek(0)
    return made


@pytest.mark.parametrize("without", ["", "features"], ids=["with a stamp", "from before there was one"])
def test_weights_for_other_features_are_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch, without: str) -> None:
    """Whoever changes the features must train again: by place, old weights would mean something else."""
    assert read(written(bundled_checkpoints()[0], without)).policy == bundled_checkpoints()[0].policy
    file = written(bundled_checkpoints()[0], without)
    monkeypatch.setattr(checkpoint, "STAMP", "another")
    with pytest.raises(BadCheckpoint) as refused:
        read(file, "mine.npz")
    for language in ("en", "it"):
        assert "mine.npz" in refused.value.text(language) and "\n" not in refused.value.text(language)


def test_each_feature_has_its_own_place_and_the_stamp_changes_with_any() -> None:
    made, other = FeatureSet(one=2, two=3), FeatureSet(two=3, one=2)
    assert made.offsets("two", "one") == [2, 0] and other.offsets("two", "one") == [0, 3] and made.size == 5
    assert stamp({"a": made.sizes}) != stamp({"a": other.sizes})
    with pytest.raises(ValueError):
        made.offsets("three")


def test_what_was_learnt_before_an_option_came_was_learnt_without_it() -> None:
    assert all(len(each.table) == len(table("en111")) for each in bundled_checkpoints())
    assert pad_options([4, 1]) == (4, 1, *[0] * (len(table("en111")) - 2))
    en111 = checkpoint_for(built_in("en111").options(4)).table
    assert distance(table("en111", builders_needs="in_total"), en111) == (0, 0, 0)
