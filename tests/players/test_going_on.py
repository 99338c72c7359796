"""A game that goes on from what a seat saw: one world of those it could be in, and the seat knows what it knew."""

from __future__ import annotations

import pytest
from chairs import TABLES, wandering

from regno.learn.going_on import GoingOn
from regno.proelio.chance import below, make_rng
from regno.proelio.formats.redacted import redacted_position
from regno.proelio.formats.seat_record import read_seat_record, seat_record_text
from regno.proelio.info.seat_game import SeatGame, seat_game_of
from regno.proelio.state import CHANCE


def moments(table: int) -> list[SeatGame]:
    """Some choices of a random game, as their seats saw them."""
    found = []
    for number, game in enumerate(wandering(*TABLES[table], seed=9)):
        if game.state.who != CHANCE and number % 17 == 3:
            found.append(seat_game_of(game, game.state.who))
    return found[:4]


def stroll(going_on: GoingOn, moves: int, seed: int) -> None:
    """Choose at random for everybody."""
    rng = make_rng(seed)
    for _ in range(moves):
        going_on.answer_chance()
        if going_on.is_over:
            return
        legal = going_on.view(going_on.who).legal
        going_on.apply(legal[below(rng, len(legal))])


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_the_seat_sees_its_own_game_go_on(table: int) -> None:
    for seen in moments(table):
        going_on = GoingOn(seen, seed=3)
        assert going_on.seen.moves == seen.moves and going_on.words == []
        stroll(going_on, 30, seed=4)
        own, true = going_on.seen.view(), going_on.world.view(seen.seat)
        assert own.state.hand[seen.seat] == true.state.hand[seen.seat] and own.legal == true.legal
        assert len(going_on.seen.moves) == len(seen.moves) + len(going_on.words)
        assert going_on.seen.result == going_on.world.result
        assert read_seat_record(seat_record_text(going_on.seen)).view().legal == own.legal


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_it_depends_on_the_seats_record_alone_and_repeats(table: int) -> None:
    for seen in moments(table)[:2]:
        first, again = (GoingOn(each, seed=5) for each in (seen, read_seat_record(seat_record_text(seen))))
        for each in (first, again):
            stroll(each, 12, seed=6)
        assert first.words == again.words and first.world.position == again.world.position
        repeated = GoingOn(seen, seed=5)
        repeated.play(first.words)
        assert repeated.world.position == first.world.position


def test_other_seeds_deal_other_hands() -> None:
    seen = moments(0)[1]
    assert len({GoingOn(seen, seed).world.position for seed in range(6)}) > 1
    assert len({redacted_position(GoingOn(seen, seed).seen.view()) for seed in range(6)}) == 1
