"""The plain game loop: chance draws, players choose from their Views, until the game is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from regno.players.budget import Budget
from regno.players.player import Player
from regno.proelio.chance import Rng, pick
from regno.proelio.game import Game
from regno.proelio.info.view import View
from regno.proelio.state import CHANCE

Chooser = Callable[[View], int]  # returns one of the legal moves of its View


def chooser(player: Player, budget: Budget) -> Chooser:
    """Return a player's choice within a budget."""
    return lambda view: player.choose(view, view.legal, budget)


def play_game(
    game: Game, choosers: Sequence[Chooser], rng: Rng, on_move: Callable[[View | None], object] | None = None
) -> None:
    """Play a game to its end, one chooser a seat, chance drawn from the generator.

    ``on_move`` is called after each move with the View it was chosen from, None for one of chance.
    """
    while not game.result:
        move, view = next_move(game, choosers, rng)
        game.apply(move)
        if on_move:
            on_move(view)


def next_move(game: Game, choosers: Sequence[Chooser], rng: Rng) -> tuple[int, View | None]:
    """Return the next move of a game, not played yet, and the View it was chosen from, None if chance drew it."""
    who = game.state.who
    if who == CHANCE:
        return pick(game.state, game.options, rng), None
    view = game.view(who)
    return choosers[who](view), view
