"""Opponents in the batch: they play as the players they are named after, and the caller is asked for his seat alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regno import zoo
from regno.env import NetPolicy, Pool, VectorEnv, evaluate
from regno.env.checks import BadCall
from regno.env.kernel.batch import ENDED, ILLEGAL
from regno.env.kernel.encode import Observation, encode
from regno.env.lineup import find_player
from regno.env.seated import SeatedPlayer, encode_view
from regno.env.vector import OBSERVED
from regno.players import PLAYERS
from regno.players.budget import AT_ONCE
from regno.proelio.chance import below, make_rng
from regno.proelio.game import deal
from regno.proelio.jit.compile import to_records
from regno.proelio.jit.records import blank, copy_of
from regno.proelio.moves import MOVES
from regno.proelio.state import State


def lots(masks: np.ndarray, lot: np.random.Generator) -> np.ndarray:
    return np.asarray((masks * lot.random(masks.shape)).argmax(axis=1))


def some_net(seed: int) -> NetPolicy:
    lot = np.random.default_rng(seed)
    return NetPolicy(
        [
            (lot.standard_normal((OBSERVED, 8)), np.zeros(8)),
            (lot.standard_normal((8, MOVES)), lot.standard_normal(MOVES)),
        ],
        scale=0.25,
    )


@pytest.mark.parametrize("name", ["steward", "veteran", "sovereign-policy", "random", "net"])
@pytest.mark.parametrize("houses", [3, 4])
def test_a_batch_is_the_same_as_single_games(name: str, houses: int) -> None:
    """Each game is played along by the plain rules and the plain players, with one generator for all chance."""
    who: Any = some_net(1) if name == "net" else name
    games = VectorEnv(4, seed=20, houses=houses, guilds=True, opponents=who, skip_forced=False, redeal=False)
    found, lot = games.reset(), np.random.default_rng(3)
    singles = [deal(seed=20 + number, houses=houses, guilds=True) for number in range(4)]
    frozen = find_player(who, games.plain_options)
    for game, single in enumerate(singles):
        play_on(single, frozen, (20 + game) % houses)
    over = np.zeros(4, bool)
    for _ in range(2000):
        for game, single in enumerate(singles):
            if not over[game]:
                assert found.seats[game] == single.state.who == (20 + game) % houses
                assert np.flatnonzero(found.masks[game]).tolist() == single.legal_moves()
        moves = lots(found.masks, lot)
        found = games.step(moves)
        for game, single in enumerate(singles):
            if not over[game]:
                single.apply(int(moves[game]))
                play_on(single, frozen, (20 + game) % houses)
                over[game] = single.result is not None
                assert (found.outcomes[game] == ENDED) == over[game]
                if over[game]:
                    won = [seat for seat in range(houses) if found.rewards[game, seat] > 0]
                    assert won == sorted(single.result.winners)  # type: ignore[union-attr]
        if over.all():
            return
    raise AssertionError("no end")


def play_on(game: Any, frozen: Any, learner: int) -> None:
    """Answer chance and opponents up to the learner's next choice, from one generator, as the batch does."""
    assert game.rng
    while not game.result:
        game.answer_chance(game.rng)
        if game.result or game.state.who == learner:
            return
        view = game.view(game.state.who)
        rng = copy_of(game.rng)  # the View's world is dealt from a generator of its own
        player = SeatedPlayer(frozen, rng if frozen.policy is not None else game.rng)
        game.apply(player.choose(view, view.legal, AT_ONCE))


def test_moves_of_a_player_change_nothing() -> None:
    games, lot = VectorEnv(16, seed=2, guilds=True), np.random.default_rng(1)
    found = games.reset()
    for _ in range(40):
        before = games.states.copy(), games.rngs.copy()
        for name in ("steward", "veteran", "sovereign-policy", "random", some_net(2)):
            moves = games.moves_of(name, seed=5)
            assert found.masks[np.arange(16), moves].all()
            assert np.array_equal(moves, games.moves_of(name, seed=5))
        assert np.array_equal(before[0], games.states) and np.array_equal(before[1], games.rngs)
        found = games.step(lots(found.masks, lot))
    one = VectorEnv(1, seed=2, redeal=False)
    found = one.reset()
    one.step(found.masks.argmin(axis=1))
    assert one.moves_of("steward").tolist() == [-1]


