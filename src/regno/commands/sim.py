"""``regno sim``: play many games and count results.

Random players are played by the compiled engine on all cores. A small number of games is faster in plain mode than
loading or compiling the engine, with the same results.
"""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from regno.cli import Misuse, print_json
from regno.commands.arguments import check_place, read_number, read_players, read_table, table_arguments
from regno.commands.compile_notice import preparing
from regno.env.frozen import NAMES
from regno.lab.batches import Engine, ParallelRandomGames
from regno.players import PLAYERS
from regno.players.budget import Budget
from regno.players.play import chooser, play_game
from regno.players.spec import prepare_players
from regno.proelio.chance import make_rng
from regno.proelio.edition import Edition
from regno.proelio.game import undealt
from regno.proelio.info.view import View
from regno.proelio.jit.records import blank
from regno.proelio.narrator import Narrator
from regno.proelio.options import read_pair
from regno.proelio.rules.victory import ENDINGS, WHOLE
from regno.proelio.simulate.playout import Tally, count_game
from regno.proelio.state import Options
from regno.text import Voice

MOST_GAMES = 1_000_000_000
MOST_WRITTEN = 10_000_000
MOST_SEED = 2**31 - 1
A_MOVE = Budget(milliseconds=50)  # for a player to think about one choice
# Plain games take about 2 ms each, loading the engine 0.6 s, compiling it 25 s.
SOONER_THAN_LOADED = 200
SOONER_THAN_COMPILED = 8_000


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    table_arguments(parser, voice)
    number, names = voice("word-number"), voice("word-names")
    parser.add_argument(
        "--players", default="random", metavar=names, help=voice("sim-players", known=", ".join(PLAYERS))
    )
    parser.add_argument("--games", default="100", metavar=number, help=voice("sim-games"))
    parser.add_argument("--seed", default="1", metavar=number, help=voice("flag-seed"))
    parser.add_argument("--plain", action="store_true", help=voice("sim-plain"))
    parser.add_argument("--write", metavar=voice("word-file"), help=voice("sim-write", known=", ".join(NAMES)))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))


def run(request: argparse.Namespace) -> int:
    if request.write:
        return write(request)
    rulebook, options = read_table(request)
    players = read_players("--players", request.players, options.houses)
    games = read_number("--games", request.games, 1, MOST_GAMES)
    seed = read_number("--seed", request.seed, 0, MOST_SEED)
    by_lot = set(players) == {"random"}
    table = ParallelRandomGames(rulebook, options, engine_for(games, request) if by_lot else None)
    table.prepare()
    if not by_lot:
        prepare_players(players, preparing(request.lang, "players", "arena-preparing"))
    began = perf_counter()
    tally = table.play(seed << 32, games) if by_lot else play_games(rulebook, options, players, seed << 32, games)
    seconds = perf_counter() - began
    found = {**summary(tally, options.houses, seconds), "engine": "compiled" if table.engine else "plain"}
    if request.json:
        print_json(found)
    else:
        print_plainly(found, rulebook, Voice(request.lang, "cli"))
    return 0


def write(request: argparse.Namespace) -> int:
    """Play games of frozen players and write every decision to a Parquet file."""
    read_table(request)  # the errors of the table first
    games = read_number("--games", request.games, 1, MOST_WRITTEN)
    seed = read_number("--seed", request.seed, 0, MOST_SEED)
    path, voice = check_place(request.write), Voice(request.lang, "cli")
    if find_spec("pyarrow") is None:
        raise Misuse("sim-no-parquet")
    from regno.env.dataset import write_games  # loads Numba

    names = [name.strip() for name in request.players.split(",")]
    modes = {"houses": int(request.houses), "guilds": request.guilds, "merchant": request.merchant}
    rulings = dict(read_pair(pair) for pair in request.option)
    began = perf_counter()
    decisions = write_games(
        path, games, names[0] if len(names) == 1 else names, seed,
        edition=request.edition, allied=request.allied, rulings=rulings, **modes,
    )  # fmt: skip
    seconds = round(perf_counter() - began, 2)
    found = {"games": games, "decisions": decisions, "seconds": seconds, "file": str(path)}
    if request.json:
        print_json(found)
    else:
        print(voice("sim-done", games=games, decisions=decisions, seconds=seconds))
        print(voice("sim-written", file=str(path), size=round(path.stat().st_size / 1e6, 1)))
    return 0


def engine_for(games: int, request: argparse.Namespace) -> Engine | None:
    """Return the compiled engine, or None where plain mode is requested or faster."""
    if request.plain or games <= SOONER_THAN_LOADED:
        return None
    from regno.proelio.jit import compile  # Numba is loaded only where it is used

    if not compile.is_ready() and compile.is_being_prepared():
        if games <= SOONER_THAN_COMPILED:
            return None
        print(Voice(request.lang, "cli")("engine-awaited"), file=sys.stderr, flush=True)
    return compile.engine(preparing(request.lang, "cli", "engine-prepared"))


def play_games(rulebook: Edition, options: Options, players: list[str], first_seed: int, games: int) -> Tally:
    """Play games between these players and return the tally. Chance and players share the generator of a game."""
    tally = blank(Tally)

    def count(view: View | None) -> None:
        tally.moves += 1
        tally.decisions += int(view is not None and len(view.legal) > 1)

    for seed in range(first_seed, first_seed + games):
        rng, game = make_rng(seed), undealt(rulebook, options)
        play_game(game, [chooser(PLAYERS[name](rng), A_MOVE) for name in players], rng, count)
        count_game(game.state, tally)
    return tally


def summary(tally: Tally, houses: int, seconds: float) -> dict[str, Any]:
    """Return the tally as plain data."""
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 6),
        "wins_by_seat": [round(wins / WHOLE, 6) for wins in tally.wins[:houses]],
        "endings": {ENDINGS[ending]: tally.endings[ending] for ending in range(1, len(ENDINGS))},
        "mean_turns": round(tally.turns / tally.games, 3),
        "mean_moves": round(tally.moves / tally.games, 3),
    }


def print_plainly(found: dict[str, Any], rulebook: Edition, voice: Voice) -> None:
    """Print the results for a person."""
    teller = Narrator(voice.language, rulebook.id)
    wins = (
        voice("sim-win", house=teller.house(seat), wins=round(won, 1)) for seat, won in enumerate(found["wins_by_seat"])
    )
    endings = (voice("sim-ending", ending=name, count=count) for name, count in found["endings"].items())
    print(voice("sim-done", games=found["games"], decisions=found["decisions"], seconds=round(found["seconds"], 2)))
    print(voice("sim-length", turns=round(found["mean_turns"], 1), moves=round(found["mean_moves"], 1)))
    print(voice("sim-wins", wins=", ".join(wins)))
    print(voice("sim-endings", endings=", ".join(endings)))
