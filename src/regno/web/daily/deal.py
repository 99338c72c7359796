"""Which deal belongs to a day, and how bots fare with it."""

from __future__ import annotations

import hashlib
from datetime import date
from importlib.metadata import version

from regno.players import PLAYERS
from regno.players.budget import Budget
from regno.players.play import chooser, play_game
from regno.proelio.chance import make_rng
from regno.proelio.game import Game
from regno.proelio.rules.victory import WHOLE, payoff
from regno.proelio.state import Options
from regno.table.fair_shuffle import seed_key
from regno.table.live_game import LiveGame
from regno.table.settings import TableSettings

OPPONENT = "steward"  # it needs no time to think, so that it plays the same on every machine
HOUSES = 4
SIMULATIONS = 64  # for each choice of a bot that thinks, when its share of games won is measured


def daily_settings(day: date) -> TableSettings:
    """Return the settings of a day's deal. The seed follows from day and version; Guilds come every other day."""
    digest = hashlib.sha256(f"regno daily {version('regno')} {day.isoformat()}".encode()).digest()
    return TableSettings(houses=HOUSES, guilds=day.toordinal() % 2 == 0, seed=int.from_bytes(digest[:6], "big"))


def is_of_deal(settings: TableSettings, day: date) -> bool:
    """Return whether a table has the deal of a day; time, pace and talk may be as one likes."""
    deal = daily_settings(day)
    names = ("edition", "houses", "guilds", "merchant", "allied", "rulings", "seed")
    return all(getattr(settings, name) == getattr(deal, name) for name in names)


def deal_game(day: date) -> Game:
    """Return the game of a day at its first choice."""
    settings = daily_settings(day)
    assert settings.seed is not None
    options: Options = settings.options()
    live = LiveGame(settings.rulebook(), options, seed_key(settings.seed))
    live.answer_chance()
    return live.game


def share_won(day: date, level: str, seat: int, seed: int) -> float:
    """Play the deal once with a level of bot on a seat; return the part of the victory that it got.

    The hands are those of the day; what is drawn later depends on the seed.
    """
    game = deal_game(day)
    levels = [level if each == seat else OPPONENT for each in range(HOUSES)]
    budget = Budget(simulations=SIMULATIONS)
    players = [chooser(PLAYERS[name](make_rng(seed * 10 + place)), budget) for place, name in enumerate(levels)]
    play_game(game, players, make_rng(seed))
    return payoff(game.state, seat) / WHOLE
