"""The batch: the same games as one by one, through reset, end, illegal moves and whatever buffers are handed in."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from regno.env.checks import BadCall
from regno.env.kernel.batch import ENDED, GOES_ON, ILLEGAL
from regno.env.kernel.encode import Observation, Truth, encode, encode_truth
from regno.env.vector import HIDDEN, OBSERVED, Buffers, VectorEnv
from regno.errors import BadOption
from regno.proelio.game import Game, deal
from regno.proelio.jit.compile import dtype_of, to_records
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
    return to_records(record).view(np.int8)[: dtype_of(record.__class__).itemsize]


def encoded(game: Game, seat: int) -> np.ndarray:
    """The plain observation of one game."""
    obs = blank(Observation)
    encode(game.state, game.knowledge, seat, blank(State), obs)
    return flat(obs)


def lots(masks: np.ndarray, lot: np.random.Generator) -> np.ndarray:
    """A random allowed move in every game."""
    return np.asarray((masks * lot.random(masks.shape)).argmax(axis=1))


def made(table: dict[str, object], games: int, seed: int) -> VectorEnv:
    return VectorEnv(games, seed, skip_forced=False, **table)  # type: ignore[arg-type]


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


def test_buffers_begin_where_jax_shares_them() -> None:
    kept = [Buffers.blank(games) for games in (1, 7, 64)]
    assert all(array.ctypes.data % 64 == 0 for buffers in kept for array in vars(buffers).values())


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


def test_the_games_judge_and_not_the_buffers() -> None:
    """Two buffers in turn, as every rollout uses them: the masks in the one are older than those in the other."""
    games, lot = VectorEnv(64, seed=3), np.random.default_rng(4)
    pair = [Buffers.blank(64), Buffers.blank(64)]
    found = games.reset(into=pair[0])
    for step in range(1, 200):
        found = games.step(lots(found.masks, lot), into=pair[step % 2])
        assert not (found.outcomes == ILLEGAL).any()


def test_tampering_with_the_masks_allows_nothing() -> None:
    games = VectorEnv(4, seed=1)
    found = games.reset()
    forbidden = found.masks.argmin(axis=1)
    found.masks[:] = 1
    assert (games.step(forbidden).outcomes == ILLEGAL).all()


def test_forced_answers_are_given_without_asking() -> None:
    """The same games, with and without forced answers: what is asked is what has two answers or more."""
    asked, plain, lot = VectorEnv(1, seed=8), VectorEnv(1, seed=8, skip_forced=False), np.random.default_rng(5)
    real, all_choices, forced = asked.reset(), plain.reset(), 0
    for _ in range(400):
        while all_choices.masks[0].sum() == 1:
            all_choices = plain.step(all_choices.masks.argmax(axis=1))
            forced += 1
        assert real.masks[0].sum() > 1
        assert np.array_equal(real.observations, all_choices.observations)
        moves = lots(real.masks, lot)
        real, all_choices = asked.step(moves), plain.step(moves)
    assert forced > 40


def test_every_deal_has_a_seed_that_deals_it_again() -> None:
    games, lot = VectorEnv(8, seed=100), np.random.default_rng(6)
    found = games.reset()
    assert games.seeds.tolist() == list(range(100, 108))
    for _ in range(400):
        found = games.step(lots(found.masks, lot))
        for game in np.flatnonzero(found.outcomes == ENDED):
            again = VectorEnv(1).reset(seed=int(games.seeds[game]))
            assert np.array_equal(again.observations[0], found.observations[game])
    assert (games.seeds >= 108).all() and (games.seeds % 8 == (np.arange(8) + 100) % 8).all()


def test_lengths_are_told_with_the_end() -> None:
    games, lot, choices = VectorEnv(16, seed=5), np.random.default_rng(7), np.zeros(16, int)
    found, ends = games.reset(), 0
    for _ in range(300):
        found = games.step(lots(found.masks, lot))
        choices += 1
        over = found.outcomes == ENDED
        assert np.array_equal(found.lengths, np.where(over, choices, 0))
        choices[over] = 0
        ends += int(over.sum())
    assert ends > 16


def test_a_game_that_is_not_dealt_anew_stays_as_it_ended() -> None:
    games, lot = VectorEnv(8, seed=5, redeal=False), np.random.default_rng(7)
    found, paid = games.reset(), np.zeros(8)
    for _ in range(1000):
        found = games.step(lots(found.masks, lot))
        paid += found.rewards.sum(axis=1)
    assert (found.outcomes == ENDED).all() and not found.masks.any() and not found.rewards.any()
    assert set(np.round(paid, 6)) <= {0.0, 1.0} and paid.any()


def test_a_snapshot_brings_the_games_back() -> None:
    games, lot = VectorEnv(8, seed=5, opponents="steward"), np.random.default_rng(7)
    found = games.reset()
    for _ in range(20):
        found = games.step(lots(found.masks, lot))
    kept, before = games.snapshot(), found.observations.copy()
    moves = lots(found.masks, lot)
    after = games.step(moves).observations.copy()
    other = VectorEnv(8, seed=77, opponents="steward")
    assert np.array_equal(other.restore(kept).observations, before)
    assert np.array_equal(games.restore(kept).observations, before)
    assert np.array_equal(games.step(moves).observations, after)
    assert np.array_equal(other.step(moves).observations, after)
    with pytest.raises(BadCall, match="does not fit"):
        VectorEnv(4).restore(kept)
    with pytest.raises(BadCall, match="does not fit"):
        VectorEnv(8, opponents="steward", guilds=True).restore(kept)


def test_the_last_observation_is_kept_on_request() -> None:
    games, lot = VectorEnv(8, seed=5, keep_finals=True), np.random.default_rng(7)
    alone = VectorEnv(8, seed=5, redeal=False)
    found, end = games.reset(), alone.reset()
    over = np.zeros(8, bool)
    for _ in range(300):
        moves = lots(found.masks, lot)
        found, end = games.step(moves), alone.step(moves)
        now = (found.outcomes == ENDED) & ~over
        assert np.array_equal(games.finals[now], end.observations[now])
        over |= now
    assert over.any()


def test_memory_is_linear_and_small() -> None:
    assert VectorEnv(10).bytes_a_game == VectorEnv(1000).bytes_a_game <= 8192


def test_no_games_are_refused() -> None:
    with pytest.raises(BadOption, match="0 games"):
        VectorEnv(0)
