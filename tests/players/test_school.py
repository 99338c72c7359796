"""Learning an instinct and a judgement: repeatable, better than where it began, and written as it is read."""

from __future__ import annotations

import json
from math import log
from pathlib import Path

import numpy as np
import pytest

from regno.lab.net import Net, fit_net, forward, related, save_net, surprise, witnessed
from regno.lab.school import School, save_instinct
from regno.players.habits import STEWARD
from regno.players.instinct import instinct
from regno.players.judgement import FEATURES, RELATIONS, Thought, judge_table, judgement
from regno.players.practice import STRANGERS
from regno.proelio.compiled import packed
from regno.proelio.edition import built_in
from regno.proelio.game import deal
from regno.proelio.layout import blank

BOOK = built_in("en111")
OPTIONS = BOOK.options(4, guilds=True)

compiles_lessons = pytest.mark.long


def shipped() -> Net:
    """The net that comes with the program, as it is learnt."""
    kept = judgement()
    into, out, past = (np.array(part, np.float32) for part in (kept.into, kept.out, kept.past))
    return [into.reshape(RELATIONS * FEATURES, -1), out, past.reshape(-1)]


@compiles_lessons
def test_the_same_seed_gives_the_same_slope() -> None:
    one, same, other = (School(BOOK, OPTIONS, seed).play(40, taught=False) for seed in (1, 1, 2))
    assert np.array_equal(one["of"], same["of"]) and not np.array_equal(one["of"], other["of"])
    assert one["met"] == 40 // STRANGERS


@compiles_lessons
def test_a_pupil_comes_to_play_as_he_is_taught() -> None:
    """After the lessons the strangers win less than after none."""
    before, after = School(BOOK, OPTIONS, 1), School(BOOK, OPTIONS, 1)
    after.follow_teacher()
    after.habits[:] = before.habits
    shares = [float(slope["won"]) / int(slope["met"]) for slope in (each.play(4000, False) for each in (before, after))]
    assert shares[1] > shares[0] + 0.1


@compiles_lessons
def test_the_shipped_instinct_wins_more_than_its_part_against_stewards() -> None:
    school = School(BOOK, OPTIONS, 5)
    school.instinct[0] = packed(instinct())[0]
    school.habits[:] = packed(STEWARD)[0]
    slope = school.play(8000, taught=False)
    assert float(slope["won"]) / int(slope["met"]) > 0.33


@compiles_lessons
def test_what_is_learnt_and_what_is_shipped_foretell_better_than_par() -> None:
    learnt, unseen = fit_net(*witnessed(BOOK, OPTIONS, 20_000, 1), seed=1), witnessed(BOOK, OPTIONS, 2000, 9)
    assert surprise(*unseen, learnt) < log(4) - 0.1
    assert surprise(*unseen, shipped()) < log(4) - 0.18


def test_the_search_judges_as_was_learnt() -> None:
    """The chances of one position by the rules of the search, and by the arithmetic of the lessons."""
    game, judged, thought = deal("en111", 4, seed=5, guilds=True), [0.0] * 6, blank(Thought)
    judge_table(game.state, game.options, judgement(), thought, judged)
    positions = np.zeros((1, 4, FEATURES), np.int8)
    for seat in range(4):
        for each in range(thought.count[seat]):
            positions[0, seat, thought.place[seat][each]] = thought.much[seat][each]
    expected = forward(related(positions), shipped())[1][0]
    assert judged[:4] == pytest.approx(expected.tolist(), abs=1e-4)


def test_instinct_and_net_are_written_as_they_are_read(tmp_path: Path) -> None:
    school = School(BOOK, OPTIONS, 1)
    school.instinct[0] = packed(instinct())[0]
    save_instinct(school, tmp_path / "instinct.json")
    rows = json.loads((tmp_path / "instinct.json").read_text())
    assert [[weight / 100 for weight in row] for row in rows] == instinct().of
    save_net(shipped(), tmp_path / "judgement.npz")
    with np.load(tmp_path / "judgement.npz") as kept:
        assert kept["into"].astype(float).tolist() == judgement().into
