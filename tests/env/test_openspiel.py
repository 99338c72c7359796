"""The OpenSpiel game: OpenSpiel's own tests pass on it, and nothing hidden shows in what a player sees."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.tests import games_sim_test

import regno.env.openspiel as ours
from regno.errors import BadPosition

LATE = (
    "houses=3 turn=2 at=action h0=shields,infiltration a0=manure@0 h1=trebuchets h2=imperial_resources season=autumn "
    "lost=1 turns=0:16,1:16,2:16 deck=hero*2 pile=shields*4,soldiers*10,knights*2 dealer=2"
)
TABLES: list[dict[str, Any]] = [
    {"houses": 3},
    {"houses": 4, "guilds": True, "merchant": True},
    {"houses": 4, "allied": True},
    {"houses": 6, "edition": "it111"},
    {"houses": 5, "edition": "v082"},
    {"position": ours.as_parameter(LATE)},
]


def loaded(table: dict[str, Any]) -> Any:
    return pyspiel.load_game(ours.NAME, table)


def answer(state: Any, lot: random.Random) -> int:
    if state.is_chance_node():
        answers, weights = zip(*state.chance_outcomes(), strict=True)
        return int(lot.choices(answers, weights)[0])
    return int(lot.choice(state.legal_actions()))


SIMULATED = [pytest.param(each, marks=pytest.mark.long if each.get("houses") == 6 else ()) for each in TABLES]


@pytest.mark.parametrize("table", SIMULATED, ids=str)
def test_random_simulation(table: dict[str, Any], capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(loaded(table), num_sims=1, serialize=True, verbose=False)


def test_openspiels_python_api_test() -> None:
    found = games_sim_test.GamesSimTest()
    found.sim_game(loaded({"houses": 3}))
    found.sim_game(loaded({"houses": 4, "guilds": True}))


def test_chance_is_weighed_by_card() -> None:
    state = loaded({"houses": 3}).new_initial_state()
    assert state.chance_outcomes() == [(seat, pytest.approx(1 / 3)) for seat in range(3)]
    state.apply_action(0)
    outcomes = dict(state.chance_outcomes())
    deck = state.observed.state.deck
    assert outcomes == {kind: pytest.approx(deck[kind] / sum(deck[:12])) for kind in range(12) if deck[kind]}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_resampled_states_look_the_same(table: dict[str, Any]) -> None:
    lot, game, differ = random.Random(3), loaded(table), 0
    state = game.new_initial_state()
    numbers = make_observation(game)
    recalled = make_observation(game, INFO_STATE_OBS_TYPE)
    while not state.is_terminal():
        if not state.is_chance_node() and lot.random() < 0.5:
            player = state.current_player()
            world = state.resample_from_infostate(player, lot.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.legal_actions() == state.legal_actions()
            numbers.set_from(state, player)
            seen = numbers.tensor.copy()
            numbers.set_from(world, player)
            assert np.array_equal(seen, numbers.tensor)
            recalled.set_from(state, player)
            seen = recalled.tensor.copy()
            recalled.set_from(world, player)
            assert np.array_equal(seen, recalled.tensor)
            differ += world.observed.state.hand != state.observed.state.hand
            play_on(world, lot)
        state.apply_action(answer(state, lot))
    assert differ > 3


def play_on(state: Any, lot: random.Random) -> None:
    """A resampled state is a state like any other."""
    for _ in range(5):
        if not state.is_terminal():
            state.apply_action(answer(state, lot))


def test_a_draw_is_seen_by_the_drawer_alone() -> None:
    lot, state = random.Random(1), loaded({"houses": 3}).new_initial_state()
    while state.is_chance_node():
        state.apply_action(answer(state, lot))
    drawer = state.current_player()
    state.apply_action(state.legal_actions()[state_words(state).index("draw")])
    card = state.action_to_string(answer(state, lot))
    state.apply_action(next(a for a in state.legal_actions() if state.action_to_string(a) == card))
    lines = [state.information_state_string(seat).split("\n")[-1].split(";")[0] for seat in range(3)]
    assert lines[drawer] == card
    assert [line for seat, line in enumerate(lines) if seat != drawer] == ["=base", "=base"]


def state_words(state: Any) -> list[str]:
    return [state.action_to_string(action) for action in state.legal_actions()]


def test_observation_has_our_fields() -> None:
    game = loaded({"houses": 4})
    lot, state = random.Random(2), game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(answer(state, lot))
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert seen.dict["hand"].tolist() == state.observed.state.hand[1]


def test_the_information_state_tensor_tells_of_recent_moves() -> None:
    game = loaded({"houses": 3})
    lot, state = random.Random(2), game.new_initial_state()
    shape = game.information_state_tensor_shape()
    for _ in range(60):
        if not state.is_terminal():
            who, legal = state.current_player(), state.legal_actions()
            state.apply_action(answer(state, lot))
    assert legal and shape == [len(state.information_state_tensor(0))]
    recalled = make_observation(game, INFO_STATE_OBS_TYPE)
    recalled.set_from(state, 1)
    newest, last = recalled.dict["recent"][0], state.history()[-1]
    assert newest[:7].argmax() == (6 if who < 0 else (who - 1) % 3)
    assert newest[7:].argmax() in (last, 55) and newest.sum() == 2
    assert (recalled.dict["recent"].sum(axis=1) == 2).all()


def test_a_hidden_move_is_not_in_the_tensor_of_others() -> None:
    """A drawn card is seen by its drawer; to the others it is a card."""
    lot, game = random.Random(1), loaded({"houses": 3})
    state, recalled = game.new_initial_state(), make_observation(game, INFO_STATE_OBS_TYPE)
    while state.is_chance_node():
        state.apply_action(answer(state, lot))
    drawer = state.current_player()
    state.apply_action(state.legal_actions()[state_words(state).index("draw")])
    card = answer(state, lot)
    state.apply_action(card)
    for seat in range(3):
        recalled.set_from(state, seat)
        assert recalled.dict["recent"][0, 7:].argmax() == (card if seat == drawer else 55)


def test_openspiels_learners_run_on_it() -> None:
    """Its own environment for learners, which asks for the information state."""
    table = rl_environment.Environment(
        loaded({"houses": 3}), observation_type=rl_environment.ObservationType.INFORMATION_STATE
    )
    step, lot = table.reset(), random.Random(3)
    for _ in range(40):
        if not step.last():
            player = step.observations["current_player"]
            assert len(step.observations["info_state"][player]) == table.observation_spec()["info_state"][0]
            step = table.step([lot.choice(step.observations["legal_actions"][player])])


def test_returns_are_shares_of_victory() -> None:
    lot, game = random.Random(4), loaded({"houses": 4})
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(answer(state, lot))
        assert sum(state.returns()) in (0.0, pytest.approx(1.0))


def test_a_game_may_begin_with_a_position() -> None:
    game = loaded({"position": ours.as_parameter(LATE)})
    state = game.new_initial_state()
    assert game.num_players() == 3 and state.current_player() == 2
    assert "trebuchets" not in state.information_state_string(2) and "trebuchets" in state.information_state_string(1)
    assert str(pyspiel.load_game(str(game)).new_initial_state()) == str(state)


def test_open_questions_may_be_answered_in_other_ways() -> None:
    lot = random.Random(6)
    state = loaded({"houses": 3, "rulings": ours.as_parameter("turn_cap=2")}).new_initial_state()
    while not state.is_terminal():
        state.apply_action(answer(state, lot))
    assert state.returns() == [0.0, 0.0, 0.0] and sum(state.observed.state.turns) <= 3


def test_a_position_that_cannot_be_is_refused_in_words() -> None:
    with pytest.raises(BadPosition, match="houses"):
        loaded({"position": ours.as_parameter("houses=9 at=action")})


def test_openspiels_search_plays_it() -> None:
    lot, game = random.Random(5), loaded({"houses": 3})
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(answer(state, lot))
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


def test_its_name_is_the_one_of_the_docs() -> None:
    page = Path(__file__).parents[2] / "docs" / "env.md"
    assert ours.NAME in {each.short_name for each in pyspiel.registered_games()} and ours.NAME in page.read_text()
