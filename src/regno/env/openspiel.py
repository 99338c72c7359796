"""Proelio as an OpenSpiel game: importing this module registers ``python_regno_proelio``.

>>> import pyspiel, regno.env.openspiel
>>> game = pyspiel.load_game("python_regno_proelio", {"houses": 3, "guilds": True})

Chance nodes are draws, thefts and deals, weighted by card counts. The information state string is all that a House has
seen. The observation tensor is what it knows now (see ``encode``); the information state tensor adds the last RECENT
moves as it saw them, so that OpenSpiel's Deep CFR, NFSP and policy gradients have one of fixed size.
A game may begin with a position instead of the deal, and answer open questions in other ways: ``{"position":
as_parameter(text), "rulings": as_parameter("turn_cap=52; ...")}``. A late one with few turns to come is small enough
for algorithms that try every move. ``resample_from_infostate`` resamples what the House cannot know. A resampled state
keeps the action history of its original, since OpenSpiel has no way to replace it: play on from it, but do not read its
history.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import cached_property
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from regno.env.history import ObservedGame
from regno.env.kernel.encode import Observation, encode
from regno.proelio.chance import make_rng
from regno.proelio.edition import DEFAULT
from regno.proelio.edition import edition as find_edition
from regno.proelio.formats.move_text import move_text
from regno.proelio.formats.position_text import read_position
from regno.proelio.game import Game, undealt
from regno.proelio.info.visibility import OBSERVERS, PUBLIC
from regno.proelio.jit.compile import to_records
from regno.proelio.jit.records import blank, copy_of, fields
from regno.proelio.moves import MOVES
from regno.proelio.options import read_pair
from regno.proelio.rules.victory import WHOLE, part_won
from regno.proelio.state import CHANCE, SEATS, State
from regno.proelio.steps import OVER

NAME = "python_regno_proelio"
LONGEST = 200_000  # actions of seats and chance, far beyond the turn cap of any edition
MOST_ANSWERS = 19  # of chance: the kinds of card
SEEDS = 2**31
RECENT = 16  # moves in the information state tensor
ACTORS, UNSEEN = SEATS + 1, MOVES  # who moved, chance last; a move of which only the back of a card was seen

MODES = {"guilds": False, "merchant": False, "allied": False}
TABLE = {"edition": DEFAULT, "houses": 4, **MODES, "position": "", "rulings": ""}
GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Proelio, as Regno plays it",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    min_num_players=3,
    max_num_players=6,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=TABLE,
)


def as_parameter(text: str) -> str:
    """Return the text of a position or of rulings as OpenSpiel's game parameters can hold it."""
    return quote(text, safe="")


class ProelioGame(pyspiel.Game):  # type: ignore[misc]
    """Proelio with the options of one table, from its deal or from a position, which then says the options."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        table = {**TABLE, **(params or {})}
        self.edition = find_edition(table["edition"])
        guilds, merchant, allied = (bool(table[name]) for name in MODES)
        rulings = dict(map(read_pair, filter(None, unquote(str(table["rulings"])).split(";"))))
        self.start: State | None = None
        if table["position"]:
            self.start, self.options = read_position(unquote(str(table["position"])), self.edition, rulings)
        else:
            self.options = self.edition.options(int(table["houses"]), guilds, merchant, allied, rulings)
        info = pyspiel.GameInfo(
            num_distinct_actions=MOVES,
            max_chance_outcomes=MOST_ANSWERS,
            num_players=self.options.houses,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> ProelioState:
        """Return the state before the dealer is drawn, or at the position."""
        return ProelioState(self)

    def new_observed_game(self) -> ObservedGame:
        """Return a copy of the game at its beginning, which OpenSpiel asks for at every tensor."""
        return deepcopy(self.beginning)

    @cached_property
    def beginning(self) -> ObservedGame:
        """The game at its beginning; of a position every observer has seen what is in sight there."""
        if self.start is None:
            return ObservedGame(undealt(self.edition, self.options))
        game = ObservedGame(Game(self.edition, self.options, copy_of(self.start)))
        seats = [game.position(seat) for seat in range(self.options.houses)]
        unseated = [""] * (OBSERVERS - len(seats) - 1)
        game.before = (*seats, *unseated, game.position(PUBLIC))
        return game

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class ProelioState(pyspiel.State):  # type: ignore[misc]
    """A game in progress; all of it is in ``observed``."""

    def __init__(self, game: ProelioGame) -> None:
        super().__init__(game)
        self.observed = game.new_observed_game()

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        who = self.observed.state.who
        return int(pyspiel.PlayerId.CHANCE) if who == CHANCE else who

    def _legal_actions(self, player: int) -> list[int]:
        return self.observed.game.legal_moves() if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with probabilities proportional to the cards behind each."""
        weights = self.observed.weights()
        total = sum(weights.values())
        return [(answer, weight / total) for answer, weight in weights.items()]

    def _apply_action(self, action: int) -> None:
        self.observed.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return move_text(self.observed.state, action)

    def is_terminal(self) -> bool:
        return self.observed.state.step == OVER

    def returns(self) -> list[float]:
        """Return the utilities: a victory is worth 1, shared equally; a draw 0."""
        s = self.observed.state
        return [part_won(s, seat) / WHOLE for seat in range(s.houses)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ProelioState:
        """Return a random state with the same information state for this player."""
        made = self.clone()
        made.observed = self.observed.determinize_game(player, make_rng(int(sampler() * SEEDS)))
        return made  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return self.observed.game.position


class Observer:
    """Observations as a tensor or a string; see OpenSpiel's observation.py."""

    def __init__(self, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"{NAME} has no observation parameters; got {params}")
        self.recalls = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        shapes = {name: shape or (1,) for name, (shape, _) in fields(Observation).items()}
        if self.recalls:
            shapes["recent"] = RECENT, ACTORS + MOVES + 1
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()) if self.private else 0, np.float32)
        self.dict, at = {}, 0
        for name, shape in shapes.items() if self.private else ():
            self.dict[name] = self.tensor[at : at + sizes[name]].reshape(shape)
            at += sizes[name]

    def set_from(self, state: ProelioState, player: int) -> None:
        """Write the tensor; before the first turn the observation is all zeros."""
        s = state.observed.state
        if not self.tensor.size:
            return
        self.tensor.fill(0)
        if s.turn >= 0:
            obs = blank(Observation)
            encode(s, state.observed.game.knowledge, player, blank(State), obs)
            row = to_records(obs).view(np.int8)
            self.tensor[: len(row)] = row
        if self.recalls:
            write_recent(state.observed, player, self.dict["recent"])

    def string_from(self, state: ProelioState, player: int) -> str:
        """Return the history or position as a player sees it; without private information, as a spectator."""
        seat = player if self.private else PUBLIC
        return state.observed.past(seat) if self.recalls else state.observed.position(seat)


def write_recent(observed: ObservedGame, player: int, rows: Any) -> None:
    """Write the last moves, the newest first: who moved, counted from the player on, and which move he saw."""
    rows[:] = 0
    houses = observed.state.houses
    for row, (who, move, seats) in zip(rows, observed.recent(RECENT), strict=False):
        row[SEATS if who == CHANCE else (who - player) % houses] = 1
        row[ACTORS + (move if seats is None or player in seats else UNSEEN)] = 1


pyspiel.register_game(GAME_TYPE, ProelioGame)
