"""What every level chooses in the same positions, kept in ``kept_moves.json``.

A change of the search, of a model or of their numbers shows there. Where it is meant, write the file anew:
``python tests/players/kept_moves.py``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

from chairs import TABLES, wandering
from searchers import champion, sovereign, warlord

from regno.players.analysis.advice import advise
from regno.players.budget import Budget
from regno.players.heuristic import Steward
from regno.players.player import Player
from regno.players.prepare import prepare_advice
from regno.players.random_player import Random
from regno.players.spec import prepare_players
from regno.proelio.chance import make_rng
from regno.proelio.formats.move_text import move_text
from regno.proelio.game import Game

FILE = Path(__file__).with_name("kept_moves.json")
POSITIONS, EVERY = 12, 5  # of each table: every fifth choice of a random game
BUDGET = Budget(simulations=300)
PLAYERS: dict[str, Callable[[int], Player]] = {
    "random": lambda seed: Random(make_rng(seed)),
    "steward": lambda seed: Steward(make_rng(seed)),
    "warlord": warlord,
    "sovereign": sovereign,
    "champion": champion,
}
ADVICE = "advice"


def games(place: int) -> Iterator[tuple[int, Game]]:
    """The positions of one table, each with a seed for whoever is asked."""
    edition, modes, rulings = TABLES[place]
    return islice(enumerate(wandering(edition, modes, rulings, seed=11)), 0, POSITIONS * EVERY, EVERY)


def player_choices(level: str, place: int) -> list[str]:
    """What a player chooses in each position of a table."""
    found = []
    for seed, game in games(place):
        view = game.view(game.state.who)
        found.append(move_text(game.state, PLAYERS[level](seed).choose(view, view.legal, BUDGET)))
    return found


def advice_choices(place: int) -> list[str]:
    """The move that is advised in each position of a table, with its chance."""
    found = []
    for seed, game in games(place):
        view = game.view(game.state.who)
        best = advise(view, view.legal, BUDGET, seed).best
        found.append(f"{best.words} {best.chance:.3f}")
    return found


def choices(level: str, place: int) -> list[str]:
    """What a level, or the adviser, chooses at a table."""
    return advice_choices(place) if level == ADVICE else player_choices(level, place)


def main() -> None:
    prepare_players(PLAYERS)
    prepare_advice()
    found = {
        level: {TABLES[place][0]: choices(level, place) for place in range(len(TABLES))} for level in (*PLAYERS, ADVICE)
    }
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
