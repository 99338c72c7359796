"""A whole game to tell, the same each time."""

from __future__ import annotations

from regno.proelio.chance import make_rng
from regno.proelio.edition import built_in
from regno.proelio.game import Game, undealt


def finished(edition: str, seed: int = 5, **modes: bool) -> Game:
    """A whole game, each House taking its last allowed move."""
    book = built_in(edition)
    game, rng = undealt(book, book.options(4, **modes)), make_rng(seed)  # type: ignore[arg-type]
    game.answer_chance(rng)
    while not game.result:
        game.apply(game.legal_moves()[-1])
        game.answer_chance(rng)
    return game
