"""An OpenSpiel bot as an agent. Its states are determinizations of the View of its seat, so that it cannot peek."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regno.env.history import ObservedGame
from regno.env.openspiel import ProelioGame
from regno.proelio.chance import Rng, make_rng
from regno.proelio.edition import built_in
from regno.proelio.game import Game
from regno.proelio.info.determinize import determinize
from regno.proelio.info.view import View

MODES = ("houses", "guilds", "merchant", "allied")


class SeatedGame(ObservedGame):
    """A determinization of a View that can be dealt again within what its seat knows, until a move is played in it."""

    def __init__(self, edition: str, view: View, rng: Rng) -> None:
        super().__init__(Game(built_in(edition), view.options, determinize(view, rng)))
        self.edition, self.view, self.rng = edition, view, rng

    def __deepcopy__(self, memo: dict[int, Any]) -> ObservedGame:
        return super().__deepcopy__(memo) if self.memory else SeatedGame(self.edition, self.view, self.rng)

    def determinize_game(self, seat: int, rng: Rng) -> ObservedGame:
        """Return another determinization of the View."""
        if seat != self.view.seat or self.memory:
            return super().determinize_game(seat, rng)
        return SeatedGame(self.edition, self.view, rng)


def openspiel_choice(found: Callable[[Any, int], Any]) -> Callable[[str, View], int]:
    """Return the choice of a bot that ``found(game, seat)`` makes, once for each table and seat."""
    bots: dict[tuple[str, tuple[int, ...], int], tuple[Any, Any]] = {}
    rng = make_rng(1)

    def choose(edition: str, view: View) -> int:
        table = {name: getattr(view.options, name) for name in MODES}
        key = edition, tuple(table.values()), int(view.seat)
        if key not in bots:
            made = {name: value if name == "houses" else bool(value) for name, value in table.items()}
            game = ProelioGame({"edition": edition, **made})
            bots[key] = game, found(game, int(view.seat))
        game, bot = bots[key]
        state = game.new_initial_state()
        state.observed = SeatedGame(edition, view, rng)
        return int(bot.step(state))

    return choose