def test_opponents_by_seat() -> None:
    """A list names the seats after the learner's; ``self`` leaves one of them to the caller."""
    games = VectorEnv(64, seed=0, opponents=["steward", "self", "random"], seat=1)
    found, lot, asked = games.reset(), np.random.default_rng(1), set()
    for _ in range(60):
        asked |= set(found.seats.tolist())
        found = games.step(lots(found.masks, lot))
    assert asked == {1, 3}


def test_a_pool_is_drawn_from_by_weight_and_grows() -> None:
    calls: dict[str, int] = {"one": 0, "two": 0}

    def one(seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        calls["one"] += len(seen)
        return np.asarray(masks.argmax(axis=1))

    def two(seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        calls["two"] += len(seen)
        return np.asarray(masks.argmax(axis=1))

    pool = Pool([one, "steward", "self"], weights=[1, 2, 1])
    games, lot = VectorEnv(256, seed=0, opponents=pool), np.random.default_rng(1)
    found = games.reset()
    drawn = np.bincount(games.chairs[:, :4].ravel() + 1, minlength=3)
    assert drawn.sum() == 1024 and drawn[0] > 256 + 100 and 100 < drawn[1] < 300 and 280 < drawn[2] < 500
    for _ in range(10):
        found = games.step(lots(found.masks, lot))
    assert calls["one"] and not calls["two"]
    pool.add(two, weight=4)
    for _ in range(120):
        found = games.step(lots(found.masks, lot))
        assert not (found.outcomes == ILLEGAL).any()
    assert calls["two"] > 0


def test_a_pool_of_many_is_drawn_from_as_one_of_few() -> None:
    """A past self each few updates: after a day there are hundreds of them."""
    calls = np.zeros(300, int)

    def numbered(number: int) -> Any:
        def choose(seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
            calls[number] += 1
            return np.asarray(masks.argmax(axis=1))

        return choose

    games, lot = VectorEnv(256, opponents=Pool([numbered(number) for number in range(300)])), np.random.default_rng(1)
    found = games.reset()
    for _ in range(3):
        found = games.step(lots(found.masks, lot))
    assert 0 <= games.chairs[:, :4].max() < 300 and games.chairs.min() >= -1
    assert (calls[:128] > 0).mean() > 0.7 and (calls[128:] > 0).mean() > 0.7


def test_a_pool_takes_no_more_than_can_be_drawn_from(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadCall, match="weight cannot be 1073741825"):
        Pool(["steward"], weights=[(1 << 30) + 1])
    with pytest.raises(BadCall, match="the pool is full"):
        Pool(["steward", "random"], weights=[1 << 30, 1])
    monkeypatch.setattr("regno.env.lineup.MOST_BRAINS", 2)
    with pytest.raises(BadCall, match="the pool is full: it takes 2 players"):
        Pool(["steward"] * 3)


def test_a_snapshot_knows_how_large_its_pool_was() -> None:
    """Games of a large pool have opponents that a small one does not; one that has grown has them all."""
    pool = Pool(["steward"] * 30)
    large, small = VectorEnv(64, opponents=pool), VectorEnv(64, opponents=Pool(["random"]))
    large.reset()
    kept = large.snapshot()
    with pytest.raises(BadCall, match="does not fit"):
        small.restore(kept)
    pool.add("veteran")
    for games in (large, VectorEnv(64, opponents=pool)):
        found = games.restore(kept)
        assert not (games.step(found.masks.argmax(axis=1)).outcomes == ILLEGAL).any()


def test_an_opponent_that_errs_is_named() -> None:
    def cheat(seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        return np.full(len(seen), MOVES + 3)

    games = VectorEnv(4, opponents=cheat)
    with pytest.raises(BadCall, match="the opponent cheat chose 58"):
        games.reset()
    with pytest.raises(BadCall, match="reset"):
        games.step(np.zeros(4, int))


@pytest.mark.parametrize(
    "wrong", ["wizard", 7, ["steward"], [], ["steward", "wizard", "random"], "none.npz", Path("/")]
)
def test_who_is_no_opponent_is_told(wrong: Any) -> None:
    with pytest.raises(BadCall, match="expected"):
        VectorEnv(2, opponents=wrong)


def test_a_learnt_file_plays_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One file: opponent, policy, and player of the arena with the same choices."""
    net, path = some_net(4), tmp_path / "mine.npz"
    net.save(path)
    again = evaluate(path, against="random", games=32)
    assert np.array_equal(again.shares, evaluate(net, against="random", games=32).shares)
    assert evaluate("steward", against=path, games=32).share > 0.3
    monkeypatch.setattr("regno.players.PLAYERS", PLAYERS)
    zoo.register("mine", path)
    try:
        player, games = PLAYERS["mine"](make_rng(1)), VectorEnv(1, seed=6)
        games.reset()
        single = deal(seed=6)
        view = single.view(single.state.who)
        assert player.choose(view, view.legal, AT_ONCE) == games.moves_of(path)[0]
    finally:
        del PLAYERS["mine"]
    with pytest.raises(BadCall, match="cannot be the name"):
        zoo.register("steward", path)


@pytest.mark.parametrize(
    "table", [{"guilds": True, "merchant": True}, {"allied": True}, {"houses": 6, "edition": "it111"}]
)
def test_a_view_is_encoded_as_the_environment_does(table: dict[str, Any]) -> None:
    game, rng = deal(seed=9, **table), make_rng(9)
    compared = 0
    while not game.result:
        for seat in range(game.state.houses):
            obs = blank(Observation)
            encode(game.state, game.knowledge, seat, blank(State), obs)
            assert np.array_equal(encode_view(game.view(seat)), to_records(obs).view(np.int8)), seat
            compared += 1
        legal = game.legal_moves()
        game.apply(legal[below(rng, len(legal))])
        assert game.rng
        game.answer_chance(game.rng)
    assert compared > 100


def test_files_that_are_none_are_told(tmp_path: Path) -> None:
    broken = tmp_path / "broken.npz"
    broken.write_bytes(b"no file of NumPy")
    np.savez(tmp_path / "other.npz", x=np.zeros(3))
    np.savez(tmp_path / "old.npz", regno_net=np.array(99))
    for name, sentence in (("broken", "is no checkpoint"), ("other", "is no checkpoint"), ("old", "version 99")):
        with pytest.raises(BadCall, match=sentence):
            VectorEnv(2, opponents=str(tmp_path / f"{name}.npz"))


def test_the_zoo_has_what_it_names() -> None:
    assert {"en111-4", "steward", "sovereign-policy"} <= set(zoo.names())
    games = VectorEnv(4, seed=1)
    games.reset()
    for name in zoo.names():
        assert (games.moves_of(zoo.load(name)) >= 0).all()
    with pytest.raises(BadCall, match="'lion' is not in the zoo: expected one of random"):
        zoo.load("lion")


def test_strength_of_the_frozen() -> None:
    """Par is 25 %: a Steward among its like has it, the Sovereign's policy has more, a random player less."""
    assert abs(evaluate("steward", against="steward", games=2000).share - 0.25) < 0.04
    strong = evaluate("sovereign-policy", against="steward", games=2000, guilds=True)
    assert strong.low > 0.35 and strong.low < strong.share < strong.high
    weak = evaluate("random", against="steward", games=1000)
    assert weak.high < 0.15 and weak.lengths.min() >= 0 and weak.par == 0.25
    assert set(weak.by_seat()) == {0, 1, 2, 3}


def test_allies_are_both_the_policys() -> None:
    assert abs(evaluate("steward", against="steward", games=1000, allied=True).share - 0.5) < 0.06


def test_illegal_moves_lose() -> None:
    found = evaluate(lambda seen, masks: masks.argmin(axis=1), games=64)
    assert found.share == 0 and found.illegal == 64 and (found.returns == -1).all()
