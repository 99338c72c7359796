"""Whatever is handed to the environments, the answer is a sentence and never a crash.

A crash would end the whole test run: compiled code has no bounds. So this file is the test by being run to its end.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import gymnasium
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as of_numpy

from regno import zoo
from regno.env import checks, notice
from regno.env.checks import BadCall
from regno.env.dataset import iterate_games, read_games, write_games
from regno.env.evaluation import evaluate
from regno.env.gymnasium import ProelioEnv, ProelioVectorEnv
from regno.env.lineup import Pool
from regno.env.net import NetPolicy
from regno.env.pettingzoo import env, parallel_env
from regno.env.rendering import render
from regno.env.vector import HIDDEN, JIT, OBSERVED, BatchSnapshot, Buffers, VectorEnv, layout, units
from regno.errors import RegnoError
from regno.proelio.moves import MOVES

GAMES = 6
WRONG: list[tuple[str, Callable[[Any], Any], str]] = [
    ("few actions", lambda games: games.step(np.zeros(3, int)), r"actions has the shape \(3,\): expected \(6,\)"),
    ("actions of floats", lambda games: games.step(np.zeros(GAMES) + 0.7), "actions holds float64: expected int64"),
    ("ragged actions", lambda games: games.step([[1], [1, 2]]), "actions is no array"),
    ("no actions", lambda games: games.step(None), "actions has the shape"),
    ("a far seat", lambda games: games.observe_seats(np.full(GAMES, 77)), "seats holds 77 for game 0: expected 0 to 3"),
    ("a seat below", lambda games: games.truth([0, 0, -1, 0, 0, 0]), "seats holds -1 for game 2"),
    ("few seats", lambda games: games.observe_seats(np.zeros(2, int)), "seats has the shape"),
    ("a small buffer", lambda games: games.step(np.zeros(GAMES, int), Buffers.blank(2)), "into.observations has the"),
    ("no buffer", lambda games: games.reset(into=3), "into is of type int: expected Buffers"),
    (
        "rows of floats",
        lambda games: games.truth(np.zeros(GAMES, int), np.zeros((GAMES, HIDDEN))),
        "into holds float64",
    ),
    ("a seed of words", lambda games: games.reset(seed="one"), "seed cannot be 'one': expected a whole number"),
    ("a seed below", lambda games: games.reset(seed=-1), "seed cannot be -1"),
    ("a snapshot of nothing", lambda games: games.restore(None), "does not fit"),
    ("an unknown player", lambda games: games.moves_of("wizard"), "'wizard' is no opponent"),
    ("a game that is not there", lambda games: render(games, 99), "game cannot be 99"),
    ("a mode that is not there", lambda games: render(games, mode="film"), "mode cannot be 'film'"),
    ("a language that is not there", lambda games: render(games, language="tlh"), "language cannot be 'tlh'"),
    ("a snapshot of other things", lambda games: games.restore(BatchSnapshot(("one",))), "parts cannot be 'one'"),  # type: ignore[arg-type]
]
WRONG_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"houses": "4"}, "houses cannot be '4': expected int"),
    ({"houses": 4.5}, r"houses cannot be 4\.5"),
    ({"houses": 7}, "7 Houses cannot play: expected 3 to 6"),
    ({"guilds": 0.5}, r"guilds cannot be 0\.5: expected True or False"),
    ({"merchant": 2}, "merchant cannot be 2"),
    ({"allied": "no"}, "allied cannot be 'no'"),
    ({"edition": None}, "edition cannot be None: expected str"),
    ({"rulings": [("turn_cap", "9")]}, "rulings cannot be"),
    ({"rulings": {"turn_cap": 9}}, "rulings cannot be 9"),
    ({"seat": 4}, "seat cannot be 4: expected a whole number from 0 to 3"),
    ({"skip_forced": 1}, "skip_forced cannot be 1: expected True or False"),
]


@pytest.mark.parametrize(("what", "call", "sentence"), WRONG, ids=[each[0] for each in WRONG])
def test_a_wrong_argument_is_told(what: str, call: Callable[[Any], Any], sentence: str) -> None:
    games = VectorEnv(GAMES, seed=1)
    before = games.reset().observations.copy()
    with pytest.raises(BadCall, match=sentence):
        call(games)
    assert np.array_equal(games.observe().observations, before)  # nothing has moved


@pytest.mark.parametrize(("table", "sentence"), WRONG_TABLES, ids=str)
def test_a_wrong_table_is_told(table: dict[str, Any], sentence: str) -> None:
    """No number is cut off in silence and no word taken for a yes, whichever call hands them on."""
    for call in (VectorEnv, lambda games, **table: evaluate("steward", games=games, **table)):
        with pytest.raises(RegnoError, match=sentence):
            call(2, **table)


def test_an_opponent_that_plays_on_by_itself_is_told() -> None:
    """The games stand between two choices while an opponent is asked: whatever it calls would play them wrongly."""
    kept: dict[str, Any] = {}

    def meddler(seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        kept["call"](kept["games"])
        return np.asarray(masks.argmax(axis=1))

    games = VectorEnv(GAMES, opponents=meddler)
    calls: list[Callable[[Any], Any]] = [
        lambda games: games.reset(),
        lambda games: games.step(np.zeros(GAMES, int)),
        lambda games: games.observe(),
        lambda games: games.restore(kept["snapshot"]),
        lambda games: games.moves_of("steward"),
        lambda games: games.truth(np.zeros(GAMES, int)),
        lambda games: render(games),
    ]
    kept |= {"call": lambda games: None, "games": games}
    games.reset()
    kept["snapshot"] = games.snapshot()
    for call in calls:
        kept |= {"call": call, "games": VectorEnv(GAMES, opponents=meddler)}
        with pytest.raises(BadCall, match="called the games while it was asked"):
            kept["games"].reset()
        kept["call"] = lambda games: None
        kept["games"].reset()  # as new


def test_a_call_before_the_deal_is_told() -> None:
    for call in ("observe", "snapshot"):
        with pytest.raises(BadCall, match=r"call reset\(\) first"):
            getattr(VectorEnv(GAMES), call)()
    with pytest.raises(BadCall, match="first"):
        VectorEnv(GAMES).step(np.zeros(GAMES, int))


def test_buffers_of_every_wrong_kind_are_told() -> None:
    games = VectorEnv(GAMES)
    games.reset()
    for name, (shape, form) in layout(GAMES).items():
        read_only: Any = np.zeros(shape, form)
        read_only.flags.writeable = False
        scattered: Any = np.zeros((*shape[:-1], shape[-1] * 2), form)[..., ::2]
        other = np.float16 if form is not np.float32 else np.float64
        masked: Any = np.ma.masked_array(np.zeros(shape, form))
        small: Any = np.zeros((*shape[:-1], 1), form)
        for wrong in (read_only, scattered, masked, np.zeros(shape, other), small, None, [1]):
            into = Buffers.blank(GAMES)
            setattr(into, name, wrong)
            with pytest.raises(BadCall, match=f"into.{name}"):
                games.reset(into=into)
    twice = Buffers.blank(GAMES)
    twice.seats = np.zeros(GAMES * 2, np.int64)[:GAMES]
    twice.lengths = twice.seats.view(np.int32)[:GAMES]
    with pytest.raises(BadCall, match="share memory"):
        games.reset(into=twice)


arrays: Any = of_numpy  # its types are stricter than what it takes
ANYTHING = st.one_of(
    st.none(),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.text(max_size=5),
    st.booleans(),
    st.lists(st.integers(-3, 90), max_size=8),
    arrays.arrays(
        st.sampled_from([np.int8, np.int64, np.uint64, np.float32, np.bool_, np.complex64]),
        st.one_of(st.just(GAMES), arrays.array_shapes(min_dims=0, max_dims=3, max_side=8)),
        fill=st.nothing(),
    ),
    st.just(Buffers.blank(2)),
    st.builds(lambda: Buffers.blank(GAMES)),
)
NET = NetPolicy([(np.zeros((OBSERVED, MOVES)), np.zeros(MOVES))])
ONE, MANY, PARALLEL = ProelioEnv(), ProelioVectorEnv(GAMES), parallel_env()
AEC: Any = env()
WRITTEN = Path(mkdtemp()) / "games.parquet"


def few(count: Any) -> Any:
    """Any argument, but no number that would take long."""
    return 5 if isinstance(count, int) and count > 100 else count


def no_path(what: Any) -> Any:
    """Any argument, but none that names a file."""
    return None if isinstance(what, str) else what


CALLS: list[Callable[[Any, Any, Any], Any]] = [
    lambda games, one, two: games.reset(one, two),
    lambda games, one, two: games.step(one, two),
    lambda games, one, two: games.step(one),
    lambda games, one, two: games.observe(one),
    lambda games, one, two: games.observe_seats(one, two),
    lambda games, one, two: games.observe_seats(one),
    lambda games, one, two: games.truth(one, two),
    lambda games, one, two: games.moves_of(one),
    lambda games, one, two: games.moves_of("steward", one),
    lambda games, one, two: games.restore(one, two),
    lambda games, one, two: VectorEnv(few(one), two),
    lambda games, one, two: VectorEnv(2, opponents=one, seat=two),
    lambda games, one, two: VectorEnv(2, skip_forced=one, redeal=two),
    lambda games, one, two: VectorEnv(2, edition=one, rulings=two),
    lambda games, one, two: VectorEnv(2, houses=one, guilds=two),
    lambda games, one, two: VectorEnv(2, merchant=one, allied=two),
    lambda games, one, two: Pool(one, two),
    lambda games, one, two: Pool(["steward"]).add(one, two),
    lambda games, one, two: NetPolicy(one, two),
    lambda games, one, two: NetPolicy([(one, two)]),
    lambda games, one, two: NET.choose(one, two),
    lambda games, one, two: BatchSnapshot(one),
    lambda games, one, two: zoo.load(one),
    lambda games, one, two: zoo.register(one, two),
    lambda games, one, two: render(games, one, two),
    lambda games, one, two: render(games, mode=one, reveal=two),
    lambda games, one, two: render(one, language=two),
    lambda games, one, two: render(games, language=two),
    lambda games, one, two: Buffers.blank(few(one)),
    lambda games, one, two: evaluate(one, games=4),
    lambda games, one, two: evaluate("steward", against=one, games=4),
    lambda games, one, two: evaluate("steward", games=4, allied=one, houses=two),
    lambda games, one, two: evaluate(lambda seen, masks: one, games=4, seed=two),
    lambda games, one, two: VectorEnv(2, opponents=lambda seen, masks: one).reset(),
    lambda games, one, two: NET.scores(one),
    lambda games, one, two: NetPolicy.load(one),
    lambda games, one, two: zoo.player(one),
    lambda games, one, two: read_games(one),
    lambda games, one, two: list(iterate_games(one)),
    lambda games, one, two: write_games(no_path(one), games=two),
    lambda games, one, two: write_games(WRITTEN, few(one), two),
    lambda games, one, two: ProelioEnv(one, two),
    lambda games, one, two: ProelioVectorEnv(GAMES, one, two),
    lambda games, one, two: ONE.reset(seed=one, options=two),
    lambda games, one, two: (ONE.reset(seed=1), ONE.step(one), ONE.render(), ONE.action_masks()),
    lambda games, one, two: MANY.reset(seed=one, options=two),
    lambda games, one, two: (MANY.reset(seed=1), MANY.step(one), MANY.render()),
    lambda games, one, two: env(houses=one, render_mode=two),
    lambda games, one, two: (AEC.reset(seed=1), AEC.step(0 if one is None else one)),
    lambda games, one, two: (AEC.reset(one, two), AEC.observe(two)),
    lambda games, one, two: (AEC.observation_space(one), AEC.action_space(two)),
    lambda games, one, two: (AEC.reset(seed=1), AEC.fields(one)),
    lambda games, one, two: parallel_env(edition=one, guilds=two),
    lambda games, one, two: (PARALLEL.reset(seed=1), PARALLEL.step(one)),
    lambda games, one, two: (
        PARALLEL.reset(seed=1),
        PARALLEL.step(dict.fromkeys(PARALLEL.agents, 0 if one is None else one)),
    ),
    lambda games, one, two: (PARALLEL.reset(one, two), PARALLEL.observation_space(one), PARALLEL.action_space(two)),
]
PLAYED = VectorEnv(GAMES, seed=1)


@settings(max_examples=700)
@given(st.sampled_from(CALLS), ANYTHING, ANYTHING)
def test_no_call_crashes(call: Callable[[Any, Any, Any], Any], one: Any, two: Any) -> None:
    if not PLAYED.is_dealt:
        PLAYED.reset()
    try:
        call(PLAYED, one, two)
    except (RegnoError, gymnasium.error.Error, OSError) as trouble:  # Gymnasium judges seeds by itself
        assert str(trouble)


def test_an_action_is_whatever_the_space_contains() -> None:
    """SB3 gives a single number as an array without dimensions."""
    for action in (np.array(3), np.int8(3), 3, np.array(3, np.uint8)):
        assert action in ONE.action_space
        ONE.reset(seed=1)
        ONE.step(action)
    wrong: tuple[Any, ...] = (np.array([3]), 3.0, np.array(3.0), True)
    for action in wrong:
        assert action is True or action not in ONE.action_space
        with pytest.raises(BadCall, match="action cannot be"):
            ONE.step(action)


def test_a_file_that_is_none_is_told(tmp_path: Path) -> None:
    broken = tmp_path / "broken.npz"
    broken.write_bytes(b"no file of NumPy")
    for path in (broken, tmp_path / "none.npz"):
        with pytest.raises(BadCall, match="is no checkpoint"):
            NetPolicy.load(path)
        with pytest.raises((BadCall, FileNotFoundError), match=r"holds no games|none\.npz"):
            read_games(path)
    unusable: tuple[Any, ...] = (3, None, str(tmp_path / "net"), tmp_path / "net.pt")
    for each in unusable:
        with pytest.raises(BadCall, match="path cannot be"):
            NET.save(each)
    with pytest.raises(BadCall, match="path cannot be"):
        write_games(None, games=1)  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == [broken]


@given(arrays.arrays(np.int64, GAMES, elements=st.integers(-(2**63), 2**63 - 1)))
def test_any_number_is_a_move_or_illegal(moves: np.ndarray) -> None:
    games = VectorEnv(GAMES, seed=1)
    masks = games.reset().masks.copy()
    legal = [0 <= move < MOVES and masks[game, move] == 1 for game, move in enumerate(moves.tolist())]
    assert ((games.step(moves).outcomes != 2) == legal).all()


@pytest.mark.parametrize(
    "layers", [[], [(np.zeros((3, 3)), np.zeros(3))], [(np.full((OBSERVED, MOVES), np.nan), np.zeros(MOVES))]]
)
def test_a_net_that_does_not_fit_is_told(layers: Any) -> None:
    with pytest.raises(BadCall):
        NetPolicy(layers)


def test_compiling_is_said_and_told_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first batch of a fresh cache: what is said before, meanwhile and after."""
    told, stream = [], io.StringIO()
    monkeypatch.setattr(notice, "EVERY_IN_A_FILE", 0.01)
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setattr(JIT, "is_ready", lambda stage: False)

    def prepare(stage: str, warm_up: Callable[[], None], tell: Callable[[], None]) -> dict[str, Any]:
        tell()
        while "still compiling" not in stream.getvalue():
            pass
        told.append(stage)
        return JIT.units

    monkeypatch.setattr(JIT, "prepare", prepare)
    monkeypatch.setenv("REGNO_LANG", "en")
    VectorEnv(1)
    assert told == ["batch"] and units is not None
    lines = stream.getvalue().splitlines()
    assert "Compiling the games" in lines[0] and "of about" in lines[1] and lines[-1].startswith("Compiled in")


def test_nothing_is_said_where_nothing_is_compiled(capfd: pytest.CaptureFixture[str]) -> None:
    VectorEnv(1).reset()
    assert capfd.readouterr().err == ""


def test_bounds_are_whole_numbers() -> None:
    assert checks.whole_number("x", np.int8(3), 0, 5) == 3
    for wrong in (True, 6, -1, 2.0, None):
        with pytest.raises(BadCall, match="expected a whole number from 0 to 5"):
            checks.whole_number("x", wrong, 0, 5)
