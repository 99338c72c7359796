"""Matches between variants of the search: the same from the same seed, and each side plays by models of its own."""

from __future__ import annotations

import pytest

from regno.matches.kernel import match as kernel
from regno.matches.match import Variant, VariantMatch
from regno.players.models.checkpoint import checkpoint_for
from regno.players.models.net_checkpoint import linear_models
from regno.proelio.edition import built_in

BOOK = built_in("en111")
OPTIONS = BOOK.options(4, guilds=True)


def match(one: Variant, other: Variant, seed: int = 1) -> VariantMatch:
    return VariantMatch(BOOK, OPTIONS, one, other, seed)


def test_each_side_has_its_settings_and_its_models() -> None:
    own = linear_models(checkpoint_for(OPTIONS)).copy()
    own["net"]["sharpness"] = 7
    records = match(Variant(simulations=30, candidates=4, models=own), Variant(kind="drawn")).records
    models, contenders = records[4], records[6]
    assert models["net"]["sharpness"].tolist() == [7, 1]
    assert contenders["kind"].tolist() == [kernel.SEARCH, kernel.DRAWN]
    assert contenders["simulations"].tolist() == [30, 0] and contenders["candidates"].tolist() == [4, 1]


@pytest.mark.long
def test_a_match_repeats_itself_from_its_seed() -> None:
    """In compiled code, whose preparation takes minutes."""
    halved = Variant(simulations=12, halving=True, same_worlds=True, candidates=2)
    played = []
    for seed in (1, 1, 2):
        played.append(match(halved, Variant(), seed))
        *_, score = played[-1].play(24)
        assert score.games == 24
    assert played[0].shares == played[1].shares != played[2].shares
