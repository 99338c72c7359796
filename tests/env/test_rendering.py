"""The picture of a table shows what one seat knows, and no more unless asked."""

from __future__ import annotations

import itertools
import re
from xml.etree import ElementTree

import numpy as np
import pytest

from regno.env import FIELDS, VectorEnv, render
from regno.env.fields import TRUTH_FIELDS
from regno.env.rendering import view_in
from regno.env.vector import HIDDEN, OBSERVED
from regno.proelio.chance import make_rng
from regno.proelio.info.determinize import determinize
from regno.proelio.jit.compile import to_records


def lots(masks: np.ndarray, lot: np.random.Generator) -> np.ndarray:
    return np.asarray((masks * lot.random(masks.shape)).argmax(axis=1))


@pytest.mark.parametrize("mode", ["svg", "ansi"])
def test_no_leak_another_world_looks_the_same(mode: str) -> None:
    games, lot, rng, differ = VectorEnv(1, seed=3, guilds=True), np.random.default_rng(1), make_rng(4), 0
    found = games.reset()
    for step in range(150):
        seat = step % 4
        shown, kept = render(games, 0, seat, mode), games.states.copy()
        revealed = render(games, 0, seat, mode, reveal=True)
        games.states[0] = to_records(determinize(view_in(games, 0, seat), rng))[0]
        assert render(games, 0, seat, mode) == shown
        differ += revealed != render(games, 0, seat, mode, reveal=True)
        games.states[:] = kept
        found = games.step(lots(found.masks, lot))
    assert differ > 100


def test_the_picture_is_well_formed_and_in_both_languages() -> None:
    games = VectorEnv(2, seed=3, guilds=True)
    found = games.reset()
    seat = int(found.seats[1])
    english, italian = (render(games, 1, seat, language=language) for language in ("en", "it"))
    for picture in (english, italian):
        ElementTree.fromstring(picture)
    assert "Discards" in english and "Scarti" in italian and "To choose: " in english
    backs = len(re.findall('fill="#33302c"', english))
    assert backs == 15 and len(re.findall('fill="#33302c"', render(games, 1, seat, reveal=True))) == 0
    assert found.masks[1].sum() == english.split("To choose: ")[1].count(" · ") + 1


def test_fields_cover_the_row_and_hold_what_they_say() -> None:
    games, lot = VectorEnv(512, seed=3, guilds=True, merchant=True), np.random.default_rng(1)
    found, gold_least = games.reset(), 0
    places = [field.place for field in FIELDS.values()]
    assert places[0].start == 0 and places[-1].stop == OBSERVED
    assert all(one.stop == other.start for one, other in itertools.pairwise(places))
    assert list(TRUTH_FIELDS.values())[-1].place.stop == HIDDEN
    for _ in range(200):
        found = games.step(lots(found.masks, lot))
        for field in FIELDS.values():
            held = found.observations[:, field.place]
            assert field.low <= held.min() and held.max() <= field.high, field
        gold_least = min(gold_least, found.observations[:, FIELDS["gold_least"].place].min())
    assert gold_least < -1, "somebody has paid with Imperial cards where none was asked for"
    assert FIELDS["hand"].meaning == "the reader's own" and FIELDS["guild"].shape == (6, 7)
    assert FIELDS["mine"].high == 1 and (found.observations[:, FIELDS["mine"].place] == 1).all()
