"""``regno arena``: matches between players, with win shares and ratings."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from regno.arena.entrant import read_entrant, seating
from regno.arena.game import GameResult
from regno.arena.match import Match, MatchLog, play_match
from regno.arena.ratings import MatchStanding, standings
from regno.cli import print_json
from regno.commands.arguments import check_place, read_number, read_table, table_arguments
from regno.commands.compile_notice import preparing
from regno.players import PLAYERS
from regno.players.budget import BadPlayer
from regno.players.spec import prepare_players
from regno.text import Voice

MOST_GAMES = 1_000_000
MOST_SEED = 2**31 - 1
BAR = 40  # characters of the progress bar


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    own, number = Voice(voice.language, "players"), voice("word-number")
    parser.add_argument("players", nargs="*", metavar=own("arena-word"), help=own("arena-entrants"))
    parser.add_argument("--list", action="store_true", help=own("arena-list"))
    table_arguments(parser, voice)
    parser.add_argument("--games", default="100", metavar=number, help=own("arena-games"))
    parser.add_argument("--seed", default="1", metavar=number, help=voice("flag-seed"))
    parser.add_argument("--workers", default=str(os.cpu_count() or 1), metavar=number, help=own("arena-workers"))
    parser.add_argument("--file", metavar=voice("word-file"), help=own("arena-journal"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))


def run(request: argparse.Namespace) -> None:
    voice = Voice(request.lang, "players")
    if request.list:
        list_players(request.json, voice)
        return
    match = read_match(request)
    workers = read_number("--workers", request.workers, 1, 1024)
    log = MatchLog(check_place(request.file) if request.file else None, match.header())
    thinkers = {entrant.player for entrant in match.entrants}
    prepare_players(thinkers, preparing(request.lang, "players", "arena-preparing"))
    results = play_match(match, log, workers, progress(match.games))
    report(match, results, request.json, voice)


def read_match(request: argparse.Namespace) -> Match:
    """Return the match that the arguments ask for; raise BadPlayer without players."""
    if not request.players:
        raise BadPlayer("no-players")
    book, options = read_table(request)
    named = [read_entrant(text) for text in request.players]
    return Match(
        book=book,
        options=options,
        entrants=tuple(seating(named, options.houses, bool(options.allied))),
        games=read_number("--games", request.games, 1, MOST_GAMES),
        seed=read_number("--seed", request.seed, 0, MOST_SEED),
    )


def list_players(as_json: bool, voice: Voice) -> None:
    """Print every level with its public name and description."""
    language = voice.language
    rows = [
        {"player": name, "name": spec.title(language), "about": spec.about(language)} for name, spec in PLAYERS.items()
    ]
    if as_json:
        print_json(rows)
        return
    for row in rows:
        print(f"{row['player']:10} {row['name']:12} {row['about']}")


def progress(games: int) -> Callable[[int], None]:
    """Return a callback that draws a progress bar; it does nothing if stderr is no terminal."""

    def tell(done: int) -> None:
        full = BAR * done // games
        print(f"\r[{'#' * full}{'.' * (BAR - full)}] {done}/{games}", end="", file=sys.stderr, flush=True)
        if done == games:
            print(file=sys.stderr)

    return tell if sys.stderr.isatty() else lambda done: None


def report(match: Match, results: Sequence[GameResult], as_json: bool, voice: Voice) -> None:
    """Print the standings, and failures of players if any."""
    crashes, overruns = sum(result.crashes for result in results), sum(result.overruns for result in results)
    found = standings(match, results)
    if as_json:
        print_json(standings_data(match, found, crashes, overruns))
        return
    print(voice("arena-title", games=len(results), houses=match.options.houses, edition=match.book.id))
    for each in found:
        print(line(each, voice))
    if crashes or overruns:
        print(voice("arena-trouble", crashes=crashes, overruns=overruns))


def standings_data(match: Match, found: Sequence[MatchStanding], crashes: int, overruns: int) -> dict[str, Any]:
    """Return the standings as data."""
    rows = [asdict(each) for each in found]
    return {**match.header(), "games": match.games, "standings": rows, "crashes": crashes, "overruns": overruns}


def line(each: MatchStanding, voice: Voice) -> str:
    """Return one standing as a sentence; shares in percent."""
    percents = {name: round(100 * getattr(each, name), 1) for name in ("share", "low", "high", "par")}
    return voice(
        "arena-line",
        entrant=each.entrant,
        rating=each.rating,
        doubt=each.doubt,
        milliseconds=each.milliseconds,
        **percents,
    )
