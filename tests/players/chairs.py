"""Games and positions for players to sit at."""

from __future__ import annotations

from collections.abc import Iterator

from regno.players.player import Player
from regno.proelio.chance import Rng, below, make_rng
from regno.proelio.edition import built_in
from regno.proelio.formats.move_text import move_text
from regno.proelio.formats.position_text import read_position
from regno.proelio.game import Game, undealt

# Every edition, with the modes and house rules that bring up every kind of choice.
TABLES: list[tuple[str, dict[str, int], dict[str, str]]] = [
    ("v082", {"houses": 3}, {"allow_invalid_attacks": "yes"}),
    ("ga", {"houses": 6}, {}),
    ("it111", {"houses": 5, "guilds": True, "merchant": True}, {"alliance_self": "yes"}),
    ("en111", {"houses": 4, "allied": True, "guilds": True}, {"artisans_when": "after_drawing"}),
]


def dealt(edition: str, modes: dict[str, int], rulings: dict[str, str], rng: Rng) -> Game:
    """A fresh game, up to its first choice."""
    book = built_in(edition)
    options = book.options(**modes, rulings=rulings)  # type: ignore[arg-type]
    game = undealt(book, options)
    game.answer_chance(rng)
    return game


def wandering(edition: str, modes: dict[str, int], rulings: dict[str, str], seed: int) -> Iterator[Game]:
    """The same game at every choice among several moves, while random players play it."""
    rng = make_rng(seed)
    game = dealt(edition, modes, rulings, rng)
    while not game.result:
        legal = game.legal_moves()
        if len(legal) > 1:
            yield game
        game.apply(legal[below(rng, len(legal))])
        game.answer_chance(rng)


def at(position: str, edition: str, script: str = "") -> Game:
    """A game from a position, after a few words."""
    state, options = read_position(position, built_in(edition))
    game = Game(built_in(edition), options, state)
    for word in filter(None, script.split("; ")):
        game.play(word)
    return game


def chosen(player: Player, game: Game, budget: object) -> str:
    """What a player answers, in words."""
    view = game.view(game.state.who)
    return move_text(game.state, player.choose(view, view.legal, budget))  # type: ignore[arg-type]
