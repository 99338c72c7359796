"""The table of players: one row declares a level of bot for the arena, the lab, the server and the commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from regno.players.budget import Budget
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


PLAYERS = {
    row.name: row
    for row in (  # the weakest first
        PlayerSpec("random", "random_player:Random", is_quick=True),
        PlayerSpec("steward", "heuristic:Steward", is_quick=True, weights=HAND_TUNED),
        PlayerSpec("warlord", "search.warlord:Warlord", thinks=True),
        PlayerSpec("sovereign", "search.sovereign:Sovereign", thinks=True),
    )
}


def prepare_players(names: Iterable[str], tell: Callable[[], None] | None = None) -> None:
    """Compile what these players think with; until then they would play as the Steward."""
    for name in sorted(set(names)):
        PLAYERS[name].prepare(tell)
