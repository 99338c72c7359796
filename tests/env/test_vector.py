"""The batch: the same games as one by one, through reset, end and illegal moves; and the PettingZoo environment."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from regno.env.batch import ENDED, GOES_ON, ILLEGAL
from regno.env.encode import Observation, Truth, encode, encode_truth
from regno.env.vector import HIDDEN, OBSERVED, Buffers, VectorEnv
from regno.errors import BadOption
from regno.proelio.game import Game, deal
from regno.proelio.jit.compile import dtype_of, packed
from regno.proelio.jit.records import blank
from regno.proelio.moves import MOVES
from regno.proelio.state import State

TABLES = [
    {"houses": 4, "guilds": True, "merchant": True},
    {"edition": "v082", "houses": 3},
    {"edition": "it111", "houses": 6, "guilds": True},
    {"houses": 4, "allied": True},
]


def flat(record: Any) -> np.ndarray:
    return packed(record).view(np.int8)[: dtype_of(record.__class__).itemsize]


def encoded(game: Game, seat: int) -> np.ndarray:
    """The plain observation of one game."""
    obs = blank(Observation)
    encode(game.state, game.knowledge, seat, blank(State), obs)
    return flat(obs)


def lots(masks: np.ndarray, lot: np.random.Generator) -> np.ndarray:
    """A random allowed move in every game."""
    return np.asarray((masks * lot.random(masks.shape)).argmax(axis=1))


def made(table: dict[str, object], games: int, seed: int) -> VectorEnv:
    return VectorEnv(games, seed, **table)  # type: ignore[arg-type]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_equal_to_single_games(table: dict[str, object]) -> None:
    games, lot = made(table, 6, seed=40), np.random.default_rng(1)
    singles = [deal(seed=40 + number, **table) for number in range(6)]  # type: ignore[arg-type]
    found, ended, steps = games.reset(), [False] * 6, 0
    while not all(ended):
        for number, single in enumerate(singles):
            if not ended[number]:
                assert found.seats[number] == single.state.who
                assert np.flatnonzero(found.masks[number]).tolist() == single.legal_moves()
                if steps % 5 == 0:
                    assert np.array_equal(found.observations[number], encoded(single, single.state.who))
        moves = lots(found.masks, lot)
        found = games.step(moves)
        for number, single in enumerate(singles):
            if not ended[number]:
                single.apply(int(moves[number]))
                assert single.rng
                single.answer_chance(single.rng)
                check_outcome(found, number, single)
                ended[number] = single.result is not None
        steps += 1


def check_outcome(found: Buffers, number: int, single: Game) -> None:
    """A finished game pays its winners in equal shares, in the step that ends it."""
    result = single.result
    assert found.outcomes[number] == (ENDED if result else GOES_ON)
    shares = [0.0] * 6
    for winner in result.winners if result else ():
        shares[winner] = 1 / len(result.winners)  # type: ignore[union-attr]
    assert found.rewards[number].tolist() == pytest.approx(shares)


def test_a_finished_game_is_dealt_anew() -> None:
    games, lot = VectorEnv(32, seed=7), np.random.default_rng(2)
    found, ends = games.reset(), 0
    for _ in range(400):
        found = games.step(lots(found.masks, lot))
        over = found.outcomes == ENDED
        ends += int(over.sum())
        assert (games.states["turns"][over].sum(axis=1) == 1).all()  # a first turn has begun
        assert (games.states["ending"] == 0).all()
    assert ends > 32


def test_a_move_that_is_not_allowed_ends_the_game() -> None:
    games = VectorEnv(3, seed=1)
    found = games.reset()
    seats, before = found.seats.copy(), games.states.copy()
    moves = found.masks.argmax(axis=1)
    moves[0], moves[1] = int(found.masks[0].argmin()), MOVES
    found = games.step(moves)
    assert found.outcomes.tolist() == [ILLEGAL, ILLEGAL, GOES_ON]
    assert found.rewards[0, seats[0]] == -1 and found.rewards[0].sum() == -1
    assert found.rewards[1, seats[1]] == -1
    assert not np.array_equal(games.states[0], before[0])


def test_the_same_seed_deals_the_same_games() -> None:
    one, two = VectorEnv(5, seed=9), VectorEnv(5, seed=3)
    mine, own = one.reset(), Buffers.blank(5)
    assert two.reset(seed=9, into=own) is own
    assert np.array_equal(mine.observations, own.observations) and np.array_equal(mine.masks, own.masks)
    assert not np.array_equal(two.reset(seed=10).observations, mine.observations)


def test_buffers_of_the_caller_are_written() -> None:
    games, own = VectorEnv(4, seed=2), Buffers.blank(4)
    games.reset(into=own)
    first = own.observations.copy()
    assert games.step(own.masks.argmax(axis=1), into=own) is own
    assert not np.array_equal(first, own.observations)
    assert not games.buffers.observations.any()


def test_any_seat_and_the_truth() -> None:
    games, seats = VectorEnv(3, seed=5, guilds=True), np.array([0, 2, 3])
    games.reset()
    seen, hidden = games.observe_seats(seats), games.truth(seats)
    assert seen.shape == (3, OBSERVED) and hidden.shape == (3, HIDDEN)
    for number, seat in enumerate(seats.tolist()):
        single, truth = deal(seed=5 + number, guilds=True), blank(Truth)
        encode_truth(single.state, seat, truth)
        assert np.array_equal(seen[number], encoded(single, seat))
        assert np.array_equal(hidden[number], flat(truth))


def test_memory_is_linear_and_small() -> None:
    assert VectorEnv(10).bytes_a_game == VectorEnv(1000).bytes_a_game <= 8192


def test_no_games_are_refused() -> None:
    with pytest.raises(BadOption, match="0 games"):
        VectorEnv(0)
