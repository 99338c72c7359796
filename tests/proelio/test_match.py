"""Many games from one position: each starts from a copy of it, plain and compiled alike."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from regno.lab.batches import ParallelRandomGames
from regno.lab.speed import deal, table
from regno.proelio import steps
from regno.proelio.jit import compile, trace
from regno.proelio.jit.compile import from_record, to_records
from regno.proelio.jit.records import copy_of, values_of
from regno.proelio.state import CHANCE, State

GAMES = 40


@pytest.fixture
def games() -> ParallelRandomGames:
    """Plain games from a position after the deal."""
    return replace(table(), start=deal(table(), seed=7))


def test_a_deal_ends_where_a_house_is_asked(games: ParallelRandomGames) -> None:
    assert games.start and games.start.who != CHANCE and games.start.step == steps.ACTION
    assert [sum(games.start.hand_size[seat]) for seat in range(games.start.houses)] == [5, 5, 5, 5]


@pytest.mark.parametrize("knowledge", [False, True])
def test_plain_and_compiled_play_the_same_games_from_a_position(games: ParallelRandomGames, knowledge: bool) -> None:
    plain = replace(games, knowledge=knowledge)
    quick = replace(plain, engine=compile.engine())
    assert values_of(plain.play(1, GAMES)) == values_of(quick.play(1, GAMES))


def test_playing_leaves_the_position_as_it_was(games: ParallelRandomGames) -> None:
    assert games.start
    before, match = copy_of(games.start), games.match()
    first = copy_of(match.play(1, GAMES, knowledge=True))
    again = games.match().play(1, GAMES, knowledge=True)
    assert values_of(games.start) == values_of(before)
    assert values_of(first) == values_of(again) and first.games == GAMES


def test_a_table_is_set_out_alike_plain_and_compiled(games: ParallelRandomGames) -> None:
    """Over the remains of another game."""
    assert games.start
    cards, plain = games.edition.deck(games.options), copy_of(games.start)
    quick = to_records(plain)[0]
    trace.begin_game(plain, games.options, cards)
    compile.shadows()["jit.trace"].begin_game(quick, to_records(games.options)[0], np.array(cards))
    assert plain.step == steps.DEALER and values_of(plain) == values_of(from_record(quick, State))
