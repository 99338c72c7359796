"""``regno coach``: what a player's moves gave away, and the habits by which rivals can read him."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path
from typing import Any

from regno.cli import print_json
from regno.commands.arguments import read_seat
from regno.errors import BadRequest
from regno.proelio.formats.seat_record import read_any_game
from regno.proelio.game import Game
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.narrator import Narrator
from regno.terminal.autosave import text_of
from regno.terminal.screen import Screen
from regno.text import Voice
from regno.text.numbers import percent_text

MOST_MOVES = 12  # of the game, those that showed the most


class CoachMisuse(BadRequest):
    """Records that the coach cannot use; the sentence is in the catalogue ``coach``."""

    subject = "coach"


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    own = Voice(voice.language, "coach")
    parser.add_argument("files", nargs="+", metavar=voice("word-file"), help=own("cli-files"))
    parser.add_argument("--seat", required=True, metavar=voice("word-seat"), help=own("cli-seat"))
    parser.add_argument("--cost", action="store_true", help=own("cli-cost"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))


def run(request: argparse.Namespace) -> None:
    from regno.learn.coach.bits import revealed_bits  # with NumPy, which other commands do not need
    from regno.learn.coach.tells import LEAST_GAMES, CoachedGame, find_tells

    played = [CoachedGame(game, seat_of(game, request.seat)) for game in map(game_of, request.files)]
    last = played[-1]
    bits = list(revealed_bits(last.game, last.seat, Narrator(request.lang, last.game.edition.id, last.seat)))
    tells = find_tells(played) if len(played) >= LEAST_GAMES else None
    costs = [cost_data(tell.key, tell.sign, tell.strength) if request.cost else {} for tell in tells or ()]
    if request.json:
        found = [{**asdict(tell), **cost} for tell, cost in zip(tells or (), costs, strict=True)]
        print_json({"games": len(played), "bits": [asdict(each) for each in bits], "tells": found})
        return
    show = CoachPrinter(request.lang, last.seat)
    show.bits(bits)
    show.tells(tells, costs, len(played), LEAST_GAMES)


def game_of(file: str) -> Game:
    """Return the whole game of a Record; raise CoachMisuse for what one seat saw, which has no other players."""
    game = read_any_game(text_of(Path(file)))
    if not isinstance(game, Game):
        raise CoachMisuse("cli-whole", file=file)
    return game


def seat_of(game: Game, text: str) -> int:
    seat = read_seat("--seat", text, game.options.houses)
    if seat == PUBLIC:
        raise CoachMisuse("cli-no-seat")
    return seat


def cost_data(key: str, sign: int, strength: float) -> dict[str, Any]:
    """Return the chance that a habit loses a game against rivals who know it, with its interval."""
    from regno.learn.coach.cost import cost_of
    from regno.learn.coach.tells import TWO_SIDED

    cost = cost_of(key, sign)
    mean, reach = cost.mean * strength, TWO_SIDED * cost.error * strength
    return {"cost": mean, "cost_low": mean - reach, "cost_high": mean + reach}


def one_decimal(value: float, language: str) -> str:
    """Return a number with one decimal, as the language writes it."""
    return f"{value:.1f}".replace(".", "," if language == "it" else ".")


class CoachPrinter:
    """Prints what the coach found."""

    def __init__(self, language: str, seat: int) -> None:
        self.language, self.seat = language, seat
        self.voice, self.screen = Voice(language, "coach"), Screen()

    def bits(self, found: list[Any]) -> None:
        """Print the moves that showed the most."""
        self.screen.title(self.voice("gave-away"))
        narrator = Narrator(self.language, "en111", self.seat)
        for each in sorted(sorted(found, key=lambda move: -max(move.bits))[:MOST_MOVES], key=lambda move: move.number):
            by_rival = ", ".join(
                f"{narrator.house(seat)} {one_decimal(bits, self.language)}"
                for seat, bits in enumerate(each.bits)
                if seat != self.seat and bits >= 0.05
            )
            if by_rival:
                print(self.voice("bits-of-move", number=each.number, words=each.words, bits=by_rival))

    def tells(self, found: list[Any] | None, costs: list[dict[str, Any]], games: int, least: int) -> None:
        print()
        self.screen.title(self.voice("habits-found"))
        if found is None:
            print(self.voice("needed", games=games, least=least))
        elif not found:
            print(self.voice("none-found", games=games))
        for tell, cost in zip(found or (), costs, strict=True):
            habit = f"{tell.key}-{'often' if tell.sign > 0 else 'seldom'}"
            print(self.voice(f"habit-{habit}"))
            print("  " + self.voice(
                "evidence", percent=percent_text(tell.rate), marked=tell.marked,
                occasions=tell.occasions, low=percent_text(tell.low),
                high=percent_text(tell.high), others=percent_text(tell.others),
            ))  # fmt: skip
            print(f"  {self.voice(f'use-{habit}')} {self.voice(f'do-{habit}')}")
            if cost:
                print("  " + self.voice("cost", **{
                    name: one_decimal(100 * cost[key], self.language)
                    for name, key in (("points", "cost"), ("low", "cost_low"), ("high", "cost_high"))
                }))  # fmt: skip
