"""The table of players: one row declares a level of bot for the arena, the lab, the server and the commands.

Between two levels there are strengths, such as ``steward+25``: a quarter of the choices as the next level makes them.
``REGNO_PLAYERS=mine=mine.npz`` adds a player that somebody has trained, in every process that has this setting.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from regno.players.budget import BadPlayer, Budget
from regno.players.heuristic_weights import HAND_TUNED, HeuristicWeights
from regno.players.player import Player
from regno.proelio.chance import Rng, make_rng
from regno.proelio.game import deal
from regno.text import has, say


@dataclass(frozen=True)
class PlayerSpec:
    """A level of bot. Calling it with a random generator returns a new player of that level.

    A class that thinks with compiled code names its ``stage`` (``compiled.py``) and has ``search(view, budget)``. Until
    the stage is compiled it plays as the Steward.
    """

    name: str  # the public id, as in commands, logs and messages
    factory: str | Callable[[Rng], Player]  # or MODULE:CLASS within regno.players, imported for the first player
    thinks: bool = False  # whether it uses its budget; others answer at once
    is_quick: bool = False  # whether compiled code can play whole games of it: by ``weights``, or at random without
    weights: HeuristicWeights | None = None
    rating: int = 0  # as the Gauntlet rates, the Steward having 1500; 0 if it was never measured
    version: int = 1  # raised when it chooses otherwise with the same View, seed and simulations

    def player_class(self) -> Any:
        if not isinstance(self.factory, str):
            return self.factory
        module, _, name = self.factory.partition(":")
        return getattr(import_module(f"regno.players.{module}"), name)

    def __call__(self, rng: Rng, trained: str = "") -> Player:
        """Return a new player; one that has learnt plays by the models of a file, if one is named."""
        player: Player = self.player_class()(rng)
        if trained and hasattr(player, "trained"):
            player.trained = trained
        return player

    def at_once(self, rng: Rng) -> Player:
        """Return the player that chooses as this one does without any search: the Steward for one that thinks."""
        return PLAYERS["steward"](rng) if self.thinks else self(rng)

    def stage(self) -> str:
        """Return the compiled stage that it thinks with, empty if it needs none."""
        return getattr(self.player_class(), "stage", "") if self.thinks else ""

    def is_ready(self) -> bool:
        """Return whether it plays at its own strength at once."""
        stage = self.stage()
        if not stage:
            return True
        from regno.players import compiled  # most players need no compiled code

        return compiled.is_ready(stage)

    def prepare(self, tell: Callable[[], None] | None = None) -> None:
        """Compile what it thinks with, unless that is cached; ``tell`` is called if that takes a while."""
        if stage := self.stage():
            from regno.players import compiled

            compiled.JIT.prepare(stage, self.warm_up, tell)

    def warm_up(self) -> None:
        """Search once on a fresh deal, which compiles the search or loads its machine code."""
        game = deal()
        self.player_class()(make_rng(1)).search(game.view(game.state.who), Budget(simulations=1))

    def title(self, language: str) -> str:
        """Return what people call it: ``level-NAME`` of the catalogue, its id where there is none."""
        return self.text("level", language) or self.name.capitalize()

    def about(self, language: str) -> str:
        """Return a line about it: ``about-NAME`` of the catalogue, nothing where there is none."""
        return self.text("about", language)

    def text(self, what: str, language: str) -> str:
        key = f"{what}-{self.name}"
        return say(language, "players", key) if has("players", key, language) else ""


@dataclass(frozen=True)
class BetweenSpec(PlayerSpec):
    """A strength between a level and the next one."""

    lower: str = ""
    upper: str = ""
    percent: int = 0

    def ends(self) -> tuple[PlayerSpec, PlayerSpec]:
        return PLAYERS[self.lower], PLAYERS[self.upper]

    def player_class(self) -> Any:
        return self.make

    def make(self, rng: Rng) -> Player:
        from regno.players.between import Between

        return Between(rng, *self.ends(), self.percent)

    def at_once(self, rng: Rng) -> Player:
        from regno.players.between import Between

        lower, upper = self.ends()
        return Between(rng, lower.at_once, upper.at_once, self.percent)

    def is_ready(self) -> bool:
        return all(each.is_ready() for each in self.ends())

    def prepare(self, tell: Callable[[], None] | None = None) -> None:
        for each in self.ends():
            each.prepare(tell)

    def text(self, what: str, language: str) -> str:
        lower, upper = (each.title(language) for each in self.ends())
        return say(language, "players", f"{what}-between", lower=lower, upper=upper, percent=self.percent)


@dataclass(frozen=True)
class LearntSpec(PlayerSpec):
    """A player that somebody has trained, from a file of ``regno.env.NetPolicy`` or of ``regno train``."""

    file: str = ""

    def player_class(self) -> Any:
        return self.make

    def make(self, rng: Rng) -> Player:
        player: Player = zoo().SeatedPlayer(learnt_file(self.file), rng)
        return player

    def prepare(self, tell: Callable[[], None] | None = None) -> None:
        """Read the file; raise what is wrong with it."""
        learnt_file(self.file)


def zoo() -> Any:
    """Return the module of frozen players, which builds on this one."""
    return import_module("regno.zoo")


@cache
def learnt_file(file: str) -> Any:
    """Return the frozen player of a file, read once."""
    return zoo().load(file)


def learnt_players() -> dict[str, str]:
    """Return the files of the setting ``REGNO_PLAYERS`` by the names of their players; raise BadPlayer if it is wrong.

    It holds NAME=FILE, several separated as the folders of a search path are.
    """
    found = {}
    for entry in filter(None, os.environ.get("REGNO_PLAYERS", "").split(os.pathsep)):
        name, equals, file = entry.partition("=")
        if not equals or not re.fullmatch(NAME, name) or not file.endswith(".npz") or dict.__contains__(PLAYERS, name):
            raise BadPlayer("bad-learnt", entry=entry, setting="REGNO_PLAYERS")
        found[name] = file
    return found


class PlayerTable(dict[str, PlayerSpec]):
    """The levels by name, the weakest first.

    Strengths between them and players of ``REGNO_PLAYERS`` are found by name too, and not counted.
    """

    def __contains__(self, name: object) -> bool:
        return super().__contains__(name) or name in RATINGS or name in learnt_players()

    def __missing__(self, name: str) -> PlayerSpec:
        if name in RATINGS:
            return between(name)
        return LearntSpec(name, "", file=learnt_players()[name])


PLAYERS = PlayerTable(
    (row.name, row)
    for row in (
        PlayerSpec("random", "random_player:Random", is_quick=True, rating=1087),
        PlayerSpec("steward", "heuristic:Steward", is_quick=True, weights=HAND_TUNED, rating=1500),
        PlayerSpec("warlord", "search.warlord:Warlord", thinks=True, rating=1715),
        PlayerSpec("sovereign", "search.sovereign:Sovereign", thinks=True, rating=1827),
        PlayerSpec("champion", "search.champion:Champion", thinks=True, rating=1902, version=4),
    )
)
LEVELS = tuple(PLAYERS)
NAME = "[a-z][a-z0-9-]{0,40}"  # of a player, as commands and messages take it
RATINGS = {  # of the strengths between levels; see docs/players.md
    "random+25": 1223, "random+50": 1357, "random+75": 1433,
    "steward+25": 1546, "steward+50": 1604, "steward+75": 1674,
}  # fmt: skip


@cache
def between(name: str) -> BetweenSpec:
    """Return the strength of that name, one of RATINGS."""
    lower, _, percent = name.partition("+")
    upper = LEVELS[LEVELS.index(lower) + 1]
    thinks = PLAYERS[upper].thinks
    return BetweenSpec(name, "", thinks, rating=RATINGS[name], lower=lower, upper=upper, percent=int(percent))


def strengths() -> Iterator[PlayerSpec]:
    """Yield every level and what is between them, the weakest first."""
    for level in LEVELS:
        yield PLAYERS[level]
        yield from (PLAYERS[name] for name in RATINGS if name.partition("+")[0] == level)


def prepare_players(names: Iterable[str], tell: Callable[[], None] | None = None) -> None:
    """Compile what these players think with; until then they would play as the Steward."""
    for name in sorted(set(names)):
        PLAYERS[name].prepare(tell)
